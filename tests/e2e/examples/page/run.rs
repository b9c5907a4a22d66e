//! What the page costs the search: all 9,356 tilings found by All, with the
//! board repainted and Pause alive, and by the same engine alone.

use dlx_stage::dlx::text::to_knuth;
use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::polyomino::Polyomino;
use e2e::Stage;
use serde_json::json;

use crate::{PENTOMINOES, Report, Target, evaluate, median, number};

const ROUNDS: usize = 4;
const MOST_ROUNDS: usize = 12;

/// How many times as long the page may take.
const MOST: f64 = 1.3;

const BUTTONS: &str = "[resetButton, playButton, allButton] =
    ['reset', 'play', 'all'].map(id => document.getElementById(id))";

/// Presses All; milliseconds until the button for it reads "Play" again.
const PAGE: &str = "new Promise(done => {
    const start = performance.now();
    allButton.click();
    new MutationObserver((_, observer) => {
        if (playButton.innerText.trim() !== 'Play') return;
        observer.disconnect();
        done(performance.now() - start);
    }).observe(playButton, { childList: true, characterData: true, subtree: true });
})";

/// The engine alone, in the same module. V8 puts better code into use between
/// calls, never within one.
const FAST: &str = "(() => {
    solver.reset();
    const start = performance.now();
    while (solver.run(2000) !== 'complete');
    return performance.now() - start;
})()";

/// Placements, updates and solutions of both.
const TOTALS: &str = "[wasmBindings.snapshot().counters, solver.counters()].map(
    ({ placements, updates, solutions }) => [placements, updates, solutions].map(String))";

/// Frames of the browser and repaints of the board in three seconds.
const FRAMES: &str = "new Promise(done => {
    let frames = 0, repaints = 0;
    const watch = new MutationObserver(() => repaints++);
    watch.observe(document.getElementById('board'), { attributes: true, subtree: true });
    const start = performance.now();
    const frame = () => {
        const seconds = (performance.now() - start) / 1000;
        if (seconds < 3) return frames++, requestAnimationFrame(frame);
        watch.disconnect();
        done([frames / seconds, repaints / seconds]);
    };
    requestAnimationFrame(frame);
})";

/// A time by the clock and one by the processor, in milliseconds.
#[derive(Clone, Copy)]
struct Time {
    clock: f64,
    cpu: f64,
}

/// Both in turn, several rounds, the first of the two changing. By the
/// processor a ratio is that of two times of the same round, and the median
/// counts. By the clock, which would show it if the page sat idle, the page's
/// shortest time counts, over the processor's time for the engine: other
/// programs only add to that ratio, so on a busy machine there are more rounds.
pub fn measure(stage: &Stage, report: &mut Report) {
    prepare(stage);
    let (mut cpu, mut shortest, mut alone) = (Vec::new(), f64::INFINITY, Vec::new());
    while cpu.len() < ROUNDS || (cpu.len() < MOST_ROUNDS && shortest > MOST * median(&alone)) {
        let [page, fast] = round(stage, cpu.len() % 2 == 0);
        check(stage);
        cpu.push(page.cpu / fast.cpu);
        alone.push(fast.cpu);
        shortest = shortest.min(page.clock);
    }
    let clock = shortest / median(&alone);
    for (of, ratio) in [("CPU", median(&cpu)), ("clock", clock)] {
        let line = format!("pentominoes 6×10 all, page/fast, {of}");
        report.add(&line, ratio, 2, Target::AtMost(MOST));
    }
    frames(stage, report);
}

/// The page's time and that of the engine alone.
fn round(stage: &Stage, page_first: bool) -> [Time; 2] {
    if page_first {
        let page = page(stage);
        return [page, timed(stage, FAST)];
    }
    let fast = timed(stage, FAST);
    [page(stage), fast]
}

/// The page's own problem, for both; some work to warm up.
fn prepare(stage: &Stage) {
    stage.load(PENTOMINOES);
    // The accessibility tree, once asked for, is kept up to date at every paint:
    // from here on nobody asks. The puzzle stays.
    stage.visit_again();
    let puzzle = Polyomino::pentominoes(6, 10).expect("the twelve fit");
    let text = to_knuth(puzzle.problem()).expect("names without spaces");
    let solver = format!("solver = wasmBindings.Solver.fromKnuth({})", json!(text));
    evaluate(stage, &format!("{BUTTONS}, {solver}, solver.run(200000)"));
    // Of the thread that does everything in the page.
    stage.cdp("Performance.enable", json!({ "timeDomain": "threadTicks" }));
}

fn page(stage: &Stage) -> Time {
    evaluate(stage, "resetButton.click()");
    stage.shown();
    timed(stage, PAGE)
}

/// Both have done the same, and all of it.
fn check(stage: &Stage) {
    let totals = evaluate(stage, TOTALS);
    assert_eq!(totals[0], totals[1]);
    assert_eq!(totals[0][2], "9356");
}

fn timed(stage: &Stage, expression: &str) -> Time {
    let before = cpu(stage);
    let clock = number(&evaluate(stage, expression));
    Time {
        clock,
        cpu: cpu(stage) - before,
    }
}

/// Milliseconds of CPU that the page's main thread has spent on its tasks.
fn cpu(stage: &Stage) -> f64 {
    let metrics = stage.cdp("Performance.getMetrics", json!({}));
    let metrics = metrics["metrics"].as_array().into_iter().flatten();
    let task = metrics.filter(|metric| metric["name"] == "TaskDuration");
    task.map(|metric| number(&metric["value"]) * 1000.0).sum()
}

fn frames(stage: &Stage, report: &mut Report) {
    evaluate(stage, "resetButton.click(), allButton.click()");
    let counted = evaluate(stage, FRAMES);
    evaluate(stage, "resetButton.click()");
    let lines = [
        "frames a second meanwhile",
        "repaints of the board a second",
    ];
    for (at, line) in lines.into_iter().enumerate() {
        report.add(line, number(&counted[at]), 0, Target::None);
    }
}
