//! Forwards: one step, or a run of them.

use super::{Pause, Phase, Search};
use crate::dlx::links::NodeId;
use crate::dlx::problem::ColourId;
use crate::dlx::step::Step;

impl Search {
    /// Walks one step; `None` at the end.
    pub fn step(&mut self) -> Option<Step> {
        if self.links.has_colours() {
            self.advance::<true, true>()
        } else {
            self.advance::<true, false>()
        }
    }

    /// Runs to the next solution and stops there; `false` if there is none.
    pub fn next_solution(&mut self) -> bool {
        self.run(u64::MAX) == Pause::Solution
    }

    /// Runs until the next solution, the end, or until so many more
    /// placements have been tried. Can be called again after any stop.
    pub fn run(&mut self, placements: u64) -> Pause {
        let stop = self.counters.placements.saturating_add(placements);
        if self.links.has_colours() {
            self.run_until::<true>(stop)
        } else {
            self.run_until::<false>(stop)
        }
    }

    fn run_until<const COLOURS: bool>(&mut self, stop: u64) -> Pause {
        while self.counters.placements < stop {
            match self.advance::<false, COLOURS>() {
                Some(Step::Solution { .. }) => return Pause::Solution,
                Some(_) => {}
                None => return Pause::Complete,
            }
        }
        Pause::Limit
    }

    /// Walks one step if `FINE`; otherwise on to the next solution or the next
    /// point between two levels. Tells the last step made.
    #[inline]
    fn advance<const FINE: bool, const COLOURS: bool>(&mut self) -> Option<Step> {
        loop {
            let step = match self.phase {
                Phase::Enter => self.enter(),
                Phase::Cover => self.cover_chosen::<COLOURS>(),
                Phase::Next => self.try_next::<COLOURS>(),
                Phase::Commit(node) => self.commit_from::<FINE, COLOURS>(node),
                Phase::Uncommit(node) => self.uncommit_from::<FINE, COLOURS>(node),
                Phase::Done => return None,
            };
            let pause = matches!(step, Step::Solution { .. }) || self.phase == Phase::Enter;
            if FINE || pause {
                return Some(step);
            }
        }
    }

    /// At a new level: an item is chosen, or there is none and a solution is
    /// reported.
    #[inline]
    fn enter(&mut self) -> Step {
        let path = self.path_digest();
        let Some(item) = self.rule.choose(&self.links, path) else {
            self.counters.solutions += 1;
            self.phase = self.phase_above();
            return Step::Solution {
                number: self.counters.solutions,
            };
        };
        let frame = self.frame(item, path);
        self.stack.push(frame);
        self.counters.choices += 1;
        self.phase = Phase::Cover;
        Step::Choose {
            item,
            size: frame.degree,
        }
    }

    #[inline]
    fn cover_chosen<const COLOURS: bool>(&mut self) -> Step {
        let item = self.top().item;
        let updates = u64::from(self.links.cover_in::<COLOURS>(item));
        let first = self.links.down(self.links.header(item));
        let top = self.top();
        top.item_updates = updates;
        top.node = first;
        self.counters.updates += updates;
        self.counters.covers += 1;
        self.phase = Phase::Next;
        Step::Cover { item }
    }

    /// The next option of the item is tried, or the level is left.
    #[inline]
    fn try_next<const COLOURS: bool>(&mut self) -> Step {
        let top = self.top();
        let (item, node) = (top.item, top.node);
        if node == self.links.header(item) {
            self.links.uncover_in::<COLOURS>(item);
            self.counters.uncovers += 1;
            self.stack.pop();
            self.phase = self.phase_above();
            return Step::Uncover { item };
        }
        self.top().tried += 1;
        self.counters.placements += 1;
        let option = self.links.option_of(node);
        self.phase = self.commit_next::<COLOURS>(node, node);
        Step::Try { option }
    }

    /// Commits to the items of the option tried: one, or all that are left.
    #[inline]
    fn commit_from<const FINE: bool, const COLOURS: bool>(&mut self, mut node: NodeId) -> Step {
        let own = self.top().node;
        let (mut updates, mut count) = (0, 0);
        loop {
            updates += u64::from(self.links.commit::<COLOURS>(node));
            let purified = COLOURS && self.links.colour_at(node) != 0;
            self.counters.purifies += u64::from(purified);
            count += u64::from(!purified);
            self.phase = self.commit_next::<COLOURS>(own, node);
            match self.phase {
                Phase::Commit(next) if !FINE => node = next,
                _ => break,
            }
        }
        self.top().option_updates += updates;
        self.counters.updates += updates;
        self.counters.covers += count;
        self.committed::<COLOURS>(node)
    }

    /// Undoes commitments of the option tried, from right to left: one, or
    /// all; or gives the option up when none is left.
    #[inline]
    fn uncommit_from<const FINE: bool, const COLOURS: bool>(&mut self, mut node: NodeId) -> Step {
        let own = self.top().node;
        if node == own {
            return self.untry(node);
        }
        let (mut updates, mut count) = (0, 0);
        loop {
            updates += u64::from(self.links.uncommit::<COLOURS>(node));
            let purified = COLOURS && self.links.colour_at(node) != 0;
            self.counters.unpurifies += u64::from(purified);
            count += u64::from(!purified);
            let next = self.uncommit_next::<COLOURS>(own, node);
            self.phase = Phase::Uncommit(next);
            if FINE || next == own {
                break;
            }
            node = next;
        }
        self.top().option_updates -= updates;
        self.counters.uncovers += count;
        self.uncommitted::<COLOURS>(node)
    }

    #[inline]
    fn untry(&mut self, node: NodeId) -> Step {
        let below = self.links.down(node);
        self.top().node = below;
        self.counters.untries += 1;
        self.phase = Phase::Next;
        Step::Untry {
            option: self.links.option_of(node),
        }
    }

    /// What comes after this node of the option: the next free one, or the
    /// next level.
    #[inline]
    fn commit_next<const COLOURS: bool>(&self, own: NodeId, node: NodeId) -> Phase {
        let mut next = self.links.right(node);
        if COLOURS {
            next = self.skip_right(own, next);
        }
        if next == own {
            Phase::Enter
        } else {
            Phase::Commit(next)
        }
    }

    #[inline]
    fn uncommit_next<const COLOURS: bool>(&self, own: NodeId, node: NodeId) -> NodeId {
        let next = self.links.left(node);
        if COLOURS {
            self.skip_left(own, next)
        } else {
            next
        }
    }

    /// The step that commits to this node.
    #[inline]
    pub(super) fn committed<const COLOURS: bool>(&self, node: NodeId) -> Step {
        let item = self.links.item_of(node);
        match self.links.colour_at(node) {
            colour if COLOURS && colour != 0 => Step::Purify {
                item,
                colour: ColourId(colour - 1),
            },
            _ => Step::Cover { item },
        }
    }

    /// The step that undoes the commitment to this node.
    #[inline]
    pub(super) fn uncommitted<const COLOURS: bool>(&self, node: NodeId) -> Step {
        match self.committed::<COLOURS>(node) {
            Step::Purify { item, colour } => Step::Unpurify { item, colour },
            Step::Cover { item } => Step::Uncover { item },
            other => other,
        }
    }
}

/// The steps from here to the end of the search.
impl Iterator for Search {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        self.step()
    }
}
