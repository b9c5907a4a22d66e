//! Texts that people paste, and what becomes of them.

use dlx_stage::puzzle::sudoku::{Grid, Sudoku, SudokuError};
use proptest::prelude::*;

const A: &str = "7........5..18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1";
const LATIN4: &str = "12343412214343..";

#[track_caller]
fn reads(text: &str, line: &str) {
    match Grid::parse(text) {
        Ok(grid) => assert_eq!(grid.to_line(), line, "{text}"),
        Err(error) => panic!("{error}\n{text}"),
    }
}

#[track_caller]
fn refuses(text: &str, error: &str) {
    match Grid::parse(text) {
        Ok(grid) => panic!("{} was read, not: {error}\n{text}", grid.to_line()),
        Err(found) => assert_eq!(found.to_string(), error, "{text}"),
    }
}

/// The grid in lines, each character replaced, with `between` the cells.
fn lines(
    line: &str,
    size: usize,
    between: &str,
    end: &str,
    cell: impl Fn(char) -> String,
) -> String {
    let cells: Vec<String> = line.chars().map(cell).collect();
    let rows = cells.chunks(size).map(|row| row.join(between));
    rows.map(|row| row + end).collect()
}

fn blank_as(mark: &str) -> impl Fn(char) -> String {
    move |c| {
        if c == '.' {
            mark.to_owned()
        } else {
            c.to_string()
        }
    }
}

/// Lines with bars between groups and a frame line between bands.
fn framed(
    line: &str,
    order: usize,
    blank: &str,
    side: &str,
    bar: &str,
    gap: &str,
    frames: [&str; 3],
) -> String {
    let size = order * order;
    let cells: Vec<String> = line.chars().map(blank_as(blank)).collect();
    let mut text = format!("{}\n", frames[0]);
    for (index, row) in cells.chunks(size).enumerate() {
        let groups: Vec<String> = row.chunks(order).map(|group| group.join(gap)).collect();
        let bar = format!("{gap}{bar}{gap}");
        text += &format!("{side}{gap}{}{gap}{side}\n", groups.join(&bar));
        if (index + 1) % order == 0 {
            text += &format!("{}\n", frames[if index + 1 == size { 2 } else { 1 }]);
        }
    }
    text
}

#[test]
fn every_mark_of_an_empty_cell_is_read() {
    for mark in [".", "0", "_", "*", "x", "X", "?", "-", "·", "–"] {
        reads(&lines(A, 81, "", "", blank_as(mark)), A);
        reads(&lines(A, 81, "", "\n", blank_as(mark)), A);
        reads(&lines(A, 9, "", "\n", blank_as(mark)), A);
        reads(&lines(A, 9, "", "\r\n", blank_as(mark)), A);
        reads(&lines(A, 9, "", "\r", blank_as(mark)), A);
        reads(&lines(A, 9, " ", "  \n", blank_as(mark)), A);
        reads(&lines(A, 9, ",", "\n", blank_as(mark)), A);
        reads(&lines(LATIN4, 4, "", "\n", blank_as(mark)), LATIN4);
        let empty = ".".repeat(81);
        reads(&lines(&empty, 9, "", "\n", blank_as(mark)), &empty);
        reads(&lines(&empty, 9, " ", "\n", blank_as(mark)), &empty);
    }
}

#[test]
fn frames_of_every_kind_are_read() {
    let plus = ["+-------+-------+-------+"; 3];
    let none = ["", "------+-------+------", ""];
    let simple = ["*-----------*", "|---+---+---|", "*-----------*"];
    let sadman = ["", "-----------", ""];
    let nine = ["", "---------", ""];
    let hodoku = [
        ".-------.-------.",
        ":-------+-------:",
        "'-------'-------'",
    ];
    let drawn = ["┌───────┬───┐", "├───────┼───┤", "└───────┴───┘"];
    let double = ["╔═══════╦═══╗", "╠═══════╬═══╣", "╚═══════╩═══╝"];
    for mark in [".", "0", "_", "?", "x", "*", "-"] {
        reads(&framed(A, 3, mark, "|", "|", " ", plus), A);
        reads(&framed(A, 3, mark, "", "|", " ", none), A);
        reads(&framed(A, 3, mark, "|", "|", "", simple), A);
        reads(&framed(A, 3, mark, "", "|", "", sadman), A);
        reads(&framed(A, 3, mark, "", "", "", nine), A);
        reads(&framed(A, 3, mark, "|", "|", " ", hodoku), A);
        reads(&framed(A, 3, mark, "│", "│", " ", drawn), A);
        reads(&framed(A, 3, mark, "║", "║", " ", double), A);
    }
    reads(&framed(A, 3, ".", "*", "*", "", ["*************"; 3]), A);
    reads(&framed(A, 3, "0", "*", "*", " ", ["* * * * * * *"; 3]), A);
    reads(&framed(LATIN4, 2, ".", "|", "|", "", ["----"; 3]), LATIN4);
}

