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
    stage.exec_js(
        "globalThis.solver = wasmBindings.Solver.fromKnuth('a b\\na\\nb');
        try { wasmBindings.panicForTest() } catch (error) { globalThis.caught = String(error) }",
    );
    stage.wait_until("the crash is told", 10, || stage.alert().is_some());
    let alert = stage.alert().unwrap_or_default();
    assert!(
        alert.contains("DLX Stage has stopped") && alert.contains("this is only a test"),
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
    for answer in answers.as_array().into_iter().flatten() {
        let words = answer.as_str().unwrap_or_default();
        assert!(words.contains("has stopped after an error"), "{answers}");
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
    stage.exec_js("try { wasmBindings.panicForTest() } catch {}");
    stage.wait_until("the crash is told", 10, || stage.alert().is_some());
    let _ = stage.console_errors();
    let words = stage.exec_js("return document.querySelector('main').innerText");
    stage.exec_js("return new Promise(done => setTimeout(done, 300))");
    assert_eq!(
        stage.exec_js("return document.querySelector('main').innerText"),
        words
    );
    assert_ne!(words, Value::Null);
}
