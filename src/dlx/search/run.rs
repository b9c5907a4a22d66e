//! A run: from solution to solution.

use super::watch::Watch;
use super::{Pause, Phase, Search};
use crate::links::NodeId;
use crate::problem::ItemId;
use crate::step::Step;

impl Search {
    /// Runs to the next solution and stops there; `false` if there is none.
    pub fn next_solution(&mut self) -> bool {
        self.run(u64::MAX) == Pause::Solution
    }

    /// Runs until the next solution, the end, or until so many more
    /// placements have been tried. Can be called again after any stop.
    pub fn run(&mut self, placements: u64) -> Pause {
        self.run_before(placements, &mut ())
    }

    /// [`run`](Self::run), and `watch` is told.
    // Not generic, so that it is compiled here, for speed.
    pub fn run_watched(&mut self, placements: u64, watch: &mut dyn Watch) -> Pause {
        self.run_before(placements, watch)
    }

    fn run_before<W: Watch + ?Sized>(&mut self, placements: u64, watch: &mut W) -> Pause {
        if placements == 0 {
            return Pause::Limit;
        }
        let stop = self.counters.placements.saturating_add(placements);
        if self.links.has_colours() || self.is_steered() {
            return self.walk(stop, watch);
        }
        // What a walk of single steps has begun is finished in single steps.
        while let Phase::Cover | Phase::Next | Phase::Commit(_) = self.phase {
            self.step_before(watch);
        }
        self.dash(stop, watch)
    }

    /// A run in single steps, which know colours and steers.
    fn walk<W: Watch + ?Sized>(&mut self, stop: u64, watch: &mut W) -> Pause {
        while self.phase != Phase::Enter || self.counters.placements < stop {
            match self.step_before(watch) {
                Some(Step::Solution { .. }) => return Pause::Solution,
                Some(_) => {}
                None => return Pause::Complete,
            }
        }
        Pause::Limit
    }

    /// Without colours and steers, from between two levels to the next solution, the end,
    /// or the first such point with `stop` placements tried, by the moves that
    /// [`step`] is made of, several at a time.
    ///
    /// [`step`]: Self::step
    fn dash<W: Watch + ?Sized>(&mut self, stop: u64, watch: &mut W) -> Pause {
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
                        self.solved::<false, W>(watch);
                        return Pause::Solution;
                    };
                    let size = self.links.size(item);
                    if size == 0 {
                        phase = self.pass_dead_end(item, watch);
                        continue;
                    }
                    self.open(item, size, path, watch);
                    self.cover_chosen::<false, W>();
                }
                Phase::Uncommit(node) => self.give_up(node, watch),
                Phase::Cover | Phase::Next | Phase::Commit(_) | Phase::Done => {
                    self.phase = phase;
                    return Pause::Complete;
                }
            }
            phase = self.try_next::<false, W>(watch).0;
            if let Phase::Commit(node) = phase {
                phase = self.commit_from::<false, W>(node).0;
            }
        }
    }

    /// Undoes all of the option tried, from this commitment leftwards.
    #[inline(always)]
    fn give_up<W: Watch + ?Sized>(&mut self, node: NodeId, watch: &mut W) {
        let own = self.top().node;
        if node != own {
            self.uncommit_from::<false, W>(node, watch);
        }
        self.untry::<false, W>(own, watch);
    }

    /// Three steps at once: an item without options is chosen, covered and
    /// uncovered. That changes no link, only the counters.
    #[inline]
    fn pass_dead_end<W: Watch + ?Sized>(&mut self, item: ItemId, watch: &mut W) -> Phase {
        self.counters.choices += 1;
        watch.dead_end(self.counters.steps(), item);
        self.counters.covers += 1;
        self.counters.uncovers += 1;
        self.counters.updates += 1; // the header
        self.tally(self.stack.len()).dead_ends += 1;
        self.phase_above::<false>()
    }
}
