//! Queens: n of them on n×n, none attacking another.

use super::size::SizeError;
use super::symmetry::{self, Symmetries};
use super::{Board, Cell, Fact, Meaning, Placement, Puzzle};
use crate::dlx::{ItemId, OptionId, Problem, ProblemBuilder};
use crate::document::{Document, Format};
use crate::words::{grouped, joined};

/// The n queens. Rows `r1` … and columns `c1` … are primary, the diagonals
/// `a1` … (rising, from the upper left corner on) and `b1` … (falling, from the
/// upper right one on) are secondary: numbered as on the board. One option for
/// each square, line by line.
///
/// # Errors
/// n is not in 1 to [`super::size::MAX_SIZE`].
pub fn queens(n: usize) -> Result<Problem, SizeError> {
    SizeError::check("queens", n)?;
    Ok(build(n).expect("names are distinct, and each option has four of them"))
}

fn build(n: usize) -> Result<Problem, crate::dlx::ProblemError> {
    let mut builder = ProblemBuilder::new();
    let mut rows = Vec::new();
    let mut cols = Vec::new();
    for (letter, items) in [('r', &mut rows), ('c', &mut cols)] {
        for i in 1..=n {
            items.push(builder.primary(&format!("{letter}{i}"))?);
        }
    }
    let mut sums = Vec::new();
    let mut differences = Vec::new();
    for (letter, items) in [('a', &mut sums), ('b', &mut differences)] {
        for i in 1..2 * n {
            items.push(builder.secondary(&format!("{letter}{i}"))?);
        }
    }
    for row in 0..n {
        for col in 0..n {
            let (sum, difference) = (sums[row + col], differences[n - 1 + row - col]);
            builder.option([rows[row], cols[col], sum, difference])?;
        }
    }
    builder.build()
}

/// The n queens on their board.
#[derive(Clone, Debug)]
pub struct Queens {
    problem: Problem,
    board: Board,
}

impl Queens {
    /// See [`queens`].
    ///
    /// # Errors
    /// As there.
    pub fn new(n: usize) -> Result<Self, SizeError> {
        Ok(Queens {
            problem: queens(n)?,
            board: Board::marks(n as u16, |_| true),
        })
    }

    /// How many queens there are.
    pub fn size(&self) -> usize {
        self.board.rows.into()
    }

    /// As it is typed: `queens 8`.
    fn text(&self) -> String {
        joined(&["queens ", &self.size().to_string()])
    }
}

/// How many ways there are for 1 to 20 queens: all of them (OEIS A000170), and
/// up to turning and turning over the board (OEIS A002562).
const KNOWN: [(u64, u64); 20] = [
    (1, 1),
    (0, 0),
    (0, 0),
    (2, 1),
    (10, 2),
    (4, 1),
    (40, 6),
    (92, 12),
    (352, 46),
    (724, 92),
    (2_680, 341),
    (14_200, 1_787),
    (73_712, 9_233),
    (365_596, 45_752),
    (2_279_184, 285_053),
    (14_772_512, 1_846_955),
    (95_815_104, 11_977_939),
    (666_090_624, 83_263_591),
    (4_968_057_848, 621_012_754),
    (39_029_188_884, 4_878_666_808),
];

impl Puzzle for Queens {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn placement(&self, option: OptionId) -> Placement {
        let (at, n) = (option.index(), self.size());
        Placement {
            label: "♛".to_owned(),
            symbol: 0,
            cells: vec![Cell::new((at / n) as u16, (at % n) as u16)],
        }
    }

    /// Diagonals are numbered from the upper left corner where they rise, from
    /// the upper right one where they fall.
    fn meaning(&self, item: ItemId) -> Meaning {
        let (at, n) = (item.index(), self.size());
        let diagonals = 2 * n - 1;
        let (name, number, on): (_, _, Box<dyn Fn(usize, usize) -> bool>) = match at {
            _ if at < n => ("row ", at, Box::new(move |row, _| row == at)),
            _ if at < 2 * n => {
                let file = at - n;
                ("column ", file, Box::new(move |_, col| col == file))
            }
            _ if at < 2 * n + diagonals => {
                let sum = at - 2 * n;
                let on = move |row, col| row + col == sum;
                ("rising diagonal ", sum, Box::new(on))
            }
            _ => {
                let difference = at - 2 * n - diagonals;
                let on = move |row, col| n - 1 + row - col == difference;
                ("falling diagonal ", difference, Box::new(on))
            }
        };
        let on_it = |cell: &Cell| on(cell.row.into(), cell.col.into());
        Meaning::line(name, number, self.board.cells().filter(on_it).collect())
    }

    fn label_words(&self, _: &Placement) -> String {
        "queen".to_owned()
    }

    fn document(&self) -> Option<Document> {
        Some(Document::new(Format::Queens, self.text()))
    }

    fn symmetries(&self) -> Symmetries {
        symmetry::of_marks(self)
    }

    fn facts(&self) -> Vec<Fact> {
        let Some((all, classes)) = KNOWN.get(self.size() - 1) else {
            return Vec::new();
        };
        vec![
            Fact::new("Known number of ways", grouped(*all), "OEIS A000170"),
            Fact::new("up to symmetry", grouped(*classes), "OEIS A002562"),
        ]
    }
}
