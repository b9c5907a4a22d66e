//! The 0/1 matrix.

use super::{Fault, Line, TextError, build, lines, make_room};
use crate::{ItemId, Problem, ProblemBuilder, ProblemError};

/// The most columns that are read of a matrix.
pub const MAX_COLUMNS: usize = 32_768;

/// Reads a 0/1 matrix, one row a line: entries with spaces, tabs, commas or
/// semicolons between them, packed (`0110`), or as the array of a program, with
/// each row in brackets, in however many lines. `false` and `true` are 0 and 1.
/// The columns become primary items named 1, 2, …; a row of zeros is an option
/// the search ignores. A line that begins with `#` is a comment.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn parse_matrix(text: &str) -> Result<Problem, TextError> {
    let mut reader = Reader {
        builder: ProblemBuilder::new(),
        ..Reader::default()
    };
    let is_one = |c: &char| matches!(c, '1' | '１' | 't' | 'T');
    let ones = |row: &str| row.chars().filter(is_one).count();
    let sizes = lines(text, '#').map(|line| (line, ones(line.text)));
    make_room(&mut reader.builder, sizes)?;
    for line in lines(text, '#') {
        reader.line(line)?;
    }
    reader.end_row(false)?;
    build(reader.builder)
}

/// An entry, and the line it stands in.
type Entry<'a> = (Line<'a>, &'a str);

/// What is known after some lines.
#[derive(Default)]
struct Reader<'a> {
    builder: ProblemBuilder,
    /// How many rows are complete.
    rows: usize,
    /// How many columns they have; the first one tells.
    columns: Option<usize>,
    row: Row<'a>,
    /// How many brackets are open.
    depth: usize,
    /// Whether the last bracket was an opening one.
    opened: bool,
}

/// The row that is being read. Its entries are not kept: of a long one they
/// would take more room than all else.
#[derive(Default)]
struct Row<'a> {
    first: Option<Entry<'a>>,
    /// The line of the last entry.
    last: Option<Line<'a>>,
    /// The first entry too many.
    surplus: Option<Entry<'a>>,
    /// How many entries it has.
    width: usize,
    /// The columns that hold a one.
    uses: Vec<ItemId>,
    /// What is wrong with the first entry that is no bit.
    fault: Option<TextError>,
}

impl<'a> Row<'a> {
    /// Another entry; rows are to have so many, if that is known.
    fn add(&mut self, line: Line<'a>, entry: &'a str, columns: Option<usize>) {
        let at = self.width;
        self.width += 1;
        if at >= MAX_COLUMNS {
            return;
        }
        self.first.get_or_insert((line, entry));
        self.last = Some(line);
        if columns == Some(at) {
            self.surplus = Some((line, entry));
        }
        match bit(entry) {
            Some(true) => self.uses.push(ItemId(at as u32)),
            Some(false) => {}
            None if self.fault.is_none() => self.fault = Some(no_bit(at, line, entry)),
            None => {}
        }
    }
}

impl<'a> Reader<'a> {
    fn line(&mut self, line: Line<'a>) -> Result<(), TextError> {
        let arrayed = line.text.contains(is_bracket);
        for part in line.text.split_inclusive(is_bracket) {
            let bracket = part.chars().next_back().filter(|&c| is_bracket(c));
            let row = part.strip_suffix(is_bracket).unwrap_or(part);
            if !arrayed || !row.chars().all(separates) {
                self.entries(line, row);
            }
            match bracket {
                Some('[' | '{' | '(') => {
                    self.end_row(false)?;
                    (self.depth, self.opened) = (self.depth + 1, true);
                }
                Some(_) => {
                    self.end_row(self.opened)?;
                    (self.depth, self.opened) = (self.depth.saturating_sub(1), false);
                }
                // The row goes on until its bracket is closed.
                None if self.opened && self.depth > 1 => {}
                None => {
                    // A list with one entry in each line is no matrix.
                    let within = self.opened && self.row.width > 1;
                    self.end_row(!arrayed && (self.depth == 0 || within))?;
                }
            }
        }
        Ok(())
    }

