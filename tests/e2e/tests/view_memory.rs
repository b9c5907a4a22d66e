//! The memory view: what it shows of the arrays at known steps.

use e2e::{Key, Stage};

fn after(puzzle: &str, steps: usize) -> Stage {
    let stage = Stage::open();
    stage.load(puzzle);
    stage.click("Memory");
    stage.shown();
    for _ in 0..steps {
        stage.press("Step");
    }
    stage
}

/// The row of a place as it is read: without the values before.
fn row(stage: &Stage, place: u32) -> String {
    let script = format!(
        "const row = document.querySelector('.memory tr:not([hidden])[aria-rowindex=\"{}\"]');
         return row && [...row.children].filter(cell => !cell.hidden).map(cell => [...cell.childNodes]
            .filter(it => it.tagName != 'S').map(it => it.textContent).join('').trim()).join('|')",
        place + 2
    );
    stage
        .exec_js(&script)
        .as_str()
        .unwrap_or("not there")
        .to_owned()
}

fn go_to(stage: &Stage, place: &str) {
    let field = stage.get("textbox", "Place");
    field.send_keys(place);
    field.send_keys(Key::ENTER);
    stage.shown();
}

fn mems(stage: &Stage) -> String {
    stage.text(".memory-mems b")
}

/// The arrays of TAOCP 7.2.2.1, and after item a is covered.
#[test]
fn knuths_example() {
    let stage = after("Knuth's 6×7 example", 0);
    assert_eq!(mems(&stage), "No step made yet");
    assert_eq!(row(&stage, 0), "0|root|7|1|||");
    assert_eq!(row(&stage, 1), "1|▷ a header|0|2|2|20|12");
    stage.press("Step");
    stage.press("Step");
    // Header: 2 read, 2 written; down of a, 12 and 20; each option: top of two
    // nodes and the spacer, its link, and 3 + 3 for each node; down once more.
    assert_eq!(mems(&stage), "This step: 26 reads, 14 writes (mems)");
    assert_eq!(row(&stage, 0), "0|root|7|2|||");
    assert_eq!(row(&stage, 2), "2|b header|0|3|2|24|16");
    assert_eq!(row(&stage, 4), "4|d header|3|5|1|27|27");
    let was = "return [...document.querySelectorAll('.memory [aria-rowindex=\"6\"] s')].map(it => it.textContent).join()";
    assert_eq!(stage.exec_js(was), ",,3,,13");
    assert_eq!(stage.text(".memory-mems span"), "Since the start: 55 mems");
    stage.press("Back");
    assert_eq!(row(&stage, 4), "4|d header|3|5|3|27|13");
    // A write at a time: the header of a, then the node of d in "a d g".
    stage.step_by("Link");
    stage.press("Step");
    assert_eq!(row(&stage, 1), "1|▶ a header · covered|0|2|2|20|12");
    stage.press("Step");
    assert_eq!(row(&stage, 4), "4|d header|3|5|2|27|21");
    go_to(&stage, "13");
    assert_eq!(row(&stage, 13), "13|2 d · hidden|4|4|21");
    assert_eq!(stage.console_errors(), Vec::<String>::new());
}

#[test]
fn only_the_rows_in_view_are_there_and_it_goes_to_any_place() {
    let stage = after("Sudoku, easy", 5);
    let rows = "return document.querySelectorAll('.memory tr:not([hidden])').length";
    assert!(stage.exec_js(rows).as_u64().is_some_and(|rows| rows < 60));
    // 1 root, 324 headers, 729 × 4 nodes, 730 spacers.
    assert_eq!(
        stage
            .css(".memory table")
            .attribute("aria-rowcount")
            .as_deref(),
        Some("3972")
    );
    go_to(&stage, "3970");
    assert_eq!(row(&stage, 3970), "3970|spacer|−729|3966|");
    assert_eq!(row(&stage, 0), "not there");
    stage.click("Item");
    stage.shown();
    // 5 in row 2 is covered: item 81 + 9 + 4, and its header one further.
    assert!(
        row(&stage, 95).starts_with("95|▶ 5 r2 header · covered|"),
        "{}",
        row(&stage, 95)
    );
    // The words just written are followed.
    stage.press("Back");
    stage.press("Step");
    let marked = "return document.querySelectorAll('.memory tr:not([hidden]) .written').length";
    assert!(
        stage
            .exec_js(marked)
            .as_u64()
            .is_some_and(|marked| marked > 0)
    );
}

#[test]
fn what_is_picked_here_is_marked_on_the_board() {
    let stage = after("L P N U on 4×5", 0);
    stage.css(".memory [data-thing=i1] .what").click();
    stage.shown();
    assert_eq!(
        stage.exec_js("return document.querySelectorAll('#board .hot').length"),
        1
    );
    assert!(
        stage
            .css(".memory [data-thing=i1]")
            .attribute("class")
            .is_some_and(|it| it.contains("hot"))
    );
}

#[test]
fn a_place_that_is_no_number_is_refused() {
    let stage = after("Sudoku, easy", 1);
    go_to(&stage, "here");
    assert!(
        stage
            .text("#error")
            .contains("'here' is not a whole number"),
        "{}",
        stage.text("#error")
    );
    stage.chord(&[Key::CONTROL, "a"]);
    go_to(&stage, "3,970");
    assert_eq!(row(&stage, 3970), "3970|spacer|−729|3966|");
    assert!(!stage.css("#error").is_displayed());
}
