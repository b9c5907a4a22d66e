//! Lessons: captions, places, keys, and what stays when one leaves.

use e2e::{Key, Stage};

const PAGE_DOWN: &str = "\u{E00F}";
const PAGE_UP: &str = "\u{E00E}";
const RETURN: &str = "Return to the lesson's place";

/// Begins the lesson of this number, from 1.
#[track_caller]
fn begin(stage: &Stage, number: usize) {
    stage.click("Learn");
    let script = format!(
        "document.querySelector('[data-lesson=\"{}\"]').click()",
        number - 1
    );
    stage.exec_js(&script);
    stage.shown();
}

#[track_caller]
fn next(stage: &Stage) {
    stage.click("Next");
    stage.shown();
}

fn caption(stage: &Stage) -> String {
    stage.text("#lesson-caption")
}

/// "Lesson 2 · Covering, 3 of 7".
fn place(stage: &Stage) -> String {
    stage.text("#lesson-place").replace('\u{a0}', " ")
}

/// All stops of all lessons, walked through by one script: of each the place,
/// the caption, where the bar is, and what cannot be read as a whole.
const WALK: &str = "const find = id => document.getElementById('lesson' + id);
    const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const seen = [];
    while (true) {
        await frame();
        const { top, height } = find('').getBoundingClientRect();
        const hidden = [find('-caption'), find('-place')]
            .filter(it => it.scrollHeight > it.clientHeight + 1).map(it => it.innerText);
        const off = find('-return').ariaDisabled;
        const bar = [top + scrollY, height, document.documentElement.scrollWidth <= innerWidth, off];
        seen.push([find('-place').innerText, find('-caption').innerText, JSON.stringify(bar), hidden.join()]);
        if (find('-next').ariaDisabled === 'true') return seen;
        find('-next').click();
    }";

/// Walks through all lessons: the bar does not jump, every caption can be read
/// without scrolling. Gives the captions.
#[track_caller]
fn walk_through(stage: &Stage) -> Vec<String> {
    begin(stage, 1);
    let seen = stage.exec_js(&format!("return (async () => {{ {WALK} }})()"));
    let stops = seen.as_array().expect("stops");
    let part = |stop: usize, part: usize| {
        let text = stops[stop][part].as_str().expect("a text");
        text.replace('\u{a0}', " ")
    };
    for stop in 0..stops.len() {
        assert_eq!(part(stop, 2), part(0, 2), "{}", part(stop, 0));
        assert_eq!(part(stop, 3), "", "{}", part(stop, 0));
    }
    assert!(part(0, 2).ends_with("true,\"true\"]"), "{}", part(0, 2));
    assert_eq!(part(0, 0), "Lesson 1 · What an exact cover is, 1 of 7");
    let last = part(stops.len() - 1, 0);
    assert_eq!(last, "Lesson 5 · The shortest item first, 7 of 7");
    (0..stops.len()).map(|stop| part(stop, 1)).collect()
}

#[test]
fn five_lessons_from_stop_to_stop() {
    let stage = Stage::open();
    let captions = walk_through(&stage);
    assert!(captions[0].starts_with("There are 7 items, a to g, and 6 options;"));
    assert!(captions[6].contains("64 ways"));
    assert!(captions[7].starts_with("Every item has a list"));
    assert_eq!(captions.len(), 37);
    assert!(stage.has("heading", "L P N U on 4×5"));
    // Board, views, words and controls are on one screen together with the bar.
    let script =
        "return document.querySelector('.side').getBoundingClientRect().bottom <= innerHeight
        && document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(stage.exec_js(script), true);
}

#[test]
fn on_a_phone_and_on_other_screens_nothing_jumps() {
    for (width, height) in [(390, 844), (1000, 700), (844, 390), (1920, 1080)] {
        let stage = Stage::open_sized(width, height);
        walk_through(&stage);
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(stage.exec_js(wide), true, "{width}×{height}");
    }
}

