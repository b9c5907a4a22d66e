//! Each button does what it says, and the focus stays where the user put it.

use e2e::{Key, Stage};

const LPNU: &str = "L P N U on 4×5";

fn lpnu() -> Stage {
    let stage = Stage::open();
    stage.load(LPNU);
    stage
}

#[test]
fn step_back_and_reset() {
    let stage = lpnu();
    let start = stage.cells();
    assert_eq!(stage.result(), "Ready");
    assert!(!stage.is_of_use("Back") && !stage.is_of_use("Reset"));
    for number in 1..=3 {
        stage.press("Step");
        assert_eq!(stage.step_number(), number);
    }
    assert!(stage.is_of_use("Back") && stage.is_of_use("Reset"));
    let third = stage.cells();
    stage.press("Step");
    stage.press("Back");
    assert_eq!(stage.step_number(), 3);
    assert_eq!(stage.cells(), third);
    stage.press("Reset");
    assert_eq!(stage.step_number(), 0);
    assert_eq!(stage.cells(), start);
    assert!(!stage.is_of_use("Back") && !stage.is_of_use("Reset"));
    // Without use, but not without peace: nothing happens.
    stage.press("Back");
    stage.press("Reset");
    assert_eq!(stage.result(), "Ready");
}

#[test]
fn play_plays_until_it_is_paused_or_a_step_is_taken() {
    let stage = lpnu();
    stage.click("Play");
    stage.wait_until("some steps are done", 10, || stage.step_number() >= 3);
    assert!(!stage.has("button", "Play"));
    stage.click("Pause");
    stage.shown();
    let stopped = stage.step_number();
    assert!(stage.result().starts_with("Paused: "), "{}", stage.result());
    // Half a second at eight steps a second would be seen.
    stage.exec_js("return new Promise(done => setTimeout(done, 500))");
    assert_eq!(stage.step_number(), stopped);
    stage.press("Back");
    assert_eq!(stage.step_number(), stopped - 1);

    for button in ["Step", "Back", "Reset"] {
        stage.click("Play");
        stage.wait_until("it plays", 10, || stage.has("button", "Pause"));
        stage.click(button);
        stage.shown();
        assert!(stage.has("button", "Play"), "{button}");
    }
    assert_eq!(stage.step_number(), 0);
}

#[test]
fn twenty_fast_clicks_are_twenty_steps() {
    let stage = lpnu();
    let start = stage.cells();
    stage.button("Step").click_times(20);
    stage.shown();
    assert_eq!(stage.step_number(), 20);
    stage.button("Back").click_times(20);
    stage.shown();
    assert_eq!(stage.step_number(), 0);
    assert_eq!(stage.cells(), start);
    assert_eq!(stage.counter("Covers"), "0");
    stage.button("Step").click_times(7);
    stage.button("Back").click_times(9);
    stage.shown();
    assert_eq!(stage.step_number(), 0);
}

#[test]
fn step_sizes_go_as_far_as_they_say() {
    let stage = lpnu();
    stage.press("Step");
    assert_eq!((stage.step_number(), stage.totals()[0].as_str()), (1, "0"));
    stage.step_by("Choice");
    stage.press("Step");
    assert_eq!(stage.counter("Placements tried"), "1");
    assert_eq!(stage.counter("Depth"), "1");
    let first = stage.step_number();
    assert!(first > 2, "a choice is more than one step: {first}");
    stage.press("Step");
    assert_eq!(stage.counter("Placements tried"), "2");
    stage.press("Back");
    assert_eq!(stage.step_number(), first);
    stage.step_by("Solution");
    stage.press("Step");
    assert_eq!(stage.totals(), ["9", "1,699", "1"]);
    assert_eq!(
        stage.result(),
        "Solved: solution 1 after 9 placements tried"
    );
    stage.press("Back");
    assert_eq!(stage.step_number(), 0);
}

#[test]
fn the_slider_tells_its_speed_in_words_and_works_while_playing() {
    let stage = lpnu();
    let words = || {
        let slider = stage.get("slider", "Speed");
        let spoken = slider.attribute("aria-valuetext").unwrap_or_default();
        assert_eq!(stage.text("#speed-words"), spoken);
        spoken
    };
    let usual = words();
    assert!(usual.ends_with(" steps/s"), "{usual}");
    stage.get("slider", "Speed").send_keys(Key::RIGHT);
    stage.shown();
    assert_ne!(words(), usual);
    stage.get("slider", "Speed").send_keys(Key::HOME);
    stage.shown();
    assert_eq!(words(), "0.5 steps/s");
    stage.hurry();
    assert_eq!(words(), "as fast as it goes");
    assert_eq!(stage.step_number(), 0, "a slider keeps its arrow keys");

    stage.get("slider", "Speed").send_keys(Key::HOME);
    stage.click("Play");
    stage.shown();
    assert!(stage.has("button", "Pause"));
    stage.hurry();
    stage.rest();
    assert_eq!(stage.totals(), ["9", "1,699", "1"]);
}

#[test]
fn the_focus_stays_on_the_button() {
    let stage = lpnu();
    stage.press("Step");
    assert_eq!(stage.focused().name(), "Step");
    stage.press("All");
    assert_eq!(stage.focused().name(), "All");
    for button in ["Play", "Step", "Solve", "All"] {
        assert!(!stage.is_of_use(button), "{button}");
    }
    stage.press("Reset");
    assert_eq!(stage.focused().name(), "Reset");
    assert!(!stage.is_of_use("Reset"));

    // By keys alone, to the end and beyond it.
    stage.step_by("Solution");
    stage.button("Step").exec_js("element.focus()");
    for _ in 0..10 {
        stage.keys(Key::ENTER);
        stage.rest();
        assert_eq!(stage.focused().name(), "Step");
    }
    assert_eq!(stage.result(), "Search complete: 8 solutions");
    assert!(!stage.is_of_use("Step"));
    stage.button("Play").exec_js("element.focus()");
    stage.keys(Key::ENTER);
    stage.shown();
    assert_eq!(stage.focused().name(), "Play");
}
