//! The rules by which a text is taken for one format; they are told in
//! [`super`].

use crate::dlx::text::parse_knuth;
use crate::dlx::{Problem, ProblemBuilder};
use crate::document::Format;
use crate::puzzle::sudoku::{self, Grid};

/// The format, and whether nobody would take the text for another.
pub(super) fn guess(text: &str) -> (Format, bool) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let certain = keyword(text)
        .or_else(|| drawing(text))
        .or_else(|| bits(text));
    if let Some(format) = certain.or_else(|| certain_items(text)) {
        return (format, true);
    }
    // Without its regions, and without asking whether givens agree.
    if Grid::parse(text).is_ok() || !sudoku::split(text).is_empty() {
        return (Format::Sudoku, true);
    }
    (near(text), false)
}

/// What a text with faults was meant to be.
fn near(text: &str) -> Format {
    if lines(text).next().is_none() {
        return Format::Sudoku;
    }
    if Entries::of(text).are_nearly_bits() {
        return Format::Matrix;
    }
    if !Items::of(text).are_names() && is_nearly_grid(text) {
        return Format::Sudoku;
    }
    Format::Knuth
}

/// The lines that are not blank.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim().is_empty())
}

/// 1: the word that the text begins with.
fn keyword(text: &str) -> Option<Format> {
    let is_comment = |line: &&str| line.trim_start().starts_with('#') && !is_drawn(line);
    let first = lines(text).find(|line| !is_comment(line))?;
    let mut words = first.split_whitespace();
    let (word, next) = (words.next()?.to_ascii_lowercase(), words.next());
    let word = word.strip_suffix(':').unwrap_or(&word);
    let alone = lines(text).nth(1).is_none();
    let number = next.is_some_and(|next| next.bytes().all(|b| b.is_ascii_digit()));
    let size = next.is_some_and(|next| next.starts_with(|c: char| c.is_ascii_digit()));
    let fits = match word {
        "latin" | "permutation" => next.is_none() || number || alone,
        "queens" | "langford" => number || alone,
        "board" if next.is_none() || size => return Some(Format::Tiling),
        _ => false,
    };
    Format::from_word(word).filter(|_| fits)
}

/// Whether a line is drawn with `#` and nothing else that could be words.
fn is_drawn(line: &str) -> bool {
    let marks = |c: char| matches!(c, '#' | '.' | '?') || c.is_whitespace();
    line.chars().all(marks) && line.contains('#')
}

/// 2: a drawing. Lines further down are drawn too, or tell of pieces.
fn drawing(text: &str) -> Option<Format> {
    let drawn = |line: &str| {
        let pieces = matches!(line.split_whitespace().next(), Some("piece" | "pieces"));
        let marks =
            |c: char| matches!(c, '#' | '.' | '?') || c.is_alphabetic() || c.is_whitespace();
        pieces || line.trim_start().starts_with("# ") || line.chars().all(marks)
    };
    let first = text.lines().skip_while(|line| line.trim().is_empty());
    let mut first = first.take_while(|line| !line.trim().is_empty()).peekable();
    let marks = |line: &str| line.matches('#').count();
    let board = first.peek().is_some_and(|line| marks(line) > 0);
    let one_cell = lines(text).map(marks).sum::<usize>() < 2;
    let is = board && !one_cell && first.all(is_drawn) && lines(text).all(drawn);
    is.then_some(Format::Tiling)
}

/// 3: zeros and ones.
fn bits(text: &str) -> Option<Format> {
    let (mut rows, mut ones, mut bits) = (0, 0, 0);
    for row in lines(text).filter(|line| !line.trim_start().starts_with('#')) {
        for c in row.chars() {
            match c {
                '0' => bits += 1,
                '1' => (bits, ones) = (bits + 1, ones + 1),
                ',' | ';' => {}
                c if c.is_whitespace() => {}
                _ => return None,
            }
        }
        rows += 1;
    }
    let grid = rows == 1 && matches!(bits, 16 | 81 | 256 | 625);
    (ones > 0 && !grid).then_some(Format::Matrix)
}

