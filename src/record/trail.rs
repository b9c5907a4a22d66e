//! Positions to come back to: not too many, not too far apart.

use crate::dlx::{Bookmark, Search};

/// Bytes that all bookmarks may take.
const ROOM: usize = 64 << 20;

/// Steps between two bookmarks, at first: a run is over them in a few
/// milliseconds.
const SPACING: u64 = 1 << 14;

/// A position to come back to.
#[derive(Debug)]
pub struct Kept {
    /// The position.
    pub mark: Bookmark,
    /// How many classes of solutions were found up to it.
    pub classes: u64,
}

/// Bookmarks at growing distances as the run grows: when the room is full,
/// every second one is dropped.
#[derive(Debug)]
pub struct Trail {
    marks: Vec<Kept>,
    bytes: usize,
    spacing: u64,
    room: usize,
}

impl Default for Trail {
    fn default() -> Self {
        Trail::new(ROOM, SPACING)
    }
}

impl Trail {
    /// With room for so many bytes, at first so many steps apart.
    fn new(room: usize, spacing: u64) -> Self {
        Trail {
            marks: Vec::new(),
            bytes: 0,
            spacing,
            room,
        }
    }

    /// Whether the last position kept is so far back that another should be.
    pub fn is_due(&self, step: u64) -> bool {
        step >= self.marks.last().map_or(0, |kept| kept.mark.steps()) + self.spacing
    }

    /// Keeps the position, up to which so many classes were found, if it can be
    /// kept and the one before is far enough.
    pub fn note(&mut self, search: &Search, classes: u64) {
        if !self.is_due(search.counters().steps()) {
            return;
        }
        let Some(mark) = search.bookmark() else {
            return;
        };
        self.bytes += mark.bytes();
        self.marks.push(Kept { mark, classes });
        while self.bytes > self.room && self.marks.len() > 1 {
            self.thin();
        }
    }

    fn thin(&mut self) {
        let mut number = 0;
        self.marks.retain(|_| {
            number += 1;
            number % 2 == 0
        });
        self.bytes = self.marks.iter().map(|kept| kept.mark.bytes()).sum();
        self.spacing *= 2;
    }

    /// The last bookmark at this step or before.
    pub fn before(&self, step: u64) -> Option<&Kept> {
        let after = self.marks.partition_point(|kept| kept.mark.steps() <= step);
        self.marks[..after].last()
    }

    /// Forgets the bookmarks after this step.
    pub fn cut(&mut self, step: u64) {
        let after = self.marks.partition_point(|kept| kept.mark.steps() <= step);
        let gone = self.marks.drain(after..);
        self.bytes -= gone.map(|kept| kept.mark.bytes()).sum::<usize>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dlx::Rule;
    use crate::puzzle::queens::queens;

    #[test]
    fn the_room_is_kept_and_the_last_one_before_is_found() {
        let problem = queens(9).unwrap();
        let mut search = Search::new(&problem, Rule::Shortest);
        let mut trail = Trail::new(1024, 64);
        while !search.is_complete() {
            search.run(4);
            trail.note(&search, 0);
            assert!(trail.bytes <= 1024);
        }
        assert!(trail.marks.len() > 2);
        assert!(trail.spacing > 64);
        let end = search.counters().steps();
        for step in (0..end).step_by(1000) {
            let Some(Kept { mark, .. }) = trail.before(step) else {
                continue;
            };
            let gap = step - mark.steps();
            assert!(gap < 2 * trail.spacing + 1000, "{gap} at {step}");
            search.return_to(mark);
            assert_eq!(search.counters().steps(), mark.steps());
        }
        trail.cut(end / 2);
        assert!(trail.marks.iter().all(|kept| kept.mark.steps() <= end / 2));
    }
}
