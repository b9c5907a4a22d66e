//! Tilings in the page: classes up to symmetry, and cells that may stay empty.

use e2e::Stage;

const LPNU: &str = "L P N U on 4×5";
const SWITCH: &str = "Up to symmetry";

/// The number counted.
fn classes(stage: &Stage) -> String {
    stage.text("#n-classes")
}

#[test]
fn lpnu_has_two_solutions_up_to_symmetry() {
    let stage = Stage::open();
    stage.load("Sudoku, easy");
    assert!(!stage.has("button", SWITCH), "a Sudoku has no symmetries");
    stage.load(LPNU);
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 8 solutions");
    assert!(!stage.css("#classes").is_displayed());
    // All that was found before counts too.
    stage.press(SWITCH);
    let pressed = stage.button(SWITCH).attribute("aria-pressed");
    assert_eq!(pressed.as_deref(), Some("true"));
    assert_eq!(
        stage.result(),
        "Search complete: 8 solutions, 2 up to symmetry"
    );
    assert_eq!(classes(&stage), "2");
    stage.step_by("Solution");
    let mut seen = vec![classes(&stage)];
    while stage.counter("Solutions") != "0" {
        stage.press("Back");
        seen.push(classes(&stage));
    }
    seen.dedup();
    assert_eq!(seen, ["2", "1", "0"]);
    // It is kept from visit to visit.
    stage.visit_again();
    stage.rest();
    stage.press("Reset");
    assert_eq!(classes(&stage), "0");
    stage.press("Solve");
    assert_eq!(classes(&stage), "1");
    stage.press(SWITCH);
    assert!(!stage.css("#classes").is_displayed());
}

#[test]
fn cells_that_may_stay_empty() {
    let stage = Stage::open();
    stage.load("Tetrominoes 5×5, five stay empty");
    let corner = stage.cell(1, 1);
    assert_eq!(
        corner.name(),
        "row 1 column 1, optional, empty, 13 placements left"
    );
    assert!(corner.attribute("class").unwrap().contains("secondary"));
    let middle = stage.cell(3, 3).name();
    assert_eq!(middle, "row 3 column 3, empty, 72 placements left");
    assert!(
        stage
            .css(".legend .only-tiling.only-secondary")
            .is_displayed()
    );
    stage.press("Solve");
    let cells = stage.cells();
    let empty = cells.iter().filter(|cell| cell.contains("empty")).count();
    assert_eq!(empty, 5, "{cells:?}");
    stage.load(LPNU);
    assert!(
        !stage
            .css(".legend .only-tiling.only-secondary")
            .is_displayed()
    );
}
