//! What a document tells, in one line.

use crate::dlx::Problem;
use crate::document::{Document, Fault, Format};
use crate::puzzle::polyomino::{Plan, Square};
use crate::words::{count, joined};

/// See [`Found::says`](super::Found::says).
pub(super) fn says(document: &Document) -> Result<String, Fault> {
    if document.format == Format::Tiling {
        return tiling(&Plan::parse(&document.text)?);
    }
    let reading = document.read()?;
    let problem = reading.puzzle.problem();
    let items = count(problem.item_count() as u64, "item");
    let options = count(problem.option_count() as u64, "option");
    Ok(match document.format {
        Format::Sudoku | Format::Latin => {
            let givens = count(reading.puzzle.givens().len() as u64, "given");
            joined(&[&reading.title, ", ", &givens])
        }
        Format::Knuth => {
            let more = beside(problem);
            joined(&["Knuth's format: ", &items, &more, ", ", &options])
        }
        Format::Matrix => {
            let rows = count(problem.option_count() as u64, "row");
            let columns = count(problem.item_count() as u64, "column");
            joined(&["0/1 matrix: ", &rows, ", ", &columns])
        }
        Format::Tiling | Format::Queens | Format::Langford | Format::Permutation => reading.title,
    })
}

/// A drawing as it is, not yet all the placements of its pieces: those may take
/// a second to find.
fn tiling(plan: &Plan) -> Result<String, Fault> {
    let cells = plan.cells.iter().filter(|&&cell| cell != Square::Hole);
    let cells = count(cells.count() as u64, "cell");
    let pieces = plan.kinds.iter().map(|kind| u64::from(kind.copies)).sum();
    let (rows, cols) = (plan.rows.to_string(), plan.cols.to_string());
    let pieces = count(pieces, "piece");
    Ok(joined(&[
        "Tiling ", &rows, "×", &cols, ": ", &cells, ", ", &pieces,
    ]))
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
