//! The levels of the path, and the totals by depth beside them.

use web_sys::{Element, HtmlElement};

use super::{frame, head};
use crate::dlx::{ItemId, OptionId};
use crate::names::Names;
use crate::snapshot::Snapshot;
use crate::snapshot::inside::TableView;
use crate::snapshot::inside::table::{LevelState, LevelView};
use crate::thing::Thing;
use crate::web::dom;
use crate::words::{grouped, joined};

/// The columns; the first six are of the path, the rest of the whole search.
const HEADS: [(&str, &str); 9] = [
    ("Level", "Options chosen above this level, from 0"),
    ("Item", "The item that the level branches on"),
    ("Degree", "Options the item had when it was chosen"),
    (
        "Tried",
        "Options of it tried so far (the paper: backtracks)",
    ),
    (
        "Covers",
        "Elements that the level has taken out of lists now",
    ),
    ("Option", "The option tried now"),
    ("Placements", "Options tried at this depth, in all"),
    ("Dead ends", "Items without options at this depth, in all"),
    ("Solutions", "Solutions found at this depth, in all"),
];

/// The table.
pub struct Levels {
    scroller: HtmlElement,
    body: Element,
    rows: Vec<Row>,
    /// The row that is in sight, since it is worked on.
    followed: Option<usize>,
}

struct Row {
    root: Element,
    cells: [Element; 8],
    /// In the cells of the item and of the option: the name in words, and the
    /// short one.
    names: [[Element; 2]; 2],
    seen: Option<(LevelView, [bool; 2])>,
}

impl Levels {
    /// Without rows.
    pub fn build(root: &Element) -> Self {
        let name = "Levels of the path, and totals by depth";
        let (scroller, table, top) = frame(root, "levels", name);
        // Before the head, as HTML has it.
        let columns = dom::append(&table, "colgroup", "");
        table.insert_before(&columns, Some(&top)).ok();
        for _ in HEADS {
            dom::append(&columns, "col", "");
        }
        let groups = dom::append(&top, "tr", "groups");
        dom::append(&groups, "td", "");
        for (class, span, title) in [
            ("of-path", "5", "On the path now"),
            ("of-depth", "3", "At this depth, in all"),
        ] {
            let group = dom::append(&groups, "th", class);
            dom::set(&group, "scope", "colgroup");
            dom::set(&group, "colspan", span);
            group.set_text_content(Some(title));
        }
        let heads = dom::append(&top, "tr", "");
        for (title, explained) in HEADS {
            head(&heads, title, explained);
        }
        Levels {
            body: dom::append(&table, "tbody", ""),
            scroller,
            rows: Vec::new(),
            followed: None,
        }
    }

    /// Paints what differs, and brings the level worked on in sight.
    pub fn paint(&mut self, snapshot: &Snapshot, names: &Names, table: &TableView) {
        for row in self.rows.drain(table.levels.len().min(self.rows.len())..) {
            row.root.remove();
        }
        while self.rows.len() < table.levels.len() {
            self.rows.push(Row::build(&self.body, self.rows.len()));
        }
        for (row, view) in self.rows.iter_mut().zip(&table.levels) {
            row.paint(view, hot(snapshot, view), names);
        }
        let active = |view: &LevelView| matches!(view.state, LevelState::Now | LevelState::Next);
        let now = table.levels.iter().position(active);
        if self.followed != now {
            self.followed = now;
            self.follow();
        }
    }

    /// Whatever was in sight may not be so any longer.
    pub fn forget(&mut self) {
        self.followed = None;
    }

    fn follow(&self) {
        let Some(row) = self.followed.and_then(|at| self.rows.get(at)) else {
            return;
        };
        let (row, view) = (
            row.root.get_bounding_client_rect(),
            self.scroller.get_bounding_client_rect(),
        );
        let (above, below) = (row.top() - view.top(), row.bottom() - view.bottom());
        // A row's height more, for the head that stays and the row that follows.
        let room = row.height() * 2.0;
        let by = match (above < room, below > -room) {
            (true, _) => above - room,
            (_, true) => below + room,
            _ => return,
        };
        let top = f64::from(self.scroller.scroll_top()) + by;
        self.scroller.set_scroll_top(top as i32);
    }
}

