//! A small matrix as a table. How an item or option stands is a class of its
//! head or row; the rest is done by style.css, so that a step touches those
//! lines only that have changed.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

use super::Target;
use crate::dlx::{ItemId, OptionId};
use crate::names::{ItemName, Names, OptionName};
use crate::snapshot::inside::matrix::Extent;
use crate::snapshot::inside::{ItemState, ItemView, OptionState};
use crate::snapshot::{Inside, PointedView};
use crate::thing::Thing;
use crate::web::dom::{self, Attr, Sure};
use crate::web::view::inside::size::Size;
use crate::web::view::inside::tools::state_class;
use crate::words::{count, joined};

/// Names with a line longer than this are turned.
const UPRIGHT: usize = 4;

/// The width of a cell; of one drawn larger, alone and beside another view.
const CELL: i32 = 28;
const LARGE: i32 = 44;
const MIDDLE: i32 = 36;

/// A view so wide is alone.
const ALONE: i32 = 620;

/// The room of the key beside the table.
const KEY: i32 = 280;

/// The table.
pub struct Table {
    scroller: HtmlElement,
    extent: Attr,
    heads: Vec<Head>,
    rows: Vec<Row>,
    size: Size,
    /// Its size as it is when it is not drawn larger.
    natural: (i32, i32),
    zoom: Attr,
    beside: Attr,
}

struct Head {
    root: HtmlElement,
    size: Element,
    /// The classes that stay.
    class: String,
    /// The item's name in words.
    name: String,
    words: Attr,
    seen: Option<(ItemView, bool)>,
}

struct Row {
    root: HtmlElement,
    /// Its number and its name.
    name: String,
    words: Option<Attr>,
    seen: Option<RowView>,
}

#[derive(Clone, Copy, PartialEq)]
struct RowView {
    state: OptionState,
    /// Whether it is in the list branched on; told only where that matters.
    listed: bool,
    hot: bool,
}

impl Table {
    /// The ones, not painted yet.
    pub fn build(body: &HtmlElement, names: Option<&Names>) -> Self {
        let scroller: HtmlElement = dom::append(body, "div", "mx-scroll").unchecked_into();
        // With the focus on it the arrows scroll.
        dom::set(&scroller, "tabindex", "0");
        dom::set(&scroller, "role", "group");
        dom::set(&scroller, "aria-label", "Matrix of options and items");
        let beside = Attr::on(body.clone().into(), "data-key");
        let sheet = dom::append(&scroller, "div", "mx-sheet");
        let table = dom::append(&sheet, "table", "mx-table");
        let (items, options) = match names {
            Some(names) => (&*names.items, &*names.options),
            None => Default::default(),
        };
        dom::set(&table, "aria-label", "Matrix: items by options");
        let heads = build_heads(&table, items, options);
        let rows = build_rows(&table, items, options);
        let sheet: HtmlElement = sheet.unchecked_into();
        Table {
            size: Size::of(&scroller),
            scroller,
            natural: (sheet.offset_width(), sheet.offset_height()),
            extent: Attr::on(table.clone(), "data-extent"),
            zoom: Attr::on(table, "style"),
            beside,
            heads,
            rows,
        }
    }

    /// Makes the cells of a small one as large as there is room, in a view of
    /// this width.
    pub fn fit(&mut self, width: i32) {
        let largest = if width >= ALONE { LARGE } else { MIDDLE };
        let most = 100 * largest / CELL;
        let beside = self.natural.0 * most / 100 + KEY <= width;
        self.beside.set(if beside { "beside" } else { "below" });
        let (width, height) = self.size.get();
        let room = |room: i32, natural: i32| 100 * (room - 4) / natural.max(1);
        let fits = room(width, self.natural.0).min(room(height, self.natural.1));
        let zoom = fits.clamp(100, most).to_string();
        self.zoom.set(&joined(&["zoom: ", &zoom, "%"]));
    }