/// 4: Knuth's format without a fault, and no square of digits that lacks one.
fn certain_items(text: &str) -> Option<Format> {
    let problem = parse_knuth(text).ok()?;
    let leaves_out = |problem: &Problem| {
        let mut options = problem.options();
        options.any(|option| problem.option(option).len() < problem.item_count())
    };
    (leaves_out(&problem) && !Items::of(text).are_square()).then_some(Format::Knuth)
}

/// 6: the entries of a matrix, counted.
#[derive(Default)]
struct Entries {
    ones: usize,
    zeros: usize,
    /// Of both, those written with a point: `1.0`.
    decimals: usize,
    others: usize,
}

impl Entries {
    fn of(text: &str) -> Self {
        let mut entries = Entries::default();
        for row in lines(text).filter(|line| !line.trim_start().starts_with('#')) {
            let separates = |c: char| c.is_whitespace() || matches!(c, ',' | ';');
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

    fn are_nearly_bits(&self) -> bool {
        let few = self.others * 3 <= self.ones + self.zeros && self.others <= self.ones;
        few && self.others + self.decimals > 0
    }
}

/// 7: what the line of items and the options under it have in common.
#[derive(Default)]
struct Items {
    /// A `|` among the items, or a comment in Knuth's manner.
    bar: bool,
    /// A colour behind a colon.
    colour: bool,
    /// Whether a mark for an empty cell stands twice in the first line, or
    /// cells stand there without a space.
    blanks: bool,
    /// Names in the options that stand among the items, and all.
    known: usize,
    names: usize,
    /// Lines of numbers that have as many as the first one, and all.
    full: usize,
    options: usize,
}

impl Items {
    fn of(text: &str) -> Self {
        let mut items = Items::default();
        let mut lines = lines(text).filter(|line| !line.trim_start().starts_with('|'));
        let Some(header) = lines.next() else {
            return items;
        };
        let mut names = ProblemBuilder::new();
        let mut width = 0;
        for name in header.split_whitespace() {
            width += 1;
            items.bar |= name == "|";
            items.colour |= is_coloured(name);
            let repeated = names.primary(name).is_err();
            items.blanks |= repeated && matches!(name, "." | "0" | "_" | "*" | "?" | "-" | "x");
            items.blanks |= is_row(name);
        }
        items.bar &= header.contains(char::is_alphabetic);
        for option in lines {
            items.options += 1;
            let before = items.names;
            for word in option.split_whitespace() {
                items.names += 1;
                items.colour |= is_coloured(word);
                let name = word.split_once(':').map_or(word, |(name, _)| name);
                items.known += usize::from(names.find(name).is_some());
            }
            let digits = |c: char| c.is_ascii_digit() || c.is_whitespace();
            let full = items.names - before == width && option.chars().all(digits);
            items.full += usize::from(full);
        }
        items
    }

    fn are_names(&self) -> bool {
        let known = self.known * 2 >= self.names && self.known > 0;
        self.bar || self.colour || known && !self.blanks && !self.are_square()
    }

    /// Rows of digits, most of them as long as the first.
    fn are_square(&self) -> bool {
        self.full * 2 > self.options
    }
}

/// Cells of a grid, written without a space.
fn is_row(name: &str) -> bool {
    let marked = name.contains(|c: char| !c.is_alphanumeric());
    (marked && name.len() > 3 || name.len() > 15) && name.chars().all(is_cell)
}

/// A digit, or a mark for an empty cell.
fn is_cell(c: char) -> bool {
    let blank = matches!(c, '.' | '_' | '*' | '?' | '-' | 'x' | 'X' | '·');
    blank || c.is_ascii_digit() || ('\u{ff10}'..='\u{ff19}').contains(&c)
}

/// A name and a colour with a colon between them. No time of day.
fn is_coloured(word: &str) -> bool {
    word.split_once(':').is_some_and(|(name, colour)| {
        name.contains(char::is_alphabetic) && !colour.is_empty() && !colour.contains(':')
    })
}

/// 8: digits and marks for empty cells.
fn is_nearly_grid(text: &str) -> bool {
    let (mut in_rows, mut all) = (0, 0);
    for line in lines(text) {
        let marks = line.chars().filter(|c| !c.is_whitespace()).count();
        let cells = line.chars().filter(|&c| is_cell(c)).count();
        all += marks;
        if cells * 2 >= marks {
            in_rows += marks;
        }
    }
    in_rows >= 16 || in_rows * 2 >= all
}
