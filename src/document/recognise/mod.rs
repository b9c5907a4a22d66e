//! Finds out what a text is, without a word about it from the user.
//!
//! The rules, in this order; the first that holds decides:
//!
//! 1. The first line that is no comment begins with the word of a format
//!    (`latin`, `queens 8`, `8 queens`, `langford 7`, `permutation 5`), or it
//!    says `board`, `board 6x10` or `pieces lpnu`, or it is the only one and
//!    says `pentominoes 6x10`: it is that, or a tiling.
//! 2. The first paragraph is drawn with `#` and nothing but `.`, `?` and
//!    spaces: a tiling. After that, what the name of its file says (`.dlx`,
//!    `.mat`, `.sdk`), if it can be read so.
//! 3. Zeros and ones and nothing else: a 0/1 matrix. But a text without any
//!    one that can be read as a Sudoku, or a single line of 16, 81, 256 or 625
//!    of them, is a Sudoku, as people write those.
//! 4. It can be read in Knuth's format, and an option leaves out an item or all
//!    items have letters: it is that, unless most lines have as many numbers as
//!    the first, or as many names as a Sudoku has cells in a row.
//! 5. It can be read as one Sudoku or several.
//! 6. Nearly a matrix: no more than every fourth entry is neither 0 nor 1, and
//!    there are no more of these than ones; or zeros and ones with a point.
//! 7. Nearly a Sudoku: about as many lines as a grid has, and most of them as
//!    wide.
//! 8. Knuth's format all the same, or nearly: a `|` among the items, a colour
//!    behind a colon, or half of the names in the options stand among the items.
//! 9. Something of a Sudoku: half of the characters, or at least 16, stand in
//!    lines made of digits and marks for empty cells.
//! 10. A few short names alone are items in Knuth's format; an empty text is an
//!     empty Sudoku. All else is refused: whatever is taken for Knuth's format
//!     has options, or shows where it has a fault.
//!
//! Under 1 to 5 the matter is taken for certain: what is dropped on the page is
//! loaded without a question. A 4×4 Sudoku of nothing but zeros and ones in four
//! lines goes wrong (3); the box says so before it is loaded, and there one may
//! choose another format.

mod bits;
mod guess;
mod items;
mod says;
mod unknown;
mod words;

use super::{Document, Fault, Format, Span, with_our_ends};
use crate::puzzle::sudoku;
use crate::words::{count, joined, quoted};

/// The most bytes of text that are read: 1 MB.
pub const LONGEST: usize = 1_000_000;

/// What a text was taken for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recognised {
    /// The format.
    pub format: Format,
    /// Whether nobody would take it for anything else.
    pub sure: bool,
    /// The problems in it, in order; at least one, at most the first
    /// [`MOST_PARTS`](sudoku::MOST_PARTS).
    pub found: Vec<Found>,
    /// How many there are.
    pub count: usize,
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
///
/// # Errors
/// The text is longer than [`LONGEST`], or it is no text: bytes that were not
/// UTF-8 have become replacement characters. Without a format: it is like
/// nothing that can be read.
pub fn recognise(text: &str, format: Option<Format>) -> Result<Recognised, Fault> {
    match format {
        None => recognise_file(text, None),
        Some(format) => {
            check(text)?;
            Ok(recognised(text, format, true))
        }
    }
}

/// What the text of a file is whose name tells this format (see
/// [`Format::of_file`]); a hint, no more.
///
/// # Errors
/// As for [`recognise`] without a format.
pub fn recognise_file(text: &str, hint: Option<Format>) -> Result<Recognised, Fault> {
    check(text)?;
    let ours = with_our_ends(text);
    let text = ours.as_deref().unwrap_or(text);
    let (format, sure) = guess::guess(text, hint)?;
    Ok(recognised(text, format, sure))
}

fn recognised(text: &str, format: Format, sure: bool) -> Recognised {
    let parts = match format {
        Format::Sudoku => sudoku::split(text),
        _ => sudoku::Parts::default(),
    };
    let found = parts.listed.into_iter().map(|part| Found {
        title: part.title,
        document: Document::new(format, part.text),
        lines_before: part.lines_before,
    });
    let mut found: Vec<Found> = found.collect();
    if found.is_empty() {
        found.push(Found {
            title: format.title().to_owned(),
            document: Document::new(format, text),
            lines_before: 0,
        });
    }
    Recognised {
        format,
        sure,
        found,
        count: parts.count.max(1),
    }
}

impl Found {
    /// What it is, in words: "Sudoku 9×9, 26 givens".
    ///
    /// # Errors
    /// What is wrong with it, placed in the whole text.
    pub fn says(&self) -> Result<String, Fault> {
        says::says(&self.document).map_err(|fault| self.in_whole(fault))
    }

    /// A fault of its document, placed in the whole text.
    pub fn in_whole(&self, mut fault: Fault) -> Fault {
        for place in &mut fault.places {
            place.line += self.lines_before;
        }
        fault
    }
}

/// Refuses what is too long to be read, or no text.
fn check(text: &str) -> Result<(), Fault> {
    check_length(text.len() as u64)?;
    let Some(at) = text.find('\u{fffd}') else {
        return Ok(());
    };
    let message = "is no character: the text is not in UTF-8";
    let message = joined(&[&quoted("\u{fffd}"), " ", message]);
    Err(Fault::at(vec![Span::of_char(text, at)], message))
}

/// Refuses what is too long, before it is read.
///
/// # Errors
/// More than [`LONGEST`] bytes.
pub fn check_length(bytes: u64) -> Result<(), Fault> {
    if bytes <= LONGEST as u64 {
        return Ok(());
    }
    let (long, most) = (count(bytes, "byte"), count(LONGEST as u64, "byte"));
    Err(Fault::new(joined(&[
        "too long: ",
        &long,
        "; at most ",
        &most,
        " are read",
    ])))
}
