//! The problem as text, in every format there is.

use super::left;
use crate::dlx::text::{to_knuth, to_matrix};
use crate::dlx::{OptionId, Problem};
use crate::document::{Document, Format};
use crate::loaded::Loaded;
use crate::puzzle::{BoardKind, RegionKind};
use crate::words::{grouped, joined};

/// The most entries of a matrix that is written.
pub const MAX_ENTRIES: u64 = 4_000_000;

/// Why there is no text.
type Why = String;

/// A way to write the problem on the stage down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// In the puzzle's own format.
    Own,
    /// In Knuth's format.
    Knuth,
    /// As a 0/1 matrix.
    Matrix,
    /// As a Sudoku in one line.
    Line,
}

/// Whether there is a text in some form, before it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Offer {
    /// There is, as far as one can tell without making it.
    Made,
    /// It cannot be written, and why.
    Refused(Why),
    /// There is no such thing, or another form has the same text.
    Nothing,
}

impl Form {
    /// All of them.
    pub const ALL: [Form; 4] = [Form::Own, Form::Knuth, Form::Matrix, Form::Line];

    /// Its word, as the page has it.
    pub fn word(self) -> &'static str {
        match self {
            Form::Own => "own",
            Form::Knuth => "knuth",
            Form::Matrix => "matrix",
            Form::Line => "line",
        }
    }

    /// What is offered of this puzzle; quick, however large it is.
    pub fn offer(self, loaded: &Loaded) -> Offer {
        let puzzle = loaded.puzzle();
        if self != Form::Own && self.own(loaded).is_some() {
            return Offer::Made;
        }
        let fresh = puzzle.givens().is_empty();
        let refused = match self {
            Form::Own if is_own(loaded) => None,
            Form::Line if loaded.sheet().is_some() => sudoku_line(loaded).err(),
            Form::Own | Form::Line => return Offer::Nothing,
            // What the givens leave is known only when it is made.
            Form::Knuth if fresh => refuses_knuth(puzzle.problem()),
            Form::Matrix if fresh => refuses_matrix(puzzle.problem()),
            Form::Knuth | Form::Matrix => None,
        };
        refused.map_or(Offer::Made, Offer::Refused)
    }

    /// The problem as text, whose last line ends.
    ///
    /// # Errors
    /// It cannot be written, and why.
    pub fn write(self, loaded: &Loaded) -> Result<String, Why> {
        let puzzle = loaded.puzzle();
        if let Some(own) = self.own(loaded) {
            return Ok(ended(own.text));
        }
        match self {
            Form::Own => Err("the puzzle has no format of its own".to_owned()),
            Form::Knuth => knuth(puzzle.problem(), puzzle.givens()),
            Form::Matrix => matrix(puzzle.problem(), puzzle.givens()),
            Form::Line => sudoku_line(loaded),
        }
    }

    /// The puzzle's own text, if it is in this form.
    fn own(self, loaded: &Loaded) -> Option<Document> {
        let own = loaded.written()?;
        let fits = match self {
            Form::Own => true,
            Form::Knuth => own.format == Format::Knuth,
            Form::Matrix => own.format == Format::Matrix,
            Form::Line => false,
        };
        fits.then_some(own)
    }
}

/// Whether the puzzle has a text that no other form has.
fn is_own(loaded: &Loaded) -> bool {
    let Some(own) = loaded.written() else {
        return false;
    };
    match own.format {
        Format::Knuth | Format::Matrix => false,
        Format::Sudoku => sudoku_line(loaded).ok() != Some(ended(own.text)),
        Format::Latin | Format::Tiling => true,
        Format::Queens | Format::Langford | Format::Permutation => true,
    }
}

fn ended(mut text: String) -> String {
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

/// The problem in Knuth's format. Givens are chosen: what is written is what
/// is left to solve.
///
/// # Errors
/// It cannot be written, and why.
pub fn knuth(problem: &Problem, givens: &[OptionId]) -> Result<String, Why> {
    let left = remaining(problem, givens)?;
    let left = left.as_ref().unwrap_or(problem);
    if let Some(why) = refuses_knuth(left) {
        return Err(why);
    }
    to_knuth(left).ok_or_else(|| "an option without items would be a blank line".to_owned())
}

/// What can be told against it without writing it.
fn refuses_knuth(problem: &Problem) -> Option<Why> {
    let nothing = problem.primary_count() == 0;
    nothing.then(|| "without primary items its first line would be a comment".to_owned())
}

/// The problem as a 0/1 matrix: items are columns, options rows. Givens are
/// chosen: what is written is what is left to solve.
///
/// # Errors
/// It cannot be written, and why.
pub fn matrix(problem: &Problem, givens: &[OptionId]) -> Result<String, Why> {
    let left = remaining(problem, givens)?;
    let left = left.as_ref().unwrap_or(problem);
    if let Some(why) = refuses_matrix(left) {
        return Err(why);
    }
    to_matrix(left).ok_or_else(|| "without options there are no rows".to_owned())
}

/// What can be told against it without writing it.
fn refuses_matrix(problem: &Problem) -> Option<Why> {
    if problem.has_colours() {
        return Some("a matrix cannot tell colours".to_owned());
    }
    if problem.primary_count() < problem.item_count() {
        return Some("a matrix cannot tell secondary items from primary ones".to_owned());
    }
    // In the page a `usize` has 32 bits.
    let entries = problem.item_count() as u64 * problem.option_count() as u64;
    (entries > MAX_ENTRIES).then(|| {
        let [found, most] = [entries, MAX_ENTRIES].map(grouped);
        joined(&[&found, " entries; at most ", &most, " are written"])
    })
}

/// The grid of a Sudoku in one line, `.` for an empty cell.
///
/// # Errors
/// It is no Sudoku, or one that its digits alone do not tell.
pub fn sudoku_line(loaded: &Loaded) -> Result<String, Why> {
    let sheet = loaded.sheet().ok_or("this is no Sudoku")?;
    if let BoardKind::Sudoku { regions, diagonals } = loaded.puzzle().board().kind {
        match regions {
            RegionKind::Blocks if diagonals => {
                return Err("a line cannot tell diagonals".to_owned());
            }
            RegionKind::Blocks => {}
            RegionKind::Jigsaw => return Err("a line cannot tell regions".to_owned()),
            RegionKind::None => return Err("a line would be read as a Sudoku".to_owned()),
        }
    }
    Ok(sheet.grid.to_line() + "\n")
}

/// What is left when there are givens; nothing if there are none.
fn remaining(problem: &Problem, givens: &[OptionId]) -> Result<Option<Problem>, Why> {
    if givens.is_empty() {
        return Ok(None);
    }
    let nothing = |_| "the givens leave nothing to solve".to_owned();
    left(problem, givens).map(Some).map_err(nothing)
}
