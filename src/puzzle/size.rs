//! The sizes that the families of puzzles have.

use std::fmt;

/// The largest n of queens, Langford pairs and permutations.
pub const MAX_SIZE: usize = 64;

/// A size that a family of puzzles does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizeError {
    /// The family: `queens`.
    pub family: &'static str,
    /// The size asked for.
    pub size: usize,
}

impl SizeError {
    pub(super) fn check(family: &'static str, size: usize) -> Result<(), Self> {
        match (1..=MAX_SIZE).contains(&size) {
            true => Ok(()),
            false => Err(SizeError { family, size }),
        }
    }
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { family, size } = self;
        write!(f, "{family}: {size} is not in 1 to {MAX_SIZE}")
    }
}

impl std::error::Error for SizeError {}