/// Whether the level's item, and its option, is pointed at.
fn hot(snapshot: &Snapshot, view: &LevelView) -> [bool; 2] {
    let (Some(pointed), Some(level)) = (&snapshot.pointed, view.level) else {
        return [false; 2];
    };
    let option = level.option.is_some_and(|option| pointed.is_option(option));
    [pointed.is_item(level.item), option]
}

impl Row {
    fn build(body: &Element, depth: usize) -> Self {
        let root = dom::append(body, "tr", "");
        let number = dom::append(&root, "th", "");
        dom::set(&number, "scope", "row");
        number.set_text_content(Some(&depth.to_string()));
        let cells = [(); 8].map(|()| dom::append(&root, "td", ""));
        Row {
            names: [0, 4].map(|at| {
                // The short one is for where there is little room.
                ["long", "short"].map(|class| dom::append(&cells[at], "span", class))
            }),
            cells,
            root,
            seen: None,
        }
    }

    fn paint(&mut self, view: &LevelView, hot: [bool; 2], names: &Names) {
        if self.seen == Some((*view, hot)) {
            return;
        }
        self.seen = Some((*view, hot));
        self.root.set_class_name(&class(view, hot[0]));
        match view.state {
            LevelState::Now => dom::set(&self.root, "aria-current", "step"),
            LevelState::Path | LevelState::Next | LevelState::Left => {
                self.root.remove_attribute("aria-current").ok();
            }
        }
        let level = view.level;
        let item = level.map(|level| level.item);
        let option = level.and_then(|level| level.option);
        let [item_cell, degree, tried, covers, option_cell, rest @ ..] = &self.cells;
        let named = item.map(|item| of_item(item, names));
        point(&self.root, item_cell, named.as_ref());
        say(&self.names[0], named.as_ref());
        let named = option.map(|option| of_option(option, names));
        point(option_cell, option_cell, named.as_ref());
        say(&self.names[1], named.as_ref());
        option_cell.set_class_name(if hot[1] { "hot" } else { "" });
        let number = |cell: &Element, number: Option<u64>| {
            let text = number.map(grouped);
            cell.set_text_content(text.as_deref());
        };
        number(degree, level.map(|level| level.degree.into()));
        number(tried, level.map(|level| level.tried.into()));
        number(covers, level.map(|level| level.updates));
        let totals = view.totals;
        let totals = [totals.placements, totals.dead_ends, totals.solutions];
        for (cell, total) in rest.iter().zip(totals) {
            number(cell, Some(total));
            cell.set_class_name(if total == 0 { "zero" } else { "" });
        }
    }
}

fn class(view: &LevelView, hot: bool) -> String {
    let state = match view.state {
        LevelState::Path => "path",
        LevelState::Now => "now",
        LevelState::Next => "next",
        LevelState::Left => "left-again",
    };
    let active = matches!(view.state, LevelState::Now | LevelState::Next);
    let dead = active && view.level.is_some_and(|level| level.degree == 0);
    joined(&[
        state,
        if dead { " dead" } else { "" },
        if hot { " hot" } else { "" },
    ])
}

/// A thing, its name in words, and its short name.
type Named<'n> = (Thing, [&'n str; 2]);

fn of_item(item: ItemId, names: &Names) -> Named<'_> {
    let name = &names.items[item.index()];
    (Thing::Item(item), [&name.words, &name.short])
}

fn of_option(option: OptionId, names: &Names) -> Named<'_> {
    let name = &names.options[option.index()];
    (Thing::Option(option), [&name.words, &name.short])
}

/// What the element stands for, with the words in full when the pointer rests
/// on the cell; or nothing.
fn point(element: &Element, cell: &Element, named: Option<&Named>) {
    let Some((thing, [words, _])) = named else {
        element.remove_attribute("data-thing").ok();
        cell.remove_attribute("title").ok();
        return;
    };
    dom::set(element, "data-thing", &thing.to_string());
    dom::set(cell, "title", words);
}

fn say(spans: &[Element; 2], named: Option<&Named>) {
    for (at, span) in spans.iter().enumerate() {
        span.set_text_content(named.map(|(_, names)| names[at]));
    }
}
