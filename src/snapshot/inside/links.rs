//! The lists as they lie in memory: headers, nodes, and where their links
//! lead now.
//!
//! What is shown is a [`Picture`]: all of a small problem, or a window on one
//! item's list. The view says how much it has room for, so a picture is made
//! when it paints.

mod arrows;
mod picture;
mod told;
mod window;
mod wrong;

pub use arrows::{Arrow, Course, Look, Spot};
pub use picture::{Head, HeadLook, NodeView, Picture, Row};
pub use told::told;
pub use window::{Held, Room, is_shown_whole};
pub use wrong::WrongOrder;

use crate::dlx::{ItemId, Links, NodeId, OptionId, Word, Write};
use crate::snapshot::scene::Scene;

/// What the pictures are made from.
#[derive(Clone, Debug, PartialEq)]
pub struct LinksView {
    /// The links now.
    pub links: Links,
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
    /// The words that were written to do so, by their keys.
    changed: Vec<u64>,
}

impl LinksView {
    /// After this link write, for who walks by these; else after a whole step.
    pub(super) fn new(scene: &Scene, write: Option<&Write>) -> Self {
        let links = scene.search.links().clone();
        let last = scene.last.filter(|_| !scene.flat_out);
        let (touched, changed) = match write {
            Some(write) => (write.place.into_iter().collect(), written(write)),
            None => {
                let touched = last.map_or(Vec::new(), |step| links.plan(step));
                let changed = changed(&links, &touched);
                (touched, changed)
            }
        };
        let level = scene.search.levels().last();
        LinksView {
            item: scene.focus.map(|focus| focus.item),
            tried: level.and_then(|level| Some((level.item, level.option?))),
            amid: scene.middle.is_some(),
            touched,
            changed,
            links,
        }
    }

    /// Whether the last link write, or the whole last step, wrote this word.
    pub fn has_changed(&self, place: NodeId, word: Word) -> bool {
        self.changed.contains(&key(place, word))
    }
}

fn written(write: &Write) -> Vec<u64> {
    let changes = write.changes();
    changes.map(|it| key(it.place, it.word)).collect()
}

/// A place that leaves or comes back tells its two neighbours, which it knows
/// all the time.
fn changed(links: &Links, touched: &[NodeId]) -> Vec<u64> {
    let written = |&place: &NodeId| {
        let header = links.word(place, Word::Left).is_some();
        let words = match header {
            true => [(Word::Left, Word::Right), (Word::Right, Word::Left)],
            false => [(Word::Up, Word::Down), (Word::Down, Word::Up)],
        };
        words.map(|(own, theirs)| {
            let neighbour = links.word(place, own).and_then(|at| links.place(at));
            key(neighbour.unwrap_or(place), theirs)
        })
    };
    touched.iter().flat_map(written).collect()
}

/// A number for the word of this place.
fn key(place: NodeId, word: Word) -> u64 {
    u64::from(place.number()) * 8 + word as u64
}
