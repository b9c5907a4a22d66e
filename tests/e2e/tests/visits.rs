//! What is kept from visit to visit, and what happens when it is spoiled.

use e2e::{Key, Page, Stage};
use serde_json::{Value, json};

const EASY: &str = "Sudoku, easy";
const OWN: &str =
    "1.......2.......3................................................................";

#[test]
fn puzzle_and_settings_are_kept() {
    let stage = Stage::open();
    assert!(stage.has("heading", EASY), "the first puzzle of the picker");
    stage.load("L P N U on 4×5");
    stage.step_by("Choice");
    stage.hurry();
    stage.click("Theme: system");
    stage.shown();
    stage.press("Step");
    stage.visit_again();
    assert!(stage.has("heading", "L P N U on 4×5"));
    assert_eq!(stage.get("combobox", "Puzzle").value(), "lpnu");
    assert_eq!(
        stage
            .get("radio", "Choice")
            .exec_js("return element.checked"),
        true
    );
    assert_eq!(stage.text("#speed-words"), "as fast as it goes");
    assert!(stage.has("button", "Theme: light"));
    assert_eq!(stage.step_number(), 0, "a visit begins at the start");
    stage.click("Theme: light");
    stage.shown();
    // No flash: the theme stands before the program runs.
    stage.cdp("Page.enable", json!({}));
    stage.cdp(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source":
        "new MutationObserver(() => globalThis.first ??= document.documentElement?.dataset.theme)
            .observe(document, { attributes: true, childList: true, subtree: true })" }),
    );
    stage.visit_again();
    assert_eq!(stage.exec_js("return first"), "dark");
    assert!(stage.has("button", "Theme: dark"));
    let background = "return getComputedStyle(document.documentElement).backgroundColor";
    let dark = stage.exec_js(background);
    stage.click("Theme: dark");
    stage.shown();
    stage.prefer("prefers-color-scheme", "dark");
    assert_eq!(
        stage.exec_js(background),
        dark,
        "system means what the system says"
    );
    stage.prefer("prefers-color-scheme", "light");
    assert_ne!(stage.exec_js(background), dark);
}

#[test]
fn an_own_sudoku_is_kept_with_what_was_written_into_it() {
    let stage = Stage::open();
    stage.paste(OWN);
    stage.cell(9, 9).click();
    stage.keys("7");
    stage.shown();
    let cells = stage.cells();
    assert_eq!(cells[80], "row 9 column 9, 7, given");
    stage.visit_again();
    assert_eq!(stage.cells(), cells);
    assert!(stage.has("heading", "Own Sudoku 9×9"));
    assert_eq!(stage.get("combobox", "Puzzle").value(), "own");
    // A puzzle of the picker takes its place.
    stage.load(EASY);
    stage.visit_again();
    assert!(stage.has("heading", EASY));
}

#[test]
fn diagonals_of_an_own_sudoku_are_kept() {
    let stage = Stage::open();
    stage.click("Open");
    stage.get("checkbox", "Both diagonals count too").click();
    stage.paste("3.4. .... .... .1..");
    assert!(stage.has("heading", "Own Sudoku 4×4, both diagonals"));
    stage.visit_again();
    assert!(stage.has("heading", "Own Sudoku 4×4, both diagonals"));
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 1 solution");
}

/// What is stored under every key of the page, replaced.
fn spoil(stage: &Stage, value: &str) {
    stage.exec_js(&format!(
        "for (const key of Object.keys(localStorage)) localStorage.setItem(key, {})",
        json!(value)
    ));
}

#[test]
fn spoiled_storage_falls_back_to_the_defaults() {
    let stage = Stage::open();
    stage.step_by("Choice");
    let kept = stage.exec_js("return Object.keys(localStorage).length");
    assert!(kept.as_u64() >= Some(1), "something is stored");
    let huge = "9".repeat(1_000_000);
    let own = |grid: &str| format!("puzzle=own\ngrid={grid}");
    let spoiled = [
        "",
        "{",
        "=",
        "\u{0}\u{ffff}",
        "puzzle\ngrid=\ndiagonals=x",
        "speed=-1e99\nstep=leap\ntheme=dim",
        "puzzle=__proto__",
        r#"{"puzzle":"lpnu","settings":{"theme":"dark"}}"#,
        &own("11"),
        &own(&huge),
        &huge,
    ];
    for value in spoiled {
        spoil(&stage, value);
        stage.visit_again();
        assert!(stage.has("heading", EASY), "after {value:.60}");
        assert_eq!(
            stage
                .get("radio", "Cover")
                .exec_js("return element.checked"),
            true
        );
        assert!(stage.has("button", "Theme: system"), "after {value:.60}");
        stage.press("Step");
        assert_eq!(stage.step_number(), 1, "after {value:.60}");
    }

    stage.load("L P N U on 4×5");
    let spoil_speed = "for (const key of Object.keys(localStorage))
        localStorage.setItem(key, localStorage.getItem(key).replace(/^speed=.*$/m, 'speed=fast'))";
    stage.exec_js(spoil_speed);
    stage.visit_again();
    assert!(stage.has("heading", "L P N U on 4×5"));
}

#[test]
fn without_storage_all_else_works() {
    let page = Page::blank();
    page.resize(1280, 800);
    let blocked = "Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('blocked', 'SecurityError') } })";
    page.cdp("Page.enable", json!({}));
    page.cdp(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": blocked }),
    );
    let stage = Stage::on(page);
    let refused = "try { localStorage; return 'open' } catch { return 'blocked' }";
    assert_eq!(stage.exec_js(refused), Value::from("blocked"));
    stage.load("L P N U on 4×5");
    stage.step_by("Solution");
    stage.keys(Key::HOME);
    stage.click("Theme: system");
    stage.press("Step");
    assert_eq!(stage.totals(), ["9", "1,699", "1"]);
}

#[test]
fn full_storage_does_not_matter() {
    let stage = Stage::open();
    stage.exec_js("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }");
    stage.load("L P N U on 4×5");
    stage.press("Solve");
    assert_eq!(stage.totals(), ["9", "1,699", "1"]);
}
