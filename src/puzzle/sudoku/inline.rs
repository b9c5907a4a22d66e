//! Whole grids within one line.

use super::lines::{is_blank_mark, is_cell_mark, is_grid_in_a_line, is_separator};

/// The cells of a grid of which several may follow each other in one word.
const CELLS: usize = 81;

/// The most grids of one word.
const MOST: usize = 10;

/// The fewest cells of a grid.
const FEWEST: usize = 16;

/// A grid, and where it stands.
#[derive(Clone, Copy)]
pub(super) struct InLine<'a> {
    pub grid: &'a str,
    /// What stands in the line before it.
    pub before: &'a str,
    /// What stands behind its word.
    pub after: &'a str,
    /// Whether it follows another one without anything between.
    pub follows: bool,
    /// Whether its solution stands behind it.
    pub solved: bool,
}

impl InLine<'_> {
    /// Its text alone, each character in its column.
    pub fn in_its_place(&self) -> String {
        " ".repeat(self.before.chars().count()) + self.grid
    }
}

/// The whole grids of a line, from left to right; one of 16 cells only if it
/// comes first. What is the solution of the one before is left out.
pub(super) fn grids(line: &str) -> Vec<InLine<'_>> {
    let mut found: Vec<InLine> = Vec::new();
    if line.len() < FEWEST {
        return found;
    }
    let mut first = true;
    let mut rest = line;
    loop {
        let word = rest.trim_start_matches(is_separator);
        let end = word.find(is_separator).unwrap_or(word.len());
        let Some((word, after)) = word.split_at_checked(end).filter(|_| end > 0) else {
            return found;
        };
        let start = line.len() - after.len() - word.len();
        let length = length(word, first);
        (rest, first) = (after, false);
        let Some(length) = length else {
            continue;
        };
        for at in (0..word.len()).step_by(length) {
            let (before, grid) = (line.get(..start + at), word.get(at..at + length));
            let (Some(before), Some(grid)) = (before, grid) else {
                break;
            };
            let follows = at > 0;
            match found.last_mut() {
                Some(last) if solves(grid, last.grid) => last.solved = true,
                _ => found.push(InLine {
                    grid,
                    before,
                    after,
                    follows,
                    solved: false,
                }),
            }
        }
    }
}

/// How many cells each grid of a word has, if it is made of whole grids. So
/// many cells as make a square are none: nobody could tell what is meant.
fn length(word: &str, first: bool) -> Option<usize> {
    let cells = word.len();
    if is_grid_in_a_line(word) {
        return (cells > FEWEST || first).then_some(cells);
    }
    let grids = cells / CELLS;
    let several = cells.is_multiple_of(CELLS) && (2..=MOST).contains(&grids);
    let square = matches!(grids, 4 | 9);
    (several && !square && word.chars().all(is_cell_mark)).then_some(CELLS)
}

/// Whether one grid is the other with its empty cells filled.
fn solves(full: &str, grid: &str) -> bool {
    let is_empty = |c: char| c == '0' || is_blank_mark(c);
    let filled = |(a, b): (char, char)| !is_empty(a) && (a == b || is_empty(b));
    full.len() == grid.len() && full != grid && full.chars().zip(grid.chars()).all(filled)
}
