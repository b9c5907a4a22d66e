//! An experiment on a copy: what becomes of the links when covers are undone
//! in the wrong order.
//!
//! A node that comes back into its ring writes itself into the neighbours it
//! remembers. These are its neighbours only if everything since has been
//! undone; otherwise the ring then passes over a node that is back already,
//! or leads through one that is not.

use super::{Links, NodeId, Word};
use crate::problem::{ItemId, OptionId};

/// A word that is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Broken {
    /// The place that holds the word.
    pub place: NodeId,
    /// Which of its words.
    pub word: Word,
    /// What it is.
    pub is: u32,
    /// What it would be, had the covers been undone in the right order.
    pub should_be: u32,
}

/// What the wrong order leaves behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakage {
    /// The links then. Look at their words only: where rings are broken, a
    /// walk along one need not come back to its header.
    pub links: Links,
    /// The words that are not what they should be, by place. None if the
    /// order did not matter.
    pub words: Vec<Broken>,
    /// Whether undoing it would never have ended: a walk up a broken ring
    /// did not come back to the header, and was stopped.
    pub endless: bool,
}

impl Links {
    /// What the option took when it was chosen at a level that branches on
    /// this item: the items of its other nodes, in the order in which it
    /// covered them or gave them their colours, as far as it has come.
    /// Nothing if the option does not have the item, or is ignored.
    pub fn taken(&self, option: OptionId, chosen: ItemId) -> impl Iterator<Item = ItemId> + '_ {
        let node = self.first_node(option).and(self.node_in(option, chosen));
        let others = node.into_iter().flat_map(|node| self.others(node));
        let took = |&node: &NodeId| match self.colour(node) {
            None => self.is_covered(self.item_of(node)),
            Some(_) => self.coloured_by(self.item_of(node)) == Some(node),
        };
        others.filter(took).map(|node| self.item_of(node))
    }

    /// Undoes, on a copy, the covers of these items in the order given, which
    /// should be the one in which they were made: so the first covered comes
    /// back first, which is wrong. The result is compared with that of the
    /// right order, the last first.
    ///
    /// An item that has a colour loses it instead, and what giving it the
    /// colour hid comes back. An item that is neither covered nor coloured
    /// when its turn comes, or does not exist, is passed over. If the items
    /// are those covered last, as [`taken`](Self::taken) tells them, the right
    /// result is the links as they were before. Any other list is compared
    /// with itself backwards; it does no harm.
    pub fn uncover_in_order(&self, items: &[ItemId]) -> Breakage {
        let (mut right, mut wrong) = (self.clone(), self.clone());
        let counts = self.node_counts();
        for &item in items.iter().rev() {
            right.bring_back(item, &counts);
        }
        let mut endless = false;
        for &item in items {
            endless |= wrong.bring_back(item, &counts);
        }
        Breakage {
            words: wrong.differences(&right),
            links: wrong,
            endless,
        }
    }

    /// By header, the number of nodes that have its item, linked or not: a
    /// ring cannot be longer.
    fn node_counts(&self) -> Vec<u32> {
        let mut counts = vec![0; self.headers.len()];
        for &top in &self.rings.top[self.headers.len()..] {
            if top > 0 {
                counts[top as usize] += 1;
            }
        }
        counts
    }

    /// Uncovers the item, or takes its colour away, in links whose rings may
    /// be broken. Returns whether the walk had to be stopped.
    fn bring_back(&mut self, item: ItemId, counts: &[u32]) -> bool {
        let Some(&count) = counts.get(item.index() + 1) else {
            return false;
        };
        let by = self.coloured_by(item);
        if by.is_none() && !self.is_covered(item) {
            return false;
        }
        let header = self.header(item);
        let (mut node, mut left) = (self.up(header), count);
        while node != header && left > 0 {
            if by.is_none_or(|by| self.colour(node) != self.colour(by)) {
                self.unhide_with(node);
            }
            (node, left) = (self.up(node), left - 1);
        }
        if by.is_some() {
            self.set_coloured_by(item, None);
        } else {
            self.put_back(header);
        }
        node != header
    }

    /// Brings the option of the node back into its other rings.
    fn unhide_with(&mut self, node: NodeId) {
        let mut other = self.left(node);
        while other != node {
            if !self.is_coloured(self.item_of(other)) {
                self.put_back(other);
            }
            other = self.left(other);
        }
    }

    /// The words that are not the same in the other links.
    fn differences(&self, other: &Links) -> Vec<Broken> {
        let places = (0..self.places()).map(NodeId);
        let words = places.flat_map(|place| Word::ALL.map(|word| (place, word)));
        let differs = |(place, word)| {
            let (is, should_be) = (self.word(place, word)?, other.word(place, word)?);
            (is != should_be).then_some(Broken {
                place,
                word,
                is,
                should_be,
            })
        };
        words.filter_map(differs).collect()
    }
}
