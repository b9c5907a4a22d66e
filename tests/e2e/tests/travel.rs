//! Time travel: single links, the timeline, runs until something, breakpoints.

use e2e::{Key, Stage};
use serde_json::json;

const LPNU: &str = "L P N U on 4×5";
const KNUTH: &str = "Knuth's 6×7 example";

/// Types a step and goes there.
#[track_caller]
fn go_to(stage: &Stage, step: &str) {
    let field = stage.get("textbox", "Step");
    // What stands in it is selected, to be typed over.
    field.exec_js("element.focus()");
    stage.keys(step);
    stage.keys(Key::ENTER);
    stage.rest();
}

/// Takes an entry of "Run until" and goes.
#[track_caller]
fn run_until(stage: &Stage, what: &str) {
    stage.get("option", what).click();
    stage.press("Go");
}

#[test]
fn single_links_forwards_and_back() {
    let stage = Stage::open();
    stage.load(KNUTH);
    stage.step_by("Link");
    stage.press("Step"); // choose a
    stage.press("Step");
    let says = stage.text("#says-text");
    assert!(says.contains("Link 1 of 5, covering a"), "{says}");
    let timeline = stage.get("slider", "Timeline");
    assert_eq!(
        timeline.attribute("aria-valuetext").as_deref(),
        Some("step 1 of 1, link 1 of 5")
    );
    assert_eq!(stage.get("textbox", "Step").value(), "1 + 1");
    assert_eq!(
        stage.counter("Updates"),
        "0",
        "amid a step nothing is counted"
    );
    for _ in 0..4 {
        stage.press("Step");
    }
    assert_eq!(
        (stage.step_number(), stage.counter("Updates")),
        (2, "5".into())
    );
    for _ in 0..6 {
        stage.press("Back");
    }
    assert_eq!(stage.step_number(), 0);
    assert!(!stage.is_of_use("Back"));
}

#[test]
fn jumps_both_ways_by_number_and_by_slider() {
    let stage = Stage::open();
    stage.load(LPNU);
    stage.press("All");
    let end = stage.step_number();
    assert_eq!(stage.text("#known-steps"), format!("{}, the end", "1,982"));
    assert_eq!(end, 1982);
    let board = |step: &str| {
        go_to(&stage, step);
        stage.cells()
    };
    let [early, late] = [board("41"), board("1,700")];
    assert_eq!(board("41"), early);
    assert_eq!(board("1700"), late);
    go_to(&stage, "99999");
    assert_eq!(stage.step_number(), end, "there are no more");
    // The slider's ends.
    let slider = stage.get("slider", "Timeline");
    slider.send_keys(Key::HOME);
    stage.rest();
    assert_eq!(stage.step_number(), 0);
    slider.send_keys(Key::END);
    stage.rest();
    assert_eq!(stage.step_number(), end);
    go_to(&stage, "seven");
    assert_eq!(
        stage.alert().as_deref(),
        Some("'seven' is not a whole number from 0 up")
    );
    assert_eq!(stage.step_number(), end, "all as it was");
}

#[test]
fn far_back_in_a_long_run_within_half_a_second() {
    let stage = Stage::open();
    stage.load("Pentominoes 6×10");
    stage.click("All");
    stage.wait_until("a million steps", 60, || stage.step_number() > 1_000_000);
    stage.click("Pause");
    stage.rest();
    let took = stage.exec_js(
        "return new Promise(done => {
            const field = document.getElementById('goto-step');
            const start = performance.now();
            field.value = '500,000';
            document.getElementById('goto').requestSubmit();
            new MutationObserver((_, watch) => {
                if (document.getElementById('n-step').innerText !== '500,000') return;
                watch.disconnect();
                done(performance.now() - start);
            }).observe(document.getElementById('n-step'), { childList: true, characterData: true, subtree: true });
        })",
    );
    let took = took.as_f64().expect("milliseconds");
    println!("a jump back took {took:.0} ms");
    assert!(took < 500.0, "{took} ms");
    assert_eq!(stage.step_number(), 500_000);
}

#[test]
fn runs_until_dead_ends_solutions_levels_and_numbers() {
    let stage = Stage::open();
    stage.load(KNUTH);
    run_until(&stage, "next dead end");
    assert_eq!(stage.result(), "Stopped at a dead end");
    assert!(
        stage
            .text(".sentence")
            .contains("e has no option left: a dead end")
    );
    run_until(&stage, "one level up");
    assert_eq!(stage.counter("Depth"), "1");
    run_until(&stage, "next solution");
    assert_eq!(stage.counter("Solutions"), "1");
    stage.press("Reset");
    stage.get("option", "… more placements").click();
    let number = stage.get("textbox", "Placements");
    number.clear();
    number.send_keys("2");
    stage.press("Go");
    assert_eq!(stage.counter("Options tried"), "2");
    number.clear();
    number.send_keys("-1");
    stage.press("Go");
    assert_eq!(
        stage.alert().as_deref(),
        Some("'-1' is not a whole number from 0 up")
    );
}

