//! Steps of every size, both ways; playing and running.

use crate::common::{app, finish};
use dlx_stage::app::{Action, App};
use dlx_stage::settings::{Settings, Speed, StepSize, Theme};
use dlx_stage::snapshot::{Mark, Snapshot};

/// Walks to the end in steps of the size and back, and asks that the same is
/// seen at every stop.
fn there_and_back(app: &mut App, size: StepSize, stops: usize) {
    app.update(Action::SetStepSize(size));
    let mut seen = vec![of_here(app.snapshot())];
    while seen.last().is_some_and(|last| last.controls.can_step) && seen.len() < stops {
        app.update(Action::Step);
        seen.push(of_here(finish(app)));
    }
    let end = seen.len();
    for (at, before) in seen.iter().enumerate().rev().skip(1) {
        app.update(Action::Back);
        assert_eq!(
            &of_here(finish(app)),
            before,
            "{size:?}, stop {at} of {end}"
        );
    }
    app.update(Action::Back);
    assert_eq!(of_here(finish(app)), seen[0]);
}

/// What depends on the position alone: not what is known of the steps after.
fn of_here(mut snapshot: Snapshot) -> Snapshot {
    snapshot.timeline.known = snapshot.timeline.step;
    snapshot.timeline.whole = false;
    snapshot.timeline.marks.clear();
    snapshot
}

#[test]
fn back_shows_what_was_seen_before_at_every_size() {
    for id in ["lpnu", "sudoku-4x4", "sudoku-easy", "exact-knuth"] {
        for size in [
            StepSize::Link,
            StepSize::Cover,
            StepSize::Choice,
            StepSize::Solution,
        ] {
            there_and_back(&mut app(id), size, 2_500);
        }
    }
}

#[test]
fn totals_do_not_depend_on_the_way() {
    let totals = |walk: &dyn Fn(&mut App)| {
        let mut app = app("lpnu");
        walk(&mut app);
        finish(&mut app).counters
    };
    let all = totals(&|app| {
        app.update(Action::All);
    });
    let steps = |size| {
        totals(&|app: &mut App| {
            app.update(Action::SetStepSize(size));
            while app.snapshot().controls.can_step {
                app.update(Action::Step);
                finish(app);
            }
        })
    };
    for size in [
        StepSize::Link,
        StepSize::Cover,
        StepSize::Choice,
        StepSize::Solution,
    ] {
        assert_eq!(steps(size), all, "{size:?}");
    }
    let played = totals(&|app| {
        app.update(Action::SetSpeed(Speed::new(35)));
        while app.snapshot().controls.can_step {
            app.update(Action::TogglePlay);
            finish(app);
        }
    });
    assert_eq!(played, all);
    let zigzag = totals(&|app| {
        for _ in 0..700 {
            for _ in 0..3 {
                app.update(Action::Step);
            }
            app.update(Action::Back);
        }
        app.update(Action::All);
    });
    assert_eq!(zigzag, all);
}

#[test]
fn play_keeps_its_pace_and_pauses_at_a_solution() {
    let mut app = app("lpnu");
    app.update(Action::SetSpeed(Speed::new(20)));
    let rate = Settings {
        speed: Speed::new(20),
        ..Settings::default()
    };
    let rate = rate.speed.steps_per_second().expect("not the fastest");
    app.update(Action::TogglePlay);
    for _ in 0..60 {
        app.tick(1.0 / 60.0, &mut || true);
    }
    let steps = app.snapshot().counters.step as f64;
    assert!(
        (steps - rate).abs() <= 2.0,
        "{steps} steps at {rate} a second"
    );
    let seen = finish(&mut app);
    assert_eq!(seen.counters.solutions, 1);
    assert!(seen.result.text.starts_with("Solved"));
}

#[test]
fn a_press_stops_what_runs() {
    for (press, stops) in [
        (Action::TogglePlay, true),
        (Action::Step, true),
        (Action::Back, true),
        (Action::Reset, true),
        (Action::Load("lpnu".to_owned()), true),
        (Action::SetSpeed(Speed::new(3)), false),
        (Action::SetTheme(Theme::Dark), false),
    ] {
        let mut app = app("pentominoes-6x10");
        app.update(Action::All);
        app.tick(0.016, &mut || false);
        assert!(app.snapshot().controls.busy);
        app.update(press.clone());
        assert_eq!(app.is_busy(), !stops, "{press:?}");
    }
}

/// A run that leads past the solutions never stops at one that nobody has
/// seen: it reads "3 solutions so far", not "solution 3".
#[test]
fn a_run_past_solutions_reads_paused() {
    let all = || {
        let mut app = app("sudoku-4x4");
        app.update(Action::Clear);
        app.update(Action::All);
        app
    };
    let fastest = || {
        let mut app = app("pentominoes-6x10");
        app.update(Action::SetStepSize(StepSize::Solution));
        app.update(Action::SetSpeed(Speed::new(Speed::MAX)));
        app.update(Action::TogglePlay);
        app
    };
    for mut app in [all(), fastest()] {
        for _ in 0..3 {
            app.tick(0.016, &mut || false);
            app.update(Action::TogglePlay);
            let seen = app.snapshot();
            assert!(
                seen.result.text.starts_with("Paused: "),
                "{}",
                seen.result.text
            );
            app.update(Action::All);
        }
    }
}

#[test]
fn where_there_is_nowhere_to_go_nothing_is_set_going() {
    let mut app = app("lpnu");
    app.update(Action::SetStepSize(StepSize::Solution));
    app.update(Action::Back);
    assert!(!app.is_busy());
    app.update(Action::All);
    finish(&mut app);
    for action in [Action::Step, Action::Solve, Action::All, Action::TogglePlay] {
        app.update(action);
        assert!(!app.is_busy());
    }
    app.update(Action::Back);
    assert!(app.is_busy());
}

#[test]
fn a_run_at_full_speed_does_not_flicker() {
    let mut app = app("pentominoes-6x10");
    app.update(Action::All);
    for _ in 0..20 {
        app.tick(0.016, &mut || false);
        let seen = app.snapshot();
        assert!(seen.cells.iter().all(|cell| cell.mark == Mark::None));
        assert!(seen.pieces.iter().all(|piece| piece.mark == Mark::None));
        assert!(seen.says.text.starts_with("Running"));
    }
}
