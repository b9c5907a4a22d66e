//! Boards, pieces and tables drawn in the page.

use e2e::{Key, Stage};
use serde_json::json;

const TILING: &str = "Board and pieces";
const TABLE: &str = "Exact cover table";

/// The editor of boards and pieces, on the stage's own tiling.
fn tiling_editor() -> Stage {
    let stage = Stage::open();
    edit_tiling(&stage);
    stage
}

fn edit_tiling(stage: &Stage) {
    stage.load("L P N U on 4×5");
    stage.click("Edit");
    assert!(stage.has("dialog", TILING));
    assert_eq!(stage.focused().text(), TILING, "not a button without use");
}

/// Any editor, as a button anywhere on the page opens it.
fn open(stage: &Stage, id: &str) {
    stage.exec_js(&format!(
        "const button = document.createElement('button');
        button.dataset.open = '{id}';
        document.querySelector('main').append(button);
        button.click();
        button.remove()"
    ));
}

/// The middle of a square of a drawing, by line and file from 1.
fn middle(stage: &Stage, sheet: &str, (row, col): (usize, usize)) -> serde_json::Value {
    stage.exec_js(&format!(
        "const square = document.querySelector('[data-sheet=\"{sheet}\"] > :nth-child({row}) > :nth-child({col})');
        square.parentElement.parentElement.scrollIntoView({{ block: 'nearest' }});
        const box = square.getBoundingClientRect();
        return {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }}"
    ))
}

/// Draws with the mouse held down, from square to square.
fn drag(stage: &Stage, sheet: &str, squares: &[(usize, usize)]) {
    let event = |kind: &str, at: &serde_json::Value, buttons: u8| {
        let event = json!({
            "type": kind, "x": at["x"], "y": at["y"],
            "button": "left", "buttons": buttons, "clickCount": 1,
        });
        stage.cdp("Input.dispatchMouseEvent", event);
    };
    let points: Vec<_> = squares.iter().map(|&at| middle(stage, sheet, at)).collect();
    event("mousePressed", &points[0], 1);
    for point in &points[1..] {
        event("mouseMoved", point, 1);
    }
    event("mouseReleased", points.last().expect("a square"), 0);
}

/// The same with a finger.
fn swipe(stage: &Stage, sheet: &str, squares: &[(usize, usize)]) {
    let event = |kind: &str, points: serde_json::Value| {
        stage.cdp(
            "Input.dispatchTouchEvent",
            json!({ "type": kind, "touchPoints": points }),
        );
    };
    let points: Vec<_> = squares.iter().map(|&at| middle(stage, sheet, at)).collect();
    event("touchStart", json!([points[0]]));
    for point in &points[1..] {
        event("touchMove", json!([point]));
    }
    event("touchEnd", json!([]));
}

/// What is drawn: `#`, `.` and `?`, line by line.
fn drawn(stage: &Stage, sheet: &str) -> String {
    let marks = stage.exec_js(&format!(
        "return [...document.querySelectorAll('[data-sheet=\"{sheet}\"] > *')].map(line =>
            [...line.children].map(it => it.classList.contains('in') ? '#' : it.classList.contains('may') ? '?' : '.').join('')).join(' ')"
    ));
    marks.as_str().expect("marks").to_owned()
}

fn letter(stage: &Stage, card: usize, letter: &str) {
    let field = stage.css(&format!("[data-card='{card}'] [data-field=letter]"));
    field.clear();
    field.send_keys(letter);
}

#[test]
fn a_board_and_four_pieces_are_drawn_and_solved() {
    let stage = Stage::open();
    open(&stage, "tiling-editor");
    for (side, size) in [("Rows", "4"), ("Columns", "5")] {
        // What stood there is typed over.
        stage.get("spinbutton", side).exec_js("element.focus()");
        stage.keys(size);
        stage.keys(Key::TAB);
    }
    stage.click("Clear");
    assert!(stage.text("#board-fault").contains("no cells"));
    for row in 1..=4 {
        // One move over all five: what is passed over is painted too.
        drag(&stage, "board", &[(row, 1), (row, 5)]);
    }
    assert_eq!(drawn(&stage, "board"), "##### ##### ##### #####");
    let pieces: [(&str, &[(usize, usize)]); 4] = [
        ("L", &[(1, 1), (4, 1), (4, 2)]),
        ("P", &[(1, 1), (1, 2), (2, 2), (2, 1), (3, 1)]),
        ("N", &[(1, 1), (2, 1), (2, 2), (4, 2)]),
        ("U", &[(2, 2), (3, 2), (3, 4), (2, 4)]),
    ];
    for (card, (name, stroke)) in pieces.into_iter().enumerate() {
        if card > 0 {
            stage.click("New piece");
        }
        letter(&stage, card, name);
        drag(&stage, &card.to_string(), stroke);
        let says = format!("Pieces {} of 20 cells", 5 * (card + 1));
        assert_eq!(stage.text("#tiling-area"), says);
    }
    assert_eq!(drawn(&stage, "3"), "..... .#.#. .###. ..... .....");
    stage.click("Use");
    stage.rest();
    assert!(!stage.has("dialog", TILING));
    assert_eq!(stage.cells().len(), 20);
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 8 solutions");
}

