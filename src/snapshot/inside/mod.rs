//! What the views of the inside show: worked out only while one is open, and
//! once for all of them.

pub mod links;
pub mod matrix;
pub mod memory;
pub mod program;
mod states;
pub mod tree;

use std::rc::Rc;

use super::scene::Scene;
use crate::dlx::Write;
use crate::names::Names;
use crate::settings::{Settings, StepSize, ViewKind};

pub use links::LinksView;
pub use matrix::MatrixView;
pub use memory::MemoryView;
pub use program::ProgramView;
pub use states::{ItemState, ItemView, OptionState};
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
    pub links: Option<LinksView>,
    /// Where the program is, if that view is open.
    pub program: Option<ProgramView>,
    /// The arrays, if that view is open.
    pub memory: Option<MemoryView>,
    /// Where to look in the matrix, while that view is open.
    pub matrix: Option<MatrixView>,
    /// The search tree, while that view is open.
    pub tree: Option<TreeView>,
}

impl Inside {
    pub(super) fn new(scene: &Scene, settings: Settings) -> Self {
        let is_open = |kind| settings.views.is_open(kind);
        let write = single_write(scene, settings.step_size);
        Inside {
            names: scene.loaded.names(),
            items: states::items(scene),
            options: states::options(scene),
            links: is_open(ViewKind::Links).then(|| LinksView::new(scene, write)),
            program: is_open(ViewKind::Program).then(|| program(scene, write)),
            memory: is_open(ViewKind::Memory).then(|| memory(scene, write)),
            matrix: is_open(ViewKind::Matrix).then(|| MatrixView::new(scene)),
            tree: is_open(ViewKind::Tree).then(|| TreeView::new(scene)),
        }
    }
}

/// The write that led here, for somebody who walks write by write, or who
/// stands amid a step.
fn single_write<'s>(scene: &'s Scene, size: StepSize) -> Option<&'s Write> {
    let singly = size == StepSize::Link || scene.middle.is_some();
    scene.write.as_ref().filter(|_| singly)
}

fn program(scene: &Scene, write: Option<&Write>) -> ProgramView {
    match scene.flat_out {
        true => program::running(scene.search),
        false => program::view(scene.search, scene.last, write, scene.next),
    }
}

fn memory(scene: &Scene, write: Option<&Write>) -> MemoryView {
    let mut view = match scene.flat_out {
        true => memory::running(scene.search),
        false => memory::view(scene.search, scene.last, write, scene.mems),
    };
    if scene.hides_next {
        view.item = None; // no button leads to what is to be guessed
    }
    view
}
