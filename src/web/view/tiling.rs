//! A square of a tiling: a piece's letter, or how many placements are left.

use web_sys::{Element, HtmlElement};

use super::{mark_class, put_on, take_off};
use crate::picture::piece;
use crate::snapshot::{CellView, PuzzleView};
use crate::web::dom;

/// What stands in a square.
pub struct Inner {
    text: Element,
}

impl Inner {
    /// Nothing written yet.
    pub fn build(cell: &Element) -> Self {
        Inner {
            text: dom::append(cell, "b", ""),
        }
    }

    /// Writes what differs.
    pub fn paint(&mut self, root: &HtmlElement, old: Option<&CellView>, view: &CellView) {
        if old.is_none_or(|old| old.label != view.label || old.left != view.left) {
            let left = view.left.to_string();
            let text = match (view.inside, view.label.as_str()) {
                (false, _) => "",
                (true, "") => &left,
                (true, letter) => letter,
            };
            self.text.set_text_content(Some(text));
        }
        if old.is_none_or(|old| old.label != view.label) {
            dom::set(root, "data-piece", &view.label);
            match view.label.is_empty() {
                true => take_off(root),
                false => put_on(root, piece(&view.label)),
            }
        }
    }
}

/// The classes of the square at this place: what it is, and which of its
/// sides are the border of a piece.
pub fn class(puzzle: &PuzzleView, cells: &[CellView], at: usize) -> String {
    let view = &cells[at];
    let mut class = String::from("cell");
    let cols = usize::from(puzzle.cols.max(1));
    if at % cols + 1 == cols {
        class.push_str(" last");
    }
    match (view.inside, view.placement) {
        (false, _) => class.push_str(" hole"),
        (true, None) => class.push_str(" left"),
        (true, Some(_)) => {
            class.push_str(" tile");
            add_edges(&mut class, cells, cols, at);
        }
    }
    if view.secondary {
        class.push_str(" secondary");
    }
    class.push_str(mark_class(view.mark));
    class
}

/// The board draws its own border, so only sides between two squares count.
fn add_edges(class: &mut String, cells: &[CellView], cols: usize, at: usize) {
    let neighbours = [
        (" edge-t", (at >= cols).then(|| at - cols)),
        (" edge-r", (at % cols + 1 < cols).then_some(at + 1)),
        (" edge-b", (at + cols < cells.len()).then_some(at + cols)),
        (" edge-l", (!at.is_multiple_of(cols)).then(|| at - 1)),
    ];
    for (name, neighbour) in neighbours {
        if neighbour.is_some_and(|other| cells[other].placement != cells[at].placement) {
            class.push_str(name);
        }
    }
}
