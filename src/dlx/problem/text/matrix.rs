//! The 0/1 matrix.

use super::{Blamed, Fault, TextError, build, lines, make_room};
use crate::{ItemId, Problem, ProblemBuilder, ProblemError};

/// The most columns that are read of a matrix.
pub const MAX_COLUMNS: usize = 32_768;

/// Reads a 0/1 matrix, one row a line: entries with spaces, tabs, commas or
/// semicolons between them, packed (`0110`), or as the array of a program, all
/// of it in a line or each row in its own. `false` and `true` are 0 and 1. The
/// columns become primary items named 1, 2, …; a row of zeros is an option the
/// search ignores. A line that begins with `#` is a comment.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn parse_matrix(text: &str) -> Result<Problem, TextError> {
    let mut builder = ProblemBuilder::new();
    let is_one = |c: &char| matches!(c, '1' | '１' | 't' | 'T');
    let ones = |row: &str| row.chars().filter(is_one).count();
    let sizes = lines(text, '#').map(|line| (line, ones(line.text)));
    make_room(&mut builder, sizes)?;
    let mut rows = 0;
    let mut columns = None;
    for line in lines(text, '#') {
        let arrayed = line.text.contains(is_bracket);
        for row in line.text.split(is_bracket) {
            if arrayed && row.chars().all(separates) {
                continue;
            }
            let blamed = |fault| line.error(fault);
            check_closed(line.text, row).map_err(blamed)?;
            rows += 1;
            add_row(&mut builder, row, rows, &mut columns).map_err(blamed)?;
        }
    }
    build(builder)
}

/// Refuses a row of an array that goes on in another line.
fn check_closed<'a>(line: &'a str, row: &'a str) -> Result<(), Blamed<'a>> {
    let open = row.len() < line.len() && (line.starts_with(row) || line.ends_with(row));
    match open && row.trim_start_matches(separates).starts_with(['0', '1']) {
        true => Err((Some(row.trim()), Fault::OpenRow)),
        false => Ok(()),
    }
}

/// Adds the row of this number, from 1; the first one tells the number of
/// columns.
fn add_row<'a>(
    builder: &mut ProblemBuilder,
    row: &'a str,
    number: usize,
    columns: &mut Option<usize>,
) -> Result<(), Blamed<'a>> {
    let whole = |error: ProblemError| (None, error.into());
    check_width(row).map_err(|fault| (None, fault))?;
    let entries = entries(row);
    if columns.is_none() {
        for column in 1..=entries.len() {
            builder.primary(&column.to_string()).map_err(whole)?;
        }
    }
    let expected = *columns.get_or_insert(entries.len());
    let uses = parse_row(&entries, number, expected)?;
    builder.option(uses).map_err(whole)?;
    Ok(())
}

/// What stands around the rows of an array.
fn is_bracket(c: char) -> bool {
    matches!(c, '[' | ']' | '{' | '}' | '(' | ')')
}

fn separates(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';'
}

/// Refuses a row that is too wide, before its entries are listed.
fn check_width(row: &str) -> Result<(), Fault> {
    let mut columns = 0;
    each_entry(row, &mut |_| columns += 1);
    match columns > MAX_COLUMNS {
        true => Err(Fault::TooWide(columns)),
        false => Ok(()),
    }
}

fn entries(row: &str) -> Vec<&str> {
    let mut entries = Vec::new();
    each_entry(row, &mut |entry| entries.push(entry));
    entries
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

fn parse_row<'a>(
    entries: &[&'a str],
    row: usize,
    expected: usize,
) -> Result<Vec<ItemId>, Blamed<'a>> {
    let mut items = Vec::new();
    for (at, &entry) in entries.iter().enumerate() {
        let is = |word: &str| entry.eq_ignore_ascii_case(word);
        if matches!(entry, "1" | "１") || is("true") {
            items.push(ItemId(at as u32));
        } else if !matches!(entry, "0" | "０") && !is("false") {
            let (column, found) = (at + 1, entry.to_owned());
            let fault = match entry.trim() {
                "" => Fault::EmptyField { column },
                _ => Fault::NotABit { column, found },
            };
            return Err((Some(entry), fault));
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
