//! What the views of the inside cost: a redraw of all that is open, by the
//! page's own measurements, and frames a second at full speed.

use e2e::Stage;

use crate::{PENTOMINOES, Report, Target, evaluate, median, number};

/// Steps walked with each pair of views.
const STEPS: usize = 200;

/// Every view, two at a time.
const PAIRS: [[&str; 2]; 3] = [
    ["matrix", "links"],
    ["tree", "program"],
    ["table", "memory"],
];

/// The page's own measurements from here on.
const OBSERVE: &str = "globalThis.paints = [];
    new PerformanceObserver(list => paints.push(...list.getEntriesByName('paint').map(one => one.duration)))
        .observe({ type: 'measure' });";

/// Two views open, and no others.
fn open(stage: &Stage, pair: [&str; 2]) {
    let [first, second] = pair;
    let script = format!(
        "for (const tab of document.querySelectorAll('[data-tab][aria-pressed=true]')) tab.click();
         const both = document.getElementById('pair');
         if (both.getAttribute('aria-pressed') !== 'true') both.click();
         for (const view of ['{first}', '{second}']) document.getElementById('tab-' + view).click();"
    );
    evaluate(stage, &format!("(() => {{ {script} }})()"));
    stage.shown();
}

/// Steps one by one, a frame each; how long each repaint took.
fn paints(stage: &Stage) -> Vec<f64> {
    let walk = format!(
        "(async () => {{
            paints.length = 0;
            const step = document.getElementById('step');
            for (let at = 0; at < {STEPS}; at++) {{
                step.click();
                await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            }}
            await new Promise(done => setTimeout(done, 100));
            return paints;
        }})()"
    );
    let seen = evaluate(stage, &walk);
    let seen: Vec<f64> = seen.as_array().into_iter().flatten().map(number).collect();
    assert!(seen.len() >= STEPS, "every step is painted: {}", seen.len());
    seen
}

/// Frames a second while all solutions are counted, with two views open.
fn frames(stage: &Stage) -> f64 {
    let count = "new Promise(done => {
        let frames = 0;
        const start = performance.now();
        const frame = () => {
            const seconds = (performance.now() - start) / 1000;
            if (seconds >= 3) return done(frames / seconds);
            frames++;
            requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    })";
    evaluate(stage, "document.getElementById('all').click()");
    let frames = number(&evaluate(stage, count));
    evaluate(stage, "document.getElementById('reset').click()");
    frames
}

/// On a 9×9, on L, P, N, U, and at full speed.
pub fn measure(stage: &Stage, report: &mut Report) {
    evaluate(stage, OBSERVE);
    for (puzzle, most) in [("Sudoku, hard", 16.0), ("L P N U on 4×5", 5.0)] {
        stage.load(puzzle);
        for pair in PAIRS {
            open(stage, pair);
            let seen = paints(stage);
            let line = format!("{puzzle}, {} + {}, repaint, ms", pair[0], pair[1]);
            report.add(&line, median(&seen), 1, Target::AtMost(most));
            stage.press("Reset");
        }
    }
    stage.load(PENTOMINOES);
    for pair in PAIRS {
        open(stage, pair);
        let line = format!("6×10 all, {} + {}, frames a second", pair[0], pair[1]);
        report.add(&line, frames(stage), 0, Target::AtLeast(30.0));
        stage.rest();
    }
}
