//! Solutions to take away, found by a search of their own and written, all in
//! portions.

use super::{json, plain};
use crate::dlx::{OptionId, Pause, Rule, Search};
use crate::loaded::Loaded;

/// The most solutions that are kept.
pub const MAX_SOLUTIONS: usize = 10_000;

/// The most options that all of them together have.
pub const MAX_CHOSEN: usize = 2_000_000;

/// The most cells that all of them together have: each is written with its
/// whole board.
pub const MAX_CELLS: usize = 4_000_000;

/// So many placements are tried after the last solution wanted, so that it can
/// be said whether there are more.
const LOOK_ON: u64 = 1 << 16;

/// Whether there are more solutions than were kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum More {
    /// There are none.
    No,
    /// There is another one at least.
    Yes,
    /// That is not known.
    Perhaps,
}

/// A search for the first solutions.
#[derive(Debug)]
pub struct Finder {
    search: Search,
    wanted: usize,
    chosen: Vec<OptionId>,
    /// Solution `s` is `chosen[ends[s - 1]..ends[s]]`.
    ends: Vec<usize>,
    /// Cells of the board.
    cells: usize,
    /// All that are kept have been found: looks for another one up to so many
    /// placements.
    looks_on: Option<u64>,
    another: bool,
    is_done: bool,
}

impl Finder {
    /// From the beginning by this rule, for so many solutions, at most
    /// [`MAX_SOLUTIONS`].
    pub fn new(loaded: &Loaded, rule: Rule, wanted: usize) -> Self {
        Finder {
            search: loaded.search(rule),
            wanted: wanted.clamp(1, MAX_SOLUTIONS),
            chosen: Vec::new(),
            ends: Vec::new(),
            cells: loaded.puzzle().board().inside.len(),
            looks_on: None,
            another: false,
            is_done: false,
        }
    }

    /// Goes on for so many placements; whether it is done: all are found that
    /// were wanted, or that there are.
    pub fn run(&mut self, placements: u64) -> bool {
        let stop = self.placements().saturating_add(placements);
        while !self.is_done {
            let end = self.looks_on.unwrap_or(u64::MAX);
            let left = stop.min(end).saturating_sub(self.placements());
            if left == 0 {
                self.is_done = self.placements() >= end;
                break;
            }
            match self.search.run(left) {
                Pause::Limit => {}
                Pause::Complete => self.is_done = true,
                Pause::Solution if self.looks_on.is_some() => {
                    (self.another, self.is_done) = (true, true);
                }
                Pause::Solution => self.note(),
            }
        }
        self.is_done
    }

    fn note(&mut self) {
        self.chosen.extend(self.search.path());
        self.ends.push(self.chosen.len());
        let written = self.ends.len().saturating_mul(self.cells);
        let enough = self.ends.len() >= self.wanted;
        if enough || self.chosen.len() >= MAX_CHOSEN || written >= MAX_CELLS {
            self.looks_on = Some(self.placements().saturating_add(LOOK_ON));
        }
    }

    /// Ends it with what is found.
    pub fn stop(&mut self) {
        self.is_done = true;
    }

    /// Whether there are more than those found.
    pub fn more(&self) -> More {
        match (self.is_complete(), self.another) {
            (true, _) => More::No,
            (false, true) => More::Yes,
            (false, false) => More::Perhaps,
        }
    }

    /// How many are found.
    pub fn count(&self) -> usize {
        self.ends.len()
    }

    /// How many are wanted.
    pub fn wanted(&self) -> usize {
        self.wanted
    }

    /// Placements tried.
    pub fn placements(&self) -> u64 {
        self.search.counters().placements
    }

    /// Whether these are all that there are: the search has come to its end.
    pub fn is_complete(&self) -> bool {
        self.search.is_complete()
    }

    /// A solution by its number, from 0.
    fn solution(&self, at: usize) -> &[OptionId] {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.chosen[start..self.ends[at]]
    }

    /// The solutions in the order found: their options in the order chosen,
    /// without the givens.
    pub fn solutions(&self) -> impl ExactSizeIterator<Item = &[OptionId]> {
        (0..self.ends.len()).map(|at| self.solution(at))
    }
}

/// The solutions of a [`Finder`] as text and as JSON.
#[derive(Debug, Default)]
pub struct Written {
    text: String,
    json: String,
    done: usize,
}

impl Written {
    /// Writes up to so many of those found that are not written yet; whether
    /// any is left.
    pub fn go_on(&mut self, loaded: &Loaded, finder: &Finder, at_most: usize) -> bool {
        let end = finder.count().min(self.done + at_most);
        for at in self.done..end {
            plain::write(&mut self.text, loaded, finder.solution(at));
            json::write(&mut self.json, loaded, finder.solution(at));
        }
        self.done = end;
        end < finder.count()
    }

    /// The text, a solution a line or a block, and the JSON told in
    /// `src/export/json.rs`; `rule` is the word of the rule that found them.
    pub fn finish(self, loaded: &Loaded, finder: &Finder, rule: &str) -> (String, String) {
        let json = json::whole(loaded, finder, rule, &self.json);
        (self.text, json)
    }
}

/// All solutions found so far, as [`Written::finish`] gives them.
pub fn written(loaded: &Loaded, finder: &Finder, rule: &str) -> (String, String) {
    let mut written = Written::default();
    written.go_on(loaded, finder, MAX_SOLUTIONS);
    written.finish(loaded, finder, rule)
}
