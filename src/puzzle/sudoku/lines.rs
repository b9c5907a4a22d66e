//! Which lines of a pasted text are rows of a grid, and which are not.

use super::keyword::{Keyword, latin_size};
use super::layout::Sizes;
use super::numbered::{FILLER, drop_numbers};

/// More blank lines than stand between the rows of a grid.
const BLANK: usize = 16;

/// What a line may be. Blank lines, comments and certain frames are dropped
/// before anyone sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Cells of the grid.
    Row,
    /// Only strokes, as in `-----------`: a frame, or empty cells.
    Strokes,
    /// Words: a title, a section header.
    Words,
}

/// A line that matters.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Its number in the text, from 1.
    pub number: usize,
    pub kind: Kind,
    /// The text without its comment.
    pub text: String,
}

/// What stands in a text.
pub(super) struct Lines {
    /// The lines of the grid and the words around it.
    pub lines: Vec<Line>,
    /// The first blank lines behind the first of these, which may be rows.
    pub blank: Vec<Line>,
    /// The size that a line `latin 4` tells, and the number of that line.
    pub size: Option<(usize, u16)>,
    /// Whether a line says `diagonals`.
    pub diagonals: bool,
    /// What stands below a line `regions`, and the number of that line.
    pub regions: Option<(usize, Vec<Line>)>,
}

/// The lines of the text that matter, each character of them in its place. If
/// the text has a `[Puzzle]` section, only its lines do.
pub(super) fn read(text: &str, sizes: Sizes) -> Lines {
    let text = without_nulls(&plain(text));
    let has_section = text.lines().any(is_puzzle_header);
    let mut inside = !has_section;
    let mut read = Lines {
        lines: Vec::new(),
        blank: Vec::new(),
        size: None,
        diagonals: false,
        regions: None,
    };
    let mut in_regions = false;
    for (number, line) in (1..).zip(text.split('\n')) {
        match Keyword::of(line) {
            Some(Keyword::Diagonals) => (read.diagonals, in_regions) = (true, false),
            Some(Keyword::Regions) => {
                read.regions = Some((number, Vec::new()));
                in_regions = true;
            }
            Some(Keyword::Latin) if sizes == Sizes::Any => {}
            None if sizes == Sizes::Any && read.lines.is_empty() && latin_size(line).is_some() => {
                read.size = latin_size(line).map(|size| (number, size));
            }
            _ => {
                let mut kind = classify(without_comment(line), sizes);
                if let Some(name) = section(line) {
                    inside = !has_section || name.eq_ignore_ascii_case("puzzle");
                    kind = Some(Kind::Words);
                }
                if kind.is_none() && !read.lines.is_empty() && read.blank.len() < BLANK {
                    read.blank.extend(blank(number, line));
                }
                let into = match &mut read.regions {
                    Some((_, regions)) if in_regions => regions,
                    _ => &mut read.lines,
                };
                if let Some(kind) = kind.filter(|_| inside) {
                    let text = without_comment(line).to_owned();
                    into.push(Line { number, kind, text });
                }
            }
        }
    }
    drop_numbers(&mut read.lines);
    read
}

/// A line of white space: none of it is a cell.
fn blank(number: usize, line: &str) -> Option<Line> {
    let (kind, text) = (Kind::Row, String::new());
    line.trim()
        .is_empty()
        .then_some(Line { number, kind, text })
}

/// An empty cell, as people write it. `0` is told apart later.
pub(super) fn is_blank_mark(c: char) -> bool {
    matches!(c, '.' | '_' | '*' | '?' | '-' | 'x' | 'X')
}

/// A stroke between groups of cells.
pub(super) fn is_bar(c: char) -> bool {
    matches!(c, '|' | '¦') || is_box(c)
}

/// Something that stands between cells and never is one. Brackets and quotes
/// come with arrays pasted from programs, slashes stand between rows.
pub(super) fn is_separator(c: char) -> bool {
    let noise = "\"'[](){},;/\u{feff}\u{200b}\u{2060}";
    c.is_whitespace() || is_bar(c) || has(noise, c)
}

/// Whether the character occurs. `contains` would search for its bytes, and
/// bring 4 KB of .wasm for that.
pub(super) fn has(text: &str, c: char) -> bool {
    text.chars().any(|other| other == c)
}

/// Something that can be a cell.
pub(super) fn is_cell_mark(c: char) -> bool {
    c.is_ascii_alphanumeric() || is_blank_mark(c)
}

/// Other people's digits, dashes, dots and ends of lines in ours, each in its
/// place.
pub(super) fn plain(text: &str) -> String {
    let mut before = ' ';
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\n' if before == '\r' => {}
            '\r' => plain.push('\n'),
            '\u{ff10}'..='\u{ff19}' => plain.push(char::from(b'0' + (u32::from(c) - 0xff10) as u8)),
            '\u{ff0e}' | '·' | '•' | '∙' | '⋅' => plain.push('.'),
            '–' | '—' | '−' => plain.push('-'),
            _ => plain.push(c),
        }
        before = c;
    }
    plain
}

/// The text with dots for the empty cells that programs write as words, filled
/// up so that all that follows keeps its place. Splitting it into words would
/// take 7 KB more of .wasm.
fn without_nulls(text: &str) -> String {
    let mut dotted = String::with_capacity(text.len());
    let mut word = 0;
    for c in text.chars() {
        if is_separator(c) {
            end_word(&mut dotted, word);
            word = dotted.len() + c.len_utf8();
        }
        dotted.push(c);
    }
    end_word(&mut dotted, word);
    dotted
}