#[test]
fn a_frame_around_each_cell_leaves_empty_cells_out() {
    let cells = |edge: &str, bar: &str| {
        let row = |row: &str| {
            format!(
                "{bar} {} {bar}\n{edge}\n",
                row.replace('.', " ")
                    .chars()
                    .map(String::from)
                    .collect::<Vec<_>>()
                    .join(&format!(" {bar} "))
            )
        };
        let rows = A
            .as_bytes()
            .chunks(9)
            .map(|r| row(std::str::from_utf8(r).unwrap()));
        format!("{edge}\n{}", rows.collect::<String>())
    };
    reads(&cells("+---+---+", "|"), A);
    reads(&cells("|---|---|", "|"), A);
    reads(&cells("├───┼───┤", "│"), A);
    reads(&cells("╟───┼───╢", "║"), A);
    let empty_row = format!("{}{}", &A[..72], ".".repeat(9));
    let text = lines(&empty_row, 9, "|", "|\n", blank_as(" "));
    reads(&text, &empty_row);
}

#[test]
fn separated_values_are_read() {
    for between in [",", ";", "\t", ", ", "; "] {
        for blank in ["", " ", "0", ".", "\"\"", "\"0\""] {
            if between == ", " || between == "; " || !(between == "\t" && blank == " ") {
                reads(&lines(A, 9, between, "\n", blank_as(blank)), A);
                reads(&lines(A, 9, between, "\r\n", blank_as(blank)), A);
                let closed = format!("{between}\n");
                reads(&lines(A, 9, between, &closed, blank_as(blank)), A);
                reads(&lines(A, 81, between, "\n", blank_as(blank)), A);
            }
        }
        let quoted = |c: char| format!("\"{}\"", blank_as("")(c));
        reads(&lines(A, 9, between, "\n", quoted), A);
        let empty_row = format!("{}{}", ".".repeat(9), &A[9..]);
        reads(
            &lines(&empty_row, 9, between, "\n", blank_as("")),
            &empty_row,
        );
    }
    reads(&lines(A, 9, "", ",", blank_as(".")), A);
}

#[test]
fn arrays_from_programs_are_read() {
    let body = lines(A, 9, ", ", "],\n [", blank_as("0"));
    let array = format!("board = [\n[{}]\n]\n", body.trim_end_matches("],\n ["));
    reads(&array, A);
    reads(&array.replace("board = ", "").replace('\n', ""), A);
    let quoted = lines(A, 9, ",", "],\n[", |c| format!("'{c}'"));
    reads(&format!("[[{}]]", quoted.trim_end_matches("],\n[")), A);
}

#[test]
fn titles_comments_and_sections_are_passed_over() {
    let nine = lines(A, 9, "", "\n", blank_as("."));
    for head in [
        "Grid 01\n",
        "\u{feff}\n\n",
        "#AMe\n#L3\n",
        "Puzzle no. 12 of 2024\n\n",
        "[Puzzle]\n",
        "# a comment\n",
        "// a comment 12.5\n",
        "Sudoku of the day\n",
        "数独\n",
        "sep=;\n",
        "[Comment]\nby 123 456\n7.......1\n[Puzzle]\n",
        "Medium\n=======\n",
        "Easy\n----\n",
        "; 17 clues\n",
        "SudokuPuzzle1234\n",
    ] {
        reads(&format!("{head}{nine}"), A);
        reads(&format!("{head}{A}"), A);
        reads(&format!("{head}\n{}", nine.trim_end()), A);
    }
    for tail in [
        "\n",
        "\n\n\n",
        " # 17 clues",
        "\t# 7.1",
        " ; 17 clues",
        "; easy",
        "  by Me, 2024",
        "\nEasy (ER 7.1)\n",
        "\n[State]\n",
        "  ",
    ] {
        reads(&format!("{A}{tail}"), A);
    }
    let state = A.replace("18.", "182");
    reads(&format!("[Puzzle]\n{nine}[State]\n{state}\n"), A);
    reads(
        &format!("{}# end\n", nine.replacen('\n', "  # first row\n", 1)),
        A,
    );
}

