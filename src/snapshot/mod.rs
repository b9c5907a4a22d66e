//! All there is to see at one moment, as plain data.
//!
//! A view paints a snapshot and nothing else; two snapshots tell it what has
//! changed and so what to move. Positions count from 0.

mod board;
pub mod cause;
mod dead_end;
pub mod inside;
mod lesson;
mod linking;
mod pointed;
mod result;
mod scene;
mod seal;
mod sentence;
mod telling;
mod timeline;

use serde::Serialize;

pub use inside::{Inside, ItemState, OptionState};
pub use lesson::LessonView;
pub use pointed::PointedView;
pub use result::{Running, Stopped};
pub use seal::Seal;
pub use timeline::{MarkView, Timeline};

use crate::dlx::Counters;
use crate::loaded::Loaded;
use crate::player::Player;
use crate::puzzle::BoardKind;
use crate::settings::Settings;
use crate::thing::Thing;
use crate::words::count;
use scene::Scene;

/// Everything a view needs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Snapshot {
    /// The puzzle loaded.
    pub puzzle: PuzzleView,
    /// The cells of the board, line by line.
    pub cells: Vec<CellView>,
    /// The pieces of a tiling; else empty.
    pub pieces: Vec<PieceView>,
    /// What the last step did, and why.
    pub says: Sentence,
    /// How the search stands.
    pub result: ResultView,
    /// The totals.
    pub counters: CountersView,
    /// What can be pressed now.
    pub controls: Controls,
    /// What the user has set.
    pub settings: Settings,
    /// Whether what was undone was undone exactly.
    pub seal: Option<Seal>,
    /// The game of predicting, if it is on.
    pub predict: Option<PredictView>,
    /// The steps known so far.
    pub timeline: Timeline,
    /// What is pointed at, or picked.
    pub pointed: Option<PointedView>,
    /// Where runs stop, in words: "piece U".
    pub breaks: Vec<String>,
    /// What the open views of the inside show; not for JavaScript.
    #[serde(skip)]
    pub inside: Option<Inside>,
    /// The lesson one is in.
    pub lesson: Option<LessonView>,
    /// Why the last thing the user asked for was refused.
    pub error: Option<String>,
}

/// The puzzle and the shape of its board. Fixed while it is loaded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PuzzleView {
    /// Which entry of the picker it is; `own` if none.
    pub id: String,
    /// Its name.
    pub title: String,
    /// Whether there is a Sudoku of the user's own to come back to: the picker
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
    /// For Sudoku the order n (blocks n×n); else 0.
    pub order: u16,
    /// Whether the diagonals of a Sudoku count.
    pub diagonals: bool,
    /// The digits of a Sudoku as written, by number; the pieces' letters.
    pub symbols: Vec<String>,
    /// "324 items, 729 options, 26 givens".
    pub size: String,
}

/// What the cells of a board are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Places for digits.
    Sudoku,
    /// Squares to be covered by pieces.
    Tiling,
    /// Items of an abstract exact cover problem, to be covered by options.
    Items,
}