    /// Adds the entries of a part of a line to the row.
    fn entries(&mut self, line: Line<'a>, part: &'a str) {
        // Only outside of brackets a tab may stand for an entry.
        let part = if self.depth > 0 { part.trim() } else { part };
        each_entry(part, &mut |entry| self.row.add(line, entry, self.columns));
    }

    /// Makes an option of the row, if there is any; it must be whole: a line,
    /// or in brackets of its own.
    fn end_row(&mut self, whole: bool) -> Result<(), TextError> {
        let row = std::mem::take(&mut self.row);
        let (Some(first), Some(last)) = (row.first, row.last) else {
            return Ok(());
        };
        if !whole && bit(first.1).is_some() {
            return Err(first.0.error((Some(first.1), Fault::OpenRow)));
        }
        let blamed = |fault| first.0.error((None, fault));
        if row.width > MAX_COLUMNS {
            return Err(blamed(Fault::TooWide(row.width)));
        }
        if let Some(fault) = row.fault {
            return Err(fault);
        }
        let failed = |error: ProblemError| blamed(error.into());
        if self.columns.is_none() {
            for column in 1..=row.width {
                self.builder.primary(&column.to_string()).map_err(failed)?;
            }
        }
        let expected = *self.columns.get_or_insert(row.width);
        self.rows += 1;
        if row.width != expected {
            let ragged = Fault::Ragged {
                row: self.rows,
                found: row.width,
                expected,
            };
            let line = row.surplus.map_or(last, |it| it.0);
            return Err(line.error((row.surplus.map(|it| it.1), ragged)));
        }
        self.builder.option(row.uses).map_err(failed)?;
        Ok(())
    }
}

/// An entry at this place of its row is neither 0 nor 1.
fn no_bit(at: usize, line: Line, entry: &str) -> TextError {
    let column = at + 1;
    let fault = match entry.trim() {
        "" => Fault::EmptyField { column },
        found => Fault::NotABit {
            column,
            found: found.to_owned(),
        },
    };
    line.error((Some(entry), fault))
}

/// Whether an entry is a one; none if it is no zero either.
fn bit(entry: &str) -> Option<bool> {
    let is = |word: &str| entry.eq_ignore_ascii_case(word);
    match entry {
        "1" | "１" => Some(true),
        "0" | "０" => Some(false),
        _ if is("true") => Some(true),
        _ => is("false").then_some(false),
    }
}

/// What stands around the rows of an array.
fn is_bracket(c: char) -> bool {
    matches!(c, '[' | ']' | '{' | '}' | '(' | ')')
}

fn separates(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';'
}

/// Tells the entries of a row, from left to right. One that is left out, before
/// a comma, is empty: without it all that follow would be moved.
fn each_entry<'a>(row: &'a str, visit: &mut dyn FnMut(&'a str)) {
    let word = row.trim();
    let word = word.strip_suffix([',', ';']).unwrap_or(word);
    // A tab may stand before a lone bit because the one before it is left out.
    let lone = word.chars().nth(1).is_none() && row.starts_with('\t');
    let bits = |c| matches!(c, '0' | '1' | '０' | '１');
    if word.chars().all(bits) && !word.is_empty() && !lone {
        return word.split_inclusive(|_| true).for_each(visit);
    }
    let comma = row.contains([',', ';']);
    let tabs = !comma && row.contains('\t') && !row.contains(' ');
    if !comma && !tabs {
        return row.split_whitespace().for_each(visit);
    }
    let divides = |c| c == ',' || c == ';' || tabs && c == '\t';
    let mut fields = row.split(divides).peekable();
    while let Some(field) = fields.next() {
        let mut words = field.split_whitespace().peekable();
        // The last separator may only close the line.
        if words.peek().is_none() && fields.peek().is_some() {
            visit(field);
        }
        words.for_each(&mut *visit);
    }
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
