//! A Sudoku as it stands on paper, and as text.
//!
//! ```text
//! 3.4.............        the grid, in any style; in a line, or in as many
//! diagonals               as it has
//! regions
//! AAAB                    a letter or digit for each cell
//! ACBB
//! CCBD
//! CDDD
//! ```
//!
//! A Latin square begins with a line `latin`.

use super::grid::Grid;
use super::layout::Sizes;
use super::lines::{Kind, read};
use super::marks::{self, Marked};
use super::rules::{Regions, Rules};
use super::text::{Written, check_length, grid};
use crate::document::{Document, Fault, Format};
use crate::puzzle::Cell;
use crate::words::joined;

/// Givens and rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The givens.
    pub grid: Grid,
    /// What must hold besides rows and columns.
    pub rules: Rules,
}

impl Sheet {
    /// Reads a Sudoku with blocks or, below a line `regions`, regions; a line
    /// `diagonals` has them count.
    ///
    /// # Errors
    /// As for [`Grid::parse`]; regions that do not divide the grid into parts
    /// of as many cells as there are digits; givens that contradict each
    /// other. The characters to blame are named.
    pub fn sudoku(text: &str) -> Result<Sheet, Fault> {
        check_length(text)?;
        let lines = read(text, Sizes::Blocks);
        let Some((line, regions)) = &lines.regions else {
            let written = grid(&lines, Sizes::Blocks)?;
            return checked(written, Rules::blocks(lines.diagonals));
        };
        let Marked { size, regions } = marks::read(*line, regions)?;
        let sizes = Sizes::Only(size);
        // Which letters are digits depends on the size.
        let written = grid(&read(text, sizes), sizes)?;
        let rules = Rules {
            regions: Regions::Jigsaw(regions),
            diagonals: lines.diagonals,
        };
        checked(written, rules)
    }

    /// Reads a Latin square of 1 to 25 lines, with or without the line `latin`,
    /// or an empty one told by its size, `latin 4`; a line `diagonals` has them
    /// count.
    ///
    /// # Errors
    /// As for [`Sheet::sudoku`].
    pub fn latin(text: &str) -> Result<Sheet, Fault> {
        check_length(text)?;
        let lines = read(text, Sizes::Any);
        if let Some((line, _)) = lines.regions {
            let message = "a Latin square has no regions: it is a Sudoku with them";
            return Err(Fault::on_line(Some(line), message));
        }
        let rules = Rules {
            diagonals: lines.diagonals,
            ..Rules::LATIN
        };
        let Some((line, size)) = lines.size else {
            return checked(grid(&lines, Sizes::Any)?, rules);
        };
        if lines.lines.iter().all(|line| line.kind == Kind::Words) {
            let empty = Grid::of_size(size);
            let grid = empty.map_err(|fault| Fault::on_line(Some(line), fault.message))?;
            return Ok(Sheet { grid, rules });
        }
        let written = grid(&lines, Sizes::Any)?;
        if written.grid.size() != size {
            let found = written.grid.size().to_string();
            let message = joined(&["the square below has ", &found, " lines"]);
            return Err(Fault::on_line(Some(line), message));
        }
        checked(written, rules)
    }

    /// The text that is read as this: the grid in one line if it is a Sudoku.
    pub fn document(&self) -> Document {
        let latin = self.rules.regions == Regions::None;
        let (format, head, grid) = match latin {
            true => (Format::Latin, "latin\n", self.grid.to_lines()),
            false => (Format::Sudoku, "", self.grid.to_line()),
        };
        let diagonals = if self.rules.diagonals {
            "\ndiagonals"
        } else {
            ""
        };
        let mut text = joined(&[head, &grid, diagonals]);
        if let Regions::Jigsaw(regions) = &self.rules.regions {
            text += "\nregions\n";
            text += &marks::write(self.grid.size(), regions);
        }
        Document::new(format, text)
    }

    /// What it is called: "Sudoku 9×9, both diagonals".
    pub fn title(&self) -> String {
        let kind = match self.rules.regions {
            Regions::None => "Latin square",
            Regions::Blocks => "Sudoku",
            Regions::Jigsaw(_) => "Jigsaw Sudoku",
        };
        let size = self.grid.size();
        let diagonals = if self.rules.diagonals {
            ", both diagonals"
        } else {
            ""
        };
        format!("{kind} {size}×{size}{diagonals}")
    }
}

/// The sheet, if no two givens contradict each other.
fn checked(written: Written, rules: Rules) -> Result<Sheet, Fault> {
    let Written { grid, places } = written;
    let Some(conflict) = rules.conflict(&grid)? else {
        return Ok(Sheet { grid, rules });
    };
    let size = usize::from(grid.size());
    let place = |cell: Cell| places[usize::from(cell.row) * size + usize::from(cell.col)];
    Err(Fault {
        places: vec![place(conflict.first), place(conflict.second)],
        ..conflict.into()
    })
}
