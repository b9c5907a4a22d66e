//! The puzzles of the picker, solved and counted; what is said of the result.

use crate::common::{app, assert_totals, finish, own};
use dlx_stage::app::{Action, App};
use dlx_stage::catalogue::entries;
use dlx_stage::dlx::ItemId;
use dlx_stage::document::{Document, Format};
use dlx_stage::snapshot::Tone;
use dlx_stage::thing::Thing;

#[test]
fn every_entry_of_the_picker_loads_and_starts_at_its_start() {
    let mut ids = std::collections::HashSet::new();
    for entry in entries() {
        assert!(ids.insert(entry.id), "{} is there twice", entry.id);
        let mut app = app(entry.id);
        let seen = app.snapshot();
        assert_eq!(seen.puzzle.id, entry.id);
        assert_eq!(seen.puzzle.title, entry.title);
        assert_eq!(seen.counters.step, 0);
        assert!(!seen.controls.can_back && seen.controls.can_step && !seen.controls.busy);
        assert_eq!(seen.result.text, "Ready");
    }
}

#[test]
fn every_sudoku_of_the_picker_has_one_solution() {
    let family = ["Sudoku", "Latin squares"];
    for entry in entries().filter(|entry| family.contains(&entry.group)) {
        let mut app = app(entry.id);
        app.update(Action::All);
        let seen = finish(&mut app);
        let text = match entry.id {
            "sudoku-4x4-empty" => "Search complete: 288 solutions",
            "latin-4x4-empty" => "Search complete: 576 solutions",
            _ => "Search complete: 1 solution",
        };
        assert_eq!(seen.result.text, text, "{}", entry.id);
    }
}

#[test]
fn lpnu_is_solved_and_counted_as_the_article_has_it() {
    let mut app = app("lpnu");
    app.update(Action::Solve);
    let seen = finish(&mut app);
    assert_totals(&seen, 9, 1_699, 1);
    assert_eq!(
        seen.result.text,
        "Solved: solution 1 after 9 placements tried"
    );
    assert_eq!(seen.result.tone, Tone::Good);
    let letters: String = seen.cells.iter().map(|cell| cell.label.as_str()).collect();
    assert_eq!(letters, "LPPUULPPPULNNUULLNNN");
    app.update(Action::All);
    let seen = finish(&mut app);
    assert_totals(&seen, 133, 28_206, 8);
    assert_eq!((seen.counters.covers, seen.counters.uncovers), (791, 791));
    assert_eq!(seen.result.text, "Search complete: 8 solutions");
    assert!(!seen.controls.can_step);
    assert_eq!(seen.result.progress, 1.0);
}

#[test]
fn no_solution_is_said_only_when_that_is_known() {
    let none = "..........2....4..67....83.......1.............94...............8.14....14..8....";
    let mut app = own(none);
    for action in [Action::TogglePlay, Action::Step, Action::Step, Action::Back] {
        app.update(action);
        assert!(!app.snapshot().result.text.contains("o solution"));
    }
    app.update(Action::Solve);
    let mut portions = 3;
    app.tick(0.016, &mut || {
        portions -= 1;
        portions > 0
    });
    assert!(app.is_busy(), "the search is longer than three portions");
    app.update(Action::TogglePlay);
    let seen = app.snapshot();
    assert!(seen.result.text.starts_with("Paused: nothing found so far"));
    app.update(Action::Solve);
    let seen = finish(&mut app);
    assert_eq!(
        (seen.result.text.as_str(), seen.result.tone),
        ("No solution", Tone::Bad)
    );
}

#[test]
fn a_dead_end_at_the_root_ends_the_search() {
    // Row 1 column 1 has no candidate: 9 is below it.
    let text = format!(".12345678{}9{}", ".".repeat(27), ".".repeat(44));
    let mut app = own(&text);
    app.update(Action::Step);
    let timeline = app.snapshot().timeline;
    assert_eq!((timeline.known, timeline.whole), (1, false), "chosen only");
    app.update(Action::Reset);
    app.update(Action::Solve);
    let seen = finish(&mut app);
    assert_eq!(seen.result.text, "No solution");
    assert_eq!((seen.timeline.known, seen.timeline.whole), (3, true));
    app.update(Action::Reset);
    for step in 1..=3 {
        app.update(Action::Step);
        assert_eq!(app.snapshot().timeline.whole, step == 3);
    }
}

/// However and whenever one switches, as many classes are told as by who had
/// the switch on all the time.
#[test]
fn classes_are_counted_once_they_are_asked_for() {
    let counted = |app: &mut App, steps: u64| {
        app.update(Action::Seek(steps));
        finish(app).result.text
    };
    let on = Action::SetSymmetry(true);
    for (puzzle, item) in [("lpnu", 3), ("queens-6", 8), ("dominoes-4x4", 2)] {
        let end = {
            let mut app = app(puzzle);
            app.update(Action::All);
            finish(&mut app).counters.step
        };
        for steps in [0, end / 3, end / 2, end - 1, end] {
            let steer = Action::Steer(Thing::Item(ItemId(item)));
            let mut early = app(puzzle);
            early.update(on.clone());
            early.update(steer.clone());
            let wanted = counted(&mut early, steps);
            let mut late = app(puzzle);
            late.update(steer);
            let plain = counted(&mut late, steps);
            assert!(!plain.contains("symmetry"), "{plain}");
            late.update(on.clone());
            assert_eq!(finish(&mut late).result.text, wanted, "{puzzle} at {steps}");
            assert_eq!(late.snapshot().counters, early.snapshot().counters);
            // Off and on again; back, and to the end.
            late.update(Action::SetSymmetry(false));
            late.update(on.clone());
            for (to, from) in [(end / 4, steps), (u64::MAX, end / 4)] {
                let wanted = counted(&mut early, to);
                assert_eq!(counted(&mut late, to), wanted, "{puzzle} from {from}");
            }
        }
    }
}

/// What runs goes on, and a link under way leads to the same place.
#[test]
fn counting_classes_stops_nothing_that_runs() {
    let queens = || {
        let mut app = app("lpnu");
        app.update(Action::Open(Document::new(Format::Queens, "queens 9")));
        app
    };
    let few = |app: &mut App| {
        while app.snapshot().counters.solutions == 0 {
            app.tick(0.01, &mut || false);
        }
        assert!(app.is_busy());
    };
    let mut whole = queens();
    whole.update(Action::SetSymmetry(true));
    whole.update(Action::All);
    let whole = finish(&mut whole);
    let mut late = queens();
    late.update(Action::All);
    few(&mut late);
    late.update(Action::SetSymmetry(true));
    assert_eq!(finish(&mut late).result.text, whole.result.text);
    // To a step, by a jump and by a link that steers.
    let far = whole.counters.step - 7;
    let steer = Action::Steer(Thing::Item(ItemId(9)));
    let mut there = queens();
    there.update(steer.clone());
    there.update(Action::Seek(far));
    finish(&mut there);
    let link = there.link().to_text();
    there.update(Action::SetSymmetry(true));
    let wanted = finish(&mut there);
    let mut jumping = queens();
    jumping.update(steer);
    jumping.update(Action::Seek(far));
    few(&mut jumping);
    let mut following = app("lpnu");
    following.update(Action::Follow(link));
    few(&mut following);
    for mut late in [jumping, following] {
        late.update(Action::SetSymmetry(true));
        let late = finish(&mut late);
        assert_eq!(late.counters, wanted.counters);
        assert!(
            late.result.text.contains("symmetry"),
            "{}",
            late.result.text
        );
    }
}
