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
mod naming;
mod parts;
mod pointed;
mod result;
mod scene;
mod seal;
mod sentence;
mod step_words;
mod telling;
mod timeline;

use serde::Serialize;

pub use inside::{Inside, ItemState, OptionState};
pub use lesson::LessonView;
pub use parts::{
    Because, CellView, Controls, CountersView, Kind, Mark, PieceView, PredictView, PuzzleView,
    ResultView, Sentence, Tone,
};
pub use pointed::{PickedView, PointedView};
pub use result::{Running, Stopped};
pub use seal::Seal;
pub use timeline::{MarkView, Timeline};

use crate::about;
use crate::document::Fault;
use crate::loaded::Loaded;
use crate::player::Player;
use crate::puzzle::{BoardKind, Cell, RegionKind};
use crate::settings::Settings;
use crate::thing::Thing;
use crate::words::{grouped, joined};
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
    /// What is picked.
    pub picked: Option<PickedView>,
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

/// What a snapshot shows besides the puzzle and the search.
#[derive(Clone, Debug, Default)]
pub struct Around<'a> {
    /// How often a board has been loaded.
    pub generation: u32,
    /// Whether there is a problem of the user's own to come back to.
    pub has_own: bool,
    /// What runs, if anything does.
    pub running: Option<Running>,
    /// What the user has set.
    pub settings: Settings,
    /// What is pointed at.
    pub pointed: Option<Thing>,
    /// What is picked.
    pub picked: Option<Thing>,
    /// The game of predicting, if it is on.
    pub predict: Option<PredictView>,
    /// Where runs stop.
    pub breaks: &'a [Thing],
    /// Why the last run stopped, if it is worth saying.
    pub stopped: Option<Stopped>,
    /// Whether the Links view shows what uncovering in the wrong order would
    /// leave behind.
    pub wrong_order: bool,
    /// The lesson one is in.
    pub lesson: Option<LessonView>,
    /// Why the last request was refused.
    pub error: Option<&'a Fault>,
    /// The cells that an edit would have made contradict each other.
    pub faulty: &'a [Cell],
}

impl Snapshot {
    /// Looks at everything. The search is moved a step both ways, and
    /// left as it was.
    pub fn new(loaded: &Loaded, player: &mut Player, around: Around) -> Self {
        let scene = Scene::new(loaded, player, &around);
        let busy = around.running.is_some();
        let start = scene.search.is_at_start() && scene.middle.is_none();
        let end = scene.search.is_complete();
        Snapshot {
            puzzle: puzzle(loaded, &around),
            cells: board::cells(&scene, around.faulty),
            pieces: board::pieces(&scene),
            says: sentence::sentence(&scene, around.settings.step_size, around.predict.as_ref()),
            seal: seal::seal(&scene),
            predict: around.predict.clone(),
            result: result::result(&scene, around.running, around.stopped),
            counters: counters(&scene),
            controls: Controls {
                can_back: !start,
                can_reset: !start || scene.search.is_steered(),
                can_step: !end,
                busy,
                can_edit: start && !busy && loaded.sheet().is_some(),
            },
            settings: around.settings,
            timeline: timeline::timeline(&scene),
            pointed: pointed::pointed(&scene),
            picked: pointed::picked(&scene, &around),
            breaks: (around.breaks.iter())
                .map(|&thing| pointed::words(loaded, thing))
                .collect(),
            inside: (around.settings.views.open().next().is_some())
                .then(|| Inside::new(&scene, around.settings.views)),
            lesson: around.lesson,
            error: around.error.map(Fault::to_string),
        }
    }
}

fn puzzle(loaded: &Loaded, around: &Around) -> PuzzleView {
    let board = loaded.puzzle().board();
    let (digits, kind, diagonals) = match board.kind {
        BoardKind::Sudoku { regions, diagonals } => (board.rows, regions, diagonals),
        // The diagonals of queens are the only secondary items of marks.
        BoardKind::Marks => (0, RegionKind::None, has_secondaries(loaded)),
        BoardKind::Tiling | BoardKind::Line | BoardKind::Items => (0, RegionKind::None, false),
    };
    let symbols = (0..digits).map(|v| crate::puzzle::sudoku::label(v as u8).to_string());
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
        marks: (0..=digits).find(|side| side * side >= digits).unwrap_or(0),
        regions: loaded.puzzle().regions().to_vec(),
        region: kind.word(),
        diagonals,
        symbols: symbols.chain(letters).collect(),
        size: about::size(loaded.puzzle()),
        about: loaded.about(),
        undrawn: undrawn(loaded),
        symmetries: loaded.symmetries().order() as u32,
    }
}

fn has_secondaries(loaded: &Loaded) -> bool {
    let problem = loaded.puzzle().problem();
    problem.primary_count() < problem.item_count()
}

/// "5,000 items are too many to be drawn; the search runs all the same."
fn undrawn(loaded: &Loaded) -> String {
    match loaded.puzzle().board().inside.is_empty() {
        false => String::new(),
        true => joined(&[
            &grouped(loaded.puzzle().problem().item_count() as u64),
            " items are too many to be drawn; the search runs all the same.",
        ]),
    }
}

fn counters(scene: &Scene) -> CountersView {
    let totals = scene.now;
    CountersView {
        placements: totals.placements,
        updates: totals.updates,
        covers: totals.covers,
        uncovers: totals.uncovers,
        solutions: totals.solutions,
        classes: scene.classes,
        depth: scene.search.depth() as u64,
        step: totals.steps(),
    }
}
