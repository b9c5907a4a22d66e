//! Forwards: the moves that a step is made of, and a run.

use super::watch::Watch;
use super::{Phase, Search};
use crate::links::NodeId;
use crate::problem::ItemId;
use crate::step::Step;

/// What comes next, and the step just made: always in a walk of single steps,
/// never in a run, where no time goes into telling.
pub(super) type Walked = (Phase, Option<Step>);

impl Search {
    /// Walks one step; `None` at the end.
    pub fn step(&mut self) -> Option<Step> {
        self.step_before(&mut ())
    }

    /// [`step`](Self::step), and `watch` is told.
    pub fn step_watched(&mut self, watch: &mut dyn Watch) -> Option<Step> {
        self.step_before(watch)
    }

    #[inline(never)]
    pub(super) fn step_before<W: Watch + ?Sized>(&mut self, watch: &mut W) -> Option<Step> {
        // Moves are compiled twice: `FINE`, one step at a time, with colours and
        // told; and for a run without colours, several at a time.
        let (phase, step) = match self.phase {
            Phase::Enter => self.enter(watch),
            Phase::Cover => self.cover_chosen::<true, W>(),
            Phase::Next => self.try_next::<true, W>(watch),
            Phase::Commit(node) => self.commit_from::<true, W>(node),
            Phase::Uncommit(node) => self.uncommit_from::<true, W>(node, watch),
            Phase::Done => (Phase::Done, None),
        };
        self.phase = phase;
        step
    }

    /// At a new level: an item is chosen, or there is none and a solution is
    /// reported.
    fn enter<W: Watch + ?Sized>(&mut self, watch: &mut W) -> Walked {
        let path = self.path_digest();
        let Some(item) = self.choose(path) else {
            self.solved::<true, W>(watch);
            let number = self.counters.solutions;
            return (self.phase, Some(Step::Solution { number }));
        };
        let size = self.links.size(item);
        self.open(item, size, path, watch);
        (Phase::Cover, Some(Step::Choose { item, size }))
    }

    #[inline]
    pub(super) fn solved<const FINE: bool, W: Watch + ?Sized>(&mut self, watch: &mut W) {
        self.counters.solutions += 1;
        self.tally(self.stack.len()).solutions += 1;
        self.phase = self.phase_above::<FINE>();
        watch.solution(self.counters.steps(), self);
    }

    /// Begins a level that branches on the item.
    #[inline]
    pub(super) fn open<W: Watch + ?Sized>(
        &mut self,
        item: ItemId,
        size: u32,
        path: u64,
        watch: &mut W,
    ) {
        self.counters.choices += 1;
        if size == 0 {
            self.tally(self.stack.len()).dead_ends += 1;
            watch.dead_end(self.counters.steps(), item);
        } else {
            watch.chosen(self.counters.steps(), item, size);
        }
        let frame = self.frame(item, size, path);
        self.stack.push(frame);
    }

    // Has a `W` so that each kind of run has its own copy inside its loop: shared
    // by two, it became a call, and WebAssembly some hundredths slower.
    #[expect(clippy::extra_unused_type_parameters, reason = "a copy for each run")]
    #[inline]
    pub(super) fn cover_chosen<const FINE: bool, W: ?Sized>(&mut self) -> Walked {
        let item = self.top().item;
        let updates = if FINE {
            self.links.cover_once(item)
        } else {
            self.links.cover_plain(item)
        };
        let first = if FINE {
            self.first_node(item)
        } else {
            self.links.down(self.links.header(item))
        };
        let top = self.top();
        top.item_updates = updates;
        top.node = first;
        self.counters.updates += u64::from(updates);
        self.counters.covers += 1;
        (Phase::Next, FINE.then_some(Step::Cover { item }))
    }

