//! What can be wrong with a text.

use std::fmt;

use super::MAX_COLUMNS;
use crate::{ProblemError, quoted};

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The line, from 1; `None` if the text as a whole is meant.
    pub line: Option<usize>,
    /// The first character in the line that is meant, from 1, and how many
    /// are; `None` if the whole line is.
    pub chars: Option<(usize, usize)>,
    /// What was found.
    pub fault: Fault,
}

/// The faults a text can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// What is written is not an exact cover problem.
    Problem(ProblemError),
    /// The line of items names something with a colon.
    ColonInItem(String),
    /// A second `|` in the line of items.
    SecondBar,
    /// Nothing before or after the colon, or a second colon.
    BadColour(String),
    /// An entry of a matrix is neither 0 nor 1.
    NotABit {
        /// The column, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// Nothing stands where an entry of a matrix should, before a comma.
    EmptyField {
        /// The column, from 1.
        column: usize,
    },
    /// A row of an array is not alone in its brackets.
    OpenRow,
    /// A matrix has so many columns, more than [`MAX_COLUMNS`].
    TooWide(usize),
    /// A row of a matrix is too short or too long.
    Ragged {
        /// The row, from 1.
        row: usize,
        /// How many entries it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Problem(error) => error.fmt(f),
            Self::ColonInItem(name) => write!(
                f,
                "{} has a colon; colours belong to options, not to the line of items",
                quoted(name)
            ),
            Self::SecondBar => write!(f, "a second '|' in the line of items"),
            Self::BadColour(found) => write!(f, "{} is not an item:colour", quoted(found)),
            Self::NotABit { column, found } => {
                write!(f, "matrix column {column} is {}, not 0 or 1", quoted(found))
            }
            Self::EmptyField { column } => {
                write!(f, "matrix column {column} is empty, not 0 or 1")
            }
            Self::OpenRow => f.write_str("each row of an array stands in brackets of its own"),
            Self::TooWide(columns) => write!(
                f,
                "{columns} columns are more than the {MAX_COLUMNS} that a matrix may have"
            ),
            Self::Ragged {
                row,
                found,
                expected,
            } => {
                write!(f, "row {row} has {found} of {expected} columns")
            }
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}")?;
            if let Some((column, _)) = self.chars {
                write!(f, ", column {column}")?;
            }
            f.write_str(": ")?;
        }
        self.fault.fmt(f)
    }
}

impl std::error::Error for TextError {}

impl From<ProblemError> for Fault {
    fn from(error: ProblemError) -> Self {
        Fault::Problem(error)
    }
}
