//! What a text with several puzzles is taken apart into.

/// The most puzzles of a text that are listed.
pub const MOST_PARTS: usize = 1000;

/// One of the puzzles in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// "2: Hard", or "line 3" if it has no name.
    pub title: String,
    /// Its own lines; in place of what precedes it in its line stand spaces, so
    /// that each character keeps its column.
    pub text: String,
    /// How many lines of the whole text stand before it.
    pub lines_before: usize,
}

/// The puzzles in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// The first [`MOST_PARTS`] of them.
    pub listed: Vec<Part>,
    /// How many there are.
    pub count: usize,
}
