//! Texts that are no puzzle, and what is said of them.

use dlx_stage::document::Fault;
use dlx_stage::puzzle::sudoku::{Grid, MAX_BYTES, Sudoku};

use crate::common::{A, blank_as, lines, reads, refuses};

#[test]
fn wrong_characters_are_named() {
    refuses(
        &A.replacen("5..", "5A.", 1),
        "line 1, column 11: 'A' at r2c2 is not a digit (1 to 9)",
    );
    refuses(
        &A.replace('2', "²"),
        "line 1, column 58: '²' at r7c4 is not a digit (1 to 9)",
    );
    refuses(
        &A.replacen("5..", "5٣.", 1),
        "line 1, column 11: '٣' at r2c2 is not a digit (1 to 9)",
    );
    refuses(
        &A.replacen("5..", "5🎲.", 1),
        "line 1, column 11: '🎲' at r2c2 is not a digit (1 to 9)",
    );
    refuses(
        &A.replacen("5..", "5\0.", 1),
        "line 1, column 11: U+0000 at r2c2 is not a digit (1 to 9)",
    );
    refuses(
        &A.replacen("5..", "5\u{1b}..", 1),
        "line 1, column 11: U+001B is no digit and no empty cell",
    );
    refuses(
        &A.replacen('7', "7\u{fe0f}\u{20e3}", 1),
        "line 1, column 2: U+FE0F is no digit and no empty cell",
    );
    let nine = lines(A, 9, "", "\n", blank_as("."));
    refuses(
        &nine.replacen("\n5", "\nQ", 1),
        "line 2, column 1: 'Q' at r2c1 is not a digit (1 to 9)",
    );
    refuses(
        &lines(A, 9, ",", "\n", blank_as("")).replace('6', "10"),
        "line 3, column 7: '10' at r3c5 is not a digit (1 to 9)",
    );
    refuses(
        "7...............",
        "line 1, column 1: '7' at r1c1 is not a digit (1 to 4)",
    );
    let large = ".".repeat(200) + "H" + &"1".repeat(55);
    refuses(
        &large,
        "line 1, column 201: 'H' at r13c9 is not a digit (1 to 9, A to G or 10 to 16)",
    );
}

#[test]
fn wrong_numbers_of_cells_are_named() {
    refuses(&A[1..], "line 1: 80 cells found; 81 make a 9×9 grid");
    refuses(
        &format!("{A}."),
        "line 1: 82 cells found; 81 make a 9×9 grid",
    );
    refuses("", "no cells found: there is no grid in the text");
    refuses(
        " \r\n\t\n\u{feff}",
        "no cells found: there is no grid in the text",
    );
    refuses(
        "hello, world",
        "no cells found: there is no grid in the text",
    );
    refuses(
        "+---+---+\n",
        "no cells found: there is no grid in the text",
    );
    let nine = lines(A, 9, "", "\n", blank_as("."));
    let short = "line 3: 8 cells found where a line of a 9×9 grid has 9 (80 in all)";
    refuses(&nine.replace(".89.6....", ".89.6..."), short);
    let csv = lines(A, 9, ",", "\n", blank_as(""));
    refuses(&csv.replace(",8,9,,6,,,,", ",8,9,,6,,,"), short);
    let tab = lines(A, 9, "\t", "\n", blank_as(""));
    refuses(
        &tab.replace("\t8\t9\t\t6\t\t\t\t", "\t8\t9\t\t6\t\t\t"),
        short,
    );
    let shifted = nine.replace(".89.6....\n..1", ".89.6...\n...1");
    refuses(
        &shifted,
        "line 3: 8 cells found where a line of a 9×9 grid has 9 (81 in all)",
    );
    refuses(&nine[10..], "72 cells found; 81 make a 9×9 grid");
    // A frame is not a row of empty cells.
    refuses(
        &format!("{}---------\n", &nine[10..]),
        "72 cells found; 81 make a 9×9 grid",
    );
    refuses(
        &nine.replacen('\n', "\noops\n", 1),
        "line 2: words between the lines of the grid",
    );
}

