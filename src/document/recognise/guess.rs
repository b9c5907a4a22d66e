//! The rules by which a text is taken for one format; they are told in
//! [`super`].

use super::bits::{Entries, bits};
use super::items::{Items, is_cell};
use super::unknown;
use super::words::{drawing, keyword};
use crate::dlx::text::{parse_knuth, parse_matrix};
use crate::document::{Fault, Format, is_blank};
use crate::puzzle::sudoku::{self, Grid};

/// The format, and whether nobody would take the text for another; the hint is
/// what the name of its file says.
///
/// # Errors
/// The text is like nothing that can be read.
pub(super) fn guess(text: &str, hint: Option<Format>) -> Result<(Format, bool), Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if is_blank(text) {
        return Ok((hint.unwrap_or(Format::Sudoku), false));
    }
    let hinted = || hint.filter(|&format| can_be(format, text));
    let told = keyword(text).or_else(|| drawing(text)).or_else(hinted);
    if let Some(format) = told.or_else(|| bits(text).then_some(Format::Matrix)) {
        return Ok((format, true));
    }
    let items = Items::of(text);
    if items.are_certain() {
        return Ok((Format::Knuth, true));
    }
    let entries = Entries::of(text);
    if !entries.are_decimals() && is_sudoku(text) {
        return Ok((Format::Sudoku, true));
    }
    match near(text, &items, &entries).or(hint) {
        Some(format) => Ok((format, false)),
        None => Err(unknown::fault(text)),
    }
}

/// What a text with faults was meant to be.
fn near(text: &str, items: &Items, entries: &Entries) -> Option<Format> {
    if entries.are_nearly_bits() {
        return Some(Format::Matrix);
    }
    if sudoku::is_like_grid(text) {
        return Some(Format::Sudoku);
    }
    if items.can_be_read() || items.are_names() {
        return Some(Format::Knuth);
    }
    if is_nearly_grid(text) {
        return Some(Format::Sudoku);
    }
    items.are_short().then_some(Format::Knuth)
}

/// Whether the text can be read in the format that the name of its file tells.
fn can_be(format: Format, text: &str) -> bool {
    match format {
        Format::Knuth => parse_knuth(text).is_ok(),
        Format::Matrix => parse_matrix(text).is_ok(),
        Format::Sudoku => is_sudoku(text),
        Format::Latin
        | Format::Queens
        | Format::Langford
        | Format::Permutation
        | Format::Tiling => false,
    }
}

/// 5: a Sudoku, without its regions and without asking whether givens agree,
/// or several.
pub(super) fn is_sudoku(text: &str) -> bool {
    Grid::parse(text).is_ok() || sudoku::split(text).count > 0
}

/// The lines that are not blank.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim().is_empty())
}

/// Several words, each of which begins with a letter and goes on: `r1c1 r1c2`.
fn are_names(line: &str) -> bool {
    let is_name = |word: &str| {
        let begins = word.starts_with(|c: char| c.is_alphabetic() && !is_cell(c));
        begins && word.chars().nth(1).is_some()
    };
    let mut words = line.split_whitespace();
    words.clone().nth(1).is_some() && words.all(is_name)
}

/// 8: digits and marks for empty cells.
fn is_nearly_grid(text: &str) -> bool {
    let (mut in_rows, mut all) = (0, 0);
    for line in lines(text) {
        let between = |c: char| c.is_whitespace() || matches!(c, '|' | '│' | '║');
        let marks = line.chars().filter(|&c| !between(c)).count();
        let cells = line.chars().filter(|&c| is_cell(c)).count();
        all += marks;
        if cells * 2 >= marks && !are_names(line) {
            in_rows += marks;
        }
    }
    in_rows >= 16 || in_rows * 2 >= all
}
