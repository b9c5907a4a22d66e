//! What the tests of the page share.

use dlx_stage::app::{Action, App, Saved};
use dlx_stage::document::{Document, Format};
use dlx_stage::snapshot::Snapshot;

pub const PUZZLE_A: &str =
    "7........5..18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1";

pub fn app(puzzle: &str) -> App {
    let saved = Saved {
        puzzle: puzzle.to_owned(),
        ..Saved::default()
    };
    App::new(&saved).expect("the picker has it")
}

pub fn own(text: &str) -> App {
    let mut app = app("");
    assert!(app.update(sudoku(text)).save);
    app
}

/// Opens a Sudoku of the user's own.
pub fn sudoku(text: &str) -> Action {
    Action::Open(Document::new(Format::Sudoku, text))
}

/// Ticks until nothing runs any more.
#[track_caller]
pub fn finish(app: &mut App) -> Snapshot {
    for _ in 0..100_000 {
        if !app.is_busy() {
            return app.snapshot();
        }
        app.tick(0.016, &mut || true);
    }
    panic!("it does not end");
}

#[track_caller]
pub fn assert_totals(snapshot: &Snapshot, placements: u64, updates: u64, solutions: u64) {
    let counters = &snapshot.counters;
    let seen = (counters.placements, counters.updates, counters.solutions);
    assert_eq!(seen, (placements, updates, solutions));
}
