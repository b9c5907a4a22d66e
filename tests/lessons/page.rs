//! Lessons as the page has them: the same places from anywhere, and what is
//! kept for the next visit.

use super::place::Place;
use dlx_stage::app::{Action, App, Guide, Saved};
use dlx_stage::document::{Document, Format};
use dlx_stage::lesson::lessons;
use dlx_stage::player::Until;
use dlx_stage::settings::{RuleKind, StepSize, Theme, ViewKind};
use dlx_stage::snapshot::{LessonView, Snapshot};

fn app() -> App {
    App::new(&Saved::default()).expect("the picker has it")
}

fn guide(app: &mut App, guide: Guide) -> Snapshot {
    let effect = app.update(Action::Lesson(guide));
    assert!(!effect.save);
    // Who leaves may have some way to go back.
    while app.is_busy() {
        app.tick(0.1, &mut || true);
    }
    app.snapshot()
}

#[track_caller]
fn lesson(seen: &Snapshot) -> LessonView {
    seen.lesson.expect("in a lesson")
}

/// All but how often a board has been loaded.
fn picture(mut seen: Snapshot) -> Snapshot {
    seen.puzzle.generation = 0;
    seen
}

/// All stops, forwards.
fn all() -> Vec<Snapshot> {
    let mut app = app();
    let mut seen = vec![guide(&mut app, Guide::Start(0))];
    while !lesson(&seen[seen.len() - 1]).at_last {
        seen.push(guide(&mut app, Guide::Next));
    }
    seen
}

#[test]
fn the_page_shows_what_was_walked_to() {
    let all = all();
    let stops = lessons().iter().flat_map(|lesson| &lesson.stops);
    let mut count = 0;
    for (seen, stop) in all.iter().zip(stops) {
        count += 1;
        let place = Place::of(&stop.place);
        let view = lesson(seen);
        assert_eq!(view.caption, stop.caption);
        assert!(!view.moved_away);
        assert_eq!(seen.puzzle.id, stop.place.puzzle);
        assert_eq!(seen.settings.rule, stop.place.rule);
        assert_eq!(seen.settings.views, stop.views);
        assert_eq!(seen.settings.step_size, stop.step_size);
        let links = seen.inside.as_ref().and_then(|it| it.links.as_ref());
        let wrong = links.is_some_and(|view| view.wrong.is_some());
        assert_eq!(wrong, stop.wrong_order);
        let counters = place.search().counters();
        let shown = seen.counters;
        assert_eq!(shown.step, stop.place.step);
        assert_eq!(shown.placements, counters.placements);
        assert_eq!(shown.updates, counters.updates);
        assert_eq!(shown.solutions, counters.solutions);
        assert_eq!(shown.depth, place.search().depth() as u64);
        let writes = Some(stop.place.writes).filter(|&writes| writes > 0);
        assert_eq!(seen.timeline.written, writes);
        let left = |name: &str| {
            let mut items = place.problem.items();
            let item = items.find(|&item| place.problem.name(item) == name)?;
            let open = !place.links().is_covered(item);
            open.then(|| place.links().ring(item).count())
        };
        for cell in seen.cells.iter().filter(|cell| cell.label.is_empty()) {
            if let Some(left) = left(&cell.item) {
                assert_eq!(cell.left as usize, left, "{}: {}", stop.caption, cell.item);
            }
        }
    }
    assert_eq!(count, all.len());
    assert_eq!(
        count,
        lessons().iter().map(|it| it.stops.len()).sum::<usize>()
    );
}

#[test]
fn the_same_from_anywhere() {
    let all: Vec<Snapshot> = all().into_iter().map(picture).collect();
    let mut app = app();
    // Back from the end.
    guide(&mut app, Guide::Start(lessons().len() - 1));
    while !lesson(&app.snapshot()).at_last {
        guide(&mut app, Guide::Next);
    }
    for seen in all.iter().rev() {
        assert_eq!(&picture(app.snapshot()), seen);
        guide(&mut app, Guide::Previous);
    }
    assert!(lesson(&app.snapshot()).at_first);
    // Each after something else was done.
    for (at, seen) in all.iter().enumerate() {
        app.update(Action::SetRule(RuleKind::Random));
        app.update(Action::RunUntil(Until::Placements(3)));
        app.tick(0.1, &mut || false);
        if at % 3 == 0 {
            app.update(Action::Load("sudoku-4x4".to_owned()));
        }
        app.update(Action::ToggleView(ViewKind::Memory));
        app.update(Action::Step);
        assert!(lesson(&app.snapshot()).moved_away);
        assert_eq!(&picture(guide(&mut app, Guide::Return)), seen);
        guide(&mut app, Guide::Next);
    }
}

#[test]
fn lessons_follow_each_other() {
    let mut app = app();
    for (number, each) in lessons().iter().enumerate() {
        let seen = lesson(&guide(&mut app, Guide::Start(number)));
        let place = (seen.number, seen.stop, seen.stops, seen.title);
        assert_eq!(place, (number + 1, 1, each.stops.len(), each.title));
        assert_eq!((seen.lessons, seen.at_first), (5, number == 0));
        let before = lesson(&guide(&mut app, Guide::Previous));
        assert_eq!(before.at_first, number == 0);
        assert_eq!(before.number, number.max(1));
    }
    // One that is not there is passed over.
    let before = app.snapshot();
    assert_eq!(guide(&mut app, Guide::Start(99)), before);
}

