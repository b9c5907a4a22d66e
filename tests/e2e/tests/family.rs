//! Jigsaws and Latin squares on the board.

use e2e::Stage;

const JIGSAW: &str = "..12\n....\n....\n....\nregions\nAAAB\nCABB\nCCDB\nCDDD";

/// How wide the line is that the cell has on a side: "Right", "Bottom".
fn line(stage: &Stage, row: usize, column: usize, side: &str) -> String {
    let script = format!("return getComputedStyle(element).border{side}Width");
    let width = stage.cell(row, column).exec_js(&script);
    width.as_str().expect("a length").to_owned()
}

#[test]
fn a_pasted_jigsaw_has_thick_lines_around_its_regions() {
    let stage = Stage::open();
    stage.paste(JIGSAW);
    assert_eq!(stage.alert(), None);
    assert!(stage.has("heading", "Own Jigsaw Sudoku 4×4"));
    // A ends right of r1c3 and below r1c1, but not between r1c2 and r2c2.
    assert_eq!(line(&stage, 1, 3, "Right"), "3px");
    assert_eq!(line(&stage, 1, 1, "Bottom"), "3px");
    assert_eq!(line(&stage, 1, 2, "Right"), "1px");
    assert_eq!(line(&stage, 1, 2, "Bottom"), "1px");
    let help = "return document.querySelector('.help').innerText";
    let help = stage.exec_js(help).as_str().unwrap().to_owned();
    assert!(help.contains("row, column and region"), "{help}");
    assert!(!help.contains("block"), "{help}");
}

#[test]
fn a_typed_digit_that_contradicts_another_is_marked() {
    let stage = Stage::open();
    stage.paste(JIGSAW);
    stage.cell(2, 2).click();
    stage.keys("1");
    stage.shown();
    let said = "1 stands at r1c3 and r2c2, twice in region 1";
    assert_eq!(stage.alert().as_deref(), Some(said));
    let contradict = |row, column| stage.cell(row, column).name().contains("in contradiction");
    assert!(contradict(1, 3) && contradict(2, 2));
    assert!(!contradict(1, 4));
    stage.keys("3");
    stage.shown();
    assert_eq!(stage.alert(), None);
    assert!(!contradict(1, 3) && !contradict(2, 2));
    assert_eq!(stage.written(), "..12.3..........");
    // The regions are still those of the text, and after another visit.
    stage.visit_again();
    assert_eq!(line(&stage, 1, 3, "Right"), "3px");
    assert_eq!(stage.written(), "..12.3..........");
    stage.press("Clear grid");
    assert_eq!(line(&stage, 1, 3, "Right"), "3px");
}

#[test]
fn a_latin_square_has_rows_and_columns_only() {
    let stage = Stage::open();
    stage.load("Latin square 5×5");
    let lines = "return document.querySelectorAll('.block-r, .block-b').length";
    assert_eq!(stage.exec_js(lines), 0);
    let help = "return document.querySelector('.help').innerText";
    let help = stage.exec_js(help).as_str().unwrap().to_owned();
    assert!(help.contains("row and column, must"), "{help}");
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 1 solution");
    stage.load("Latin square 4×4, empty");
    stage.press("All");
    assert_eq!(stage.counter("Solutions"), "576");
}
