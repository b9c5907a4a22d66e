//! Exact cover problems as text: Knuth's format and the 0/1 matrix.
//!
//! Knuth's format (the programs DLX1 and DLX2): a first line with the names
//! of the items, primary ones, then `|`, then secondary ones; after it one
//! option a line, an item's colour behind a colon. A line that begins with
//! `|` is a comment; blank lines do not count.
//!
//! ```
//! use dlx_problem::text;
//! let problem = text::parse_knuth("| a comment\na b | x\na x:1\nb x:1\n")?;
//! assert_eq!(problem.option_count(), 2);
//! let written = text::to_knuth(&problem);
//! assert_eq!(written.as_deref(), Some("a b | x\na x:1\nb x:1\n"));
//! # Ok::<(), text::TextError>(())
//! ```

use std::fmt;

use super::{ItemId, MAX_NODES, Problem, ProblemBuilder, ProblemError, Use, quoted};

/// The most columns that are read of a matrix.
pub const MAX_COLUMNS: usize = 32_768;

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The line, from 1; `None` if the text as a whole is meant.
    pub line: Option<usize>,
    /// The first character in the line that is meant, from 1, and how many
    /// are; `None` if the whole line is.
    pub chars: Option<(usize, usize)>,
    /// What was found.
    pub fault: Fault,
}

/// The faults a text can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// What is written is not an exact cover problem.
    Problem(ProblemError),
    /// The line of items names something with a colon.
    ColonInItem(String),
    /// A second `|` in the line of items.
    SecondBar,
    /// Nothing before or after the colon, or a second colon.
    BadColour(String),
    /// An entry of a matrix is neither 0 nor 1.
    NotABit {
        /// The column, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// A matrix has so many columns, more than [`MAX_COLUMNS`].
    TooWide(usize),
    /// A row of a matrix is too short or too long.
    Ragged {
        /// The row, from 1.
        row: usize,
        /// How many entries it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Problem(error) => error.fmt(f),
            Self::ColonInItem(name) => write!(
                f,
                "{} has a colon; colours belong to options, not to the line of items",
                quoted(name)
            ),
            Self::SecondBar => write!(f, "a second '|' in the line of items"),
            Self::BadColour(found) => write!(f, "{} is not an item:colour", quoted(found)),
            Self::NotABit { column, found } => {
                write!(f, "matrix column {column} is {}, not 0 or 1", quoted(found))
            }
            Self::TooWide(columns) => write!(
                f,
                "{columns} columns are more than the {MAX_COLUMNS} that a matrix may have"
            ),
            Self::Ragged {
                row,
                found,
                expected,
            } => {
                write!(f, "row {row} has {found} of {expected} columns")
            }
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}")?;
            if let Some((column, _)) = self.chars {
                write!(f, ", column {column}")?;
            }
            f.write_str(": ")?;
        }
        self.fault.fmt(f)
    }
}

impl std::error::Error for TextError {}

impl From<ProblemError> for Fault {
    fn from(error: ProblemError) -> Self {
        Fault::Problem(error)
    }
}

/// A line that counts.
#[derive(Clone, Copy)]
struct Line<'a> {
    /// From 1.
    number: usize,
    text: &'a str,
}

/// A fault, and the word of the line that has it; none if the line as a whole
/// has.
type Blamed<'a> = (Option<&'a str>, Fault);

impl<'a> Line<'a> {
    /// The fault with its place.
    fn error(self, (word, fault): Blamed<'a>) -> TextError {
        TextError {
            line: Some(self.number),
            chars: word.map(|word| self.place(word)),
            fault,
        }
    }

    /// Where a word stands that was cut from this line.
    fn place(self, word: &str) -> (usize, usize) {
        let before = word.as_ptr() as usize - self.text.as_ptr() as usize;
        let before = self.text.get(..before).unwrap_or_default();
        (before.chars().count() + 1, word.chars().count())
    }
}

