//! Queens, pairs, permutations and the examples of where exact cover matters,
//! from the catalogue to their solutions.

use e2e::Stage;

#[track_caller]
fn loaded(puzzle: &str) -> Stage {
    let stage = Stage::open();
    stage.load(puzzle);
    stage
}

#[test]
fn eight_queens() {
    let stage = loaded("8 queens");
    let start = stage.cells();
    assert_eq!(start.len(), 64);
    assert_eq!(start[0], "row 1 column 1, empty, open, next");
    stage.step_by("Cover");
    stage.press("Step");
    assert_eq!(
        stage.text(".sentence"),
        "Row 1 has 8 squares left, the fewest of all: it is chosen."
    );
    stage.press("Solve");
    let queens: Vec<usize> = (0..64)
        .filter(|&at| stage.cells()[at].contains(", queen"))
        .collect();
    assert_eq!(queens.len(), 8);
    for (number, one) in queens.iter().enumerate() {
        for other in &queens[..number] {
            let [rows, cols] = [one / 8 - other / 8, (one % 8).abs_diff(other % 8)];
            assert!(rows > 0 && cols > 0 && rows != cols, "{queens:?}");
        }
    }
    assert_eq!(stage.text("#board").matches('♛').count(), 8);
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 92 solutions");
    stage.press("Reset");
    assert_eq!(stage.cells(), start);
}

#[test]
fn the_legend_is_about_the_pieces_on_the_board() {
    let stage = loaded("8 queens");
    let help = stage.text(".help");
    assert!(help.contains("one queen") && help.contains("diagonal is a secondary item"));
    assert!(help.contains('♛') && !help.contains('♜') && !help.contains("rook"));
    stage.load("Derangements of 5");
    let help = stage.text(".help");
    assert!(help.contains("one rook"), "{help}");
    assert!(help.contains('♜') && !help.contains('♛') && !help.contains("queen"));
    assert!(!help.contains("diagonal"), "{help}");
    stage.load("Langford pairs 1 to 7");
    let help = stage.text(".help");
    assert!(help.contains("s5 is place 5"), "{help}");
}

#[test]
fn pairs_in_a_line() {
    let stage = loaded("Langford pairs 1 to 7");
    assert_eq!(stage.cells()[7], "place 8, empty, 11 placements left");
    stage.press("Solve");
    let line: Vec<String> = (stage.cells().iter())
        .map(|cell| cell.split(", ").nth(1).unwrap().to_owned())
        .collect();
    for number in 1..=7 {
        let mut at = (0..14).filter(|&at| line[at] == number.to_string());
        let (first, second) = (at.next().unwrap(), at.next().unwrap());
        assert_eq!(second - first, number + 1, "{line:?}");
    }
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 52 solutions");
    assert!(stage.text("#about-facts").contains("26"));
}

#[test]
fn a_derangement_beside_what_is_known_of_it() {
    let stage = loaded("Derangements of 5");
    let facts = stage.text("#about-facts");
    for known in ["44", "Ryser 1963", "53.2", "39.3"] {
        assert!(facts.contains(known), "{facts}");
    }
    assert!(stage.text("#about-caption").contains("permanent"));
    assert_eq!(stage.cells()[0], "row 1 column 1, forbidden");
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 44 solutions");
}

#[test]
fn an_example_shows_its_caption() {
    let stage = loaded("Exam timetable");
    let caption = stage.text("#about-caption");
    assert!(
        caption.starts_with("Exam timetable: each exam is sat once"),
        "{caption}"
    );
    stage.press("All");
    assert_eq!(stage.result(), "Search complete: 6 solutions");
    stage.load("Sudoku, easy");
    assert!(stage.text("#about-caption").contains("34 givens"));
    stage.load("Pentominoes 6×10");
    assert_eq!(
        stage.exec_js("return document.getElementById('about-caption').checkVisibility()"),
        false
    );
}

#[test]
fn what_leaves_no_solution_is_said_beside_the_title() {
    let stage = Stage::open();
    stage
        .paste(".23456789..................1.....................................................");
    let warning = stage.text("#warning");
    assert!(
        warning.starts_with("r1c1 has no candidate: there is no solution."),
        "{warning}"
    );
    stage.load("Sudoku, easy");
    assert_eq!(
        stage.exec_js("return document.getElementById('warning').checkVisibility()"),
        false
    );
}