#[test]
fn without_a_lesson_there_is_no_next() {
    let mut app = app();
    app.update(Action::Step);
    let before = app.snapshot();
    for each in [Guide::Next, Guide::Previous, Guide::Return, Guide::Leave] {
        assert_eq!(guide(&mut app, each), before);
    }
    assert_eq!(before.lesson, None);
}

/// One may walk on; the stop is still there.
#[test]
fn moved_away_and_back() {
    let mut app = app();
    let seen = guide(&mut app, Guide::Start(1));
    for action in [
        Action::Step,
        Action::All,
        Action::SetRule(RuleKind::Leftmost),
        Action::Load("lpnu".to_owned()),
        Action::Steer(dlx_stage::thing::Thing::Item(dlx_stage::dlx::ItemId(4))),
    ] {
        app.update(action.clone());
        while app.is_busy() {
            app.tick(0.1, &mut || true);
        }
        let away = lesson(&app.snapshot());
        assert!(away.moved_away, "{action:?}");
        assert_eq!(away.caption, lesson(&seen).caption);
        assert_eq!(
            picture(guide(&mut app, Guide::Return)),
            picture(seen.clone())
        );
    }
    // A step and back again is no move.
    app.update(Action::Step);
    app.update(Action::Back);
    assert!(!lesson(&app.snapshot()).moved_away);
    // Leaving leads to the puzzle that was loaded by hand last.
    app.update(Action::Step);
    let left = guide(&mut app, Guide::Leave);
    assert_eq!((left.puzzle.id.as_str(), left.counters.step), ("lpnu", 0));
    assert_eq!(left.lesson, None);
}

/// Who leaves is where he was before.
#[test]
fn leaving_leads_back_to_the_step() {
    let mut app = App::new(&Saved {
        puzzle: "sudoku-hard".to_owned(),
        ..Saved::default()
    })
    .expect("the picker has it");
    app.update(Action::SetStepSize(StepSize::Choice));
    for _ in 0..9 {
        app.update(Action::Step);
    }
    let before = app.snapshot();
    for (lesson, stops) in [(0, 0), (3, 5), (4, 6)] {
        guide(&mut app, Guide::Start(lesson));
        (0..stops).for_each(|_| {
            guide(&mut app, Guide::Next);
        });
        app.update(Action::Step);
        let mut after = guide(&mut app, Guide::Leave);
        after.puzzle.generation = before.puzzle.generation;
        assert_eq!(after, before);
    }
}

/// What a lesson sets is not kept; what the user sets is.
#[test]
fn the_next_visit_is_as_before_the_lesson() {
    let mut app = App::new(&Saved {
        puzzle: "sudoku-easy".to_owned(),
        ..Saved::default()
    })
    .expect("the picker has it");
    app.update(Action::SetStepSize(StepSize::Solution));
    app.update(Action::ToggleView(ViewKind::Table));
    let before = app.saved();
    guide(&mut app, Guide::Start(4));
    for _ in 0..3 {
        guide(&mut app, Guide::Next);
        assert_eq!(app.saved(), before);
    }
    guide(&mut app, Guide::Leave);
    assert_eq!(app.snapshot().puzzle.id, "sudoku-easy");
    assert_eq!(app.saved(), before);
    // The theme is his own doing, and so is another view; the rest is not.
    assert!(app.update(Action::SetTheme(Theme::Dark)).save);
    app.update(Action::ToggleView(ViewKind::Matrix));
    let saved = app.saved();
    assert_eq!(saved.settings.theme, Theme::Dark);
    assert_eq!(saved.settings.views.to_text(), "matrix");
    assert_eq!(saved.settings.step_size, StepSize::Solution);
    assert_eq!(saved.settings.rule, before.settings.rule);
    assert_eq!(saved.puzzle, "sudoku-easy");
    app.update(Action::Load("pentominoes-6x10".to_owned()));
    app.update(Action::SetRule(RuleKind::Random));
    guide(&mut app, Guide::Start(0));
    let saved = app.saved();
    assert_eq!(saved.puzzle, "pentominoes-6x10");
    assert_eq!(saved.settings.rule, RuleKind::Random);
    assert_eq!(Saved::from_text(&saved.to_text()), saved);
}

#[test]
fn an_own_sudoku_is_kept_through_a_lesson() {
    let mut app = app();
    let open = |text| Action::Open(Document::new(Format::Sudoku, text));
    app.update(open("3.4. .... .... .1.."));
    let before = app.saved();
    assert_eq!(before.puzzle, "own");
    guide(&mut app, Guide::Start(2));
    assert_eq!(app.saved(), before);
    assert!(app.snapshot().puzzle.has_own);
    // Refused text changes nothing.
    app.update(open("?!"));
    assert_eq!(app.saved(), before);
    assert!(!lesson(&app.snapshot()).moved_away);
}
