//! The keyboard: shortcuts, and where they hold their peace.

use e2e::{Key, Stage};

fn lpnu() -> Stage {
    let stage = Stage::open();
    stage.load("L P N U on 4×5");
    stage.exec_js("document.activeElement.blur()");
    stage
}

#[test]
fn each_shortcut_does_its_work() {
    let stage = lpnu();
    let key = |keys: &str| {
        stage.keys(keys);
        stage.rest();
    };
    key(Key::RIGHT);
    key(Key::RIGHT);
    assert_eq!(stage.step_number(), 2);
    key(Key::LEFT);
    assert_eq!(stage.step_number(), 1);
    key("s");
    assert_eq!(stage.totals(), ["9", "1,699", "1"]);
    key("a");
    assert_eq!(stage.totals(), ["133", "28,206", "8"]);
    key("r");
    assert_eq!(stage.step_number(), 0);
    key("S");
    assert_eq!(stage.totals(), ["9", "1,699", "1"]);
    key("R");
    key("A");
    assert_eq!(stage.totals(), ["133", "28,206", "8"]);
    key("r");
    stage.keys(Key::SPACE);
    stage.wait_until("it plays", 10, || stage.step_number() >= 2);
    assert!(stage.has("button", "Pause"));
    stage.keys(Key::SPACE);
    stage.shown();
    assert!(stage.has("button", "Play"));
    let top = stage.exec_js("return scrollY");
    assert_eq!(top, 0, "Space has scrolled the page");
}

#[test]
fn the_list_of_keys_opens_and_closes() {
    let stage = lpnu();
    stage.keys("?");
    stage.shown();
    assert!(stage.has("dialog", "Keyboard shortcuts"));
    let text = stage.text("dialog[open]");
    for key in ["Space", "→", "←", "S", "A", "R", "?"] {
        assert!(
            text.lines().any(|line| line.trim() == key),
            "{key} in {text}"
        );
    }
    // Behind an open box nothing moves.
    stage.keys("s");
    stage.keys(Key::RIGHT);
    stage.keys(Key::ESCAPE);
    stage.shown();
    assert!(!stage.has("dialog", "Keyboard shortcuts"));
    assert_eq!(stage.step_number(), 0);
    stage.click("Keyboard shortcuts");
    stage.click("Close");
    stage.shown();
    assert!(!stage.has("dialog", "Keyboard shortcuts"));
    assert_eq!(stage.focused().name(), "Keyboard shortcuts");
}

#[test]
fn no_shortcut_while_typing() {
    let stage = lpnu();
    stage.click("Open");
    let field = stage.get("textbox", "Puzzle as text");
    field.send_keys("sar ?");
    field.send_keys(Key::LEFT);
    field.send_keys(Key::RIGHT);
    assert_eq!(field.value(), "sar ?");
    assert_eq!(stage.names("dialog"), ["Open a puzzle"]);
    stage.click("Cancel");
    stage.shown();
    assert_eq!(stage.result(), "Ready");
    // A list looks for its entries by letters; a slider and a choice move by arrows.
    stage.get("radio", "Choice").send_keys(Key::RIGHT);
    stage.get("slider", "Speed").send_keys(Key::LEFT);
    stage.shown();
    assert_eq!(
        stage
            .get("radio", "Solution")
            .exec_js("return element.checked"),
        true
    );
    assert_eq!((stage.step_number(), stage.result().as_str()), (0, "Ready"));
}

#[test]
fn no_shortcut_with_control_alt_or_meta() {
    let stage = lpnu();
    stage.press("Step");
    let press = |modifier: &str| {
        let script = format!(
            "for (const key of ['s', 'a', 'r', ' ', 'ArrowRight', 'ArrowLeft', '?'])
                if (!document.body.dispatchEvent(new KeyboardEvent('keydown',
                    {{ key, {modifier}: true, bubbles: true, cancelable: true }}))) return key"
        );
        stage.exec_js(&script)
    };
    for modifier in ["ctrlKey", "altKey", "metaKey"] {
        assert!(press(modifier).is_null(), "a key with {modifier} was taken");
    }
    // As the keyboard sends it, where the browser itself has no use for it.
    stage.chord(&[Key::CONTROL, Key::RIGHT]);
    stage.chord(&[Key::CONTROL, Key::LEFT]);
    stage.rest();
    assert_eq!(stage.step_number(), 1);
    assert!(!stage.has("dialog", "Keyboard shortcuts"));
}