    /// Paints what differs, and scrolls to what is to be looked at.
    pub fn paint(
        &mut self,
        inside: &Inside,
        pointed: Option<&PointedView>,
        extent: Extent,
        look: Option<Target>,
    ) {
        self.extent.set(match extent {
            Extent::All => "all",
            Extent::Linked => "linked",
            Extent::Current => "current",
        });
        let matrix = inside.matrix.as_ref();
        let listed = |option| matrix.is_some_and(|matrix| matrix.rows.contains(&option));
        for (item, (head, view)) in (0..)
            .map(ItemId)
            .zip(self.heads.iter_mut().zip(&inside.items))
        {
            let hot = pointed.is_some_and(|pointed| pointed.is_item(item));
            head.paint((*view, hot));
        }
        let rows = self.rows.iter_mut().zip(&inside.options);
        for (option, (row, state)) in (0..).map(OptionId).zip(rows) {
            let hot = pointed.is_some_and(|pointed| pointed.is_option(option));
            let listed = extent == Extent::Current && listed(option);
            row.paint(RowView {
                state: *state,
                listed,
                hot,
            });
        }
        if let Some(target) = look {
            self.look(target);
        }
    }

    /// Brings the column and the row into view if they are not.
    fn look(&self, target: Target) {
        let Some(first) = self.heads.first() else {
            return;
        };
        // What the heads hide: their own height, and the width of the rows'.
        let (left, top) = (first.root.offset_left(), first.root.offset_height());
        let scroller = &self.scroller;
        if let Some(head) = target.column.and_then(|item| self.heads.get(item.index())) {
            let part = (head.root.offset_left(), head.root.offset_width());
            let seen = (scroller.scroll_left(), scroller.client_width());
            if let Some(to) = brought(part, seen, left) {
                scroller.set_scroll_left(to);
            }
        }
        let row = target.row.and_then(|option| self.rows.get(option.index()));
        if let Some(row) = row.filter(|row| row.root.offset_height() > 0) {
            let part = (row.root.offset_top(), row.root.offset_height());
            let seen = (scroller.scroll_top(), scroller.client_height());
            if let Some(to) = brought(part, seen, top) {
                scroller.set_scroll_top(to);
            }
        }
    }
}

/// Where to scroll so that a part (from, length) is seen in a box (scrolled to,
/// length) of which a margin at the beginning is hidden by heads; none if it
/// is seen already.
fn brought(part: (i32, i32), seen: (i32, i32), margin: i32) -> Option<i32> {
    let visible = part.0 >= seen.0 + margin && part.0 + part.1 <= seen.0 + seen.1;
    let room = (seen.1 - margin - part.1).max(0);
    (!visible).then(|| (part.0 - margin - room / 3).max(0))
}

impl Head {
    fn paint(&mut self, view: (ItemView, bool)) {
        if self.seen == Some(view) {
            return;
        }
        let size = self.seen.map(|seen| seen.0.size);
        if size != Some(view.0.size) {
            let text = view.0.size.to_string();
            self.size.set_text_content(Some(&text));
        }
        let state = match view.0.state {
            ItemState::Open => "",
            ItemState::Next => "next",
            ItemState::Chosen => "chosen",
            ItemState::Covered => "covered",
        };
        let empty = view.0.size == 0 && view.0.state != ItemState::Covered;
        let empty = if empty { " empty" } else { "" };
        let hot = if view.1 { " hot" } else { "" };
        let class = joined(&[&self.class, state, empty, hot]);
        self.root.set_class_name(&class);
        let left = count(view.0.size.into(), "option");
        self.words.set(&match view.0.state {
            ItemState::Open => joined(&[&self.name, ", ", &left, " left"]),
            ItemState::Next => joined(&[&self.name, ", ", &left, " left, next"]),
            ItemState::Chosen => joined(&[&self.name, ", ", &left, " left, chosen"]),
            ItemState::Covered => joined(&[&self.name, ", covered"]),
        });
        self.seen = Some(view);
    }
}

impl Row {
    fn paint(&mut self, view: RowView) {
        if self.seen == Some(view) {
            return;
        }
        let listed = if view.listed { " listed" } else { "" };
        let hot = if view.hot { " hot" } else { "" };
        let class = joined(&[state_class(view.state), listed, hot]);
        self.root.set_class_name(&class);
        if let Some(words) = &mut self.words {
            words.set(&joined(&[&self.name, state_words(view.state)]));
        }
        self.seen = Some(view);
    }
}

/// How an option stands, after its name.
fn state_words(state: OptionState) -> &'static str {
    match state {
        OptionState::Linked => "",
        OptionState::Waiting => ", of the chosen item",
        OptionState::Rejected => ", given up",
        OptionState::Trying => ", tried",
        OptionState::Leaving => ", being given up",
        OptionState::Placed => ", in the solution",
        OptionState::Given => ", given",
        OptionState::Hidden => ", removed",
    }
}

