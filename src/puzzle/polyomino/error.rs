//! What can be wrong with drawings, pieces and boards.

use super::{MAX_NODES, MAX_SIDE};
use crate::dlx::ProblemError;
use crate::words::quoted;
use std::fmt;

/// Why a drawing shows no shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawingError {
    /// Not one cell is drawn.
    Empty,
    /// Something other than `#`, a letter, a digit, `.` or a space.
    BadMark {
        /// The line of the drawing, from 1.
        line: usize,
        /// The place in the line, from 1.
        column: usize,
        /// What stands there.
        found: char,
    },
    /// More than [`MAX_SIDE`] lines or files.
    TooLarge {
        /// Lines from the first to the last cell.
        rows: usize,
        /// Files from the first to the last cell.
        cols: usize,
    },
}

impl fmt::Display for DrawingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "it has no cells"),
            Self::BadMark {
                line,
                column,
                found,
            } => write!(
                f,
                "line {line}, place {column}: {} is neither a cell ('#', a letter, \
                 a digit) nor empty ('.', a space)",
                quoted(&found.to_string())
            ),
            Self::TooLarge { rows, cols } => write!(
                f,
                "{rows}×{cols} is too large: at most {MAX_SIDE}×{MAX_SIDE}"
            ),
        }
    }
}

impl std::error::Error for DrawingError {}

/// Why pieces and a board are not a tiling puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PolyominoError {
    /// The board has no cells, is too large or cannot be read.
    Board(DrawingError),
    /// A hand-made board whose `inside` does not have rows × cols entries.
    BoardCells {
        /// Rows × cols.
        expected: usize,
        /// The entries there are.
        found: usize,
    },
    /// The drawing of this piece cannot be read.
    Piece(char, DrawingError),
    /// A piece is named by something that is neither a letter nor a digit.
    BadLetter(char),
    /// Two pieces bear this letter.
    RepeatedLetter(char),
    /// Pieces and board differ in area, so that nothing can fit.
    AreaMismatch {
        /// Cells of all pieces together, copies included.
        pieces: usize,
        /// Cells of the board.
        board: usize,
    },
    /// All placements together have more than [`MAX_NODES`] nodes.
    TooLarge,
    /// The items and options were refused.
    Problem(ProblemError),
}

impl fmt::Display for PolyominoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => write!(f, "the board: {error}"),
            Self::BoardCells { expected, found } => write!(
                f,
                "the board needs {expected} entries, one for each place, and has {found}"
            ),
            Self::Piece(letter, error) => write!(f, "piece {letter}: {error}"),
            Self::BadLetter(letter) => {
                let found = quoted(&letter.to_string());
                write!(f, "{found} cannot name a piece: use a letter or a digit")
            }
            Self::RepeatedLetter(letter) => write!(f, "two pieces are named {letter}"),
            Self::AreaMismatch { pieces, board } => {
                write!(f, "the pieces cover {pieces} cells, the board has {board}")
            }
            Self::TooLarge => write!(
                f,
                "too many placements: together they have more than {MAX_NODES} nodes"
            ),
            Self::Problem(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PolyominoError {}

impl From<DrawingError> for PolyominoError {
    fn from(error: DrawingError) -> Self {
        Self::Board(error)
    }
}

impl From<ProblemError> for PolyominoError {
    fn from(error: ProblemError) -> Self {
        Self::Problem(error)
    }
}
