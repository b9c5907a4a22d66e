//! Predicting, and the proof that all is restored.

use crate::common::{app, finish};
use dlx_stage::app::{Action, App};
use dlx_stage::dlx::{ItemId, OptionId};
use dlx_stage::settings::StepSize;
use dlx_stage::snapshot::{Mark, PredictView};
use dlx_stage::thing::Thing;

fn game(app: &mut App) -> PredictView {
    app.snapshot().predict.expect("the game is on")
}

fn answer(app: &mut App, item: u32) -> (u32, u32, String) {
    app.update(Action::Pick(Some(Thing::Item(ItemId(item)))));
    let game = game(app);
    (game.right, game.wrong, game.verdict.unwrap_or_default())
}

#[test]
fn the_learner_is_asked_before_each_choice() {
    let mut app = app("exact-knuth");
    app.update(Action::SetPredict(true));
    assert!(game(&mut app).asking);
    let seen = app.snapshot();
    assert!(
        seen.cells.iter().all(|cell| cell.mark == Mark::None),
        "not told"
    );
    assert!(!seen.says.text.contains("Next"), "{}", seen.says.text);
    app.update(Action::Step);
    assert_eq!(app.snapshot().counters.step, 0, "first the answer");
    // a, b, c, e and f have two options each, d and g three.
    assert_eq!(
        answer(&mut app, 3),
        (
            0,
            1,
            "No: d has 3 options, and another has fewer.".to_owned()
        )
    );
    assert!(game(&mut app).asking);
    let tie = "A tie: b has 2 options, and so has a, which stands further left.";
    assert_eq!(answer(&mut app, 1), (1, 1, tie.to_owned()));
    assert_eq!(app.snapshot().counters.step, 1, "the choice is made");
    assert!(!game(&mut app).asking);
    app.update(Action::SetStepSize(StepSize::Choice));
    app.update(Action::Step);
    app.update(Action::TogglePlay);
    app.tick(1.0, &mut || true);
    assert!(!app.is_busy(), "Play stops to ask");
    let (right, wrong, verdict) = answer(&mut app, 1);
    assert_eq!((right, wrong), (2, 1), "{verdict}");
    app.update(Action::SetPredict(false));
    assert_eq!(app.snapshot().predict, None);
}

#[test]
fn an_option_stands_for_the_item_it_is_chosen_for() {
    let mut app = app("exact-knuth");
    app.update(Action::SetPredict(true));
    app.update(Action::Pick(Some(Thing::Option(OptionId(1)))));
    assert_eq!(game(&mut app).right, 1);
}

/// A row or column has no place of its own on the board.
#[test]
fn a_square_stands_for_its_row_or_column() {
    let mut app = app("permutation-forbidden");
    app.update(Action::SetPredict(true));
    let asked = app.snapshot().says.text;
    assert!(asked.contains("Click a square of it"), "{asked}");
    let click = |app: &mut App, row: usize, col: usize| {
        let thing = app.snapshot().cells[5 * (row - 1) + col - 1].thing;
        app.update(Action::Pick(thing));
        let game = game(app);
        (game.right, game.wrong, game.verdict.unwrap_or_default())
    };
    // Row 1 has two squares, as row 3 has; row 2 has five, column 5 three.
    let no = "No: column 5 has 3 options, and another has fewer.";
    assert_eq!(click(&mut app, 2, 5), (0, 1, no.to_owned()));
    let right = "Right: of 2 items as short, it is the leftmost.";
    assert_eq!(click(&mut app, 1, 3), (1, 1, right.to_owned()));
    app.update(Action::SetStepSize(StepSize::Choice));
    app.update(Action::Step);
    assert!(game(&mut app).asking);
    let gone = "Row 1 is not one of those to be covered.";
    assert_eq!(click(&mut app, 1, 2), (1, 2, gone.to_owned()));
}

#[test]
fn a_click_in_a_run_is_no_answer() {
    let mut app = app("pentominoes-6x10");
    app.update(Action::SetPredict(true));
    app.update(Action::Seek(10_000_000));
    for _ in 0..5 {
        app.tick(0.016, &mut || false);
        app.update(Action::Pick(Some(Thing::Item(ItemId(7)))));
        let game = game(&mut app);
        assert_eq!((game.right, game.wrong), (0, 0));
        assert!(app.snapshot().picked.is_some(), "it is picked");
    }
}

#[test]
fn nothing_goes_on_before_the_answer() {
    let mut app = app("lpnu");
    app.update(Action::SetPredict(true));
    for action in [Action::Step, Action::Solve, Action::All, Action::TogglePlay] {
        app.update(action);
        app.tick(1.0, &mut || true);
        assert_eq!(app.snapshot().counters.step, 0);
        assert!(game(&mut app).asking);
    }
    app.update(Action::Solve);
    assert_eq!(game(&mut app).verdict.as_deref(), Some("First the answer."));
    answer(&mut app, 0);
    app.update(Action::Solve);
    let seen = finish(&mut app);
    assert_eq!(seen.counters.placements, 1, "up to the next question");
    assert!(game(&mut app).asking);
}

#[test]
fn where_somebody_steers_that_is_the_answer_and_elsewhere_the_rule() {
    let mut app = app("exact-knuth");
    app.update(Action::Steer(Thing::Item(ItemId(3))));
    app.update(Action::SetPredict(true));
    let (right, wrong, verdict) = answer(&mut app, 0);
    assert_eq!((right, wrong), (0, 1), "{verdict}");
    assert_eq!(answer(&mut app, 3).2, "Right: you steer to it.");
    app.update(Action::SetStepSize(StepSize::Choice));
    app.update(Action::Step);
    // The next level is the rule's again: c, e and f are covered or longer.
    let next = app.snapshot();
    assert!(game(&mut app).asking, "{}", next.says.text);
    let (right, _, verdict) = answer(&mut app, 1);
    assert_eq!(right, 2, "{verdict}");
    assert!(!verdict.contains("steer"), "{verdict}");
}

#[test]
fn after_each_uncover_the_digest_is_that_before_its_cover() {
    for id in ["exact-knuth", "lpnu", "sudoku-4x4"] {
        let mut app = app(id);
        let (mut open, mut restored) = (Vec::new(), 0);
        loop {
            let before = app.snapshot().counters;
            app.update(Action::Step);
            let seen = app.snapshot();
            if seen.counters == before {
                break;
            }
            let Some(seal) = seen.seal else { continue };
            let (_, digest) = seal.text.split_once(": ").expect("a digest");
            if seal.restored {
                assert!(seal.exact);
                assert_eq!(open.pop().as_deref(), Some(digest), "{id}");
                restored += 1;
            } else {
                open.push(digest.to_owned());
            }
        }
        assert!(open.is_empty() && restored > 0);
        assert_eq!(restored, app.snapshot().counters.uncovers);
    }
}
