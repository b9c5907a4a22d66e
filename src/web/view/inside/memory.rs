//! The memory: the arrays as a table, of which only the rows in view exist.

mod row;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use super::InsideView;
use super::tools::button;
use crate::app::Action;
use crate::snapshot::inside::MemoryView;
use crate::snapshot::inside::memory::COLUMNS;
use crate::snapshot::{Inside, Snapshot};
use crate::web::dom::{self, Attr, Text};
use crate::web::view::number;
use crate::words::{count, grouped, joined};
use row::Row;

/// Rows filled beyond those in view.
const SPARE: u32 = 4;

/// The view.
pub struct Memory {
    /// The mems of the step, and of all.
    step: Text,
    total: Text,
    scroller: HtmlElement,
    head: HtmlElement,
    body: Element,
    above: Gap,
    below: Gap,
    rows: Vec<Row>,
    field: HtmlInputElement,
    follow: Attr,
    follows: bool,
    /// Where a button wants to go.
    wanted: Option<Wanted>,
    /// Whether the page says why something was refused.
    refused: bool,
    /// The step shown last, by its number and the writes done of it.
    seen: Option<Seen>,
    place: Where,
}

/// What tells one position from another.
type Seen = (u64, Option<u32>, usize);

/// Where the table is, in CSS pixels.
#[derive(Clone, Copy, Default)]
struct Where {
    /// How far it is scrolled down.
    top: u32,
    /// The height of the rows that are seen.
    room: u32,
    /// The height of one of them.
    row: u32,
}

#[derive(Clone, Copy)]
enum Wanted {
    Item,
    Option,
    Place(u32),
}

impl Memory {
    /// Nothing shown yet.
    pub fn build(body: &HtmlElement, inside: Option<&Inside>) -> Self {
        let root = dom::append(body, "div", "memory");
        let bar = dom::append(&root, "div", "memory-bar");
        let mems = dom::append(&bar, "p", "memory-mems");
        let (step, total) = (dom::append(&mems, "b", ""), dom::append(&mems, "span", ""));
        let (field, follow) = build_buttons(&bar);
        let scroller = dom::append(&root, "div", "memory-rows");
        dom::set(&scroller, "tabindex", "0");
        dom::set(&scroller, "role", "group");
        dom::set(&scroller, "aria-label", "The arrays");
        let table = dom::append(&scroller, "table", "");
        let places = inside
            .and_then(|inside| inside.memory.as_ref())
            .map_or(0, |memory| memory.links.places());
        // The head is a row too.
        dom::set(&table, "aria-rowcount", &(places + 1).to_string());
        let head = build_head(&table);
        let above = Gap::build(&table);
        let body = dom::append(&table, "tbody", "");
        let below = Gap::build(&table);
        Memory {
            step: Text::on(step),
            total: Text::on(total),
            scroller: scroller.unchecked_into(),
            head,
            body,
            above,
            below,
            rows: Vec::new(),
            field,
            follow,
            follows: true,
            wanted: None,
            refused: false,
            seen: None,
            place: Where::default(),
        }
    }

    /// Scrolls to where a button wants to go; else, after a step, to the first
    /// place written, if none of them is in view.
    fn scroll(&mut self, view: &MemoryView, seen: Seen, row: u32) {
        let stepped = self.seen.replace(seen) != Some(seen);
        let wanted = self.wanted.take().map(|wanted| match wanted {
            Wanted::Item => view.item,
            Wanted::Option => view.option,
            Wanted::Place(place) => Some(place.min(view.links.places() - 1)),
        });
        let (first, last) = self.range(view, row);
        let place = match wanted {
            Some(place) => place,
            None if !(stepped && self.follows) => None,
            None => {
                let mut places = view.written.iter().map(|change| change.place.number());
                let is_seen = |place| (first..last).contains(&place);
                let target = places.clone().next();
                target.filter(|_| !places.any(is_seen))
            }
        };
        if let Some(place) = place {
            let above = place.saturating_sub((last - first) / 3);
            self.scroller.set_scroll_top((above * row) as i32);
            self.place.top = self.scroller.scroll_top().max(0) as u32;
        }
    }

    /// The places that are wholly in view.
    fn range(&self, view: &MemoryView, row: u32) -> (u32, u32) {
        let Where { top, room, .. } = self.place;
        let first = top.div_ceil(row);
        let last = (top + room) / row;
        (first, last.clamp(first, view.links.places().max(first)))
    }

    fn fill(&mut self, snapshot: &Snapshot, inside: &Inside, view: &MemoryView, row: u32) {
        let (first, last) = self.range(view, row);
        let places = view.links.places();
        let first = first.saturating_sub(SPARE).min(places);
        let last = (last + SPARE).min(places);
        while (self.rows.len() as u32) < last - first {
            self.rows.push(Row::build(&self.body));
        }
        self.above.set(first * row);
        self.below.set((places - last) * row);
        for (number, row) in (first..).zip(&mut self.rows) {
            let place = if number < last {
                view.place(number)
            } else {
                None
            };
            row.paint(number, place, inside, snapshot.pointed.as_ref());
            row.set_moved(view.moved == Some(number));
        }
    }
}

