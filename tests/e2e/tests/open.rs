//! The box in which a puzzle is opened: whatever people type or paste, good and
//! bad.

use e2e::{Key, Stage};
use serde_json::{Value, json};

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
        assert_eq!(stage.focused().name(), "Open", "the focus goes back");
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
    stage.click("Open");
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
    assert!(stage.has("dialog", "Open a puzzle"), "the box stays open");
    assert_eq!(stage.get("textbox", "Puzzle as text").value(), text);
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
    assert_refused(&stage, "", &["nothing to load", "choose a file"]);
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
    stage.get("textbox", "Puzzle as text").send_keys("1");
    stage.click("Load");
    stage.shown();
    // The caret stands at the end: the last digit was all that was missing.
    assert_eq!(stage.written(), PUZZLE_A);
    assert_eq!(stage.alert(), None);
    stage.paste("12");
    stage.keys(Key::ESCAPE);
    stage.shown();
    assert_eq!(stage.names("dialog"), [""; 0]);
    assert_eq!(stage.alert(), None);
    assert_eq!(stage.focused().name(), "Open", "the focus goes back");
    stage.click("Open");
    assert_eq!(stage.get("textbox", "Puzzle as text").value(), "12");
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
    assert_eq!(stage.exec_js("return globalThis.hit ?? null"), Value::Null);
}

#[test]
fn each_format_is_recognised_and_loaded() {
    let stage = Stage::open();
    for (text, says, heading, solutions) in [
        (PUZZLE_A, "Sudoku 9×9, 26 givens", "Own Sudoku 9×9", "1"),
        (
            include_str!("../../data/cases/E02_small_matrix.dlx"),
            "Knuth's format: 3 items, 6 options",
            "Own Exact cover, 3 items",
            "4",
        ),
        (
            include_str!("../../data/cases/E14b_restore_colour.dlx"),
            "Knuth's format: 3 items (1 secondary, colours), 4 options",
            "Own Exact cover, 3 items",
            "2",
        ),
        (
            "110\n001\n011",
            "0/1 matrix: 3 rows, 3 columns",
            "Own Exact cover, 3 items",
            "1",
        ),
        (
            "###\n###\n\nLL\nL\n\nJJ\nJ",
            "Tiling 2×3: 6 cells, 2 pieces",
            "Own Tiling 2×3, 2 pieces",
            "4",
        ),
        (
            "latin\n1..\n...\n...",
            "Latin square 3×3, 1 given",
            "Own Latin square 3×3",
            "4",
        ),
        ("queens 6", "Queens 6×6", "Own Queens 6×6", "4"),
        (
            "langford 3",
            "Langford pairs 1 to 3",
            "Own Langford pairs 1 to 3",
            "2",
        ),
        (
            "permutation 4",
            "Permutation 4×4",
            "Own Permutation 4×4",
            "24",
        ),
    ] {
        stage.type_in_box(text);
        assert_eq!(stage.text("#open-says"), says);
        stage.click("Load");
        stage.shown();
        assert!(stage.has("heading", heading), "{heading}");
        stage.press("All");
        assert_eq!(stage.counter("Solutions"), solutions, "{text}");
    }
}

#[test]
fn what_was_recognised_can_be_overridden() {
    let stage = Stage::open();
    let text = "1000\n0001\n0100\n0010";
    stage.type_in_box(text);
    assert_eq!(stage.text("#open-says"), "0/1 matrix: 4 rows, 4 columns");
    assert!(!stage.has("checkbox", "Both diagonals count too"));
    assert!(stage.has("option", "recognised: Exact cover, 0/1 matrix"));
    stage.get("option", "Sudoku").click();
    stage.shown();
    assert_eq!(stage.text("#open-says"), "Sudoku 4×4, 4 givens");
    assert!(stage.has("checkbox", "Both diagonals count too"));
    stage.get("option", "Exact cover, Knuth's format").click();
    stage.shown();
    assert_eq!(
        stage.alert(),
        None,
        "nothing is refused before it is asked for"
    );
    stage.click("Load");
    stage.shown();
    let alert = stage.alert().expect("an alert is shown");
    assert!(alert.contains("unknown item '0001'"), "{alert}");
    // Another text, from a button, is recognised anew.
    stage.click("Knuth");
    stage.shown();
    assert_eq!(
        stage.text("#open-says"),
        "Knuth's format: 7 items, 6 options"
    );
    stage.click("this puzzle");
    stage.shown();
    assert_eq!(stage.text("#open-says"), "Sudoku 9×9, 34 givens");
    stage.click("drawing");
    stage.shown();
    stage.click("Load");
    stage.rest();
    stage.press("All");
    assert_eq!(stage.counter("Solutions"), "8");
}

/// What the mark under the text says, whether it can be seen, and what is
/// selected in the text.
const MARK: &str = "
    const mark = document.querySelector('#open-marks mark'), field = document.querySelector('#open-text');
    const [a, b] = [mark, field].map(one => one.getBoundingClientRect());
    const { selectionStart, selectionEnd, value } = field;
    return [mark.textContent, a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom,
        value.slice(selectionStart, selectionEnd), document.activeElement === field]";

