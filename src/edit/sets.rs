//! Boards to begin with.

use super::sheet::Sheet;
use crate::puzzle::polyomino::Square;

/// A board to begin with: its word, its size, and the squares (line, file,
/// from 0) that are left out.
pub struct Ready {
    /// As `data-board` in index.html has it.
    pub word: &'static str,
    rows: u16,
    cols: u16,
    holes: &'static [(u16, u16)],
}

const fn ready(word: &'static str, rows: u16, cols: u16, holes: &'static [(u16, u16)]) -> Ready {
    Ready {
        word,
        rows,
        cols,
        holes,
    }
}

/// The boards of the literature on pentominoes, and that of the paper.
pub const BOARDS: &[Ready] = &[
    ready("4x5", 4, 5, &[]),
    ready("6x10", 6, 10, &[]),
    ready("5x12", 5, 12, &[]),
    ready("4x15", 4, 15, &[]),
    ready("3x20", 3, 20, &[]),
    ready("8x8-middle", 8, 8, &[(3, 3), (3, 4), (4, 3), (4, 4)]),
    ready("8x8-corners", 8, 8, &[(0, 0), (0, 7), (7, 0), (7, 7)]),
];

impl Ready {
    /// The board, drawn.
    pub fn sheet(&self) -> Sheet {
        let mut sheet = Sheet::new(self.rows, self.cols, Square::Cell);
        for &(row, col) in self.holes {
            sheet.paint_at(row, col, Square::Hole);
        }
        sheet
    }
}
