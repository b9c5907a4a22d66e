//! Problems as text, in every format that the page reads and writes. A link,
//! a file, the box to paste into and the editors all speak in documents.

mod boards;
mod caption;
mod fault;
mod format;
mod read;
mod recognise;

pub use fault::{Fault, Span};
pub use format::Format;
pub use recognise::{Found, LONGEST, Recognised, check_length, recognise, recognise_file};

use crate::puzzle::Puzzle;
use crate::puzzle::sudoku::Sheet;

/// A problem as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// How the text is to be read.
    pub format: Format,
    /// The text, as it was typed.
    pub text: String,
}

impl Document {
    /// A text to be read in this format. Lines that end in other ways end in
    /// `\n` from here on, so that all agree on which line is which.
    pub fn new(format: Format, text: impl Into<String>) -> Self {
        let text = text.into();
        let text = with_our_ends(&text).unwrap_or(text);
        Document { format, text }
    }

    /// The comments that the text begins with.
    pub fn caption(&self) -> String {
        caption::caption(self.format, &self.text)
    }

    /// The problem that the text tells.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn read(&self) -> Result<Reading, Fault> {
        check_blank(&self.text)?;
        let mut reading = read::read(self.format, &self.text)?;
        let own = self.caption();
        if !own.is_empty() {
            reading.caption = own;
        }
        Ok(reading)
    }
}

/// The text with `\n` at the end of each line, if they end in other ways.
fn with_our_ends(text: &str) -> Option<String> {
    let ends = |text: &str| text.replace("\r\n", "\n").replace('\r', "\n");
    text.contains('\r').then(|| ends(text))
}

/// Whether nothing can be seen of the text.
fn is_blank(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim().is_empty()
}

/// Refuses an empty text, in the same words in every format.
fn check_blank(text: &str) -> Result<(), Fault> {
    match is_blank(text) {
        true => Err(Fault::new("the text is empty: no cells, no items")),
        false => Ok(()),
    }
}

/// What a document tells.
pub struct Reading {
    /// What it is called if nobody gave it a name: "Sudoku 9×9".
    pub title: String,
    /// What it is and where it is from, in a sentence or two; may be empty. The
    /// comments that its text begins with, if there are any.
    pub caption: String,
    /// The puzzle.
    pub puzzle: Box<dyn Puzzle>,
    /// The givens and rules, if they are to be edited on the board.
    pub sheet: Option<Sheet>,
}

impl Reading {
    /// A puzzle whose board is not edited.
    pub fn of(title: impl Into<String>, puzzle: impl Puzzle + 'static) -> Self {
        Reading {
            title: title.into(),
            caption: String::new(),
            puzzle: Box::new(puzzle),
            sheet: None,
        }
    }
}
