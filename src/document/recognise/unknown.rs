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
    let at = text.find(['O', 'o'])?;
    let zeros = text.replace(['O', 'o'], "0");
    if !bits(&zeros) && !is_sudoku(&zeros) && !sudoku::is_like_grid(&zeros) {
        return None;
    }
    let before = text.get(..at).unwrap_or_default();
    let line = 1 + before.matches('\n').count();
    let column = 1 + before.chars().rev().take_while(|&c| c != '\n').count();
    let place = Span {
        line,
        chars: Some((column, 1)),
    };
    let message = "this is the letter O; the digit 0 seems to be meant";
    Some(Fault::at(vec![place], message))
}
