//! What the text in the box is taken for.

use crate::catalogue;
use crate::document::{Document, Fault, Format, Recognised, recognise, recognise_file};
use crate::link::{self, Link, Subject};
use crate::puzzle::sudoku::Sheet;
use crate::words::{count, grouped, joined, spaced};

/// So many of the puzzles at fault are named.
const NAMED: usize = 3;

/// What the text in the box is taken for.
pub enum Taken {
    /// There is none.
    Nothing,
    /// A link to this page: what stands after its `#`.
    Link(String),
    /// One puzzle, or several.
    Problems(Recognised),
}

impl Taken {
    /// What it is, or in this format is; the name of its file may hint at one.
    ///
    /// # Errors
    /// It is too long, or no text.
    pub fn of(text: &str, format: Option<Format>, hint: Option<Format>) -> Result<Self, Fault> {
        if text.trim().is_empty() {
            return Ok(Taken::Nothing);
        }
        if format.is_some() {
            return recognise(text, format).map(Taken::Problems);
        }
        match link::fragment(text) {
            Some(fragment) => Ok(Taken::Link(fragment.to_owned())),
            None => recognise_file(text, hint).map(Taken::Problems),
        }
    }

    /// The problems, if it is any.
    pub fn problems(&self) -> Option<&Recognised> {
        match self {
            Taken::Problems(read) => Some(read),
            Taken::Nothing | Taken::Link(_) => None,
        }
    }

    /// Whether nobody would take it for anything else.
    pub fn is_certain(&self) -> bool {
        match self {
            Taken::Nothing => false,
            Taken::Link(_) => true,
            Taken::Problems(read) => read.sure && read.found.len() == 1,
        }
    }
}

/// Where a link leads, in words.
///
/// # Errors
/// It cannot be followed, and why.
pub fn leads(fragment: &str) -> Result<String, Fault> {
    let link = Link::from_text(fragment).map_err(|error| Fault::new(error.to_string()))?;
    let puzzle = match &link.subject {
        Subject::Entry(id) => catalogue::entry(id).map_or(String::new(), |it| it.title.to_owned()),
        Subject::Own(packed) => {
            // Its places are in a text that nobody sees.
            let read = packed.document().read();
            read.map_err(|fault| Fault::new(fault.message))?.title
        }
    };
    let step = grouped(link.step);
    Ok(joined(&[
        "A link to this page: ",
        &puzzle,
        ", step ",
        &step,
    ]))
}

/// Of several puzzles, by their places in the list, those that are at fault:
/// found without making a problem of each. What was in the list before, at this
/// place from its beginning or from its end, need not be looked at again: in a
/// long one somebody types.
pub fn faulty(read: &Recognised, before: Option<(&Recognised, &[usize])>) -> Vec<usize> {
    let is_list = |read: &Recognised| read.format == Format::Sudoku && read.found.len() > 1;
    if !is_list(read) {
        return Vec::new();
    }
    // Of a single one nobody asked.
    let before = before.filter(|(before, _)| is_list(before));
    let known = |at: usize| {
        let (before, faulty) = before?;
        let from_end = (at + before.found.len()).checked_sub(read.found.len());
        let same = |&old: &usize| {
            let old = before.found.get(old);
            old.is_some_and(|old| old.document == read.found[at].document)
        };
        let old = [Some(at), from_end].into_iter().flatten().find(same)?;
        Some(faulty.binary_search(&old).is_ok())
    };
    let is_faulty = |&at: &usize| {
        let looked_at = || Sheet::sudoku(&read.found[at].document.text).is_err();
        known(at).unwrap_or_else(looked_at)
    };
    (0..read.found.len()).filter(is_faulty).collect()
}

/// How many there are, and which of them are at fault: empty for a single one.
pub fn several(read: &Recognised, faulty: &[usize]) -> String {
    let number = read.found.len() as u64;
    if number < 2 {
        return String::new();
    }
    let titles = faulty.iter().filter_map(|&at| read.found.get(at));
    let titles = titles.take(NAMED).map(|found| joined(&[&found.title, ","]));
    let named = spaced(titles);
    let named = named.trim_end_matches(',');
    let more = if faulty.len() > NAMED { ", …" } else { "" };
    let bad = match faulty.len() as u64 {
        0 => String::new(),
        bad => joined(&[", ", &grouped(bad), " at fault (", named, more, ")"]),
    };
    let all = match read.count as u64 {
        all if all > number => joined(&[
            "the first ",
            &grouped(number),
            " of ",
            &count(all, "puzzle"),
        ]),
        _ => count(number, "puzzle"),
    };
    joined(&[&all, &bad, ": choose one. This one: "])
}

/// The same with both diagonals.
pub fn with_diagonals(document: &Document) -> Document {
    Document::new(document.format, joined(&[&document.text, "\ndiagonals"]))
}
