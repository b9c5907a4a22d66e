//! Steering: somebody says which item is branched on, or which of its options
//! is tried first, at some nodes of the search tree.
//!
//! A node of the tree is told by the path to it, and each path is entered once
//! in a search, so that choosing stays a pure function: of the links, the path
//! and the steers. That is why `back` stays exact. What a steer changes comes
//! after it; so a new one drops those at or after its place, which may have
//! lost theirs.
//!
//! The options of a steered level are tried in their order from the first
//! one, round the ring: past the bottom comes the top. The frame's number of
//! options tried tells when all have been.

use std::fmt;

use super::{Frame, Phase, Search};
use crate::links::NodeId;
use crate::problem::{ItemId, OptionId};
use crate::rule;

/// What somebody wants at a node of the search tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    /// The number of the position at which it was given.
    at: u64,
    /// The nodes tried at the levels above.
    path: Box<[NodeId]>,
    item: ItemId,
    /// The node in the item's ring that is tried first; the header if that is
    /// left as it is.
    first: NodeId,
}

/// A choice that somebody made in place of the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Steer {
    /// The number of the position at which it was given
    /// ([`Counters::steps`](crate::Counters::steps)).
    pub at: u64,
    /// Options chosen there, givens not counted.
    pub depth: usize,
    /// The item branched on.
    pub item: ItemId,
    /// The option of it that is tried first, if that was said too.
    pub first: Option<OptionId>,
}

/// Why a search cannot be steered so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SteerError {
    /// The position is not between two levels.
    NotBetweenLevels,
    /// The item is not primary, or covered, or there is no such item.
    NotOpen,
    /// The option is not one of those that the item has left.
    NotLeft,
}

impl fmt::Display for SteerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotBetweenLevels => "the next item is not being chosen now",
            Self::NotOpen => "the item is not one of those to be covered",
            Self::NotLeft => "the option is not one of those the item has left",
        })
    }
}

impl std::error::Error for SteerError {}

impl Search {
    /// Between two levels, has this item branched on next, and of its options
    /// this one tried first. Holds whenever the search is here, until it is
    /// [reset](Self::reset). Drops what was said here before, and later in the
    /// walk.
    ///
    /// A steered search runs in single steps, several times slower.
    ///
    /// # Errors
    /// The search is elsewhere, or has no such choice; nothing is changed.
    pub fn steer(&mut self, item: ItemId, first: Option<OptionId>) -> Result<(), SteerError> {
        if self.phase != Phase::Enter {
            return Err(SteerError::NotBetweenLevels);
        }
        if !self.links.active().any(|open| open == item) {
            return Err(SteerError::NotOpen);
        }
        let header = self.links.header(item);
        let mut node = header;
        if let Some(option) = first {
            node = self.links.down(header);
            while node != header && self.links.option_of(node) != option {
                node = self.links.down(node);
            }
            if node == header {
                return Err(SteerError::NotLeft);
            }
        }
        self.drop_steers();
        self.steers.push(Wish {
            at: self.counters.steps(),
            path: self.stack.iter().map(|frame| frame.node).collect(),
            item,
            first: node,
        });
        Ok(())
    }

    /// Leaves the next choice to the rule again; drops what was said later in
    /// the walk too. `false`, and nothing done, if the search is not
    /// [steered here](Self::steered_here).
    pub fn unsteer(&mut self) -> bool {
        let steered = self.steered_here().is_some();
        if steered {
            self.drop_steers();
        }
        steered
    }

    /// Whether the search has been steered anywhere since its beginning.
    pub fn is_steered(&self) -> bool {
        !self.steers.is_empty()
    }

    /// All steers, in the order of the walk. Those whose `at` is less than the
    /// number of the position have had their effect.
    pub fn steers(&self) -> impl ExactSizeIterator<Item = Steer> + '_ {
        self.steers.iter().map(|wish| self.told(wish))
    }

    /// The steer that holds for the next choice, between two levels.
    pub fn steered_here(&self) -> Option<Steer> {
        if self.phase != Phase::Enter {
            return None;
        }
        self.wish(self.stack.len()).map(|wish| self.told(wish))
    }

    /// The options of the item that the last level branches on, in the order
    /// in which they are tried; none if there is no level.
    pub fn order(&self) -> impl Iterator<Item = OptionId> + '_ {
        let top = self.stack.last();
        let header = top.map(|frame| self.links.header(frame.item));
        let first = top.map(|frame| self.first_node(frame.item));
        let first = first.filter(|&node| Some(node) != header);
        let next = move |&node: &NodeId| {
            let below = match self.links.down(node) {
                below if Some(below) == header => self.links.down(below),
                below => below,
            };
            (Some(below) != first).then_some(below)
        };
        std::iter::successors(first, next).map(|node| self.links.option_of(node))
    }

    fn told(&self, wish: &Wish) -> Steer {
        let free = wish.first == self.links.header(wish.item);
        Steer {
            at: wish.at,
            depth: wish.path.len(),
            item: wish.item,
            first: (!free).then(|| self.links.option_of(wish.first)),
        }
    }

    /// Drops the steers at this position and after it.
    fn drop_steers(&mut self) {
        let now = self.counters.steps();
        self.steers.retain(|wish| wish.at < now);
    }

    /// What somebody wants at the node with so many options of the path chosen.
    fn wish(&self, depth: usize) -> Option<&Wish> {
        let here = |wish: &&Wish| {
            let levels = wish.path.iter().zip(&self.stack);
            wish.path.len() == depth && levels.into_iter().all(|(n, frame)| *n == frame.node)
        };
        self.steers.iter().find(here)
    }

    /// A digest of the steers before the position of this number.
    pub(super) fn steers_before(&self, at: u64) -> u64 {
        let before = self.steers.iter().take_while(|wish| wish.at < at);
        before.fold(0, |digest, wish| {
            let digest = rule::extend(digest, wish.item.0);
            rule::extend(digest ^ wish.at, wish.first.0)
        })
    }

    /// The item to branch on, by whoever has a say.
    pub(super) fn choose(&self, path: u64) -> Option<ItemId> {
        match self.wish(self.stack.len()) {
            Some(wish) => Some(wish.item),
            None => self.rule.choose(&self.links, path),
        }
    }

    /// The node that the level at the top tries first; the item's header if it
    /// has none. Its item must be covered, so that its ring stands still.
    pub(super) fn first_node(&self, item: ItemId) -> NodeId {
        let header = self.links.header(item);
        match self.wish(self.stack.len() - 1) {
            Some(wish) if wish.first != header => wish.first,
            _ => self.links.down(header),
        }
    }

    /// The node that a level tries after its present one, which is counted as
    /// tried; the item's header after the last.
    pub(super) fn node_after(&self, frame: Frame) -> NodeId {
        let header = self.links.header(frame.item);
        if frame.tried == frame.degree {
            return header;
        }
        match self.links.down(frame.node) {
            below if below == header => self.links.down(header),
            below => below,
        }
    }

    /// The node that the level at the top tried before its present one; there
    /// must be one.
    pub(super) fn node_before(&self, frame: Frame) -> NodeId {
        let header = self.links.header(frame.item);
        let mut from = frame.node;
        if from == header {
            from = self.first_node(frame.item);
        }
        match self.links.up(from) {
            above if above == header => self.links.up(header),
            above => above,
        }
    }
}
