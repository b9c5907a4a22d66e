//! Knuth's format and the 0/1 matrix: what is written is read again as the
//! same problem, what is not understood is refused with its line.

mod common;

use common::random;
use dlx_stage::dlx::text::{parse_knuth, parse_matrix, to_knuth, to_matrix};
use dlx_stage::dlx::{Problem, ProblemBuilder};
use proptest::prelude::*;

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 1000,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn has_empty_option(problem: &Problem) -> bool {
    problem.options().any(|o| problem.option(o).is_empty())
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn knuth_there_and_back(problem in random::problem()) {
        let can = problem.primary_count() > 0 && !has_empty_option(&problem);
        let written = to_knuth(&problem);
        prop_assert_eq!(written.is_some(), can);
        if let Some(text) = written {
            prop_assert_eq!(parse_knuth(&text), Ok(problem));
        }
    }

    /// A matrix forgets the names of the items and their order in an option.
    #[test]
    fn matrix_there_and_back(problem in random::problem()) {
        let all_primary = problem.primary_count() == problem.item_count();
        let written = to_matrix(&problem);
        prop_assert_eq!(written.is_some(), all_primary && problem.option_count() > 0);
        if let Some(text) = written {
            let read = parse_matrix(&text).unwrap();
            prop_assert_eq!(read.option_count(), problem.option_count());
            prop_assert_eq!(to_matrix(&read), Some(text));
        }
    }

    /// Whatever stands in a text, it is read or refused with a place it has.
    #[test]
    fn never_a_panic(text in "([abc|:#01 \t,;\r\n\u{e9}\u{feff}]|a b\n|\\PC){0,40}") {
        for read in [parse_knuth(&text), parse_matrix(&text)] {
            let Some(error) = read.err() else { continue };
            let Some(line) = error.line else { continue };
            let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
            let Some(blamed) = text.lines().nth(line - 1) else {
                panic!("no line {line}");
            };
            if let Some((column, length)) = error.chars {
                prop_assert!(column >= 1 && length >= 1);
                prop_assert!(column + length <= blamed.chars().count() + 1);
            }
        }
    }
}

#[track_caller]
fn refused(read: Result<Problem, dlx_stage::dlx::text::TextError>, said: &str) {
    assert_eq!(read.unwrap_err().to_string(), said);
}

#[test]
fn refusals_of_knuths_format() {
    let read = parse_knuth;
    refused(read(""), "no items");
    refused(read("| a comment\n\n"), "no items");
    refused(
        read("\n\na b a\n"),
        "line 3, column 5: item 'a' is repeated",
    );
    refused(
        read("a | x | y"),
        "line 1, column 7: a second '|' in the line of items",
    );
    refused(
        read("a b|c"),
        "line 1, column 3: 'b|c' cannot be a name: a name has no space, ':' or '|'",
    );
    refused(read("a\n\n| x\na b"), "line 4, column 3: unknown item 'b'");
    refused(
        read("a\na a"),
        "line 2, column 3: item 'a' stands twice in the option",
    );
    refused(
        read("a | x\na:1"),
        "line 2, column 1: primary item 'a' must not have a colour",
    );
    for colour in ["x:", ":1", "x:1:2", ":", "x:|"] {
        let said = format!("line 2, column 3: '{colour}' is not an item:colour");
        refused(read(&format!("a | x\na {colour}")), &said);
    }
    refused(
        read("a:1 b"),
        "line 1, column 1: 'a:1' has a colon; colours belong to options, not to the line of items",
    );
}

#[test]
fn refusals_of_the_matrix() {
    refused(parse_matrix("# nothing\n"), "no items");
    refused(
        parse_matrix("1 0\n1 2"),
        "line 2, column 3: matrix column 2 is '2', not 0 or 1",
    );
    refused(
        parse_matrix("10\n\n101"),
        "line 3, column 3: row 2 has 3 of 2 columns",
    );
}

