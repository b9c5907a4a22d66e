//! Lines that tell how the rest is meant.

use super::lines::without_comment;

/// A line of one word that tells how the rest is meant.
pub(super) enum Keyword {
    Diagonals,
    Regions,
    /// The mark of a Latin square; anywhere else a word like others.
    Latin,
}

impl Keyword {
    /// The keyword that this line is.
    pub fn of(line: &str) -> Option<Self> {
        let word = without_comment(line).trim();
        let word = word.strip_suffix(':').unwrap_or(word);
        let words = [
            ("diagonals", Keyword::Diagonals),
            ("regions", Keyword::Regions),
            ("latin", Keyword::Latin),
        ];
        let mut words = words.into_iter();
        let found = words.find(|(known, _)| word.eq_ignore_ascii_case(known))?;
        Some(found.1)
    }
}

/// The size of the Latin square that the line asks for: `latin 4`.
pub(super) fn latin_size(line: &str) -> Option<u16> {
    let words = without_comment(line).split(|c: char| c.is_whitespace() || c == ':');
    let mut words = words.filter(|word| !word.is_empty());
    let is_latin = words.next()?.eq_ignore_ascii_case("latin");
    let size = words.next().filter(|_| is_latin)?.parse().ok()?;
    words.next().is_none().then_some(size)
}
