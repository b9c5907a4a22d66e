//! The matrix: a table of a small problem, a picture of a large one.

use e2e::Stage;
use serde_json::{Value, json};

fn open(puzzle: &str) -> Stage {
    let stage = Stage::open();
    stage.load(puzzle);
    stage.click("Matrix");
    stage.shown();
    stage
}

/// The texts, or attributes, of all that the selector finds in the panel.
#[track_caller]
fn all(stage: &Stage, selector: &str, what: &str) -> Vec<String> {
    let script = format!(
        "return [...document.querySelectorAll('.panel {selector}')].map(it => it.{what}.trim())"
    );
    serde_json::from_value(stage.exec_js(&script)).expect("a list of texts")
}

#[track_caller]
fn steps(stage: &Stage, count: usize) {
    for _ in 0..count {
        stage.press("Step");
    }
}

/// Names and sizes of the heads that have this class.
fn heads(stage: &Stage, class: &str) -> Vec<String> {
    let heads = all(stage, &format!("thead th{class}"), "innerText");
    let spaced = |head: &String| head.split_whitespace().collect::<Vec<_>>().join(" ");
    heads.iter().map(spaced).collect()
}

#[test]
fn knuths_example_is_a_table_that_follows_the_search() {
    let stage = open("Knuth's 6×7 example");
    let sizes = ["a 2", "b 2", "c 2", "d 3", "e 2", "f 2", "g 3"];
    assert_eq!(heads(&stage, ""), sizes);
    assert_eq!(heads(&stage, ".next"), ["a 2"]);
    assert_eq!(all(&stage, "td.one", "innerText").len(), 16);
    // Choose a, cover a, try option 2, cover d and g.
    steps(&stage, 5);
    assert_eq!(heads(&stage, ".covered"), ["a 2", "d 1", "g 1"]);
    assert_eq!(heads(&stage, ".next"), ["b 1"]);
    let tried = all(&stage, "tr.trying", "dataset.thing");
    assert_eq!(tried, ["o1"]);
    let removed = all(&stage, "tr.hidden", "dataset.thing");
    assert_eq!(removed, ["o3", "o4", "o5"]);
    let columns = stage.names("columnheader");
    assert_eq!(
        columns[..3],
        ["a, covered", "b, 1 option left, next", "c, 2 options left"]
    );
    let rows = stage.names("rowheader");
    assert_eq!(
        rows[..4],
        [
            "option 1",
            "option 2, tried",
            "option 3",
            "option 4, removed"
        ]
    );
    assert!(stage.has("table", "Matrix: items by options"));
    // No givens, no secondary items here.
    let key = all(&stage, ".mx-key li", "innerText");
    assert!(key.contains(&"option of the chosen item".into()), "{key:?}");
    assert!(!key.contains(&"given".into()), "{key:?}");
    stage.press("Solve");
    let chosen = all(&stage, "tr:is(.placed, .trying)", "dataset.thing");
    assert_eq!(chosen, ["o0", "o3", "o4"]);
    stage.press("Reset");
    assert_eq!(heads(&stage, ""), sizes);
}

#[test]
fn lpnu_is_a_table_with_its_dead_ends() {
    let stage = open("L P N U on 4×5");
    assert_eq!(all(&stage, "tbody tr", "dataset.thing").len(), 182);
    assert_eq!(heads(&stage, ".next"), ["r1 c1 20"]);
    stage.step_by("Choice");
    stage.press("Step");
    let tried = all(&stage, "tr.trying", "dataset.thing");
    assert_eq!(tried.len(), 1);
    let ones = all(&stage, "tr.trying td.one", "innerText");
    assert_eq!(ones, ["1"; 6]);
    // Only what is left: every row that is seen can still be used.
    stage.click("Linked");
    stage.shown();
    let seen = "return [...document.querySelectorAll('.panel tbody tr')].filter(row => row.checkVisibility())
        .every(row => row.matches('.linked, .waiting, .rejected, .trying, .leaving'))";
    assert_eq!(stage.exec_js(seen), true);
    stage.click("Whole");
    stage.shown();
    while heads(&stage, ".empty").is_empty() {
        stage.press("Step");
    }
    assert!(stage.text(".sentence").contains("dead end"));
    assert!(
        heads(&stage, ".empty")
            .iter()
            .all(|head| head.ends_with(" 0"))
    );
}