/// The lines that count; `comment` begins one that does not.
fn lines(text: &str, comment: char) -> impl Iterator<Item = Line<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let numbered = text.lines().enumerate().map(|(at, text)| Line {
        number: at + 1,
        text,
    });
    numbered.filter(move |line| {
        let text = line.text.trim_start();
        !text.is_empty() && !text.starts_with(comment)
    })
}

/// Makes room for options of these sizes; what is too much is refused before
/// it takes any.
fn make_room(
    builder: &mut ProblemBuilder,
    sizes: impl Iterator<Item = usize>,
) -> Result<(), TextError> {
    let (mut options, mut nodes) = (0, 0);
    for size in sizes {
        options += 1;
        nodes += size;
    }
    if nodes > MAX_NODES {
        return Err(TextError {
            line: None,
            chars: None,
            fault: ProblemError::TooManyNodes(nodes).into(),
        });
    }
    builder.reserve(options, nodes);
    Ok(())
}

fn build(builder: ProblemBuilder) -> Result<Problem, TextError> {
    let whole = |error: ProblemError| TextError {
        line: None,
        chars: None,
        fault: error.into(),
    };
    builder.build().map_err(whole)
}

/// Reads Knuth's format.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn parse_knuth(text: &str) -> Result<Problem, TextError> {
    let mut builder = ProblemBuilder::new();
    let options = lines(text, '|').skip(1);
    let sizes = options.map(|line| line.text.split_whitespace().count());
    make_room(&mut builder, sizes)?;
    let mut lines = lines(text, '|');
    if let Some(header) = lines.next() {
        parse_items(&mut builder, header.text).map_err(|fault| header.error(fault))?;
    }
    for line in lines {
        let uses = parse_option(&mut builder, line.text).map_err(|fault| line.error(fault))?;
        let added = builder.option(uses);
        added.map_err(|error| line.error((blamed(line.text, &error), error.into())))?;
    }
    build(builder)
}

fn parse_items<'a>(builder: &mut ProblemBuilder, header: &'a str) -> Result<(), Blamed<'a>> {
    let mut secondary = false;
    for name in header.split_whitespace() {
        let here = |fault| (Some(name), fault);
        if name == "|" {
            if std::mem::replace(&mut secondary, true) {
                return Err(here(Fault::SecondBar));
            }
            continue;
        }
        if name.contains(':') {
            return Err(here(Fault::ColonInItem(name.to_owned())));
        }
        let added = match secondary {
            true => builder.secondary(name),
            false => builder.primary(name),
        };
        added.map_err(|error| here(error.into()))?;
    }
    Ok(())
}

/// The name in a word of an option, and the colour.
fn split(word: &str) -> (&str, Option<&str>) {
    match word.split_once(':') {
        Some((name, colour)) => (name, Some(colour)),
        None => (word, None),
    }
}

fn parse_option<'a>(builder: &mut ProblemBuilder, option: &'a str) -> Result<Vec<Use>, Blamed<'a>> {
    let mut uses = Vec::with_capacity(option.split_whitespace().count());
    for word in option.split_whitespace() {
        let here = |fault| (Some(word), fault);
        let (name, colour) = split(word);
        if name.is_empty() || colour.is_some_and(|c| c.is_empty() || c.contains([':', '|'])) {
            return Err(here(Fault::BadColour(word.to_owned())));
        }
        let unknown = || here(ProblemError::UnknownItem(name.to_owned()).into());
        let item = builder.find(name).ok_or_else(unknown)?;
        let colour = colour.map(|name| builder.colour(name)).transpose();
        let colour = colour.map_err(|error| here(error.into()))?;
        uses.push(Use { item, colour });
    }
    Ok(uses)
}

/// The word of an option that an error is about, if it is about one.
fn blamed<'a>(option: &'a str, error: &ProblemError) -> Option<&'a str> {
    let named = |name| {
        let words = option.split_whitespace();
        words.filter(move |word| split(word).0 == name)
    };
    match error {
        ProblemError::ItemTwice(name) => named(name.as_str()).nth(1),
        ProblemError::ColourOnPrimary(name) => {
            named(name.as_str()).find(|word| split(word).1.is_some())
        }
        _ => None,
    }
}

