//! The program view: which line is marked, and what the variables are.

use e2e::Stage;

/// Opens the view and makes so many steps.
fn after(puzzle: &str, steps: usize) -> Stage {
    let stage = Stage::open();
    stage.load(puzzle);
    stage.click("Program");
    stage.shown();
    for _ in 0..steps {
        stage.press("Step");
    }
    stage
}

/// The line that is marked, without the name of its step.
fn line(stage: &Stage) -> String {
    stage.shown();
    stage.text(".program-page > ol [aria-current=step] > span")
}

/// The values of l, i, s, o and j.
fn values(stage: &Stage) -> [String; 5] {
    let row = |at: usize| stage.text(&format!(".variables div:nth-child({at}) b"));
    [1, 2, 3, 4, 5].map(row)
}

#[test]
fn lpnu_line_by_line() {
    let stage = after("L P N U on 4×5", 0);
    assert_eq!(line(&stage), "Enter level l.");
    stage.press("Step");
    assert_eq!(line(&stage), "Choose an item i. It has s options left.");
    assert_eq!(values(&stage), ["0", "r1c1", "20", "–", "–"]);
    stage.press("Step");
    assert_eq!(line(&stage), "Cover i.");
    assert_eq!(stage.text("[data-mark=next] > span"), "try o;");
    for _ in 0..3 {
        stage.press("Step");
    }
    assert_eq!(line(&stage), "cover its other items j, left to right;");
    assert_eq!(values(&stage), ["0", "r1c1", "20", "La r1c1", "r3c1"]);
    stage.press("Back");
    assert_eq!(values(&stage), ["0", "r1c1", "20", "La r1c1", "r2c1"]);
    assert_eq!(stage.console_errors(), Vec::<String>::new());
}

#[test]
fn a_sudoku_and_what_is_picked() {
    let stage = after("Sudoku, easy", 5);
    assert_eq!(line(&stage), "cover its other items j, left to right;");
    let [l, i, s, o, j] = values(&stage);
    assert_eq!([&l, &i, &s], ["0", "5 in row 2", "1"]);
    assert_eq!([&o, &j], ["5 r2c1", "5 in block 1"]);
    // The option picked here is marked on the board.
    stage.css(".variables div:nth-child(4) dd").click();
    stage.shown();
    assert!(
        stage
            .css(".variables div:nth-child(4)")
            .attribute("class")
            .is_some_and(|it| it.contains("hot"))
    );
    assert_eq!(
        stage.exec_js("return document.querySelectorAll('#board .hot').length"),
        1
    );
}

#[test]
fn knuths_example_to_its_solution() {
    let stage = after("Knuth's 6×7 example", 5);
    // Covering g, the last of a d g: the golden trace's fifth step.
    assert_eq!(line(&stage), "cover its other items j, left to right;");
    let [l, i, s, _, j] = values(&stage);
    assert_eq!([&l, &i, &s, &j], ["0", "a", "2", "g"]);
    let next = ".program-page > ol [data-mark=next] > span";
    assert_eq!(stage.text(next), "Choose an item i. It has s options left.");
    assert_eq!(
        stage.text("[data-mark=passing] > span"),
        "go on to level l + 1;"
    );
    stage.press("Solve");
    assert_eq!(line(&stage), "If no item is left: solution, go back.");
    assert_eq!(values(&stage), ["3", "–", "–", "–", "–"]);
    stage.press("All");
    assert_eq!(line(&stage), "Uncover i.");
    assert!(
        !stage
            .exec_js("return !!document.querySelector('[data-mark=next]')")
            .as_bool()
            .unwrap()
    );
}

#[test]
fn a_single_write_has_its_line_too() {
    let stage = after("Knuth's 6×7 example", 1);
    stage.step_by("Link");
    let inner = || stage.text(".routine [aria-current=step] > span");
    let written = || stage.text(".variables div:nth-child(6) dd");
    stage.press("Step");
    assert_eq!(
        (line(&stage), inner()),
        ("Cover i.".into(), "Unlink its header.".into())
    );
    assert_eq!(written(), "1: 0 ↔ 2");
    stage.press("Step");
    assert_eq!(inner(), "unlink the other nodes, left to right.");
    // The node of d in the first option of a, "a d g".
    assert_eq!(written(), "13: 4 ↔ 21");
    stage.press("Back");
    assert_eq!(inner(), "Unlink its header.");
}
