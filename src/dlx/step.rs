//! The events of a search.

use std::fmt;

use super::problem::{ColourId, ItemId, OptionId, Problem};

/// One step of the search; in brackets, how [`Step::text`] writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The rule picks an item (`choose a 2`: it has two options left).
    Choose {
        /// The item to branch on.
        item: ItemId,
        /// The options it has left. With none the search is at a dead end.
        size: u32,
    },
    /// An item leaves the header ring, and its options the rings of their
    /// other items (`cover a`).
    Cover {
        /// The item.
        item: ItemId,
    },
    /// A secondary item gets its colour; options that would give it another
    /// are hidden (`purify x:red`).
    Purify {
        /// The item.
        item: ItemId,
        /// Its colour from here on.
        colour: ColourId,
    },
    /// An option of the chosen item is chosen: one more placement tried
    /// (`try 3`).
    Try {
        /// The option.
        option: OptionId,
    },
    /// No primary item is left: the options chosen are an exact cover
    /// (`solution 1`).
    Solution {
        /// How many there have been, this one included.
        number: u64,
    },
    /// The option is given up; the item's next one is tried after it
    /// (`untry 3`).
    Untry {
        /// The option.
        option: OptionId,
    },
    /// Undoes `Purify` (`unpurify x:red`).
    Unpurify {
        /// The item.
        item: ItemId,
        /// The colour it loses.
        colour: ColourId,
    },
    /// Undoes `Cover` (`uncover a`).
    Uncover {
        /// The item.
        item: ItemId,
    },
}

impl Step {
    /// The step with the problem's names, as one line of a trace.
    pub fn text(self, problem: &Problem) -> impl fmt::Display + '_ {
        StepText {
            step: self,
            problem,
        }
    }
}

struct StepText<'p> {
    step: Step,
    problem: &'p Problem,
}

impl fmt::Display for StepText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |item| self.problem.name(item);
        let colour = |colour| self.problem.colour_name(colour);
        match self.step {
            Step::Choose { item, size } => write!(f, "choose {} {size}", name(item)),
            Step::Cover { item } => write!(f, "cover {}", name(item)),
            Step::Purify { item, colour: c } => write!(f, "purify {}:{}", name(item), colour(c)),
            Step::Try { option } => write!(f, "try {}", option.0),
            Step::Solution { number } => write!(f, "solution {number}"),
            Step::Untry { option } => write!(f, "untry {}", option.0),
            Step::Unpurify { item, colour: c } => {
                write!(f, "unpurify {}:{}", name(item), colour(c))
            }
            Step::Uncover { item } => write!(f, "uncover {}", name(item)),
        }
    }
}
