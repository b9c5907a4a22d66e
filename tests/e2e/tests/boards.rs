//! Both boards to their solutions, with the totals that are known, and back.

use e2e::{Key, Stage};

const LPNU: &str = "L P N U on 4×5";
const KNUTH: &str = "Knuth's 6×7 example";
const PUZZLE_A: &str = include_str!("../../data/cases/01_line_dots.txt");
const SOLUTION_A: &str =
    "746523918523189467189467235261854793974631582358972146435216879612798354897345621";
/// The first cell sees all nine digits, no two of which conflict.
const NO_CANDIDATE: &str =
    ".23456789..................1.....................................................";
const HARDEST: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn lpnu() -> Stage {
    let stage = Stage::open();
    stage.load(LPNU);
    stage
}

#[track_caller]
fn assert_all_of_lpnu(stage: &Stage) {
    assert_eq!(stage.totals(), ["133", "28,206", "8"]);
    assert_eq!(stage.counter("Covers"), "791");
    assert_eq!(stage.counter("Uncovers"), "791");
    assert_eq!(stage.counter("Depth"), "0");
    assert_eq!(stage.result(), "Search complete: 8 solutions");
}

#[test]
fn lpnu_first_solution_and_all() {
    let stage = lpnu();
    let start = stage.cells();
    assert_eq!(start.len(), 20);
    assert!(stage.text("#size").contains("182 options"));
    stage.press("Solve");
    assert_eq!(stage.totals(), ["9", "1,699", "1"]);
    assert_eq!(
        stage.result(),
        "Solved: solution 1 after 9 placements tried"
    );
    let pieces = stage.written();
    for letter in ['L', 'P', 'N', 'U'] {
        assert_eq!(pieces.matches(letter).count(), 5, "{pieces}");
    }
    stage.press("All");
    assert_all_of_lpnu(&stage);
    // The links are restored, and no item is the next to be chosen.
    let end: Vec<String> = start
        .iter()
        .map(|cell| cell.replace(", next", ""))
        .collect();
    assert_eq!(stage.cells(), end);
    stage.press("Reset");
    assert_eq!(stage.cells(), start);
    stage.press("All");
    assert_all_of_lpnu(&stage);
}

#[test]
fn lpnu_solution_by_solution_and_back() {
    let stage = lpnu();
    let start = stage.cells();
    stage.step_by("Solution");
    let mut boards = vec![stage.written()];
    for number in 1..=8 {
        stage.press("Step");
        assert_eq!(stage.counter("Solutions"), number.to_string());
        boards.push(stage.written());
    }
    stage.press("Step");
    assert_all_of_lpnu(&stage);
    for board in boards.iter().rev() {
        stage.press("Back");
        assert_eq!(stage.written(), *board);
    }
    assert_eq!(stage.step_number(), 0);
    assert_eq!(stage.cells(), start);
    assert_eq!(stage.totals(), ["0", "0", "0"]);
    assert_eq!(stage.result(), "Ready");
}

#[test]
fn lpnu_choice_by_choice_and_back() {
    let stage = lpnu();
    let start = stage.cells();
    stage.step_by("Choice");
    stage.button("Step").exec_js("element.focus()");
    // 133 placements are tried and taken back again, 8 solutions reported.
    stage.hold("ArrowRight", "ArrowRight", 280);
    stage.shown();
    assert_all_of_lpnu(&stage);
    stage.hold("ArrowLeft", "ArrowLeft", 280);
    stage.shown();
    assert_eq!(stage.step_number(), 0);
    assert_eq!(stage.cells(), start);
    assert_eq!(stage.totals(), ["0", "0", "0"]);
}

#[test]
fn puzzle_a() {
    let stage = Stage::open();
    stage.paste(PUZZLE_A);
    let start = stage.cells();
    assert_eq!(start[0], "row 1 column 1, 7, given");
    assert_eq!(stage.cell(1, 1).name(), "row 1 column 1, 7, given");
    assert!(
        start[1].starts_with("row 1 column 2, empty, candidates "),
        "{}",
        start[1]
    );
    assert_eq!(stage.written(), PUZZLE_A.trim());
    stage.press("Solve");
    assert_eq!(stage.written(), SOLUTION_A);
    assert_eq!(stage.cell(1, 1).name(), "row 1 column 1, 7, given");
    assert_eq!(stage.cell(1, 2).name(), "row 1 column 2, 4, placed");
    assert!(stage.result().starts_with("Solved: solution 1 after "));
    stage.press("All");
    assert_eq!(stage.totals(), ["56", "842", "1"]);
    assert_eq!(stage.result(), "Search complete: 1 solution");
    stage.step_by("Solution");
    stage.press("Back");
    assert_eq!(stage.written(), SOLUTION_A);
    stage.press("Back");
    assert_eq!(stage.cells(), start);
    assert_eq!(stage.step_number(), 0);
}

