//! What the views of the inside show: worked out only while one is open, and
//! once for all of them.

mod states;
pub mod table;

use std::rc::Rc;

use super::scene::Scene;
use crate::names::Names;
use crate::settings::{ViewKind, Views};

pub use states::{ItemState, ItemView, OptionState};
pub use table::TableView;

/// What the open views show.
#[derive(Clone, Debug, PartialEq)]
pub struct Inside {
    /// The names and the shape of the problem; the same as long as the puzzle
    /// is loaded.
    pub names: Rc<Names>,
    /// Each item, by number.
    pub items: Vec<ItemView>,
    /// Each option, by number.
    pub options: Vec<OptionState>,
    /// Levels and solutions, while that view is open.
    pub table: Option<TableView>,
}

impl Inside {
    pub(super) fn new(scene: &Scene, views: Views) -> Self {
        Inside {
            names: scene.loaded.names(),
            items: states::items(scene),
            options: states::options(scene),
            table: (views.is_open(ViewKind::Table)).then(|| TableView::new(scene)),
        }
    }
}
