//! Puzzles that are told by one number.

use crate::document::{Document, Fault, Format};
use crate::puzzle::sudoku::Grid;
use crate::words::{digits, joined};

/// A puzzle of this format and this size: the number of queens, of pairs, of
/// things to be permuted, the side of a Latin square, the order of an empty
/// Sudoku.
///
/// # Errors
/// It is no number, or there is no grid of this size. What else is wrong is
/// found when the document is read.
pub fn make(format: Format, size: &str) -> Result<Document, Fault> {
    let Some(number) = digits::<u16>(size.trim()) else {
        return Err(Fault::new("a whole number, please: 8"));
    };
    let text = match format {
        Format::Sudoku => Grid::empty(number)?.to_line(),
        Format::Latin => joined(&["latin\n", &Grid::of_size(number)?.to_lines()]),
        format => joined(&[format.word(), " ", &number.to_string()]),
    };
    Ok(Document::new(format, text))
}
