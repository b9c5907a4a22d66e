//! Every input of `tests/data/cases`, each of a kind that has tripped a
//! public solver, gives what `expected.tsv` there says.
mod common;

use common::cases::{input, read};
use dlx_stage::dlx::{OptionId, Problem, Rule, Search, text};
use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::sudoku::{Grid, Sudoku};

/// What became of an input: the number of solutions, counted to `most`, or a
/// refusal with its line and its words.
#[derive(Debug)]
enum Outcome {
    Solutions(u64),
    Refused(Option<usize>, String),
}

fn count(problem: &Problem, givens: &[OptionId], most: u64) -> Outcome {
    let mut search = Search::with_givens(problem, Rule::Shortest, givens).unwrap();
    while search.counters().solutions < most && search.next_solution() {}
    Outcome::Solutions(search.counters().solutions)
}

fn run(format: &str, input: &str, diagonals: bool, most: u64) -> Outcome {
    if format == "sudoku" {
        let read = Grid::parse(input).and_then(|grid| Sudoku::new(grid, diagonals));
        return match read {
            Ok(sudoku) => count(sudoku.problem(), sudoku.givens(), most),
            Err(error) => Outcome::Refused(error.line(), error.message),
        };
    }
    let read = match format {
        "knuth" => text::parse_knuth(input),
        "matrix" => text::parse_matrix(input),
        _ => panic!("no format {format}"),
    };
    match read {
        Ok(problem) => count(&problem, &[], most),
        Err(error) => Outcome::Refused(error.line, error.fault.to_string()),
    }
}

/// One expectation as the table writes it: `1`, `>1`, `refused`, `refused:2`.
fn holds(expect: &str, outcome: &Outcome) -> bool {
    match (expect, outcome) {
        (">1", Outcome::Solutions(found)) => *found > 1,
        ("refused", Outcome::Refused(_, said)) => !said.is_empty(),
        (expect, Outcome::Refused(line, said)) => {
            let at = line.map(|line| format!("refused:{line}"));
            at.as_deref() == Some(expect) && !said.is_empty()
        }
        (expect, Outcome::Solutions(found)) => found.to_string() == expect,
    }
}

#[test]
fn all_cases() {
    let table = read("expected.tsv");
    let mut failed = Vec::new();
    let mut lines = 0;
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, format, expect, note] = fields[..] else {
            panic!("not four fields: {line}");
        };
        let most = if expect == ">1" { 2 } else { 1_000 };
        let outcome = run(format, &input(name), false, most);
        println!("{name}: {outcome:?} ({note})");
        if !expect.split('|').any(|one| holds(one, &outcome)) {
            failed.push(format!("{name}: {outcome:?}, not {expect} ({note})"));
        }
        lines += 1;
    }
    assert!(failed.is_empty(), "{failed:#?}");
    assert_eq!(lines, 64, "lines of expected.tsv");
}

/// What the notes of the table say beyond its numbers.
#[test]
fn with_both_diagonals() {
    let with = |key: &str| {
        run(
            "sudoku",
            &input(&format!("sudoku_strings.tsv:{key}")),
            true,
            99,
        )
    };
    for (key, found) in [
        ("D_diagonal", 1),
        ("4x4_unique", 0),
        ("4x4_twelve", 2),
        ("4x4_empty", 48),
    ] {
        assert!(
            matches!(with(key), Outcome::Solutions(n) if n == found),
            "{key}"
        );
    }
}

#[test]
fn covers_are_the_named_ones() {
    #[track_caller]
    fn expect(file: &str, covers: &[&[u32]]) {
        let input = read(file);
        let read = match file.strip_suffix(".mat") {
            Some(_) => text::parse_matrix(&input),
            None => text::parse_knuth(&input),
        };
        let mut search = Search::new(&read.unwrap(), Rule::Shortest);
        let mut found = Vec::new();
        while search.next_solution() {
            found.push(search.path().map(|o| o.0).collect::<Vec<_>>());
        }
        assert_eq!(found, covers, "{file}");
    }
    expect(
        "E02_small_matrix.dlx",
        &[&[0, 1], &[2, 3], &[2, 4, 1], &[5, 4]],
    );
    expect("E07_empty_row.mat", &[&[1, 2]]);
    expect("E11_option_without_primary.dlx", &[&[0], &[2]]);
}

#[test]
fn refusals_say_what_and_where() {
    #[track_caller]
    fn said(name: &str, format: &str, words: &[&str]) {
        let Outcome::Refused(_, said) = run(format, &input(name), false, 2) else {
            panic!("{name} was not refused");
        };
        for word in words {
            assert!(said.contains(word), "{name}: '{said}' lacks '{word}'");
        }
    }
    said("19_80_chars.txt", "sudoku", &["80"]);
    said("20_82_chars.txt", "sudoku", &["82"]);
    said("24_superscript_two.txt", "sudoku", &["²"]);
    said("28_letter_in_grid.txt", "sudoku", &["'A'", "r"]);
    said(
        "sudoku_strings.tsv:dup_row",
        "sudoku",
        &["1", "r1c1", "r1c9"],
    );
    said(
        "sudoku_strings.tsv:dup_col",
        "sudoku",
        &["2", "r1c1", "r9c1"],
    );
    said("E12j_empty.dlx", "knuth", &["no items"]);
    said("E21a_value_two.mat", "matrix", &["column 3", "2"]);
    said("E21b_ragged.mat", "matrix", &["row 2", "1 of 2"]);
}
