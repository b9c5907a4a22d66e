//! Long runs: they show how they fare, let the page live, and stop when told.

use e2e::Stage;

const BIG: &str = "Pentominoes 6×10";

/// No solution, which takes many steps to find out; from P. Norvig's essay "Solving
/// Every Sudoku Puzzle".
const IMPOSSIBLE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

/// Presses Play or Pause with a real click; gives the milliseconds from the
/// click, as the browser received it, to the moment the button reads otherwise.
#[track_caller]
fn toggle(stage: &Stage, name: &str) -> f64 {
    let button = stage.button(name);
    button.exec_js(
        "globalThis.toggled = new Promise(done => {
            const before = element.innerText;
            let clicked;
            addEventListener('click', event => clicked = event.timeStamp, { capture: true, once: true });
            new MutationObserver((_, observer) => {
                if (element.innerText === before) return;
                observer.disconnect();
                done(performance.now() - clicked);
            }).observe(element, { childList: true, characterData: true, subtree: true });
        })",
    );
    button.click();
    let took = stage.exec_js("return toggled").as_f64();
    took.expect("milliseconds")
}

/// Stops what runs; gives the milliseconds that took.
#[track_caller]
fn pause(stage: &Stage) -> f64 {
    let took = toggle(stage, "Pause");
    stage.shown();
    assert!(stage.has("button", "Play"));
    let result = stage.result();
    assert!(result.starts_with("Paused: "), "{result}");
    assert!(!result.to_lowercase().contains("no solution"), "{result}");
    let stopped = stage.totals();
    stage.exec_js("return new Promise(done => setTimeout(done, 150))");
    assert_eq!(stage.totals(), stopped, "it has stopped");
    took
}

/// So often is Pause pressed at most: other programs may take the processor
/// away for a while.
const ATTEMPTS: usize = 6;

/// So many times as long as a click on Play while nothing runs may one on Pause
/// take while the search does: it waits for a slice of the search and a paint.
const SLOWER: f64 = 4.0;

/// Whatever else the machine does, nobody waits longer than so many milliseconds
/// for Pause.
const LONGEST: f64 = 400.0;

/// Pause takes no longer than 100 ms, or than other clicks on this machine at
/// this moment allow, at one of the attempts.
#[track_caller]
fn assert_pause_is_prompt(stage: &Stage, start: impl Fn(&Stage)) {
    let mut took = Vec::new();
    let is_prompt =
        |&(played, paused): &(f64, f64)| paused <= (SLOWER * played).clamp(100.0, LONGEST);
    while took.len() < ATTEMPTS && !took.last().is_some_and(is_prompt) {
        let played = toggle(stage, "Play");
        stage.click("Pause");
        stage.shown();
        start(stage);
        stage.wait_until("it is under way", 10, || {
            stage.result().contains(" a second")
        });
        took.push((played, pause(stage)));
    }
    println!("play and pause took {took:.0?} ms");
    assert!(took.last().is_some_and(is_prompt), "{took:?} ms");
}

/// Back and Step go on from wherever the run was stopped.
#[track_caller]
fn assert_steps_work(stage: &Stage) {
    stage.step_by("Cover");
    let at = stage.step_number();
    let board = stage.cells();
    stage.press("Back");
    stage.press("Back");
    assert_eq!(stage.step_number(), at - 2);
    stage.press("Step");
    stage.press("Step");
    assert_eq!(stage.step_number(), at);
    assert_eq!(stage.cells(), board);
}

#[test]
fn all_pentominoes_show_how_they_fare() {
    let stage = Stage::open();
    stage.load(BIG);
    stage.click("All");
    stage.wait_until("a rate is told", 20, || {
        stage.result().contains(" placements a second")
    });
    let solutions = || {
        stage
            .counter("Solutions")
            .replace(',', "")
            .parse::<u64>()
            .unwrap_or_default()
    };
    stage.wait_until("the first solutions", 20, || solutions() > 0);
    let (words, before) = (stage.result(), solutions());
    assert!(words.starts_with("Counting all: "), "{words}");
    stage.wait_until("more solutions", 20, || solutions() > before);
    stage.wait_until("other words", 20, || stage.result() != words);
    stage.wait_until("a share of the whole", 30, || {
        stage.result().contains(" % done")
    });
    let share = stage.get("progressbar", "Share of the search done").value();
    assert!(
        share
            .parse::<f64>()
            .is_ok_and(|share| share > 0.0 && share < 1.0),
        "{share}"
    );
    pause(&stage);
    assert_steps_work(&stage);
}

