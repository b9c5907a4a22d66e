//! Links: written and read, followed, and whatever can happen to them on the
//! way.

#[path = "../common/mod.rs"]
mod common;

mod follow;
mod kept;
mod spoiled;
mod text;

use dlx_stage::app::{Action, App, Saved};
use dlx_stage::document::{Document, Format};
use dlx_stage::snapshot::Snapshot;

/// The page as on a first visit.
fn app() -> App {
    App::new(&Saved::default()).expect("the picker has it")
}

/// A first visit with this link.
fn opened(link: &str) -> App {
    let mut app = app();
    assert!(!app.update(Action::Follow(link.to_owned())).save);
    app
}

/// Ticks until nothing runs any more.
#[track_caller]
fn finish(app: &mut App) -> Snapshot {
    for _ in 0..100_000 {
        if !app.is_busy() {
            return app.snapshot();
        }
        app.tick(0.016, &mut || true);
    }
    panic!("it does not end");
}

fn open(format: Format, text: &str) -> Action {
    Action::Open(Document::new(format, text))
}
