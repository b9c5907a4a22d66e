//! What the views of the inside show: worked out only while one is open, and
//! once for all of them.

pub mod memory;
pub mod program;
mod states;

use std::rc::Rc;

use super::scene::Scene;
use crate::names::Names;
use crate::settings::{ViewKind, Views};

pub use memory::MemoryView;
pub use program::ProgramView;
pub use states::{ItemState, ItemView, OptionState};

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
    /// Where the program is, if that view is open.
    pub program: Option<ProgramView>,
    /// The arrays, if that view is open.
    pub memory: Option<MemoryView>,
}

impl Inside {
    pub(super) fn new(scene: &Scene, views: Views) -> Self {
        Inside {
            names: scene.loaded.names(),
            items: states::items(scene),
            options: states::options(scene),
            program: views.is_open(ViewKind::Program).then(|| program(scene)),
            memory: views.is_open(ViewKind::Memory).then(|| memory(scene)),
        }
    }
}

fn program(scene: &Scene) -> ProgramView {
    match scene.flat_out {
        true => program::running(scene.search),
        false => program::view(scene.search, scene.last, None, scene.next),
    }
}

fn memory(scene: &Scene) -> MemoryView {
    match scene.flat_out {
        true => memory::running(scene.search),
        false => memory::view(scene.search, scene.last, None, None),
    }
}
