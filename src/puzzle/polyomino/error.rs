//! What can be wrong with drawings, pieces and boards.

use super::{MAX_NODES, MAX_SIDE};
use crate::dlx::ProblemError;
use crate::words::{count, grouped, joined, quoted};
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
            } => write!(f, "line {line}, place {column}: {}", bad_mark(*found)),
            Self::TooLarge { rows, cols } => write!(
                f,
                "{rows}×{cols} is too large: at most {MAX_SIDE}×{MAX_SIDE}"
            ),
        }
    }
}

impl std::error::Error for DrawingError {}

/// What is wrong with a mark.
pub(super) fn bad_mark(found: char) -> String {
    let found = quoted(&found.to_string());
    joined(&[
        &found,
        " is neither a cell ('#', a letter, a digit) nor empty ('.', a space)",
    ])
}

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
    /// The pieces are too large or too small together for the board, so that
    /// nothing can fit.
    AreaMismatch {
        /// Cells of all pieces together, copies included.
        pieces: usize,
        /// Cells of the board that must be covered.
        board: usize,
        /// Cells of the board that may be covered.
        optional: usize,
    },
    /// All placements together have more than [`MAX_NODES`] nodes.
    TooLarge {
        /// How many they would have.
        nodes: u64,
    },
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
            Self::AreaMismatch {
                pieces,
                board,
                optional,
            } => f.write_str(&areas(*pieces, *board, *optional)),
            Self::TooLarge { nodes } => f.write_str(&joined(&[
                "too many placements: the problem would have ",
                &grouped(*nodes),
                " nodes; at most ",
                &grouped(MAX_NODES),
                " are built",
            ])),
            Self::Problem(error) => error.fmt(f),
        }
    }
}

/// "the pieces cover 20 cells, the board has 16 to 19: 1 too many".
fn areas(pieces: usize, board: usize, optional: usize) -> String {
    let cells = |number: usize| grouped(number as u64);
    let most = board + optional;
    let to = match optional {
        0 => String::new(),
        _ => joined(&[" to ", &cells(most)]),
    };
    let wrong = match pieces > most {
        true => joined(&[&cells(pieces - most), " too many"]),
        false => joined(&[&cells(board.saturating_sub(pieces)), " too few"]),
    };
    let cover = count(pieces as u64, "cell");
    let has = cells(board);
    joined(&[
        "the pieces cover ",
        &cover,
        ", the board has ",
        &has,
        &to,
        ": ",
        &wrong,
    ])
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