/// An entry left out would move those behind it to other columns.
#[test]
fn empty_fields_of_a_matrix_are_refused() {
    for (text, place, column) in [
        (",1\n1,", "line 1, column 1", 1),
        ("1,0\n,1", "line 2, column 1", 1),
        ("1,,1", "line 1, column 3", 2),
        ("1;0;\n0; ;1", "line 2, column 3", 2),
        ("1,0,,\n0,1,,", "line 1, column 5", 3),
        (",", "line 1, column 1", 1),
        ("\t1\n1\t", "line 1, column 1", 1),
        ("1\t\t0", "line 1, column 3", 2),
    ] {
        let said = format!("{place}: matrix column {column} is empty, not 0 or 1");
        refused(parse_matrix(text), &said);
    }
}

#[test]
fn arrays_are_matrices() {
    let want = parse_matrix("0 1 1\n1 0 0\n").unwrap();
    for same in [
        "[[0,1,1],[1,0,0]]",
        "[\n [0, 1, 1],\n [1, 0, 0],\n]\n",
        "((0 1 1) (1 0 0))",
        "[\n  [\n    0,\n    1,\n    1\n  ],\n  [\n    1,\n    0,\n    0\n  ]\n]",
        "[\n\t[\n\t\t0,\n\t\t1,\n\t\t1\n\t],\n\t[1,\n# a comment\n\t\t0,\n\t\t0\n\t]\n]",
        "[[false, true,\n true], [true, false,\n false]]",
        "[[０,\n１,１],\n[１,０,０]]",
        "{\n0, 1, 1,\n1, 0, 0\n}",
        "[0 1 1]\n[1 0 0]",
        "false true true\nTRUE False 0",
        "０１１\n１ ０ ０",
    ] {
        assert_eq!(parse_matrix(same), Ok(want.clone()), "{same}");
    }
    for (open, place) in [
        ("[1,\n0]", "line 1, column 2"),
        ("[１,\n０]", "line 1, column 2"),
        ("[true,\nfalse]", "line 1, column 2"),
        ("[1 0\n0 1]", "line 1, column 2"),
        ("[\n  1,\n  0\n]", "line 2, column 3"),
        ("[[1,0],[0,\n1", "line 1, column 9"),
        ("1,0],[0,1]]", "line 1, column 1"),
        ("[[1,0],[0,1]] 1", "line 1, column 15"),
        ("[[1,0],\n0,1,\n[1,1]]", "line 2, column 1"),
        ("[[1,0] 0,1 [1,1]]", "line 1, column 8"),
    ] {
        let said = format!("{place}: each row of an array stands in brackets of its own");
        refused(parse_matrix(open), &said);
    }
    refused(
        parse_matrix("[[1,\n0],[0,\n1,\n1]]"),
        "line 4, column 1: row 2 has 3 of 2 columns",
    );
    refused(
        parse_matrix("[[1,\n0],[0,\n2]]"),
        "line 3, column 1: matrix column 2 is '2', not 0 or 1",
    );
    refused(
        parse_matrix("x = [[1]]"),
        "line 1, column 1: matrix column 1 is 'x', not 0 or 1",
    );
    refused(
        parse_matrix("[[1,0],[0,,1]]"),
        "line 1, column 11: matrix column 2 is empty, not 0 or 1",
    );
}

#[test]
fn ways_to_write_the_same() {
    let want = parse_matrix("0 1 1\n1 0 0\n").unwrap();
    for same in [
        "011\n100",
        "0,1,1\r\n1,0,0\r\n",
        "\u{feff}0;1;1\n# row\n1;0;0",
        "\t0  1 1\n\n 1 0 0 ",
        "0,1,1,\n1, 0, 0,",
        "\t011\n\t100",
    ] {
        assert_eq!(parse_matrix(same), Ok(want.clone()), "{same}");
    }
    let want = common::parse("a b | x\na x:1\nb\n");
    let same = "\u{feff}| it begins\r\n\r\n  a\tb |  x \r\na x:1\r\n| in between\r\nb";
    assert_eq!(parse_knuth(same), Ok(want));
}

#[test]
fn what_no_format_can_tell() {
    let mut builder = ProblemBuilder::new();
    builder.secondary("x").unwrap();
    let problem = builder.build().unwrap();
    assert_eq!(to_knuth(&problem), None);
    assert_eq!(to_matrix(&problem), None);
    // Items alone are a line in Knuth's format, but no row of a matrix.
    let problem = common::parse("a b\n");
    assert_eq!(to_knuth(&problem).as_deref(), Some("a b\n"));
    assert_eq!(to_matrix(&problem), None);
}
