//! How promptly a run stops.

use std::thread;
use std::time::Duration;

use e2e::Stage;

use crate::{PENTOMINOES, Report, Target, evaluate, median, number, worst};

const TIMES: u64 = 10;
const MOST: f64 = 100.0;

/// Other programs may take the processor away, and only add to a time: so many
/// series, until the worst of one is good enough.
const SERIES: usize = 3;

/// From the click, as the browser received it, until the frame in which the
/// button reads "Play" has been painted.
const WATCH: &str = "globalThis.paused = new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    let clicked;
    port1.onmessage = () => done(performance.now() - clicked);
    addEventListener('click', event => clicked = event.timeStamp, { capture: true, once: true });
    new MutationObserver((_, observer) => {
        if (element.innerText.trim() !== 'Play') return;
        observer.disconnect();
        port2.postMessage(0);
    }).observe(element, { childList: true, characterData: true, subtree: true });
})";

/// On the largest boards of the picker.
pub fn measure(stage: &Stage, report: &mut Report) {
    stage.load(PENTOMINOES);
    add(stage, report, "pentominoes 6×10");
    stage.load("Sudoku 16×16");
    // Empty, it never comes to an end.
    stage.press("Clear grid");
    add(stage, report, "empty Sudoku 16×16");
}

fn add(stage: &Stage, report: &mut Report, puzzle: &str) {
    let mut best = series(stage);
    for _ in 1..SERIES {
        if worst(&best) <= MOST {
            break;
        }
        let next = series(stage);
        if worst(&next) < worst(&best) {
            best = next;
        }
    }
    let line = |which| format!("Pause, {puzzle}, ms, {which} of {TIMES}");
    report.add(&line("median"), median(&best), 0, Target::None);
    report.add(&line("worst"), worst(&best), 0, Target::AtMost(MOST));
}

fn series(stage: &Stage) -> Vec<f64> {
    (0..TIMES).map(|time| pause(stage, time)).collect()
}

fn pause(stage: &Stage, time: u64) -> f64 {
    stage.press("Reset");
    stage.click("All");
    stage.wait_until("it is under way", 20, || {
        stage.result().contains(" a second")
    });
    let button = stage.button("Pause");
    button.exec_js(WATCH);
    // At another moment between two paints each time.
    thread::sleep(Duration::from_millis(37 * time));
    button.click();
    number(&evaluate(stage, "paused"))
}
