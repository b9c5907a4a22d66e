//! What a text has of Knuth's format without being read.

use super::guess::lines;
use crate::dlx::ProblemBuilder;

/// The most characters of a name that is short.
const SHORT: usize = 3;

/// 4 and 7: what the line of items and the options under it have in common.
#[derive(Default)]
pub(super) struct Items {
    /// How many items there are.
    width: usize,
    /// Whether none of them is repeated or cannot be a name.
    valid: bool,
    /// Whether each of them has a letter.
    lettered: bool,
    /// Whether all are short: nobody would take them for words.
    short: bool,
    /// A `|` among the items, or a comment in Knuth's manner.
    bar: bool,
    /// A colour behind a colon.
    colour: bool,
    /// Whether a mark for an empty cell begins the first line or stands twice in
    /// it, or cells stand there without a space.
    blanks: bool,
    /// Names in the options that stand among the items, and all.
    known: usize,
    names: usize,
    /// Options that have as many names as there are items; of these, the ones
    /// made of numbers; and all.
    full: usize,
    numbers: usize,
    options: usize,
}

impl Items {
    pub fn of(text: &str) -> Self {
        let mut items = Items {
            short: true,
            ..Items::default()
        };
        let mut lines = lines(text);
        let header = lines.find(|line| !items.is_comment(line));
        let Some(header) = header else {
            return items;
        };
        let names = items.header(header);
        for option in lines {
            if !items.is_comment(option) {
                items.option(&names, option);
            }
        }
        items
    }

    /// Whether the line is a comment. One with words is in Knuth's manner, others
    /// may be rows of a grid.
    fn is_comment(&mut self, line: &str) -> bool {
        let Some(words) = line.trim_start().strip_prefix('|') else {
            return false;
        };
        let wordy = |c: char| c.is_alphabetic() || c.is_whitespace();
        self.bar |= !words.is_empty() && words.chars().all(wordy);
        true
    }

    fn header(&mut self, line: &str) -> ProblemBuilder {
        let mut names = ProblemBuilder::new();
        let mut bars = 0;
        (self.valid, self.lettered) = (true, true);
        for name in line.split_whitespace() {
            if name == "|" {
                bars += 1;
                continue;
            }
            self.width += 1;
            self.colour |= is_coloured(name);
            let refused = names.primary(name).is_err();
            self.valid &= !refused;
            self.lettered &= name.contains(|c: char| c.is_alphabetic()) && name != "x";
            let known = name.contains(char::is_alphanumeric);
            self.short &= known && name.chars().nth(SHORT).is_none();
            let blank = matches!(name, "." | "_" | "*" | "?" | "-");
            self.blanks |= blank && (refused || self.width == 1);
            self.blanks |= refused && matches!(name, "0" | "x");
            self.blanks |= is_row(name);
        }
        self.valid &= bars < 2;
        self.bar |= bars > 0 && line.contains(char::is_alphabetic);
        names
    }

    fn option(&mut self, names: &ProblemBuilder, line: &str) {
        self.options += 1;
        let before = self.names;
        for word in line.split_whitespace() {
            self.names += 1;
            self.colour |= is_coloured(word);
            let name = word.split_once(':').map_or(word, |(name, _)| name);
            self.known += usize::from(names.find(name).is_some());
        }
        if self.names - before == self.width {
            self.full += 1;
            let digits = |c: char| c.is_ascii_digit() || c.is_whitespace();
            self.numbers += usize::from(line.chars().all(digits));
        }
    }

    /// Whether the options are made of the items, which are no cells, and there
    /// are any.
    pub fn can_be_read(&self) -> bool {
        self.valid && !self.blanks && self.options > 0 && self.known == self.names
    }

    /// Whether nobody would take them for anything else: an option leaves out an
    /// item, and they are no square of digits that lacks one; or all items have
    /// letters, and they are no square of letters.
    pub fn are_certain(&self) -> bool {
        let leaves_out = self.full < self.options && !self.are_square();
        let square = self.full * 2 > self.options && matches!(self.width, 4 | 9 | 16 | 25);
        self.can_be_read() && (leaves_out || self.lettered && !square)
    }

    /// Whether they are like items and options.
    pub fn are_names(&self) -> bool {
        let known = self.known * 2 >= self.names && self.known > 0;
        let like = self.bar || self.colour || known && !self.blanks && !self.are_square();
        like && self.options > 0
    }

    /// Whether there are no options yet, and no words that are none: short names
    /// alone, or nothing but comments.
    pub fn are_short(&self) -> bool {
        self.options == 0 && self.short
    }

    /// Rows of digits, most of them as long as the first.
    fn are_square(&self) -> bool {
        self.numbers * 2 > self.options
    }
}

/// Cells of a grid, written without a space.
fn is_row(name: &str) -> bool {
    let marked = name.contains(|c: char| !c.is_alphanumeric());
    (marked && name.len() > 3 || name.len() > 15) && name.chars().all(is_cell)
}

/// A digit, or a mark for an empty cell.
pub(super) fn is_cell(c: char) -> bool {
    let blank = matches!(c, '.' | '_' | '*' | '?' | '-' | 'x' | 'X' | '·');
    blank || c.is_ascii_digit() || ('\u{ff10}'..='\u{ff19}').contains(&c)
}

/// A name and a colour with a colon between them. No time of day.
fn is_coloured(word: &str) -> bool {
    word.split_once(':').is_some_and(|(name, colour)| {
        name.contains(char::is_alphabetic) && !colour.is_empty() && !colour.contains(':')
    })
}
