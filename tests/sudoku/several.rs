//! Texts with several puzzles.

use dlx_stage::document::{Format, recognise};
use dlx_stage::puzzle::sudoku::{self, Grid, MOST_PARTS, Part, Sheet};

use crate::common::{A, LATIN4, blank_as, framed, lines};

const B: &str = "........................................................................1........";

fn split(text: &str) -> Vec<Part> {
    sudoku::split(text).listed
}

/// Each part as a line with its title; it must be read as it stands.
fn parts(text: &str) -> Vec<(String, String)> {
    let read = |text: &str| Sheet::sudoku(text).map(|sheet| sheet.grid.to_line());
    let parts = split(text).into_iter();
    let said = |text: &str| read(text).unwrap_or_else(|fault| fault.to_string());
    parts.map(|part| (part.title, said(&part.text))).collect()
}

#[track_caller]
fn splits(text: &str, expected: &[(&str, &str)]) {
    let expected = expected.iter();
    let expected: Vec<_> = expected
        .map(|(t, g)| (t.to_string(), g.to_string()))
        .collect();
    assert_eq!(parts(text), expected, "{text}");
}

#[test]
fn a_single_puzzle_is_left_whole() {
    let nine = lines(A, 9, "", "\n", blank_as("."));
    let jigsaw = format!("{nine}\nregions\n{nine}");
    for text in [
        A,
        &nine,
        &jigsaw,
        "",
        "words",
        &A[1..],
        &nine[10..],
        &nine.replacen('\n', "\noops\n", 1),
    ] {
        assert_eq!(split(text), [], "{text}");
    }
    let large = std::fs::read_to_string("tests/data/cases/30_16x16_1toG.txt").unwrap();
    assert_eq!(split(&large), []);
}

#[test]
fn one_puzzle_a_line() {
    splits(&format!("{A}\n{B}\n"), &[("line 1", A), ("line 2", B)]);
    splits(&format!("{A}\r\n\r\n{B}"), &[("line 1", A), ("line 3", B)]);
    splits(
        &format!("# hard ones\n{A} # 1: first\n{B} ; by Me, 2024\n"),
        &[("1: 1: first", A), ("2: by Me, 2024", B)],
    );
    splits(
        &format!("id,puzzle,solution,clues\n17,{A},{A},30\n18,{B},{A},1\n"),
        &[("line 2", A), ("line 3", B), ("line 3, column 86", A)],
    );
    splits(
        &format!("{LATIN4}\n{LATIN4}\n"),
        &[("line 1", LATIN4), ("line 2", LATIN4)],
    );
    splits(
        &format!("{A}\ndiagonals\n{B}\n"),
        &[("line 1", A), ("line 3", B)],
    );
    assert!(
        split(&format!("{A}\ndiagonals\n{B}\n"))[0]
            .text
            .ends_with("\ndiagonals")
    );
}

/// A's solution.
const SOLVED: &str =
    "746523918523189467189467235261854793974631582358972146435216879612798354897345621";

#[test]
fn several_in_a_line() {
    splits(
        &format!("{A}{B}"),
        &[("line 1", A), ("line 1, column 82", B)],
    );
    splits(
        &format!("{A} {B}\n"),
        &[("line 1", A), ("line 1, column 83", B)],
    );
    splits(
        &format!("{A}{B}\n\n{B}{A}\n"),
        &[
            ("line 1", A),
            ("line 1, column 82", B),
            ("line 3", B),
            ("line 3, column 82", A),
        ],
    );
    splits(
        &format!("{A} {B}\n{B};{SOLVED},{A},{SOLVED}\n"),
        &[
            ("line 1", A),
            ("line 1, column 83", B),
            ("line 2", B),
            ("line 2, column 83", SOLVED),
            ("line 2, column 165", A),
        ],
    );
    for two in [
        format!("{A} {B}\ndiagonals"),
        format!("{A}{B}\ndiagonals\n{B}"),
    ] {
        let said = |part: &Part| part.text.ends_with("\ndiagonals");
        let said: Vec<bool> = split(&two).iter().map(said).collect();
        assert_eq!(said, [true, true, false][..said.len()], "{two}");
        assert!(said.len() > 1);
    }
    // So many cells are no grid, and nobody knows which of the two is meant.
    assert_eq!(split(&".".repeat(4 * 81)), []);
    assert_eq!(split(&".".repeat(1296)), []);
    assert_eq!(split(&format!("{A} and {}", &B[1..])), []);
}

#[test]
fn solutions_are_not_listed() {
    let zeros = A.replace('.', "0");
    let head = "quizzes,solutions\n";
    splits(&format!("{head}{zeros},{SOLVED}\n"), &[("line 2", A)]);
    splits(&format!("{zeros}{SOLVED}\n"), &[("line 1", A)]);
    let empty = "0".repeat(81);
    splits(
        &format!("{head}{zeros},{SOLVED}\n{empty},{SOLVED}\n"),
        &[("line 2", A), ("line 3", &".".repeat(81))],
    );
    let one = recognise(&format!("{head}{zeros},{SOLVED}\n"), None).unwrap();
    assert_eq!((one.found.len(), one.sure), (1, true));
    assert_eq!(one.found[0].says().unwrap(), "Sudoku 9×9, 26 givens");
}