#[test]
fn large_grids_are_read_in_letters_and_numbers() {
    let usual = std::fs::read_to_string("tests/data/cases/30_16x16_1toG.txt").unwrap();
    let line: String = usual.split_whitespace().collect();
    let shifted = |by: i32, blank: &'static str, letters: bool| {
        move |c: char| match c.to_digit(36) {
            None => blank.to_owned(),
            Some(d) => {
                let n = (d as i32 + by) as u32;
                let c = if letters {
                    char::from_digit(n, 36)
                } else {
                    None
                };
                c.map_or(n.to_string(), |c| c.to_ascii_uppercase().to_string())
            }
        }
    };
    reads(&line, &line);
    reads(&line.to_lowercase(), &line);
    for blank in [".", "0", "x", "X", "-", "*", "_", "?"] {
        reads(&lines(&line, 16, "", "\n", blank_as(blank)), &line);
        reads(&lines(&line, 16, " ", "\n", blank_as(blank)), &line);
        reads(
            &lines(&line, 16, " ", "\n", shifted(0, blank, false)),
            &line,
        );
        reads(&lines(&line, 256, "", "\n", blank_as(blank)), &line);
    }
    for between in [",", "\t", ";", " | ", "\n"] {
        reads(
            &lines(&line, 16, between, "\n", shifted(0, "0", false)),
            &line,
        );
        reads(
            &lines(&line, 256, between, "\n", shifted(0, "0", false)),
            &line,
        );
    }
    for between in [",", "\t", ";"] {
        reads(
            &lines(&line, 16, between, "\n", shifted(0, "", false)),
            &line,
        );
    }
    // From zero: 0 to F.
    reads(&lines(&line, 16, "", "\n", shifted(-1, ".", true)), &line);
    reads(&lines(&line, 16, " ", "\n", shifted(-1, ".", true)), &line);
    reads(&lines(&line, 16, " ", "\n", shifted(-1, ".", false)), &line);
    // Letters only: A to P.
    reads(&lines(&line, 16, "", "\n", shifted(9, ".", true)), &line);
    // Zeros that cannot all be digits are empty cells, whatever else is.
    let mixed = line.replace('G', ".").replacen("..", "00", 9);
    reads(&mixed, &line.replace('G', "."));
    reads(
        &framed(&line, 4, ".", "|", "|", " ", ["+----+----+"; 3]),
        &line,
    );
}

#[test]
fn a_grid_of_order_five_is_read_in_letters_and_numbers() {
    let full: String = (0..625u32)
        .map(|at| {
            let value = (at / 25 * 5 + at / 125 + at % 25) % 25 + 1;
            if at % 3 == 0 {
                '.'
            } else {
                char::from_digit(value, 36).unwrap().to_ascii_uppercase()
            }
        })
        .collect();
    let number = |c: char| c.to_digit(36).map_or("0".into(), |d| d.to_string());
    let letter = |c: char| {
        c.to_digit(36)
            .map_or('.', |d| char::from(b'@' + d as u8))
            .to_string()
    };
    for (size, between) in [(25, ""), (625, ""), (25, " "), (25, ",")] {
        reads(&lines(&full, size, between, "\n", blank_as(".")), &full);
        reads(&lines(&full, size, between, "\n", blank_as("x")), &full);
        reads(&lines(&full, size, between, "\n", letter), &full);
    }
    reads(&lines(&full, 25, "", "\n", letter).to_lowercase(), &full);
    for (size, between) in [
        (25, " "),
        (625, " "),
        (25, ","),
        (625, ","),
        (25, "\t"),
        (1, ""),
    ] {
        reads(&lines(&full, size, between, "\n", number), &full);
    }
    let dashes = ["-----------------------------"; 3];
    reads(&framed(&full, 5, ".", "|", "|", "", dashes), &full);
}

