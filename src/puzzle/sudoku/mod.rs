//! Sudoku with blocks or jigsaw regions, and Latin squares, as exact cover
//! problems.
//!
//! Items: the cells, then each digit in each row, in each column, in each
//! block or region, and if the diagonals count, in each of them. Options: each
//! digit in each cell, by row, column and digit. With blocks of order n and
//! without diagonals that makes 4n⁴ items and n⁶ options. This order is the
//! one of the paper that the counts in `tests/data` come from, so it must not
//! change.

mod grid;
mod inline;
mod keyword;
mod layout;
mod likeness;
mod lines;
mod marks;
mod numbered;
mod parts;
mod rules;
mod sheet;
mod spaces;
mod split;
mod text;
mod title;
mod values;

pub use grid::{Grid, MAX_SIZE, ORDERS, label};
pub use likeness::{has_crosses, is_like_grid};
pub use parts::{MOST_PARTS, Part, Parts};
pub use rules::{Conflict, House, Regions, Rules};
pub use sheet::Sheet;
pub use split::split;
pub use text::MAX_BYTES;

use super::{Board, BoardKind, Cell, Meaning, Placement, Puzzle};
use crate::dlx::{ItemId, OptionId, Problem, ProblemBuilder, ProblemError};
use crate::document::{Document, Fault};

/// A Sudoku or a Latin square with its givens.
#[derive(Clone, Debug)]
pub struct Sudoku {
    sheet: Sheet,
    houses: Vec<(House, Vec<Cell>)>,
    regions: Vec<u16>,
    problem: Problem,
    board: Board,
    givens: Vec<OptionId>,
}

impl Sudoku {
    /// The Sudoku with blocks and these givens, with or without the rule that
    /// each digit stands once in both diagonals too.
    ///
    /// # Errors
    /// The grid has no square blocks, or two givens contradict each other; both
    /// cells are named.
    pub fn new(grid: Grid, diagonals: bool) -> Result<Sudoku, Fault> {
        let rules = Rules::blocks(diagonals);
        Sudoku::of(Sheet { grid, rules })
    }

    /// The Sudoku or Latin square of these givens and rules.
    ///
    /// # Errors
    /// The rules do not fit the grid, or two givens contradict each other; both
    /// cells are named.
    pub fn of(sheet: Sheet) -> Result<Sudoku, Fault> {
        let Sheet { grid, rules } = &sheet;
        if let Some(conflict) = rules.conflict(grid)? {
            return Err(conflict.into());
        }
        let size = grid.size();
        let houses = rules.houses(size)?;
        let problem = build(size, &houses)
            .map_err(|error| Fault::new(format!("no exact cover problem: {error}")))?;
        let board = Board {
            kind: BoardKind::Sudoku {
                regions: rules.kind(),
                diagonals: rules.diagonals,
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
            houses,
            regions: rules.region_of(size)?,
            problem,
            board,
            givens,
            sheet,
        })
    }

    /// The givens as a grid.
    pub fn grid(&self) -> &Grid {
        &self.sheet.grid
    }

    /// The givens and the rules.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The cell and the value (from 0) that the option stands for.
    pub fn entry(&self, option: OptionId) -> (Cell, u8) {
        let size = u32::from(self.grid().size());
        let (cell, value) = (option.0 / size, option.0 % size);
        (self.grid().cell(cell as usize), value as u8)
    }

    /// The grid with the givens and these options written in.
    ///
    /// # Errors
    /// An option is not one of this Sudoku.
    pub fn filled(&self, options: impl IntoIterator<Item = OptionId>) -> Result<Grid, Fault> {
        let mut grid = self.grid().clone();
        for option in options {
            let (cell, value) = self.entry(option);
            grid.set(cell, Some(value))?;
        }
        Ok(grid)
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
        let cells = self.grid().cells().len() as u32;
        let Some(past) = item.0.checked_sub(cells) else {
            return Meaning::Cell(self.grid().cell(item.index()));
        };
        let size = u32::from(self.grid().size());
        let ((house, cells), value) = (&self.houses[(past / size) as usize], past % size);
        Meaning::House {
            name: house.to_string(),
            symbol: value as u16,
            label: label(value as u8).to_string(),
            cells: cells.clone(),
        }
    }

    fn givens(&self) -> &[OptionId] {
        &self.givens
    }

    fn regions(&self) -> &[u16] {
        &self.regions
    }

    fn document(&self) -> Option<Document> {
        Some(self.sheet.document())
    }
}

/// Items and options of the empty grid.
fn build(size: u16, houses: &[(House, Vec<Cell>)]) -> Result<Problem, ProblemError> {
    let digits = size as u8;
    let mut builder = ProblemBuilder::new();
    let all_cells = (0..size).flat_map(|row| (0..size).map(move |col| Cell::new(row, col)));
    // The houses of each cell, in the order of the items.
    let mut first_items: Vec<Vec<u32>> = Vec::new();
    for cell in all_cells {
        builder.primary(&cell.to_string())?;
        first_items.push(Vec::new());
    }
    for (house, cells) in houses {
        let mut first = None;
        for value in 0..digits {
            let item = builder.primary(&house.item(value))?;
            first.get_or_insert(item.0);
        }
        for cell in cells {
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
