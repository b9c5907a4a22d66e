//! Tilings: cover a board with pieces that may be turned and turned over.
//!
//! Primary items are the board's cells, line by line and named `r1c1`, then
//! the pieces in the order given, named by their letters. Cells that may stay
//! empty are secondary items, after the pieces. There is one option
//! for each way to lay a piece: piece by piece, orientation by orientation
//! (see [`Shape::ways`]), and the places of an orientation line by
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
mod drawing;
mod equal;
mod error;
mod free;
mod known;
mod order;
mod plan;
pub mod sets;
mod shape;
pub mod text;
mod told;
mod words;
mod write;

pub use error::{DrawingError, PolyominoError};
pub use plan::{Plan, Square};
pub use shape::Shape;
pub(super) use shape::check_size;
pub use told::Told;

use super::symmetry::{Laid, Symmetries};
use super::{Board, Cell, Meaning, Piece, Placement, Puzzle};
use crate::dlx::{ItemId, OptionId, Problem};
use crate::document::{Document, Format};
use crate::words::spaced;

/// The most lines or files a board or a shape may have.
pub const MAX_SIDE: u16 = 64;

/// The most nodes (items of options) and order marks a tiling may have.
pub const MAX_NODES: u64 = crate::dlx::MAX_NODES as u64;

/// A piece of the stock, and how often there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceKind {
    /// Its name: a letter or a digit.
    pub letter: char,
    /// Its cells as drawn.
    pub shape: Shape,
    /// How often it is to be placed; 0 leaves it out.
    pub copies: u16,
    /// Whether it may be turned.
    pub turn: bool,
    /// Whether it may be turned over.
    pub flip: bool,
}

impl PieceKind {
    /// One piece, which may be turned and turned over.
    pub fn new(letter: char, shape: Shape) -> Self {
        PieceKind {
            letter,
            shape,
            copies: 1,
            turn: true,
            flip: true,
        }
    }

    /// A piece read from a drawing, see [`Shape::drawn`].
    ///
    /// # Errors
    /// As for [`Shape::drawn`], with the letter.
    pub fn drawn(letter: char, drawing: &str, copies: u16) -> Result<Self, PolyominoError> {
        let shape = Shape::drawn(drawing).map_err(|e| PolyominoError::Piece(letter, e))?;
        let piece = PieceKind::new(letter, shape);
        Ok(PieceKind { copies, ..piece })
    }

    /// All ways to lay it.
    pub fn ways(&self) -> Vec<Shape> {
        self.shape.ways(self.turn, self.flip)
    }
}

/// A board and the pieces that are to cover it.
#[derive(Clone, Debug)]
pub struct Polyomino {
    problem: Problem,
    plan: Plan,
    board: Board,
    /// `cells[i]` is what item `i` stands for; the pieces follow.
    cells: Vec<Cell>,
    pieces: Vec<Piece>,
    /// What the items after the pieces stand for.
    optional: Vec<Cell>,
    /// By piece, the number of its kind in the plan.
    kinds: Vec<usize>,
    /// Pieces that must begin before the next piece, its equal. Each pair has
    /// an item for each cell but the first, in this order, after all others.
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
        build::tiling(&Plan::of_board(&board, kinds))
    }

    /// What it was made of.
    pub fn plan(&self) -> &Plan {
        &self.plan
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

    /// The cell that the item stands for.
    fn cell_of(&self, item: ItemId) -> Option<Cell> {
        let before = self.cells.len() + self.pieces.len();
        let required = self.cells.get(item.index());
        let optional = || self.optional.get(item.index().checked_sub(before)?);
        required.or_else(optional).copied()
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
            label: self.plan.kinds[self.kinds[piece]].letter.to_string(),
            symbol: piece as u16,
            cells: items.filter_map(|u| self.cell_of(u.item)).collect(),
        }
    }

    fn meaning(&self, item: ItemId) -> Meaning {
        if let Some(cell) = self.cell_of(item) {
            return Meaning::Cell(cell);
        }
        let at = item.index() - self.cells.len();
        if let Some(piece) = self.pieces.get(at) {
            return Meaning::Piece {
                symbol: piece.symbol,
                label: piece.label.clone(),
            };
        }
        let marks = at - self.pieces.len() - self.optional.len();
        let cells = self.cells.len() + self.optional.len();
        let first = self.pairs[marks / (cells - 1)];
        Meaning::Order {
            first: self.pieces[first].label.clone(),
            second: self.pieces[first + 1].label.clone(),
        }
    }

    fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// As [`Plan::to_text`] writes it.
    fn document(&self) -> Option<Document> {
        Some(Document::new(Format::Tiling, self.plan.to_text()))
    }

    /// Those of the board that the stock of pieces allows.
    fn symmetries(&self) -> Symmetries {
        let nature = |cell| match self.plan.cells[self.board.index(cell)] {
            Square::Hole => 0,
            Square::Cell => 1,
            Square::Optional => 2,
        };
        let laid = |option| Laid {
            kind: self.kinds[self.piece_of(option)] as u32,
            cells: self.placement(option).cells,
        };
        let options = self.problem.options().map(laid);
        Symmetries::of_board(self.board.rows, self.board.cols, nature, options)
    }

    fn equal_pieces(&self) -> Vec<Vec<String>> {
        equal::letters(&self.plan.kinds)
    }

    fn loose_pieces(&self) -> Vec<String> {
        let loose = |kind: &&PieceKind| kind.copies > 0 && !kind.shape.is_connected();
        let loose = self.plan.kinds.iter().filter(loose);
        loose.map(|kind| kind.letter.to_string()).collect()
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