#[test]
fn wrong_characters_are_named() {
    refuses(
        &A.replacen("5..", "5A.", 1),
        "line 1: 'A' at r2c2 is not a digit (1 to 9)",
    );
    refuses(
        &A.replace('2', "²"),
        "line 1: '²' at r7c4 is not a digit (1 to 9)",
    );
    refuses(
        &A.replacen("5..", "5٣.", 1),
        "line 1: '٣' at r2c2 is not a digit (1 to 9)",
    );
    refuses(
        &A.replacen("5..", "5🎲.", 1),
        "line 1: '🎲' at r2c2 is not a digit (1 to 9)",
    );
    refuses(
        &A.replacen("5..", "5\0.", 1),
        "line 1: U+0000 at r2c2 is not a digit (1 to 9)",
    );
    refuses(
        &A.replacen("5..", "5\u{1b}..", 1),
        "line 1: U+001B, character 11, is no digit and no empty cell",
    );
    refuses(
        &A.replacen('7', "7\u{fe0f}\u{20e3}", 1),
        "line 1: U+FE0F, character 2, is no digit and no empty cell",
    );
    let nine = lines(A, 9, "", "\n", blank_as("."));
    refuses(
        &nine.replacen("\n5", "\nQ", 1),
        "line 2: 'Q' at r2c1 is not a digit (1 to 9)",
    );
    refuses(
        &lines(A, 9, ",", "\n", blank_as("")).replace('6', "10"),
        "line 3: '10' at r3c5 is not a digit (1 to 9)",
    );
    refuses(
        "7...............",
        "line 1: '7' at r1c1 is not a digit (1 to 4)",
    );
    let large = ".".repeat(200) + "H" + &"1".repeat(55);
    refuses(
        &large,
        "line 1: 'H' at r13c9 is not a digit (1 to 9, A to G or 10 to 16)",
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
fn contradicting_givens_are_refused_with_both_cells() {
    let sudoku = |line: &str, diagonals| Sudoku::new(Grid::parse(line)?, diagonals).map(|_| ());
    let message =
        |line: &str, diagonals| sudoku(line, diagonals).map_err(|e: SudokuError| e.to_string());
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

#[test]
fn a_megabyte_of_anything_is_answered() {
    for piece in [
        "1", ".", "-", "*", "|", ",", "\n", "\r", "1\n", "A", "é", "[", "#", " ", "\t", "a b\n",
        "---\n", "🎲", "; x",
    ] {
        let text = piece.repeat((1 << 20) / piece.len());
        assert!(Grid::parse(&text).is_err(), "{piece:?}");
    }
    let words = format!("1\n{}2\n", "some words\n".repeat(90_000));
    assert!(Grid::parse(&words).is_err());
}

fn grids() -> impl Strategy<Value = Grid> {
    (2u16..=5).prop_flat_map(|order| {
        let size = order * order;
        let cell = proptest::option::of(0..size as u8);
        proptest::collection::vec(cell, usize::from(size * size)).prop_map(move |cells| {
            let mut grid = Grid::empty(order).unwrap();
            for (at, value) in cells.into_iter().enumerate() {
                let (row, col) = (at as u16 / size, at as u16 % size);
                grid.set(dlx_stage::puzzle::Cell::new(row, col), value)
                    .unwrap();
            }
            grid
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(128) })]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,200}|[0-9A-Gx.*_+|\\-,;\t\r\n #\\[\\]]{0,400}|(?s:.{0,100})") {
        let _ = Grid::parse(&text);
    }

    #[test]
    fn every_style_of_writing_comes_back(grid in grids()) {
        let line = grid.to_line();
        let size = usize::from(grid.size());
        let number = |blank: &'static str| move |c: char| c.to_digit(36).map_or(blank.into(), |d| d.to_string());
        let styles = [
            line.clone(),
            line.to_lowercase(),
            lines(&line, size, "", "\n", blank_as(".")),
            lines(&line, size, "", "\r\n", blank_as("0")),
            lines(&line, size, "", "\n", blank_as("-")),
            lines(&line, size, " ", "\n", blank_as("*")),
            lines(&line, size, "  ", "\n", blank_as("_")),
            lines(&line, size, ",", "\n", number("")),
            lines(&line, size, "\t", "\n", number("")),
            lines(&line, size, ";", "\n", number("0")),
            lines(&line, size, " ", "\n", number("0")),
            lines(&line, size, "|", "|\n", number(" ")),
            lines(&line, 1, "", "\n", number("0")),
            framed(&line, usize::from(grid.order()), "x", "|", "|", " ", ["+-----+-----+"; 3]),
            framed(&line, usize::from(grid.order()), ".", "", "|", "", ["", "-----------", ""]),
        ];
        for text in styles {
            prop_assert_eq!(Grid::parse(&text), Ok(grid.clone()), "{}", text);
        }
    }
}
