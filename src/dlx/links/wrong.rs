//! An experiment on a copy: what becomes of the links when covers are undone
//! in the wrong order.
//!
//! A node that comes back into its ring writes itself into the neighbours it
//! remembers. These are its neighbours only if everything since has been
//! undone; otherwise the ring then passes over a node that is back already,
//! or leads through one that is not. And an option hidden once can come back
//! twice: then the lengths are too great.
//!
//! # Why it always ends
//! A link up leads to an earlier place or to the header, a link down to a
//! later place or to the header. It is so at first, and unlinking and relinking
//! in whatever order keep it so: what they write into a neighbour is a link of
//! the node or the node itself, further on in the same direction. So a walk up
//! or down a ring comes to its header, however broken the ring is. For the
//! same reason no length can be more than the number of all nodes: an item
//! comes back once at most, and brings an option back once at most.

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
    /// The links then. Rings can be walked, but need not show what is linked.
    pub links: Links,
    /// The words that are not what they should be, by place. None if the
    /// order did not matter.
    pub words: Vec<Broken>,
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
        items.iter().rev().for_each(|&item| right.bring_back(item));
        items.iter().for_each(|&item| wrong.bring_back(item));
        Breakage {
            words: wrong.differences(&right),
            links: wrong,
        }
    }

    /// Uncovers the item, or takes its colour away, in links whose rings may
    /// be broken.
    fn bring_back(&mut self, item: ItemId) {
        if item.index() + 1 >= self.headers.len() {
            return;
        }
        let by = self.coloured_by(item);
        if by.is_none() && !self.is_covered(item) {
            return;
        }
        let header = self.header(item);
        let mut node = self.up(header);
        while node != header {
            if by.is_none_or(|by| self.colour(node) != self.colour(by)) {
                self.unhide_with(node);
            }
            node = self.up(node);
        }
        if by.is_some() {
            self.set_coloured_by(item, None);
        } else {
            self.put_back(header);
        }
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
