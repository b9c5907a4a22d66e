//! What a document tells, in one line.

use crate::dlx::Problem;
use crate::document::{Document, Fault, Format, check_blank};
use crate::puzzle::polyomino::{Square, Told};
use crate::puzzle::sudoku;
use crate::words::{count, joined};

/// The letter x means different things in a grid and in a drawing.
const CROSS_EMPTY: &str = "; x read as an empty cell";
const CROSS_CELL: &str = "; x read as a cell of the board";

/// See [`Found::says`](super::Found::says).
pub(super) fn says(document: &Document) -> Result<String, Fault> {
    check_blank(&document.text)?;
    if document.format == Format::Tiling {
        return tiling(&Told::parse(&document.text)?);
    }
    let reading = document.read()?;
    let problem = reading.puzzle.problem();
    let items = count(problem.item_count() as u64, "item");
    let options = count(problem.option_count() as u64, "option");
    Ok(match document.format {
        Format::Sudoku | Format::Latin => {
            let givens = count(reading.puzzle.givens().len() as u64, "given");
            let crossed = reading.puzzle.board().rows <= 16 && sudoku::has_crosses(&document.text);
            let crosses = if crossed { CROSS_EMPTY } else { "" };
            joined(&[&reading.title, ", ", &givens, crosses])
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
/// a second to find. Whether they cover the board is known at once.
fn tiling(told: &Told) -> Result<String, Fault> {
    told.check_areas()?;
    let plan = &told.plan;
    let crosses = if told.crosses { CROSS_CELL } else { "" };
    let cells = plan.cells.iter().filter(|&&cell| cell != Square::Hole);
    let cells = count(cells.count() as u64, "cell");
    let pieces = plan.kinds.iter().map(|kind| u64::from(kind.copies)).sum();
    let (rows, cols) = (plan.rows.to_string(), plan.cols.to_string());
    let pieces = count(pieces, "piece");
    Ok(joined(&[
        "Tiling ", &rows, "×", &cols, ": ", &cells, ", ", &pieces, crosses,
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
