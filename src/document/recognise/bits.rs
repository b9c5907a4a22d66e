//! What a text has of a 0/1 matrix without being read.

use super::guess::{is_sudoku, lines};

/// 3: zeros and ones.
pub(super) fn bits(text: &str) -> bool {
    let (mut rows, mut ones, mut bits) = (0, 0, 0);
    let mut arrayed = false;
    for row in rows_of(text) {
        let mut rest = row.chars();
        while let Some(c) = rest.next() {
            match c {
                '0' | '０' => bits += 1,
                '1' | '１' => (bits, ones) = (bits + 1, ones + 1),
                't' | 'T' if skips(&mut rest, "rue") => (bits, ones) = (bits + 1, ones + 1),
                'f' | 'F' if skips(&mut rest, "alse") => bits += 1,
                ',' | ';' => {}
                c if is_between(c) => arrayed = true,
                c if c.is_whitespace() => {}
                _ => return false,
            }
        }
        rows += 1;
    }
    let grid = rows == 1 && !arrayed && matches!(bits, 16 | 81 | 256 | 625);
    match ones {
        0 => bits > 0 && rows > 1 && !is_sudoku(text),
        _ => !grid,
    }
}

/// The lines that are no comments.
fn rows_of(text: &str) -> impl Iterator<Item = &str> {
    lines(text).filter(|line| !line.trim_start().starts_with('#'))
}

/// What stands between entries: also the brackets of arrays.
fn is_between(c: char) -> bool {
    matches!(c, ',' | ';' | '[' | ']' | '{' | '}' | '(' | ')')
}

/// Whether the word goes on so and ends; then it is passed over.
fn skips(rest: &mut std::str::Chars, end: &str) -> bool {
    let text = rest.as_str();
    let Some((word, after)) = text.split_at_checked(end.len()) else {
        return false;
    };
    let ends = word.eq_ignore_ascii_case(end) && !after.starts_with(char::is_alphanumeric);
    if ends {
        *rest = after.chars();
    }
    ends
}

/// 6: the entries of a matrix, counted.
#[derive(Default)]
pub(super) struct Entries {
    ones: usize,
    zeros: usize,
    /// Of both, those written with a point: `1.0`.
    decimals: usize,
    others: usize,
}

impl Entries {
    pub fn of(text: &str) -> Self {
        let mut entries = Entries::default();
        for row in rows_of(text) {
            let separates = |c: char| c.is_whitespace() || is_between(c);
            let mut words = row.split(separates).filter(|word| !word.is_empty());
            let (first, second) = (words.next().unwrap_or_default(), words.next());
            match second {
                None => first.split_inclusive(|_| true).for_each(|c| entries.add(c)),
                Some(second) => [first, second]
                    .into_iter()
                    .chain(words)
                    .for_each(|word| entries.add(word)),
            }
        }
        entries
    }

    fn add(&mut self, entry: &str) {
        let whole = entry.split_once('.');
        let whole = whole.filter(|(_, rest)| rest.bytes().all(|b| b == b'0'));
        self.decimals += usize::from(whole.is_some());
        match whole.map_or(entry, |(whole, _)| whole) {
            "0" => self.zeros += 1,
            "1" => self.ones += 1,
            _ => self.others += 1,
        }
    }

    pub fn are_nearly_bits(&self) -> bool {
        let few = self.others * 3 <= self.ones + self.zeros && self.others <= self.ones;
        few && self.others + self.decimals > 0
    }

    /// Whether they are zeros and ones, most of them written with a point. Few
    /// grids look like that: `1.0 0.0`.
    pub fn are_decimals(&self) -> bool {
        self.others == 0 && self.decimals * 2 > self.ones + self.zeros
    }
}
