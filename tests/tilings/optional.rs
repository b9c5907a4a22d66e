//! Cells that may stay empty, and pieces that may not be turned or turned over.

use crate::brute::covers;
use dlx_stage::dlx::ItemId;
use dlx_stage::puzzle::polyomino::{Plan, Polyomino};
use dlx_stage::puzzle::{Cell, Meaning, Puzzle};

#[track_caller]
fn tiling(text: &str) -> Polyomino {
    let plan = Plan::parse(text).unwrap_or_else(|fault| panic!("{fault}"));
    plan.tiling().unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
fn refused(text: &str) -> String {
    Plan::parse(text).unwrap().tiling().unwrap_err().to_string()
}

#[test]
fn optional_cells_are_secondary_and_follow_the_pieces() {
    let puzzle = tiling("board\n?##\n###\n\npiece D x2\n##\n\npiece m\n#");
    let problem = puzzle.problem();
    let names: Vec<&str> = problem.items().map(|item| problem.name(item)).collect();
    assert_eq!(
        names[..9],
        [
            "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "D1", "D2", "m", "r1c1"
        ]
    );
    assert_eq!(names[9], "D1<D2@r1c2");
    assert_eq!((names.len(), problem.primary_count()), (9 + 5, 8));
    assert_eq!(puzzle.meaning(ItemId(8)), Meaning::Cell(Cell::new(0, 0)));
    assert_eq!(puzzle.item_words(ItemId(9)), "D1 before D2");
    let first = problem.options().next().unwrap();
    assert_eq!(
        puzzle.placement(first).cells,
        [Cell::new(0, 0), Cell::new(0, 1)]
    );
    assert!(problem.option_text(first).starts_with("r1c1 r1c2 D1"));
    // Five cells in all: the single one at r2c1 with two ways for the rest, or
    // at r1c2 or r2c3 with one.
    assert_eq!(covers(problem), 4);
}

#[test]
fn areas_may_lie_between() {
    let board = "board\n??#\n###\n";
    assert_eq!(
        refused(&format!("{board}piece I\n###")),
        "the pieces cover 3 cells, the board has 4 to 6: 1 too few"
    );
    assert_eq!(
        refused(&format!("{board}piece m x7\n#")),
        "the pieces cover 7 cells, the board has 4 to 6: 1 too many"
    );
    assert_eq!(
        covers(tiling(&format!("{board}piece m x5\n#")).problem()),
        2
    );
    // Nothing need be covered at all.
    assert_eq!(covers(tiling("board\n??\n??\npiece D\n##").problem()), 4);
    assert_eq!(covers(tiling("board\n?").problem()), 1);
}

#[test]
fn pieces_that_may_not_be_turned_or_turned_over() {
    let places = |style: &str| {
        let text = format!("board 3x3\npiece L {style}\n#.\n#.\n##\npiece I x5\n#");
        let puzzle = tiling(&text);
        let l = |item| puzzle.problem().name(item) == "L";
        let options = puzzle.problem().options();
        let laid = options.filter(|&option| {
            let mut uses = puzzle.problem().option(option).iter();
            uses.any(|each| l(each.item))
        });
        laid.count()
    };
    let counts = ["", "noflip", "noturn", "noturn noflip"].map(places);
    assert_eq!(counts, [16, 8, 4, 2]);
}
