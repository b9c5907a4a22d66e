//! The puzzles of the picker.

use crate::dlx::Problem;
use crate::dlx::text::{TextError, parse_knuth, parse_matrix};
use crate::loaded::Loaded;
use crate::puzzle::Puzzle;
use crate::puzzle::exact::ExactCover;
use crate::puzzle::polyomino::Polyomino;
use crate::puzzle::samples::{SAMPLES, Sample, sample};
use crate::puzzle::sudoku::Grid;

/// An entry of the picker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What [`Action::Load`](super::Action::Load) takes.
    pub id: &'static str,
    /// What the picker shows.
    pub title: &'static str,
    /// Its heading in the picker.
    pub group: &'static str,
}

/// An entry that is no Sudoku, and how its puzzle is made.
type Made = (Entry, fn() -> Result<Box<dyn Puzzle>, String>);

const fn tiling(id: &'static str, title: &'static str) -> Entry {
    Entry {
        id,
        title,
        group: "Pentominoes",
    }
}

const fn exact(id: &'static str, title: &'static str) -> Entry {
    Entry {
        id,
        title,
        group: "Exact cover",
    }
}

const OTHERS: [Made; 9] = [
    (tiling("lpnu", "L P N U on 4×5"), || {
        Ok(Box::new(Polyomino::lpnu()))
    }),
    (tiling("pentominoes-6x10", "Pentominoes 6×10"), || {
        pentominoes(6, 10)
    }),
    (tiling("pentominoes-5x12", "Pentominoes 5×12"), || {
        pentominoes(5, 12)
    }),
    (tiling("pentominoes-4x15", "Pentominoes 4×15"), || {
        pentominoes(4, 15)
    }),
    (tiling("pentominoes-3x20", "Pentominoes 3×20"), || {
        pentominoes(3, 20)
    }),
    (tiling("pentominoes-8x8", "Pentominoes 8×8, holed"), || {
        Ok(Box::new(Polyomino::pentominoes_holed_8x8()))
    }),
    (exact("exact-knuth", "Knuth's 6×7 example"), || {
        abstractly(parse_knuth(include_str!(
            "../../www/samples/exact-knuth.dlx"
        )))
    }),
    (exact("exact-hitting-set", "Exact hitting set"), || {
        abstractly(parse_matrix(include_str!(
            "../../www/samples/exact-hitting-set.mat"
        )))
    }),
    (exact("exact-order", "Where the order matters"), || {
        abstractly(parse_knuth(include_str!(
            "../../www/samples/exact-order.dlx"
        )))
    }),
];

fn abstractly(problem: Result<Problem, TextError>) -> Result<Box<dyn Puzzle>, String> {
    let problem = problem.map_err(|error| error.to_string())?;
    match ExactCover::new(problem) {
        Ok(puzzle) => Ok(Box::new(puzzle)),
        Err(error) => Err(error.to_string()),
    }
}

fn pentominoes(rows: u16, cols: u16) -> Result<Box<dyn Puzzle>, String> {
    match Polyomino::pentominoes(rows, cols) {
        Ok(tiling) => Ok(Box::new(tiling)),
        Err(error) => Err(error.to_string()),
    }
}

/// The picker's entries, in order.
pub fn entries() -> impl Iterator<Item = Entry> {
    let sudoku = SAMPLES.iter().map(|sample| Entry {
        id: sample.id,
        title: sample.title,
        group: "Sudoku",
    });
    sudoku.chain(OTHERS.iter().map(|(entry, _)| *entry))
}

/// The puzzle of this id.
///
/// # Errors
/// There is none, in words.
pub(super) fn load(id: &str) -> Result<Loaded, String> {
    if let Some(sample) = sample(id) {
        return load_sample(sample);
    }
    match OTHERS.iter().find(|(entry, _)| entry.id == id) {
        Some((entry, make)) => Loaded::puzzle_of(id, entry.title, make()?),
        None => Err(format!("there is no puzzle '{id}'")),
    }
}

fn load_sample(sample: &Sample) -> Result<Loaded, String> {
    let grid = Grid::parse(sample.text).map_err(|error| error.to_string())?;
    Loaded::sudoku(sample.id, sample.title, grid, sample.diagonals)
}
