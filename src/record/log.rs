//! The solutions found, with the paper's estimates.

use std::rc::Rc;

/// Solutions that are kept one by one; of those after them, only the total.
pub const LONGEST: usize = 10_000;

/// The solutions in the order found.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Log {
    /// Shared with the views, which look on while more are added.
    entries: Rc<Vec<Entry>>,
    count: u64,
    total: f64,
}

/// One solution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entry {
    /// Its number, from 1.
    pub number: u64,
    /// The step that reported it.
    pub step: u64,
    /// Options chosen.
    pub depth: u32,
    /// The paper's estimate of the work of the whole search, made from it.
    pub estimate: f64,
    /// The sum of the estimates up to this one.
    pub total: f64,
}

impl Log {
    /// Notes the next solution.
    pub fn note(&mut self, step: u64, depth: u32, estimate: f64) {
        self.count += 1;
        self.total += estimate;
        if self.entries.len() < LONGEST {
            Rc::make_mut(&mut self.entries).push(Entry {
                number: self.count,
                step,
                depth,
                estimate,
                total: self.total,
            });
        }
    }

    /// Forgets the solutions after this step. If there were more than are kept
    /// one by one, those kept are all that is left.
    pub fn cut(&mut self, step: u64) {
        let before = self.entries.len();
        let after = self.entries.partition_point(|entry| entry.step <= step);
        if after < before {
            Rc::make_mut(&mut self.entries).truncate(after);
            self.count = self.entries.len() as u64;
            self.total = self.entries.last().map_or(0.0, |entry| entry.total);
        }
    }

    /// The first solutions, [`LONGEST`] of them at most.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The same, to be kept.
    pub fn shared(&self) -> Rc<Vec<Entry>> {
        Rc::clone(&self.entries)
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The sum of all estimates.
    pub fn total(&self) -> f64 {
        self.total
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_go_on_after_the_last_one_kept() {
        let mut log = Log::default();
        for step in 1..=20_000 {
            log.note(step, 4, 2.0);
        }
        assert_eq!(log.entries().len(), LONGEST);
        assert_eq!((log.count(), log.total()), (20_000, 40_000.0));
        log.cut(15_000);
        assert_eq!(log.count(), 20_000, "cut among those not kept");
        log.cut(3);
        assert_eq!((log.count(), log.total()), (3, 6.0));
        log.note(4, 4, 1.0);
        assert_eq!(log.entries()[3].number, 4);
    }
}
