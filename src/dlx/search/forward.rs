//! Forwards: one step, or a run of them.

use super::{Pause, Phase, Search};
use crate::links::NodeId;
use crate::problem::ItemId;
use crate::step::Step;

/// What comes next, and the step just made: always in a walk of single steps,
/// never in a run, where no time goes into telling.
type Walked = (Phase, Option<Step>);

impl Search {
    /// Walks one step; `None` at the end.
    pub fn step(&mut self) -> Option<Step> {
        // Moves are compiled twice: `FINE`, one step at a time, with colours and
        // told; and for a run without colours, several at a time.
        let (phase, step) = match self.phase {
            Phase::Enter => self.enter(),
            Phase::Cover => self.cover_chosen::<true>(),
            Phase::Next => self.try_next::<true>(),
            Phase::Commit(node) => self.commit_from::<true>(node),
            Phase::Uncommit(node) => self.uncommit_from::<true>(node),
            Phase::Done => (Phase::Done, None),
        };
        self.phase = phase;
        step
    }

    /// Runs to the next solution and stops there; `false` if there is none.
    pub fn next_solution(&mut self) -> bool {
        self.run(u64::MAX) == Pause::Solution
    }

    /// Runs until the next solution, the end, or until so many more
    /// placements have been tried. Can be called again after any stop.
    pub fn run(&mut self, placements: u64) -> Pause {
        if placements == 0 {
            return Pause::Limit;
        }
        let stop = self.counters.placements.saturating_add(placements);
        if self.links.has_colours() {
            return self.walk(stop);
        }
        // What a walk of single steps has begun is finished in single steps.
        while let Phase::Cover | Phase::Next | Phase::Commit(_) = self.phase {
            self.step();
        }
        self.dash(stop)
    }

    /// A run in single steps, which know colours.
    fn walk(&mut self, stop: u64) -> Pause {
        while self.phase != Phase::Enter || self.counters.placements < stop {
            match self.step() {
                Some(Step::Solution { .. }) => return Pause::Solution,
                Some(_) => {}
                None => return Pause::Complete,
            }
        }
        Pause::Limit
    }

    /// Without colours, from between two levels to the next solution, the end,
    /// or the first such point with `stop` placements tried, by the moves that [`step`] is
    /// made of, several at a time.
    ///
    /// [`step`]: Self::step
    fn dash(&mut self, stop: u64) -> Pause {
        // Not in `self`, so that it stays in a register.
        let mut phase = self.phase;
        loop {
            match phase {
                Phase::Enter => {
                    if self.counters.placements >= stop {
                        self.phase = phase;
                        return Pause::Limit;
                    }
                    let path = self.path_digest();
                    let Some(item) = self.rule.choose(&self.links, path) else {
                        self.phase = self.solved::<false>();
                        return Pause::Solution;
                    };
                    let size = self.links.size(item);
                    if size == 0 {
                        phase = self.pass_dead_end::<false>();
                        continue;
                    }
                    self.open(item, size, path);
                    self.cover_chosen::<false>();
                }
                Phase::Uncommit(node) => self.give_up(node),
                Phase::Cover | Phase::Next | Phase::Commit(_) | Phase::Done => {
                    self.phase = phase;
                    return Pause::Complete;
                }
            }
            phase = self.try_next::<false>().0;
            if let Phase::Commit(node) = phase {
                phase = self.commit_from::<false>(node).0;
            }
        }
    }

    /// Undoes all of the option tried, from this commitment leftwards.
    #[inline(always)]
    fn give_up(&mut self, node: NodeId) {
        let own = self.top().node;
        if node != own {
            self.uncommit_from::<false>(node);
        }
        self.untry::<false>(own);
    }

    /// At a new level: an item is chosen, or there is none and a solution is
    /// reported.
    fn enter(&mut self) -> Walked {
        let path = self.path_digest();
        let Some(item) = self.rule.choose(&self.links, path) else {
            let above = self.solved::<true>();
            let number = self.counters.solutions;
            return (above, Some(Step::Solution { number }));
        };
        let size = self.links.size(item);
        self.tally(self.stack.len()).dead_ends += u64::from(size == 0);
        self.open(item, size, path);
        (Phase::Cover, Some(Step::Choose { item, size }))
    }

    #[inline]
    fn solved<const FINE: bool>(&mut self) -> Phase {
        self.counters.solutions += 1;
        self.tally(self.stack.len()).solutions += 1;
        self.phase_above::<FINE>()
    }

    /// Begins a level that branches on the item.
    #[inline]
    fn open(&mut self, item: ItemId, size: u32, path: u64) {
        let frame = self.frame(item, size, path);
        self.stack.push(frame);
        self.counters.choices += 1;
    }

    /// Three steps at once: an item without options is chosen, covered and
    /// uncovered. That changes no link, only the counters.
    #[inline]
    fn pass_dead_end<const FINE: bool>(&mut self) -> Phase {
        self.counters.choices += 1;
        self.counters.covers += 1;
        self.counters.uncovers += 1;
        self.counters.updates += 1; // the header
        self.tally(self.stack.len()).dead_ends += 1;
        self.phase_above::<FINE>()
    }

    #[inline]
    fn cover_chosen<const FINE: bool>(&mut self) -> Walked {
        let item = self.top().item;
        let updates = if FINE {
            self.links.cover_once(item)
        } else {
            self.links.cover_plain(item)
        };
        let first = self.links.down(self.links.header(item));
        let top = self.top();
        top.item_updates = updates;
        top.node = first;
        self.counters.updates += u64::from(updates);
        self.counters.covers += 1;
        (Phase::Next, FINE.then_some(Step::Cover { item }))
    }

    /// The next option of the item is tried, or the level is left.
    #[inline]
    fn try_next<const FINE: bool>(&mut self) -> Walked {
        let top = self.top();
        let (item, node) = (top.item, top.node);
        if node == self.links.header(item) {
            if FINE {
                self.links.uncover_once(item);
            } else {
                self.links.uncover_plain(item);
            }
            self.counters.uncovers += 1;
            self.stack.pop();
            return (
                self.phase_above::<FINE>(),
                FINE.then_some(Step::Uncover { item }),
            );
        }
        self.top().tried += 1;
        self.counters.placements += 1;
        self.tally(self.stack.len() - 1).placements += 1;
        let step = FINE.then(|| Step::Try {
            option: self.links.option_of(node),
        });
        (self.commit_next::<FINE>(node, node), step)
    }

    /// Commits to the items of the option tried: one, or all that are left.
    #[inline]
    fn commit_from<const FINE: bool>(&mut self, mut node: NodeId) -> Walked {
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
    fn uncommit_from<const FINE: bool>(&mut self, mut node: NodeId) -> Walked {
        let own = self.top().node;
        if node == own {
            return self.untry::<FINE>(node);
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
    fn untry<const FINE: bool>(&mut self, node: NodeId) -> Walked {
        let below = self.links.down(node);
        self.top().node = below;
        self.counters.untries += 1;
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
