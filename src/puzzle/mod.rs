//! How a puzzle becomes items and options, and a partial cover becomes a board.
//!
//! Nothing here knows the browser. A puzzle owns its [`Problem`] and tells
//! what an option *places* and what an item *means*, in cells and in words.

mod board;
pub mod exact;
mod fact;
pub mod langford;
pub mod named;
pub mod permutation;
pub mod polyomino;
pub mod queens;
pub mod size;
pub mod sudoku;
pub mod symmetry;

pub use board::{Board, BoardKind, RegionKind};
pub use fact::Fact;

use crate::dlx::{ItemId, OptionId, Problem};
use crate::document::Document;
use crate::words::{joined, spaced};
use symmetry::Symmetries;

/// A square of the board, counted from 0; written from 1 as `r1c1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The line, from the top.
    pub row: u16,
    /// The file, from the left.
    pub col: u16,
}

impl Cell {
    /// The cell in this row and column, from 0.
    pub const fn new(row: u16, col: u16) -> Self {
        Cell { row, col }
    }
}

impl std::fmt::Display for Cell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "r{}c{}", self.row + 1, self.col + 1)
    }
}

/// What an option puts on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placement {
    /// What is written in the cells: a digit (`7`, `G`) or a piece (`L`).
    pub label: String,
    /// Which digit or piece it is, from 0: picks the colour, or the place of
    /// the pencil mark.
    pub symbol: u16,
    /// The cells it fills, line by line.
    pub cells: Vec<Cell>,
}

/// What an item stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// This cell must be filled.
    Cell(Cell),
    /// This digit must stand once among these cells.
    House {
        /// "row 3", "column 7", "block 2", "region 2", "diagonal 1".
        name: String,
        /// The digit's number, from 0.
        symbol: u16,
        /// The digit as written; empty if there is only one thing to place.
        label: String,
        /// The cells of the row, column, block, region or diagonal.
        cells: Vec<Cell>,
    },
    /// This piece must be placed.
    Piece {
        /// The piece's number, from 0.
        symbol: u16,
        /// The piece's letter.
        label: String,
    },
    /// Of two equal pieces, this one must stand before that one, lest their
    /// exchange counts as another solution. Always a secondary item.
    Order {
        /// The name of the piece that stands first.
        first: String,
        /// The name of the piece that stands second.
        second: String,
    },
    /// An item of an abstract problem, which has a cell to be shown in.
    Item {
        /// Its name as typed.
        name: String,
        /// Where it is shown; none if there are too many to be drawn.
        cell: Option<Cell>,
    },
}

impl Meaning {
    /// One of the lines of a board of marks, `name` and its number, from 0.
    fn line(name: &str, number: usize, cells: Vec<Cell>) -> Self {
        Meaning::House {
            name: joined(&[name, &(number + 1).to_string()]),
            symbol: 0,
            label: String::new(),
            cells,
        }
    }

    /// What its options are called on such a board.
    pub fn noun(&self, kind: BoardKind) -> &'static str {
        match (self, kind) {
            (Meaning::Cell(_), BoardKind::Sudoku { .. }) => "candidate",
            (Meaning::House { .. }, BoardKind::Marks) => "square",
            (Meaning::House { .. }, _) => "place",
            (Meaning::Item { .. }, _) => "option",
            (Meaning::Cell(_) | Meaning::Piece { .. } | Meaning::Order { .. }, _) => "placement",
        }
    }
}

/// One of the things to be placed, with its picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its letter.
    pub label: String,
    /// Its number, from 0.
    pub symbol: u16,
    /// Its cells as drawn.
    pub shape: Vec<Cell>,
    /// The item that demands it.
    pub item: ItemId,
}

/// A puzzle on a board that is solved as an exact cover problem.
pub trait Puzzle {
    /// Items and options.
    fn problem(&self) -> &Problem;

    /// The shape of the board.
    fn board(&self) -> &Board;

    /// What choosing the option puts on the board.
    fn placement(&self, option: OptionId) -> Placement;

    /// What the item demands.
    fn meaning(&self, item: ItemId) -> Meaning;

    /// Options that are chosen before the search begins.
    fn givens(&self) -> &[OptionId] {
        &[]
    }

    /// The pieces to place, if the puzzle has a stock of pieces.
    fn pieces(&self) -> &[Piece] {
        &[]
    }

    /// By cell of the board, line by line, the number of the block or region it
    /// belongs to; empty if there are none.
    fn regions(&self) -> &[u16] {
        &[]
    }

    /// The puzzle as text, in its own canonical format, from which the same
    /// puzzle is read again; none if there is no such format.
    fn document(&self) -> Option<Document> {
        None
    }

    /// What turns and reflections do with its options. Givens break symmetries:
    /// a puzzle with givens has none.
    fn symmetries(&self) -> Symmetries {
        Symmetries::none()
    }

    /// What is known of it without a search; worked out when asked for.
    fn facts(&self) -> Vec<Fact> {
        Vec::new()
    }

    /// The names of pieces that have the same shape and are told apart all the
    /// same, in groups.
    fn equal_pieces(&self) -> Vec<Vec<String>> {
        Vec::new()
    }

    /// The names of pieces whose cells do not hang together.
    fn loose_pieces(&self) -> Vec<String> {
        Vec::new()
    }

    /// The item in words, short enough to begin a sentence:
    /// "r2c3", "5 in row 3", "piece L".
    fn item_words(&self, item: ItemId) -> String {
        match self.meaning(item) {
            Meaning::Cell(cell) => cell.to_string(),
            Meaning::House { name, label, .. } if label.is_empty() => name,
            Meaning::House { name, label, .. } => format!("{label} in {name}"),
            Meaning::Piece { label, .. } => format!("piece {label}"),
            Meaning::Order { first, second } => format!("{first} before {second}"),
            Meaning::Item { name, .. } => name,
        }
    }

    /// Likewise, with a long name shortened: for what is read in passing.
    fn item_brief(&self, item: ItemId) -> String {
        self.item_words(item)
    }

    /// What is placed, in words: its label, unless that is a drawing.
    fn label_words(&self, placement: &Placement) -> String {
        placement.label.clone()
    }

    /// The option in words: "7 at r2c3", "L at r1c1 r2c1 r3c1 r4c1 r4c2",
    /// "queen at r2c3".
    fn option_words(&self, option: OptionId) -> String {
        let placement = self.placement(option);
        let cells = spaced(placement.cells.iter().map(Cell::to_string));
        joined(&[&self.label_words(&placement), " at ", &cells])
    }

    /// An option that is on the board already, in fewer words: "7 at r2c3",
    /// "L at r1c1". Its first cell tells where to look.
    fn option_on_board(&self, option: OptionId) -> String {
        let placement = self.placement(option);
        match placement.cells.first() {
            Some(cell) => joined(&[&self.label_words(&placement), " at ", &cell.to_string()]),
            None => self.option_words(option),
        }
    }
}
