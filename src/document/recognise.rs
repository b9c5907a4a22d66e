//! Finds out what a text is.

use super::{Document, Format};
use crate::puzzle::sudoku;

/// What a text was taken for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recognised {
    /// The format.
    pub format: Format,
    /// The problems in it, in order; at least one.
    pub found: Vec<Found>,
}

/// One of the problems in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// How a list names it: "2: Hard", "line 3".
    pub title: String,
    /// Its own part of the text.
    pub document: Document,
    /// How many lines of the whole text stand before it, so that a line of the
    /// document is found in the whole.
    pub lines_before: usize,
}

/// What the text is, or in this format is; it need not be free of faults.
pub fn recognise(text: &str, format: Option<Format>) -> Recognised {
    let format = format.unwrap_or_else(|| guess(text));
    if format == Format::Sudoku {
        let found = sudokus(text);
        if !found.is_empty() {
            return Recognised { format, found };
        }
    }
    let whole = Found {
        title: format.title().to_owned(),
        document: Document::new(format, text),
        lines_before: 0,
    };
    Recognised {
        format,
        found: vec![whole],
    }
}

/// The Sudokus of a text with several, the first
/// [`MOST_PARTS`](sudoku::MOST_PARTS) of them; else none.
fn sudokus(text: &str) -> Vec<Found> {
    let parts = sudoku::split(text).into_iter();
    let found = parts.map(|part| Found {
        title: part.title,
        document: Document::new(Format::Sudoku, part.text),
        lines_before: part.lines_before,
    });
    found.collect()
}

fn guess(text: &str) -> Format {
    let _ = text;
    Format::Sudoku
}
