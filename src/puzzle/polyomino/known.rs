//! Tilings that have a name.

use super::{PieceKind, Polyomino, PolyominoError, sets};
use crate::puzzle::Board;

const HOLED_8X8: &str = "
########
########
########
###..###
###..###
########
########
########
";

impl Polyomino {
    /// L, P, N and U on 4×5: 24 items, 182 options, 8 solutions.
    pub fn lpnu() -> Self {
        sound(tiling(Board::rectangle(4, 5).map_err(Into::into), "lpnu"))
    }

    /// The twelve pentominoes on a rectangle of 60 cells: 3×20, 4×15, 5×12
    /// or 6×10, either way round. (1×60 and 2×30 are accepted and have no
    /// solution.)
    ///
    /// # Errors
    /// A rectangle that has not 60 cells or is too large.
    pub fn pentominoes(rows: u16, cols: u16) -> Result<Self, PolyominoError> {
        tiling(
            Board::rectangle(rows, cols).map_err(Into::into),
            "pentominoes",
        )
    }

    /// The twelve pentominoes on 8×8 without the four cells in the middle:
    /// 65 solutions up to symmetry (Scott 1958), 520 in all.
    pub fn pentominoes_holed_8x8() -> Self {
        sound(tiling(
            Board::drawn(HOLED_8X8).map_err(Into::into),
            "pentominoes",
        ))
    }
}

/// A tiling whose pieces are drawn in the program and cover its board.
fn sound(tiling: Result<Polyomino, PolyominoError>) -> Polyomino {
    tiling.unwrap_or_else(|error| panic!("a tiling of the program's own: {error}"))
}

fn tiling(board: Result<Board, PolyominoError>, set: &str) -> Result<Polyomino, PolyominoError> {
    let kinds: Vec<PieceKind> = sets::named(set).unwrap_or_default();
    Polyomino::new(board?, &kinds)
}
