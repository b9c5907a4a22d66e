//! A tiling that a text tells, with the lines to blame if it is none.

use super::{Plan, Polyomino, PolyominoError, build, text};
use crate::document::{Fault, Span};

/// A tiling, and where in its text it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What is told.
    pub plan: Plan,
    /// The line, from 1, on which the board begins.
    pub board_line: usize,
    /// The line on which the first piece or set of pieces begins.
    pub pieces_line: Option<usize>,
    /// Whether the letter x stands for a cell of the board.
    pub crosses: bool,
}

impl Told {
    /// What the text tells; see [`text`](super::text) for how it is written.
    ///
    /// # Errors
    /// As for [`Plan::parse`].
    pub fn parse(text: &str) -> Result<Self, Fault> {
        text::parse(text)
    }

    /// Whether the pieces have as many cells as the board; that is known
    /// without laying any.
    ///
    /// # Errors
    /// They have not; the board is blamed, and the first piece.
    pub fn check_areas(&self) -> Result<(), Fault> {
        build::check_areas(&self.plan).map_err(|error| self.placed(&error))
    }

    /// The tilings.
    ///
    /// # Errors
    /// See [`PolyominoError`]; on the line of the board or of the first piece.
    pub fn tiling(&self) -> Result<Polyomino, Fault> {
        self.plan.tiling().map_err(|error| self.placed(&error))
    }

    fn placed(&self, error: &PolyominoError) -> Fault {
        let board = Some(self.board_line);
        let lines = match error {
            PolyominoError::AreaMismatch { .. } => [board, self.pieces_line],
            PolyominoError::Board(_) | PolyominoError::BoardCells { .. } => [board, None],
            PolyominoError::Piece(..)
            | PolyominoError::BadLetter(_)
            | PolyominoError::RepeatedLetter(_)
            | PolyominoError::TooLarge { .. }
            | PolyominoError::Problem(_) => [self.pieces_line, None],
        };
        let places = lines.into_iter().flatten();
        let places = places.map(|line| Span { line, chars: None });
        let mut places: Vec<Span> = places.collect();
        // `pentominoes 6x5` tells both.
        places.dedup();
        Fault::at(places, error.to_string())
    }
}
