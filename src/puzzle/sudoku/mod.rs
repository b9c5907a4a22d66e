//! Sudoku of order 2 to 5 as an exact cover problem.
//!
//! Items: the cells, then each digit in each row, in each column, in each
//! block, and if the diagonals count, in each of them. Options: each digit in
//! each cell, by row, column and digit. Without diagonals that makes 4n⁴
//! items and n⁶ options. This order is the one of the paper that the counts
//! in `tests/data` come from, so it must not change.

mod error;
mod grid;
mod layout;
mod lines;
mod text;
mod values;

pub use error::SudokuError;
pub use grid::{Conflict, Grid, House, ORDERS, houses, label};
pub use text::MAX_BYTES;

use super::{Board, BoardKind, Cell, Meaning, Placement, Puzzle};
use crate::dlx::{ItemId, OptionId, Problem, ProblemBuilder, ProblemError};

/// A Sudoku with its givens.
#[derive(Clone, Debug)]
pub struct Sudoku {
    grid: Grid,
    houses: Vec<House>,
    problem: Problem,
    board: Board,
    givens: Vec<OptionId>,
}

impl Sudoku {
    /// The Sudoku with these givens, with or without the rule that each digit
    /// stands once in both diagonals too.
    ///
    /// # Errors
    /// Two givens contradict each other; both cells are named.
    pub fn new(grid: Grid, diagonals: bool) -> Result<Sudoku, SudokuError> {
        if let Some(conflict) = grid.conflict(diagonals) {
            return Err(SudokuError::new(conflict.to_string()));
        }
        let houses = houses(grid.order(), diagonals);
        let problem = build(grid.order(), &houses)
            .map_err(|error| SudokuError::new(format!("no exact cover problem: {error}")))?;
        let size = grid.size();
        let board = Board {
            kind: BoardKind::Sudoku {
                order: grid.order(),
                diagonals,
            },
            rows: size,
            cols: size,
            inside: vec![true; grid.cells().len()],
        };
        let given = |(at, cell): (usize, &Option<u8>)| {
            let value = u32::from((*cell)?);
            Some(OptionId(at as u32 * u32::from(size) + value))
        };
        let givens = grid.cells().iter().enumerate().filter_map(given).collect();
        Ok(Sudoku {
            grid,
            houses,
            problem,
            board,
            givens,
        })
    }

    /// The givens as a grid.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The cell and the value (from 0) that the option stands for.
    pub fn entry(&self, option: OptionId) -> (Cell, u8) {
        let size = u32::from(self.grid.size());
        let (cell, value) = (option.0 / size, option.0 % size);
        (self.cell(cell), value as u8)
    }

    /// The grid with the givens and these options written in.
    ///
    /// # Errors
    /// An option is not one of this Sudoku.
    pub fn filled(&self, options: impl IntoIterator<Item = OptionId>) -> Result<Grid, SudokuError> {
        let mut grid = self.grid.clone();
        for option in options {
            let (cell, value) = self.entry(option);
            grid.set(cell, Some(value))?;
        }
        Ok(grid)
    }

    /// The cell with this number, counted line by line.
    fn cell(&self, number: u32) -> Cell {
        let size = u32::from(self.grid.size());
        Cell::new((number / size) as u16, (number % size) as u16)
    }
}

impl Puzzle for Sudoku {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn placement(&self, option: OptionId) -> Placement {
        let (cell, value) = self.entry(option);
        Placement {
            label: label(value).to_string(),
            symbol: u16::from(value),
            cells: vec![cell],
        }
    }

    fn meaning(&self, item: ItemId) -> Meaning {
        let cells = self.grid.cells().len() as u32;
        let Some(past) = item.0.checked_sub(cells) else {
            return Meaning::Cell(self.cell(item.0));
        };
        let size = u32::from(self.grid.size());
        let (house, value) = (self.houses[(past / size) as usize], past % size);
        Meaning::House {
            name: house.to_string(),
            symbol: value as u16,
            label: label(value as u8).to_string(),
            cells: house.cells(self.grid.order()),
        }
    }

    fn givens(&self) -> &[OptionId] {
        &self.givens
    }
}

/// Items and options of the empty grid.
fn build(order: u16, houses: &[House]) -> Result<Problem, ProblemError> {
    let size = order * order;
    let digits = size as u8;
    let mut builder = ProblemBuilder::new();
    let all_cells = (0..size).flat_map(|row| (0..size).map(move |col| Cell::new(row, col)));
    // The houses of each cell, in the order of the items.
    let mut first_items: Vec<Vec<u32>> = Vec::new();
    for cell in all_cells {
        builder.primary(&cell.to_string())?;
        first_items.push(Vec::new());
    }
    for &house in houses {
        let mut first = None;
        for value in 0..digits {
            let item = builder.primary(&item_name(house, value))?;
            first.get_or_insert(item.0);
        }
        for cell in house.cells(order) {
            let at = usize::from(cell.row) * usize::from(size) + usize::from(cell.col);
            first_items[at].extend(first);
        }
    }
    for (cell, firsts) in first_items.iter().enumerate() {
        for value in 0..u32::from(digits) {
            let in_houses = firsts.iter().map(|first| ItemId(first + value));
            builder.option(std::iter::once(ItemId(cell as u32)).chain(in_houses))?;
        }
    }
    builder.build()
}

/// The name of "this digit in this house": `row3#5`, `diag1#G`.
fn item_name(house: House, value: u8) -> String {
    let (kind, number) = match house {
        House::Row(k) => ("row", k),
        House::Column(k) => ("col", k),
        House::Block(k) => ("block", k),
        House::Diagonal(k) => ("diag", k),
    };
    format!("{kind}{}#{}", number + 1, label(value))
}
