//! The parts of a snapshot, as plain data.

use std::rc::Rc;

use serde::{Serialize, Serializer};

use crate::about::About;
use crate::puzzle::BoardKind;
use crate::thing::Thing;

/// The puzzle and the shape of its board. Fixed while it is loaded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PuzzleView {
    /// Which entry of the catalogue it is; `own` if none.
    pub id: String,
    /// Its name.
    pub title: String,
    /// Whether there is a problem of the user's own to come back to: the picker
    /// lists it.
    pub has_own: bool,
    /// One more each time another board is loaded and must be built anew;
    /// editing a cell leaves it.
    pub generation: u32,
    /// Number of lines.
    pub rows: u16,
    /// Number of files.
    pub cols: u16,
    /// What kind of board it is.
    pub kind: Kind,
    /// How many pencil marks stand side by side in a cell for a digit; 0 on a
    /// board without digits.
    pub marks: u16,
    /// By cell, line by line, the number of the block or region it belongs to;
    /// empty if there are none.
    pub regions: Vec<u16>,
    /// What these are called, "block" or "region"; empty if there are none.
    pub region: &'static str,
    /// Whether diagonals count: of a Sudoku, or because there are queens.
    pub diagonals: bool,
    /// The digits of a Sudoku as written, by number; the pieces' letters.
    pub symbols: Vec<String>,
    /// "324 items, 729 options, 26 givens".
    pub size: String,
    /// What is said of it.
    #[serde(serialize_with = "through")]
    pub about: Rc<About>,
    /// Why there is no board; empty if there is one.
    pub undrawn: String,
    /// How many turns and reflections leave the puzzle as it is, the identity
    /// included.
    pub symmetries: u32,
}

impl PuzzleView {
    /// Whether so many pencil marks stand side by side that each is a dot in the
    /// digit's place: a digit would be too small to read.
    pub fn has_dots(&self) -> bool {
        self.marks >= 4
    }
}

fn through<S: Serializer>(about: &About, serializer: S) -> Result<S::Ok, S::Error> {
    about.serialize(serializer)
}

/// What the cells of a board are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Places for digits.
    Sudoku,
    /// Squares to be covered by pieces.
    Tiling,
    /// Squares for queens or rooks.
    Marks,
    /// Places in a line, to be filled by pairs of numbers.
    Line,
    /// Items of an abstract exact cover problem, to be covered by options.
    Items,
}

impl Kind {
    pub(super) fn of(kind: BoardKind) -> Self {
        match kind {
            BoardKind::Sudoku { .. } => Kind::Sudoku,
            BoardKind::Tiling => Kind::Tiling,
            BoardKind::Marks => Kind::Marks,
            BoardKind::Line => Kind::Line,
            BoardKind::Items => Kind::Items,
        }
    }
}

/// What is happening at a cell or piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Nothing.
    #[default]
    None,
    /// The item that the rule will choose next.
    Next,
    /// The chosen item, or a cell where the digit that the chosen line, file,
    /// block, region or diagonal demands can go.
    Chosen,
    /// Another empty cell of the line, file, block or diagonal that is chosen
    /// or comes next.
    House,
    /// The placement of the last step, being tried.
    Trying,
    /// The placement of the last step, given up.
    Leaving,
    /// No option is left: a dead end.
    Dead,
}

