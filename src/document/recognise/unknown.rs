//! What is said of a text that is like nothing that can be read.

use super::bits::bits;
use super::guess::{is_sudoku, lines};
use crate::dlx::text::parse_knuth;
use crate::document::{Fault, Span};
use crate::puzzle::sudoku;
use crate::words::joined;

/// Why the text is refused.
pub(super) fn fault(text: &str) -> Fault {
    if let Some(fault) = letter_o(text) {
        return fault;
    }
    let unlike = "this is like none of the formats; as items in Knuth's format, ";
    if lines(text).nth(1).is_none() {
        let first = text.lines().position(|line| !line.trim().is_empty());
        let message = joined(&[unlike, "no option follows"]);
        return Fault::on_line(first.map(|at| at + 1), message);
    }
    let fault = match parse_knuth(text) {
        Ok(_) => Fault::new("no option follows"),
        Err(error) => error.into(),
    };
    Fault {
        message: joined(&[unlike, &fault.message]),
        ..fault
    }
}

/// The first letter O of a grid or a matrix that has it for zero.
fn letter_o(text: &str) -> Option<Fault> {
    let is_o = |c: char| matches!(c, 'O' | 'o');
    let at = text.find(is_o)?;
    let zeros = text.chars().map(|c| if is_o(c) { '0' } else { c });
    let zeros: String = zeros.collect();
    if !bits(&zeros) && !is_sudoku(&zeros) && !sudoku::is_like_grid(&zeros) {
        return None;
    }
    let message = "this is the letter O; the digit 0 seems to be meant";
    Some(Fault::at(vec![Span::of_char(text, at)], message))
}
