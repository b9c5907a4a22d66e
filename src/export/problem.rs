//! The problem as text, in every format there is.

use super::left;
use crate::dlx::text::{to_knuth, to_matrix};
use crate::dlx::{OptionId, Problem};
use crate::document::Document;
use crate::loaded::Loaded;
use crate::puzzle::{BoardKind, RegionKind};
use crate::words::{grouped, joined};

/// The most entries of a matrix that is written.
pub const MAX_ENTRIES: u64 = 4_000_000;

/// Why there is no text.
type Why = String;

/// The problem on the stage as text; where there is none, why.
pub struct Texts {
    /// In Knuth's format.
    pub knuth: Result<String, Why>,
    /// As a 0/1 matrix.
    pub matrix: Result<String, Why>,
    /// As a Sudoku in one line.
    pub line: Result<String, Why>,
    /// In the puzzle's own format.
    pub own: Result<Document, Why>,
}

impl Texts {
    /// Of this puzzle.
    pub fn of(loaded: &Loaded) -> Self {
        let puzzle = loaded.puzzle();
        let (problem, givens) = (puzzle.problem(), puzzle.givens());
        let own = loaded.written();
        Texts {
            knuth: knuth(problem, givens),
            matrix: matrix(problem, givens),
            line: sudoku_line(loaded),
            own: own.ok_or_else(|| "the puzzle has no format of its own".to_owned()),
        }
    }
}

/// The problem in Knuth's format. Givens are chosen: what is written is what
/// is left to solve.
///
/// # Errors
/// It cannot be written, and why.
pub fn knuth(problem: &Problem, givens: &[OptionId]) -> Result<String, Why> {
    let left = remaining(problem, givens)?;
    let left = left.as_ref().unwrap_or(problem);
    if left.primary_count() == 0 {
        return Err("without primary items its first line would be a comment".to_owned());
    }
    to_knuth(left).ok_or_else(|| "an option without items would be a blank line".to_owned())
}

/// The problem as a 0/1 matrix: items are columns, options rows. Givens are
/// chosen: what is written is what is left to solve.
///
/// # Errors
/// It cannot be written, and why.
pub fn matrix(problem: &Problem, givens: &[OptionId]) -> Result<String, Why> {
    let left = remaining(problem, givens)?;
    let left = left.as_ref().unwrap_or(problem);
    if left.has_colours() {
        return Err("a matrix cannot tell colours".to_owned());
    }
    if left.primary_count() < left.item_count() {
        return Err("a matrix cannot tell secondary items from primary ones".to_owned());
    }
    // In the page a `usize` has 32 bits.
    let entries = left.item_count() as u64 * left.option_count() as u64;
    if entries > MAX_ENTRIES {
        let [found, most] = [entries, MAX_ENTRIES].map(grouped);
        return Err(joined(&[
            &found,
            " entries; at most ",
            &most,
            " are written",
        ]));
    }
    to_matrix(left).ok_or_else(|| "without options there are no rows".to_owned())
}

/// The grid of a Sudoku in one line, `.` for an empty cell.
///
/// # Errors
/// It is no Sudoku, or one that its digits alone do not tell.
pub fn sudoku_line(loaded: &Loaded) -> Result<String, Why> {
    let sheet = loaded.sheet().ok_or("this is no Sudoku")?;
    if let BoardKind::Sudoku { regions, diagonals } = loaded.puzzle().board().kind {
        match regions {
            RegionKind::Blocks if diagonals => {
                return Err("a line cannot tell diagonals".to_owned());
            }
            RegionKind::Blocks => {}
            RegionKind::Jigsaw => return Err("a line cannot tell regions".to_owned()),
            RegionKind::None => return Err("a line would be read as a Sudoku".to_owned()),
        }
    }
    Ok(sheet.grid.to_line() + "\n")
}

/// What is left when there are givens; nothing if there are none.
fn remaining(problem: &Problem, givens: &[OptionId]) -> Result<Option<Problem>, Why> {
    if givens.is_empty() {
        return Ok(None);
    }
    let nothing = |_| "the givens leave nothing to solve".to_owned();
    left(problem, givens).map(Some).map_err(nothing)
}
