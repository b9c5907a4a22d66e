//! The search on the stage: steps of every size, both ways, runs, and jumps to
//! any step.
//!
//! The sizes other than the two smallest are defined by the positions they
//! stop at. Whether a position is a stop depends on the position alone, so a
//! step of any size, taken back, leads exactly to where it began.

mod look;
mod seek;
mod steering;
mod stops;
mod until;

use std::rc::Rc;

use crate::dlx::{Counters, Fine, Mems, Middle, Pause, Problem, Search, Step, mems};
use crate::puzzle::symmetry::Symmetries;
use crate::record::Record;
use crate::settings::StepSize;
use crate::thing::Thing;

pub use seek::Seek;
pub use stops::progress;
use until::happens_to;
pub use until::{Goal, Until, Walked};

/// The search, where it stands, and what is known of it.
#[derive(Debug)]
pub struct Player {
    fine: Fine,
    record: Record,
    /// Accesses to the arrays since the beginning; known as long as every step
    /// was walked singly.
    mems: Option<Mems>,
}

/// The step that led to a position, and what was before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// The step; none at the beginning.
    pub step: Option<Step>,
    /// The totals before it.
    pub counters: Counters,
}

impl Player {
    /// A search at its beginning.
    pub fn new(problem: &Problem, search: Search) -> Self {
        Player {
            fine: Fine::new(search),
            record: Record::new(problem),
            mems: Some(Mems::default()),
        }
    }

    /// Classes of solutions are counted from now on, told by these symmetries;
    /// before, every solution counts as a class. No solution has been met yet.
    pub fn count_classes(&mut self, symmetries: Rc<Symmetries>) {
        self.record.count_classes(symmetries);
    }

    /// Another one at the same position, to walk on by itself. It notes nothing
    /// of what it passes.
    #[must_use]
    pub fn twin(&self) -> Self {
        Player {
            fine: self.fine.clone(),
            record: self.record.blind(),
            mems: None,
        }
    }

    // ----- looking -----

    /// The search. Amid a step its links show the writes done, all else is as
    /// at the beginning of the step.
    pub fn search(&self) -> &Search {
        self.fine.search()
    }

    /// All that is known of the search so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The step under way; `None` between two steps.
    pub fn middle(&self) -> Option<Middle> {
        self.fine.middle()
    }

    /// The number of the step it stands at, or amid.
    pub fn step_number(&self) -> u64 {
        self.search().counters().steps()
    }

    /// Whether nothing has been done.
    pub fn is_at_start(&self) -> bool {
        self.search().is_at_start() && self.middle().is_none()
    }

    /// Accesses to the arrays since the beginning; none after a run, which
    /// does not count them.
    pub fn mems(&self) -> Option<Mems> {
        self.mems
    }

    // ----- single steps -----

    /// Walks one step of the machine; of the step under way, what is left.
    pub fn step(&mut self) -> Option<Step> {
        let search = self.fine.search_mut();
        let step = search.step_watched(&mut self.record)?;
        self.record.arrive(search);
        self.mems = self.mems.map(|total| total + mems(search, step));
        Some(step)
    }

    /// Walks one step of the machine back; of the step under way, what is
    /// done.
    pub fn back(&mut self) -> Option<Step> {
        if let Some(step) = self.fine.settle() {
            return Some(step);
        }
        let search = self.fine.search_mut();
        if search.is_at_solution() {
            self.record.take_back_solution(search);
        }
        let step = search.back()?;
        self.mems = self.mems.map(|total| total - mems(search, step));
        self.know_start();
        Some(step)
    }

    /// Walks one link write.
    fn write(&mut self, breaks: &[Thing]) -> Walked {
        match self.fine.write() {
            None => Walked::End,
            Some(write) if write.is_last() => {
                // The whole step is walked as any other.
                self.fine.search_mut().back();
                self.walk(breaks, 1, |_, _| true)
            }
            Some(_) => Walked::Goal,
        }
    }

    /// Walks one link write back.
    fn unwrite(&mut self) {
        let amid = self.middle().is_some();
        let Some(write) = self.fine.unwrite() else {
            return;
        };
        // The step that led here is no longer whole.
        if !amid {
            if let Step::Solution { .. } = write.step {
                self.record.take_back_solution(self.fine.search());
            }
            let cost = mems(self.fine.search(), write.step);
            self.mems = self.mems.map(|total| total - cost);
            self.know_start();
        }
    }

    /// At the beginning nothing has been accessed, whatever came before.
    fn know_start(&mut self) {
        if self.fine.search().is_at_start() {
            self.mems = Some(Mems::default());
        }
    }

    // ----- steps of every size -----

    /// Walks to the next stop of this size, or to one of these things, at most
    /// `limit` steps of the machine; tells why it stopped.
    pub fn forwards(&mut self, size: StepSize, breaks: &[Thing], limit: u64) -> Walked {
        if size == StepSize::Link {
            return self.write(breaks);
        }
        self.walk(breaks, limit, |player, step| {
            stops::is_stop(player.search(), step, size)
        })
    }

    /// Walks until this step is the last, one of these things happens, or the
    /// end, at most `limit` steps; tells why it stopped.
    fn walk(
        &mut self,
        breaks: &[Thing],
        limit: u64,
        is_last: impl Fn(&Player, Step) -> bool,
    ) -> Walked {
        for _ in 0..limit {
            let Some(step) = self.step() else {
                return Walked::End;
            };
            if let Some(&thing) = breaks.iter().find(|&&thing| happens_to(thing, step)) {
                return Walked::Break(thing);
            }
            if is_last(self, step) {
                return Walked::Goal;
            }
        }
        Walked::Limit
    }

    /// Walks back to the stop of this size before, at most `limit` steps of
    /// the machine. Whether the stop, or the beginning, was reached.
    pub fn backwards(&mut self, size: StepSize, limit: u64) -> bool {
        if size == StepSize::Link {
            self.unwrite();
            return true;
        }
        for _ in 0..limit {
            self.back();
            match self.fine.search_mut().last_step() {
                Some(last) if !stops::is_stop(self.search(), last, size) => {}
                _ => return true,
            }
        }
        false
    }

    /// Runs to the next solution, at most so many placements; whether it, or
    /// the end, was reached.
    pub fn run(&mut self, limit: u64) -> bool {
        let pause = self.fine.search_mut().run_watched(limit, &mut self.record);
        self.mems = None;
        self.record.arrive(self.fine.search_mut());
        pause != Pause::Limit
    }

    /// Runs on past solutions, at most so many placements; whether the end was
    /// reached.
    pub fn run_past(&mut self, limit: u64) -> bool {
        let stop = self.search().counters().placements.saturating_add(limit);
        loop {
            let left = stop.saturating_sub(self.search().counters().placements);
            // At least one: it stops between two levels, not at a solution.
            let search = self.fine.search_mut();
            let pause = search.run_watched(left.max(1), &mut self.record);
            if pause != Pause::Solution {
                self.mems = None;
                self.record.arrive(self.fine.search_mut());
                return pause == Pause::Complete;
            }
        }
    }

    // ----- elsewhere -----

    /// Back to the beginning; nothing is known any more, nobody steers,
    /// and classes are not counted.
    pub fn reset(&mut self, problem: &Problem) {
        self.fine.search_mut().reset();
        self.record = Record::new(problem);
        self.know_start();
    }
}
