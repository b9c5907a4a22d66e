//! The tables that the paper prints, as cells and lines of text: one place
//! for the command line and the page (Chauvet 2008, section on Dancing Links).

use crate::dlx::Level;
use crate::record::log::Entry;
use crate::words::{grouped, joined};

/// The heads of [`level`].
pub const LEVELS: [&str; 4] = ["depth", "covers", "backtracks", "degree"];

/// The heads of [`solution`].
pub const SOLUTIONS: [&str; 4] = ["solution", "depth", "estimate", "cumulative"];

/// Above it a number is no longer written in full by [`digits`]: not every
/// whole number that large is a float, and it fills 39 places.
const LARGEST: f64 = u128::MAX as f64;

/// A level of the path, `depth` options chosen above it.
pub fn level(depth: usize, level: &Level) -> [String; 4] {
    [
        depth.to_string(),
        level.updates.to_string(),
        level.tried.to_string(),
        level.degree.to_string(),
    ]
}

/// A solution; `write` says how estimates are written.
pub fn solution(entry: &Entry, write: impl Fn(f64) -> String) -> [String; 4] {
    [
        entry.number.to_string(),
        entry.depth.to_string(),
        write(entry.estimate),
        write(entry.total),
    ]
}

/// One line of cells with tabs between, as the command line prints them.
pub fn tabbed<T: AsRef<str>>(cells: &[T]) -> String {
    line(cells, "\t", |text| text.to_owned())
}

/// One line of comma-separated values (RFC 4180). A cell that holds a comma, a
/// quote or a line break stands in quotes. Nothing else is changed: a name
/// like `=a` is written as it is.
pub fn comma_separated<T: AsRef<str>>(cells: &[T]) -> String {
    line(cells, ",", |text| {
        match text.contains([',', '"', '\n', '\r']) {
            true => joined(&["\"", &text.replace('"', "\"\""), "\""]),
            false => text.to_owned(),
        }
    })
}

fn line<T: AsRef<str>>(cells: &[T], between: &str, write: fn(&str) -> String) -> String {
    let mut line = String::new();
    for (at, cell) in cells.iter().enumerate() {
        if at > 0 {
            line += between;
        }
        line += &write(cell.as_ref());
    }
    line.push('\n');
    line
}

/// A whole number, such as an estimate, in digits: 7620. Beyond 128 bits in
/// powers of ten: 1.23e45.
pub fn digits(number: f64) -> String {
    if number < LARGEST {
        return (number as u128).to_string();
    }
    match scientific(number) {
        Some((leading, exponent)) => joined(&[&leading, "e", &exponent.to_string()]),
        None => "inf".to_owned(),
    }
}

/// From here on [`in_short`] gives powers of ten: more digits have no room.
const LONG: f64 = 1e7;

/// A whole number for people: 1,973,376, or 1.23·10²¹.
pub fn in_short(number: f64) -> String {
    if number < LONG {
        return grouped(number as u64);
    }
    let Some((leading, exponent)) = scientific(number) else {
        return "∞".to_owned();
    };
    let raised = exponent.to_string().chars().map(raised).collect::<String>();
    joined(&[&leading, "·10", &raised])
}

fn raised(digit: char) -> char {
    match digit {
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '0' | '4'..='9' => char::from_u32('⁰' as u32 + digit as u32 - '0' as u32).unwrap_or(digit),
        other => other,
    }
}

/// The average of so many numbers with this total, to a tenth.
pub fn average(total: f64, count: u64) -> String {
    let average = total / count as f64;
    if average >= LONG {
        return in_short(average);
    }
    let tenths = (average * 10.0 + 0.5) as u64;
    match tenths % 10 {
        0 => grouped(tenths / 10),
        rest => joined(&[&grouped(tenths / 10), ".", &rest.to_string()]),
    }
}

/// The number as three leading digits and a power of ten: ("1.23", 45); none
/// if it is beyond all floats. (To print a float takes 10 KB of .wasm.)
pub fn scientific(number: f64) -> Option<(String, u32)> {
    if !number.is_finite() {
        return None;
    }
    let (mut leading, mut exponent) = (number, 0);
    while leading >= 10.0 {
        leading /= 10.0;
        exponent += 1;
    }
    let mut hundredths = (leading * 100.0 + 0.5) as u32;
    if hundredths == 1000 {
        (hundredths, exponent) = (100, exponent + 1);
    }
    let whole = (hundredths / 100).to_string();
    // Another leading one keeps the zeros.
    let rest = (hundredths % 100 + 100).to_string();
    Some((joined(&[&whole, ".", &rest[1..]]), exponent))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_size() {
        for (number, text) in [
            (0.0, "0"),
            (7620.0, "7620"),
            (9_007_199_254_740_992.0, "9007199254740992"),
            (1e22, "10000000000000000000000"),
            (1.2345e45, "1.23e45"),
            (9.9996e60, "1.00e61"),
            (f64::MAX, "1.80e308"),
            (f64::INFINITY, "inf"),
        ] {
            assert_eq!(digits(number), text);
        }
    }

    #[test]
    fn numbers_for_people() {
        assert_eq!(in_short(1_973_376.0), "1,973,376");
        assert_eq!(in_short(1.2345e21), "1.23·10²¹");
        assert_eq!(in_short(4e30), "4.00·10³⁰");
        assert_eq!(in_short(5e45), "5.00·10⁴⁵");
        assert_eq!(in_short(f64::INFINITY), "∞");
        assert_eq!(average(1_973_376.0, 288), "6,852");
        assert_eq!(average(25_872.0, 4), "6,468");
        assert_eq!(average(10.0, 3), "3.3");
        assert_eq!(average(29.99, 3), "10");
        assert_eq!(average(3e10, 2), "1.50·10¹⁰");
    }

    #[test]
    fn only_what_would_be_misread_is_quoted() {
        let cells = ["a", "b, c", "say \"d\"", "two\nlines", "=e", ""];
        let want = "a,\"b, c\",\"say \"\"d\"\"\",\"two\nlines\",=e,\n";
        assert_eq!(comma_separated(&cells), want);
        assert_eq!(tabbed(&["a", "b, c"]), "a\tb, c\n");
    }
}
