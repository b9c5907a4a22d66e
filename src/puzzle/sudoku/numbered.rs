//! Numbers before the rows of a grid or before its only line: `1: 7 . . …`,
//! `2) 5 . . …`.

use super::lines::{Kind, Line};

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

/// Puts spaces in place of numbers that count the rows.
pub(super) fn drop_numbers(lines: &mut [Line]) {
    let rows = || lines.iter().filter(|line| line.kind == Kind::Row);
    let first = rows().next().and_then(|row| number(&row.text));
    let count = rows().count();
    let Some((first, _)) = first.filter(|_| count == 1 || count >= FEWEST) else {
        return;
    };
    let mut expected = first..;
    if !rows().all(|row| number(&row.text).map(|(number, _)| number) == expected.next()) {
        return;
    }
    for row in lines.iter_mut().filter(|line| line.kind == Kind::Row) {
        row.text = without_number(&row.text);
    }
}

/// The line with spaces in place of its number, so that all that follows keeps
/// its column.
pub(super) fn without_number(line: &str) -> String {
    let end = number(line).map_or(0, |(_, end)| end);
    let (before, rest) = line.split_at_checked(end).unwrap_or(("", line));
    " ".repeat(before.chars().count()) + rest
}
