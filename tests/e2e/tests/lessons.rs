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

/// Top and height of the bar, and whether the caption is seen as a whole.
fn bar(stage: &Stage) -> (f64, f64, bool) {
    let script = "const box = document.querySelector('#lesson').getBoundingClientRect();
        const caption = document.querySelector('#lesson-caption');
        const place = document.querySelector('#lesson-place');
        const fits = [caption, place].every(it => it.scrollHeight <= it.clientHeight + 1);
        return [box.top + scrollY, box.height, fits]";
    let seen = stage.exec_js(script);
    let number = |at: usize| seen[at].as_f64().expect("a number");
    (number(0), number(1), seen[2] == true)
}

/// All stops of all lessons: the bar does not jump, and every caption can be
/// read without scrolling.
#[track_caller]
fn walk_through(stage: &Stage) -> Vec<String> {
    begin(stage, 1);
    let (top, height, _) = bar(stage);
    let mut captions = vec![caption(stage)];
    assert_eq!(place(stage), "Lesson 1 · What an exact cover is, 1 of 7");
    while stage.is_of_use("Next") {
        next(stage);
        let here = place(stage);
        assert_eq!(bar(stage), (top, height, true), "{here}");
        assert!(!stage.is_of_use(RETURN), "{here}");
        captions.push(caption(stage));
    }
    assert_eq!(place(stage), "Lesson 5 · The shortest item first, 7 of 7");
    captions
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
}

#[test]
fn the_keys_of_a_clicker() {
    let stage = Stage::open();
    // Without a lesson they scroll the page.
    stage.keys(PAGE_DOWN);
    stage.shown();
    assert!(!stage.css("#lesson").is_displayed());
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
    let cells = stage.cells();
    stage.click("Leave the lesson");
    stage.shown();
    assert!(!stage.css("#lesson").is_displayed());
    assert_eq!(stage.cells(), cells);
    assert_eq!(stage.step_number(), 6);
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
