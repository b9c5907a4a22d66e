//! A row of the table: it shows one place after the other.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::dlx::PlaceKind;
use crate::snapshot::inside::memory::{Cell, Place};
use crate::snapshot::{Inside, ItemState, OptionState, PointedView};
use crate::thing::Thing;
use crate::web::dom::{self, Attr, Sure, Text};
use crate::words::joined;

/// A row.
pub struct Row {
    node: HtmlElement,
    moved: Attr,
    hidden: Attr,
    class: Attr,
    thing: Attr,
    index: Attr,
    number: Text,
    name: Text,
    note: Text,
    /// The name of a node has the room of the links it does not have.
    span: Attr,
    cells: [CellText; 5],
    seen: Option<Seen>,
}

/// What it has painted: the number, the place, whether it is pointed at, and
/// the mark before its name.
type Seen = (u32, Option<Place>, bool, &'static str);

struct CellText {
    hidden: Attr,
    class: Attr,
    was: Text,
    value: Text,
}

impl Row {
    /// An empty row, last in the table.
    pub fn build(body: &Element) -> Self {
        let row = dom::append(body, "tr", "");
        let number = dom::append(&row, "th", "");
        dom::set(&number, "scope", "row");
        let what = dom::append(&row, "td", "what");
        let cell = |()| {
            let cell = dom::append(&row, "td", "");
            let was = dom::append(&cell, "s", "");
            apart(&cell);
            CellText {
                was: Text::on(was),
                value: Text::on(dom::append(&cell, "span", "")),
                hidden: Attr::on(cell.clone(), "hidden"),
                class: Attr::on(cell, "class"),
            }
        };
        let name = dom::append(&what, "b", "");
        apart(&what);
        Row {
            name: Text::on(name),
            note: Text::on(dom::append(&what, "small", "")),
            cells: [(); 5].map(cell),
            span: Attr::on(what, "colspan"),
            number: Text::on(number),
            hidden: Attr::on(row.clone(), "hidden"),
            class: Attr::on(row.clone(), "class"),
            thing: Attr::on(row.clone(), "data-thing"),
            index: Attr::on(row.clone(), "aria-rowindex"),
            moved: Attr::on(row.clone(), "data-moved"),
            node: row.unchecked_into(),
            seen: None,
        }
    }

    /// How tall a row is, in CSS pixels.
    pub fn height(&self) -> u32 {
        self.node.offset_height().max(1) as u32
    }

    /// Whether the place is the one that has just left its ring, or come back.
    pub fn set_moved(&mut self, moved: bool) {
        self.moved.set_bool(moved);
    }

    /// Shows the place of this number, or nothing.
    pub fn paint(
        &mut self,
        number: u32,
        place: Option<Place>,
        inside: &Inside,
        pointed: Option<&PointedView>,
    ) {
        let thing = place.and_then(|place| thing(place.kind));
        let hot = thing.is_some_and(|thing| pointed.is_some_and(|it| is_meant(it.thing, thing)));
        let mark = place.map_or("", |place| mark(place.kind, inside));
        let seen = (number, place, hot, mark);
        if self.seen == Some(seen) {
            return;
        }
        self.seen = Some(seen);
        self.hidden.toggle(place.is_none());
        let Some(place) = place else { return };
        self.class.set(class(&place, hot));
        self.thing
            .set(&thing.map(|it| it.to_string()).unwrap_or_default());
        // The head is the first row.
        self.index.set(&(number + 2).to_string());
        self.number.set(&number.to_string());
        let (name, note) = what(place.kind, inside);
        self.name.set(&joined(&[mark, name]));
        self.note.set(&joined(&[note, out(&place)]));
        let wide = matches!(place.kind, PlaceKind::Node { .. } | PlaceKind::Spacer);
        self.span.set(if wide { "3" } else { "1" });
        self.cells[..2]
            .iter_mut()
            .for_each(|cell| cell.hidden.toggle(wide));
        for (text, cell) in self.cells.iter_mut().zip(place.cells) {
            text.paint(cell);
        }
    }
}

/// Keeps what is read out, or copied, from running together.
fn apart(cell: &Element) {
    cell.insert_adjacent_text("beforeend", " ").sure();
}

impl CellText {
    fn paint(&mut self, cell: Option<Cell>) {
        let (class, was, value) = match cell {
            None => ("", String::new(), String::new()),
            Some(cell) => (
                if cell.written { "written" } else { "" },
                cell.was.map(|was| was.to_string()).unwrap_or_default(),
                number(cell.value),
            ),
        };
        self.class.set(class);
        self.was.set(&was);
        self.value.set(&value);
    }
}

/// With a minus sign, not a hyphen.
fn number(value: i32) -> String {
    let digits = value.unsigned_abs().to_string();
    match value < 0 {
        true => joined(&["−", &digits]),
        false => digits,
    }
}

fn thing(kind: PlaceKind) -> Option<Thing> {
    match kind {
        PlaceKind::Header(item) => Some(Thing::Item(item)),
        PlaceKind::Node { item, option } => Some(Thing::Node(option, item)),
        PlaceKind::Root | PlaceKind::Spacer => None,
    }
}

/// Whether a place is pointed at: with an item its header and all its nodes,
/// with an option all its nodes, with a node that one.
fn is_meant(pointed: Thing, place: Thing) -> bool {
    match pointed {
        Thing::Item(item) => place.item() == Some(item),
        Thing::Option(option) => place.option() == Some(option),
        Thing::Node(..) => place == pointed,
    }
}

fn class(place: &Place, hot: bool) -> &'static str {
    let own = matches!(place.kind, PlaceKind::Node { .. } | PlaceKind::Spacer);
    match (own, place.out, hot) {
        (true, false, false) => "",
        (true, false, true) => "hot",
        (true, true, false) => "out",
        (true, true, true) => "out hot",
        (false, false, false) => "header",
        (false, false, true) => "header hot",
        (false, true, false) => "header out",
        (false, true, true) => "header out hot",
    }
}

/// What stands before the name of what the search is at.
fn mark(kind: PlaceKind, inside: &Inside) -> &'static str {
    match kind {
        PlaceKind::Header(item) => match inside.items[item.index()].state {
            ItemState::Chosen => "▶ ",
            ItemState::Next => "▷ ",
            ItemState::Open | ItemState::Covered => "",
        },
        PlaceKind::Node { option, .. } => match inside.options[option.index()] {
            OptionState::Trying => "▶ ",
            OptionState::Leaving => "◁ ",
            OptionState::Placed | OptionState::Given => "✓ ",
            OptionState::Linked
            | OptionState::Waiting
            | OptionState::Rejected
            | OptionState::Hidden => "",
        },
        PlaceKind::Root | PlaceKind::Spacer => "",
    }
}

/// Why it is in no ring, if so.
fn out(place: &Place) -> &'static str {
    match place.kind {
        _ if !place.out => "",
        PlaceKind::Header(_) => " · covered",
        PlaceKind::Node { .. } | PlaceKind::Root | PlaceKind::Spacer => " · hidden",
    }
}

/// A name, and beside it the item of a node.
fn what(kind: PlaceKind, inside: &Inside) -> (&str, &str) {
    let names = &inside.names;
    match kind {
        PlaceKind::Root => ("root", ""),
        PlaceKind::Header(item) => (&names.items[item.index()].short, "header"),
        PlaceKind::Node { item, option } => (
            &names.options[option.index()].short,
            &names.items[item.index()].short,
        ),
        PlaceKind::Spacer => ("", "spacer"),
    }
}
