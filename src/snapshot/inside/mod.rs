//! What the views of the inside show: worked out only while one is open, and
//! once for all of them.

pub mod links;
pub mod matrix;
pub mod memory;
pub mod program;
mod states;
pub mod table;
pub mod tree;

use std::rc::Rc;

use super::scene::Scene;
use crate::dlx::Links;
use crate::names::Names;
use crate::settings::{ViewKind, Views};

pub use links::LinksView;
pub use matrix::MatrixView;
pub use memory::MemoryView;
pub use program::ProgramView;
pub use states::{ItemState, ItemView, OptionState};
pub use table::TableView;
pub use tree::TreeView;

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
    /// The lists as they lie in memory, while that view is open.
    pub links: Option<Rc<LinksView>>,
    /// Where the program is, if that view is open.
    pub program: Option<ProgramView>,
    /// The arrays, if that view is open.
    pub memory: Option<MemoryView>,
    /// Where to look in the matrix, while that view is open.
    pub matrix: Option<MatrixView>,
    /// The search tree, while that view is open.
    pub tree: Option<TreeView>,
    /// Levels and solutions, while that view is open.
    pub table: Option<TableView>,
}

impl Inside {
    pub(super) fn new(scene: &Scene, views: Views) -> Self {
        let is_open = |kind| views.is_open(kind);
        // One copy of the arrays for both views.
        let both = [ViewKind::Links, ViewKind::Memory];
        let arrays = both.into_iter().any(is_open);
        let arrays = arrays.then(|| Rc::new(scene.search.links().clone()));
        let arrays = |kind| arrays.clone().filter(|_| is_open(kind));
        Inside {
            names: scene.loaded.names(),
            items: states::items(scene),
            options: states::options(scene),
            links: arrays(ViewKind::Links).map(|links| Rc::new(LinksView::new(scene, links))),
            program: is_open(ViewKind::Program).then(|| program(scene)),
            memory: arrays(ViewKind::Memory).map(|links| memory(scene, links)),
            matrix: is_open(ViewKind::Matrix).then(|| MatrixView::new(scene)),
            tree: is_open(ViewKind::Tree).then(|| TreeView::new(scene)),
            table: is_open(ViewKind::Table).then(|| TableView::new(scene)),
        }
    }
}

fn program(scene: &Scene) -> ProgramView {
    match scene.flat_out {
        true => program::running(scene.search),
        false => program::view(scene.search, scene.last, scene.single_write(), scene.next),
    }
}

fn memory(scene: &Scene, links: Rc<Links>) -> MemoryView {
    let mut view = memory::running(scene.search, links);
    if !scene.flat_out {
        view = view.after(scene.search, scene.last, &scene.writes, scene.mems);
    }
    if scene.hides_next {
        view.item = None; // no button leads to what is to be guessed
    }
    view
}