#[test]
fn a_board_and_a_domino_are_drawn_by_keys_alone() {
    let stage = tiling_editor();
    stage.chord(&[Key::SHIFT, Key::TAB]);
    for (name, size) in [("Rows", "2"), ("Columns", "2")] {
        while stage.focused().name() != name {
            stage.keys(Key::TAB);
        }
        stage.keys(size);
    }
    let tab_to = |name: &str| {
        for _ in 0..60 {
            if stage.focused().name() == name {
                return;
            }
            stage.keys(Key::TAB);
        }
        panic!("no way to {name} by Tab");
    };
    tab_to("Clear");
    stage.keys(Key::ENTER);
    tab_to("row 1 column 1, hole");
    stage.keys(Key::SPACE);
    assert_eq!(stage.focused().name(), "row 1 column 1, cell");
    stage.chord(&[Key::SHIFT, Key::RIGHT]);
    stage.keys(Key::DOWN);
    stage.keys("#");
    stage.keys(Key::LEFT);
    stage.keys("?");
    assert_eq!(drawn(&stage, "board"), "## ?#");
    stage.keys("#");
    stage.chord(&[Key::CONTROL, "z"]);
    assert_eq!(drawn(&stage, "board"), "## ?#");
    stage.chord(&[Key::CONTROL, Key::SHIFT, "z"]);
    assert_eq!(drawn(&stage, "board"), "## ##");
    tab_to("Remove all");
    stage.keys(Key::SPACE);
    stage.chord(&[Key::SHIFT, Key::TAB]);
    while stage.focused().name() != "New piece" {
        stage.chord(&[Key::SHIFT, Key::TAB]);
    }
    stage.keys(Key::ENTER);
    assert_eq!(stage.focused().name(), "Letter of piece A");
    stage.chord(&[Key::SHIFT, Key::TAB]);
    stage.keys(Key::SPACE);
    stage.chord(&[Key::SHIFT, Key::RIGHT]);
    assert_eq!(stage.text("#tiling-area"), "Pieces 2 of 4 cells");
    tab_to("How often piece A");
    stage.chord(&[Key::CONTROL, "a"]);
    stage.keys("2");
    tab_to("Use");
    stage.keys(Key::ENTER);
    stage.rest();
    assert!(!stage.has("dialog", TILING));
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 2 solutions");
}

#[test]
fn a_finger_paints_and_nothing_scrolls() {
    let stage = Stage::open_sized(390, 844);
    stage.cdp(
        "Emulation.setTouchEmulationEnabled",
        json!({ "enabled": true }),
    );
    edit_tiling(&stage);
    swipe(&stage, "board", &[(1, 1), (1, 3), (2, 3)]);
    let painted = || drawn(&stage, "board") == "...## ##.## ##### #####";
    stage.wait_until("the swipe is painted", 5, painted);
    swipe(&stage, "board", &[(1, 1)]);
    let painted = || drawn(&stage, "board") == "#..## ##.## ##### #####";
    stage.wait_until("the tap is painted", 5, painted);
    swipe(&stage, "0", &[(1, 1), (5, 1)]);
    stage.wait_until("the piece is painted", 5, || {
        drawn(&stage, "0").matches('#').count() == 10
    });
    let body = "return document.querySelector('#tiling-editor .editor-body')";
    let wide = stage.exec_js(&format!("{body}.scrollWidth <= 390"));
    assert_eq!(wide, true, "nothing is wider than the phone");
    stage.click("Undo");
    assert_eq!(drawn(&stage, "0").matches('#').count(), 5);
}

#[test]
fn what_is_wrong_is_said_at_its_place_and_the_puzzle_stays() {
    let stage = tiling_editor();
    letter(&stage, 1, "L");
    let fault = stage.css("[data-card='1'] .fault");
    assert_eq!(fault.text(), "Another piece is named L.");
    let field = stage.css("[data-card='1'] [data-field=letter]");
    assert_eq!(field.attribute("aria-invalid").as_deref(), Some("true"));
    assert!(!stage.is_of_use("Use"));
    stage.click("Use");
    stage.shown();
    assert!(stage.has("dialog", TILING), "it is not used");
    assert_eq!(
        stage.focused().attribute("data-field").as_deref(),
        Some("letter")
    );
    stage.keys(Key::ESCAPE);
    stage.shown();
    assert!(!stage.has("dialog", TILING));
    assert!(stage.has("heading", "L P N U on 4×5"));
    assert_eq!(stage.focused().name(), "Edit");
    // What was being edited is still there.
    stage.click("Edit");
    assert_eq!(field.value(), "L");
    letter(&stage, 1, "P");
    assert_eq!(fault.text(), "");
    assert!(stage.is_of_use("Use"));
}

