//! Numbers and nouns for people.

use std::collections::BTreeMap;

/// The number with its digits in threes: 28,206.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The number and its noun: "1 solution", "8 solutions", "1,472 solutions".
pub fn count(number: u64, noun: &str) -> String {
    match number {
        1 => format!("1 {noun}"),
        _ => format!("{} {noun}s", grouped(number)),
    }
}

/// "812 bytes", "12.3 KB", "4.1 MB".
pub fn size(bytes: usize) -> String {
    let (unit, name) = match bytes {
        0..1_000 => return joined(&[&bytes.to_string(), " bytes"]),
        1_000..1_000_000 => (1_000, " KB"),
        _ => (1_000_000, " MB"),
    };
    let tenths = (bytes * 10).div_ceil(unit) as u64;
    let (whole, rest) = (grouped(tenths / 10), (tenths % 10).to_string());
    joined(&[&whole, ".", &rest, name])
}

/// The words with a space between them.
pub fn spaced(words: impl IntoIterator<Item = String>) -> String {
    let mut text = String::new();
    for word in words {
        if !text.is_empty() {
            text.push(' ');
        }
        text += &word;
    }
    text
}

/// The parts as one text. Like [`concat`](slice::concat), which takes 1 KB
/// more of .wasm.
pub fn joined(parts: &[&str]) -> String {
    let mut text = String::new();
    for part in parts {
        text += part;
    }
    text
}

/// A name of at most so many characters, a longer one without its middle: what
/// tells it from others is at its end more often than not.
pub fn both_ends(name: &str, most: usize) -> String {
    let length = name.chars().count();
    if length <= most {
        return name.to_owned();
    }
    let end = most / 2;
    let place = |nth| name.char_indices().nth(nth).map_or(0, |(at, _)| at);
    let (start, end) = (place(most - end - 1), place(length - end));
    joined(&[&name[..start], "…", &name[end..]])
}

/// The names, each of at most so many characters; of those that would look alike
/// without their middles, rather the part in which they differ is left.
pub fn apart(names: &[&str], most: usize) -> Vec<String> {
    let mut alike: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    let mut told = Vec::with_capacity(names.len());
    for (at, name) in names.iter().enumerate() {
        let cut = both_ends(name, most);
        alike.entry(cut.clone()).or_default().push(at);
        told.push(cut);
    }
    for group in alike.into_values().filter(|group| group.len() > 1) {
        let same = group
            .iter()
            .map(|&at| same_start(names[group[0]], names[at]));
        // All of the first one is the same as itself.
        let same = same.min().unwrap_or(0);
        for at in group {
            told[at] = differing(names[at], same, most);
        }
    }
    told
}

/// How many characters two names have in common before they differ; where they
/// don't, all.
fn same_start(one: &str, other: &str) -> usize {
    let pairs = one.chars().zip(other.chars());
    pairs.take_while(|(one, other)| one == other).count()
}

/// A name that is too long: how it begins, and what comes after so many
/// characters.
fn differing(name: &str, same: usize, most: usize) -> String {
    let letters: Vec<char> = name.chars().collect();
    let text = |from: usize, to: usize| letters[from..to].iter().collect::<String>();
    let first = most / 4;
    let room = most.saturating_sub(first + 2);
    let last = letters.len().saturating_sub(room);
    let from = same.saturating_sub(1).clamp(first.min(last), last);
    let rest = text(from, (from + room).min(letters.len()));
    let end = if from < last { "…" } else { "" };
    joined(&[&text(0, first.min(from)), "…", &rest, end])
}

/// What items and options are called begins with one of these, and so may stand
/// at the head of a sentence. No name that somebody typed has a space in it.
const FIRST_WORDS: [&str; 11] = [
    "column", "falling", "item", "option", "pair", "piece", "place", "queen", "rising", "rook",
    "row",
];

/// With a capital letter where a word begins it: "Piece L", "Option 4 (a d f)",
/// but "r2c3", "7 in row 3".
pub fn capital(subject: &str) -> String {
    let first = subject.split_once(' ').map(|(first, _)| first);
    match first.filter(|word| FIRST_WORDS.contains(word)) {
        Some(word) => joined(&[&word[..1].to_ascii_uppercase(), &subject[1..]]),
        None => subject.to_owned(),
    }
}

/// The characters in quotes, or by number where one cannot be seen.
pub fn quoted(text: &str) -> String {
    if text.contains(is_hidden) {
        spaced(text.chars().map(|c| format!("U+{:04X}", u32::from(c))))
    } else {
        format!("'{text}'")
    }
}

/// Whether one sees no character of its own. The standard library knows more
/// of them (it escapes them), in 4 KB of tables; these are the ones that get
/// into pasted text.
fn is_hidden(c: char) -> bool {
    let marks_and_formats = matches!(c,
        '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{61c}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{20d0}'..='\u{20f0}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..
    );
    c.is_whitespace() || c.is_control() || marks_and_formats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_that_end_differently_look_different() {
        for (name, seen) in [
            ("", ""),
            ("Chemistry", "Chemistry"),
            ("12345678901234567890", "12345678901234567890"),
            ("123456789012345678901", "123456789…2345678901"),
            ("warehouse-berlin-north-7", "warehouse…in-north-7"),
            ("warehouse-berlin-north-8", "warehouse…in-north-8"),
            ("äöüäöüäöüäöüäöüäöüäöüß", "äöüäöüäöü…äöüäöüäöüß"),
        ] {
            assert_eq!(both_ends(name, 20), seen);
        }
    }

    #[test]
    fn long_names_that_differ_in_their_middle_look_different() {
        let names = [
            "University_Hall_North_Lecture_II_2026",
            "b",
            "University_Hall_South_Lecture_II_2026",
            "University_Hall_South_Lecture_II_2027",
        ];
        let told = [
            "Unive…_North_Lectur…",
            "b",
            "Unive…_South_Lectur…",
            "Universit…re_II_2027",
        ];
        assert_eq!(apart(&names, 20), told);
        for (one, other) in [
            ("Alpha_Beta_Gamma_Delta", "Alpha_Beta_GAmma_Delta"),
            ("äöüäöüäöüäöüäöüß", "äöüäöüäößäöüäöüß"),
            ("abcdefghijklmnopqrstuv", "abcdefghijklmnopqrstuuv"),
        ] {
            let told = apart(&[one, other], 10);
            assert_ne!(told[0], told[1]);
            assert!(
                told.iter().all(|told| told.chars().count() <= 10),
                "{told:?}"
            );
        }
        assert_eq!(apart(&[], 10), [""; 0]);
    }
}
