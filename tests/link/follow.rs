//! From a place to its link and back to the place.

use crate::common::random::{cases, problem};
use crate::{app, finish, open, opened};
use dlx_stage::app::{Action, App};
use dlx_stage::dlx::text::to_knuth;
use dlx_stage::dlx::{ItemId, OptionId};
use dlx_stage::document::Format;
use dlx_stage::settings::{RuleKind, StepSize, ViewKind};
use dlx_stage::snapshot::Snapshot;
use dlx_stage::thing::Thing;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// What must look the same.
#[track_caller]
fn assert_same(made: &Snapshot, seen: &Snapshot) {
    assert_eq!(seen.error, None);
    assert_eq!(seen.cells, made.cells);
    assert_eq!(seen.pieces, made.pieces);
    assert_eq!(seen.counters, made.counters);
    assert_eq!(seen.says, made.says);
    assert_eq!(seen.picked, made.picked);
    assert_eq!(seen.breaks, made.breaks);
    assert_eq!(seen.timeline.written, made.timeline.written);
    assert_eq!(seen.settings.rule, made.settings.rule);
    assert_eq!(seen.settings.symmetry, made.settings.symmetry);
    assert_eq!(seen.settings.step_size, made.settings.step_size);
    let views = |seen: &Snapshot| seen.settings.views.to_text();
    assert_eq!(views(seen), views(made));
    assert_eq!(seen.puzzle.size, made.puzzle.size);
}

/// Whoever opens the link sees what its maker saw, and would make the same.
#[track_caller]
fn assert_leads_back(app: &mut App) {
    let link = app.link().to_text();
    let mut other = opened(&link);
    let seen = finish(&mut other);
    assert_same(&app.snapshot(), &seen);
    assert_eq!(other.link().to_text(), link);
}

#[test]
fn far_into_a_long_search() {
    let mut app = app();
    app.update(Action::Load("pentominoes-6x10".to_owned()));
    app.update(Action::Seek(300_000));
    finish(&mut app);
    app.update(Action::SetStepSize(StepSize::Link));
    app.update(Action::ToggleView(ViewKind::Links));
    app.update(Action::SetWrongOrder(true));
    for _ in 0..3 {
        app.update(Action::Step);
    }
    assert_leads_back(&mut app);
    let mut other = opened(&app.link().to_text());
    assert!(other.is_busy(), "not at once, but in slices");
    let way = other.snapshot().result;
    assert!(way.text.starts_with("Going there"), "{}", way.text);
    // Whoever does not want to wait stays where it is.
    other.update(Action::TogglePlay);
    assert!(!other.is_busy());
    other.update(Action::Step);
}

#[test]
fn steers_that_lie_ahead_are_not_lost() {
    let mut app = app();
    app.update(Action::Load("lpnu".to_owned()));
    app.update(Action::Steer(Thing::Item(ItemId(22))));
    app.update(Action::SetStepSize(StepSize::Choice));
    app.update(Action::Step);
    let open = app.snapshot().pieces[0].thing;
    app.update(Action::Steer(open));
    for _ in 0..5 {
        app.update(Action::Step);
    }
    assert_eq!(app.link().steers.len(), 2);
    assert_leads_back(&mut app);
    app.update(Action::Seek(1));
    finish(&mut app);
    assert_leads_back(&mut app);
    app.update(Action::Reset);
    assert_eq!(app.link().steers, []);
    assert_leads_back(&mut app);
}

/// One of the things a user does.
fn deed() -> impl Strategy<Value = Action> {
    let sizes = [
        StepSize::Link,
        StepSize::Cover,
        StepSize::Choice,
        StepSize::Solution,
    ];
    let thing = (0..12u32, 0..12u32, 0..3).prop_map(|(item, option, kind)| match kind {
        0 => Thing::Item(ItemId(item)),
        1 => Thing::Option(OptionId(option)),
        _ => Thing::Node(OptionId(option), ItemId(item)),
    });
    let view = select(&ViewKind::ALL[..]);
    prop_oneof![
        12 => Just(Action::Step),
        4 => Just(Action::Back),
        6 => select(sizes.to_vec()).prop_map(Action::SetStepSize),
        6 => thing.clone().prop_map(Action::Steer),
        2 => thing.clone().prop_map(|thing| Action::Pick(Some(thing))),
        1 => thing.prop_map(Action::ToggleBreak),
        1 => view.prop_map(Action::ToggleView),
        1 => any::<bool>().prop_map(Action::SetPair),
        1 => any::<bool>().prop_map(Action::SetWrongOrder),
        1 => any::<bool>().prop_map(Action::SetSymmetry),
        1 => (0..200u64).prop_map(Action::Seek),
    ]
}

fn rule() -> impl Strategy<Value = RuleKind> {
    select(vec![
        RuleKind::Shortest,
        RuleKind::Leftmost,
        RuleKind::Random,
    ])
}

fn walk(app: &mut App, rule: RuleKind, deeds: Vec<Action>) {
    app.update(Action::SetRule(rule));
    for deed in deeds {
        app.update(deed);
        finish(app);
    }
    app.update(Action::DismissError);
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn any_place_of_any_puzzle(problem in problem(), rule in rule(), deeds in vec(deed(), 0..30)) {
        let text = to_knuth(&problem);
        prop_assume!(text.is_some());
        let mut app = app();
        let loaded = app.update(open(Format::Knuth, &text.unwrap()));
        prop_assume!(loaded.save);
        walk(&mut app, rule, deeds);
        assert_leads_back(&mut app);
    }

    #[test]
    fn any_place_of_a_puzzle_of_the_catalogue(
        id in select(vec!["lpnu", "sudoku-4x4", "sudoku-4x4-diagonals", "exact-knuth", "exact-order"]),
        rule in rule(),
        deeds in vec(deed(), 0..30),
    ) {
        let mut app = app();
        app.update(Action::Load(id.to_owned()));
        walk(&mut app, rule, deeds);
        assert_leads_back(&mut app);
    }
}
