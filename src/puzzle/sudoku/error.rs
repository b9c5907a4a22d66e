//! Why a text or a grid is not a Sudoku.

use std::fmt;

/// Why a text or a grid is refused: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SudokuError {
    /// The line of the text, from 1, if one line is to blame.
    pub line: Option<usize>,
    /// What is wrong, with the cell if one is to blame:
    /// "'A' at r2c2 is not a digit from 1 to 9".
    pub message: String,
}

impl SudokuError {
    pub(super) fn new(message: impl Into<String>) -> Self {
        SudokuError {
            line: None,
            message: message.into(),
        }
    }

    pub(super) fn at(line: usize, message: impl Into<String>) -> Self {
        SudokuError {
            line: Some(line),
            message: message.into(),
        }
    }
}

impl fmt::Display for SudokuError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for SudokuError {}
