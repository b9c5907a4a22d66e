//! Layouts that people paste.

use dlx_stage::puzzle::sudoku::Grid;

use crate::common::{A, LATIN4, blank_as, framed, lines, reads, refuses};

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
    let indented = [" *-----------*", " |---+---+---|", " *-----------*"];
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
        reads(&framed(A, 3, mark, " |", "|", "", indented), A);
        reads(&framed(A, 3, mark, "", "|", "", sadman), A);
        reads(&framed(A, 3, mark, "", "", "", nine), A);
        reads(&framed(A, 3, mark, "|", "|", " ", hodoku), A);
        reads(&framed(A, 3, mark, "│", "│", " ", drawn), A);
        reads(&framed(A, 3, mark, "║", "║", " ", double), A);
    }
    reads(&framed(A, 3, ".", "*", "*", "", ["*************"; 3]), A);
    reads(&framed(A, 3, "0", "*", "*", " ", ["* * * * * * *"; 3]), A);
    let groups = A
        .as_bytes()
        .chunks(3)
        .map(|c| String::from_utf8_lossy(c).into_owned())
        .collect::<Vec<_>>()
        .join(" ");
    reads(&groups, A);
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
fn words_for_nothing_are_empty_cells() {
    for nothing in ["null", "None", "\"null\""] {
        let rows = lines(A, 9, ", ", "],\n [", blank_as(nothing));
        let array = format!("[[{}]]", rows.trim_end_matches("],\n ["));
        reads(&array, A);
        reads(&array.replace('\n', ""), A);
        reads(&array.replace(", ", " "), A);
        reads(&array.replace(", ", ",\n"), A);
        reads(&lines(A, 9, ",", "\n", blank_as(nothing)), A);
    }
    let empty = "................";
    reads("[null,null,null,null]\n".repeat(4).as_str(), empty);
    reads(&format!("None of these is easy\n{A}"), A);
}

#[test]
fn slashes_between_rows_are_read() {
    reads("1.../..../..../...2", "1..............2");
    reads("1.../..../..../...2/", "1..............2");
    reads("1... / .... / .... / ...2", "1..............2");
    reads("----/----/----/---2", "...............2");
    reads(lines(A, 9, "", "/", blank_as(".")).trim_end_matches('/'), A);
    reads(&lines(A, 9, ",", "/", blank_as("0")), A);
    reads(&lines(A, 9, "", "/\n", blank_as("0")), A);
    reads(&format!("Puzzle of 24/12/2024\n{A} // easy"), A);
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
fn numbers_before_the_rows_are_passed_over() {
    for sign in [":", ") ", ": ", ")"] {
        for between in ["", " "] {
            let rows = lines(A, 9, between, "\n", blank_as("."));
            let rows = (1..).zip(rows.lines());
            let text: String = rows
                .map(|(at, row)| format!(" {at}{sign}{row}\n"))
                .collect();
            reads(&text, A);
        }
    }
    reads(&format!("17) {}", lines(A, 81, " ", "", blank_as("0"))), A);
    reads(&format!("17: {A}"), A);
    // The largest number that a row can have.
    assert!(Grid::parse("4294967295:12\n1:34\n2:21\n3:43").is_err());
    let largest = format!("4294967295: {}", lines(A, 81, " ", "", blank_as("0")));
    reads(&largest, A);
    // No numbers of rows: they do not count.
    assert!(Grid::parse("1:234\n1:234\n1:234\n1:234").is_err());
}

#[test]
fn spaces_are_empty_cells_where_nothing_else_fits() {
    let rows = lines(A, 9, "", "\n", blank_as(" "));
    let cut: Vec<&str> = rows.lines().map(str::trim_end).collect();
    reads(&rows, A);
    reads(&cut.join("\n"), A);
    reads(&format!("Typed by hand\n\n{rows}"), A);
    reads(&framed(A, 3, " ", "|", "|", "", ["+---+---+---+"; 3]), A);
    let bands: Vec<String> = cut.chunks(3).map(|band| band.join("\n")).collect();
    reads(&bands.join("\n\n"), A);
    // A row in the midst of the others may be empty, and so a blank line.
    let without = format!("{}{}{}", &A[..36], ".".repeat(9), &A[45..]);
    let rows = lines(&without, 9, "", "\n", blank_as(" "));
    let cut: Vec<&str> = rows.lines().map(str::trim_end).collect();
    reads(&cut.join("\n"), &without);
    reads("1  2\n  3\n 1\n4", "1..2..3..1..4...");
    reads("1  2\n \t\n 1\n4", "1..2.....1..4...");
}

/// What a number before a row takes is no cell.
#[test]
fn spaces_behind_numbers_are_cells() {
    let grid = "1..2..3..1..4...";
    reads("1:1  2\n2:  3\n3: 1\n4:4", grid);
    reads("1: 1  2\n2:   3\n3:  1\n4: 4", grid);
    reads(" 9) 1  2\n10)   3\n11)  1\n12) 4", grid);
    reads("1: 1  2\n2:\n3:  1\n4: 4", "1..2.....1..4...");
    let rows = lines(A, 9, "", "\n", blank_as(" "));
    let numbered = (1..).zip(rows.lines());
    let numbered: String = numbered.map(|(at, row)| format!("{at}: {row}\n")).collect();
    reads(&numbered, A);
    refuses(
        "1:12\n2:34\n3:21\n4:43",
        "4 cells found; 16 make a 4×4 grid",
    );
}
