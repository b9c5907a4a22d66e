//! The writes of a step, one at a time.
//!
//! Covering an item, or giving it its colour, takes places out of their rings
//! one after the other: the header first, then, for each option in the item's
//! ring from top to bottom, the nodes to the right of the item's, round to
//! those to its left. To undo it is to bring back the same places in the
//! opposite order.
//!
//! Which places these are can be told before, after, and at any moment
//! between: nothing reaches the ring of the item meanwhile, and which other
//! items have a colour does not change.

use super::keys::ONE;
use super::rings::Link;
use super::{Header, Links, NodeId, Word};
use crate::problem::{ColourId, ItemId};
use crate::step::Step;

/// A word written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    /// The place that holds the word.
    pub place: NodeId,
    /// Which of its words.
    pub word: Word,
    /// What it was: the number of a place, or a length.
    pub before: u32,
    /// What it is now. The same as before only where the header of a
    /// secondary item, which is a ring of its own, is taken out of it.
    pub after: u32,
}

impl Change {
    /// The change that undoes this one.
    pub(crate) fn undone(self) -> Self {
        Change {
            before: self.after,
            after: self.before,
            ..self
        }
    }
}

/// What one write changes: of a header, the links of its two neighbours; of a
/// node, these and the length of its item.
pub(crate) type Changes = [Option<Change>; 3];

impl Links {
    /// The places that the step takes out of their rings, in order, or, if it
    /// undoes another, brings back, in order. There are as many as its
    /// updates; none for a step that writes no links.
    pub fn plan(&self, step: Step) -> Vec<NodeId> {
        let mut plan = match step {
            Step::Cover { item } | Step::Uncover { item } => self.plan_cover(item),
            Step::Purify { item, colour } | Step::Unpurify { item, colour } => {
                self.plan_purify(item, colour)
            }
            Step::Choose { .. } | Step::Try { .. } | Step::Solution { .. } | Step::Untry { .. } => {
                Vec::new()
            }
        };
        if let Step::Uncover { .. } | Step::Unpurify { .. } = step {
            plan.reverse();
        }
        plan
    }

    fn plan_cover(&self, item: ItemId) -> Vec<NodeId> {
        let mut plan = vec![self.header(item)];
        for node in self.ring_nodes(item) {
            plan.extend(self.hidden_with(node));
        }
        plan
    }

    fn plan_purify(&self, item: ItemId, colour: ColourId) -> Vec<NodeId> {
        let hidden = |&node: &NodeId| self.colour(node) != Some(colour);
        let nodes = self.ring_nodes(item).filter(hidden);
        nodes.flat_map(|node| self.hidden_with(node)).collect()
    }

    /// The nodes that leave their rings when the option of this one is hidden:
    /// the others of the option, but for those of items that have their colour
    /// (their options agree and stay).
    pub(crate) fn hidden_with(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let stays = |other: NodeId| self.is_coloured(self.item_of(other));
        self.others(node).filter(move |&other| !stays(other))
    }

    /// Takes a header or a node out of its ring. With its header an item
    /// becomes covered.
    pub(crate) fn unlink(&mut self, place: NodeId) -> Changes {
        let changes = self.changes(place);
        let at = place.0;
        if self.is_header(place) {
            let Header { left, right } = self.headers[at as usize];
            self.headers[left as usize].right = right;
            self.headers[right as usize].left = left;
            self.rings.keys.cover(at);
        } else {
            let Link { up, down } = self.rings.links[at as usize];
            self.rings.links[up as usize].down = down;
            self.rings.links[down as usize].up = up;
            self.rings.keys.raw()[self.rings.top[at as usize] as usize] -= ONE;
        }
        changes
    }

    /// Undoes [`unlink`](Self::unlink).
    pub(crate) fn relink(&mut self, place: NodeId) -> Changes {
        self.put_back(place);
        self.changes(place).map(|change| change.map(Change::undone))
    }

    /// [`relink`](Self::relink) without telling, in links that need not be
    /// whole.
    pub(super) fn put_back(&mut self, place: NodeId) {
        let at = place.0;
        if self.is_header(place) {
            let Header { left, right } = self.headers[at as usize];
            self.headers[right as usize].left = at;
            self.headers[left as usize].right = at;
            self.rings.keys.uncover(at);
        } else {
            let Link { up, down } = self.rings.links[at as usize];
            self.rings.links[down as usize].up = at;
            self.rings.links[up as usize].down = at;
            self.rings.keys.raw()[self.rings.top[at as usize] as usize] += ONE;
        }
    }

    /// Says by which node the item has its colour, if it has one now.
    pub(crate) fn set_coloured_by(&mut self, item: ItemId, by: Option<NodeId>) {
        if let Some(word) = self.rings.coloured_by.get_mut(item.index() + 1) {
            *word = by.map_or(0, |node| node.0);
        }
    }

    /// What taking this place out of its ring changes; it must be in it.
    fn changes(&self, place: NodeId) -> Changes {
        let to = |place: u32, word, after| {
            Some(Change {
                place: NodeId(place),
                word,
                before: self.word(NodeId(place), word)?,
                after,
            })
        };
        if self.is_header(place) {
            let Header { left, right } = self.headers[place.0 as usize];
            return [
                to(left, Word::Right, right),
                to(right, Word::Left, left),
                None,
            ];
        }
        let Link { up, down } = self.rings.links[place.0 as usize];
        let header = self.rings.top[place.0 as usize] as u32;
        let length = self.rings.keys.size(header);
        [
            to(up, Word::Down, down),
            to(down, Word::Up, up),
            to(header, Word::Length, length - 1),
        ]
    }
}
