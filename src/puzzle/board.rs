//! The shape of a board; for tilings, read from a small drawing.

use super::Cell;
use super::polyomino::{DrawingError, Shape, check_size};

/// What kind of board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// Digits in cells, each once in every row and column.
    Sudoku {
        /// Into what the cells are divided, each part with every digit once.
        regions: RegionKind,
        /// Whether both diagonals are constraints too.
        diagonals: bool,
    },
    /// Pieces that cover cells.
    Tiling,
    /// Squares that take one mark each, such as a queen. Rows, columns and maybe
    /// diagonals are the items; what is not inside is forbidden.
    Marks,
    /// Places in a line, broken where it is long, that pieces with gaps fill.
    Line,
    /// A cell for each item of an abstract problem, in order.
    Items,
}

/// The regions of a board of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegionKind {
    /// None: a Latin square.
    None,
    /// Square blocks.
    Blocks,
    /// Regions of any shape.
    Jigsaw,
}

impl RegionKind {
    /// What one of them is called; empty if there are none.
    pub fn word(self) -> &'static str {
        match self {
            RegionKind::None => "",
            RegionKind::Blocks => "block",
            RegionKind::Jigsaw => "region",
        }
    }
}

/// The shape of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// What kind of board it is.
    pub kind: BoardKind,
    /// Number of lines.
    pub rows: u16,
    /// Number of files.
    pub cols: u16,
    /// For each cell, line by line, whether it belongs to the board
    /// (false: a hole).
    pub inside: Vec<bool>,
}

impl Board {
    /// A full rectangle for tilings.
    ///
    /// # Errors
    /// No cells, or more than [`MAX_SIDE`](super::polyomino::MAX_SIDE) lines or files.
    pub fn rectangle(rows: u16, cols: u16) -> Result<Self, DrawingError> {
        if rows == 0 || cols == 0 {
            return Err(DrawingError::Empty);
        }
        check_size(rows.into(), cols.into())?;
        Ok(Board {
            kind: BoardKind::Tiling,
            rows,
            cols,
            inside: vec![true; usize::from(rows) * usize::from(cols)],
        })
    }

    /// A square for marks; `allowed` says where they may stand.
    pub(super) fn marks(side: u16, allowed: impl Fn(Cell) -> bool) -> Self {
        let mut board = Board {
            kind: BoardKind::Marks,
            rows: side,
            cols: side,
            inside: vec![true; usize::from(side) * usize::from(side)],
        };
        board.inside = board.cells().map(allowed).collect();
        board
    }

    /// A board for tilings, drawn like a [`Shape`]: what is not a cell is a
    /// hole.
    ///
    /// # Errors
    /// As for [`Shape::drawn`].
    pub fn drawn(drawing: &str) -> Result<Self, DrawingError> {
        let shape = Shape::drawn(drawing)?;
        let mut board = Board::rectangle(shape.rows(), shape.cols())?;
        board.inside.fill(false);
        for &cell in shape.cells() {
            let at = board.index(cell);
            board.inside[at] = true;
        }
        Ok(board)
    }

    /// The cells that belong to the board, line by line.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        let all = (0..self.rows).flat_map(|r| (0..self.cols).map(move |c| Cell::new(r, c)));
        all.filter(|&cell| self.inside[self.index(cell)])
    }

    /// Where the cell stands in `inside`.
    pub(super) fn index(&self, cell: Cell) -> usize {
        usize::from(cell.row) * usize::from(self.cols) + usize::from(cell.col)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_have_limits() {
        assert!(Board::rectangle(64, 64).is_ok());
        assert!(Board::rectangle(u16::MAX, u16::MAX).is_err());
        assert_eq!(Board::rectangle(0, 3), Err(DrawingError::Empty));
    }

    #[test]
    fn board_with_a_hole() {
        let board = Board::drawn("###\n#.#").unwrap();
        assert_eq!((board.rows, board.cols), (2, 3));
        let names: Vec<String> = board.cells().map(|c| c.to_string()).collect();
        assert_eq!(names, ["r1c1", "r1c2", "r1c3", "r2c1", "r2c3"]);
    }
}