#[test]
fn numbered_puzzles_are_listed() {
    let spaced = |line: &str| lines(line, 81, " ", "", blank_as("."));
    let [a, b] = [A, B].map(spaced);
    for sign in [":", ")"] {
        splits(
            &format!("1{sign} {a}\n2{sign} {b}\n"),
            &[("line 1", A), ("line 2", B)],
        );
        splits(
            &format!("1{sign} {A}\n2{sign} {B}\n"),
            &[("line 1", A), ("line 2", B)],
        );
    }
    splits(&format!("{a}\n{b}\n"), &[("line 1", A), ("line 2", B)]);
    let comma = |line: &str| lines(line, 81, ",", "\n", blank_as(""));
    splits(&(comma(A) + &comma(B)), &[("line 1", A), ("line 2", B)]);
}

#[test]
fn grids_below_each_other() {
    let [a, b] = [A, B].map(|line| lines(line, 9, "", "\n", blank_as("0")));
    splits(
        &format!("Grid 01\n{a}Grid 02\n{b}"),
        &[("1: Grid 01", A), ("2: Grid 02", B)],
    );
    splits(&format!("{a}\n\n{b}"), &[("line 1", A), ("line 12", B)]);
    splits(
        &format!("{a}{b}{a}"),
        &[("line 1", A), ("line 10", B), ("line 19", A)],
    );
    splits(&format!("#1\n{a}#2\n{b}"), &[("1: 1", A), ("2: 2", B)]);
    let frame = |line| framed(line, 3, "-", "|", "|", " ", ["+-------+"; 3]);
    splits(
        &(frame(A) + "\n" + &frame(B)),
        &[("line 2", A), ("line 16", B)],
    );
    let comma = |line| lines(line, 9, ",", "\n", blank_as(""));
    splits(
        &(comma(A) + "\n" + &comma(A)),
        &[("line 1", A), ("line 11", A)],
    );
    let spaced = |line| lines(line, 9, " ", "\n", blank_as("."));
    splits(&(spaced(A) + &spaced(B)), &[("line 1", A), ("line 10", B)]);
    let strokes = |line| lines(line, 9, "", "\n", blank_as("-"));
    splits(
        &(strokes(A) + "\n" + &strokes(A)),
        &[("line 1", A), ("line 11", A)],
    );
    let large = std::fs::read_to_string("tests/data/cases/30_16x16_1toG.txt").unwrap();
    assert_eq!(split(&format!("{large}\n{large}")).len(), 2);
    let four = "1234\n....\n....\n....\n";
    assert_eq!(split(&four.repeat(16)).len(), 16);
}

/// A spoiled one stands in the list too, and says why when it is opened.
#[test]
fn a_spoiled_puzzle_among_others_is_listed() {
    let nine = lines(A, 9, "", "\n", blank_as("."));
    let short = nine.replace(".89.6....", ".89.6...");
    let text = format!("Grid 01\n{nine}Grid 02\n{short}Grid 03\n{nine}");
    let found = parts(&text);
    assert_eq!(
        found.first().map(|part| part.0.as_str()),
        Some("1: Grid 01")
    );
    assert_eq!(found.last(), Some(&("5: Grid 03".to_owned(), A.to_owned())));
    assert!(found.len() > 3);
}

#[test]
fn each_part_keeps_its_lines_and_columns() {
    let text = format!(
        "by Me\n001: {A}\n002: {B}\n\nGrid 3\n{}",
        lines(A, 9, "", "\n", blank_as("."))
    );
    let all: Vec<&str> = text.lines().collect();
    for part in split(&text) {
        for (number, line) in part.text.lines().enumerate() {
            let whole: Vec<char> = all[part.lines_before + number].chars().collect();
            for (at, c) in line.chars().enumerate().filter(|&(_, c)| c != ' ') {
                assert_eq!(whole[at], c, "{line}");
            }
        }
    }
    assert_eq!(split(&text).len(), 3);
}

#[test]
fn recognised_texts_are_listed_as_documents() {
    let found = recognise(&format!("{A}\n\n{B}\n"), Some(Format::Sudoku))
        .unwrap()
        .found;
    assert_eq!(found.len(), 2);
    assert_eq!(
        (found[1].title.as_str(), found[1].lines_before),
        ("line 3", 2)
    );
    assert!(found.iter().all(|found| found.document.read().is_ok()));
    assert_eq!(recognise(A, Some(Format::Sudoku)).unwrap().found.len(), 1);
}

#[test]
fn a_megabyte_is_taken_apart() {
    let many = format!("{A}\n").repeat(12_000);
    assert_eq!(sudoku::split(&many).count, 12_000);
    let seen = recognise(&many, None).unwrap();
    assert_eq!((seen.found.len(), seen.count), (MOST_PARTS, 12_000));
    let found = split(&many);
    assert_eq!(found.len(), MOST_PARTS);
    assert!(found.iter().all(|part| Grid::parse(&part.text).is_ok()));
    for piece in [
        "1",
        ".",
        "-",
        "*",
        "|",
        ",",
        "\n",
        "\r",
        "1\n",
        "A",
        "é",
        "[",
        "#",
        " ",
        "\t",
        "a b\n",
        "---\n",
        "🎲",
        "; x",
        "1,\n",
        "regions\n",
        "diagonals\n",
        "................ ",
        ".................",
        "null",
    ] {
        let text = piece.repeat((1 << 20) / piece.len());
        let _ = split(&text);
        assert!(Sheet::sudoku(&text).is_err() && Sheet::latin(&text).is_err());
    }
}
