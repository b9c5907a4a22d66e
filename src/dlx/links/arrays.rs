//! The arrays as they lie in memory, to be looked at: what each place is, and
//! the words that it holds.
//!
//! All is looked up in constant time, but for the option of a node, which the
//! next spacer tells.

use super::{Links, NodeId, ROOT};
use crate::problem::{ColourId, ItemId, OptionId};
use crate::rule::mix;

impl NodeId {
    /// Its number in the arena: the root is 0, the header of item `i` is
    /// `i + 1`; then come the options with their spacers.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// What a place in the arena is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlaceKind {
    /// The head of the ring of primary items.
    Root,
    /// The header of an item.
    Header(ItemId),
    /// An item of an option.
    Node {
        /// The item.
        item: ItemId,
        /// The option.
        option: OptionId,
    },
    /// What stands before the first option, between two, and after the last.
    Spacer,
}

/// A word that a search changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// The header to the left; of the root and headers.
    Left,
    /// The header to the right; of the root and headers.
    Right,
    /// The node above; of headers and nodes.
    Up,
    /// The node below; of headers and nodes.
    Down,
    /// The number of nodes in the ring; of headers.
    Length,
}

impl Word {
    /// All of them.
    pub const ALL: [Word; 5] = [Self::Left, Self::Right, Self::Up, Self::Down, Self::Length];
}

impl Links {
    /// How many places the arena has: root, headers, nodes and spacers.
    pub fn places(&self) -> u32 {
        self.rings.top.len() as u32
    }

    /// The place of this number, if there is one.
    pub fn place(&self, number: u32) -> Option<NodeId> {
        (number < self.places()).then_some(NodeId(number))
    }

    /// What the place is for.
    pub fn kind(&self, place: NodeId) -> PlaceKind {
        if place.0 == ROOT {
            return PlaceKind::Root;
        }
        if self.is_header(place) {
            return PlaceKind::Header(ItemId(place.0 - 1));
        }
        if self.top(place) <= 0 {
            return PlaceKind::Spacer;
        }
        PlaceKind::Node {
            item: self.item_of(place),
            option: self.option_of(place),
        }
    }

    /// Whether the place is the root or a header.
    pub(super) fn is_header(&self, place: NodeId) -> bool {
        (place.0 as usize) < self.headers.len()
    }

    /// The word that says what the place belongs to: of a node, the number of
    /// its header; of a header, its own; of a spacer, `-(o + 1)` where option
    /// `o` stands before it; 0 of the first spacer and the root.
    pub fn top(&self, place: NodeId) -> i32 {
        self.rings.top[place.0 as usize]
    }

    /// A word that a search changes: the number of a place, or a length.
    /// `None` if a place of this kind has no such word; the links of spacers,
    /// which never change, are told by [`up`](Self::up) and
    /// [`down`](Self::down).
    pub fn word(&self, place: NodeId, word: Word) -> Option<u32> {
        let at = place.0 as usize;
        if place.0 != ROOT && self.top(place) <= 0 {
            return None;
        }
        match word {
            Word::Left => self.headers.get(at).map(|h| h.left),
            Word::Right => self.headers.get(at).map(|h| h.right),
            Word::Up => (place.0 != ROOT).then(|| self.rings.links[at].up),
            Word::Down => (place.0 != ROOT).then(|| self.rings.links[at].down),
            Word::Length => {
                (place.0 != ROOT && self.is_header(place)).then(|| self.rings.keys.size(place.0))
            }
        }
    }

    /// The colour that the node's option gives to its item.
    pub fn colour(&self, node: NodeId) -> Option<ColourId> {
        self.colour_at(node).checked_sub(1).map(ColourId::new)
    }

    /// The node that gave the item the colour it has now.
    pub fn coloured_by(&self, item: ItemId) -> Option<NodeId> {
        let by = *self.rings.coloured_by.get(item.index() + 1)?;
        (by != 0).then_some(NodeId(by))
    }

    /// The first node of an option; `None` if the option is ignored, as it
    /// then has no nodes, or if there is no such option.
    pub fn first_node(&self, option: OptionId) -> Option<NodeId> {
        let first = *self.rings.first.get(option.index())?;
        (first != 0).then_some(NodeId(first))
    }

    /// The nodes of an option, left to right; none of an ignored one.
    pub fn nodes(&self, option: OptionId) -> impl Iterator<Item = NodeId> + '_ {
        let first = self.first_node(option);
        std::iter::successors(first, |n| Some(NodeId(n.0 + 1))).take_while(|&n| self.top(n) > 0)
    }

    /// The other nodes of a node's option, from the one to its right round to
    /// the one to its left. The node must be one of an option.
    pub fn others(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let other = move |n: NodeId| Some(self.right(n)).filter(|&r| r != node);
        std::iter::successors(other(node), move |&n| other(n))
    }

    /// The nodes in the item's ring, top to bottom.
    pub fn ring_nodes(&self, item: ItemId) -> impl Iterator<Item = NodeId> + '_ {
        let header = self.header(item);
        let below = move |n: NodeId| Some(self.down(n)).filter(|&d| d != header);
        std::iter::successors(below(header), move |&n| below(n))
    }

    /// A digest of every word that a search changes: the links of headers and
    /// nodes, the sizes, which items are covered, and their colours.
    ///
    /// Equal links have equal digests; links of one problem that differ have,
    /// as good as always, different ones (one chance in 2^64). Each word is
    /// mixed into the digest of those before it, so that places matter. Takes
    /// time in proportion to the arena.
    pub fn digest(&self) -> u64 {
        let pair = |high: u32, low: u32| u64::from(high) << 32 | u64::from(low);
        let headers = self.headers.iter().map(|h| pair(h.left, h.right));
        let nodes = self.rings.links.iter().map(|l| pair(l.up, l.down));
        let keys = (1..self.headers.len() as u32).map(|h| {
            pair(
                self.rings.keys.size(h),
                self.rings.keys.is_covered(h).into(),
            )
        });
        let colours = self.rings.coloured_by.iter().map(|&by| u64::from(by));
        let words = headers.chain(nodes).chain(keys).chain(colours);
        words.fold(0, |digest, word| mix(digest ^ word))
    }
}