#[test]
fn frames_keep_coming_while_it_runs() {
    let stage = Stage::open();
    stage.load(BIG);
    let frames = "return new Promise(done => {
        let frames = 0;
        const end = performance.now() + 1000;
        const frame = now => now < end ? (frames++, requestAnimationFrame(frame)) : done(frames);
        requestAnimationFrame(frame);
    })";
    let count = || stage.exec_js(frames).as_u64().unwrap_or_default();
    let mut counted = Vec::new();
    let keep_coming = |&(idle, running): &(u64, u64)| running >= 5 && running * 3 > idle;
    while counted.len() < 3 && !counted.last().is_some_and(keep_coming) {
        let idle = count();
        stage.click("All");
        counted.push((idle, count()));
        pause(&stage);
    }
    println!("frames in a second, idle and running: {counted:?}");
    assert!(counted.last().is_some_and(keep_coming), "{counted:?}");
}

#[test]
fn pause_is_prompt_on_all_pentominoes() {
    let stage = Stage::open();
    stage.load(BIG);
    assert_pause_is_prompt(&stage, |stage| stage.click("All"));
    assert_steps_work(&stage);
}

#[test]
fn pause_is_prompt_on_16x16() {
    let stage = Stage::open();
    stage.load("Sudoku 16×16");
    // Empty, it never comes to an end.
    stage.press("Clear grid");
    assert_pause_is_prompt(&stage, |stage| stage.click("All"));
    assert_steps_work(&stage);
}

#[test]
fn pause_is_prompt_at_the_highest_speed() {
    let stage = Stage::open();
    stage.load(BIG);
    stage.step_by("Solution");
    stage.hurry();
    assert_pause_is_prompt(&stage, |stage| stage.click("Play"));
    assert_steps_work(&stage);
}

#[test]
fn a_search_stopped_before_it_found_anything_does_not_say_no_solution() {
    let stage = Stage::open();
    stage.paste(IMPOSSIBLE);
    stage.click("Play");
    stage.wait_until("it plays", 10, || stage.step_number() >= 3);
    pause(&stage);
    assert_eq!(stage.result(), "Paused: nothing found so far");
    stage.press("All");
    assert_eq!(stage.result(), "No solution");
}

#[test]
fn the_way_back_leads_past_every_solution() {
    let stage = Stage::open();
    stage.load("Pentominoes 3×20");
    let start = stage.cells();
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 8 solutions");
    stage.step_by("Solution");
    for number in (1..=8).rev() {
        stage.press("Back");
        assert_eq!(stage.counter("Solutions"), number.to_string());
        assert!(!stage.written().contains('.'));
    }
    stage.press("Back");
    assert_eq!(stage.step_number(), 0);
    assert_eq!(stage.cells(), start);
}

#[test]
fn other_buttons_stop_a_run() {
    let stage = Stage::open();
    stage.load(BIG);
    for button in ["Step", "Back", "Reset"] {
        stage.click("All");
        stage.shown();
        assert!(stage.has("button", "Pause"));
        stage.click(button);
        stage.shown();
        assert!(stage.has("button", "Play"), "{button}");
    }
    assert_eq!(stage.result(), "Ready");
    stage.click("All");
    stage.shown();
    stage.load("Sudoku, easy");
    assert_eq!(stage.result(), "Ready");
    assert!(stage.has("button", "Play"));
}

#[test]
fn announcements_come_at_most_once_a_second() {
    let stage = Stage::open();
    stage.paste(IMPOSSIBLE);
    stage.get("slider", "Speed").exec_js(
        "element.value = 28; element.dispatchEvent(new Event('input', { bubbles: true }))",
    );
    stage.exec_js(
        "const live = document.getElementById('live');
        globalThis.said = [];
        new MutationObserver(() => said.push([performance.now(), live.innerText]))
            .observe(live, { childList: true, characterData: true, subtree: true })",
    );
    stage.click("Play");
    stage.wait_until("some announcements", 20, || {
        stage.exec_js("return said.length").as_u64() >= Some(3)
    });
    stage.click("Reset");
    let said = stage.exec_js("return said");
    let said = said.as_array().expect("a list");
    assert!(said.len() >= 3, "{said:?}");
    for pair in said.windows(2) {
        let gap = pair[1][0].as_f64().unwrap_or_default() - pair[0][0].as_f64().unwrap_or_default();
        assert!(gap > 900.0, "{gap} ms between {} and {}", pair[0], pair[1]);
        assert_ne!(pair[0][1], "");
    }
    stage.wait_until("the last word is that of the start", 5, || {
        let live = stage.exec_js("return document.getElementById('live').innerText");
        live.as_str()
            .is_some_and(|text| text.contains("to go. Next:"))
    });
}
