//! Pointing, picking, stopping at things, steering; jumps and the timeline.

use crate::common::{app, finish};
use dlx_stage::app::{Action, App};
use dlx_stage::dlx::{ItemId, OptionId};
use dlx_stage::player::Until;
use dlx_stage::settings::{RuleKind, Speed, StepSize, Theme, ViewKind};
use dlx_stage::snapshot::Tone;
use dlx_stage::thing::Thing;

const fn item(number: u32) -> Thing {
    Thing::Item(ItemId(number))
}

fn hot(app: &mut App) -> Vec<usize> {
    let cells = app.snapshot().cells;
    let hot = cells.iter().enumerate().filter(|(_, cell)| cell.hot);
    hot.map(|(at, _)| at).collect()
}

#[test]
fn what_is_pointed_at_is_marked_on_the_board() {
    let mut app = app("lpnu");
    app.update(Action::Point(Some(item(7))));
    assert_eq!(hot(&mut app), [7], "a cell");
    app.update(Action::Point(Some(Thing::Option(OptionId(0)))));
    assert_eq!(hot(&mut app), [0, 5, 10, 15, 16], "a placement");
    app.update(Action::Pick(Some(item(3))));
    app.update(Action::Point(None));
    assert_eq!(hot(&mut app), [3], "what is picked stays");
    assert!(app.snapshot().picked.is_some());
    app.update(Action::Pick(None));
    assert_eq!(hot(&mut app), [0; 0]);
    app.update(Action::Pick(Some(item(99))));
    assert!(app.snapshot().pointed.is_none(), "there is no such item");
    let mut knuth = self::app("exact-knuth");
    knuth.update(Action::Point(Some(Thing::Node(OptionId(3), ItemId(5)))));
    assert_eq!(hot(&mut knuth), [0, 3, 5], "option 4 is a d f");
}

#[test]
fn runs_stop_at_a_breakpoint_and_say_so() {
    let mut app = app("lpnu");
    app.update(Action::ToggleBreak(item(23)));
    app.update(Action::All);
    let seen = finish(&mut app);
    assert_eq!(seen.result.text, "Stopped: piece U is covered");
    assert_eq!(seen.result.tone, Tone::Quiet);
    app.update(Action::ToggleBreak(item(23)));
    app.update(Action::All);
    assert_eq!(finish(&mut app).counters.placements, 133);
}

#[test]
fn a_steered_search_says_so_finds_the_same_and_reset_ends_it() {
    let mut app = app("lpnu");
    app.update(Action::Pick(Some(item(22))));
    assert!(app.snapshot().picked.is_some_and(|it| it.can_steer));
    app.update(Action::Steer(item(22)));
    app.update(Action::Step);
    let seen = app.snapshot();
    assert_eq!(seen.says.subject, "Piece N");
    assert!(
        seen.says.note.contains("Steered by you"),
        "{}",
        seen.says.note
    );
    app.update(Action::All);
    let seen = finish(&mut app);
    assert_eq!(seen.counters.solutions, 8);
    assert_ne!(seen.counters.placements, 133, "another tree");
    app.update(Action::Reset);
    app.update(Action::All);
    let seen = finish(&mut app);
    assert_eq!(
        (seen.counters.placements, seen.counters.solutions),
        (133, 8)
    );
}

#[test]
fn an_option_can_be_tried_first_and_what_cannot_is_refused() {
    let mut app = app("exact-knuth");
    app.update(Action::Steer(Thing::Option(OptionId(3))));
    app.update(Action::SetStepSize(StepSize::Choice));
    app.update(Action::Step);
    assert_eq!(app.snapshot().says.subject, "Option 4 (a d f)");
    app.update(Action::Steer(item(0)));
    let refused = app.snapshot();
    assert_eq!(
        refused.error.as_deref(),
        Some("the item is not one of those to be covered")
    );
    assert_eq!(refused.says.subject, "Option 4 (a d f)", "all as it was");
}

#[test]
fn the_timeline_grows_and_leads_anywhere() {
    let mut app = app("lpnu");
    app.update(Action::All);
    let end = finish(&mut app);
    assert!(end.timeline.whole);
    assert_eq!(end.timeline.known, end.counters.step);
    let solutions: u64 = end.timeline.marks.iter().map(|mark| mark.solutions).sum();
    assert_eq!(solutions, 8);
    app.update(Action::Seek(100));
    let there = finish(&mut app);
    assert_eq!(
        (there.timeline.step, there.timeline.known),
        (100, end.counters.step)
    );
    app.update(Action::Seek(u64::MAX));
    assert_eq!(finish(&mut app).counters, end.counters);
    app.update(Action::Reset);
    assert_eq!(app.snapshot().timeline.known, 0, "Reset forgets");
}

