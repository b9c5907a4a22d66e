//! A square for a queen or a rook: the piece, or a dot where one may still go.

use web_sys::Element;

use super::mark_class;
use crate::snapshot::{CellView, PuzzleView};
use crate::web::dom;

/// What stands in a square.
pub struct Inner {
    piece: Element,
}

impl Inner {
    /// Nothing written yet.
    pub fn build(cell: &Element) -> Self {
        Inner {
            piece: dom::append(cell, "b", ""),
        }
    }

    /// Writes what differs.
    pub fn paint(&mut self, old: Option<&CellView>, view: &CellView) {
        if old.is_none_or(|old| old.label != view.label) {
            self.piece.set_text_content(Some(&view.label));
        }
    }
}

/// The classes of the square at this place.
pub fn class(puzzle: &PuzzleView, view: &CellView, at: usize) -> String {
    let cols = usize::from(puzzle.cols.max(1));
    let (row, col) = (at / cols, at % cols);
    let mut class = String::from("cell");
    if (row + col) % 2 == 1 {
        class.push_str(" dark");
    }
    if col + 1 == cols {
        class.push_str(" last");
    }
    class.push_str(match view {
        _ if !view.inside => " hole",
        _ if view.placement.is_some() => " placed",
        _ if view.rejected != 0 => " off",
        _ if view.candidates != 0 => " open",
        _ => " shut",
    });
    class.push_str(mark_class(view.mark));
    class
}
