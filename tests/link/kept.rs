//! What a link does not take away from its reader.

use crate::{app, finish, open};
use dlx_stage::app::{Action, App, Guide, Saved};
use dlx_stage::document::Format;
use dlx_stage::settings::{Speed, StepSize, Theme, ViewKind};

const MINE: &str = "a b c\na b\nc\n";
const THEIRS: &str = "1..............4";

/// Somebody's link to a Sudoku of his own.
fn theirs() -> Action {
    let mut app = app();
    app.update(open(Format::Sudoku, THEIRS));
    app.update(Action::SetStepSize(StepSize::Choice));
    app.update(Action::ToggleView(ViewKind::Tree));
    app.update(Action::Step);
    Action::Follow(app.link().to_text())
}

fn reader() -> App {
    let mut app = app();
    app.update(open(Format::Knuth, MINE));
    app.update(Action::SetTheme(Theme::Dark));
    app.update(Action::SetSpeed(Speed::new(30)));
    app
}

fn own_text(app: &App) -> String {
    let saved = Saved::from_text(&app.saved().to_text());
    saved.own.expect("it is kept").document().text.clone()
}

#[test]
fn what_was_saved_stays() {
    let mut app = reader();
    let before = app.saved();
    assert!(!app.update(theirs()).save);
    let seen = finish(&mut app);
    assert_eq!(seen.puzzle.id, "shared");
    assert_eq!(seen.puzzle.title, "Shared Sudoku 4×4");
    assert_eq!(seen.settings.step_size, StepSize::Choice);
    assert_eq!(seen.settings.theme, Theme::Dark, "the reader's own");
    assert_eq!(seen.settings.speed, Speed::new(30));
    assert_eq!(app.saved(), before);
    app.update(Action::Step);
    assert_eq!(app.saved(), before);
    // What he sets himself is his.
    app.update(Action::ToggleView(ViewKind::Memory));
    let mut wanted = before;
    wanted.settings.views = app.settings().views;
    assert_eq!(app.saved(), wanted);
}

#[test]
fn both_problems_are_there_to_come_back_to() {
    let mut app = reader();
    app.update(theirs());
    app.update(Action::Load("own".to_owned()));
    assert_eq!(app.snapshot().puzzle.title, "Own Exact cover, 3 items");
    app.update(Action::Load("shared".to_owned()));
    assert_eq!(app.snapshot().puzzle.title, "Shared Sudoku 4×4");
    assert_eq!(app.saved().puzzle, "own", "a visit later it is gone");
    assert_eq!(own_text(&app), MINE);
}

#[test]
fn who_edits_it_makes_it_his_own() {
    let mut app = reader();
    app.update(theirs());
    app.update(Action::Reset);
    let edit = Action::SetCell {
        row: 0,
        col: 1,
        symbol: Some(1),
    };
    assert!(app.update(edit).save);
    assert_eq!(app.snapshot().puzzle.id, "own");
    assert_eq!(own_text(&app), "12.............4");
    assert_eq!(app.saved().puzzle, "own");
}

#[test]
fn a_link_to_ones_own_problem_is_ones_own() {
    let mut app = reader();
    app.update(Action::Step);
    let link = app.link().to_text();
    let mut again = App::new(&Saved::from_text(&app.saved().to_text())).unwrap();
    again.update(Action::Follow(link));
    assert_eq!(again.snapshot().puzzle.id, "own");
}

#[test]
fn a_lesson_leads_back_to_where_the_link_led() {
    let mut app = reader();
    app.update(theirs());
    let before = (app.link(), app.saved());
    app.update(Action::Lesson(Guide::Start(0)));
    app.update(Action::Lesson(Guide::Next));
    app.update(Action::Lesson(Guide::Leave));
    finish(&mut app);
    assert_eq!((app.link(), app.saved()), before);
    // And a link leads out of a lesson.
    app.update(Action::Lesson(Guide::Start(0)));
    app.update(theirs());
    let seen = finish(&mut app);
    assert!(seen.lesson.is_none());
    assert_eq!((app.link(), app.saved()), before);
    app.update(Action::Lesson(Guide::Leave));
    assert_eq!(app.link(), before.0);
}

/// The browser's Back may lead to a problem that another has replaced since.
#[test]
fn a_link_to_ones_earlier_problem_is_ones_own_too() {
    let mut app = reader();
    let first = app.link().to_text();
    app.update(open(Format::Sudoku, "4..............1"));
    let second = app.link().to_text();
    app.update(Action::Load("lpnu".to_owned()));
    for (link, title) in [
        (&first, "Own Exact cover, 3 items"),
        (&second, "Own Sudoku 4×4"),
        (&first, "Own Exact cover, 3 items"),
    ] {
        app.update(Action::Follow(link.clone()));
        assert_eq!(app.snapshot().puzzle.title, title);
    }
    assert_eq!(own_text(&app), MINE);
}