/// Writes Knuth's format; `None` if it cannot tell the problem: without
/// primary items the line of items would be a comment, and an option without
/// items would be a blank line.
pub fn to_knuth(problem: &Problem) -> Option<String> {
    let mut names: Vec<&str> = problem.items().map(|item| problem.name(item)).collect();
    if problem.primary_count() == 0 {
        return None;
    }
    if problem.primary_count() < names.len() {
        names.insert(problem.primary_count(), "|");
    }
    let mut text = names.join(" ");
    text.push('\n');
    for option in problem.options() {
        if problem.option(option).is_empty() {
            return None;
        }
        text += &problem.option_text(option);
        text.push('\n');
    }
    Some(text)
}

/// Reads a 0/1 matrix, one row a line: entries with spaces, tabs, commas or
/// semicolons between them, or packed (`0110`). The columns become primary
/// items named 1, 2, …; a row of zeros is an option the search ignores. A
/// line that begins with `#` is a comment.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn parse_matrix(text: &str) -> Result<Problem, TextError> {
    let mut builder = ProblemBuilder::new();
    let ones = |row: &str| row.bytes().filter(|&b| b == b'1').count();
    make_room(&mut builder, lines(text, '#').map(|line| ones(line.text)))?;
    let mut columns = None;
    for (number, line) in lines(text, '#').enumerate() {
        let whole = |error: ProblemError| line.error((None, error.into()));
        check_width(line.text).map_err(|fault| line.error((None, fault)))?;
        let entries = entries(line.text);
        let expected = *columns.get_or_insert(entries.len());
        if number == 0 {
            for column in 1..=expected {
                builder.primary(&column.to_string()).map_err(whole)?;
            }
        }
        let uses = parse_row(&entries, number + 1, expected).map_err(|fault| line.error(fault))?;
        builder.option(uses).map_err(whole)?;
    }
    build(builder)
}

/// Refuses a row that is too wide, before its entries are listed.
fn check_width(row: &str) -> Result<(), Fault> {
    let columns = match words(row).nth(1) {
        Some(_) => words(row).count(),
        None => row.len(),
    };
    match columns > MAX_COLUMNS {
        true => Err(Fault::TooWide(columns)),
        false => Ok(()),
    }
}

fn words(row: &str) -> impl Iterator<Item = &str> {
    let separates = |c: char| c.is_whitespace() || c == ',' || c == ';';
    row.split(separates).filter(|word| !word.is_empty())
}

fn entries(row: &str) -> Vec<&str> {
    let words: Vec<&str> = words(row).collect();
    match words[..] {
        [packed] if packed.bytes().all(|b| b == b'0' || b == b'1') => {
            packed.split_inclusive(|_| true).collect()
        }
        _ => words,
    }
}

fn parse_row<'a>(
    entries: &[&'a str],
    row: usize,
    expected: usize,
) -> Result<Vec<ItemId>, Blamed<'a>> {
    let mut items = Vec::new();
    for (at, &entry) in entries.iter().enumerate() {
        match entry {
            "0" => {}
            "1" => items.push(ItemId(at as u32)),
            _ => {
                let (column, found) = (at + 1, entry.to_owned());
                return Err((Some(entry), Fault::NotABit { column, found }));
            }
        }
    }
    if entries.len() != expected {
        let found = entries.len();
        let ragged = Fault::Ragged {
            row,
            found,
            expected,
        };
        return Err((entries.get(expected).copied(), ragged));
    }
    Ok(items)
}

/// Writes the 0/1 matrix; `None` if a matrix cannot tell the problem: it has
/// secondary items, or no option, without which there are no columns.
pub fn to_matrix(problem: &Problem) -> Option<String> {
    if problem.primary_count() < problem.item_count() || problem.option_count() == 0 {
        return None;
    }
    let mut text = String::new();
    for option in problem.options() {
        let mut row = vec!["0"; problem.item_count()];
        for each in problem.option(option) {
            row[each.item.index()] = "1";
        }
        text += &row.join(" ");
        text.push('\n');
    }
    Some(text)
}