fn build_heads(table: &Element, items: &[ItemName], options: &[OptionName]) -> Vec<Head> {
    let is_long = |item: &ItemName| {
        let (first, second) = item.lines();
        first.chars().count().max(second.chars().count()) > UPRIGHT
    };
    let turned = items.iter().any(is_long);
    let head = dom::append(table, "thead", if turned { "turned" } else { "" });
    let line = dom::append(&head, "tr", "");
    let corner = dom::append(&line, "td", "corner");
    // The widths are fixed, so that nothing is measured again at a step.
    let longest = options.iter().map(|option| option.short.chars().count());
    let longest = longest.max().unwrap_or(0).to_string();
    dom::set(&corner, "style", &joined(&["--name: ", &longest]));
    let bar = items.iter().position(|item| !item.primary);
    let build = |(at, item): (usize, &ItemName)| {
        let mut class = String::new();
        if !item.primary {
            class.push_str("secondary ");
        }
        if bar == Some(at) {
            class.push_str("bar ");
        }
        build_head(&line, item, at, class, turned)
    };
    items.iter().enumerate().map(build).collect()
}

fn build_head(line: &Element, item: &ItemName, at: usize, class: String, turned: bool) -> Head {
    let root = dom::append(line, "th", "");
    dom::set(&root, "scope", "col");
    dom::set(&root, "title", &item.words);
    let thing = Thing::Item(ItemId(at as u32)).to_string();
    dom::set(&root, "data-thing", &thing);
    let name = dom::append(&root, "span", "name");
    let (first, second) = if turned {
        (&*item.short, "")
    } else {
        item.lines()
    };
    name.set_text_content(Some(first));
    if !second.is_empty() {
        dom::append(&name, "br", "");
        name.insert_adjacent_text("beforeend", second).sure();
    }
    let size = dom::append(&root, "span", "size");
    Head {
        words: Attr::on(root.clone(), "aria-label"),
        root: root.unchecked_into(),
        size,
        class,
        name: item.words.clone(),
        seen: None,
    }
}

/// Each row is a copy of one without ones: that is one call, not one for each
/// zero.
fn build_rows(table: &Element, items: &[ItemName], options: &[OptionName]) -> Vec<Row> {
    let body = dom::append(table, "tbody", "");
    let pattern = dom::document().create_element("tr").sure();
    let head = dom::append(&pattern, "th", "");
    dom::set(&head, "scope", "row");
    dom::append(&head, "i", "");
    dom::append(&head, "b", "");
    dom::append(&head, "span", "");
    let bar = items.iter().position(|item| !item.primary);
    for at in 0..items.len() {
        dom::append(&pattern, "td", if bar == Some(at) { "bar" } else { "" });
    }
    let build = |(at, option): (u32, &OptionName)| {
        let row = pattern.clone_node_with_deep(true).sure();
        body.append_child(&row).sure();
        build_row(row.unchecked_into(), OptionId(at), option)
    };
    (0..).zip(options).map(build).collect()
}

fn build_row(root: HtmlElement, option: OptionId, name: &OptionName) -> Row {
    dom::set(&root, "data-thing", &Thing::Option(option).to_string());
    let cells = root.child_nodes();
    let cell = |at: usize| cells.item(at as u32);
    let number = (option.0 + 1).to_string();
    let mut said = joined(&["option ", &number]);
    if number != name.short {
        said += &joined(&[", ", &name.words]);
    }
    if let Some(head) = cell(0) {
        let parts = head.child_nodes();
        let write = |at, text: &str| {
            let part: Option<Node> = parts.item(at);
            part.iter()
                .for_each(|part| part.set_text_content(Some(text)));
        };
        if number != name.short {
            write(1, &number);
        }
        write(2, &name.short);
    }
    for &item in &name.items {
        if let Some(one) = cell(item.index() + 1) {
            one.set_text_content(Some("1"));
            let one: Element = one.unchecked_into();
            let bar = if one.class_name().is_empty() {
                "one"
            } else {
                "bar one"
            };
            one.set_class_name(bar);
            dom::set(&one, "data-thing", &Thing::Node(option, item).to_string());
        }
    }
    let words = cell(0).map(|head| Attr::on(head.unchecked_into(), "aria-label"));
    Row {
        root,
        name: said,
        words,
        seen: None,
    }
}
