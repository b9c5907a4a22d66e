//! What the views of the inside show: worked out only while one is open, and
//! once for all of them.

pub mod links;
mod states;

use std::rc::Rc;

use super::scene::Scene;
use crate::names::Names;
use crate::settings::{Settings, ViewKind};
use links::LinksView;

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
    /// The lists as they lie in memory, while that view is open.
    pub links: Option<LinksView>,
}

impl Inside {
    pub(super) fn new(scene: &Scene, settings: Settings) -> Self {
        Inside {
            names: scene.loaded.names(),
            items: states::items(scene),
            options: states::options(scene),
            links: (settings.views.is_open(ViewKind::Links))
                .then(|| LinksView::new(scene, settings.step_size)),
        }
    }
}
