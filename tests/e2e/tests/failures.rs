//! When the program cannot start, or breaks: the page says so in words, and
//! nothing more goes wrong.

use e2e::{Page, Stage};
use serde_json::{Value, json};

/// All the text that a screen reader comes across.
fn spoken(page: &Page) -> String {
    page.cdp("Accessibility.enable", json!({}));
    let tree = page.cdp("Accessibility.getFullAXTree", json!({}));
    let nodes = tree["nodes"].as_array().into_iter().flatten();
    let texts =
        nodes.filter(|node| node["role"]["value"] == "StaticText" && node["ignored"] == false);
    let words: Vec<&str> = texts
        .filter_map(|node| node["name"]["value"].as_str())
        .collect();
    words.join("\n")
}

fn before_the_page(page: &Page, script: &str) {
    page.cdp("Page.enable", json!({}));
    page.cdp(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": script }),
    );
}

/// Makes the program panic: in the middle of its work it is put on the stage
/// once more, which it takes for granted that nobody does.
const PANIC: &str = "
    performance.now = () => { delete performance.now; wasmBindings.start(); return 0 };
    [...document.querySelectorAll('button')].find(button => button.innerText.trim() === 'Step').click();";

#[test]
fn a_missing_wasm_file_is_told() {
    let page = Page::blank();
    page.resize(1280, 800);
    page.cdp("Network.enable", json!({}));
    page.cdp("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] }));
    page.goto("");
    page.wait_until("the failure is told", 20, || {
        spoken(&page).contains("(.wasm) could not be loaded")
    });
    let notice = page.css("#missing");
    assert_eq!(notice.role(), "status");
    assert!(notice.is_displayed());
    assert!(!page.has("button", "Step"), "no controls that do nothing");
    // The next visit, with the file back in its place, is as usual.
    page.cdp("Network.setBlockedURLs", json!({ "urls": [] }));
    let _ = page.console_errors();
    let stage = Stage::on(page);
    assert!(!spoken(&stage).contains("could not be loaded"));
    stage.press("Step");
    assert_eq!(stage.step_number(), 1);
}

#[test]
fn a_missing_script_is_told_without_any_program() {
    let page = Page::blank();
    page.resize(390, 844);
    page.cdp("Network.enable", json!({}));
    page.cdp(
        "Network.setBlockedURLs",
        json!({ "urls": ["*.js", "*.mjs"] }),
    );
    page.goto("");
    page.wait_until("it is told that nothing has started", 20, || {
        spoken(&page).contains("has not started") && page.css("#missing").is_displayed()
    });
}

#[test]
fn without_javascript_the_page_says_so() {
    let page = Page::blank();
    page.cdp(
        "Emulation.setScriptExecutionDisabled",
        json!({ "value": true }),
    );
    page.goto("");
    page.wait_until("the words are there", 10, || {
        let spoken = spoken(&page);
        spoken.contains("JavaScript is switched off") && spoken.contains("WebAssembly")
    });
    assert!(spoken(&page).contains("How to read this"));
}

#[test]
fn without_webassembly_the_page_says_so() {
    let page = Page::blank();
    page.resize(390, 844);
    before_the_page(&page, "delete globalThis.WebAssembly");
    page.goto("");
    page.wait_until("it is told", 20, || {
        spoken(&page).contains("no WebAssembly")
    });
    assert!(page.css("#missing").is_displayed());
}

#[test]
fn after_a_crash_nothing_reaches_the_module() {
    let stage = Stage::open();
    stage.load("L P N U on 4×5");
    stage.exec_js("globalThis.solver = wasmBindings.Solver.fromKnuth('a b\\na\\nb')");
    stage.exec_js(PANIC);
    stage.wait_until("the crash is told", 10, || stage.alert().is_some());
    let alert = stage.alert().unwrap_or_default();
    assert!(
        alert.contains("DLX Stage has stopped") && alert.contains("borrowed"),
        "{alert}"
    );
    assert!(stage.has("button", "Reload"));
    assert!(!stage.console_errors().is_empty(), "the console tells, too");

    let before = stage.exec_js("return document.querySelector('main').innerText");
    for button in [
        "Step",
        "Play",
        "Solve",
        "All",
        "Reset",
        "Clear grid",
        "Theme: system",
    ] {
        stage.exec_js(&format!(
            "for (const button of document.querySelectorAll('button'))
                if ((button.ariaLabel ?? button.innerText.trim()) === {button:?}) button.click()"
        ));
    }
    stage.exec_js("document.activeElement?.blur()");
    stage.keys("sar ");
    stage.exec_js("for (const name of ['resize', 'visibilitychange', 'error', 'pointerdown']) document.dispatchEvent(new Event(name, { bubbles: true }))");
    stage.shown();
    assert_eq!(
        stage.exec_js("return document.querySelector('main').innerText"),
        before
    );
    assert_eq!(stage.console_errors(), [""; 0], "nothing new");

    let answers = stage.exec_js(
        "const { Solver, snapshot } = wasmBindings;
        const tries = [snapshot, () => solver.step(), () => solver.back(), () => solver.run(), () => solver.reset(),
            () => solver.counters(), () => solver.solution(), () => solver.isComplete(),
            () => Solver.fromKnuth('a\\na'), () => Solver.fromMatrix('1'), () => Solver.fromSudoku('1...............')];
        return tries.map(attempt => {
            try { attempt(); return 'no error' } catch (error) { return error instanceof Error ? error.message : 'not an Error' }
        })",
    );
    let answers = answers.as_array().expect("a list");
    assert_eq!(answers.len(), 11);
    for answer in answers {
        let words = answer.as_str().unwrap_or_default();
        assert!(words.contains("has stopped after an error"), "{answers:?}");
    }
    assert_eq!(stage.console_errors(), [""; 0]);
    stage.click("Reload");
    stage.wait_until("the page is as new", 20, || {
        stage.exec_js("return document.documentElement.dataset.state === 'running'") == true
    });
    assert!(stage.has("heading", "L P N U on 4×5"), "the puzzle is kept");
    stage.press("Solve");
    assert_eq!(stage.totals(), ["9", "1,699", "1"]);
}

#[test]
fn a_crash_ends_what_runs() {
    let stage = Stage::open();
    stage.load("Pentominoes 6×10");
    stage.click("All");
    stage.wait_until("it is under way", 10, || {
        stage.result().contains(" a second")
    });
    stage.exec_js(
        "Element.prototype.setAttribute = () => { throw new Error('this is only a test') }",
    );
    assert_crashed(&stage, "this is only a test");
    let words = stage.exec_js("return document.querySelector('main').innerText");
    stage.exec_js("return new Promise(done => setTimeout(done, 300))");
    assert_eq!(
        stage.exec_js("return document.querySelector('main').innerText"),
        words
    );
    assert_ne!(words, Value::Null);
}

/// Runs a script of the page's own: what the driver runs is a stranger to the
/// page, which learns nothing of its errors.
#[track_caller]
fn run_in_page(stage: &Stage, script: &str) {
    stage.exec_js(&format!(
        "const script = document.createElement('script');
        script.textContent = {};
        document.head.append(script)",
        json!(script)
    ));
}

/// The program's way to do nothing more: it takes no press, and says so.
#[track_caller]
fn assert_crashed(stage: &Stage, why: &str) {
    stage.wait_until("the crash is told", 10, || stage.alert().is_some());
    let alert = stage.alert().unwrap_or_default();
    assert!(
        alert.contains("has stopped") && alert.contains(why),
        "{alert}"
    );
    let _ = stage.console_errors();
}

#[test]
fn what_is_refused_on_purpose_ends_nothing() {
    let stage = Stage::open();
    run_in_page(
        &stage,
        "setTimeout(() => wasmBindings.Solver.fromKnuth('a a'), 0);
        setTimeout(() => wasmBindings.Solver.fromKnuth(5), 0);",
    );
    stage.exec_js("return new Promise(done => setTimeout(done, 100))");
    let errors = stage.console_errors();
    assert_eq!(errors.len(), 2, "{errors:?}");
    assert_eq!(stage.alert(), None);
    stage.press("Step");
    assert_eq!(stage.step_number(), 1);
}

#[test]
fn the_errors_of_others_end_nothing() {
    let stage = Stage::open();
    // A module of one function, which traps.
    run_in_page(
        &stage,
        "const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
        const { f } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes))).exports;
        setTimeout(f, 0);
        setTimeout(() => { throw new Error('chrome-extension://wasm/content.js') }, 0);
        setTimeout(() => { throw undefined }, 0);",
    );
    stage.exec_js("return new Promise(done => setTimeout(done, 100))");
    let errors = stage.console_errors();
    assert_eq!(errors.len(), 3, "{errors:?}");
    assert!(
        errors.iter().any(|error| error.contains("RuntimeError")),
        "{errors:?}"
    );
    assert_eq!(stage.alert(), None);
    stage.press("Step");
    assert_eq!(stage.step_number(), 1);
}

#[test]
fn a_trap_of_the_module_is_the_end() {
    let stage = Stage::open();
    // There is no known way to make it trap; but this is how it would look.
    run_in_page(
        &stage,
        "let refusal;
        try { wasmBindings.Solver.fromKnuth('a a') } catch (error) { refusal = error }
        const trap = new WebAssembly.RuntimeError('memory access out of bounds');
        trap.stack = refusal.stack;
        reportError(trap)",
    );
    assert_crashed(&stage, "memory access out of bounds");
}

#[test]
fn an_error_that_leaves_the_work_half_done_is_the_end() {
    let stage = Stage::open();
    run_in_page(
        &stage,
        "performance.now = () => { delete performance.now; throw new Error('no clock') }",
    );
    stage.click("Step");
    assert_crashed(&stage, "no clock");
}
