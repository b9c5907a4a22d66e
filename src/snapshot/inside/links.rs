//! The lists as they lie in memory: headers, nodes, and where their links
//! lead now.
//!
//! What is shown is a [`Picture`]: all of a small problem, or a window on one
//! item's list. The view says how much it has room for, so a picture is made
//! when it paints.

mod arrows;
mod lead;
mod picture;
mod place;
mod told;
mod window;
mod wrong;

pub use arrows::{Arrow, Course, Look, Spot};
pub use picture::{Head, HeadLook, NodeView, Picture, Row};
pub use told::told;
pub use window::{Held, Room, is_shown_whole};
pub use wrong::WrongOrder;

use std::rc::Rc;

use crate::dlx::{ItemId, Links, NodeId, OptionId, Word, Write};
use crate::snapshot::scene::Scene;
use lead::Lead;

/// What the pictures are made from.
#[derive(Clone, Debug, PartialEq)]
pub struct LinksView {
    /// The links now.
    pub links: Rc<Links>,
    /// The item branched on now or next, unless the search is flat out or has
    /// nothing left to choose.
    pub item: Option<ItemId>,
    /// The deepest level's item and the option tried there, if one is.
    pub tried: Option<(ItemId, OptionId)>,
    /// Whether a step is under way.
    pub amid: bool,
    /// The headers and nodes that were taken out of their rings or brought
    /// back, by the last link write or the whole last step.
    pub touched: Vec<NodeId>,
    /// What uncovering in the wrong order would leave behind, if that is to be
    /// shown.
    pub wrong: Option<WrongOrder>,
    /// The words that were written to take these out or bring them back, by
    /// their keys.
    changed: Vec<u64>,
    /// What must be seen of that.
    lead: Option<Lead>,
}

impl LinksView {
    /// Of these links, which are the search's.
    pub(super) fn new(scene: &Scene, links: Rc<Links>) -> Self {
        let level = scene.search.levels().last();
        let changes = scene.writes.iter().flat_map(Write::changes);
        let mut view = LinksView {
            item: scene.focus.map(|focus| focus.item),
            tried: level.and_then(|level| Some((level.item, level.option?))),
            amid: scene.middle.is_some(),
            touched: scene.writes.iter().filter_map(|it| it.place).collect(),
            wrong: None,
            changed: changes.map(|it| key(it.place, it.word)).collect(),
            lead: Lead::new(scene, &links),
            links,
        };
        if scene.wrong_order {
            view.wrong = Some(match scene.flat_out {
                true => WrongOrder::not_now(),
                false => view.wrong_order(&scene.loaded.names(), &path(scene)),
            });
        }
        view
    }

    /// The item to look at: the one that the last write or step changed, else
    /// the one chosen or next.
    pub fn centre(&self) -> Option<ItemId> {
        let changed = self.lead.as_ref().and_then(|lead| lead.items.first());
        changed.copied().or(self.item)
    }

    /// Whether the last link write, or the whole last step, wrote this word.
    pub fn has_changed(&self, place: NodeId, word: Word) -> bool {
        self.changed.contains(&key(place, word))
    }
}

/// The items chosen and the options tried, the innermost last.
fn path(scene: &Scene) -> Vec<(ItemId, Option<OptionId>)> {
    let levels = scene.search.levels();
    levels.map(|level| (level.item, level.option)).collect()
}

/// A number for the word of this place.
fn key(place: NodeId, word: Word) -> u64 {
    u64::from(place.number()) * 8 + word as u64
}
