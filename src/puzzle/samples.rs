//! The sample puzzles of the page, as the files in `www/samples` have them.

/// A puzzle that the page offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Its name in links and settings, as the file is named.
    pub id: &'static str,
    /// Its name in the picker.
    pub title: &'static str,
    /// The text to read; its origin stands in a comment at the top.
    pub text: &'static str,
    /// Whether both diagonals count.
    pub diagonals: bool,
}

/// The sample of this id.
pub fn sample(id: &str) -> Option<&'static Sample> {
    SAMPLES.iter().find(|sample| sample.id == id)
}

/// All samples in the order of the picker. Each has exactly one solution.
pub const SAMPLES: &[Sample] = &[
    Sample {
        id: "sudoku-easy",
        title: "Sudoku, easy",
        text: include_str!("../../www/samples/sudoku-easy.txt"),
        diagonals: false,
    },
    Sample {
        id: "sudoku-hard",
        title: "Sudoku, hard",
        text: include_str!("../../www/samples/sudoku-hard.txt"),
        diagonals: false,
    },
    Sample {
        id: "sudoku-17",
        title: "Sudoku, 17 givens",
        text: include_str!("../../www/samples/sudoku-17.txt"),
        diagonals: false,
    },
    Sample {
        id: "sudoku-4x4",
        title: "Sudoku 4×4",
        text: include_str!("../../www/samples/sudoku-4x4.txt"),
        diagonals: false,
    },
    Sample {
        id: "sudoku-4x4-diagonals",
        title: "Sudoku 4×4 with diagonals",
        text: include_str!("../../www/samples/sudoku-4x4-diagonals.txt"),
        diagonals: true,
    },
    Sample {
        id: "sudoku-16x16",
        title: "Sudoku 16×16",
        text: include_str!("../../www/samples/sudoku-16x16.txt"),
        diagonals: false,
    },
];
