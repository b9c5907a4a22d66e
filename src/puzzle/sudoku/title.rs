//! What a line calls the grid below or before it.

use super::lines::{has, is_grid_in_a_line, is_separator};

/// The most characters of a title.
const LONGEST: usize = 60;

/// The words of a line without the marks of a comment or a section; empty if
/// there are none: also of the head of a table, and of a grid.
pub(super) fn name_of(line: &str) -> &str {
    let frill = |c: char| is_separator(c) || has("#=-+*|:", c);
    let name = line.trim_matches(frill);
    let is_name = name.chars().any(char::is_alphanumeric);
    let is_head = has(name, ',') && !has(name, ' ');
    if !is_name || is_head || name.split(is_separator).any(is_grid_in_a_line) {
        return "";
    }
    let end = name
        .char_indices()
        .nth(LONGEST)
        .map_or(name.len(), |(at, _)| at);
    name.get(..end).unwrap_or(name)
}
