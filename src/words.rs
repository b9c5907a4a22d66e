//! Numbers and nouns for people.

use std::str::FromStr;

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

/// The number that the text is, written in digits and nothing else: `parse`
/// alone takes a `+` too.
pub fn digits<T: FromStr>(text: &str) -> Option<T> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?
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
