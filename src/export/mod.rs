//! What can be taken away as text: the problem, its solutions, the tables.
//! Pure; whoever copies or downloads it stands elsewhere.

mod json;
mod left;
mod plain;
mod problem;
mod solutions;

pub use json::JSON_VERSION;
pub use left::left;
pub use problem::{Form, MAX_ENTRIES, Offer, knuth, matrix, sudoku_line};
pub use solutions::{Finder, MAX_CHOSEN, MAX_SOLUTIONS, More, Written, written};

use crate::loaded::Loaded;

/// What the name of a file begins with: the letters and digits of the
/// puzzle's id, or of its title where the puzzle is the user's own.
pub fn stem(id: &str, title: &str) -> String {
    let name = match id {
        Loaded::OWN | Loaded::SHARED => title,
        _ => id,
    };
    let mut stem = String::new();
    for c in name.chars() {
        match c {
            '×' => stem.push('x'),
            _ if c.is_ascii_alphanumeric() => stem.push(c.to_ascii_lowercase()),
            _ if stem.ends_with('-') || stem.is_empty() => {}
            _ => stem.push('-'),
        }
    }
    let stem = stem.trim_end_matches('-');
    if stem.is_empty() { "puzzle" } else { stem }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn a_file_has_a_plain_name() {
        for (id, title, name) in [
            ("lpnu", "L P N U on 4×5", "lpnu"),
            ("pentominoes-6x10", "Pentominoes 6×10", "pentominoes-6x10"),
            ("own", "Own Sudoku 9×9", "own-sudoku-9x9"),
            ("own", "../<b>: \"ä\"", "b"),
            ("own", "", "puzzle"),
        ] {
            assert_eq!(stem(id, title), name);
        }
    }
}
