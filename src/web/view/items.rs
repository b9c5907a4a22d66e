//! A cell for an item of an abstract problem: the item's name and, below it,
//! how many options it has left, or the number of the option that covers it.

use web_sys::{Element, HtmlElement};

use super::{mark_class, put_on, take_off, tiling};
use crate::picture::tint;
use crate::shorten::{apart, letters};
use crate::snapshot::{CellView, Kind, PuzzleView};
use crate::web::dom;

/// All names on a board are as large as the longest one allows; one wider than
/// so many ordinary letters takes a second line.
const LINE: usize = 10;

/// A short name gets no larger than one of so many letters.
const SHORT: usize = 3;

/// What stands below the name.
pub struct Inner {
    state: Element,
}

impl Inner {
    /// The name written, which stays; always as text, whatever it looks like.
    pub fn build(cell: &Element, written: &str) -> Self {
        let name = dom::append(cell, "span", "item");
        name.set_text_content(Some(written));
        Inner {
            state: dom::append(cell, "b", ""),
        }
    }

    /// Writes what differs.
    pub fn paint(&mut self, root: &HtmlElement, old: Option<&CellView>, view: &CellView) {
        if old.is_none_or(|old| old.symbol != view.symbol) {
            match view.symbol {
                Some(symbol) => put_on(root, tint(symbol)),
                None => take_off(root),
            }
        }
        if old.is_some_and(|old| old.label == view.label && old.left == view.left) {
            return;
        }
        let left = view.left.to_string();
        let text = match (view.inside, view.label.as_str()) {
            (false, _) => "",
            (true, "") => &left,
            (true, number) => number,
        };
        self.state.set_text_content(Some(text));
    }
}

/// The names in the cells, of two lines at most.
pub fn names(cells: &[CellView]) -> Vec<String> {
    let names: Vec<&str> = cells.iter().map(|cell| &*cell.item).collect();
    apart(&names, 2 * LINE)
}

/// In how many ordinary letters a line of the longest name is to fit.
pub fn widest(cells: &[CellView]) -> usize {
    let widths = cells.iter().map(|cell| letters(&cell.item));
    widths.max().unwrap_or(0).clamp(SHORT, LINE)
}

/// The classes of the cell at this place: what it is, in which colour, and
/// which of its sides are the border of an option.
pub fn class(puzzle: &PuzzleView, cells: &[CellView], at: usize) -> String {
    let mut class = match puzzle.kind {
        Kind::Line => line_class(&cells[at]),
        _ => tiling::class(puzzle, cells, at),
    };
    let view = &cells[at];
    if view.secondary {
        class.push_str(" secondary");
    }
    if view.label.contains(' ') {
        class.push_str(" shared");
    }
    class
}

/// Places below each other in a broken line have nothing in common.
fn line_class(view: &CellView) -> String {
    let mut class = String::from(match (view.inside, view.placement) {
        (false, _) => "cell hole",
        (true, None) => "cell left",
        (true, Some(_)) => "cell tile edge-t edge-r edge-b edge-l",
    });
    class.push_str(mark_class(view.mark));
    class
}
