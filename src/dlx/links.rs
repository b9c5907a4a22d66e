//! The links that dance: one arena of fixed-size nodes, and four operations
//! on it, each undone exactly by its counterpart.
//!
//! # Layout
//! Node 0 is the root, node `i + 1` the header of item `i`; then come the
//! options, each a run of nodes with a *spacer* before the first and after
//! every run (TAOCP 7.2.2.1, Fig. 8 onwards). No link points sideways inside
//! an option: the neighbours of a node are the next places in the arena, and
//! a spacer knows where the run before it begins and the run after it ends.
//!
//! # Invariants (verified by [`Links::check`])
//! - The headers of the uncovered primary items form a ring with the root, in
//!   input order. A secondary item is a ring of its own.
//! - The nodes of an item form a ring with its header, in input order.
//! - An item's size is the number of nodes in that ring besides the header.
//!   Nothing reaches the ring of a covered item, so its size stands still
//!   until it is uncovered.
//! - A node taken out of its ring keeps its own links: it still knows its
//!   neighbours, and that is why it can come back.

mod arrays;
mod check;
mod choose;
mod dance;
mod keys;
mod rings;
mod writes;
mod wrong;

use super::problem::{ItemId, OptionId, Problem};
pub use arrays::{PlaceKind, Word};
use rings::Rings;
pub use writes::Change;
pub(super) use writes::Changes;
pub use wrong::{Breakage, Broken};

/// The root's place in the arena.
const ROOT: u32 = 0;

/// A place in the arena that holds an item of an option, or a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(pub(super) u32);

/// A header's place in the ring of primary items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Header {
    left: u32,
    right: u32,
}

/// The arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links {
    headers: Box<[Header]>,
    rings: Rings,
    /// How many items are primary: headers `1..=primary`.
    primary: u32,
}

impl Links {
    /// The links of a problem, everything uncovered. Options without primary
    /// items are left out.
    pub fn new(problem: &Problem) -> Self {
        Links {
            headers: ring(problem.item_count(), problem.primary_count()),
            rings: Rings::lay(problem),
            primary: problem.primary_count() as u32,
        }
    }

    /// Whether no primary item is left to cover.
    pub fn is_empty(&self) -> bool {
        self.headers[ROOT as usize].right == ROOT
    }

    /// Whether any option colours an item.
    pub fn has_colours(&self) -> bool {
        !self.rings.coloured_by.is_empty()
    }

    /// Number of options in the item's ring now.
    pub fn size(&self, item: ItemId) -> u32 {
        self.rings.keys.size(item.0 + 1)
    }

    /// Whether the item is covered now.
    pub fn is_covered(&self, item: ItemId) -> bool {
        self.rings.keys.is_covered(item.0 + 1)
    }

    /// Whether the item has been given a colour now.
    pub fn is_coloured(&self, item: ItemId) -> bool {
        self.rings
            .coloured_by
            .get(item.index() + 1)
            .is_some_and(|&by| by != 0)
    }

    /// Whether an uncovered item still reaches the option: it is in every
    /// ring of its items, and none of them is covered.
    pub fn is_linked(&self, option: OptionId) -> bool {
        let mut node = self.rings.first[option.index()] as usize;
        if node == 0 {
            return false;
        }
        while self.rings.top[node] as u32 > self.primary {
            node += 1; // a primary item comes, or the option would be ignored
        }
        let (top, up) = (self.rings.top[node] as u32, self.rings.links[node].up);
        !self.rings.keys.is_covered(top) && self.rings.links[up as usize].down == node as u32
    }

    /// The uncovered primary items, in input order.
    pub fn active(&self) -> impl Iterator<Item = ItemId> + '_ {
        let next = |&h: &u32| Some(self.headers[h as usize].right).filter(|&r| r != ROOT);
        std::iter::successors(next(&ROOT), next).map(|h| ItemId(h - 1))
    }

    /// The options in the item's ring, top to bottom.
    pub fn ring(&self, item: ItemId) -> impl Iterator<Item = OptionId> + '_ {
        let header = item.0 + 1;
        let next = move |&n: &u32| Some(self.rings.links[n as usize].down).filter(|&d| d != header);
        std::iter::successors(next(&header), next).map(|n| self.option_of(NodeId(n)))
    }

    /// The leftmost primary item that is uncovered.
    pub fn leftmost(&self) -> Option<ItemId> {
        let right = self.headers[ROOT as usize].right;
        (right != ROOT).then(|| ItemId(right - 1))
    }

    /// The uncovered primary item with the fewest options, the leftmost of
    /// equals.
    #[inline]
    pub fn shortest(&self) -> Option<ItemId> {
        let Header { left, right } = self.headers[ROOT as usize];
        if right == ROOT {
            return None;
        }
        Some(ItemId(self.rings.keys.shortest(right, left) - 1))
    }

    /// The header of an item.
    pub fn header(&self, item: ItemId) -> NodeId {
        NodeId(item.0 + 1)
    }

    /// The item a node belongs to; of a header, its own.
    #[inline]
    pub fn item_of(&self, node: NodeId) -> ItemId {
        ItemId(self.rings.top[node.0 as usize] as u32 - 1)
    }

    /// The option a node belongs to; the node must not be a header.
    pub fn option_of(&self, node: NodeId) -> OptionId {
        self.rings.option_of(node.0)
    }

    /// The node of an option that stands in this item's ring, if the option
    /// has the item and is not ignored.
    pub fn node_in(&self, option: OptionId, item: ItemId) -> Option<NodeId> {
        let first = self.rings.first[option.index()];
        let run = (first..).take_while(|&n| first != 0 && self.rings.top[n as usize] > 0);
        run.map(NodeId).find(|&n| self.item_of(n) == item)
    }

    /// The node below in the ring.
    #[inline]
    pub fn down(&self, node: NodeId) -> NodeId {
        NodeId(self.rings.links[node.0 as usize].down)
    }

    /// The node above in the ring.
    #[inline]
    pub fn up(&self, node: NodeId) -> NodeId {
        NodeId(self.rings.links[node.0 as usize].up)
    }

    /// The next node of the option, the first one after the last. The node
    /// must be one of an option: a header has no sideways neighbours.
    #[inline]
    pub fn right(&self, node: NodeId) -> NodeId {
        let next = node.0 + 1;
        let in_option = self.rings.top[next as usize] > 0;
        NodeId(if in_option {
            next
        } else {
            self.rings.links[next as usize].up
        })
    }

    /// The node before it in the option, the last one before the first. The
    /// node must be one of an option, as for [`right`](Self::right).
    #[inline]
    pub fn left(&self, node: NodeId) -> NodeId {
        let next = node.0 - 1;
        let in_option = self.rings.top[next as usize] > 0;
        NodeId(if in_option {
            next
        } else {
            self.rings.links[next as usize].down
        })
    }
}

/// The ring of the root and the primary headers; the others alone.
fn ring(items: usize, primary: usize) -> Box<[Header]> {
    let link = |h: u32| {
        if h as usize > primary {
            return Header { left: h, right: h };
        }
        let left = if h == 0 { primary as u32 } else { h - 1 };
        let right = if h as usize == primary { 0 } else { h + 1 };
        Header { left, right }
    };
    (0..=items as u32).map(link).collect()
}
