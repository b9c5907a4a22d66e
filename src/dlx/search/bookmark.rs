//! Positions kept small, to return to.
//!
//! Between two levels a position is told by the path, and the path by the
//! number of options tried at each level: which item that is, the rule says.
//! The totals are kept beside it. All numbers are written seven bits a byte,
//! the lowest first, as most of them are small.

use super::{Phase, Search};
use crate::stats::{Counters, Tally};
use crate::step::Step;

/// A position between two levels. Good for the search it was made of, and
/// for others of the same problem, rule and givens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark(Box<[u8]>);

impl Bookmark {
    /// The memory it takes, in bytes.
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + self.0.len()
    }

    /// The number of the position ([`Counters::steps`]).
    pub fn steps(&self) -> u64 {
        counters(&mut self.numbers()).steps()
    }

    fn numbers(&self) -> impl Iterator<Item = u64> + '_ {
        let mut bytes = self.0.iter();
        std::iter::from_fn(move || {
            let (mut number, mut shift) = (0, 0);
            loop {
                let byte = *bytes.next()?;
                number |= u64::from(byte & 0x7f) << shift;
                if byte < 0x80 {
                    return Some(number);
                }
                shift += 7;
            }
        })
    }
}

impl Search {
    /// The position, to return to; `None` unless it is
    /// [between two levels](Self::is_between_levels).
    pub fn bookmark(&self) -> Option<Bookmark> {
        if self.phase != Phase::Enter {
            return None;
        }
        let mut bytes = Vec::new();
        let mut write = |number| put(&mut bytes, number);
        fields(&self.counters).into_iter().for_each(&mut write);
        write(self.steers_before(self.counters.steps()));
        write(self.stack.len() as u64);
        let tried = self.stack.iter().map(|frame| u64::from(frame.tried));
        tried.for_each(&mut write);
        let used = self.profile.iter().rposition(|t| *t != Tally::default());
        for tally in &self.profile[..used.map_or(0, |last| last + 1)] {
            let Tally {
                placements,
                dead_ends,
                solutions,
            } = *tally;
            [placements, dead_ends, solutions]
                .into_iter()
                .for_each(&mut write);
        }
        Some(Bookmark(bytes.into()))
    }

    /// Goes to a bookmarked position, without walking the steps between.
    /// Steers stay as they are.
    ///
    /// `false` if there is no such position: if one of the steers before it
    /// was given, changed or dropped since (nothing is done then), or if the
    /// bookmark is of another search (that can lead anywhere, and to the
    /// beginning if it leads nowhere).
    pub fn return_to(&mut self, bookmark: &Bookmark) -> bool {
        let mut numbers = bookmark.numbers();
        let counters = counters(&mut numbers);
        let mut next = || numbers.next().unwrap_or(0);
        if next() != self.steers_before(counters.steps()) {
            return false;
        }
        self.rewind();
        for _ in 0..next() {
            if !self.descend(next() as u32) {
                self.rewind();
                return false;
            }
        }
        self.counters = counters;
        for tally in &mut self.profile {
            *tally = Tally {
                placements: next(),
                dead_ends: next(),
                solutions: next(),
            };
        }
        true
    }

    /// From between two levels to the next such place below, where this many
    /// options of the next item have been tried; `false`, and somewhere else,
    /// if it has fewer. The totals are left wrong.
    fn descend(&mut self, tried: u32) -> bool {
        match self.step() {
            Some(Step::Choose { size, .. }) if (1..=size).contains(&tried) => {}
            _ => return false,
        }
        self.step();
        while self.top().tried + 1 < tried {
            self.top().tried += 1;
            let frame = *self.top();
            self.top().node = self.node_after(frame);
        }
        self.step();
        while self.phase != Phase::Enter {
            self.step();
        }
        true
    }
}

/// Writes a number.
fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// The totals in the order in which they are written.
fn fields(counters: &Counters) -> [u64; 9] {
    let Counters {
        placements,
        updates,
        covers,
        uncovers,
        purifies,
        unpurifies,
        choices,
        untries,
        solutions,
    } = *counters;
    [
        placements, updates, covers, uncovers, purifies, unpurifies, choices, untries, solutions,
    ]
}

/// Reads the totals.
fn counters(numbers: &mut impl Iterator<Item = u64>) -> Counters {
    let mut next = || numbers.next().unwrap_or(0);
    Counters {
        placements: next(),
        updates: next(),
        covers: next(),
        uncovers: next(),
        purifies: next(),
        unpurifies: next(),
        choices: next(),
        untries: next(),
        solutions: next(),
    }
}
