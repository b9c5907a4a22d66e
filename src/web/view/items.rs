//! A cell for an item of an abstract problem: the item's name and, below it,
//! how many options it has left, or the number of the option that covers it.

use web_sys::Element;

use super::{mark_class, tiling};
use crate::snapshot::{CellView, Kind, PuzzleView};
use crate::web::dom;

/// Names of more characters than these get smaller letters.
const SHORT: usize = 3;
const MEDIUM: usize = 5;
const LONG: usize = 7;

/// What stands below the name.
pub struct Inner {
    state: Element,
}

impl Inner {
    /// The name written, which stays; always as text, whatever it looks like.
    pub fn build(cell: &Element, view: &CellView) -> Self {
        let class = match view.item.chars().count() {
            length if length <= SHORT => "item",
            length if length <= MEDIUM => "item medium",
            length if length <= LONG => "item small",
            _ => "item small tiny",
        };
        let name = dom::append(cell, "span", class);
        name.set_text_content(Some(&view.item));
        Inner {
            state: dom::append(cell, "b", ""),
        }
    }

    /// Writes what differs.
    pub fn paint(&mut self, old: Option<&CellView>, view: &CellView) {
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
    if let Some(symbol) = view.symbol {
        class.push_str(&super::tint_class(symbol));
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
