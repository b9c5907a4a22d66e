//! Where on the timeline solutions and dead ends lie, to the width of a line.

use crate::dlx::Tally;

/// Parts the timeline is divided into.
pub const PARTS: usize = 512;

/// Counts by part of the timeline. When the run grows past the last part, two
/// parts become one, so that there are always between half of [`PARTS`] and all
/// of them in use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    parts: Box<[Mark]>,
    /// Steps in a part.
    width: u64,
}

/// What lies in one part of the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Mark {
    /// Solutions found.
    pub solutions: u64,
    /// Dead ends met.
    pub dead_ends: u64,
}

impl Default for Marks {
    fn default() -> Self {
        Marks {
            parts: vec![Mark::default(); PARTS].into(),
            width: 1,
        }
    }
}

impl Marks {
    /// Notes what happened at this step.
    pub fn note(&mut self, step: u64, add: impl FnOnce(&mut Mark)) {
        while step / self.width >= PARTS as u64 {
            self.halve();
        }
        add(&mut self.parts[(step / self.width) as usize]);
    }

    /// Two parts become one.
    fn halve(&mut self) {
        for at in 0..PARTS {
            let part = |at: usize| self.parts.get(at).copied().unwrap_or_default();
            let (first, second) = (part(2 * at), part(2 * at + 1));
            self.parts[at] = Mark {
                solutions: first.solutions + second.solutions,
                dead_ends: first.dead_ends + second.dead_ends,
            };
        }
        self.width *= 2;
    }

    /// Forgets what lies after this step, up to which so much has happened, by
    /// level.
    pub fn cut(&mut self, step: u64, so_far: &[Tally]) {
        let last = (step / self.width).min(PARTS as u64 - 1) as usize;
        let (before, after) = self.parts.split_at_mut(last);
        let sum = |of: fn(&Tally) -> u64| so_far.iter().map(of).sum::<u64>();
        let earlier = |of: fn(&Mark) -> u64| before.iter().map(of).sum::<u64>();
        after.fill(Mark::default());
        after[0] = Mark {
            solutions: sum(|level| level.solutions) - earlier(|mark| mark.solutions),
            dead_ends: sum(|level| level.dead_ends) - earlier(|mark| mark.dead_ends),
        };
    }

    /// The parts in which something lies, with their first steps.
    pub fn iter(&self) -> impl Iterator<Item = (u64, Mark)> + '_ {
        let all = self.parts.iter().enumerate();
        let some = all.filter(|(_, mark)| **mark != Mark::default());
        some.map(|(at, &mark)| (at as u64 * self.width, mark))
    }

    /// Steps in a part.
    pub fn width(&self) -> u64 {
        self.width
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_stay_as_the_run_grows() {
        let mut marks = Marks::default();
        for step in (0..100_000).step_by(10) {
            marks.note(step, |mark| mark.dead_ends += 1);
        }
        marks.note(70_000, |mark| mark.solutions += 1);
        assert_eq!(marks.width(), 256);
        let dead_ends: u64 = marks.iter().map(|(_, mark)| mark.dead_ends).sum();
        assert_eq!(dead_ends, 10_000);
        let found: Vec<u64> = marks
            .iter()
            .filter(|(_, mark)| mark.solutions > 0)
            .map(|(step, _)| step)
            .collect();
        assert_eq!(found, [70_000 / 256 * 256]);
    }

    #[test]
    fn what_is_cut_is_forgotten() {
        let mut marks = Marks::default();
        for step in 0..2 * PARTS as u64 {
            marks.note(step, |mark| mark.solutions += 1);
        }
        // Amid a part: of its two steps one remains.
        let so_far = |solutions| Tally {
            solutions,
            ..Tally::default()
        };
        marks.cut(20, &[so_far(15), so_far(6)]);
        let counts: Vec<u64> = marks.iter().map(|(_, mark)| mark.solutions).collect();
        assert_eq!(counts, [[2; 10].as_slice(), &[1]].concat());
        marks.cut(20, &[so_far(21)]);
        assert_eq!(marks.iter().count(), 11, "nothing to forget");
    }
}