#[test]
fn one_cell_is_one_cell() {
    refuses("1", "line 1: 1 cell found; 16 make a 4×4 grid");
    refuses(
        "1234\n3\n....\n....\n",
        "line 2: 1 cell found where a line of a 4×4 grid has 4 (13 in all)",
    );
    refuses(
        "1.../..../..../...",
        "line 1: 15 cells found; 16 make a 4×4 grid",
    );
}

#[test]
fn texts_too_long_are_refused_unread() {
    let longest = format!("{A}{}", "\n".repeat(MAX_BYTES - A.len()));
    reads(&longest, A);
    refuses(
        &format!("{longest}\n"),
        "too long for a grid: 65,537 bytes, at most 65,536 bytes are read",
    );
    refuses(
        &"7".repeat(5_000_000),
        "too long for a grid: 5,000,000 bytes, at most 65,536 bytes are read",
    );
}

#[test]
fn several_puzzles_are_refused() {
    let nine = lines(A, 9, "", "\n", blank_as("."));
    refuses(
        &format!("{A}\n{A}\n"),
        "2 puzzles found (162 cells): paste one",
    );
    refuses(
        &format!("{A} {A}\n"),
        "2 puzzles found (162 cells): paste one",
    );
    refuses(
        &format!("{A},{A}\n"),
        "2 puzzles found (162 cells): paste one",
    );
    refuses(
        &format!("puzzle,solution\n{A},{A}\n"),
        "2 puzzles found (162 cells): paste one",
    );
    refuses(
        &format!("{nine}\n{nine}{nine}"),
        "3 puzzles found (243 cells): paste one",
    );
    refuses(
        &format!("#1\n{nine}#2\n{nine}"),
        "2 puzzles found (162 cells): paste one",
    );
    let named = format!("Grid 01\n{nine}Grid 02\n{nine}");
    refuses(
        &named,
        "line 11: several puzzles found, another begins here: paste one",
    );
    refuses(
        &"1234\n....\n....\n....\n".repeat(16),
        "16 puzzles found (256 cells): paste one",
    );
}

#[test]
fn a_grid_of_no_size_is_no_list() {
    let square = "a 36×36 grid; the largest is 25×25, and of several puzzles each stands in a line of its own";
    let found = format!("line 1: 1,296 cells found: {square}");
    refuses(&".".repeat(1296), &found);
    refuses(
        &lines(&".".repeat(1296), 36, "", "\n", blank_as(".")),
        &found,
    );
}

#[test]
fn spaces_that_may_not_be_cells_are_told() {
    let rows = lines(A, 9, "", "\n", blank_as(" "));
    let long = rows.replacen('\n', "  3\n", 1);
    refuses(
        &long,
        "line 1, column 10: 12 characters, where a row with spaces for empty cells has at most 9: \
         write a dot for each empty cell",
    );
    let spaced = "1 2 3\n4 5\n".repeat(4) + "6";
    refuses(
        &spaced,
        "line 1: spaces may be empty cells here, or stand between cells: write a dot for each \
         empty cell",
    );
    refuses(
        &rows[10..],
        "line 1: 8 lines with spaces between digits: if these are empty cells, a grid has 9 lines; \
         write a dot for each empty cell",
    );
}

#[test]
fn contradicting_givens_are_refused_with_both_cells() {
    let sudoku = |line: &str, diagonals| Sudoku::new(Grid::parse(line)?, diagonals).map(|_| ());
    let message = |line: &str, diagonals| sudoku(line, diagonals).map_err(|e: Fault| e.to_string());
    let refused = |m: &str| Err(m.to_owned());
    assert_eq!(
        message("1..1............", false),
        refused("1 stands at r1c1 and r1c4, twice in row 1")
    );
    assert_eq!(
        message("2...........2...", false),
        refused("2 stands at r1c1 and r4c1, twice in column 1")
    );
    assert_eq!(
        message("..3....3........", false),
        refused("3 stands at r1c3 and r2c4, twice in block 2")
    );
    assert_eq!(message("4..............4", false), Ok(()));
    assert_eq!(
        message("4..............4", true),
        refused("4 stands at r1c1 and r4c4, twice in diagonal 1")
    );
    assert_eq!(
        message("...4........4...", true),
        refused("4 stands at r1c4 and r4c1, twice in diagonal 2")
    );
}
