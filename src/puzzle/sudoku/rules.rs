//! The houses, in which no digit may stand twice.

use std::fmt;

use super::grid::{Grid, MAX_SIZE, label};
use crate::document::Fault;
use crate::puzzle::{Cell, RegionKind};

/// The houses besides the rows and columns, which always count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Blocks, jigsaw regions, or none.
    pub regions: Regions,
    /// Whether both diagonals are houses too.
    pub diagonals: bool,
}

/// Into what the cells are divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Regions {
    /// Nothing: a Latin square.
    None,
    /// The n×n blocks of a grid of n²×n² cells.
    Blocks,
    /// Regions of any shape. By cell, line by line, the number of its region,
    /// from 0 in the order in which they first occur; each has as many cells
    /// as there are digits. A region need not hang together.
    Jigsaw(Vec<u16>),
}

impl Rules {
    /// Those of a Sudoku with blocks.
    pub const fn blocks(diagonals: bool) -> Self {
        Rules {
            regions: Regions::Blocks,
            diagonals,
        }
    }

    /// Those of a Latin square.
    pub const LATIN: Rules = Rules {
        regions: Regions::None,
        diagonals: false,
    };

    /// What kind of regions there are.
    pub fn kind(&self) -> RegionKind {
        match self.regions {
            Regions::None => RegionKind::None,
            Regions::Blocks => RegionKind::Blocks,
            Regions::Jigsaw(_) => RegionKind::Jigsaw,
        }
    }

    /// By cell, line by line, the number of its block or region in a grid of
    /// this size; empty if there are none.
    ///
    /// # Errors
    /// No blocks or no such regions go into a grid of this size.
    pub fn region_of(&self, size: u16) -> Result<Vec<u16>, Fault> {
        let cells = usize::from(size).pow(2);
        match &self.regions {
            Regions::None => Ok(Vec::new()),
            Regions::Blocks => {
                let order = super::ORDERS.into_iter().find(|n| n * n == size);
                let Some(order) = order else {
                    let message = format!("a grid of {size}×{size} cells has no square blocks");
                    return Err(Fault::new(message));
                };
                let block = |cell: Cell| cell.row / order * order + cell.col / order;
                Ok((0..cells)
                    .map(|at| block(super::grid::cell(size, at)))
                    .collect())
            }
            Regions::Jigsaw(regions) => {
                let full = |number| regions.iter().filter(|&&r| r == number).count();
                let fit = regions.len() == cells && size <= MAX_SIZE;
                if !fit || (0..size).any(|number| full(number) != usize::from(size)) {
                    let message = format!("the regions do not fit a grid of {size}×{size} cells");
                    return Err(Fault::new(message));
                }
                Ok(regions.clone())
            }
        }
    }

    /// All houses of a grid of this size with their cells, line by line: the
    /// rows, the columns, the blocks or regions, and the diagonals if they
    /// count.
    ///
    /// # Errors
    /// As for [`Rules::region_of`].
    pub fn houses(&self, size: u16) -> Result<Vec<(House, Vec<Cell>)>, Fault> {
        let line = |cell: &dyn Fn(u16) -> Cell| (0..size).map(cell).collect::<Vec<Cell>>();
        let mut houses = Vec::new();
        for row in 0..size {
            houses.push((House::Row(row), line(&|k| Cell::new(row, k))));
        }
        for col in 0..size {
            houses.push((House::Column(col), line(&|k| Cell::new(k, col))));
        }
        let regions = self.region_of(size)?;
        let named = match self.regions {
            Regions::Jigsaw(_) => House::Region,
            Regions::None | Regions::Blocks => House::Block,
        };
        let first = houses.len();
        if !regions.is_empty() {
            houses.extend((0..size).map(|number| (named(number), Vec::new())));
        }
        for (at, &region) in regions.iter().enumerate() {
            let cell = super::grid::cell(size, at);
            houses[first + usize::from(region)].1.push(cell);
        }
        if self.diagonals {
            houses.push((House::Diagonal(0), line(&|k| Cell::new(k, k))));
            houses.push((House::Diagonal(1), line(&|k| Cell::new(k, size - 1 - k))));
        }
        Ok(houses)
    }

    /// The first two equal digits in one house, if there are any.
    ///
    /// # Errors
    /// As for [`Rules::region_of`].
    pub fn conflict(&self, grid: &Grid) -> Result<Option<Conflict>, Fault> {
        let houses = self.houses(grid.size())?;
        Ok(houses.into_iter().find_map(|(house, cells)| {
            let mut seen = [None; MAX_SIZE as usize];
            cells.into_iter().find_map(|second| {
                let value = grid.get(second)?;
                let first = seen[usize::from(value)].replace(second)?;
                Some(Conflict {
                    value,
                    first,
                    second,
                    house,
                })
            })
        }))
    }
}

/// A row, column, block, region or diagonal, numbered from 0; shown from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum House {
    /// A line, from the top.
    Row(u16),
    /// A file, from the left.
    Column(u16),
    /// A block, line by line.
    Block(u16),
    /// A jigsaw region, in the order in which they first occur.
    Region(u16),
    /// 0 falls from the top left, 1 rises from the bottom left.
    Diagonal(u16),
}

impl House {
    /// The name of "this digit in this house", as an item: `row3#5`, `diag1#G`.
    pub(super) fn item(self, value: u8) -> String {
        let (kind, number) = match self {
            House::Row(k) => ("row", k),
            House::Column(k) => ("col", k),
            House::Block(k) => ("block", k),
            House::Region(k) => ("region", k),
            House::Diagonal(k) => ("diag", k),
        };
        format!("{kind}{}#{}", number + 1, label(value))
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, number) = match self {
            House::Row(k) => ("row", k),
            House::Column(k) => ("column", k),
            House::Block(k) => ("block", k),
            House::Region(k) => ("region", k),
            House::Diagonal(k) => ("diagonal", k),
        };
        write!(f, "{kind} {}", number + 1)
    }
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

impl From<Conflict> for Fault {
    fn from(conflict: Conflict) -> Self {
        Fault {
            cells: vec![conflict.first, conflict.second],
            ..Fault::new(conflict.to_string())
        }
    }
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
