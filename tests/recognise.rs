//! What a text is taken for: every input of `tests/data/cases`, traps, and
//! anything at all.

mod common;

use common::cases::{input, read};
use common::random;
use dlx_stage::dlx::text::{to_knuth, to_matrix};
use dlx_stage::document::{Format, LONGEST, Recognised, Span, recognise};
use dlx_stage::puzzle::Cell;
use dlx_stage::puzzle::sudoku::Grid;
use proptest::prelude::*;

#[track_caller]
fn taken(text: &str) -> Recognised {
    recognise(text, None).unwrap()
}

#[test]
fn all_cases() {
    let mut failed = Vec::new();
    for line in read("expected.tsv").lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (name, format) = (fields[0], fields[1]);
        let text = input(name);
        // Nobody could tell what an empty text is.
        if text.is_empty() {
            continue;
        }
        let taken = taken(&text);
        if taken.format.word() != format {
            failed.push(format!("{name}: {}", taken.format.word()));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

#[test]
fn traps() {
    #[track_caller]
    fn is(format: Format, texts: &[&str]) {
        for text in texts {
            let taken = taken(text);
            assert_eq!(taken.format, format, "{text}");
        }
    }
    is(
        Format::Sudoku,
        &[
            "",
            " \r\n\t",
            // Zeros and ones as people write Sudoku.
            "0100000000100001",
            "0 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0",
            "1 . . .\n. . 1 .\n. . . .\n. . . .",
            // Every row has all digits, and no digit twice, like an option.
            "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1",
            "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2",
            "Puzzle of the day, by A. Setter\n\n1234\n3412\n....\n....\n",
            "[1,0,0,0],[0,0,1,0],[0,0,2,0],[0,0,0,3]",
            "1...|....\n....|...2\n",
            "7........5..18....\n7........5..18....\n",
            "700000000500180000\n700000000500180000\n",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7",
        ],
    );
    is(
        Format::Knuth,
        &[
            "0 1 2 3 4 5 6\n2 4\n0 3 6\n1 2 5\n0 3 5\n1 6\n3 4 6",
            "1 2 3 4\n1 2\n3 4\n1 2 3 4\n1 2 3 4",
            "r1 c1 r2 c2\nr1 c1\nr2 c9",
            "x1 x2 | y\nx1 y:red\nx2 z:blue",
            "a",
            "board piece\nboard\npiece",
            "queens king\nqueens\nking",
        ],
    );
    is(
        Format::Latin,
        &["latin\n12\n21", "# mine\nLatin:\n...\n...\n..."],
    );
    is(Format::Queens, &["queens 8", "# eight\nQueens 8", "queens"]);
    is(Format::Langford, &["langford 7\n"]);
    is(
        Format::Permutation,
        &["permutation 5 derangement", "permutation\n01\n10"],
    );
    is(
        Format::Tiling,
        &[
            "# A tiling.\nboard 6x10\npieces pentominoes",
            "board\n##?\n###\n\npieces lpnu",
            "\n #####\n ##.##\n\nLLL\nL\n\npiece I x2\n###",
            "###\n###\n\n# two of these\n\n##\n#\n\n##\n#",
        ],
    );
    is(
        Format::Matrix,
        &[
            "1 0\n0 1",
            "10",
            "1,0,0\n0,1,1",
            "# rows\n101\n010\n",
            "101\n01\n",
            "1 0 1\n0 1 x1",
        ],
    );
}

#[test]
fn what_begins_like_a_family_or_a_matrix_is_refused_as_one() {
    for text in [
        "queens x",
        "queens -4",
        "queens ８",
        "langford 1e3",
        "latin x",
    ] {
        let seen = taken(text);
        assert_eq!(text.split(' ').next(), Some(seen.format.word()));
        assert!(seen.found[0].says().is_err(), "{text}");
    }
    for text in ["1.0 0.0\n0.0 1.0", "1. 0\n0 1."] {
        let seen = taken(text);
        assert_eq!(seen.format, Format::Matrix, "{text}");
        assert!(seen.found[0].says().is_err(), "{text}");
    }
}

#[test]
fn what_the_readme_shows_can_be_read() {
    let readme = include_str!("../README.md");
    let formats = readme
        .split("\n## ")
        .find(|part| part.starts_with("Formats"));
    let mut shown = 0;
    for block in formats.unwrap().split("```text\n").skip(1) {
        let lines = block.split("```").next().unwrap().lines();
        let text: Vec<&str> = lines.map(str::trim_start).collect();
        let seen = taken(&text.join("\n"));
        let read = seen.found[0].document.read();
        assert!(read.is_ok(), "{text:?} as {:?}", seen.format);
        shown += 1;
    }
    assert_eq!(shown, 2);
}

#[test]
fn several_are_listed() {
    let grid = "1...\n...2\n....\n...3\n";
    let taken = taken(&format!(
        "First\n{grid}\nSecond\n{grid}\n1...\n...1\n.2.2\n...3\n"
    ));
    assert_eq!(taken.format, Format::Sudoku);
    let titles: Vec<&str> = taken
        .found
        .iter()
        .map(|found| found.title.as_str())
        .collect();
    assert_eq!(titles, ["1: First", "2: Second", "line 13"]);
    assert_eq!(taken.found[1].says().unwrap(), "Sudoku 4×4, 3 givens");
    let fault = taken.found[2].says().unwrap_err();
    assert_eq!(fault.places[0].line, 15, "{fault}");
}

#[test]
fn places_are_those_of_the_whole_text() {
    let fault = taken("a b\nb\n\n a  c").found[0].says().unwrap_err();
    let chars = Some((5, 1));
    assert_eq!(fault.places, [Span { line: 4, chars }]);
    let fault = recognise("a b\nb \u{fffd}", None).unwrap_err();
    let chars = Some((3, 1));
    assert_eq!(fault.places, [Span { line: 2, chars }]);
    assert!(fault.message.contains("UTF-8"), "{fault}");
}

#[test]
fn the_longest() {
    let long = "1 0\n".repeat(LONGEST / 4);
    assert_eq!(taken(&long).format, Format::Matrix);
    let refused = recognise(&(long + " "), None).unwrap_err().to_string();
    assert!(
        refused.contains("1,000,001") && refused.contains("1,000,000"),
        "{refused}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Whatever it is, it is taken for something, and read or refused with
    /// places it has.
    #[test]
    fn never_a_panic(text in "([abx|:#01.?9, \t\n\u{e9}\u{feff}]|board|piece L|queens|\\r\\n|\\PC){0,60}") {
        for format in Format::ALL.into_iter().map(Some).chain([None]) {
            let Ok(taken) = recognise(&text, format) else { continue };
            for found in &taken.found {
                let Err(fault) = found.says() else { continue };
                prop_assert!(!fault.message.is_empty());
                for place in &fault.places {
                    let line = text.lines().nth(place.line - 1);
                    prop_assert!(line.is_some(), "no line {}", place.line);
                    if let Some((column, length)) = place.chars {
                        prop_assert!(column > 0 && length > 0);
                        prop_assert!(column + length <= line.unwrap().chars().count() + 2);
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_written_is_taken_for_what_it_is(problem in random::problem()) {
        let leaves_out = problem.options().any(|o| problem.option(o).len() < problem.item_count());
        if let Some(text) = to_knuth(&problem).filter(|_| leaves_out) {
            prop_assert_eq!(taken(&text).format, Format::Knuth, "{}", text);
        }
        let ones = problem.options().any(|o| !problem.option(o).is_empty());
        if let Some(text) = to_matrix(&problem).filter(|_| ones) {
            let line = problem.option_count() == 1 && problem.item_count() == 16;
            prop_assert_eq!(taken(&text).format == Format::Matrix, !line, "{}", text);
        }
    }

    #[test]
    fn grids_are_sudoku(order in 2u16..=5, givens in proptest::collection::vec((0u16..25, 0u16..25, 0u8..25), 0..40)) {
        let mut grid = Grid::empty(order).unwrap();
        let size = order * order;
        for (row, col, value) in givens {
            let value = u16::from(value) % size;
            grid.set(Cell::new(row % size, col % size), Some(value as u8)).unwrap();
        }
        let line = grid.to_line();
        prop_assert_eq!(taken(&line).format, Format::Sudoku);
        let rows: Vec<&str> = (0..usize::from(size)).map(|row| &line[row * usize::from(size)..][..usize::from(size)]).collect();
        prop_assert_eq!(taken(&rows.join("\n")).format, Format::Sudoku);
    }
}