impl Kind {
    fn of(kind: BoardKind) -> Self {
        match kind {
            BoardKind::Sudoku { .. } => Kind::Sudoku,
            BoardKind::Tiling => Kind::Tiling,
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
    /// block or diagonal demands can go.
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
    /// Whether that item is secondary: it may be covered, but need not be.
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
    /// A quieter second line: "Shortest item first · level 3".
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
    /// Options chosen now.
    pub depth: u64,
    /// Steps made.
    pub step: u64,
}

/// What can be pressed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Controls {
    /// Back and Reset do something.
    pub can_back: bool,
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

/// What a snapshot shows besides the puzzle and the search.
#[derive(Clone, Debug, Default)]
pub struct Around<'a> {
    /// How often a board has been loaded.
    pub generation: u32,
    /// Whether there is a Sudoku of the user's own to come back to.
    pub has_own: bool,
    /// What runs, if anything does.
    pub running: Option<Running>,
    /// What the user has set.
    pub settings: Settings,
    /// What is pointed at, or else picked.
    pub pointed: Option<Thing>,
    /// Whether it is picked.
    pub picked: bool,
    /// The game of predicting, if it is on.
    pub predict: Option<PredictView>,
    /// Where runs stop.
    pub breaks: &'a [Thing],
    /// Why the last run stopped, if it is worth saying.
    pub stopped: Option<Stopped>,
    /// The lesson one is in.
    pub lesson: Option<LessonView>,
    /// Why the last request was refused.
    pub error: Option<&'a str>,
}

impl Snapshot {
    /// Looks at everything. The search is moved a step both ways, and
    /// left as it was.
    pub fn new(loaded: &Loaded, player: &mut Player, around: Around) -> Self {
        let flat_out = around.running.is_some_and(|running| running.flat_out);
        let hides_next = around
            .predict
            .as_ref()
            .is_some_and(|predict| predict.asking);
        let scene = Scene::new(loaded, player, flat_out, around.pointed, hides_next);
        let busy = around.running.is_some();
        let start = scene.search.is_at_start() && scene.middle.is_none();
        let end = scene.search.is_complete();
        Snapshot {
            puzzle: puzzle(loaded, &around),
            cells: board::cells(&scene),
            pieces: board::pieces(&scene),
            says: sentence::sentence(&scene, around.settings.step_size, around.predict.as_ref()),
            seal: seal::seal(&scene),
            predict: around.predict.clone(),
            result: result::result(&scene, around.running, around.stopped),
            counters: counters(scene.now, scene.search.depth()),
            controls: Controls {
                can_back: !start,
                can_step: !end,
                busy,
                can_edit: start && !busy && loaded.grid().is_some(),
            },
            settings: around.settings,
            timeline: timeline::timeline(&scene),
            pointed: pointed::pointed(&scene, &around),
            breaks: (around.breaks.iter())
                .map(|&thing| pointed::words(loaded, thing))
                .collect(),
            inside: (around.settings.views.open().next().is_some())
                .then(|| Inside::new(&scene, around.settings)),
            lesson: around.lesson,
            error: around.error.map(str::to_owned),
        }
    }
}

fn puzzle(loaded: &Loaded, around: &Around) -> PuzzleView {
    let board = loaded.puzzle().board();
    let (order, diagonals) = match board.kind {
        BoardKind::Sudoku { order, diagonals } => (order, diagonals),
        BoardKind::Tiling | BoardKind::Items => (0, false),
    };
    let digits = (0..order * order).map(|v| crate::puzzle::sudoku::label(v as u8).to_string());
    let letters = loaded
        .puzzle()
        .pieces()
        .iter()
        .map(|piece| piece.label.clone());
    PuzzleView {
        id: loaded.id.clone(),
        title: loaded.title.clone(),
        has_own: around.has_own,
        generation: around.generation,
        rows: board.rows,
        cols: board.cols,
        kind: Kind::of(board.kind),
        order,
        diagonals,
        symbols: digits.chain(letters).collect(),
        size: size(loaded),
    }
}

/// "324 items, 729 options, 26 givens".
fn size(loaded: &Loaded) -> String {
    let problem = loaded.puzzle().problem();
    let items = count(problem.item_count() as u64, "item");
    let options = count(problem.option_count() as u64, "option");
    match loaded.puzzle().givens().len() as u64 {
        0 => format!("{items}, {options}"),
        givens => format!("{items}, {options}, {}", count(givens, "given")),
    }
}

fn counters(totals: Counters, depth: usize) -> CountersView {
    CountersView {
        placements: totals.placements,
        updates: totals.updates,
        covers: totals.covers,
        uncovers: totals.uncovers,
        solutions: totals.solutions,
        depth: depth as u64,
        step: totals.steps(),
    }
}
