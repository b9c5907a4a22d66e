//! Free polyominoes, made by growing.

use super::Shape;
use crate::puzzle::Cell;

/// The shapes of so many cells that hang together, each once, however turned
/// or turned over: 1, 1, 2, 5, 12, 35, … of them (OEIS A000105). In no order
/// but always the same.
pub fn polyominoes(cells: u16) -> Vec<Shape> {
    let mut shapes = Vec::from_iter(Shape::of_cells(&[(0, 0)]));
    for _ in 1..cells {
        let mut larger = Vec::new();
        for shape in &shapes {
            for grown in grown(shape) {
                let least = least(&grown);
                if !larger.contains(&least) {
                    larger.push(least);
                }
            }
        }
        shapes = larger;
    }
    shapes
}

/// The shape with one more cell beside one of its own.
fn grown(shape: &Shape) -> impl Iterator<Item = Shape> + '_ {
    // One place further to the right and down, so that there is room before.
    let home = |cell: &Cell| (usize::from(cell.row) + 1, usize::from(cell.col) + 1);
    let own: Vec<(usize, usize)> = shape.cells().iter().map(home).collect();
    let beside = |(row, col)| {
        [
            (row - 1, col),
            (row, col - 1),
            (row, col + 1),
            (row + 1, col),
        ]
    };
    let new = own.clone().into_iter().flat_map(beside);
    new.filter_map(move |cell| {
        let fresh = !own.contains(&cell);
        let cells = [own.as_slice(), &[cell]].concat();
        fresh.then(|| Shape::of_cells(&cells).ok()).flatten()
    })
}

/// The one among its ways to lie that comes first.
fn least(shape: &Shape) -> Shape {
    let mut ways = shape.orientations();
    let mut best = ways.swap_remove(0);
    for way in ways {
        if way.cells() < best.cells() {
            best = way;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_as_there_are() {
        let counts = [1, 2, 3, 4, 5, 6].map(|cells| polyominoes(cells).len());
        assert_eq!(counts, [1, 1, 2, 5, 12, 35]);
    }
}
