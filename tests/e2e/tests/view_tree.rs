//! The tree view: what it shows at known steps, and going to what is clicked.

use e2e::Stage;
use serde_json::json;

fn open(puzzle: &str) -> Stage {
    let stage = Stage::open();
    stage.load(puzzle);
    stage.click("Tree");
    stage.shown();
    stage
}

/// The entries of the path: what is chosen, and the note on it.
#[track_caller]
fn path(stage: &Stage) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.tree-path li button')]
        .map(it => [...it.querySelectorAll('.tree-what, .tree-note')].map(part => part.textContent).join(': '))";
    serde_json::from_value(stage.exec_js(script)).expect("a list of texts")
}

/// Where a point of the picture is in the window.
#[track_caller]
fn point(stage: &Stage, x: f64, y: f64) -> (f64, f64) {
    let script = "const {left, top} = document.querySelector('.tree canvas').getBoundingClientRect(); return [left, top]";
    let (left, top): (f64, f64) = serde_json::from_value(stage.exec_js(script)).expect("a place");
    (left + x, top + y)
}

#[track_caller]
fn mouse(stage: &Stage, kind: &str, (x, y): (f64, f64), count: u32) {
    let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": count });
    stage.cdp("Input.dispatchMouseEvent", event);
}

/// Clicks into the picture; `count` 2 is the second click of a double one.
#[track_caller]
fn click(stage: &Stage, at: (f64, f64), count: u32) {
    mouse(stage, "mousePressed", at, count);
    mouse(stage, "mouseReleased", at, count);
    stage.rest();
}

#[track_caller]
fn step_of(stage: &Stage, entry: usize) -> u64 {
    let script =
        format!("return document.querySelectorAll('.tree-path li button')[{entry}].dataset.step");
    stage.exec_js(&script).as_str().unwrap().parse().unwrap()
}

#[test]
fn lpnu_solved_once_and_to_the_end() {
    let stage = open("L P N U on 4×5");
    stage.press("Solve");
    assert_eq!(
        path(&stage),
        [
            "Start",
            "r1c1 → La r1c1: option 1 of 20",
            "r1c2 → Pd r1c2: option 3 of 14 · before: 5 placements · ✕ 4",
            "r1c4 → Ud r1c4: option 1 of 1",
            "r3c2 → Nh r3c2: option 1 of 1",
        ]
    );
    assert_eq!(stage.text(".tree-end"), "✓ solution: no item is left");
    assert_eq!(
        stage.text(".tree-totals"),
        "10 nodes · 9 placements · ✓ 1 solution · ✕ 4 dead ends"
    );
    let picture = stage.css(".tree canvas").name();
    assert!(
        picture.ends_with("at 4 levels down, r3c2 → Nh r3c2"),
        "{picture}"
    );
    // Read out: levels from 0, as in the program, and what is beside the path.
    let read = stage.names("button");
    let starts = |start: &str| read.iter().any(|name| name.starts_with(start));
    assert!(
        read.iter().any(|name| name
            == "Level 1: r1c2 → Pd r1c2, option 3 of 14; before it 2 options: \
                5 placements, 0 solutions, 4 dead ends; 11 options left"),
        "{read:?}"
    );
    assert!(starts(
        "Level 0: r1c1 → La r1c1, option 1 of 20; 19 options left"
    ));
    let end = stage.step_number();
    // The node of level 1: in the second row, at the left.
    let level_1 = step_of(&stage, 1);
    click(&stage, point(&stage, 60.0, 75.0), 1);
    assert_eq!(stage.step_number(), level_1);
    assert_eq!(path(&stage).len(), 2);
    stage.press("Step");
    // The same in the list; and what was passed is still there.
    stage.exec_js("document.querySelector('.tree-path li button').click()");
    stage.rest();
    assert_eq!(stage.step_number(), 0);
    assert!(stage.text(".tree-totals").starts_with("10 nodes"));
    stage.press("Solve");
    assert_eq!(stage.step_number(), end);
    stage.press("All");
    assert_eq!(
        stage.text(".tree-totals"),
        "134 nodes · 133 placements · ✓ 8 solutions · ✕ 77 dead ends"
    );
    assert_eq!(stage.text(".tree-kept"), "all nodes kept");
    assert_eq!(path(&stage).len(), 1);
}

#[test]
fn a_node_pointed_at_is_marked_on_the_board() {
    let stage = open("L P N U on 4×5");
    stage.press("Solve");
    let hot = "return document.querySelectorAll('#board .hot').length";
    assert_eq!(stage.exec_js(hot), 0);
    mouse(&stage, "mouseMoved", point(&stage, 60.0, 75.0), 0);
    stage.shown();
    assert_eq!(stage.exec_js(hot), 5, "the five cells of L");
    let entry = "return document.querySelectorAll('.tree-path .hot').length";
    assert_eq!(stage.exec_js(entry), 1);
}

