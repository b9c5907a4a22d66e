//! Sudoku.

use super::{Entry, Source};
use crate::document::Format;

const fn entry(id: &'static str, title: &'static str, first: bool, text: &'static str) -> Entry {
    Entry {
        id,
        title,
        group: "Sudoku",
        first,
        source: Source::Text(Format::Sudoku, text),
    }
}

/// Each has exactly one solution.
pub const ENTRIES: &[Entry] = &[
    entry(
        "sudoku-easy",
        "Sudoku, easy",
        true,
        include_str!("../../www/samples/sudoku-easy.txt"),
    ),
    entry(
        "sudoku-hard",
        "Sudoku, hard",
        true,
        include_str!("../../www/samples/sudoku-hard.txt"),
    ),
    entry(
        "sudoku-17",
        "Sudoku, 17 givens",
        false,
        include_str!("../../www/samples/sudoku-17.txt"),
    ),
    entry(
        "sudoku-4x4",
        "Sudoku 4×4",
        true,
        include_str!("../../www/samples/sudoku-4x4.txt"),
    ),
    entry(
        "sudoku-4x4-diagonals",
        "Sudoku 4×4 with diagonals",
        false,
        include_str!("../../www/samples/sudoku-4x4-diagonals.txt"),
    ),
    entry(
        "sudoku-16x16",
        "Sudoku 16×16",
        false,
        include_str!("../../www/samples/sudoku-16x16.txt"),
    ),
];
