//! The Links view: boxes and arrows at known steps, moving the window, the
//! wrong order, pointing.

use e2e::Stage;

const KNUTH: &str = "Knuth's 6×7 example";
const LPNU: &str = "L P N U on 4×5";
const HARD: &str = "Sudoku, hard";

/// The view open on this puzzle, after so many steps.
fn open(puzzle: &str, steps: usize) -> Stage {
    let stage = Stage::open();
    stage.load(puzzle);
    stage.click("Links");
    for _ in 0..steps {
        stage.press("Step");
    }
    stage.shown();
    stage
}

/// How many elements the selector finds that are drawn.
fn count(stage: &Stage, selector: &str) -> u64 {
    let script = format!(
        "return [...document.querySelectorAll('[data-view=links] {selector}')]
            .filter(it => it.checkVisibility() && it.getAttribute('d') !== '').length"
    );
    stage.exec_js(&script).as_u64().expect("a number")
}

/// What is told of each column to those who do not see it.
fn told(stage: &Stage) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-view=links] li')]
        .map(item => item.textContent).filter(text => text)";
    let told = stage.exec_js(script);
    let told = told.as_array().expect("a list");
    told.iter()
        .filter_map(|text| text.as_str().map(String::from))
        .collect()
}

fn says(stage: &Stage) -> String {
    stage.text("[data-view=links] .links-says")
}

#[test]
fn knuths_example_whole() {
    let stage = open(KNUTH, 2);
    assert_eq!(
        (
            count(&stage, ".head"),
            count(&stage, ".node"),
            count(&stage, ".row")
        ),
        (8, 16, 6)
    );
    // Options 2 and 4 have left the lists of d, f and g.
    assert_eq!(count(&stage, ".node.out"), 4);
    assert_eq!(count(&stage, ".head.chosen.now"), 1);
    // Of root and b, d and 27, f and 18, g and 25 one word each.
    assert_eq!(count(&stage, "path.now:not(.remembered)"), 8);
    let told = told(&stage);
    assert_eq!(told.len(), 8);
    assert!(
        told[1].starts_with("a, chosen and covered; left of it root, right of it b."),
        "{told:?}"
    );
    stage.press("Back");
    stage.press("Back");
    assert_eq!(count(&stage, ".node.out") + count(&stage, "path.now"), 0);
}

#[test]
fn lpnu_in_a_window_that_moves() {
    let stage = open(LPNU, 3);
    assert!(says(&stage).starts_with("r1c1: "), "{}", says(&stage));
    assert!(says(&stage).contains(" of 20"), "{}", says(&stage));
    let title = "return document.querySelector('[data-view=links] .links-says').title";
    let title = stage.exec_js(title);
    let title = title.as_str().expect("a title");
    assert!(title.contains("20 are in its list now"), "{title}");
    assert_eq!(count(&stage, ".row.trying"), 1);
    assert_eq!(count(&stage, ".node.trying"), 6);
    stage.click("Options after");
    stage.shown();
    assert!(
        says(&stage).starts_with("r1c1: options 4–"),
        "{}",
        says(&stage)
    );
    stage.click("Items after");
    stage.shown();
    assert!(says(&stage).contains(", after "), "{}", says(&stage));
    stage.click("Follow the search");
    stage.shown();
    assert!(says(&stage).starts_with("r1c1: "));
}

/// Write by write, the place that leaves its list is always in the picture.
#[test]
fn single_writes_in_two_views() {
    let stage = open(LPNU, 1);
    stage.click("Two views at once");
    stage.click("Program");
    stage.step_by("Link");
    for _ in 0..40 {
        stage.press("Step");
        assert_eq!(count(&stage, ":is(.head, .node).now"), 1);
    }
    let cut = "const box = document.querySelector('.links-box');
        return box.scrollWidth - box.clientWidth";
    assert_eq!(stage.exec_js(cut), 0, "nothing is cut off");
}

#[test]
fn a_sudoku_points_both_ways() {
    let stage = open(HARD, 3);
    assert_eq!(count(&stage, ".node.trying"), 4);
    let point = "document.querySelector('[data-view=links] .node.trying')
        .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))";
    stage.exec_js(point);
    stage.shown();
    assert!(count(&stage, ".node.pointed") >= 1);
    let hot = stage.exec_js("return document.querySelectorAll('.board .hot, #board .hot').length");
    assert_eq!(hot, 1, "the cell of the option");
}

#[test]
fn the_wrong_order_is_told() {
    let stage = open(KNUTH, 3);
    stage.click("Wrong order");
    stage.shown();
    let verdict = "[data-view=links] [role=status]";
    assert!(stage.text(verdict).starts_with("To see it, step on"));
    stage.press("Step");
    stage.press("Step");
    assert!(
        stage.text(verdict).contains("(d, g): 2 words are wrong."),
        "{}",
        stage.text(verdict)
    );
    assert_eq!(count(&stage, ".size.broken"), 2);
    stage.click("Wrong order");
    stage.shown();
    assert_eq!(count(&stage, ".size.broken"), 0);
}
