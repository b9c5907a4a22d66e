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

mod fault;
mod knuth;
mod matrix;

pub use fault::{Fault, TextError};
pub use knuth::{parse_knuth, to_knuth};
pub use matrix::{MAX_COLUMNS, parse_matrix, to_matrix};

use super::{MAX_NODES, Problem, ProblemBuilder, ProblemError};

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
        (before.chars().count() + 1, word.chars().count().max(1))
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
/// it takes any, on the line that is the first too many.
fn make_room<'a>(
    builder: &mut ProblemBuilder,
    sizes: impl Iterator<Item = (Line<'a>, usize)>,
) -> Result<(), TextError> {
    let (mut options, mut nodes) = (0, 0);
    let mut first = None;
    for (line, size) in sizes {
        options += 1;
        nodes += size;
        if nodes > MAX_NODES {
            first.get_or_insert(line);
        }
    }
    if let Some(line) = first {
        return Err(line.error((None, ProblemError::TooManyNodes(nodes).into())));
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