#[test]
fn a_hard_sudoku() {
    let stage = Stage::open();
    stage.paste(HARDEST);
    stage.press("Solve");
    assert_eq!(stage.counter("Placements tried"), "1,471");
    assert_eq!(
        stage.result(),
        "Solved: solution 1 after 1,471 placements tried"
    );
    let solved = stage.written();
    assert_sudoku(&solved);
    stage.press("Solve");
    assert_eq!(stage.totals(), ["2,719", "48,760", "1"]);
    stage.press("Reset");
    assert_eq!(stage.written(), HARDEST);
    stage.press("All");
    assert_eq!(stage.totals(), ["2,719", "48,760", "1"]);
}

/// Each digit once in every row, column and block.
#[track_caller]
fn assert_sudoku(line: &str) {
    let digits: Vec<char> = line.chars().collect();
    let houses: [fn(usize, usize) -> usize; 3] = [
        |n, k| 9 * n + k,
        |n, k| 9 * k + n,
        |n, k| 27 * (n / 3) + 3 * (n % 3) + 9 * (k / 3) + k % 3,
    ];
    for house in houses {
        for n in 0..9 {
            let mut seen: Vec<char> = (0..9).map(|k| digits[house(n, k)]).collect();
            seen.sort_unstable();
            assert_eq!(
                seen,
                ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
                "{line}"
            );
        }
    }
}

#[test]
fn a_sudoku_without_a_solution() {
    let stage = Stage::open();
    stage.paste(NO_CANDIDATE);
    assert!(stage.cell(1, 1).name().contains("empty, no candidates"));
    assert!(stage.cell(1, 1).name().contains("dead end"));
    stage.press("Step");
    assert!(!stage.result().contains("No solution"), "not known yet");
    stage.press("Solve");
    assert_eq!(stage.result(), "No solution");
    stage.press("Back");
    assert!(!stage.result().contains("No solution"));
}

#[test]
fn knuths_example_to_its_dead_end_and_its_solution() {
    let stage = Stage::open();
    stage.load(KNUTH);
    let start = stage.cells();
    assert_eq!(stage.text("#size"), "7 items, 6 options");
    assert_eq!(start[0], "item a, 2 options left, next");
    assert_eq!(start[6], "item g, 3 options left");
    assert!(stage.text(".help").contains("numbered from 1"));
    assert!(!stage.text(".help").contains("secondary"));
    stage.button("Step").click_times(8);
    stage.shown();
    assert_eq!(
        stage.text(".sentence"),
        "Option 3 (b c f) is tried, the only option for b: 2 tried so far. It also settles c and f; 1 option goes."
    );
    assert_eq!(stage.counter("Options tried"), "2");
    // Seen: the name of each item, and below it what covers it or is left.
    let seen = ["a 2", "b 3", "c 3", "d 2", "e 1", "f 3", "g 2"];
    assert_eq!(shown_in_cells(&stage), seen);
    assert_eq!(stage.cells()[1], "item b, covered by option 3, being tried");
    stage.button("Step").click_times(3);
    stage.shown();
    assert_eq!(stage.cells()[4], "item e, 0 options left, dead end");
    stage.press("Solve");
    assert_eq!(stage.result(), "Solved: solution 1 after 5 options tried");
    let solved = ["a 4", "b 5", "c 1", "d 4", "e 1", "f 4", "g 5"];
    assert_eq!(shown_in_cells(&stage), solved);
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 1 solution");
    stage.press("Reset");
    assert_eq!(stage.cells(), start);
}

/// The texts of each cell, in order.
#[track_caller]
fn shown_in_cells(stage: &Stage) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[role=gridcell]')]
        .map(cell => [...cell.children].map(part => part.textContent).join(' '))";
    serde_json::from_value(stage.exec_js(script)).expect("texts")
}

#[test]
fn every_puzzle_of_the_catalogue_is_solved() {
    let stage = Stage::open();
    let all = "return [...document.querySelectorAll('#catalogue [data-load]')].map(one => one.textContent)";
    let puzzles: Vec<String> = serde_json::from_value(stage.exec_js(all)).expect("names");
    for puzzle in puzzles {
        stage.load(&puzzle);
        assert_eq!(stage.result(), "Ready", "{puzzle}");
        assert!(stage.has("heading", &puzzle), "{puzzle}");
        stage.press("Solve");
        if puzzle == "Where the order matters" || puzzle == "Tetrominoes 4×5, impossible" {
            assert_eq!(stage.result(), "No solution");
            continue;
        }
        assert!(
            stage.result().starts_with("Solved: "),
            "{puzzle}: {}",
            stage.result()
        );
        // Queens and rooks leave most of their cells empty.
        if !stage
            .css("#board")
            .attribute("class")
            .unwrap_or_default()
            .contains("marks")
        {
            assert!(!stage.written().contains('.'), "{puzzle}");
        }
    }
    // Another puzzle by keys alone: the list keeps the focus.
    let picker = stage.get("combobox", "Puzzle");
    picker.send_keys(Key::HOME);
    stage.shown();
    assert!(stage.result().starts_with("Solved: "), "nothing is loaded");
    assert!(stage.css("#picker-waits").is_displayed());
    picker.send_keys(Key::ENTER);
    stage.shown();
    assert_eq!(stage.result(), "Ready");
    assert!(!stage.css("#picker-waits").is_displayed());
    assert_eq!(stage.focused().role(), "combobox");
}
