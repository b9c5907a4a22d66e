//! Sudoku and Latin squares.

use super::Entry;
use crate::document::Format;

const fn entry(id: &'static str, title: &'static str, first: bool, text: &'static str) -> Entry {
    Entry {
        id,
        title,
        group: "Sudoku",
        first,
        format: Format::Sudoku,
        text,
    }
}

const fn latin(id: &'static str, title: &'static str, text: &'static str) -> Entry {
    Entry {
        id,
        title,
        group: "Latin squares",
        first: false,
        format: Format::Latin,
        text,
    }
}

/// Each that is not called empty has exactly one solution.
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
    entry(
        "sudoku-jigsaw",
        "Jigsaw Sudoku",
        false,
        include_str!("../../www/samples/sudoku-jigsaw.txt"),
    ),
    entry(
        "sudoku-jigsaw-6x6",
        "Jigsaw Sudoku 6×6",
        false,
        include_str!("../../www/samples/sudoku-jigsaw-6x6.txt"),
    ),
    entry(
        "sudoku-4x4-empty",
        "Sudoku 4×4, empty",
        false,
        include_str!("../../www/samples/sudoku-4x4-empty.txt"),
    ),
    latin(
        "latin-5x5",
        "Latin square 5×5",
        include_str!("../../www/samples/latin-5x5.txt"),
    ),
    latin(
        "latin-4x4-empty",
        "Latin square 4×4, empty",
        include_str!("../../www/samples/latin-4x4-empty.txt"),
    ),
];