#[test]
fn what_was_drawn_is_kept_until_another_puzzle_takes_its_place() {
    let stage = tiling_editor();
    drag(&stage, "board", &[(1, 1), (1, 2)]);
    stage.click("Cancel");
    stage.shown();
    assert_eq!(stage.cells().len(), 20);
    stage.click("Edit");
    assert_eq!(drawn(&stage, "board"), "..### ##### ##### #####");
    stage.click("Cancel");
    stage.load("Pentominoes 6×10");
    stage.click("Edit");
    assert_eq!(stage.text("#tiling-area"), "Pieces 60 of 60 cells");
    stage.click("Undo");
    assert_eq!(drawn(&stage, "board"), "..### ##### ##### #####");
}

#[test]
fn a_table_is_typed_and_its_covers_found() {
    let stage = Stage::open();
    open(&stage, "table-editor");
    stage.click("Add item");
    for _ in 0..3 {
        stage.click("Add option");
    }
    assert!(stage.text("#table-notes").contains("No option has a b c d"));
    stage
        .css("#cover-table [data-option='0'][data-item='0']")
        .click();
    stage.keys("0");
    for (row, line) in ["1010", "0011", "0100", "1011", "0001", "1100"]
        .iter()
        .enumerate()
    {
        for key in line.chars() {
            stage.keys(&key.to_string());
            stage.keys(Key::RIGHT);
        }
        stage.keys(Key::HOME);
        stage.keys(Key::ENTER);
        assert!(
            stage.text("#table-size").starts_with("4 items, 6 options"),
            "{row}"
        );
    }
    assert_eq!(stage.text("#table-notes"), "");
    stage.click("Use");
    stage.rest();
    assert!(!stage.has("dialog", TABLE));
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 3 solutions");
    stage.click("Edit");
    assert_eq!(stage.text("#table-size"), "4 items, 6 options");
}

#[test]
fn names_are_shown_as_typed() {
    let stage = Stage::open();
    stage.load("Knuth's 6×7 example");
    stage.click("Edit");
    let name = stage.get("textbox", "Name of item 1");
    name.clear();
    name.send_keys("<b>x</b>");
    assert_eq!(stage.text("#name-fault-0"), "");
    stage
        .get("button", "Item b is primary; make it secondary")
        .click();
    let second = stage.get("textbox", "Name of item 2");
    second.send_keys(" z");
    assert_eq!(
        stage.text("#name-fault-1"),
        "A name has no space, ':' or '|'."
    );
    assert!(!stage.is_of_use("Use"));
    second.send_keys(&Key::BACKSPACE.repeat(2));
    assert_eq!(stage.text("#name-fault-1"), "");
    second.send_keys(Key::ENTER);
    stage.keys(Key::DOWN);
    stage.keys(Key::DOWN);
    assert_eq!(stage.focused().name(), "option 3, item b: 1");
    stage.keys("r");
    assert_eq!(stage.focused().name(), "option 3, item b: r");
    let before = stage.exec_js("return document.querySelectorAll('b').length");
    stage.click("Use");
    stage.rest();
    let names = stage.cells();
    assert!(names[0].contains("<b>x</b>"), "{names:?}");
    let made = stage.exec_js(
        "return [...document.querySelectorAll('b')].filter(it => it.textContent === 'x').length",
    );
    assert_eq!(made, 0, "{before}");
}

#[test]
fn samples_fill_the_table_and_undo_takes_them_back() {
    let stage = Stage::open();
    open(&stage, "table-editor");
    assert_eq!(stage.text("#table-size"), "3 items, 3 options");
    stage.click("Hitting set");
    assert_eq!(stage.text("#table-size"), "4 items, 6 options");
    stage.click("Remove option 6");
    assert_eq!(stage.focused().name(), "Remove option 5");
    stage.get("button", "Remove item 4").click();
    assert_eq!(stage.focused().name(), "Remove item 3");
    assert_eq!(stage.text("#table-size"), "3 items, 5 options");
    for size in [
        "4 items, 5 options",
        "4 items, 6 options",
        "3 items, 3 options",
    ] {
        stage.click("Undo");
        assert_eq!(stage.text("#table-size"), size);
    }
    assert!(!stage.is_of_use("Undo"));
}
