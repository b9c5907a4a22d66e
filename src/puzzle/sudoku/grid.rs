//! A grid of digits.

use crate::document::Fault;
use crate::puzzle::Cell;

/// The orders that can be read and drawn where blocks count: blocks of n×n
/// cells, n² digits.
pub const ORDERS: [u16; 4] = [2, 3, 4, 5];

/// The most digits that a grid can have.
pub const MAX_SIZE: u16 = 25;

/// A square grid of 1×1 to 25×25 cells, each empty or with a value below the
/// number of lines. Value v is the digit v+1, written 1 to 9 and then A, B,
/// C, …
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    size: u16,
    cells: Vec<Option<u8>>,
}

impl Grid {
    /// A grid of order n, n²×n² cells, without digits.
    ///
    /// # Errors
    /// The order is not 2, 3, 4 or 5.
    pub fn empty(order: u16) -> Result<Grid, Fault> {
        if !ORDERS.contains(&order) {
            let message = format!("there is no Sudoku of order {order} here, only 2, 3, 4 and 5");
            return Err(Fault::new(message));
        }
        Grid::of_size(order * order)
    }

    /// A grid with so many lines, files and digits, none of them written.
    ///
    /// # Errors
    /// The size is not 1 to [`MAX_SIZE`].
    pub fn of_size(size: u16) -> Result<Grid, Fault> {
        if !(1..=MAX_SIZE).contains(&size) {
            let message = format!("there is no grid of size {size} here, only 1 to {MAX_SIZE}");
            return Err(Fault::new(message));
        }
        let cells = vec![None; usize::from(size).pow(2)];
        Ok(Grid { size, cells })
    }

    /// Reads the grid of a Sudoku from pasted text: one line or n² lines,
    /// spaced, framed, CSV, `.sdk`, JSON; `. 0 _ * x X ? - null None` are empty
    /// cells, digits above 9 are letters or numbers. The module `text` tells
    /// the rest. Regions and diagonals are passed over: see
    /// [`Sheet::sudoku`](super::Sheet::sudoku).
    ///
    /// # Errors
    /// More than [`MAX_BYTES`](super::MAX_BYTES) of text, no grid, several
    /// grids, a wrong number of cells, or a character that is no digit of a
    /// grid of that size. Givens may contradict each other: see
    /// [`Rules::conflict`](super::Rules::conflict).
    pub fn parse(text: &str) -> Result<Grid, Fault> {
        super::text::parse(text)
    }

    /// The number of lines, of files and of digits.
    pub fn size(&self) -> u16 {
        self.size
    }

    /// The values line by line.
    pub fn cells(&self) -> &[Option<u8>] {
        &self.cells
    }

    /// The value in the cell; none if it is empty or off the board.
    pub fn get(&self, cell: Cell) -> Option<u8> {
        self.cells.get(self.index(cell)?).copied().flatten()
    }

    /// Writes a value into the cell, or empties it.
    ///
    /// # Errors
    /// The cell is off the board, or the value is not below the size.
    pub fn set(&mut self, cell: Cell, value: Option<u8>) -> Result<(), Fault> {
        let size = self.size;
        let index = self
            .index(cell)
            .ok_or_else(|| Fault::new(format!("{cell} is not on the {size}×{size} board")))?;
        if let Some(value) = value.filter(|&v| u16::from(v) >= size) {
            let message = format!("{} is not a digit from 1 to {size}", u16::from(value) + 1);
            return Err(Fault::new(message));
        }
        self.cells[index] = value;
        Ok(())
    }

    /// Empties every cell.
    pub fn clear(&mut self) {
        self.cells.fill(None);
    }

    /// The whole grid in one line: digits as written, `.` for an empty cell.
    pub fn to_line(&self) -> String {
        self.cells.iter().map(|&cell| written(cell)).collect()
    }

    /// The grid in as many lines as it has.
    pub fn to_lines(&self) -> String {
        let mut text = String::with_capacity(self.cells.len() + usize::from(self.size));
        for (at, &cell) in self.cells.iter().enumerate() {
            if at > 0 && at.is_multiple_of(usize::from(self.size)) {
                text.push('\n');
            }
            text.push(written(cell));
        }
        text
    }

    /// The cell with this number, counted line by line.
    pub(super) fn cell(&self, number: usize) -> Cell {
        cell(self.size, number)
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let inside = cell.row < self.size && cell.col < self.size;
        inside.then(|| usize::from(cell.row) * usize::from(self.size) + usize::from(cell.col))
    }
}

/// The cell with this number in a grid of this size, counted line by line.
pub(super) fn cell(size: u16, number: usize) -> Cell {
    let size = usize::from(size);
    Cell::new((number / size) as u16, (number % size) as u16)
}

/// How a value is written: 0 is `1`, 8 is `9`, 9 is `A`, 24 is `P`.
pub fn label(value: u8) -> char {
    match value {
        0..=8 => char::from(b'1' + value),
        _ => char::from(b'A'.saturating_add(value - 9)),
    }
}

fn written(cell: Option<u8>) -> char {
    cell.map_or('.', label)
}
