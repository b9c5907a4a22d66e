//! Backwards: each step undone by its exact counterpart.

use super::commitment::Commitment;
use super::{Frame, Phase, Search};
use crate::links::NodeId;
use crate::stats::{Counters, Tally};
use crate::step::Step;

impl Search {
    /// Undoes one step, exactly, and tells which; `None` at the beginning.
    pub fn back(&mut self) -> Option<Step> {
        match self.phase {
            Phase::Enter => {
                let node = self.stack.last()?.node;
                Some(self.back_in_option(node))
            }
            Phase::Commit(node) => Some(self.back_in_option(node)),
            Phase::Cover => {
                let frame = self.stack.pop()?;
                self.phase = Phase::Enter;
                self.counters.choices -= 1;
                self.tally(self.stack.len()).dead_ends -= u64::from(frame.degree == 0);
                Some(Step::Choose {
                    item: frame.item,
                    size: frame.degree,
                })
            }
            Phase::Next => Some(self.back_in_ring()),
            Phase::Uncommit(node) => Some(self.back_over_uncommit(node)),
            Phase::Done => Some(self.back_into_level()),
        }
    }

    /// Back to the beginning, as fresh, steers dropped: undoes what is covered
    /// now, without walking the steps between.
    pub fn reset(&mut self) {
        self.steers.clear();
        self.rewind();
    }

    /// Back to the beginning, steers kept.
    pub fn rewind(&mut self) {
        while let Some(frame) = self.stack.pop() {
            let last = match self.phase {
                Phase::Enter => self.links.left(frame.node),
                Phase::Commit(node) => self.links.left(node),
                Phase::Uncommit(node) => node,
                Phase::Cover | Phase::Next | Phase::Done => frame.node,
            };
            let item_is_covered = self.phase != Phase::Cover;
            self.phase = Phase::Enter;
            self.unwind(frame, last);
            if item_is_covered {
                self.links.uncover_once(frame.item);
            }
        }
        self.phase = Phase::Enter;
        self.counters = Counters::default();
        self.profile.fill(Tally::default());
    }

    /// Undoes the commitments of a level's option, from this node leftwards.
    fn unwind(&mut self, frame: Frame, last: NodeId) {
        let mut node = self.skip_left(frame.node, last);
        while node != frame.node {
            self.links.uncommit_once(node);
            node = self.skip_left(frame.node, self.links.left(node));
        }
    }

    /// The commitment before this node of the option tried is undone, or the
    /// option untried if there is none.
    fn back_in_option(&mut self, node: NodeId) -> Step {
        let own = self.top().node;
        let before = self.skip_left(own, self.links.left(node));
        if before == own {
            self.top().tried -= 1;
            self.counters.placements -= 1;
            self.tally(self.stack.len() - 1).placements -= 1;
            self.phase = Phase::Next;
            return Step::Try {
                option: self.links.option_of(own),
            };
        }
        let undone = self.commitment(before);
        let updates = self.links.uncommit_once(before);
        self.top().option_updates -= updates;
        self.counters.updates -= u64::from(updates);
        match undone {
            Commitment::Cover { .. } => self.counters.covers -= 1,
            Commitment::Purify { .. } => self.counters.purifies -= 1,
        }
        self.phase = Phase::Commit(before);
        undone.step()
    }

    /// The option before it in the item's ring was given up last, or, if
    /// there is none, the item covered.
    fn back_in_ring(&mut self) -> Step {
        let frame = *self.top();
        let item = frame.item;
        if frame.tried == 0 {
            let updates = self.links.uncover_once(item);
            let header = self.links.header(item);
            let top = self.top();
            top.item_updates = 0;
            top.node = header;
            self.counters.updates -= u64::from(updates);
            self.counters.covers -= 1;
            self.phase = Phase::Cover;
            return Step::Cover { item };
        }
        let before = self.node_before(frame);
        self.top().node = before;
        self.counters.untries -= 1;
        self.phase = Phase::Uncommit(before);
        Step::Untry {
            option: self.links.option_of(before),
        }
    }

    /// The commitment after this node was undone last, or, if there is none,
    /// the level below was left.
    fn back_over_uncommit(&mut self, node: NodeId) -> Step {
        let own = self.top().node;
        let after = self.skip_right(own, self.links.right(node));
        if after == own {
            return self.back_into_level();
        }
        let redone = self.commitment(after);
        let updates = self.links.commit_once(after);
        self.top().option_updates += updates;
        match redone {
            Commitment::Cover { .. } => self.counters.uncovers -= 1,
            Commitment::Purify { .. } => self.counters.unpurifies -= 1,
        }
        self.phase = Phase::Uncommit(after);
        redone.undoing()
    }

    /// A solution was reported last, or a level left. In the latter case the
    /// links are what they were when its item was chosen, so that it is chosen
    /// again.
    fn back_into_level(&mut self) -> Step {
        let path = self.path_digest();
        let Some(item) = self.choose(path) else {
            let number = self.counters.solutions;
            self.counters.solutions -= 1;
            self.tally(self.stack.len()).solutions -= 1;
            self.phase = Phase::Enter;
            return Step::Solution { number };
        };
        let mut frame = self.frame(item, self.links.size(item), path);
        frame.tried = frame.degree;
        frame.item_updates = self.links.cover_once(item);
        self.stack.push(frame);
        self.counters.uncovers -= 1;
        self.phase = Phase::Next;
        Step::Uncover { item }
    }
}