/// One cell.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
pub struct CellView {
    /// Whether it belongs to the board; if not, nothing else counts.
    pub inside: bool,
    /// The name of the item that the cell is; only on a board of items.
    pub item: String,
    /// Whether the cell's item is secondary: it may be covered, but need not be.
    pub secondary: bool,
    /// What is written in it: a digit, a piece's letter, an option's number,
    /// or nothing. A coloured item may have several numbers.
    pub label: String,
    /// Which digit or piece that is; of an option, which colour it gets.
    pub symbol: Option<u16>,
    /// Whether it was there before the search.
    pub given: bool,
    /// Which placement fills it: cells of one piece or option have the same
    /// number, so that it can be outlined.
    pub placement: Option<u32>,
    /// Sudoku: bit v is set if the option that puts digit v here is linked.
    pub candidates: u32,
    /// Sudoku: bit v is set if digit v was tried here at the chosen item and
    /// given up.
    pub rejected: u32,
    /// Sudoku: bit v is set if a marked line, file, block or diagonal must get
    /// digit v and can get it here.
    pub wanted: u32,
    /// How many options still fill the cell, if it is empty.
    pub left: u32,
    /// What is happening here.
    pub mark: Mark,
    /// The placement that fills it, or else the item that demands it.
    #[serde(skip)]
    pub thing: Option<Thing>,
    /// Whether what is pointed at is, fills, or demands this cell.
    pub hot: bool,
    /// Whether the digit that was just refused contradicts another one here.
    pub fault: bool,
    /// The accessible name: "row 1 column 1, 7, given".
    pub name: String,
}

/// One piece of a tiling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PieceView {
    /// Its letter.
    pub label: String,
    /// Its number, which picks the colour.
    pub symbol: u16,
    /// Its cells (row, column) as drawn.
    pub shape: Vec<(u16, u16)>,
    /// Whether it is on the board.
    pub placed: bool,
    /// How many placements it has left, if not placed.
    pub left: u32,
    /// What is happening to it.
    pub mark: Mark,
    /// The item that demands it.
    #[serde(skip)]
    pub thing: Thing,
    /// Whether it is pointed at.
    pub hot: bool,
    /// The accessible name: "piece L, 5 placements left".
    pub name: String,
}

/// One sentence: `subject` is the part of it to stress, standing first.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Sentence {
    /// "r3c3"; may be empty.
    pub subject: String,
    /// "has 3 placements left, the fewest of all. Choose it."
    pub text: String,
    /// A quieter second line: "Level 3 · Shortest item first".
    pub note: String,
    /// At a dead end, who took the options of the item that has none: the
    /// givens, then placements as they stand on the path.
    pub because: Vec<Because>,
}

/// Who took options of the item at a dead end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Because {
    /// The number of the placement on the path, from 1; 0 for the givens.
    pub number: u32,
    /// The placement; none for the givens.
    pub option: Option<u32>,
    /// The options that it took.
    pub took: Vec<u32>,
    /// "P at r1c2 r1c3 r1c4 r2c2 r2c3 took 4 of its 16 placements".
    pub text: String,
}

/// The mood of the result line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    /// Nothing to report.
    Quiet,
    /// Running.
    Busy,
    /// A solution, or a complete search that found one.
    Good,
    /// No solution.
    Bad,
}

/// How the search stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResultView {
    /// "Search complete: 8 solutions".
    pub text: String,
    /// Its mood.
    pub tone: Tone,
    /// The share of the search tree that is done, 0 to 1, as the top levels
    /// tell it.
    pub progress: f64,
    /// Placements tried a second, while running.
    pub rate: Option<u64>,
}

/// The totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CountersView {
    /// Placements tried.
    pub placements: u64,
    /// Elements taken out of lists.
    pub updates: u64,
    /// Items covered.
    pub covers: u64,
    /// Items uncovered.
    pub uncovers: u64,
    /// Solutions found.
    pub solutions: u64,
    /// How many of them differ by more than a symmetry, if that is asked for and
    /// the puzzle has any.
    pub classes: Option<u64>,
    /// Options chosen now.
    pub depth: u64,
    /// Steps made.
    pub step: u64,
}

/// What can be pressed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Controls {
    /// Back does something.
    pub can_back: bool,
    /// Reset does something.
    pub can_reset: bool,
    /// Step, Play, Solve and All do something.
    pub can_step: bool,
    /// Something is running: the Play button reads Pause.
    pub busy: bool,
    /// Cells may be changed: a Sudoku at its start.
    pub can_edit: bool,
}

/// The game of predicting which item comes next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PredictView {
    /// Whether the learner is asked now.
    pub asking: bool,
    /// Right answers so far.
    pub right: u32,
    /// Wrong answers so far.
    pub wrong: u32,
    /// What is said of the last answer.
    pub verdict: Option<String>,
}
