//! Grids typed with spaces for empty cells: what stands third in its line
//! stands in the third column.

use super::layout::{Layout, Row, Sizes};
use super::lines::{Line, has, is_bar};
use super::numbered::FILLER;
use crate::document::{Fault, Span};
use crate::words::joined;

/// The sizes of such grids; larger ones have numbers of two digits.
const MOST: u16 = 9;

/// The grid of these rows, with the blank lines that stand among them; none if
/// they are no such grid.
///
/// # Errors
/// They are one, but not for certain.
pub(super) fn fit<'a>(
    rows: &[&'a Line],
    blank: &'a [Line],
    sizes: Sizes,
) -> Option<Result<Layout<'a>, Fault>> {
    if sizes == Sizes::Any || !are_spaced(rows) {
        return None;
    }
    let Some(size) = size(rows, blank, sizes) else {
        return wrong_number(rows).map(Err);
    };
    let width = usize::from(size);
    if let Some(fault) = doubt(rows, width) {
        return Some(Err(fault));
    }
    let mut lines: Vec<&Line> = rows.to_vec();
    if lines.len() < width {
        for line in blank.iter().filter(|line| is_within(line, rows)) {
            let before = |other: &&Line| other.number < line.number;
            lines.insert(lines.partition_point(before), line);
        }
    }
    let row = |line: &&'a Line| Row {
        line,
        cells: cells(line, width),
    };
    let rows = lines.iter().map(row).collect();
    Some(Ok(Layout { size, rows }))
}

/// Whether spaces must be the empty cells: no other mark for one is used.
fn are_spaced(rows: &[&Line]) -> bool {
    let plain = |c: char| c.is_ascii_digit() && c != '0' || c == ' ' || is_gap(c);
    let plain = rows.iter().all(|row| row.text.chars().all(plain));
    plain && rows.iter().any(|row| has(row.text.trim_end(), ' '))
}

/// What takes no place among the cells of a row.
fn is_gap(c: char) -> bool {
    is_bar(c) || has(FILLER, c)
}

fn digits(row: &Line) -> usize {
    row.text.chars().filter(char::is_ascii_digit).count()
}

/// The size of the grid, if far fewer digits stand there than cells. A blank
/// line is an empty row where it makes the number of rows right.
fn size(rows: &[&Line], blank: &[Line], sizes: Sizes) -> Option<u16> {
    let within = blank.iter().filter(|line| is_within(line, rows)).count();
    let size = [rows.len(), rows.len() + within]
        .into_iter()
        .filter_map(|lines| u16::try_from(lines).ok())
        .find(|&lines| lines <= MOST && sizes.has(lines.into()))?;
    let digits: usize = rows.iter().map(|row| digits(row)).sum();
    (digits * 4 < usize::from(size).pow(2) * 3).then_some(size)
}

/// What is wrong with ragged rows that are too few or too many for a 9×9 grid.
fn wrong_number(rows: &[&Line]) -> Option<Fault> {
    let first = rows.first()?;
    let ragged = rows.iter().any(|row| digits(row) != digits(first));
    let near = 6..=12;
    (ragged && near.contains(&rows.len()) && rows.len() != usize::from(MOST)).then(|| {
        let message = joined(&[
            &rows.len().to_string(),
            " lines with spaces between digits: if these are empty cells, a grid has 9 lines; \
             write a dot for each empty cell",
        ]);
        Fault::on_line(Some(first.number), message)
    })
}

/// Whether a line stands between the first of the rows and the last.
fn is_within(line: &Line, rows: &[&Line]) -> bool {
    let [first, .., last] = rows else {
        return false;
    };
    (first.number..last.number).contains(&line.number)
}

/// The places of a row, bars and its number left out, up to the last digit: where in the
/// text, and what stands there.
fn places(line: &Line) -> impl Iterator<Item = (usize, char)> + '_ {
    let text = line.text.trim_end_matches(|c| c == ' ' || is_gap(c));
    text.char_indices().filter(|&(_, c)| !is_gap(c))
}

/// Why the spaces may be something else than empty cells.
fn doubt<'a>(rows: &[&'a Line], width: usize) -> Option<Fault> {
    if let Some(wide) = rows.iter().find(|row| places(row).count() > width) {
        let [found, most] = [places(wide).count(), width].map(|number| number.to_string());
        let message = joined(&[
            &found,
            " characters, where a row with spaces for empty cells has at most ",
            &most,
            ": write a dot for each empty cell",
        ]);
        let at = places(wide).nth(width).map_or(0, |(at, _)| at);
        let before = wide.text.get(..at).unwrap_or_default().chars().count();
        let place = Span {
            line: wide.number,
            chars: Some((before + 1, 1)),
        };
        return Some(Fault::at(vec![place], message));
    }
    // "1 2 3 4" has a space between any two cells.
    let digits = |row: &&'a Line| {
        let all = places(row).enumerate();
        let digits = all.filter(|(_, (_, c))| *c != ' ');
        digits.map(|(at, _)| at % 2)
    };
    let mut columns = rows.iter().flat_map(digits);
    let first = columns.next();
    columns.all(|column| Some(column) == first).then(|| {
        let message = "spaces may be empty cells here, or stand between cells: \
                       write a dot for each empty cell";
        Fault::on_line(rows.first().map(|row| row.number), message)
    })
}

/// The cells of a line, each of one character, empty where there is a space or
/// nothing.
fn cells(line: &Line, width: usize) -> Vec<&str> {
    let text = line.text.as_str();
    let cell = |(at, c): (usize, char)| match c {
        ' ' => &text[at..at],
        _ => &text[at..at + c.len_utf8()],
    };
    let mut cells: Vec<&str> = places(line).map(cell).collect();
    cells.resize(width.max(cells.len()), &text[text.len()..]);
    cells
}
