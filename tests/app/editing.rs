//! Loading, pasting and editing; what was refused leaves all as it was.

use crate::common::{PUZZLE_A, app, finish, own, sudoku};
use dlx_stage::app::Action;

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
        let effect = app.update(sudoku(text));
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

/// An edit that changes nothing would else put a copy of somebody else's puzzle
/// in the place of the user's own.
#[test]
fn an_edit_that_changes_nothing_keeps_what_is_the_users_own() {
    let mut app = own(PUZZLE_A);
    let kept = app.saved().own;
    app.update(Action::Load("sudoku-4x4".to_owned()));
    let before = app.snapshot();
    let given = before.cells.iter().position(|cell| cell.given).unwrap() as u16;
    let digit = before.cells[usize::from(given)]
        .label
        .parse::<u16>()
        .unwrap()
        - 1;
    let empty = before.cells.iter().position(|cell| !cell.given).unwrap() as u16;
    for (at, symbol) in [(given, Some(digit)), (empty, None)] {
        let (row, col) = (at / 4, at % 4);
        let effect = app.update(Action::SetCell { row, col, symbol });
        assert!(!effect.save);
        assert_eq!(app.snapshot(), before);
    }
    let link = own("................").link().to_text();
    app.update(Action::Follow(link));
    app.update(Action::Step);
    app.update(Action::Clear);
    assert_eq!(app.snapshot().counters.step, 0, "it begins anew");
    assert_eq!((app.puzzle().0, app.saved().own), ("shared", kept));
}
