//! Solutions as text: what is written on the board, or else the options.

use crate::dlx::OptionId;
use crate::loaded::Loaded;
use crate::puzzle::BoardKind;

/// What stands on the board: by cell, line by line, the label of what fills
/// it, if anything does; givens too.
pub(super) fn board(loaded: &Loaded, solution: &[OptionId]) -> Vec<Option<String>> {
    let mut cells = vec![None; loaded.puzzle().board().inside.len()];
    for &option in loaded.puzzle().givens().iter().chain(solution) {
        let placement = loaded.placement(option);
        for &cell in &placement.cells {
            cells[loaded.index(cell)] = Some(placement.label.clone());
        }
    }
    cells
}

/// The solution as text: of a Sudoku a line, of a tiling the board drawn with
/// letters, of anything else the options, one a line, as Knuth's format writes
/// them. A blank line stands before one that takes several and is not the
/// first.
pub(super) fn write(text: &mut String, loaded: &Loaded, solution: &[OptionId]) {
    match loaded.puzzle().board().kind {
        BoardKind::Sudoku { .. } => line(text, loaded, solution),
        BoardKind::Tiling => drawing(text, loaded, solution),
        _ => options(text, loaded, solution),
    }
}

fn line(text: &mut String, loaded: &Loaded, solution: &[OptionId]) {
    for label in board(loaded, solution) {
        *text += label.as_deref().unwrap_or(".");
    }
    text.push('\n');
}

fn drawing(text: &mut String, loaded: &Loaded, solution: &[OptionId]) {
    let cells = board(loaded, solution);
    let of = |cell: &Option<String>| cell.as_deref().map_or(1, |label| label.chars().count());
    let widest = cells.iter().map(of).max().unwrap_or(1);
    separate(text);
    for row in cells.chunks(usize::from(loaded.puzzle().board().cols.max(1))) {
        for (at, cell) in row.iter().enumerate() {
            if widest > 1 && at > 0 {
                text.push(' ');
            }
            (of(cell)..widest).for_each(|_| text.push(' '));
            *text += cell.as_deref().unwrap_or(".");
        }
        text.push('\n');
    }
}

fn options(text: &mut String, loaded: &Loaded, solution: &[OptionId]) {
    separate(text);
    for &option in loaded.puzzle().givens().iter().chain(solution) {
        *text += &loaded.puzzle().problem().option_text(option);
        text.push('\n');
    }
}

fn separate(text: &mut String) {
    if !text.is_empty() {
        text.push('\n');
    }
}
