//! What a text has of a Sudoku without being read.

use super::layout::Sizes;
use super::lines::{Kind, classify, has, is_blank_mark, read, without_comment};
use super::split::{MOST_WORDS, width};

/// More bytes than a line of a grid has.
const LONGEST: usize = 512;

/// The most lines that count as rows: one more than a grid has.
const ROWS: usize = 26;

/// Whether the text has about as many lines as a grid, most of them as wide as
/// it: a grid that lacks a cell or a line, or has one too many; in a frame, one
/// that lacks several.
pub fn is_like_grid(text: &str) -> bool {
    let (mut rows, mut words, mut framed) = (0, 0, false);
    let mut of_width = [0_usize; ROWS];
    for line in text.split('\n') {
        if line.len() > LONGEST {
            return false;
        }
        let line = without_comment(line);
        match classify(line, Sizes::Blocks) {
            None => framed |= has(line, '+') || has(line, '─') || has(line, '═'),
            Some(Kind::Row) if is_mostly_cells(line) => {
                rows += 1;
                let width = width(line);
                if let Some(rows) = of_width.get_mut(width) {
                    *rows += 1;
                }
            }
            Some(Kind::Row) => return false,
            Some(Kind::Strokes | Kind::Words) => words += 1,
        }
        if rows > ROWS || words > MOST_WORDS {
            return false;
        }
    }
    [4, 9, 16, 25].into_iter().any(|size| {
        let fewest = if framed { size / 2 } else { size - 1 };
        of_width[size] * 2 > rows && (fewest..=size + 1).contains(&rows)
    })
}

/// Whether digits and marks for empty cells are at least half of the line.
fn is_mostly_cells(line: &str) -> bool {
    let marks = line
        .chars()
        .filter(|c| c.is_alphanumeric() || is_blank_mark(*c));
    let cells = line
        .chars()
        .filter(|c| c.is_ascii_digit() || is_blank_mark(*c));
    cells.count() * 2 >= marks.count()
}

/// Whether the letter x stands for empty cells of a grid that was read from
/// this text; in a larger one than 16×16 it may be a digit.
pub fn has_crosses(text: &str) -> bool {
    let lines = read(text, Sizes::Any).lines;
    let mut rows = lines.iter().filter(|line| line.kind == Kind::Row);
    rows.any(|row| has(&row.text, 'x') || has(&row.text, 'X'))
}
