//! What the editors draw: boards and pieces of a tiling, and the table of an
//! exact cover problem. A model says all there is to see of its editor, and
//! writes the text that the page then loads; the browser paints it and turns
//! events into calls.

mod history;
mod sets;
mod sheet;
mod table;
mod table_editor;
mod tiling;
mod tiling_editor;

pub use history::History;
pub use sets::{BOARDS, Ready};
pub use sheet::Sheet;
pub use table::{Entry, Item, MAX_ITEMS, MAX_OPTIONS, Table};
pub use table_editor::TableEditor;
pub use tiling::{MAX_COPIES, MAX_PIECES, Part, Piece, Tiling};
pub use tiling_editor::{On, TilingEditor};

/// What keeps a text from being used, or what is worth knowing about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint<P> {
    /// Where it is to be said.
    pub place: P,
    /// What is wrong, in words.
    pub message: String,
}

impl<P> Complaint<P> {
    fn new(place: P, message: impl Into<String>) -> Self {
        Complaint {
            place,
            message: message.into(),
        }
    }
}