#[test]
fn space_on_a_button_presses_that_button_alone() {
    let stage = lpnu();
    stage.button("Step").exec_js("element.focus()");
    stage.keys(Key::SPACE);
    stage.shown();
    assert_eq!(stage.step_number(), 1);
    assert!(stage.has("button", "Play"), "it does not play");
    stage.button("Solve").exec_js("element.focus()");
    stage.keys(Key::SPACE);
    stage.rest();
    assert_eq!(stage.totals(), ["9", "1,699", "1"]);
    stage
        .button("Keyboard shortcuts")
        .exec_js("element.focus()");
    stage.keys(Key::SPACE);
    stage.shown();
    assert!(stage.has("dialog", "Keyboard shortcuts"));
}

#[test]
fn a_key_held_down_repeats() {
    let stage = lpnu();
    let start = stage.cells();
    stage.hold("ArrowRight", "ArrowRight", 11);
    stage.shown();
    assert_eq!(stage.step_number(), 12);
    stage.hold("ArrowLeft", "ArrowLeft", 4);
    stage.shown();
    assert_eq!(stage.step_number(), 7);
    stage.hold("ArrowLeft", "ArrowLeft", 9);
    stage.shown();
    assert_eq!(stage.cells(), start);
    // A key that starts and stops something does not flicker.
    stage.hold(" ", "Space", 3);
    stage.wait_until("it plays", 10, || stage.step_number() >= 1);
    assert!(stage.has("button", "Pause"));
}

#[test]
fn the_board_moves_its_cursor_by_arrows() {
    let stage = Stage::open();
    stage.cell(1, 1).click();
    let at = || stage.focused().name();
    let seen = |keys: &str, place: &str| {
        stage.keys(keys);
        assert!(at().starts_with(place), "{} is not {place}", at());
    };
    seen(Key::RIGHT, "row 1 column 2,");
    seen(Key::DOWN, "row 2 column 2,");
    seen(Key::END, "row 2 column 9,");
    seen(Key::RIGHT, "row 2 column 9,");
    seen(Key::HOME, "row 2 column 1,");
    seen(Key::UP, "row 1 column 1,");
    seen(Key::UP, "row 1 column 1,");
    seen(Key::LEFT, "row 1 column 1,");
    assert_eq!(stage.step_number(), 0);
    stage.keys(Key::ESCAPE);
    assert_eq!(at(), "Step");
    stage.keys(Key::RIGHT);
    stage.shown();
    assert_eq!(stage.step_number(), 1);
    // The whole board is one stop of the Tab key.
    let stops = "return document.querySelectorAll('[role=gridcell][tabindex=\"0\"]').length";
    assert_eq!(stage.exec_js(stops), 1);
}

#[test]
fn tab_reaches_every_control_with_a_visible_focus() {
    let stage = Stage::open();
    stage.press("Step");
    let mut reached = Vec::new();
    for _ in 0..30 {
        stage.keys(Key::TAB);
        let focused = stage.focused();
        let visible = "const style = getComputedStyle(element), before = getComputedStyle(element, '::before'),
            next = element.nextElementSibling && getComputedStyle(element.nextElementSibling);
            return element === document.body || [style, next].some(s => s && s.outlineStyle !== 'none' && s.outlineWidth !== '0px')
                || before.boxShadow !== 'none'";
        let name = focused.name();
        assert_eq!(
            focused.exec_js(visible),
            true,
            "the focus on {name} cannot be seen"
        );
        reached.push(name);
    }
    for name in [
        "Puzzle",
        "Open",
        "Keyboard shortcuts",
        "Theme: system",
        "Reset",
        "Back",
        "Play",
        "Step",
        "Solve",
        "All",
        "Cover",
        "Speed",
    ] {
        assert!(
            reached.iter().any(|seen| seen == name),
            "{name} is not in {reached:?}"
        );
    }
}
