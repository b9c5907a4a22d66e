//! What stands on the board, and what is told in words.

use crate::common::{PUZZLE_A, app, finish, own};
use dlx_stage::app::Action;
use dlx_stage::snapshot::{Mark, Snapshot};

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
    let golden = include_str!("../data/words-lpnu.txt");
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