#[test]
fn run_until_stops_where_it_says() {
    let mut app = app("lpnu");
    app.update(Action::RunUntil(Until::DeadEnd));
    let seen = finish(&mut app);
    assert_eq!(seen.result.text, "Stopped at a dead end");
    assert!(seen.says.text.contains("a dead end"), "{}", seen.says.text);
    assert!(!seen.says.because.is_empty());
    app.update(Action::RunUntil(Until::Level(1)));
    let seen = finish(&mut app);
    assert_eq!(seen.counters.depth, 1);
    assert_eq!(seen.result.text, "Stopped with 1 option chosen");
}

#[test]
fn where_a_run_stopped_is_said_until_the_search_moves() {
    let mut app = app("lpnu");
    app.update(Action::RunUntil(Until::DeadEnd));
    let said = finish(&mut app).result;
    for stays in [
        Action::ToggleView(ViewKind::Matrix),
        Action::SetPair(true),
        Action::SetStepSize(StepSize::Choice),
        Action::SetSpeed(Speed::new(3)),
        Action::SetTheme(Theme::Dark),
        Action::SetSymmetry(false),
        Action::SetWrongOrder(true),
        Action::Pick(Some(item(3))),
        Action::Pick(None),
        Action::ToggleBreak(item(3)),
        Action::ClearBreaks,
        Action::Load("no such puzzle".to_owned()),
        Action::DismissError,
    ] {
        app.update(stays.clone());
        assert_eq!(app.snapshot().result, said, "{stays:?}");
    }
    app.update(Action::Back);
    let moved = app.snapshot().result.text;
    assert!(moved.starts_with("Paused: "), "{moved}");
    app.update(Action::RunUntil(Until::DeadEnd));
    finish(&mut app);
    app.update(Action::Load("exact-knuth".to_owned()));
    assert_eq!(app.snapshot().result.text, "Ready");
}

#[test]
fn another_rule_is_another_search() {
    let mut app = app("lpnu");
    app.update(Action::SetRule(RuleKind::Leftmost));
    assert_eq!(app.snapshot().says.note, "Leftmost item first");
    app.update(Action::All);
    let seen = finish(&mut app).counters;
    assert_eq!((seen.placements, seen.solutions), (411, 8));
}

#[test]
fn marks_and_counters_agree_after_steering_in_what_was_known() {
    let mut app = app("pentominoes-3x20");
    app.update(Action::All);
    let end = finish(&mut app).counters.step;
    for (at, step) in [end / 2, end / 3, end / 7].into_iter().enumerate() {
        app.update(Action::Seek(step));
        finish(&mut app);
        app.update(Action::RunUntil(Until::Placements(1)));
        finish(&mut app);
        let open = app
            .snapshot()
            .pieces
            .iter()
            .rev()
            .nth(at)
            .map(|piece| piece.thing);
        app.update(Action::Steer(open.expect("a piece")));
        app.update(Action::All);
        let seen = finish(&mut app);
        let solutions: u64 = seen.timeline.marks.iter().map(|mark| mark.solutions).sum();
        assert_eq!(solutions, seen.counters.solutions);
        assert_eq!(solutions, 8, "both of 3×20, each in four positions");
    }
}

#[test]
fn one_level_up_from_the_first_runs_to_the_end() {
    let mut app = app("lpnu");
    app.update(Action::RunUntil(Until::Out));
    let seen = finish(&mut app);
    assert_eq!(seen.result.text, "Search complete: 8 solutions");
    app.update(Action::Reset);
    app.update(Action::RunUntil(Until::Level(1)));
    let seen = finish(&mut app);
    assert_eq!(
        seen.counters.depth, 1,
        "the first time one is given up there"
    );
    assert!(seen.counters.placements > 1);
}

#[test]
fn a_node_stands_for_its_option_and_only_where_both_meet() {
    let mut app = app("exact-knuth");
    app.update(Action::Pick(Some(Thing::Node(OptionId(0), ItemId(0)))));
    assert!(app.snapshot().picked.is_none(), "option 1 is c e");
    let node = Thing::Node(OptionId(0), ItemId(2));
    app.update(Action::Pick(Some(node)));
    app.update(Action::ToggleBreak(node));
    let picked = app.snapshot().picked.expect("it is picked");
    assert!(picked.stops);
    assert_eq!(app.snapshot().breaks, ["option 1 (c e)"]);
    app.update(Action::All);
    assert_eq!(
        finish(&mut app).result.text,
        "Stopped: option 1 (c e) is tried"
    );
}