#[test]
fn a_breakpoint_is_set_by_a_click_in_any_view() {
    let stage = Stage::open();
    stage.load(LPNU);
    stage.css(".piece[data-piece=U]").click();
    stage.shown();
    assert_eq!(stage.text("#picked-text"), "piece U");
    stage.press("Stop here");
    stage.press("All");
    assert_eq!(stage.result(), "Stopped: piece U is covered");
    stage.press("Let go");
    stage.exec_js("document.activeElement.blur()");
    stage.cdp(
        "Input.dispatchMouseEvent",
        json!({ "type": "mouseMoved", "x": 2, "y": 2 }),
    );
    stage.shown();
    assert_eq!(stage.text("#picked-text"), "Stops at piece U");
    stage.press("Clear stops");
    stage.css(".piece[data-piece=U]").click();
    stage.shown();
    stage.press("All");
    assert_eq!(stage.counter("Solutions"), "8");
    // What is picked can be run to once, without a breakpoint.
    stage.press("Reset");
    run_until(&stage, "picked: covered or tried");
    assert_eq!(stage.result(), "Stopped: piece U is covered");
}

#[test]
fn a_search_is_steered_by_what_is_picked() {
    let stage = Stage::open();
    stage.load(LPNU);
    stage.css(".piece[data-piece=U]").click();
    stage.press("Try first");
    stage.press("Step");
    assert_eq!(stage.text("#says-subject"), "Piece U");
    assert!(stage.text("#says-note").contains("Steered by you"));
    stage.press("All");
    assert_eq!(stage.counter("Solutions"), "8");
    stage.press("Reset");
    stage.press("All");
    assert_eq!(
        stage.totals(),
        ["133", "28,206", "8"],
        "the plain search again"
    );
}

#[test]
fn predictions_are_judged_and_counted() {
    let stage = Stage::open();
    stage.load(KNUTH);
    stage.press("Predict");
    stage.press("Step");
    assert_eq!(stage.step_number(), 0, "first the answer");
    let ask = stage.text(".sentence");
    assert!(
        ask.starts_with("First the answer. Which one is it?"),
        "{ask}"
    );
    stage.get("gridcell", "item d, 3 options left").click();
    stage.shown();
    let said = stage.text(".sentence");
    assert!(
        said.starts_with("No: d has 3 options, and another has fewer."),
        "{said}"
    );
    stage.get("gridcell", "item a, 2 options left").click();
    stage.shown();
    assert_eq!(stage.text("#score"), "✓ 1 ✕ 1");
    assert_eq!(stage.step_number(), 1);
    stage.press("Predict");
    stage.press("Step");
    assert_eq!(stage.step_number(), 2);
}

#[test]
fn what_was_undone_is_sealed() {
    let stage = Stage::open();
    stage.load(KNUTH);
    stage.press("Step");
    stage.press("Step");
    let before = stage.text("#seal");
    let digest = before.strip_prefix("Digest before: ").expect("a digest");
    run_until(&stage, "next dead end");
    go_to(&stage, "99999");
    let after = stage.text("#seal");
    assert_eq!(
        after,
        format!("Restored exactly: {digest}"),
        "a was covered at first"
    );
}

#[test]
fn what_the_pointer_is_on_is_marked_everywhere() {
    let stage = Stage::open();
    stage.load(LPNU);
    stage.press("Matrix");
    let at = stage.exec_js(
        "const head = document.querySelector('#panels [data-thing=\"i7\"]').getBoundingClientRect();
        return [head.left + head.width / 2, head.top + head.height / 2]",
    );
    let moved = json!({ "type": "mouseMoved", "x": at[0], "y": at[1] });
    stage.cdp("Input.dispatchMouseEvent", moved);
    stage.shown();
    let hot = stage.exec_js(
        "return [...document.querySelectorAll('#board .hot')].map(cell => cell.dataset.at).join()",
    );
    assert_eq!(hot, "7");
}

#[test]
fn a_view_is_walked_through_and_picked_from_by_keys() {
    let stage = Stage::open();
    stage.load(KNUTH);
    for view in ["Matrix", "Links"] {
        stage.press(view);
        stage.exec_js("document.querySelector('.panel-body [tabindex=\"0\"]').focus()");
        stage.keys(Key::ENTER);
        stage.keys(Key::RIGHT);
        stage.keys(Key::RIGHT);
        stage.keys(Key::LEFT);
        stage.shown();
        assert_eq!(stage.step_number(), 0, "the arrows do not step here");
        let on =
            stage.exec_js("return document.activeElement.closest('[data-thing]')?.dataset.thing");
        assert!(on.is_string(), "{view}: a thing has the focus");
        let hot = stage.exec_js("return document.querySelectorAll('#board .hot').length");
        assert!(hot.as_u64() > Some(0), "{view}: and is marked on the board");
        stage.keys(Key::ENTER);
        stage.shown();
        assert!(
            stage.button("Stop here").is_displayed(),
            "{view}: it is picked"
        );
        stage.keys(Key::ESCAPE);
        stage.press("Let go");
    }
}
