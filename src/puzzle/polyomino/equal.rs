//! Pieces of one shape under different letters.

use super::{PieceKind, Shape};

/// The letters of the kinds that have the same shape, for each shape that
/// several have.
pub(super) fn letters(kinds: &[PieceKind]) -> Vec<Vec<String>> {
    let mut shapes: Vec<(Shape, Vec<String>)> = Vec::new();
    for kind in kinds.iter().filter(|kind| kind.copies > 0) {
        // What may be turned into another has the same ways to lie.
        let in_order = |shape: &Shape| -> Vec<_> {
            let cells = shape.cells().iter();
            cells.map(|cell| (cell.row, cell.col)).collect()
        };
        let Some(least) = kind.ways().into_iter().min_by_key(in_order) else {
            continue;
        };
        let letter = kind.letter.to_string();
        match shapes.iter_mut().find(|(shape, _)| *shape == least) {
            Some((_, letters)) => letters.push(letter),
            None => shapes.push((least, vec![letter])),
        }
    }
    let letters = shapes.into_iter().map(|(_, letters)| letters);
    letters.filter(|letters| letters.len() > 1).collect()
}
