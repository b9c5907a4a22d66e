//! What is counted, and the estimate of the paper.

use super::problem::{ItemId, OptionId};

/// The totals of a search since its beginning. They depend on the position
/// alone, not on how one got there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Counters {
    /// Placements tried: `Try` steps.
    pub placements: u64,
    /// Elements taken out of lists: one for each header, one for each node
    /// (the paper's "covers"; Knuth's "updates").
    pub updates: u64,
    /// `Cover` steps.
    pub covers: u64,
    /// `Uncover` steps.
    pub uncovers: u64,
    /// `Purify` steps.
    pub purifies: u64,
    /// `Unpurify` steps.
    pub unpurifies: u64,
    /// `Choose` steps.
    pub choices: u64,
    /// `Untry` steps.
    pub untries: u64,
    /// `Solution` steps.
    pub solutions: u64,
}

impl Counters {
    /// Levels entered: the root, and one for each placement tried.
    pub fn nodes(&self) -> u64 {
        self.placements + 1
    }

    /// All steps: the number of the position.
    pub fn steps(&self) -> u64 {
        let forwards = self.choices + self.covers + self.purifies + self.placements;
        forwards + self.solutions + self.untries + self.unpurifies + self.uncovers
    }
}

/// The totals of one level of the search tree. Like [`Counters`] they depend
/// on the position alone; over all levels they add up to those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Tally {
    /// Placements tried: `Try` steps that chose an option more than the level
    /// has.
    pub placements: u64,
    /// Items chosen that had no options left.
    pub dead_ends: u64,
    /// Solutions with as many options as the level has.
    pub solutions: u64,
}

/// One level of the current path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Level {
    /// The item it branches on.
    pub item: ItemId,
    /// Options the item had when it was chosen.
    pub degree: u32,
    /// Options of it tried so far, the present one included (the paper's
    /// "backtracks").
    pub tried: u32,
    /// The option tried now.
    pub option: Option<OptionId>,
    /// Elements taken out of lists by the item and by the option tried now
    /// (the paper's "covers" of a level).
    pub updates: u64,
}

/// The paper's estimate of the work of the whole search, made from one
/// solution: over its levels, the sum of the product of the degrees so far
/// times the other items of the chosen option (Chauvet 2008, section on
/// Dancing Links; after Knuth 1975). `others` gives that number for an option.
///
/// Exact below 2^53, rounded to 53 bits beyond.
pub fn estimate(levels: impl Iterator<Item = Level>, others: impl Fn(OptionId) -> u32) -> f64 {
    let (mut product, mut sum) = (1.0, 0.0);
    for level in levels {
        let Some(option) = level.option else { break };
        product *= f64::from(level.degree);
        sum += product * f64::from(others(option));
    }
    sum
}
