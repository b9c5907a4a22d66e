//! Reads a document of a known format.

use super::{Fault, Format, Reading, boards};
use crate::dlx::Problem;
use crate::dlx::text::{parse_knuth, parse_matrix};
use crate::puzzle::Puzzle;
use crate::puzzle::exact::ExactCover;
use crate::puzzle::polyomino::Told;
use crate::puzzle::sudoku::{Sheet, Sudoku};
use crate::words::count;

/// See [`Document::read`](super::Document::read).
pub(super) fn read(format: Format, text: &str) -> Result<Reading, Fault> {
    match format {
        Format::Sudoku => sudoku(Sheet::sudoku(text)?),
        Format::Latin => sudoku(Sheet::latin(text)?),
        Format::Tiling => tiling(text),
        Format::Queens => boards::queens(text),
        Format::Langford => boards::langford(text),
        Format::Permutation => boards::permutation(text),
        Format::Knuth => abstractly(parse_knuth(text)?),
        Format::Matrix => abstractly(parse_matrix(text)?),
    }
}

fn sudoku(sheet: Sheet) -> Result<Reading, Fault> {
    let reading = Reading::of(sheet.title(), Sudoku::of(sheet.clone())?);
    Ok(Reading {
        sheet: Some(sheet),
        ..reading
    })
}

fn abstractly(problem: Problem) -> Result<Reading, Fault> {
    let items = count(problem.item_count() as u64, "item");
    let puzzle = ExactCover::new(problem);
    Ok(Reading::of(format!("Exact cover, {items}"), puzzle))
}

fn tiling(text: &str) -> Result<Reading, Fault> {
    let told = Told::parse(text)?;
    let tiling = told.tiling()?;
    let pieces = count(tiling.pieces().len() as u64, "piece");
    let (rows, cols) = (told.plan.rows, told.plan.cols);
    let title = format!("Tiling {rows}×{cols}, {pieces}");
    Ok(Reading::of(title, tiling))
}
