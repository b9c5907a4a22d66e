//! Writes a tiling as text; [`super::text`] tells how.

use super::{PieceKind, Plan, Shape, Square, sets};
use crate::puzzle::Cell;
use crate::words::joined;

/// See [`Plan::to_text`].
pub(super) fn text(plan: &Plan) -> String {
    let mut text = String::from("board");
    if plan.cells.iter().all(|&square| square == Square::Cell) {
        let (rows, cols) = (plan.rows.to_string(), plan.cols.to_string());
        text += &joined(&[" ", &rows, "x", &cols, "\n"]);
    } else {
        text.push('\n');
        let mark = |row, col| {
            let at = usize::from(row) * usize::from(plan.cols) + usize::from(col);
            match plan.cells.get(at) {
                Some(Square::Cell) => '#',
                Some(Square::Optional) => '?',
                Some(Square::Hole) | None => '.',
            }
        };
        draw(&mut text, plan.rows, plan.cols, mark);
    }
    let sets = sets::NAMES.map(|name| (name, sets::named(name).unwrap_or_default()));
    let mut kinds = plan.kinds.as_slice();
    while let Some(first) = kinds.first() {
        if let Some((name, set)) = sets.iter().find(|(_, set)| begins_with(kinds, set)) {
            text += &joined(&["pieces ", name]);
            text += &style(first);
            text.push('\n');
            kinds = &kinds[set.len()..];
        } else {
            text += "piece ";
            text.push(first.letter);
            text += &style(first);
            text.push('\n');
            draw_shape(&mut text, &first.shape);
            kinds = &kinds[1..];
        }
    }
    text
}

/// Whether the set comes first, all its pieces as often and laid alike.
fn begins_with(kinds: &[PieceKind], set: &[PieceKind]) -> bool {
    let same = |(kind, piece): (&PieceKind, &PieceKind)| {
        let like_first = PieceKind {
            copies: kinds[0].copies,
            turn: kinds[0].turn,
            flip: kinds[0].flip,
            ..piece.clone()
        };
        *kind == like_first
    };
    kinds.len() >= set.len() && kinds.iter().zip(set).all(same)
}

/// " x2 noturn noflip", as far as it is so.
fn style(kind: &PieceKind) -> String {
    let copies = match kind.copies {
        1 => String::new(),
        copies => joined(&[" x", &copies.to_string()]),
    };
    let turn = if kind.turn { "" } else { " noturn" };
    let flip = if kind.flip { "" } else { " noflip" };
    joined(&[&copies, turn, flip])
}

fn draw_shape(text: &mut String, shape: &Shape) {
    let mut cells = shape.cells().iter().peekable();
    draw(text, shape.rows(), shape.cols(), |row, col| {
        match cells.next_if(|&&cell| cell == Cell::new(row, col)) {
            Some(_) => '#',
            None => '.',
        }
    });
}

/// Line by line.
fn draw(text: &mut String, rows: u16, cols: u16, mut mark: impl FnMut(u16, u16) -> char) {
    for row in 0..rows {
        text.extend((0..cols).map(|col| mark(row, col)));
        text.push('\n');
    }
}
