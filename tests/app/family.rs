//! Jigsaws and Latin squares on the stage, and digits that contradict others.

use crate::common::{app, finish, sudoku};
use dlx_stage::app::{Action, App, Saved};
use dlx_stage::document::{Document, Format};
use dlx_stage::snapshot::Mark;

const JIGSAW: &str = "................\nregions\nAAAB\nCABB\nCCDB\nCDDD";

fn set(row: u16, col: u16, symbol: u16) -> Action {
    let symbol = Some(symbol);
    Action::SetCell { row, col, symbol }
}

/// The user's own text, as it is kept.
fn text(app: &App) -> String {
    let own = app.saved().own.expect("an own puzzle");
    own.document().text.clone()
}

#[test]
fn editing_keeps_regions_and_diagonals() {
    let mut app = app("");
    assert!(app.update(sudoku(&format!("{JIGSAW}\ndiagonals"))).save);
    let seen = app.snapshot();
    assert_eq!(seen.puzzle.title, "Own Jigsaw Sudoku 4×4, both diagonals");
    assert_eq!((seen.puzzle.region, seen.puzzle.marks), ("region", 2));
    assert_eq!(seen.puzzle.regions[..4], [0, 0, 0, 1]);
    let generation = seen.puzzle.generation;
    app.update(set(0, 0, 1));
    app.update(Action::Clear);
    app.update(set(1, 1, 2));
    let seen = app.snapshot();
    assert_eq!(seen.puzzle.generation, generation, "the same board");
    assert!(seen.puzzle.diagonals);
    assert_eq!(seen.puzzle.regions[..4], [0, 0, 0, 1]);
    // 3 stands at r2c2: no more in region A, nor on the diagonal.
    assert_eq!(seen.cells[2].candidates, 0b1011);
    assert_eq!(seen.cells[15].candidates, 0b1011);
    let kept = ".....3..........\ndiagonals\nregions\nAAAB\nCABB\nCCDB\nCDDD";
    assert_eq!(text(&app), kept);
    let mut again = App::new(&Saved::from_text(&app.saved().to_text())).unwrap();
    assert_eq!(again.snapshot().cells, seen.cells);
}

#[test]
fn editing_keeps_a_latin_square() {
    let mut app = app("latin-5x5");
    let seen = app.snapshot();
    assert_eq!(seen.puzzle.size, "75 items, 125 options, 7 givens");
    assert_eq!((seen.puzzle.region, seen.puzzle.marks), ("", 3));
    assert!(seen.puzzle.regions.is_empty());
    app.update(Action::Clear);
    app.update(set(0, 0, 4));
    assert_eq!(text(&app), "latin\n5....\n.....\n.....\n.....\n.....");
    let seen = app.snapshot();
    assert_eq!(seen.puzzle.title, "Own Latin square 5×5");
    // Nothing but its row and column.
    assert_eq!(seen.cells[6].candidates, 0b11111);
    assert_eq!(seen.cells[5].candidates, 0b01111);
}

#[test]
fn both_cells_of_a_contradiction_are_marked() {
    let mut app = app("");
    app.update(sudoku(JIGSAW));
    app.update(set(0, 2, 0));
    app.update(set(1, 1, 0));
    let seen = app.snapshot();
    let marked = |seen: &dlx_stage::snapshot::Snapshot| {
        let cells = seen.cells.iter().enumerate();
        let marked = cells.filter(|(_, cell)| cell.fault);
        marked.map(|(at, _)| at).collect::<Vec<usize>>()
    };
    assert_eq!(marked(&seen), [2, 5]);
    assert_eq!(
        seen.cells[2].name,
        "row 1 column 3, 1, given, in contradiction"
    );
    assert!(seen.cells[5].name.ends_with(", in contradiction"));
    let said = "1 stands at r1c3 and r2c2, twice in region 1";
    assert_eq!(seen.error.as_deref(), Some(said));
    // Until something else is done; looking around is nothing.
    app.update(Action::Point(None));
    assert_eq!(marked(&app.snapshot()), [2, 5]);
    app.update(set(3, 3, 0));
    assert!(marked(&app.snapshot()).is_empty());
    // A text that is refused marks nothing on the board, which is another's.
    app.update(sudoku("11.............."));
    let seen = app.snapshot();
    assert!(marked(&seen).is_empty());
    assert_eq!(app.fault().map(|fault| fault.cells.len()), Some(2));
}

#[test]
fn a_house_is_named_where_its_digit_can_not_go() {
    let mut app = app("sudoku-jigsaw");
    let seen = app.snapshot();
    let house = seen.cells.iter().find(|cell| cell.mark == Mark::House);
    let name = &house.expect("9 in row 1 comes next").name;
    assert!(name.ends_with(", in row 1"), "{name}");
}

#[test]
fn more_than_one_solution_is_said() {
    let mut app = app("");
    app.update(sudoku("1..............."));
    app.update(Action::Solve);
    let first = finish(&mut app).result.text;
    assert!(first.ends_with(" tried"), "{first}");
    app.update(Action::Solve);
    let second = finish(&mut app).result.text;
    assert!(second.ends_with("; so there is more than one"), "{second}");
    app.update(Action::All);
    let all = finish(&mut app).result.text;
    assert_eq!(
        all,
        "Search complete: 72 solutions; a proper puzzle has one"
    );
    let latin = Document::new(Format::Latin, "latin\n1..\n...\n...");
    app.update(Action::Open(latin));
    app.update(Action::All);
    let all = finish(&mut app).result.text;
    assert_eq!(all, "Search complete: 4 solutions; a proper puzzle has one");
}
