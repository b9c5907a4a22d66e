//! The matrix of zeros and ones: a table if it is small, drawn if it is large.

mod chart;
mod draw;
mod heads;
mod here;
mod key;
mod lines;
mod table;
mod tools;

use web_sys::{Event, HtmlElement};

use super::InsideView;
use super::size::Size;
use crate::dlx::{ItemId, OptionId};
use crate::names::Names;
use crate::picture::{Drawn, Shade};
use crate::snapshot::inside::MatrixView;
use crate::snapshot::inside::OptionState;
use crate::snapshot::{Inside, Snapshot};
use crate::thing::Thing;
use crate::web::dom;
use chart::Chart;
use table::Table;
use tools::Tools;
use wasm_bindgen::JsCast;

/// Up to so many items, options, and both multiplied, it is a table.
const TABLE_ITEMS: usize = 80;
const TABLE_OPTIONS: usize = 250;
const TABLE_CELLS: usize = 8000;

/// The view.
pub struct Matrix {
    tools: Tools,
    picture: Picture,
    /// What it has been scrolled to last.
    followed: Option<Target>,
    size: Size,
}

enum Picture {
    Table(Table),
    Chart(Box<Chart>),
}

/// The column and the row to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
struct Target {
    column: Option<ItemId>,
    row: Option<OptionId>,
}

impl Target {
    /// The option at work, or else the first one still to be tried.
    fn of(matrix: &MatrixView, options: &[OptionState]) -> Self {
        let waits = |option: &&OptionId| {
            let state = options[option.index()];
            matches!(state, OptionState::Waiting | OptionState::Linked)
        };
        let waiting = || matrix.rows.iter().find(waits).or(matrix.rows.first());
        Target {
            column: matrix.column,
            row: matrix.row.or_else(|| waiting().copied()),
        }
    }
}

impl Matrix {
    /// Of this puzzle, not painted yet.
    pub fn build(body: &HtmlElement, snapshot: &Snapshot) -> Self {
        let inside = snapshot.inside.as_ref();
        let names = inside.map(|inside| &inside.names);
        let small = names.is_none_or(|names| is_small(names));
        let root: HtmlElement = dom::append(body, "div", "matrix").unchecked_into();
        let mut tools = Tools::build(&root, !small);
        let picture = match (small, names) {
            (false, Some(names)) => Picture::Chart(Box::new(Chart::build(&root, names))),
            (_, names) => Picture::Table(Table::build(&root, names.map(|names| &**names))),
        };
        tools.add_key(&root, inside);
        Matrix {
            tools,
            picture,
            followed: None,
            size: Size::of(&root),
        }
    }
}

fn is_small(names: &Names) -> bool {
    let (items, options) = (names.items.len(), names.options.len());
    items <= TABLE_ITEMS && options <= TABLE_OPTIONS && items * options <= TABLE_CELLS
}

impl InsideView for Matrix {
    fn look(&mut self) {
        if let Picture::Chart(chart) = &mut self.picture {
            chart.ask_where();
        }
    }

    fn paint(&mut self, snapshot: &Snapshot, inside: &Inside) {
        let Some(matrix) = &inside.matrix else {
            return;
        };
        let (width, _) = self.size.get();
        if self.tools.paint(width) {
            // The picture has more room, or less.
            self.look();
            self.shown_anew();
        }
        let target = Target::of(matrix, &inside.options);
        let moved = self.tools.follows() && self.followed != Some(target);
        let look = (self.tools.take_go() || moved).then_some(target);
        self.followed = Some(target);
        let extent = self.tools.extent();
        let pointed = snapshot.pointed.as_ref();
        match &mut self.picture {
            Picture::Table(table) => {
                table.fit(width);
                table.paint(inside, pointed, extent, look);
            }
            Picture::Chart(chart) => chart.paint(inside, pointed, extent, look),
        }
    }

    fn shown_anew(&mut self) {
        self.followed = None;
    }

    fn thing_at(&self, event: &Event) -> Option<Thing> {
        match &self.picture {
            Picture::Table(_) => None,
            Picture::Chart(chart) => chart.thing_at(event),
        }
    }

    fn press(&mut self, what: &str) -> bool {
        match (what, &mut self.picture) {
            ("closer", Picture::Chart(chart)) => chart.zoom(None, true),
            ("farther", Picture::Chart(chart)) => chart.zoom(None, false),
            _ => self.tools.press(what),
        }
    }

    fn drawn(&self, snapshot: &Snapshot, inside: &Inside, shade: Shade) -> Option<Drawn> {
        let pointed = snapshot.pointed.as_ref();
        Some(match &self.picture {
            Picture::Table(_) => chart::whole(inside, pointed, self.tools.extent(), shade),
            Picture::Chart(chart) => chart.drawn(inside, pointed, shade),
        })
    }

    fn zoom(&mut self, event: &Event, closer: bool) -> bool {
        match &mut self.picture {
            Picture::Table(_) => false,
            Picture::Chart(chart) => {
                // At either end too: or else the page would zoom.
                chart.zoom(Some(event), closer);
                true
            }
        }
    }
}
