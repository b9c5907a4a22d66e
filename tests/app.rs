//! The page without a browser: what each action does to what is seen.

use dlx_stage::app::{Action, App, Saved, entries};
use dlx_stage::settings::{Settings, Speed, StepSize, Theme};
use dlx_stage::snapshot::{Mark, Snapshot, Tone};

const PUZZLE_A: &str =
    "7........5..18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1";

fn app(puzzle: &str) -> App {
    let saved = Saved {
        puzzle: puzzle.to_owned(),
        ..Saved::default()
    };
    App::new(&saved).expect("the picker has it")
}

fn own(text: &str) -> App {
    let mut app = app("");
    let text = text.to_owned();
    assert!(
        app.update(Action::Paste {
            text,
            diagonals: false
        })
        .save
    );
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

#[track_caller]
fn assert_totals(snapshot: &Snapshot, placements: u64, updates: u64, solutions: u64) {
    let counters = &snapshot.counters;
    let seen = (counters.placements, counters.updates, counters.solutions);
    assert_eq!(seen, (placements, updates, solutions));
}

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
    for entry in entries().filter(|entry| entry.group == "Sudoku") {
        let mut app = app(entry.id);
        app.update(Action::All);
        let seen = finish(&mut app);
        let text = "Search complete: 1 solution";
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

/// Walks to the end in steps of the size and back, and asks that the same is
/// seen at every stop.
fn there_and_back(app: &mut App, size: StepSize, stops: usize) {
    app.update(Action::SetStepSize(size));
    let mut seen = vec![app.snapshot()];
    while seen.last().is_some_and(|last| last.controls.can_step) && seen.len() < stops {
        app.update(Action::Step);
        seen.push(finish(app));
    }
    let end = seen.len();
    for (at, before) in seen.iter().enumerate().rev().skip(1) {
        app.update(Action::Back);
        assert_eq!(&finish(app), before, "{size:?}, stop {at} of {end}");
    }
    app.update(Action::Back);
    assert_eq!(finish(app), seen[0]);
}

#[test]
fn back_shows_what_was_seen_before_at_every_size() {
    for id in ["lpnu", "sudoku-4x4", "sudoku-easy"] {
        for size in [StepSize::Cover, StepSize::Choice, StepSize::Solution] {
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
    for size in [StepSize::Cover, StepSize::Choice, StepSize::Solution] {
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

#[test]
fn reset_keeps_the_puzzle_and_clear_empties_it() {
    let mut app = own(PUZZLE_A);
    let fresh = app.snapshot();
    app.update(Action::Solve);
    finish(&mut app);
    app.update(Action::Reset);
    assert_eq!(app.snapshot(), fresh);
    app.update(Action::Clear);
    assert!(
        app.snapshot()
            .cells
            .iter()
            .all(|cell| cell.label.is_empty())
    );
}

#[test]
fn refused_text_leaves_everything_as_it_was() {
    let mut app = own(PUZZLE_A);
    app.update(Action::Step);
    let before = app.snapshot();
    let double = format!("1.......1{}", ".".repeat(72));
    for (text, says) in [("12x", "3"), (double.as_str(), "r1c1 and r1c9"), ("", "")] {
        let text = text.to_owned();
        let effect = app.update(Action::Paste {
            text,
            diagonals: false,
        });
        assert!(!effect.save);
        let mut after = app.snapshot();
        let error = after.error.take().expect("a reason");
        assert!(error.contains(says), "{error}");
        assert_eq!(after, before);
    }
    app.update(Action::DismissError);
    assert_eq!(app.snapshot(), before);
}

#[test]
fn cells_are_edited_at_the_start_only() {
    let mut app = app("sudoku-4x4");
    app.update(Action::Clear);
    let set = |row, col, symbol| Action::SetCell { row, col, symbol };
    app.update(set(0, 1, Some(3)));
    let seen = app.snapshot();
    assert_eq!(seen.cells[1].name, "row 1 column 2, 4, given");
    assert_eq!(seen.cells[0].candidates, 0b0111);
    app.update(set(0, 3, Some(3)));
    let seen = app.snapshot();
    assert!(
        seen.error
            .as_deref()
            .is_some_and(|e| e.contains("r1c2") && e.contains("r1c4"))
    );
    assert_eq!(seen.cells[3].label, "");
    for (row, col, symbol) in [(9, 0, Some(1)), (0, 0, Some(4)), (0, 0, Some(999))] {
        assert!(!app.update(set(row, col, symbol)).save);
        assert!(app.snapshot().error.is_some());
    }
    app.update(Action::Step);
    assert!(!app.snapshot().controls.can_edit);
    app.update(set(0, 1, None));
    assert_eq!(app.snapshot().cells[1].label, "4");
    app.update(Action::Back);
    app.update(set(0, 1, None));
    assert_eq!(app.snapshot().cells[1].label, "");
}

#[test]
fn what_is_saved_comes_back() {
    let mut app = own(PUZZLE_A);
    app.update(Action::SetSpeed(Speed::new(33)));
    app.update(Action::SetStepSize(StepSize::Choice));
    let mut again = App::new(&Saved::from_text(&app.saved().to_text())).unwrap();
    let (mut a, b) = (app.snapshot(), again.snapshot());
    a.puzzle.generation = b.puzzle.generation;
    assert_eq!(a, b);
}

#[test]
fn everything_saved_is_written_down_and_read() {
    let sizes = [StepSize::Cover, StepSize::Choice, StepSize::Solution];
    let themes = [Theme::System, Theme::Light, Theme::Dark];
    let grids = [
        None,
        Some("3.4............1".to_owned()),
        Some(".".repeat(625)),
    ];
    for (at, grid) in grids.into_iter().enumerate() {
        let settings = Settings {
            step_size: sizes[at],
            speed: Speed::new(at as u8 * 20),
            theme: themes[at],
        };
        let puzzle = ["lpnu", "", "own"][at].to_owned();
        let saved = Saved {
            settings,
            puzzle,
            diagonals: grid.is_some(),
            grid,
        };
        assert_eq!(Saved::from_text(&saved.to_text()), saved);
    }
    // The script at the head of index.html looks for this line.
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    let saved = Saved {
        settings: dark,
        ..Saved::default()
    };
    assert!(saved.to_text().lines().any(|line| line == "theme=dark"));
}

#[test]
fn spoiled_savings_fall_back_field_by_field() {
    let first = entries().next().unwrap().id;
    let huge = format!("theme=dark\n{}", "x".repeat(1_000_000));
    for text in [
        "",
        "=",
        "{\"puzzle\":\"lpnu\"}",
        "puzzle=no such",
        "puzzle=own",
        "puzzle=own\ngrid=11",
        "puzzle=own\ngrid=",
        "\0\nstep=\nspeed=-1\ntheme=light \ndiagonals=7",
        "speed=256\nstep=Cover",
        &huge,
    ] {
        let seen = App::new(&Saved::from_text(text)).unwrap().snapshot();
        assert_eq!(seen.puzzle.id, first, "{text:.60}");
        assert_eq!(seen.settings, Settings::default(), "{text:.60}");
    }
    // What is sound beside it stays, and so does what another version knows.
    let saved = Saved::from_text("version=9\nspeed=fast\nstep=leap\ntheme=dark\r\npuzzle=lpnu\n");
    assert_eq!(saved.puzzle, "lpnu");
    let settings = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    assert_eq!(saved.settings, settings);
    // Beyond the slider's end is its end.
    let saved = Saved::from_text("speed=41");
    assert_eq!(saved.settings.speed, Speed::new(Speed::MAX));
}

#[test]
fn a_run_paused_at_a_solution_reads_paused() {
    let all = || {
        let mut app = app("lpnu");
        app.update(Action::All);
        app
    };
    let fastest = || {
        let mut app = app("lpnu");
        app.update(Action::SetStepSize(StepSize::Solution));
        app.update(Action::SetSpeed(Speed::new(Speed::MAX)));
        app.update(Action::TogglePlay);
        app
    };
    for mut app in [all(), fastest()] {
        // One portion of work: to the first solution.
        app.tick(0.016, &mut || false);
        assert_totals(&app.snapshot(), 9, 1_699, 1);
        app.update(Action::TogglePlay);
        let seen = app.snapshot();
        assert!(seen.result.text.starts_with("Paused: 1 solution so far"));
        assert_totals(&seen, 9, 1_699, 1);
        // The solution is one step back.
        app.update(Action::SetStepSize(StepSize::Cover));
        app.update(Action::Back);
        assert!(app.snapshot().result.text.starts_with("Solved: solution 1"));
        app.update(Action::All);
        assert_totals(&finish(&mut app), 133, 28_206, 8);
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
fn pencil_marks_are_the_options_still_linked() {
    let mut app = own(PUZZLE_A);
    let seen = app.snapshot();
    // r1c2: its row has 7, its column 7 8 5, its block 5 7 8 9.
    assert_eq!(seen.cells[1].candidates, 0b0_0010_1111);
    // After the whole search they are as at the start.
    app.update(Action::All);
    let after = finish(&mut app);
    let marks = |seen: &Snapshot| seen.cells.iter().map(|c| c.candidates).collect::<Vec<_>>();
    assert_eq!(marks(&seen), marks(&after));
}

#[test]
fn a_cell_without_candidates_is_marked_at_once() {
    let text = format!(".23456789{}1{}", ".".repeat(18), ".".repeat(53));
    let mut app = own(&text);
    let seen = app.snapshot();
    assert_eq!(seen.cells[0].mark, Mark::Dead);
    assert!(
        seen.cells[0].name.contains("no candidates, dead end"),
        "{}",
        seen.cells[0].name
    );
    app.update(Action::Step);
    let says = app.snapshot().says;
    assert_eq!(says.subject, "r1c1");
    assert!(
        says.text.contains("no candidate left: a dead end"),
        "{}",
        says.text
    );
}

#[test]
fn the_first_steps_of_lpnu_are_told_in_words() {
    let mut app = app("lpnu");
    let mut told = Vec::new();
    for _ in 0..9 {
        app.update(Action::Step);
        let says = app.snapshot().says;
        told.push(format!("{} {}", says.subject, says.text));
    }
    assert_golden(&told);
}

/// What is told, line by line, against what was read and found right.
#[track_caller]
fn assert_golden(told: &[String]) {
    let golden = include_str!("data/words-lpnu.txt");
    let lines: Vec<&str> = golden
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    assert_eq!(told, lines);
}

/// No square is crossed as a dead end and then filled on the same branch.
#[test]
fn a_dead_end_is_told_only_where_there_is_one() {
    for id in ["lpnu", "sudoku-4x4-diagonals"] {
        let mut app = app(id);
        let mut dead: Vec<usize> = Vec::new();
        let mut depth = 0;
        while app.snapshot().controls.can_step {
            app.update(Action::Step);
            let seen = app.snapshot();
            if seen.counters.depth < depth {
                dead.clear();
            }
            depth = seen.counters.depth;
            for &at in &dead {
                let cell = &seen.cells[at];
                assert!(
                    cell.label.is_empty(),
                    "step {}: {}",
                    seen.counters.step,
                    cell.name
                );
            }
            let crossed = |at: &usize| seen.cells[*at].mark == Mark::Dead;
            dead.extend((0..seen.cells.len()).filter(crossed));
        }
    }
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

#[test]
fn an_own_sudoku_is_there_to_come_back_to() {
    let mut app = own(PUZZLE_A);
    let before = app.snapshot();
    app.update(Action::Load("lpnu".to_owned()));
    let mut again = App::new(&Saved::from_text(&app.saved().to_text())).unwrap();
    for app in [&mut app, &mut again] {
        let seen = app.snapshot();
        assert!(seen.puzzle.has_own && seen.puzzle.id == "lpnu");
        app.update(Action::Load("own".to_owned()));
        assert_eq!(app.snapshot().cells, before.cells);
    }
}
