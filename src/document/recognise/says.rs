//! What a document tells, in one line.

use crate::dlx::Problem;
use crate::document::{Document, Fault, Format};
use crate::words::{count, joined};

/// See [`Found::says`](super::Found::says).
pub(super) fn says(document: &Document) -> Result<String, Fault> {
    let reading = document.read()?;
    let problem = reading.puzzle.problem();
    let items = count(problem.item_count() as u64, "item");
    let options = count(problem.option_count() as u64, "option");
    let parts: [&str; 5] = match document.format {
        Format::Sudoku => {
            let givens = count(reading.puzzle.givens().len() as u64, "given");
            return Ok(joined(&[&reading.title, ", ", &givens]));
        }
        Format::Knuth => {
            let more = beside(problem);
            return Ok(joined(&["Knuth's format: ", &items, &more, ", ", &options]));
        }
        Format::Matrix => {
            let rows = count(problem.option_count() as u64, "row");
            let columns = count(problem.item_count() as u64, "column");
            return Ok(joined(&["0/1 matrix: ", &rows, ", ", &columns]));
        }
        #[allow(unreachable_patterns)]
        _ => [&reading.title, ": ", &items, ", ", &options],
    };
    Ok(joined(&parts))
}

/// What there is beside primary items.
fn beside(problem: &Problem) -> String {
    let secondary = problem.item_count() - problem.primary_count();
    let colours = if problem.has_colours() {
        ", colours"
    } else {
        ""
    };
    match secondary {
        0 => String::new(),
        number => joined(&[" (", &number.to_string(), " secondary", colours, ")"]),
    }
}
