//! How SVG writes lengths, paths and texts.

use super::pen::{Area, Line};
use crate::words::joined;

/// The rectangle as a path.
pub(super) fn path(area: Area) -> String {
    let [x, y, width, height] = [area.x, area.y, area.width, area.height].map(number);
    joined(&["M", &x, " ", &y, "h", &width, "v", &height, "H", &x, "z"])
}

/// Straight lines as one path.
pub(super) fn ways(lines: &[Line]) -> String {
    let mut d = String::new();
    for &((x, y), (to_x, to_y)) in lines {
        d.push('M');
        point(&mut d, x, y);
        d.push('L');
        point(&mut d, to_x, to_y);
    }
    d
}

/// Adds a point to a path.
pub(super) fn point(d: &mut String, x: f64, y: f64) {
    *d += &number(x);
    d.push(' ');
    *d += &number(y);
}

/// A length to the hundredth. (To print a float takes 10 KB of .wasm.)
pub(super) fn number(length: f64) -> String {
    let hundredths = (length * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    let whole = whole.to_string();
    match rest {
        0 => joined(&[sign, &whole]),
        // Another leading one keeps the zeros.
        _ => {
            let rest = (rest + 100).to_string();
            joined(&[sign, &whole, ".", rest[1..].trim_end_matches('0')])
        }
    }
}

/// The text as it stands between tags or in an attribute. What XML cannot hold
/// at all becomes U+FFFD.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\t' | '\n' | '\r' => safe.push(c),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            _ => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (length, text) in [
            (0.0, "0"),
            (12.0, "12"),
            (-0.5, "-0.5"),
            (-3.25, "-3.25"),
            (1.005, "1"),
            (0.07, "0.07"),
            (0.999, "1"),
        ] {
            assert_eq!(number(length), text);
        }
    }
}
