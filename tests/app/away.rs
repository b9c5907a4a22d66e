//! What is taken away leaves the search where it stands.

use super::common::{app, finish, own};
use dlx_stage::app::{Action, App, Frame, Guide, MAX_FRAMES, Reel};
use dlx_stage::document::{Document, Format};
use dlx_stage::settings::{RuleKind, StepSize};
use dlx_stage::snapshot::{CellView, Snapshot};

/// All frames.
fn shot(app: &App, mut reel: Reel) -> Vec<Vec<CellView>> {
    let mut frames = Vec::new();
    for _ in 0..1_000_000 {
        match reel.go_on(app) {
            Frame::Walking => {}
            Frame::Shown(snapshot) => frames.push(snapshot.cells),
            Frame::Over => return frames,
        }
    }
    panic!("it does not end");
}

/// The boards that one sees who steps on, from the present one on.
fn walked(app: &mut App, count: usize) -> Vec<Vec<CellView>> {
    let mut seen = vec![app.snapshot().cells];
    while seen.len() < count && app.snapshot().controls.can_step {
        app.update(Action::Step);
        seen.push(finish(app).cells);
    }
    seen
}

#[test]
fn a_film_shows_what_stepping_shows() {
    for size in [
        StepSize::Link,
        StepSize::Cover,
        StepSize::Choice,
        StepSize::Solution,
    ] {
        for puzzle in ["lpnu", "exact-knuth", "sudoku-4x4"] {
            let mut app = app(puzzle);
            app.update(Action::SetStepSize(size));
            (0..3).for_each(|_| {
                app.update(Action::Step);
                finish(&mut app);
            });
            let before: Snapshot = app.snapshot();
            let film = shot(&app, app.film_ahead(9));
            assert_eq!(app.snapshot(), before);
            let want = walked(&mut app, 9);
            assert_eq!(film, want, "{puzzle} by {size:?}");
            // From there back to where it was, and no further than the beginning.
            let past = shot(&app, app.film_of_the_past(want.len()));
            assert_eq!(past.last(), want.last());
            if size != StepSize::Solution {
                assert_eq!(past, want, "{puzzle} by {size:?}");
                let all = shot(&app, app.film_of_the_past(1000));
                assert_eq!(all.len(), want.len() + 3);
            }
        }
    }
}

/// Between two stops too.
#[test]
fn a_film_of_the_past_ends_where_the_search_stands() {
    for size in [StepSize::Cover, StepSize::Choice, StepSize::Solution] {
        for step in [5, 17, 60, u64::MAX] {
            let mut app = app("lpnu");
            app.update(Action::Seek(step));
            finish(&mut app);
            if step == u64::MAX {
                // Just before the end, which is the next stop.
                app.update(Action::SetStepSize(StepSize::Cover));
                app.update(Action::Back);
            } else {
                app.update(Action::SetStepSize(StepSize::Link));
                app.update(Action::Step);
            }
            app.update(Action::SetStepSize(size));
            let here = app.snapshot();
            let mut reel = app.film_of_the_past(4);
            let mut last = None;
            let mut frames = 0;
            loop {
                match reel.go_on(&app) {
                    Frame::Walking => {}
                    Frame::Shown(snapshot) => (last, frames) = (Some(snapshot), frames + 1),
                    Frame::Over => break,
                }
            }
            let last = last.expect("a frame");
            assert_eq!(last.cells, here.cells, "{size:?} from {step}");
            assert_eq!(last.counters, here.counters, "{size:?} from {step}");
            let written = |seen: &Snapshot| seen.timeline.written;
            assert_eq!(written(&last), written(&here), "{size:?} from {step}");
            assert!(
                (2..=4).contains(&frames),
                "{frames} by {size:?} from {step}"
            );
        }
    }
}

#[test]
fn a_film_has_an_end() {
    let mut app = app("lpnu");
    app.update(Action::SetStepSize(StepSize::Solution));
    // Eight solutions, the beginning and the end.
    assert_eq!(shot(&app, app.film_ahead(1000)).len(), 10);
    app.update(Action::SetStepSize(StepSize::Cover));
    assert_eq!(shot(&app, app.film_ahead(1000)).len(), MAX_FRAMES);
    assert_eq!(shot(&app, app.film_ahead(0)).len(), 1);
    assert_eq!(shot(&app, app.film_of_the_past(9)).len(), 1);
}

/// Whatever puts another problem on the stage, be it on the same board, ends
/// what was begun before; what does not, does not.
#[test]
fn another_problem_ends_a_film() {
    let write = |symbol| Action::SetCell {
        row: 0,
        col: 0,
        symbol,
    };
    let other = own("1...............").link().to_text();
    let mut app = own("................");
    for (action, ends) in [
        (write(Some(1)), true),
        (write(Some(99)), false),
        (Action::Reset, false),
        (Action::Clear, true),
        (Action::SetRule(RuleKind::Leftmost), false),
        (Action::Follow(other), true),
        (Action::Follow("#puzzle=nonsense".to_owned()), false),
        (Action::Load("own".to_owned()), true),
        (Action::Open(Document::new(Format::Sudoku, "11")), false),
        (Action::Lesson(Guide::Start(0)), true),
        (Action::Lesson(Guide::Leave), true),
    ] {
        let (mut reel, edition) = (app.film_ahead(9), app.edition());
        app.update(action.clone());
        let ended = matches!(reel.go_on(&app), Frame::Over);
        assert_eq!(ended, ends, "{action:?}");
        assert_eq!(app.edition() != edition, ends, "{action:?}");
    }
}

#[test]
fn tables_are_there_without_their_view() {
    let mut app = own("................");
    app.update(Action::Solve);
    finish(&mut app);
    let before = app.snapshot();
    let (table, names) = app.tables().expect("there are always tables");
    assert_eq!(app.snapshot(), before);
    assert_eq!(table.levels_csv(&names).lines().count(), 17);
    assert_eq!(table.solutions_csv().lines().count(), 2);
}

#[test]
fn solutions_are_looked_for_from_the_beginning() {
    let mut app = app("lpnu");
    app.update(Action::Solve);
    finish(&mut app);
    let mut finder = app.finder(100);
    while !finder.run(7) {}
    assert_eq!((finder.count(), finder.is_complete()), (8, true));
    assert_eq!(app.snapshot().counters.solutions, 1);
}