#[test]
fn the_first_lesson_is_at_its_places() {
    let stage = Stage::open();
    begin(&stage, 1);
    assert!(stage.has("heading", "Knuth's 6×7 example"));
    assert_eq!(
        stage.focused().attribute("id").as_deref(),
        Some("lesson-next")
    );
    assert!(!stage.is_of_use("Previous"));
    for step in [0, 5, 10, 23, 27, 32, 42] {
        assert_eq!(stage.step_number(), step);
        if step < 42 {
            stage.keys(Key::ENTER);
            stage.shown();
        }
    }
    assert_eq!(stage.result(), "Search complete: 1 solution");
    assert_eq!(stage.text("#n-placements"), "5");
    assert_eq!(
        stage.focused().attribute("id").as_deref(),
        Some("lesson-next")
    );
}

#[test]
fn leftmost_against_shortest() {
    let stage = Stage::open();
    begin(&stage, 5);
    for _ in 0..5 {
        next(&stage);
    }
    let told = |rule: &str| {
        let all = (
            caption(&stage),
            stage.text("#n-placements"),
            stage.text("#n-solutions"),
        );
        assert_eq!(stage.get("combobox", "Rule").value(), rule);
        assert!(
            all.0.contains(&format!("{} placements", all.1)),
            "{}",
            all.0
        );
        (all.1, all.2)
    };
    assert_eq!(told("leftmost"), ("411".into(), "8".into()));
    next(&stage);
    assert_eq!(told("shortest"), ("133".into(), "8".into()));
    // From here to another lesson.
    stage.css("#lesson-place").click();
    stage.css("[data-lesson='2']").click();
    stage.shown();
    assert_eq!(place(&stage), "Lesson 3 · A dead end, and back, 1 of 8");
    assert_eq!(
        stage.focused().attribute("id").as_deref(),
        Some("lesson-next")
    );
}

#[test]
fn the_keys_of_a_clicker() {
    let stage = Stage::open();
    begin(&stage, 2);
    stage.keys(PAGE_DOWN);
    stage.keys(PAGE_DOWN);
    stage.shown();
    assert_eq!(place(&stage), "Lesson 2 · Covering, 3 of 7");
    assert_eq!(stage.exec_js("return scrollY"), 0);
    stage.keys(PAGE_UP);
    stage.shown();
    assert_eq!(place(&stage), "Lesson 2 · Covering, 2 of 7");
    // On to the lesson before.
    stage.keys(PAGE_UP);
    stage.keys(PAGE_UP);
    stage.shown();
    assert_eq!(place(&stage), "Lesson 1 · What an exact cover is, 7 of 7");
    // Without a lesson they scroll the page.
    stage.click("Leave the lesson");
    stage.shown();
    stage.keys(PAGE_DOWN);
    stage.wait_until("the page scrolls", 5, || {
        stage.exec_js("return scrollY > 0") == true
    });
    assert!(!stage.css("#lesson").is_displayed());
}

/// A stop has the Links view show what the wrong order leaves behind; the next
/// one shows the right one again.
#[test]
fn a_stop_shows_the_wrong_order() {
    let stage = Stage::open();
    begin(&stage, 4);
    for _ in 0..5 {
        next(&stage);
    }
    let pressed = || stage.button("Wrong order").attribute("aria-pressed");
    assert_eq!(pressed().as_deref(), Some("true"));
    stage.keys(PAGE_UP);
    stage.shown();
    assert_eq!(pressed().as_deref(), Some("false"));
}

#[test]
fn one_may_walk_on_and_return_and_leave() {
    let stage = Stage::open();
    begin(&stage, 3);
    assert!(!stage.is_of_use(RETURN));
    let said = caption(&stage);
    stage.press("Step");
    assert_eq!(stage.step_number(), 6);
    assert!(stage.is_of_use(RETURN));
    assert_eq!(caption(&stage), said);
    stage.click(RETURN);
    stage.shown();
    assert_eq!(stage.step_number(), 5);
    assert!(!stage.is_of_use(RETURN));
    stage.press("Step");
    stage.click("Leave the lesson");
    stage.rest();
    assert!(!stage.css("#lesson").is_displayed());
    // Back where one was.
    assert!(stage.has("heading", "Sudoku, easy"));
    assert_eq!(stage.step_number(), 0);
    assert_eq!(
        stage.focused().attribute("id").as_deref(),
        Some("open-lessons")
    );
    // The next visit begins where the user was before.
    stage.visit_again();
    assert!(stage.has("heading", "Sudoku, easy"));
    assert_eq!(
        stage.exec_js("return document.documentElement.dataset.inside ?? '0'"),
        "0"
    );
}
