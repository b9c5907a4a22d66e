//! A tiling as its editor and its text have it: whatever was drawn, whether
//! or not the pieces can cover the board.

use super::{PieceKind, Polyomino, PolyominoError, Told, build, write};
use crate::document::Fault;
use crate::puzzle::{Board, BoardKind};

/// What a place of the board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Square {
    /// Not part of the board.
    #[default]
    Hole,
    /// Must be covered.
    Cell,
    /// May be covered, but need not be.
    Optional,
}

/// A board and a stock of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Number of lines, 1 to [`MAX_SIDE`](super::MAX_SIDE).
    pub rows: u16,
    /// Number of files, 1 to [`MAX_SIDE`](super::MAX_SIDE).
    pub cols: u16,
    /// The places line by line, rows × cols of them.
    pub cells: Vec<Square>,
    /// The pieces, in order.
    pub kinds: Vec<PieceKind>,
}

impl Plan {
    /// A full rectangle, without pieces.
    pub fn rectangle(rows: u16, cols: u16) -> Self {
        Plan {
            rows,
            cols,
            cells: vec![Square::Cell; usize::from(rows) * usize::from(cols)],
            kinds: Vec::new(),
        }
    }

    /// This board, all of which must be covered, and these pieces.
    pub fn of_board(board: &Board, kinds: &[PieceKind]) -> Self {
        let square = |&inside: &bool| match inside {
            true => Square::Cell,
            false => Square::Hole,
        };
        Plan {
            rows: board.rows,
            cols: board.cols,
            cells: board.inside.iter().map(square).collect(),
            kinds: kinds.to_vec(),
        }
    }

    /// What the text tells; see [`text`](super::text) for how it is written.
    ///
    /// # Errors
    /// The first thing that cannot be understood, with its place. Whether the
    /// pieces can cover the board is [`tiling`](Self::tiling)'s to say.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        Ok(Told::parse(text)?.plan)
    }

    /// As text, which [`parse`](Self::parse) reads again as the same.
    pub fn to_text(&self) -> String {
        write::text(self)
    }

    /// The tilings.
    ///
    /// # Errors
    /// See [`PolyominoError`].
    pub fn tiling(&self) -> Result<Polyomino, PolyominoError> {
        build::tiling(self)
    }

    /// The shape of the board, optional cells included.
    pub fn board(&self) -> Board {
        let inside = |square: &Square| *square != Square::Hole;
        Board {
            kind: BoardKind::Tiling,
            rows: self.rows,
            cols: self.cols,
            inside: self.cells.iter().map(inside).collect(),
        }
    }
}
