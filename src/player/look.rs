//! Looking back and ahead: what led here, and what comes next. The search is
//! moved for that and put back.

use super::{Past, Player};
use crate::dlx::{Step, Write};

impl Player {
    /// The step that led here, and what was before it; of a step under way,
    /// what was at its beginning.
    pub fn look_back(&mut self) -> Past {
        if let Some(middle) = self.middle() {
            return Past {
                step: Some(middle.step),
                counters: self.search().counters(),
            };
        }
        let search = self.fine.search_mut();
        let step = search.back();
        let counters = search.counters();
        if step.is_some() {
            search.step();
        }
        Past { step, counters }
    }

    /// If the step that led here, as [`look_back`](Self::look_back) tells it, is
    /// a whole cover: a digest of the links before it.
    pub fn digest_before(&mut self, last: Option<Step>) -> Option<u64> {
        let whole = last.filter(|_| self.middle().is_none());
        let Some(Step::Cover { .. } | Step::Purify { .. }) = whole else {
            return None;
        };
        let search = self.fine.search_mut();
        search.back();
        let digest = search.links().digest();
        search.step();
        Some(digest)
    }

    /// The step that comes next; none amid one, and at the end.
    pub fn look_ahead(&mut self) -> Option<Step> {
        if self.middle().is_some() {
            return None;
        }
        let search = self.fine.search_mut();
        let next = search.step();
        if next.is_some() {
            search.back();
        }
        next
    }

    /// The write that led here.
    pub fn last_write(&mut self) -> Option<Write> {
        self.fine.last_write()
    }

    /// All writes of the step that led here; of a step under way, those done.
    pub fn last_writes(&mut self) -> Vec<Write> {
        self.fine.last_writes()
    }

    /// The step of the solution before this position, or of the beginning if
    /// there is none; nothing if it is not kept one by one.
    pub fn solution_before(&self) -> Option<u64> {
        let here = u64::from(self.search().is_at_solution());
        let number = self.search().counters().solutions - here;
        match number.checked_sub(1) {
            None => Some(0),
            Some(at) => self.record.log.entries().get(at as usize).map(|it| it.step),
        }
    }
}