#[test]
fn looking_closer_and_back() {
    let stage = open("L P N U on 4×5");
    stage.press("Solve");
    let crumbs = |stage: &Stage| stage.text(".tree-crumbs").replace('\n', " ");
    assert_eq!(crumbs(&stage), "Whole tree");
    stage.click("Zoom in");
    stage.shown();
    assert_eq!(crumbs(&stage), "Whole tree › La r1c1");
    stage.click("Zoom in");
    stage.shown();
    assert_eq!(crumbs(&stage), "Whole tree › La r1c1 › Pd r1c2");
    stage.click("Zoom out");
    stage.shown();
    assert_eq!(crumbs(&stage), "Whole tree › La r1c1");
    stage.click("Whole tree");
    stage.shown();
    assert_eq!(crumbs(&stage), "Whole tree");
    // A double click goes there and looks closer.
    let at = point(&stage, 60.0, 75.0);
    click(&stage, at, 1);
    click(&stage, at, 2);
    stage.shown();
    assert_eq!(crumbs(&stage), "Whole tree › La r1c1");
    // Where the search has left that node, it is followed.
    stage.press("Reset");
    assert_eq!(crumbs(&stage), "Whole tree");
}

#[test]
fn a_sudoku_has_a_long_path() {
    let stage = open("Sudoku, hard");
    stage.press("Solve");
    let path = path(&stage);
    assert_eq!(path.len(), 60);
    assert_eq!(
        path[2],
        "r4c4 → 7 r4c4: option 2 of 2 · before: 774 placements · ✕ 43"
    );
    let seen =
        "const box = document.querySelector('.tree-picture .surface'); return box.scrollTop > 500";
    assert_eq!(stage.exec_js(seen), true, "the last row is in view");
    let there = step_of(&stage, 30);
    stage.exec_js("document.querySelectorAll('.tree-path li button')[30].click()");
    stage.rest();
    assert_eq!(stage.step_number(), there);
}

#[test]
fn knuths_example_with_its_dead_end() {
    let stage = open("Knuth's 6×7 example");
    assert_eq!(stage.text(".tree-end"), "a: 2 options");
    stage.get("combobox", "Run until");
    stage.click("Go");
    stage.rest();
    assert_eq!(stage.text(".tree-end"), "✕ dead end: e has no option left");
    assert_eq!(
        path(&stage)[1..],
        ["a → 2: option 1 of 2", "b → 3: option 1 of 1"]
    );
    stage.press("All");
    assert_eq!(
        stage.text(".tree-totals"),
        "6 nodes · 5 tried · ✓ 1 solution · ✕ 1 dead end"
    );
}

#[test]
fn a_large_run_is_folded_while_it_goes_on() {
    let stage = open("Pentominoes 6×10");
    stage.click("All");
    stage.wait_until("some is folded", 30, || {
        stage.text(".tree-kept").ends_with("folded")
    });
    stage.click("Pause");
    stage.rest();
    let depth: usize = stage.counter("Depth").parse().unwrap();
    assert_eq!(path(&stage).len(), depth + 1);
    let level_1 = step_of(&stage, 1);
    stage.exec_js("document.querySelectorAll('.tree-path li button')[1].click()");
    stage.rest();
    assert_eq!(stage.step_number(), level_1);
    assert_eq!(path(&stage).len(), 2);
}

#[test]
fn the_place_is_kept_when_another_view_opens() {
    let stage = open("Sudoku, hard");
    stage.press("Solve");
    let scrolled =
        "return document.querySelector('.panel[data-view=tree] .surface').scrollTop > 500
        && document.querySelector('.tree-path').scrollTop > 500";
    assert_eq!(stage.exec_js(scrolled), true);
    let pair = "document.querySelector('#pair').click()";
    stage.exec_js(pair);
    stage.click("Matrix");
    stage.shown();
    assert_eq!(stage.exec_js(scrolled), true, "two views");
    stage.exec_js(pair);
    stage.shown();
    stage.exec_js(pair);
    stage.shown();
    stage.click("Tree");
    stage.shown();
    let matrix = "const box = document.querySelector('.panel[data-view=matrix] .surface');
        return box.scrollTop > 1000";
    assert_eq!(stage.exec_js(matrix), true);
    assert_eq!(stage.exec_js(scrolled), true, "reopened");
}
