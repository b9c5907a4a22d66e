//! Choosing an option: its items are covered or given their colours.

use super::{Links, NodeId};
use crate::problem::{ItemId, OptionId};

impl Links {
    /// The colour the node gives its item, plus one; 0 for none.
    pub(crate) fn colour_at(&self, node: NodeId) -> u32 {
        self.rings.colour.get(node.0 as usize).copied().unwrap_or(0)
    }

    /// Whether committing to the node changes anything: not when its item has
    /// its colour from an option chosen earlier. Gives the same answer before
    /// [`commit_once`](Self::commit_once) and after its undoing.
    #[inline]
    pub(crate) fn is_free(&self, node: NodeId) -> bool {
        self.colourer(node) == 0
    }

    /// Whether, after the node's option was chosen, it was this node that
    /// covered or coloured its item, not an option chosen earlier.
    #[inline]
    pub(crate) fn is_committed(&self, node: NodeId) -> bool {
        let by = self.colourer(node);
        by == 0 || by == node.0
    }

    /// The node that gave this node's item its colour, 0 if none did.
    #[inline]
    fn colourer(&self, node: NodeId) -> u32 {
        if !self.has_colours() {
            return 0;
        }
        self.rings.coloured_by[self.rings.top[node.0 as usize] as usize]
    }

    /// Chooses an item of an option before the search begins. `false`, and
    /// nothing done, if an earlier given has the item and does not agree.
    pub(crate) fn give(&mut self, option: OptionId, item: ItemId) -> bool {
        let Some(node) = self.node_in(option, item) else {
            return false;
        };
        if self.is_covered(item) {
            return false;
        }
        let by = self.colourer(node);
        if by != 0 {
            return self.colour_at(node) == self.colour_at(NodeId(by));
        }
        self.commit_once(node);
        true
    }

    /// Covers the item of a chosen option's node, or gives it its colour.
    pub(crate) fn commit_once(&mut self, node: NodeId) -> u32 {
        if self.colour_at(node) != 0 {
            self.rings.purify(node.0)
        } else {
            self.cover_once(self.item_of(node))
        }
    }

    /// Undoes [`commit_once`](Self::commit_once).
    pub(crate) fn uncommit_once(&mut self, node: NodeId) -> u32 {
        if self.colour_at(node) != 0 {
            self.rings.unpurify(node.0)
        } else {
            self.uncover_once(self.item_of(node))
        }
    }
}