/// The word that begins here is complete: a dot if it is one for nothing.
fn end_word(text: &mut String, start: usize) {
    if matches!(text.get(start..), Some("null" | "None")) {
        text.truncate(start);
        text.push('.');
        text.push_str(&FILLER.repeat(3));
    }
}

fn section(line: &str) -> Option<&str> {
    let name = line.trim().strip_prefix('[')?.strip_suffix(']')?.trim();
    let wordy = |c: char| c.is_alphanumeric() || c == ' ' || c == '_';
    (name.starts_with(char::is_alphabetic) && name.chars().all(wordy)).then_some(name)
}

fn is_puzzle_header(line: &str) -> bool {
    section(line).is_some_and(|name| name.eq_ignore_ascii_case("puzzle"))
}

/// The line up to `#` or `//` at its beginning or after white space, or up to
/// the words behind a whole grid.
pub(super) fn without_comment(line: &str) -> &str {
    let mut before = ' ';
    let mut rest = line.chars();
    loop {
        let from_here = rest.as_str();
        let Some(c) = rest.next() else { break };
        let opens = c == '#' || from_here.starts_with("//");
        if opens && before.is_whitespace() {
            return without_end(line, from_here);
        }
        before = c;
    }
    without_remark(line)
}

/// Cuts `<whole grid> ; 17 clues` and `<whole grid> easy`, but not a second
/// grid behind the first.
fn without_remark(line: &str) -> &str {
    let text = line.trim_start();
    let end = text.find(|c: char| c.is_whitespace() || c == ';');
    let Some((grid, rest)) = end.and_then(|end| text.split_at_checked(end)) else {
        return line;
    };
    let remark = rest.trim_start().starts_with(';') && !rest.starts_with(';')
        || rest.contains(|c: char| c.is_alphabetic() && !is_blank_mark(c));
    let second = rest.split(is_separator).any(is_grid_in_a_line);
    if remark && !second && is_grid_in_a_line(grid) {
        without_end(line, rest)
    } else {
        line
    }
}

/// Whether a word is a whole grid with blocks.
pub(super) fn is_grid_in_a_line(word: &str) -> bool {
    matches!(word.chars().count(), 16 | 81 | 256 | 625)
        && word.chars().all(is_cell_mark)
        && word.contains(|c| is_blank_mark(c) || c.is_ascii_digit())
}

fn without_end<'a>(line: &'a str, end: &str) -> &'a str {
    line.strip_suffix(end).unwrap_or(line)
}

/// What a line without its comment may be; none if it does not matter.
pub(super) fn classify(line: &str, sizes: Sizes) -> Option<Kind> {
    let between_cells = |c: char| matches!(c, ',' | ';' | '\t') || is_bar(c);
    let marks = line.chars().filter(|&c| !is_separator(c)).count();
    if let Some(is_certain) = frame(line) {
        return (!is_certain).then_some(Kind::Strokes);
    }
    if marks == 0 {
        // The smallest row of empty fields has three separators.
        let empty_fields = line.chars().filter(|&c| between_cells(c)).count() > 2;
        return empty_fields.then_some(Kind::Row);
    }
    let is_letter = |c: &char| c.is_alphabetic() && !is_blank_mark(*c);
    let letters = line.chars().filter(is_letter).count();
    if letters * 2 >= marks && !is_lettered_row(line, marks, sizes) {
        return Some(Kind::Words);
    }
    Some(Kind::Row)
}

/// Whether a line of frame characters is a frame for certain; none if there
/// is anything else in the line, or no stroke.
fn frame(line: &str) -> Option<bool> {
    let drawn = |c: char| matches!(c, '+' | '=' | '~' | '`' | ':') || is_drawn(c);
    let stroke = |c: char| matches!(c, '-' | '_' | '*');
    let framing = |c: char| c == '.' || drawn(c) || stroke(c) || is_separator(c);
    if !line.chars().all(framing) {
        return None;
    }
    let mixed = has(line, '*') && has(line, '-');
    let certain = line.contains(drawn) || mixed;
    (certain || line.contains(stroke)).then_some(certain)
}

fn is_box(c: char) -> bool {
    ('\u{2500}'..='\u{257f}').contains(&c)
}

/// A box-drawing character with a horizontal part.
fn is_drawn(c: char) -> bool {
    is_box(c) && !has("│┃┆┇┊┋╎╏║╵╷╹╻╽╿", c)
}

/// Whether a line that is mostly letters is a row of a large grid and not a
/// title: letters to P in a long line, or up to Y in a line of full width
/// that is cut into words of one length. Any width is a full one in a Latin
/// square.
fn is_lettered_row(line: &str, marks: usize, sizes: Sizes) -> bool {
    let cells = || line.chars().filter(|&c| !is_separator(c));
    if !cells().all(is_cell_mark) {
        return false;
    }
    let digits = |c: char| !c.is_ascii_alphabetic() || c.to_ascii_uppercase() <= 'P';
    if marks >= 12 && cells().all(|c| digits(c) || is_blank_mark(c)) {
        return true;
    }
    let mut words = line.split(is_separator).filter(|word| !word.is_empty());
    let first = words.next().map_or(0, str::len);
    let mixed_case = line.contains(|c: char| c.is_ascii_lowercase())
        && line.contains(|c: char| c.is_ascii_uppercase());
    let full = match sizes {
        Sizes::Blocks => matches!(marks, 16 | 25 | 256 | 625),
        Sizes::Only(size) => size >= 10 && marks == usize::from(size),
        Sizes::Any => true,
    };
    full && !mixed_case && words.all(|word| word.len() == first)
}
