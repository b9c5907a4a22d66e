//! Sudoku as people paste them, good ones and bad ones.

use e2e::{Key, Stage};

const PUZZLE_A: &str =
    "7........5..18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1";

#[test]
fn every_style_of_the_same_puzzle_is_read() {
    let stage = Stage::open();
    let styles = [
        include_str!("../../data/cases/08_nine_lines_crlf_bom.txt"),
        include_str!("../../data/cases/09_spaced_cells.txt"),
        include_str!("../../data/cases/10_bars.txt"),
        include_str!("../../data/cases/11_boxed_plus.txt"),
        include_str!("../../data/cases/13_csv_empty_fields.csv"),
        include_str!("../../data/cases/15_sdk_headers.sdk"),
        include_str!("../../data/cases/03_line_stars.txt"),
        include_str!("../../data/cases/02_line_zeros.txt"),
    ];
    for text in styles {
        stage.load("Sudoku, easy");
        stage.paste(text);
        assert_eq!(stage.alert(), None, "{text}");
        assert_eq!(stage.names("dialog"), [""; 0], "{text}");
        assert_eq!(stage.written(), PUZZLE_A, "{text}");
        assert!(stage.has("heading", "Own Sudoku 9×9"));
        assert_eq!(stage.focused().name(), "Paste", "the focus goes back");
    }
}

#[test]
fn other_sizes_are_read() {
    let stage = Stage::open();
    for text in [
        include_str!("../../data/cases/30_16x16_1toG.txt"),
        include_str!("../../data/cases/32_16x16_numbers.txt"),
    ] {
        stage.paste(text);
        assert!(stage.has("heading", "Own Sudoku 16×16"));
        let cells = stage.cells();
        assert_eq!(cells.len(), 256);
        let givens = cells.iter().filter(|name| name.ends_with(", given"));
        assert_eq!(givens.count(), 105);
    }
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 1 solution");
    stage.paste("................");
    stage.press("All");
    assert_eq!(stage.counter("Solutions"), "288");
    stage.press("Reset");
    stage.click("Paste");
    stage.get("checkbox", "Both diagonals count too").click();
    stage.paste("................");
    stage.press("All");
    assert_eq!(stage.counter("Solutions"), "48");
}

/// The text is refused in words that contain all of `saying`; it stays in the
/// box, and the puzzle on the board.
#[track_caller]
fn assert_refused(stage: &Stage, text: &str, saying: &[&str]) {
    let board = stage.text("#title");
    stage.paste(text);
    let alert = stage.alert().expect("an alert is shown");
    for words in saying {
        assert!(alert.contains(words), "{alert:?} does not say {words:?}");
    }
    assert!(stage.has("dialog", "Paste a Sudoku"), "the box stays open");
    assert_eq!(stage.get("textbox", "Sudoku as text").value(), text);
    stage.click("Cancel");
    stage.shown();
    assert_eq!(stage.alert(), None);
    assert_eq!(stage.text("#title"), board);
}

#[test]
fn bad_text_is_refused_and_nothing_is_lost() {
    let stage = Stage::open();
    stage.paste(PUZZLE_A);
    stage.press("Step");
    stage.press("Step");
    let before = stage.cells();
    assert_refused(&stage, &PUZZLE_A[..80], &["80", "81"]);
    assert_refused(&stage, &format!("{PUZZLE_A}."), &["82", "81"]);
    assert_refused(
        &stage,
        &PUZZLE_A.replacen("5..", "5A.", 1),
        &["'A'", "r2c2"],
    );
    assert_refused(
        &stage,
        &PUZZLE_A.replacen("7.", "77", 1),
        &["7", "r1c1", "r1c2"],
    );
    let column = format!("2{}2........", &".".repeat(71));
    assert_refused(&stage, &column, &["2", "r1c1", "r9c1"]);
    assert_refused(&stage, "", &["no cells"]);
    assert_refused(&stage, "hello", &[]);
    assert_refused(&stage, &format!("{PUZZLE_A}\n{PUZZLE_A}"), &["2 puzzles"]);
    assert_eq!(stage.cells(), before);
    assert_eq!(stage.step_number(), 2);
    stage.press("All");
    assert_eq!(stage.totals(), ["56", "842", "1"]);
}

#[test]
fn the_box_keeps_its_text_and_takes_a_better_one() {
    let stage = Stage::open();
    stage.paste(&PUZZLE_A[..80]);
    assert!(stage.alert().is_some());
    stage.get("textbox", "Sudoku as text").send_keys("1");
    stage.click("Load");
    stage.shown();
    // The caret stands at the end: the last digit was all that was missing.
    assert_eq!(stage.written(), PUZZLE_A);
    assert_eq!(stage.alert(), None);
    stage.paste("x");
    stage.keys(Key::ESCAPE);
    stage.shown();
    assert_eq!(stage.names("dialog"), [""; 0]);
    assert_eq!(stage.alert(), None);
    assert_eq!(stage.focused().name(), "Paste", "the focus goes back");
    stage.click("Paste");
    assert_eq!(stage.get("textbox", "Sudoku as text").value(), "x");
}

#[test]
fn pasted_markup_stays_text() {
    let stage = Stage::open();
    let markup = [
        "<img src=x onerror=\"globalThis.hit = 1\">",
        "<script>globalThis.hit = 1</script>",
        "\"><svg onload=\"globalThis.hit = 1\">",
        "'<b>'",
    ];
    let made = "return document.querySelectorAll('img, script, b, svg, i').length";
    for text in markup {
        let elements = stage.exec_js(made);
        let grid = format!("{}{text}", &PUZZLE_A[..70]);
        stage.paste(&grid);
        assert!(stage.alert().is_some(), "{text}");
        stage.click("Cancel");
        stage.shown();
        assert_eq!(stage.exec_js(made), elements, "{text}");
    }
    // One foreign mark is quoted in the message, as it is.
    stage.paste(&PUZZLE_A.replacen("5..", "5<.", 1));
    let alert = stage.alert().expect("an alert is shown");
    assert!(alert.contains('<'), "{alert}");
    assert_eq!(
        stage.exec_js("return globalThis.hit ?? null"),
        serde_json::Value::Null
    );
}
