//! The editors: dialogs that write a text for the stage. Each paints its model
//! at once after every event, what differs of it.

mod pieces;
mod sheet;
mod table;
mod tiling;

use web_sys::Element;

use crate::loaded::Loaded;
use crate::snapshot::Kind;
use crate::web::dom::{self, Attr};

pub use sheet::SheetView;
pub use table::TableView;
pub use tiling::TilingView;

/// The editors, kept while the page is.
pub struct Editors {
    /// Boards and pieces.
    pub tiling: TilingView,
    /// Exact cover tables.
    pub table: TableView,
}

impl Editors {
    /// Closed.
    pub fn new() -> Self {
        Editors {
            tiling: TilingView::new(),
            table: TableView::new(),
        }
    }

    /// Fills the editor of this id, if it is one, before it is opened: with what
    /// is on the stage, if it is of its kind.
    pub fn fill(&mut self, id: &str, stage: &Loaded) {
        match id {
            "tiling-editor" => self.tiling.open(stage),
            "table-editor" => self.table.open(stage),
            _ => {}
        }
    }
}

/// Which editor is for puzzles with such a board, if one is.
pub fn editor_for(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Tiling => Some("tiling-editor"),
        Kind::Items => Some("table-editor"),
        Kind::Sudoku | Kind::Marks | Kind::Line => None,
    }
}

/// A button last in its parent, that does this.
fn append_button(host: &Element, what: &str, class: &str, text: &str) -> Element {
    let button = dom::append(host, "button", class);
    dom::set(&button, "type", "button");
    dom::set(&button, "data-edit", what);
    button.set_text_content(Some(text));
    button
}

/// Buttons for what may have no use now: they stay where the focus is.
struct Uses([Attr; 2]);

impl Uses {
    /// The buttons that undo and redo, by their ids.
    fn of(undo: &str, redo: &str) -> Self {
        Uses([undo, redo].map(|id| Attr::of(id, "aria-disabled")))
    }

    fn set(&mut self, can_undo: bool, can_redo: bool) {
        for (attr, can) in self.0.iter_mut().zip([can_undo, can_redo]) {
            attr.set_bool(!can);
        }
    }
}