    /// The next option of the item is tried, or the level is left.
    #[inline]
    pub(super) fn try_next<const FINE: bool, W: Watch + ?Sized>(
        &mut self,
        watch: &mut W,
    ) -> Walked {
        let top = self.top();
        let (item, node, degree) = (top.item, top.node, top.degree);
        if node == self.links.header(item) {
            if FINE {
                self.links.uncover_once(item);
            } else {
                self.links.uncover_plain(item);
            }
            self.counters.uncovers += 1;
            self.stack.pop();
            if degree > 0 {
                watch.left(self.counters.steps(), item);
            }
            return (
                self.phase_above::<FINE>(),
                FINE.then_some(Step::Uncover { item }),
            );
        }
        self.top().tried += 1;
        self.counters.placements += 1;
        self.tally(self.stack.len() - 1).placements += 1;
        watch.tried(self.counters.steps(), node);
        let step = FINE.then(|| Step::Try {
            option: self.links.option_of(node),
        });
        (self.commit_next::<FINE>(node, node), step)
    }

    /// Commits to the items of the option tried: one, or all that are left.
    // Has a `W` for the same reason as `cover_chosen`.
    #[expect(clippy::extra_unused_type_parameters, reason = "a copy for each run")]
    #[inline]
    pub(super) fn commit_from<const FINE: bool, W: ?Sized>(&mut self, mut node: NodeId) -> Walked {
        let own = self.top().node;
        let (mut updates, mut covers, mut purifies) = (0, 0, 0);
        let next = loop {
            updates += if FINE {
                self.links.commit_once(node)
            } else {
                self.links.cover_plain(self.links.item_of(node))
            };
            let purified = FINE && self.links.colour_at(node) != 0;
            purifies += u64::from(purified);
            covers += u64::from(!purified);
            match self.commit_next::<FINE>(own, node) {
                Phase::Commit(next) if !FINE => node = next,
                next => break next,
            }
        };
        self.top().option_updates += updates;
        self.counters.updates += u64::from(updates);
        self.counters.covers += covers;
        self.counters.purifies += purifies;
        (next, FINE.then(|| self.commitment(node).step()))
    }

    /// Undoes commitments of the option tried, from right to left: one, or
    /// all; or gives the option up when none is left.
    #[inline]
    pub(super) fn uncommit_from<const FINE: bool, W: Watch + ?Sized>(
        &mut self,
        mut node: NodeId,
        watch: &mut W,
    ) -> Walked {
        let own = self.top().node;
        if node == own {
            return self.untry::<FINE, W>(node, watch);
        }
        let (mut updates, mut uncovers, mut unpurifies) = (0, 0, 0);
        let mut next;
        loop {
            updates += if FINE {
                self.links.uncommit_once(node)
            } else {
                self.links.uncover_plain(self.links.item_of(node))
            };
            let purified = FINE && self.links.colour_at(node) != 0;
            unpurifies += u64::from(purified);
            uncovers += u64::from(!purified);
            next = self.uncommit_next::<FINE>(own, node);
            if FINE || next == own {
                break;
            }
            node = next;
        }
        let top = self.top();
        // Nothing is left of them then, and a run need not count.
        top.option_updates = if FINE {
            top.option_updates - updates
        } else {
            0
        };
        self.counters.uncovers += uncovers;
        self.counters.unpurifies += unpurifies;
        let step = FINE.then(|| self.commitment(node).undoing());
        (Phase::Uncommit(next), step)
    }

    #[inline]
    pub(super) fn untry<const FINE: bool, W: Watch + ?Sized>(
        &mut self,
        node: NodeId,
        watch: &mut W,
    ) -> Walked {
        let next = if FINE {
            let frame = *self.top();
            self.node_after(frame)
        } else {
            self.links.down(node)
        };
        self.top().node = next;
        self.counters.untries += 1;
        watch.given_up(self.counters.steps(), node);
        let step = FINE.then(|| Step::Untry {
            option: self.links.option_of(node),
        });
        (Phase::Next, step)
    }

    /// What comes after this node of the option: the next free one, or the
    /// next level.
    #[inline]
    fn commit_next<const FINE: bool>(&self, own: NodeId, node: NodeId) -> Phase {
        let mut next = self.links.right(node);
        if FINE {
            next = self.skip_right(own, next);
        }
        if next == own {
            Phase::Enter
        } else {
            Phase::Commit(next)
        }
    }

    #[inline]
    pub(super) fn uncommit_next<const FINE: bool>(&self, own: NodeId, node: NodeId) -> NodeId {
        let next = self.links.left(node);
        if FINE {
            self.skip_left(own, next)
        } else {
            next
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
