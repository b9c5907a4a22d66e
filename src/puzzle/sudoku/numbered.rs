//! Numbers before the rows of a grid or before its only line: `1: 7 . . …`,
//! `2) 5 . . …`.

use super::lines::{Kind, Line};

/// Stands in place of a character that was taken away: between cells, and never
/// a cell.
pub(super) const FILLER: &str = "\u{2060}";

/// Fewer rows than any grid has are not numbered, they are cells.
const FEWEST: usize = 4;

/// The number at the beginning of a line, and where in the line what follows
/// it begins.
pub(super) fn number(line: &str) -> Option<(u32, usize)> {
    let text = line.trim_start();
    let end = text.find(|c: char| !c.is_ascii_digit())?;
    let (digits, rest) = text.split_at_checked(end)?;
    let rest = rest.strip_prefix([':', ')'])?;
    Some((digits.parse().ok()?, line.len() - rest.len()))
}

/// Puts [`FILLER`]s in place of numbers that count the rows, and of one space
/// behind each: a space may be a cell, what numbers took is none.
pub(super) fn drop_numbers(lines: &mut [Line]) {
    let rows = || lines.iter().filter(|line| line.kind == Kind::Row);
    let first = rows().next().and_then(|row| number(&row.text));
    let count = rows().count();
    let Some((first, _)) = first.filter(|_| count == 1 || count >= FEWEST) else {
        return;
    };
    let mut expected = u64::from(first)..;
    let value = |row: &Line| number(&row.text).map(|(number, _)| u64::from(number));
    if !rows().all(|row| value(row) == expected.next()) {
        return;
    }
    let is_apart = |row: &Line| {
        let rest = number(&row.text).and_then(|(_, end)| row.text.get(end..));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    let gap = usize::from(rows().all(is_apart));
    for row in lines.iter_mut().filter(|line| line.kind == Kind::Row) {
        let end = number(&row.text).map_or(0, |(_, end)| end + gap);
        row.text = blanked(&row.text, end.min(row.text.len()), FILLER);
    }
}

/// The line with spaces in place of its number, so that all that follows keeps
/// its column.
pub(super) fn without_number(line: &str) -> String {
    blanked(line, number(line).map_or(0, |(_, end)| end), " ")
}

/// The line with these in place of what stands before this byte.
fn blanked(line: &str, end: usize, with: &str) -> String {
    let (before, rest) = line.split_at_checked(end).unwrap_or(("", line));
    with.repeat(before.chars().count()) + rest
}
