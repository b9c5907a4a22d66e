//! Reads a document of a known format.

use super::caption::caption;
use super::{Fault, Format, Reading, boards};
use crate::dlx::Problem;
use crate::dlx::text::{parse_knuth, parse_matrix};
use crate::puzzle::exact::ExactCover;
use crate::puzzle::sudoku::{Grid, Sudoku};
use crate::words::count;

/// See [`Document::read`](super::Document::read).
pub(super) fn read(format: Format, text: &str) -> Result<Reading, Fault> {
    match format {
        Format::Sudoku => sudoku(text),
        Format::Queens => boards::queens(text),
        Format::Langford => boards::langford(text),
        Format::Permutation => boards::permutation(text),
        Format::Knuth => abstractly(parse_knuth(text)?, caption(text, '|')),
        Format::Matrix => abstractly(parse_matrix(text)?, caption(text, '#')),
    }
}

fn sudoku(text: &str) -> Result<Reading, Fault> {
    let grid = Grid::parse(text)?;
    let diagonals = text.lines().any(|line| line.trim() == "diagonals");
    let sudoku = Sudoku::new(grid.clone(), diagonals)?;
    let size = grid.size();
    let with = if diagonals { ", both diagonals" } else { "" };
    Ok(Reading {
        grid: Some(grid),
        ..Reading::of(format!("Sudoku {size}×{size}{with}"), sudoku)
    })
}

fn abstractly(problem: Problem, caption: String) -> Result<Reading, Fault> {
    let items = count(problem.item_count() as u64, "item");
    let puzzle = ExactCover::new(problem);
    Ok(Reading {
        caption,
        ..Reading::of(format!("Exact cover, {items}"), puzzle)
    })
}
