//! Reads a document of a known format.

use super::{Fault, Format, Reading};
use crate::dlx::Problem;
use crate::dlx::text::{parse_knuth, parse_matrix};
use crate::puzzle::Puzzle;
use crate::puzzle::exact::ExactCover;
use crate::puzzle::polyomino::Plan;
use crate::puzzle::sudoku::{Sheet, Sudoku};
use crate::words::count;

/// See [`Document::read`](super::Document::read).
pub(super) fn read(format: Format, text: &str) -> Result<Reading, Fault> {
    match format {
        Format::Sudoku => sudoku(Sheet::sudoku(text)?),
        Format::Latin => sudoku(Sheet::latin(text)?),
        Format::Knuth => abstractly(parse_knuth(text)?),
        Format::Matrix => abstractly(parse_matrix(text)?),
        Format::Tiling => tiling(text),
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
    Ok(Reading::of(
        format!("Exact cover, {items}"),
        ExactCover::new(problem),
    ))
}

fn tiling(text: &str) -> Result<Reading, Fault> {
    let plan = Plan::parse(text)?;
    let tiling = plan.tiling();
    let tiling = tiling.map_err(|error| Fault::new(error.to_string()))?;
    let pieces = count(tiling.pieces().len() as u64, "piece");
    let (rows, cols) = (plan.rows, plan.cols);
    let title = format!("Tiling {rows}×{cols}, {pieces}");
    Ok(Reading::of(title, tiling))
}
