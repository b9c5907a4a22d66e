//! How soon the board is there, and how large the program is.

use e2e::Page;
use serde_json::json;

use crate::{Report, Target, evaluate, median, number};

const LOADS: usize = 9;

/// Put in front of every document: when the frame with the first cells has
/// been painted. A message posted in a frame arrives after its paint.
const WATCH: &str = "new MutationObserver((_, observer) => {
    if (!document.querySelector('[role=gridcell]')) return;
    observer.disconnect();
    const { port1, port2 } = new MessageChannel();
    globalThis.boardPainted = new Promise(done => {
        port1.onmessage = () => done(performance.now());
    });
    requestAnimationFrame(() => port2.postMessage(0));
}).observe(document, { childList: true, subtree: true })";

const WASM_BYTES: &str = "performance.getEntriesByType('resource')
    .find(entry => entry.name.endsWith('.wasm')).decodedBodySize";

/// Loads the page again and again, nothing cached.
pub fn measure(report: &mut Report) {
    let page = Page::blank();
    page.resize(1280, 800);
    page.cdp("Network.enable", json!({}));
    page.cdp("Network.setCacheDisabled", json!({ "cacheDisabled": true }));
    page.cdp(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": WATCH }),
    );
    let loads: Vec<f64> = (0..LOADS).map(|number| load(&page, number)).collect();
    let bytes = number(&evaluate(&page, WASM_BYTES));
    report.add("the .wasm, bytes", bytes, 0, Target::Below(1_080_000.0));
    report.add(
        "first board painted, ms after navigation, median",
        median(&loads),
        0,
        Target::AtMost(300.0),
    );
}

/// Milliseconds from the start of the navigation.
fn load(page: &Page, at: usize) -> f64 {
    page.goto(&format!("?{at}"));
    page.wait_until("there is a board", 30, || {
        page.exec_js("return 'boardPainted' in globalThis") == true
    });
    number(&evaluate(page, "boardPainted"))
}
