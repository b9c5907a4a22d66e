//! Boards to be tiled.

use super::{Entry, Source};
use crate::document::{Fault, Reading};
use crate::puzzle::polyomino::{Polyomino, PolyominoError};

const fn entry(
    id: &'static str,
    title: &'static str,
    first: bool,
    make: fn() -> Result<Reading, Fault>,
) -> Entry {
    Entry {
        id,
        title,
        group: "Pentominoes",
        first,
        source: Source::Built(make),
    }
}

/// Each has a known number of solutions.
pub const ENTRIES: &[Entry] = &[
    entry("lpnu", "L P N U on 4×5", true, || {
        tiling(Ok(Polyomino::lpnu()))
    }),
    entry("pentominoes-6x10", "Pentominoes 6×10", false, || {
        tiling(Polyomino::pentominoes(6, 10))
    }),
    entry("pentominoes-5x12", "Pentominoes 5×12", false, || {
        tiling(Polyomino::pentominoes(5, 12))
    }),
    entry("pentominoes-4x15", "Pentominoes 4×15", false, || {
        tiling(Polyomino::pentominoes(4, 15))
    }),
    entry("pentominoes-3x20", "Pentominoes 3×20", false, || {
        tiling(Polyomino::pentominoes(3, 20))
    }),
    entry("pentominoes-8x8", "Pentominoes 8×8, holed", false, || {
        tiling(Ok(Polyomino::pentominoes_holed_8x8()))
    }),
];

fn tiling(made: Result<Polyomino, PolyominoError>) -> Result<Reading, Fault> {
    let made = made.map_err(|error| Fault::new(error.to_string()))?;
    Ok(Reading::of("Tiling", made))
}