/// Moves the pointer to the middle of what the selector finds.
#[track_caller]
fn point_at(stage: &Stage, selector: &str) {
    let at = stage.exec_js(&format!(
        "const box = document.querySelector('{selector}').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]"
    ));
    move_to(stage, &at[0], &at[1]);
}

#[track_caller]
fn move_to(stage: &Stage, x: &Value, y: &Value) {
    stage.cdp(
        "Input.dispatchMouseEvent",
        json!({ "type": "mouseMoved", "x": x, "y": y }),
    );
    stage.shown();
}

#[test]
fn pointing_marks_the_same_thing_on_the_board() {
    let stage = open("L P N U on 4×5");
    point_at(&stage, ".panel thead th");
    assert_eq!(heads(&stage, ".hot"), ["r1 c1 20"]);
    let hot = "return [...document.querySelectorAll('#board .hot')].map(cell => cell.dataset.at)";
    assert_eq!(stage.exec_js(hot), json!(["0"]));
    // A row is an option: its five cells.
    point_at(&stage, ".panel tbody th");
    assert_eq!(stage.exec_js(hot).as_array().map(Vec::len), Some(5));
    assert_eq!(all(&stage, "tr.hot", "dataset.thing"), ["o0"]);
    // And the other way round.
    point_at(&stage, "#board [data-at=\"3\"]");
    assert_eq!(heads(&stage, ".hot"), ["r1 c4 40"]);
}

#[test]
fn a_sudoku_is_drawn_with_its_list_in_words() {
    let stage = open("Sudoku, hard");
    assert!(stage.has(
        "image",
        "Matrix of 729 options and 324 items; next: 4 in row 1"
    ));
    let list = ["Next: 4 in row 1: 2 left", "4 r1c4", "4 r1c6"];
    assert_eq!(all(&stage, ".mx-here li", "textContent"), list);
    let key = all(&stage, ".mx-key li", "innerText");
    assert!(key.contains(&"given".into()), "{key:?}");
    steps(&stage, 3);
    assert!(stage.has(
        "image",
        "Matrix of 729 options and 324 items; chosen: 4 in row 1"
    ));
    assert_eq!(all(&stage, ".mx-here li.trying", "innerText"), ["4 r1c4"]);
    // The picture has been scrolled to the option tried.
    let scrolled = "const box = document.querySelector('.panel .surface'); return box.scrollTop > 100 && box.scrollLeft > 1000";
    assert_eq!(stage.exec_js(scrolled), true);
    for _ in 0..4 {
        stage.click("Zoom out");
    }
    stage.shown();
    // All columns of an overview are seen at once.
    let fits = "const box = document.querySelector('.panel .surface'); return box.scrollWidth <= box.clientWidth";
    assert_eq!(stage.exec_js(fits), true);
    // The heads stay where they are: the first row's is below the corner.
    stage.exec_js("document.querySelector('.panel .surface').scrollTop = 0");
    stage.click("Current");
    for _ in 0..4 {
        stage.click("Zoom in");
    }
    stage.shown();
    let below = "const box = document.querySelector('.panel .surface').getBoundingClientRect(); return [box.x + 40, box.y + 75]";
    let at = stage.exec_js(below);
    move_to(&stage, &at[0], &at[1]);
    assert_eq!(all(&stage, ".mx-here li.hot", "innerText"), ["4 r1c4"]);
    let hot = "return [...document.querySelectorAll('#board .hot')].map(cell => cell.dataset.at)";
    assert_eq!(stage.exec_js(hot), json!(["3"]));
}
