//! A grid of digits, and the houses in which no digit may stand twice.

use std::fmt;

use super::error::SudokuError;
use crate::puzzle::Cell;

/// The orders that can be read and drawn.
pub const ORDERS: [u16; 4] = [2, 3, 4, 5];

/// A Sudoku grid of order n: n²×n² cells, each empty or with a value from 0
/// to n²−1. Value v is the digit v+1, written 1 to 9 and then A, B, C, …
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    order: u16,
    cells: Vec<Option<u8>>,
}

impl Grid {
    /// A grid without digits.
    ///
    /// # Errors
    /// The order is not 2, 3, 4 or 5.
    pub fn empty(order: u16) -> Result<Grid, SudokuError> {
        if !ORDERS.contains(&order) {
            let message = format!("there is no Sudoku of order {order} here, only 2, 3, 4 and 5");
            return Err(SudokuError::new(message));
        }
        let cells = vec![None; usize::from(order).pow(4)];
        Ok(Grid { order, cells })
    }

    /// Reads a grid from pasted text: one line or n² lines, spaced, framed,
    /// CSV, `.sdk`, JSON; `. 0 _ * x X ? - null None` are empty cells, digits
    /// above 9 are letters or numbers. The module `text` tells the rest.
    ///
    /// # Errors
    /// More than [`MAX_BYTES`](super::MAX_BYTES) of text, no grid, several
    /// grids, a wrong number of cells, or a character that is no digit of a
    /// grid of that size. Givens may contradict each other: see
    /// [`Grid::conflict`].
    pub fn parse(text: &str) -> Result<Grid, SudokuError> {
        super::text::parse(text)
    }

    /// The order n.
    pub fn order(&self) -> u16 {
        self.order
    }

    /// The number of lines, of files and of digits: n².
    pub fn size(&self) -> u16 {
        self.order * self.order
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
    /// The cell is off the board, or the value is not below n².
    pub fn set(&mut self, cell: Cell, value: Option<u8>) -> Result<(), SudokuError> {
        let size = self.size();
        let index = self
            .index(cell)
            .ok_or_else(|| SudokuError::new(format!("{cell} is not on the {size}×{size} board")))?;
        if let Some(value) = value.filter(|&v| u16::from(v) >= size) {
            let message = format!("{} is not a digit from 1 to {size}", u16::from(value) + 1);
            return Err(SudokuError::new(message));
        }
        self.cells[index] = value;
        Ok(())
    }

    /// The whole grid in one line: digits as written, `.` for an empty cell.
    pub fn to_line(&self) -> String {
        let written = self.cells.iter().map(|cell| cell.map_or('.', label));
        written.collect()
    }

    /// The first two equal digits in one house, if there are any.
    pub fn conflict(&self, diagonals: bool) -> Option<Conflict> {
        houses(self.order, diagonals).into_iter().find_map(|house| {
            let mut seen = [None; 25];
            house.cells(self.order).into_iter().find_map(|second| {
                let value = self.get(second)?;
                let first = seen[usize::from(value)].replace(second)?;
                Some(Conflict {
                    value,
                    first,
                    second,
                    house,
                })
            })
        })
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let size = self.size();
        let inside = cell.row < size && cell.col < size;
        inside.then(|| usize::from(cell.row) * usize::from(size) + usize::from(cell.col))
    }
}

/// How a value is written: 0 is `1`, 8 is `9`, 9 is `A`, 24 is `P`.
pub fn label(value: u8) -> char {
    match value {
        0..=8 => char::from(b'1' + value),
        _ => char::from(b'A'.saturating_add(value - 9)),
    }
}

/// A row, column, block or diagonal, numbered from 0; shown from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum House {
    /// A line, from the top.
    Row(u16),
    /// A file, from the left.
    Column(u16),
    /// A block, line by line.
    Block(u16),
    /// 0 falls from the top left, 1 rises from the bottom left.
    Diagonal(u16),
}

impl House {
    /// The cells of the house in a grid of order n, line by line.
    pub fn cells(self, order: u16) -> Vec<Cell> {
        let size = order * order;
        let at = |k: u16| match self {
            House::Row(row) => Cell::new(row, k),
            House::Column(col) => Cell::new(k, col),
            House::Block(block) => Cell::new(
                block / order * order + k / order,
                block % order * order + k % order,
            ),
            House::Diagonal(0) => Cell::new(k, k),
            House::Diagonal(_) => Cell::new(k, size - 1 - k),
        };
        (0..size).map(at).collect()
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            House::Row(k) => write!(f, "row {}", k + 1),
            House::Column(k) => write!(f, "column {}", k + 1),
            House::Block(k) => write!(f, "block {}", k + 1),
            House::Diagonal(k) => write!(f, "diagonal {}", k + 1),
        }
    }
}

/// All houses: rows, columns, blocks, and the diagonals if they count.
pub fn houses(order: u16, diagonals: bool) -> Vec<House> {
    let size = order * order;
    let mut houses = Vec::new();
    let kinds: [fn(u16) -> House; 3] = [House::Row, House::Column, House::Block];
    for kind in kinds {
        houses.extend((0..size).map(kind));
    }
    if diagonals {
        houses.extend([House::Diagonal(0), House::Diagonal(1)]);
    }
    houses
}

/// One digit twice in one house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The value, from 0.
    pub value: u8,
    /// The upper or left one of the two cells.
    pub first: Cell,
    /// The other.
    pub second: Cell,
    /// Where both stand.
    pub house: House,
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Conflict {
            value,
            first,
            second,
            house,
        } = self;
        let digit = label(*value);
        write!(
            f,
            "{digit} stands at {first} and {second}, twice in {house}"
        )
    }
}
