//! Where on the timeline solutions and dead ends lie, to the width of a line.

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

    /// Forgets what lies after this step; of the part it lies in, nothing.
    pub fn cut(&mut self, step: u64) {
        let keep = (step / self.width).min(PARTS as u64) as usize;
        self.parts[keep..]
            .iter_mut()
            .skip(1)
            .for_each(|part| *part = Mark::default());
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
        for step in 0..PARTS as u64 {
            marks.note(step, |mark| mark.solutions += 1);
        }
        marks.cut(10);
        assert_eq!(marks.iter().count(), 11);
        marks.cut(u64::MAX);
        assert_eq!(marks.iter().count(), 11);
    }
}
