//! Numbers and nouns for people.

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
