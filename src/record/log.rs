//! The solutions found, with the paper's estimates.

use std::rc::Rc;

/// Solutions that are kept one by one; of those after them, only the total.
pub const LONGEST: usize = 10_000;

/// The solutions in the order found.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    /// Shared with the views, which look on while more are added.
    entries: Rc<Vec<Entry>>,
    count: u64,
    /// Unknown after a cut among those that are not kept one by one.
    total: Option<f64>,
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
    /// Whether it is the first of its class, see
    /// [`Symmetries`](crate::puzzle::symmetry::Symmetries).
    pub first: bool,
}

impl Default for Log {
    fn default() -> Self {
        Log {
            entries: Rc::default(),
            count: 0,
            total: Some(0.0),
        }
    }
}

impl Log {
    /// Notes the next solution.
    pub fn note(&mut self, step: u64, depth: u32, estimate: f64, first: bool) {
        self.count += 1;
        self.total = self.total.map(|total| total + estimate);
        if let (Some(total), 0..LONGEST) = (self.total, self.entries.len()) {
            Rc::make_mut(&mut self.entries).push(Entry {
                number: self.count,
                step,
                depth,
                estimate,
                total,
                first,
            });
        }
    }

    /// Forgets the solutions after this step, up to which so many were found.
    /// If more were found than are kept one by one, the total is lost.
    pub fn cut(&mut self, step: u64, found: u64) {
        let after = self.entries.partition_point(|entry| entry.step <= step);
        if after < self.entries.len() {
            Rc::make_mut(&mut self.entries).truncate(after);
        }
        if found < self.count {
            let kept = self.entries.last().map_or(0.0, |entry| entry.total);
            self.total = (after as u64 == found).then_some(kept);
            self.count = found;
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

    /// The sum of all estimates, if it is known.
    pub fn total(&self) -> Option<f64> {
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
            log.note(step, 4, 2.0, true);
        }
        assert_eq!(log.entries().len(), LONGEST);
        assert_eq!((log.count(), log.total()), (20_000, Some(40_000.0)));
        log.cut(20_000, 20_000);
        assert_eq!(log.total(), Some(40_000.0), "nothing to forget");
        log.cut(15_000, 15_000);
        assert_eq!((log.count(), log.total()), (15_000, None));
        log.cut(3, 3);
        assert_eq!((log.count(), log.total()), (3, Some(6.0)));
        log.note(4, 4, 1.0, true);
        assert_eq!(log.entries()[3].number, 4);
    }
}
