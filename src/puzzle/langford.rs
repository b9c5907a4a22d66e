//! Langford pairs: 1 1 2 2 … n n in a line, with d others between the two d.

use super::size::SizeError;
use super::symmetry::{Laid, Symmetries};
use super::{Board, BoardKind, Cell, Fact, Meaning, Piece, Placement, Puzzle};
use crate::dlx::{ItemId, OptionId, Problem, ProblemBuilder, ProblemError};
use crate::document::{Document, Format};
use crate::words::{grouped, joined};

/// Longer lines are broken.
const MAX_COLS: usize = 12;

/// Langford's problem. The numbers `1` … and the places `s1` … `s2n` are
/// primary; one option for each number and place of its left copy. Every
/// line is found in both directions.
///
/// # Errors
/// n is not in 1 to [`super::size::MAX_SIZE`].
pub fn langford(n: usize) -> Result<Problem, SizeError> {
    SizeError::check("langford", n)?;
    Ok(build(n).expect("names are distinct, and each option has three of them"))
}

fn build(n: usize) -> Result<Problem, ProblemError> {
    let mut builder = ProblemBuilder::new();
    let mut numbers = Vec::new();
    for d in 1..=n {
        numbers.push(builder.primary(&d.to_string())?);
    }
    let mut places = Vec::new();
    for s in 1..=2 * n {
        places.push(builder.primary(&format!("s{s}"))?);
    }
    for (index, &number) in numbers.iter().enumerate() {
        // The copies of d = index + 1 stand d + 1 places apart.
        for (&left, &right) in places.iter().zip(places.iter().skip(index + 2)) {
            builder.option([number, left, right])?;
        }
    }
    builder.build()
}

/// Langford's problem on its line of places, which is broken into lines as
/// equal as can be.
#[derive(Clone, Debug)]
pub struct Langford {
    problem: Problem,
    board: Board,
    pieces: Vec<Piece>,
}

impl Langford {
    /// See [`langford`].
    ///
    /// # Errors
    /// As there.
    pub fn new(n: usize) -> Result<Self, SizeError> {
        let problem = langford(n)?;
        let places = 2 * n;
        let cols = places.div_ceil(places.div_ceil(MAX_COLS));
        let rows = places.div_ceil(cols);
        let pair = |at: usize| Piece {
            label: (at + 1).to_string(),
            symbol: at as u16,
            shape: vec![Cell::new(0, 0), Cell::new(0, at as u16 + 2)],
            item: ItemId(at as u32),
        };
        Ok(Langford {
            problem,
            board: Board {
                kind: BoardKind::Line,
                rows: rows as u16,
                cols: cols as u16,
                inside: (0..rows * cols).map(|at| at < places).collect(),
            },
            pieces: (0..n).map(pair).collect(),
        })
    }

    /// How many pairs there are.
    pub fn size(&self) -> usize {
        self.pieces.len()
    }

    /// As it is typed: `langford 7`.
    fn text(&self) -> String {
        joined(&["langford ", &self.size().to_string()])
    }

    /// The number of the option's pair and its two places, all from 0.
    fn parts(&self, option: OptionId) -> [usize; 3] {
        let uses = self.problem.option(option);
        let [number, left, right] = [0, 1, 2].map(|at| uses[at].item.index());
        [number, left - self.size(), right - self.size()]
    }

    fn cell(&self, place: usize) -> Cell {
        let cols = usize::from(self.board.cols);
        Cell::new((place / cols) as u16, (place % cols) as u16)
    }
}

/// How many lines there are for 1 to 20 pairs, a line and its reversal counted
/// once (OEIS A014552).
const KNOWN: [u64; 20] = [
    0,
    0,
    1,
    1,
    0,
    0,
    26,
    150,
    0,
    0,
    17_792,
    108_144,
    0,
    0,
    39_809_640,
    326_721_800,
    0,
    0,
    256_814_891_280,
    2_636_337_861_200,
];

impl Puzzle for Langford {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn placement(&self, option: OptionId) -> Placement {
        let [number, left, right] = self.parts(option);
        Placement {
            label: (number + 1).to_string(),
            symbol: number as u16,
            cells: vec![self.cell(left), self.cell(right)],
        }
    }

    fn meaning(&self, item: ItemId) -> Meaning {
        match self.pieces.get(item.index()) {
            Some(piece) => Meaning::Piece {
                symbol: piece.symbol,
                label: piece.label.clone(),
            },
            None => Meaning::Cell(self.cell(item.index() - self.size())),
        }
    }

    fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// "pair 3", "place 5".
    fn item_words(&self, item: ItemId) -> String {
        let (at, n) = (item.index(), self.size());
        match at < n {
            true => joined(&["pair ", &(at + 1).to_string()]),
            false => joined(&["place ", &(at - n + 1).to_string()]),
        }
    }

    /// "pair 3 at 2 and 6".
    fn option_words(&self, option: OptionId) -> String {
        let [number, left, right] = self.parts(option).map(|at| (at + 1).to_string());
        joined(&["pair ", &number, " at ", &left, " and ", &right])
    }

    /// "pair 3 at 2 and 6".
    fn option_on_board(&self, option: OptionId) -> String {
        self.option_words(option)
    }

    fn document(&self) -> Option<Document> {
        Some(Document::new(Format::Langford, self.text()))
    }

    /// A line and its reversal, whatever lines it is broken into.
    fn symmetries(&self) -> Symmetries {
        let laid = |option| {
            let [number, left, right] = self.parts(option);
            Laid {
                kind: number as u32,
                cells: [left, right].map(|place| Cell::new(0, place as u16)).into(),
            }
        };
        let options = self.problem.options().map(laid);
        Symmetries::of_board(1, 2 * self.size() as u16, |_| 1, options)
    }

    fn facts(&self) -> Vec<Fact> {
        let n = self.size();
        if matches!(n % 4, 1 | 2) {
            let value = "0, as for every n that leaves 1 or 2 when divided by 4";
            return vec![Fact::new("Known number of lines", value, "Davies 1959")];
        }
        let Some(&halved) = KNOWN.get(n - 1) else {
            return Vec::new();
        };
        let source = "OEIS A014552";
        vec![
            Fact::new("Known number of lines", grouped(2 * halved), source),
            Fact::new("a line and its reversal as one", grouped(halved), source),
        ]
    }
}
