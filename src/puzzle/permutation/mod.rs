//! Permutations with forbidden places: one rook in every row and every column,
//! on allowed squares only. That is the constraint that n variables take n
//! different values (alldifferent), as 2n items; the number of covers is the
//! permanent of the 0/1 matrix of allowed places (J.-M. Chauvet, arXiv
//! 0803.4253).

pub mod permanent;

use super::size::{MAX_SIZE, SizeError};
use super::symmetry::{self, Symmetries};
use super::{Board, Cell, Fact, Meaning, Placement, Puzzle};
use crate::dlx::{ItemId, OptionId, Problem, ProblemBuilder, ProblemError};
use crate::document::{Document, Format};
use crate::tables::{average, in_short};
use crate::words::{grouped, joined};

/// A square of allowed and forbidden places.
#[derive(Clone, Debug)]
pub struct Permutation {
    problem: Problem,
    board: Board,
    /// By row, the allowed columns as bits.
    rows: Vec<u64>,
    /// By option, its place.
    cells: Vec<Cell>,
}

impl Permutation {
    /// Row by row, the allowed columns as bits, the first column the lowest
    /// bit; bits beyond the last column do not count. Rows `r1` … and columns
    /// `c1` … are primary; one option for each allowed place, line by line.
    ///
    /// # Errors
    /// The number of rows is not in 1 to [`MAX_SIZE`].
    pub fn new(rows: &[u64]) -> Result<Self, SizeError> {
        let n = rows.len();
        SizeError::check("permutation", n)?;
        let rows: Vec<u64> = rows.iter().map(|row| row & all(n)).collect();
        let allowed = |cell: Cell| rows[usize::from(cell.row)] >> cell.col & 1 == 1;
        let board = Board::marks(n as u16, allowed);
        let cells: Vec<Cell> = board.cells().collect();
        let problem = build(n, &cells).expect("names are distinct, and each option has two");
        Ok(Permutation {
            problem,
            board,
            rows,
            cells,
        })
    }

    /// All places are allowed.
    ///
    /// # Errors
    /// As for [`new`](Self::new).
    pub fn full(n: usize) -> Result<Self, SizeError> {
        Self::new(&vec![u64::MAX; n.min(MAX_SIZE + 1)])
    }

    /// All places are allowed but those of the diagonal: nothing stays where
    /// it is.
    ///
    /// # Errors
    /// As for [`new`](Self::new).
    pub fn derangement(n: usize) -> Result<Self, SizeError> {
        SizeError::check("permutation", n)?;
        Self::new(&(0..n).map(|row| !(1 << row)).collect::<Vec<_>>())
    }

    /// Row by row, the allowed columns as bits.
    pub fn rows(&self) -> &[u64] {
        &self.rows
    }

    /// As it is typed: `permutation`, and the matrix below it.
    fn text(&self) -> String {
        let mut text = String::from("permutation\n");
        for row in &self.rows {
            text.extend((0..self.rows.len()).map(|col| match row >> col & 1 {
                1 => '1',
                _ => '0',
            }));
            text.push('\n');
        }
        text
    }
}

/// So many low bits.
fn all(n: usize) -> u64 {
    u64::MAX >> (64 - n)
}

fn build(n: usize, cells: &[Cell]) -> Result<Problem, ProblemError> {
    let mut builder = ProblemBuilder::new();
    let mut items = Vec::with_capacity(2 * n);
    for letter in ["r", "c"] {
        for number in 1..=n {
            items.push(builder.primary(&joined(&[letter, &number.to_string()]))?);
        }
    }
    for cell in cells {
        let (row, col) = (usize::from(cell.row), usize::from(cell.col));
        builder.option([items[row], items[n + col]])?;
    }
    builder.build()
}

impl Puzzle for Permutation {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn placement(&self, option: OptionId) -> Placement {
        Placement {
            label: "♜".to_owned(),
            symbol: 0,
            cells: vec![self.cells[option.index()]],
        }
    }

    fn meaning(&self, item: ItemId) -> Meaning {
        let (at, n) = (item.index(), self.rows.len());
        let (name, line, is_row) = match at < n {
            true => ("row ", at, true),
            false => ("column ", at - n, false),
        };
        let on = |cell: &&Cell| usize::from(if is_row { cell.row } else { cell.col }) == line;
        Meaning::line(name, line, self.cells.iter().filter(on).copied().collect())
    }

    fn label_words(&self, _: &Placement) -> String {
        "rook".to_owned()
    }

    fn document(&self) -> Option<Document> {
        Some(Document::new(Format::Permutation, self.text()))
    }

    fn symmetries(&self) -> Symmetries {
        symmetry::of_marks(self)
    }

    fn facts(&self) -> Vec<Fact> {
        let exactly = match permanent::ryser(&self.rows) {
            Some(permanent) => grouped(permanent),
            None => joined(&["not computed above n = ", &permanent::MOST.to_string()]),
        };
        let below = match permanent::van_der_waerden(&self.rows) {
            Some((bound, error)) => at_least(bound, error),
            None => "not known: rows and columns cannot be scaled to sums of 1".to_owned(),
        };
        let above = at_most(permanent::minc_bregman(&self.rows));
        vec![
            Fact::new("Permanent", exactly, "Ryser 1963"),
            Fact::new("at most", above, "Minc 1963, Brégman 1973"),
            Fact::new(
                "at least",
                below,
                "van der Waerden, Egorychev, Falikman 1981",
            ),
        ]
    }
}

/// Below it bounds have a decimal.
const SMALL: f64 = 10_000.0;
/// From it on they have three digits and a power of ten.
const LARGE: f64 = 1e7;
/// A bound that is a whole number may have been reckoned so much beside it.
const BESIDE: f64 = 1e-6;

/// An upper bound, rounded up. A permanent is a whole number: so it is at most
/// this bound with what is behind the point cut off.
fn at_most(bound: f64) -> String {
    let safe = bound * (1.0 + 1e-12);
    match bound {
        _ if bound < SMALL => average((bound * 10.0 - BESIDE).ceil(), 10),
        _ if bound < LARGE => grouped(safe as u64),
        _ => {
            let unit = hundredth(safe);
            in_short((safe / unit).ceil() * unit)
        }
    }
}

/// Likewise a lower one, rounded down, that may be too large by this share,
/// below 10⁻⁶.
fn at_least(bound: f64, error: f64) -> String {
    let safe = bound * (1.0 - error);
    match bound {
        _ if bound < SMALL => average((bound * 10.0 + BESIDE).floor(), 10),
        _ if bound < LARGE => grouped(safe.ceil() as u64),
        _ => {
            let unit = hundredth(safe);
            in_short((safe / unit).floor() * unit)
        }
    }
}

/// What the third digit of a number counts.
fn hundredth(number: f64) -> f64 {
    let mut unit = 1.0;
    while number / unit >= 1_000.0 {
        unit *= 10.0;
    }
    unit
}