#[test]
fn errors_stand_at_their_place() {
    let stage = Stage::open();
    let filler = "a\n".repeat(300);
    let wide = "é".repeat(200);
    for (text, said, word) in [
        (
            "a b\na b\n\tb  🂡q\n",
            "line 3, column 5: unknown item '🂡q'".to_owned(),
            "🂡q",
        ),
        (
            &format!("a b\n{filler}b ?\n{filler}"),
            "line 302, column 3: unknown item '?'".into(),
            "?",
        ),
        (&format!("a {wide} b\n{wide} b:\n"), String::new(), ""),
        (
            "1 0 1\n0 0 1\n1 0 2\n",
            "line 3, column 5: matrix column 3 is '2', not 0 or 1".into(),
            "2",
        ),
        ("board 2x2\npiece L x2 nopurr\n##", String::new(), "nopurr"),
    ] {
        stage.paste(text);
        let alert = stage.alert().expect("an alert is shown");
        if !said.is_empty() {
            assert_eq!(alert, said);
        }
        let seen = stage.exec_js(MARK);
        assert_eq!(seen[1], true, "the mark of {alert:?} can be seen");
        assert_eq!(seen[3], true, "the text has the focus");
        assert_eq!(seen[0], seen[2]);
        if !word.is_empty() {
            assert_eq!(seen[0], word);
        }
    }
    // What is typed next replaces the word; then there is nothing to mark.
    stage.paste("a b\na c\nb");
    stage.keys("b");
    stage.shown();
    assert_eq!(stage.alert(), None);
    assert_eq!(
        stage.text("#open-says"),
        "Knuth's format: 2 items, 2 options"
    );
    assert_eq!(
        stage.exec_js("return document.querySelectorAll('.band').length"),
        0
    );
}

#[test]
fn one_of_several_puzzles_is_chosen() {
    let stage = Stage::open();
    let bad = PUZZLE_A.replacen("5..1", "5.51", 1);
    let text = format!("Easy\n{PUZZLE_A}\nHard\n{PUZZLE_A}\n{bad}\n");
    let options = || {
        let list = stage.get("combobox", "Puzzle");
        list.exec_js("return [...element.options].map(one => one.label)")
    };
    // Whatever was known of a list before, of this one it is known anew.
    stage.type_in_box(&format!(
        "{PUZZLE_A}\n{PUZZLE_A}\n{PUZZLE_A}\n{bad}\n{text}"
    ));
    let first = json!(["line 1", "line 2", "line 3", "line 4: at fault"]);
    assert_eq!(
        options().as_array().map(|all| &all[..4]),
        first.as_array().map(|all| &all[..])
    );
    stage.type_in_box(&format!(
        "{PUZZLE_A}\n{PUZZLE_A}\n{bad}\n{PUZZLE_A}\n{text}"
    ));
    let options_now = options();
    assert_eq!(options_now[2], "line 3: at fault", "{options_now}");
    assert_eq!(options_now[3], "line 4", "{options_now}");
    stage.type_in_box(&bad);
    stage.type_in_box(&text);
    let said = stage.text("#open-says");
    assert_eq!(
        said,
        "3 puzzles, 1 at fault (line 5): choose one. This one: Sudoku 9×9, 26 givens"
    );
    assert_eq!(options(), json!(["1: Easy", "2: Hard", "line 5: at fault"]));
    stage.get("option", "line 5: at fault").click();
    stage.shown();
    stage.click("Load");
    stage.shown();
    // The place in the whole text.
    let alert = stage.alert().expect("an alert is shown");
    assert!(alert.starts_with("line 5, column "), "{alert}");
    stage.get("option", "2: Hard").click();
    stage.shown();
    stage.click("Load");
    stage.rest();
    assert_eq!(stage.written(), PUZZLE_A);
}

#[test]
fn names_are_shown_as_typed() {
    let stage = Stage::open();
    let made = "return document.querySelectorAll('main img, main script, main q, main em').length";
    let before = stage.exec_js(made);
    stage.paste("<em>a</em> &amp; <q>\n<em>a</em> &amp;\n<q>");
    assert_eq!(stage.alert(), None);
    let cells = stage.cells();
    assert!(cells[0].contains("<em>a</em>"), "{cells:?}");
    assert!(cells[1].contains("&amp;"), "{cells:?}");
    stage.press("All");
    assert_eq!(stage.counter("Solutions"), "1");
    assert_eq!(stage.exec_js(made), before);
}

/// While one types, and not only once it is refused.
#[test]
fn a_line_at_fault_is_tinted_at_once() {
    let stage = Stage::open();
    stage.type_in_box("a b c\na b\nc\na\n\nd: e\n");
    let band = "return document.querySelectorAll('#open-marks .band').length";
    assert_eq!(stage.exec_js(band), 1);
    stage.type_in_box("permutation\n110\n011\n10\n");
    let said = stage.text("#open-says");
    assert!(said.contains("line 4: "), "{said}");
    let top = "return document.querySelector('#open-marks .band').style.top";
    assert_eq!(stage.exec_js(top), "66px");
    assert_eq!(stage.alert(), None);
}

#[test]
fn a_link_in_the_box_is_followed() {
    let stage = Stage::open();
    stage.type_in_box("https://example.org/dlx/#puzzle=lpnu&at=57");
    assert_eq!(
        stage.text("#open-says"),
        "A link to this page: L P N U on 4×5, step 57"
    );
    assert!(stage.has("option", "recognised: a link to this page"));
    stage.click("Load");
    stage.rest();
    assert_eq!(stage.names("dialog"), [""; 0]);
    assert_eq!(stage.text("#title"), "L P N U on 4×5");
    assert_eq!(stage.step_number(), 57);
    // Back leads to where one was.
    stage.exec_js("history.back()");
    let back = || stage.text("#title") == "Sudoku, easy";
    stage.wait_until("the first puzzle is back", 5, back);
    stage.type_in_box("#v=1&puzzle=lpnu&at=57");
    let said = stage.text("#open-says");
    assert!(said.contains("checksum is missing"), "{said}");
    stage.click("Load");
    stage.shown();
    let alert = stage.alert().expect("it is refused in the box");
    assert!(alert.contains("checksum is missing"), "{alert}");
    assert_eq!(stage.text("#title"), "Sudoku, easy");
}