impl InsideView for Memory {
    fn paint(&mut self, snapshot: &Snapshot, inside: &Inside) {
        let Some(view) = &inside.memory else { return };
        self.refused = snapshot.error.is_some();
        if self.rows.is_empty() {
            // Shows how tall a row is, and makes the table as tall as it will
            // be, so that it can be scrolled.
            self.rows.push(Row::build(&self.body));
            self.rows[0].paint(0, view.place(0), inside, None);
            self.look();
            let row = self.place.row;
            self.fill(snapshot, inside, view, row);
        }
        let row = self.place.row;
        let seen = (snapshot.counters.step, view.moved, view.written.len());
        self.scroll(view, seen, row);
        self.fill(snapshot, inside, view, row);
        self.step.set(&step_mems(view));
        self.total.set(&total_mems(view));
    }

    fn look(&mut self) {
        let room = self.scroller.client_height() - self.head.offset_height();
        self.place = Where {
            top: self.scroller.scroll_top().max(0) as u32,
            room: room.max(0) as u32,
            row: self.rows.first().map_or(1, Row::height),
        };
    }

    fn shown_anew(&mut self) {
        self.seen = None;
    }

    fn ask(&mut self, what: &str) -> Option<Action> {
        if what != "place" {
            return None;
        }
        match number(&self.field.value()) {
            Ok(place) => {
                let place = u32::try_from(place).unwrap_or(u32::MAX);
                self.wanted = Some(Wanted::Place(place));
                self.refused.then_some(Action::DismissError)
            }
            Err(why) => Some(Action::Refuse(why)),
        }
    }

    fn press(&mut self, what: &str) -> bool {
        match what {
            "item" => self.wanted = Some(Wanted::Item),
            "option" => self.wanted = Some(Wanted::Option),
            "place" => {} // wanted since it asked
            "follow" => {
                self.follows = !self.follows;
                self.follow.set_bool(self.follows);
            }
            _ => return false,
        }
        true
    }
}

/// "This step: 14 reads, 9 writes (mems)".
fn step_mems(view: &MemoryView) -> String {
    match view.mems {
        None => "No step made yet".to_owned(),
        Some(mems) => joined(&[
            if view.single {
                "This link: "
            } else {
                "This step: "
            },
            &count(mems.reads, "read"),
            ", ",
            &count(mems.writes, "write"),
            " (mems)",
        ]),
    }
}

/// "Since the start: 1,204 mems", where they are counted.
fn total_mems(view: &MemoryView) -> String {
    match view.mems_total {
        None => String::new(),
        Some(total) => joined(&[
            if view.amid {
                "Before this step: "
            } else {
                "Since the start: "
            },
            &grouped(total.total()),
            " mems",
        ]),
    }
}

/// The buttons and the field.
fn build_buttons(bar: &Element) -> (HtmlInputElement, Attr) {
    let tools = dom::append(bar, "form", "memory-tools");
    // Sent nowhere: Enter presses the button.
    dom::set(&tools, "method", "dialog");
    let button = |text: &str, what: &str| button(&tools, "quiet", what, text);
    let mut follow = Attr::on(button("Follow", "follow"), "aria-pressed");
    follow.set_bool(true);
    dom::set(
        &button("Item", "item"),
        "title",
        "To the header of the item chosen",
    );
    let option = button("Option", "option");
    dom::set(&option, "title", "To the option tried");
    let field = dom::append(&tools, "input", "");
    dom::set(&field, "inputmode", "numeric");
    dom::set(&field, "autocomplete", "off");
    dom::set(&field, "aria-label", "Place");
    dom::set(&field, "placeholder", "place");
    dom::set(&button("Go", "place"), "type", "submit");
    (field.unchecked_into(), follow)
}

fn build_head(table: &Element) -> HtmlElement {
    let head = dom::append(table, "thead", "");
    let row = dom::append(&head, "tr", "");
    dom::set(&row, "aria-rowindex", "1");
    for name in ["place", "what"].iter().chain(&COLUMNS) {
        let cell = dom::append(&row, "th", "");
        dom::set(&cell, "scope", "col");
        cell.set_text_content(Some(name));
    }
    head.unchecked_into()
}

/// The room of the rows that are not in view.
struct Gap {
    style: Attr,
}

impl Gap {
    fn build(table: &Element) -> Self {
        let body = dom::append(table, "tbody", "");
        dom::set(&body, "aria-hidden", "true");
        let row = dom::append(&body, "tr", "gap");
        dom::append(&row, "td", "");
        Gap {
            style: Attr::on(row, "style"),
        }
    }

    fn set(&mut self, height: u32) {
        let height = height.to_string();
        self.style.set(&joined(&["height:", &height, "px"]));
    }
}
