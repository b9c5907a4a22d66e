//! Tilings: cover a board with pieces that may be turned and turned over.
//!
//! Primary items are the board's cells, line by line and named `r1c1`, then
//! the pieces in the order given, named by their letters. There is one option
//! for each way to lay a piece: piece by piece, orientation by orientation
//! (see [`Shape::orientations`]), and the places of an orientation line by
//! line. An option names its cells and then its piece.
//!
//! A piece that comes several times is as many items: `L1`, `L2`, … Equal
//! pieces are not told apart: secondary items keep them in the order of their
//! first cells, so that every tiling is found once. Equal shapes that were
//! given different letters are different pieces.
//!
//! A piece that fits nowhere, or a cell that nothing can cover, is not
//! refused: its item has no options, see [`Polyomino::uncoverable`].

mod build;
mod error;
mod known;
mod order;
mod shape;

pub use error::{DrawingError, PolyominoError};
pub use shape::Shape;
pub(super) use shape::check_size;

use super::{Board, Cell, Meaning, Piece, Placement, Puzzle};
use crate::dlx::{ItemId, OptionId, Problem};
use crate::words::spaced;

/// The most lines or files a board or a shape may have.
pub const MAX_SIDE: u16 = 64;

/// The most nodes (items of options) and order marks a tiling may have.
pub const MAX_NODES: usize = 4_000_000;

/// A piece of the stock, and how often there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceKind {
    /// Its name: a letter or a digit.
    pub letter: char,
    /// Its cells as drawn.
    pub shape: Shape,
    /// How often it is to be placed; 0 leaves it out.
    pub copies: u16,
}

impl PieceKind {
    /// A piece read from a drawing, see [`Shape::drawn`].
    ///
    /// # Errors
    /// As for [`Shape::drawn`], with the letter.
    pub fn drawn(letter: char, drawing: &str, copies: u16) -> Result<Self, PolyominoError> {
        let shape = Shape::drawn(drawing).map_err(|e| PolyominoError::Piece(letter, e))?;
        Ok(PieceKind {
            letter,
            shape,
            copies,
        })
    }
}

/// A board and the pieces that are to cover it.
#[derive(Clone, Debug)]
pub struct Polyomino {
    problem: Problem,
    board: Board,
    /// `cells[i]` is what item `i` stands for; the pieces follow.
    cells: Vec<Cell>,
    pieces: Vec<Piece>,
    /// What is written in the cells of each piece: its letter.
    letters: Vec<char>,
    /// Pieces that must begin before the next piece, its equal. Each pair has
    /// `cells.len() - 1` secondary items, in this order.
    pairs: Vec<usize>,
    /// By option, in which of its ways the piece lies, if it has several.
    ways: Vec<Option<u8>>,
}

impl Polyomino {
    /// The tilings of this board with these pieces, each as often as it says.
    ///
    /// # Errors
    /// A board without cells or larger than [`MAX_SIDE`], a letter that is
    /// repeated or is none, different areas of pieces and board, or more than
    /// [`MAX_NODES`].
    pub fn new(board: Board, kinds: &[PieceKind]) -> Result<Self, PolyominoError> {
        build::tiling(board, kinds)
    }

    /// Pieces that fit nowhere and cells that no piece can cover: with any of
    /// them there is no solution.
    pub fn uncoverable(&self) -> Vec<ItemId> {
        let mut covered = vec![false; self.problem.item_count()];
        for option in self.problem.options() {
            for each in self.problem.option(option) {
                covered[each.item.index()] = true;
            }
        }
        let lonely = |&i: &ItemId| self.problem.is_primary(i) && !covered[i.index()];
        self.problem.items().filter(lonely).collect()
    }

    /// The copy's own name, and a letter for the way it lies: "L2c" is the
    /// second L in its third way.
    fn name_of(&self, option: OptionId) -> String {
        let mut name = self.pieces[self.piece_of(option)].label.clone();
        name.extend(self.ways[option.index()].map(|way| char::from(b'a' + way)));
        name
    }

    /// The number of the piece that the option lays.
    fn piece_of(&self, option: OptionId) -> usize {
        let pieces = self.cells.len()..self.cells.len() + self.pieces.len();
        let mut items = self.problem.option(option).iter().map(|u| u.item.index());
        let item = items.find(|i| pieces.contains(i));
        item.expect("every option was given a piece") - self.cells.len()
    }
}

impl Puzzle for Polyomino {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn board(&self) -> &Board {
        &self.board
    }

    /// The letter is the same for all copies of a piece, the symbol is the
    /// number of the copy in [`Puzzle::pieces`].
    fn placement(&self, option: OptionId) -> Placement {
        let piece = self.piece_of(option);
        let items = self.problem.option(option).iter();
        Placement {
            label: self.letters[piece].to_string(),
            symbol: piece as u16,
            cells: items
                .filter_map(|u| self.cells.get(u.item.index()).copied())
                .collect(),
        }
    }

    fn meaning(&self, item: ItemId) -> Meaning {
        if let Some(&cell) = self.cells.get(item.index()) {
            return Meaning::Cell(cell);
        }
        let at = item.index() - self.cells.len();
        if let Some(piece) = self.pieces.get(at) {
            return Meaning::Piece {
                symbol: piece.symbol,
                label: piece.label.clone(),
            };
        }
        let first = self.pairs[(at - self.pieces.len()) / (self.cells.len() - 1)];
        Meaning::Order {
            first: self.pieces[first].label.clone(),
            second: self.pieces[first + 1].label.clone(),
        }
    }

    fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// "La at r1c1": where its first cell lies.
    fn option_on_board(&self, option: OptionId) -> String {
        let name = self.name_of(option);
        match self.placement(option).cells.first() {
            Some(cell) => format!("{name} at {cell}"),
            None => name,
        }
    }

    /// "La at r1c1 r2c1 r3c1 r4c1 r4c2".
    fn option_words(&self, option: OptionId) -> String {
        let cells = self.placement(option).cells;
        let cells = spaced(cells.iter().map(Cell::to_string));
        format!("{} at {cells}", self.name_of(option))
    }
}
