//! Reads the text people really paste.
//!
//! A grid may stand in one line or in n² lines, with white space, bars or
//! commas between cells or groups of cells, slashes between rows, numbers before
//! them (`1: …`), in a frame of `+ - | * =` or box drawing, as CSV (comma,
//! semicolon or tab; an empty field is an empty cell), as an array from a
//! program, or one number a line. Around it may stand titles, `#` comments and
//! the section headers of `.sdk` files.
//!
//! `. 0 _ * x X ? -` are empty cells, and so are the `null` and `None` of
//! arrays; spaces are where no other reading makes a grid, see
//! [`super::spaces`]. Digits above 9 are letters (A is 10) or numbers between
//! separators. Three other ways to write large grids are understood where the
//! text leaves no choice; see [`super::values`].
//!
//! Strokes are the hard part: `---------` can be a frame or nine empty cells.
//! They are cells only if the rows use the same stroke for an empty cell (or
//! have none) and if that makes the number of cells right.

use super::grid::Grid;
use super::layout::{Layout, Sizes, blame, fit};
use super::lines::{Kind, Line, Lines, has, is_blank_mark, is_cell_mark, is_separator, read};
use super::spaces;
use super::values::written;
use crate::document::{Fault, Span};
use crate::words::{count, quoted};

/// The most bytes a text may have. Grids of 25×25 cells in wide frames have
/// some thousands.
pub const MAX_BYTES: usize = 64 * 1024;

/// A grid as it stands in a text.
pub(super) struct Written {
    pub grid: Grid,
    /// By cell, line by line, where in the text it stands.
    pub places: Vec<Span>,
}

/// The grid of a Sudoku with blocks.
pub(super) fn parse(text: &str) -> Result<Grid, Fault> {
    check_length(text)?;
    Ok(grid(&read(text, Sizes::Blocks), Sizes::Blocks)?.grid)
}

/// Refuses what is longer than any grid.
pub(super) fn check_length(text: &str) -> Result<(), Fault> {
    if text.len() > MAX_BYTES {
        let long = count(text.len() as u64, "byte");
        let most = count(MAX_BYTES as u64, "byte");
        let message = format!("too long for a grid: {long}, at most {most} are read");
        return Err(Fault::new(message));
    }
    Ok(())
}

/// The grid in these lines.
pub(super) fn grid(read: &Lines, sizes: Sizes) -> Result<Written, Fault> {
    let lines = &read.lines[..];
    refuse_words(lines, sizes)?;
    let all: Vec<&Line> = lines
        .iter()
        .filter(|line| line.kind != Kind::Words)
        .collect();
    let rows: Vec<&Line> = of_kind(lines, Kind::Row).collect();
    let starred = without_stars(&rows);
    let starred: Vec<&Line> = starred.iter().collect();
    let with_strokes = fit(&all, sizes).filter(|_| strokes_are_cells(lines));
    let layout = match with_strokes {
        Some(layout) if layout.is_regular() => Some(layout),
        irregular => (fit(&rows, sizes).or(irregular)).or_else(|| fit(&starred, sizes)),
    };
    let regular = layout.as_ref().is_some_and(Layout::is_regular);
    let spaced = (!regular).then(|| spaces::fit(&rows, &read.blank, sizes));
    let layout = match (layout, spaced.flatten()) {
        (_, Some(Ok(spaced))) => Some(spaced),
        (None, Some(Err(doubt))) => return Err(doubt),
        (found, _) => found,
    };
    match layout {
        Some(Layout { size, rows }) => written(size, &rows, sizes),
        None => Err(foreign(&rows).unwrap_or_else(|| {
            let meant = if rows.is_empty() { &all } else { &rows };
            blame(meant, sizes)
        })),
    }
}

fn of_kind(lines: &[Line], kind: Kind) -> impl Iterator<Item = &Line> {
    lines.iter().filter(move |line| line.kind == kind)
}

/// Words between rows: the title of a second puzzle, or a spoiled row.
/// Words above and below the grid are let pass.
fn refuse_words(lines: &[Line], sizes: Sizes) -> Result<(), Fault> {
    let is_row = |line: &Line| line.kind == Kind::Row;
    let first = lines.iter().position(is_row).unwrap_or(0);
    let last = lines.iter().rposition(is_row).unwrap_or(0);
    let within = lines.get(first..last).unwrap_or_default();
    let Some(at) = within.iter().position(|line| line.kind == Kind::Words) else {
        return Ok(());
    };
    let line = &within[at];
    let before: Vec<&Line> = of_kind(&within[..at], Kind::Row).collect();
    if fit(&before, sizes).is_some() {
        let message = "several puzzles found, another begins here: paste one";
        return Err(Fault::on_line(Some(line.number), message));
    }
    let message = "words between the lines of the grid";
    Err(foreign(&[line]).unwrap_or_else(|| Fault::on_line(Some(line.number), message)))
}

/// Whether strokes can be empty cells: the rows write empty cells so, or
/// leave none empty.
fn strokes_are_cells(lines: &[Line]) -> bool {
    let rows = || of_kind(lines, Kind::Row).map(|row| row.text.as_str());
    let is_blank = |c: char| c == '0' || is_blank_mark(c);
    let full = !rows().any(|row| row.contains(is_blank));
    let strokes = ['-', '_', '*'];
    let used = strokes.map(|stroke| rows().any(|row| has(row, stroke)));
    let fits = |line: &Line| {
        let mut drawn = strokes.iter().zip(used);
        drawn.any(|(&stroke, used)| used && has(&line.text, stroke))
    };
    full || of_kind(lines, Kind::Strokes).all(fits)
}

/// The rows with `*` as a bar, if it closes each of them on both sides.
fn without_stars(rows: &[&Line]) -> Vec<Line> {
    let closed = |line: &&Line| {
        let text = line.text.trim();
        text.starts_with('*') && text.ends_with('*')
    };
    if !rows.iter().all(closed) {
        return Vec::new();
    }
    let barred = |line: &&Line| Line {
        text: line.text.replace('*', "|"),
        ..Line::clone(line)
    };
    rows.iter().map(barred).collect()
}

/// The first character that can be neither a cell nor anything between cells.
fn foreign(lines: &[&Line]) -> Option<Fault> {
    lines.iter().find_map(|line| {
        let strange = |c: char| !is_separator(c) && !is_cell_mark(c);
        let (at, c) = line.text.chars().enumerate().find(|&(_, c)| strange(c))?;
        let what = quoted(&c.to_string());
        let place = Span {
            line: line.number,
            chars: Some((at + 1, 1)),
        };
        let message = format!("{what} is no digit and no empty cell");
        Some(Fault::at(vec![place], message))
    })
}
