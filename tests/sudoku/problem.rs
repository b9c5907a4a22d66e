//! Items and options of a Sudoku, and what they mean.

use dlx_stage::dlx::{ItemId, OptionId};
use dlx_stage::puzzle::sudoku::{Grid, Sudoku, label};
use dlx_stage::puzzle::{BoardKind, Cell, Meaning, Puzzle, RegionKind};

fn empty(order: u16, diagonals: bool) -> Sudoku {
    Sudoku::new(Grid::empty(order).unwrap(), diagonals).unwrap()
}

#[test]
fn there_are_4n4_items_and_n6_options_and_2n2_items_for_diagonals() {
    for order in 2..=5 {
        let n = usize::from(order);
        let plain = empty(order, false);
        let problem = plain.problem();
        assert_eq!(problem.item_count(), 4 * n.pow(4));
        assert_eq!(problem.primary_count(), 4 * n.pow(4));
        assert_eq!(problem.option_count(), n.pow(6));
        assert_eq!(problem.node_count(), 4 * n.pow(6));
        let both = empty(order, true);
        let problem = both.problem();
        assert_eq!(problem.primary_count(), 4 * n.pow(4) + 2 * n.pow(2));
        assert_eq!(problem.option_count(), n.pow(6));
        assert_eq!(problem.node_count(), 4 * n.pow(6) + 2 * n.pow(4));
    }
}

#[test]
fn items_come_in_the_order_of_the_paper() {
    let sudoku = empty(2, true);
    let problem = sudoku.problem();
    let names: Vec<&str> = problem.items().map(|item| problem.name(item)).collect();
    let expected = [
        (0, "r1c1"),
        (1, "r1c2"),
        (15, "r4c4"),
        (16, "row1#1"),
        (19, "row1#4"),
        (31, "row4#4"),
        (32, "col1#1"),
        (48, "block1#1"),
        (63, "block4#4"),
        (64, "diag1#1"),
        (68, "diag2#1"),
        (71, "diag2#4"),
    ];
    for (at, name) in expected {
        assert_eq!(names[at], name);
    }
    assert_eq!(names.len(), 72);
}

#[test]
fn options_go_by_row_column_and_digit() {
    let sudoku = empty(2, true);
    let text = |option| sudoku.problem().option_text(OptionId(option));
    assert_eq!(text(0), "r1c1 row1#1 col1#1 block1#1 diag1#1");
    assert_eq!(text(1), "r1c1 row1#2 col1#2 block1#2 diag1#2");
    assert_eq!(text(6), "r1c2 row1#3 col2#3 block1#3");
    assert_eq!(text(12), "r1c4 row1#1 col4#1 block2#1 diag2#1");
    assert_eq!(text(63), "r4c4 row4#4 col4#4 block4#4 diag1#4");
    let middle = empty(3, true);
    let text = middle.problem().option_text(OptionId(40 * 9 + 4));
    assert_eq!(text, "r5c5 row5#5 col5#5 block5#5 diag1#5 diag2#5");
}

/// Every item of every option demands something that the option places.
#[test]
fn what_options_place_is_what_their_items_demand() {
    for (order, diagonals) in [(2, true), (3, false), (3, true), (4, true), (5, false)] {
        let sudoku = empty(order, diagonals);
        for option in sudoku.problem().options() {
            let placement = sudoku.placement(option);
            let [cell] = placement.cells[..] else {
                panic!("{} cells", placement.cells.len());
            };
            for each in sudoku.problem().option(option) {
                match sudoku.meaning(each.item) {
                    Meaning::Cell(demanded) => assert_eq!(demanded, cell),
                    Meaning::House {
                        symbol,
                        label,
                        cells,
                        ..
                    } => {
                        assert_eq!((symbol, &label), (placement.symbol, &placement.label));
                        assert!(cells.contains(&cell));
                        assert_eq!(cells.len(), usize::from(order * order));
                    }
                    Meaning::Piece { .. } | Meaning::Order { .. } | Meaning::Item { .. } => {
                        panic!("a Sudoku has no pieces")
                    }
                }
            }
        }
    }
}

#[test]
fn items_and_options_are_told_in_words() {
    let sudoku = empty(4, true);
    let words = |name: &str| {
        let problem = sudoku.problem();
        let item = problem.items().find(|&item| problem.name(item) == name);
        sudoku.item_words(item.expect(name))
    };
    assert_eq!(words("r2c3"), "r2c3");
    assert_eq!(words("row3#5"), "5 in row 3");
    assert_eq!(words("col16#G"), "G in column 16");
    assert_eq!(words("block2#5"), "5 in block 2");
    assert_eq!(words("diag1#5"), "5 in diagonal 1");
    assert_eq!(sudoku.option_words(OptionId(16 * 16 + 15)), "G at r2c1");
    let Meaning::House { cells, .. } = sudoku.meaning(ItemId(1024 + 16)) else {
        panic!("not a house");
    };
    assert_eq!((cells[0], cells[15]), (Cell::new(0, 15), Cell::new(15, 0)));
}

#[test]
fn givens_are_the_options_of_the_given_digits() {
    let grid = Grid::parse("21......1.....3.").unwrap();
    let sudoku = Sudoku::new(grid.clone(), false).unwrap();
    let given = |&option: &OptionId| sudoku.option_words(option);
    let words: Vec<String> = sudoku.givens().iter().map(given).collect();
    assert_eq!(words, ["2 at r1c1", "1 at r1c2", "1 at r3c1", "3 at r4c3"]);
    assert_eq!(sudoku.grid(), &grid);
    let filled = empty(2, false).filled(sudoku.givens().iter().copied());
    assert_eq!(filled, Ok(grid));
    let kind = BoardKind::Sudoku {
        regions: RegionKind::Blocks,
        diagonals: false,
    };
    let board = sudoku.board();
    assert_eq!((board.kind, board.rows, board.cols), (kind, 4, 4));
    assert_eq!(board.inside, [true; 16]);
}

#[test]
fn grids_keep_to_their_board() {
    let refused = |order| Grid::empty(order).unwrap_err().to_string();
    let message = "there is no Sudoku of order 6 here, only 2, 3, 4 and 5";
    assert_eq!(refused(6), message);
    let mut grid = Grid::empty(2).unwrap();
    let corner = Cell::new(3, 3);
    assert_eq!(grid.set(corner, Some(3)), Ok(()));
    assert_eq!(grid.get(corner), Some(3));
    assert_eq!(grid.to_line(), "...............4");
    assert!(grid.set(corner, Some(4)).is_err());
    assert!(grid.set(Cell::new(4, 0), None).is_err());
    assert_eq!(grid.get(Cell::new(0, 4)), None);
    assert_eq!(grid.set(corner, None), Ok(()));
    assert_eq!(grid, Grid::empty(2).unwrap());
    let labels: String = (0..25).map(label).collect();
    assert_eq!(labels, "123456789ABCDEFGHIJKLMNOP");
}

#[test]
fn an_option_of_a_larger_sudoku_is_refused() {
    let sudoku = empty(2, false);
    assert!(sudoku.filled([OptionId(64)]).is_err());
}
