//! The two ways in which a chosen option takes one of its other items.

use super::Search;
use crate::links::NodeId;
use crate::problem::{ColourId, ItemId};
use crate::step::Step;

/// What choosing an option does with one of its other items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Commitment {
    /// The item is covered.
    Cover { item: ItemId },
    /// The item gets its colour.
    Purify { item: ItemId, colour: ColourId },
}

impl Commitment {
    /// The step that does it.
    pub(super) fn step(self) -> Step {
        match self {
            Self::Cover { item } => Step::Cover { item },
            Self::Purify { item, colour } => Step::Purify { item, colour },
        }
    }

    /// The step that undoes it.
    pub(super) fn undoing(self) -> Step {
        match self {
            Self::Cover { item } => Step::Uncover { item },
            Self::Purify { item, colour } => Step::Unpurify { item, colour },
        }
    }
}

impl Search {
    /// What the option of this node does with the node's item. Only single
    /// steps ask, so that a call does not matter.
    #[inline(never)]
    pub(super) fn commitment(&self, node: NodeId) -> Commitment {
        let item = self.links.item_of(node);
        match self.links.colour_at(node).checked_sub(1) {
            None => Commitment::Cover { item },
            Some(colour) => Commitment::Purify {
                item,
                colour: ColourId::new(colour),
            },
        }
    }
}
