//! A Sudoku written by hand, cell by cell.

use e2e::{Key, Stage};

fn empty() -> Stage {
    let stage = Stage::open();
    stage.press("Clear grid");
    stage
}

#[test]
fn digits_are_written_and_taken_away_by_keys() {
    let stage = empty();
    assert_eq!(stage.written(), ".".repeat(81));
    stage.cell(1, 1).click();
    stage.keys("5");
    stage.keys(Key::RIGHT);
    stage.keys("3");
    stage.shown();
    assert_eq!(stage.cell(1, 1).name(), "row 1 column 1, 5, given");
    assert_eq!(stage.cell(1, 2).name(), "row 1 column 2, 3, given");
    assert!(stage.has("heading", "Own Sudoku 9×9"));
    // Another digit takes its place.
    stage.keys("8");
    stage.shown();
    assert_eq!(stage.cell(1, 2).name(), "row 1 column 2, 8, given");
    for (key, digit) in [
        (Key::DELETE, "1"),
        (Key::BACKSPACE, "2"),
        ("0", "3"),
        (".", "4"),
    ] {
        stage.keys(digit);
        stage.shown();
        assert_eq!(
            stage.cell(1, 2).name(),
            format!("row 1 column 2, {digit}, given")
        );
        stage.keys(key);
        stage.shown();
        assert!(stage.cell(1, 2).name().starts_with("row 1 column 2, empty"));
    }
    assert!(stage.focused().name().starts_with("row 1 column 2,"));
    // Candidates follow at once: 5 stands in the same row.
    let name = stage.cell(1, 9).name();
    assert_eq!(name, "row 1 column 9, empty, candidates 1 2 3 4 6 7 8 9");
    assert_eq!(stage.step_number(), 0);
}

#[test]
fn a_contradiction_is_refused_with_both_cells_named() {
    let stage = empty();
    stage.cell(1, 1).click();
    stage.keys("5");
    stage.cell(1, 9).click();
    stage.keys("5");
    stage.shown();
    let alert = stage.alert().expect("an alert is shown");
    for words in ["5", "r1c1", "r1c9"] {
        assert!(alert.contains(words), "{alert}");
    }
    assert!(stage.cell(1, 9).name().starts_with("row 1 column 9, empty"));
    assert!(stage.focused().name().starts_with("row 1 column 9,"));
    // The next thing done takes the message away.
    stage.keys("6");
    stage.shown();
    assert_eq!(stage.alert(), None);
    assert_eq!(stage.cell(1, 9).name(), "row 1 column 9, 6, given");
    stage.cell(9, 9).click();
    stage.keys("6");
    stage.shown();
    stage.click("Dismiss");
    stage.shown();
    assert_eq!(stage.alert(), None);
    let focused = stage.focused().name();
    assert!(
        focused.starts_with("row 9 column 9,"),
        "the focus is at {focused}"
    );
}

#[test]
fn cells_are_not_changed_in_the_middle_of_a_search() {
    let stage = empty();
    stage.press("Step");
    let before = stage.cells();
    // A click leaves the focus, and so the arrows, where they were.
    stage.cell(5, 5).click();
    stage.shown();
    assert_eq!(stage.focused().name(), "Step");
    assert_eq!(stage.text("#picked-text"), "r5c5", "it is picked");
    stage.cell(5, 5).exec_js("element.focus()");
    stage.keys("5");
    stage.shown();
    assert!(stage.alert().is_some(), "it is said why nothing changes");
    stage.keys(Key::DELETE);
    stage.keys(Key::ENTER);
    stage.shown();
    assert_eq!(stage.cells(), before);
    assert_eq!(stage.step_number(), 1);
    assert!(!stage.has("group", "Digits"));
    stage.press("Reset");
    stage.cell(5, 5).click();
    stage.keys("5");
    stage.shown();
    assert_eq!(stage.cell(5, 5).name(), "row 5 column 5, 5, given");
}

#[test]
fn digits_are_tapped_on_the_keypad() {
    let stage = empty();
    stage.cell(3, 3).click();
    stage.keys(Key::ENTER);
    stage.shown();
    assert!(stage.has("group", "Digits"));
    stage.click("4");
    stage.shown();
    assert_eq!(stage.cell(3, 3).name(), "row 3 column 3, 4, given");
    stage.click("Erase");
    stage.shown();
    assert!(stage.cell(3, 3).name().starts_with("row 3 column 3, empty"));
    stage.click("9");
    stage.keys(Key::ESCAPE);
    stage.shown();
    assert!(!stage.has("group", "Digits"));
    assert_eq!(stage.focused().name(), "row 3 column 3, 9, given");
}

#[test]
fn a_tap_opens_the_keypad_and_the_search_closes_it() {
    let stage = Stage::open_sized(390, 844);
    stage.press("Clear grid");
    stage
        .cell(2, 2)
        .exec_js("element.scrollIntoView({ block: 'center' })");
    tap(&stage);
    assert!(stage.has("group", "Digits"));
    stage.click("7");
    stage.shown();
    assert_eq!(stage.cell(2, 2).name(), "row 2 column 2, 7, given");
    stage.click("Step");
    stage.shown();
    assert!(!stage.has("group", "Digits"));
    assert_eq!(stage.step_number(), 1);
}

/// A finger on row 2 column 2.
fn tap(stage: &Stage) {
    let at = stage.cell(2, 2).exec_js(
        "const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }",
    );
    let event = |kind: &str, points: serde_json::Value| {
        let event = serde_json::json!({ "type": kind, "touchPoints": points });
        stage.cdp("Input.dispatchTouchEvent", event);
    };
    event("touchStart", serde_json::json!([at]));
    event("touchEnd", serde_json::json!([]));
    stage.wait_until("the tap has come", 5, || stage.has("group", "Digits"));
}

#[test]
fn a_larger_grid_takes_letters() {
    let stage = Stage::open();
    stage.load("Sudoku 16×16");
    stage.press("Clear grid");
    assert!(stage.has("heading", "Own Sudoku 16×16"));
    stage.cell(1, 1).click();
    stage.keys("a");
    stage.keys(Key::RIGHT);
    stage.keys("G");
    stage.shown();
    assert_eq!(stage.cell(1, 1).name(), "row 1 column 1, A, given");
    assert_eq!(stage.cell(1, 2).name(), "row 1 column 2, G, given");
    assert_eq!(stage.step_number(), 0, "A writes here, it does not run");
}

#[test]
fn a_grid_written_by_hand_is_solved() {
    let stage = Stage::open();
    stage.load("Sudoku 4×4");
    stage.press("Clear grid");
    stage.cell(1, 1).click();
    for row in ["21", "..", "1", "..3"] {
        for key in row.chars() {
            stage.keys(&key.to_string());
            stage.keys(Key::RIGHT);
        }
        stage.keys(Key::DOWN);
        stage.keys(Key::HOME);
    }
    stage.shown();
    assert_eq!(stage.written(), "21......1.....3.");
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 1 solution");
}
