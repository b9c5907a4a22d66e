//! Texts that are nearly something: what they are taken for, and that nothing
//! is loaded that was never meant.

use dlx_stage::document::{Fault, Format, Recognised, recognise, recognise_file};

/// A framed grid, 26 givens.
const FRAMED: &str = "\
+-------+-------+-------+
| 7 . . | . . . | . . 5 |
| . . 1 | 8 . . | . . . |
| 8 9 . | 6 . . | . . . |
+-------+-------+-------+
| 1 . . | . 7 9 | . . 7 |
| . . . | . 5 8 | . 3 5 |
| . . . | . 1 . | . . . |
+-------+-------+-------+
| . 2 . | . . . | 9 6 . |
| 2 7 . | 8 3 . | . . . |
| . 3 4 | . . . | 1 . . |
+-------+-------+-------+
";

#[track_caller]
fn taken(text: &str) -> Recognised {
    recognise(text, None).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// The format that it is taken for, and what is said of it.
#[track_caller]
fn said(text: &str) -> (Format, String) {
    let seen = taken(text);
    let said = seen.found[0].says();
    (seen.format, said.unwrap_or_else(|fault| fault.to_string()))
}

#[track_caller]
fn refused(text: &str) -> Fault {
    match recognise(text, None) {
        Err(fault) => fault,
        Ok(seen) => panic!("taken for {:?}: {text}", seen.format),
    }
}

#[test]
fn a_grid_with_a_cell_too_few_is_a_sudoku() {
    let short = FRAMED.replace("| 9 6 . |", "| 9 6 |");
    let fault = "line 10: 8 cells found where a line of a 9×9 grid has 9 (80 in all)";
    assert_eq!(said(&short), (Format::Sudoku, fault.to_owned()));
    let drawn = short.replace('-', "─").replace('|', "│").replace('+', "┼");
    assert_eq!(said(&drawn), (Format::Sudoku, fault.to_owned()));
    let without: String = FRAMED.split_inclusive('\n').take(11).collect();
    assert_eq!(said(&without).0, Format::Sudoku);
    // Far from any size, and yet no items.
    assert_eq!(said("| . | 1 |\n| 2 | . |\n").0, Format::Sudoku);
    assert_eq!(said(".\n.\n1\n").0, Format::Sudoku);
    let (format, fault) = said("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2");
    assert_eq!(format, Format::Sudoku);
    assert!(fault.starts_with("line 4: 3 cells found"), "{fault}");
}

#[test]
fn prose_is_refused_and_not_loaded() {
    for (text, line) in [
        ("hello", 1),
        ("To be, or not to be, that is the question.", 1),
        ("Dear all,\nhere is the puzzle I told you about.\nYours", 2),
        ("exam room slot", 1),
        ("🎲🎲🎲", 1),
        ("r1c1 r1c2 r1c3 r1c4 r2c1", 1),
        ("{\"puzzle\": \"none\"}\n{\"level\": \"hard\"}", 1),
    ] {
        let fault = refused(text);
        assert_eq!(fault.line(), Some(line), "{fault}");
        assert!(fault.message.contains("none of the formats"), "{fault}");
    }
    assert_eq!(
        refused("\nexam room slot").to_string(),
        "line 2: this is like none of the formats; as items in Knuth's format, no option follows"
    );
    // Told to be so, they are items without an option.
    let items = recognise("hello", Some(Format::Knuth)).unwrap();
    assert_eq!(
        items.found[0].says().unwrap(),
        "Knuth's format: 1 item, 0 options"
    );
}

#[test]
fn what_is_taken_for_knuths_format_has_options() {
    for (text, options) in [
        ("1 2 3\n1 2 3", "3 items, 1 option"),
        ("a b\na b", "2 items, 1 option"),
        ("a b\ra\rb", "2 items, 2 options"),
        ("| x\nx\nx", "1 item, 1 option"),
        ("a b | c\na c\nb", "3 items (1 secondary), 2 options"),
    ] {
        let (format, said) = said(text);
        assert_eq!(format, Format::Knuth, "{text}");
        assert!(said.ends_with(options), "{said}");
    }
}

#[test]
fn arrays_and_truth_values_are_matrices() {
    let want = "0/1 matrix: 2 rows, 3 columns";
    for text in [
        "[[1,0,1],[0,1,0]]",
        "[[1, 0, 1],\n [0, 1, 0]]\n",
        "{{1,0,1},\n{0,1,0}};",
        "true false true\nfalse true false",
        "True,False,True\nFalse,True,False",
        "[[true,false,true],[false,true,false]]",
        "１０１\n０１０",
        "１ ０ １\n０ １ ０",
        "0 0 0\n0 0 0",
    ] {
        assert_eq!(said(text), (Format::Matrix, want.to_owned()), "{text}");
    }
    let (format, fault) = said("[[1,0],[0,2]]\n[[1,0],[0,1]]");
    assert_eq!(format, Format::Matrix);
    assert_eq!(
        fault,
        "line 1, column 11: matrix column 2 is '2', not 0 or 1"
    );
}

#[test]
fn decimals_are_no_grid() {
    let row = "1.00 0.00 0.00 0.00\n";
    let (format, fault) = said(&row.repeat(4));
    assert_eq!(format, Format::Matrix);
    assert!(fault.contains("'1.00', not 0 or 1"), "{fault}");
}

#[test]
fn the_letter_o_is_no_zero() {
    let packed = "7OOOOOOOO\nOOO5OOOOO\n".repeat(4) + "OOOOOOOO1";
    for (text, place) in [
        (&*packed, "line 1, column 2"),
        ("1OO\nO1O\nOO1\n", "line 1, column 2"),
    ] {
        let fault = refused(text).to_string();
        let said = "this is the letter O; the digit 0 seems to be meant";
        assert_eq!(fault, format!("{place}: {said}"));
    }
    let (format, fault) = said("1 0 0\n0 1 O\n");
    assert_eq!(format, Format::Matrix);
    assert_eq!(
        fault,
        "line 2, column 5: matrix column 3 is 'O', not 0 or 1"
    );
}

#[test]
fn an_empty_text_is_told_in_one_sentence() {
    for text in ["", " \r\n\t", "\u{feff}\n"] {
        for format in Format::ALL.into_iter().map(Some).chain([None]) {
            let fault = recognise(text, format).unwrap().found[0].says();
            let said = fault.unwrap_err().to_string();
            assert_eq!(said, "the text is empty: no cells, no items");
        }
    }
}

#[test]
fn families_are_told_in_every_order() {
    for (text, told) in [
        ("Queens: 8", "Queens 8×8"),
        ("queens:8", "Queens 8×8"),
        ("8 queens", "Queens 8×8"),
        ("# a comment\n8 Queens\n", "Queens 8×8"),
        ("Langford: 4", "Langford pairs 1 to 4"),
        ("4 langford", "Langford pairs 1 to 4"),
        ("permutation: 4 derangement", "Permutation 4×4"),
        ("latin 4", "Latin square 4×4, 0 givens"),
        (
            "Latin: 4\ndiagonals",
            "Latin square 4×4, both diagonals, 0 givens",
        ),
        ("latin 2\n1.\n..", "Latin square 2×2, 1 given"),
    ] {
        assert_eq!(said(text).1, told, "{text}");
    }
    assert_eq!(
        said("latin 3\n12\n21").1,
        "line 1: the square below has 2 lines"
    );
    assert_eq!(
        said("latin 26").1,
        "line 1: there is no grid of size 26 here, only 1 to 25"
    );
    let (format, fault) = said("8 queens 9");
    assert_eq!(format, Format::Queens);
    assert!(fault.contains("'9' was not expected"), "{fault}");
}

#[test]
fn pieces_without_a_board_are_a_tiling() {
    let (format, fault) = said("# mine\npieces lpnu\n");
    assert_eq!(format, Format::Tiling);
    assert_eq!(
        fault,
        "line 2: there is no board: write 'board 6x10', or draw one"
    );
    assert_eq!(said("piece L x2\n#.\n##\n").0, Format::Tiling);
    for text in [
        "pieces pentominoes\nboard 6x10",
        "pieces Pentominoes\nboard 6x10",
    ] {
        assert_eq!(said(text).1, "Tiling 6×10: 60 cells, 12 pieces", "{text}");
    }
    for text in ["pentominoes 6x10", "# mine\n 6×10 Pentominoes\n"] {
        assert_eq!(said(text).1, "Tiling 6×10: 60 cells, 12 pieces", "{text}");
    }
    assert_eq!(
        said("pentominoes 6x"),
        (
            Format::Tiling,
            "line 1, column 13: this is no size of a board; write it as 6x10".to_owned()
        )
    );
    // Items that are called so.
    assert_eq!(said("lpnu 4x5\nlpnu\n4x5").0, Format::Knuth);
    assert_eq!(said("pieces lpnu\npieces\nlpnu").0, Format::Knuth);
}

#[test]
fn areas_are_judged_while_one_types() {
    let (_, fault) = said("# mine\nboard 4x4\npieces lpnu");
    assert_eq!(
        fault,
        "line 2: the pieces cover 20 cells, the board has 16: 4 too many"
    );
    let (_, fault) = said("\n###\n###\n\nLL\nL\n");
    assert_eq!(
        fault,
        "line 2: the pieces cover 3 cells, the board has 6: 3 too few"
    );
}

#[test]
fn what_x_means_is_said() {
    assert_eq!(
        said("1xxx\nxx2x\nxxxx\nxxx3").1,
        "Sudoku 4×4, 3 givens; x read as an empty cell"
    );
    assert_eq!(
        said("X marks\n1...\n..2.\n....\n...3").1,
        "Sudoku 4×4, 3 givens"
    );
    assert_eq!(
        said("board\nxx#\nxxx\npiece I x2\n###").1,
        "Tiling 2×3: 6 cells, 2 pieces; x read as a cell of the board"
    );
}

#[test]
fn the_ending_of_a_file_is_a_hint() {
    for (name, text, format) in [
        ("a.dlx", "hello world", Format::Knuth),
        ("a.DLX", "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2", Format::Knuth),
        ("a.mat", "0100000000100001", Format::Matrix),
        ("a.b.sdk", "1000\n0001\n0100\n0010", Format::Sudoku),
        ("a.sdm", "12", Format::Sudoku),
        ("a.txt", "1 0\n0 1", Format::Matrix),
        // What cannot be read so is what it is.
        ("a.dlx", "1 0 1\n0 1 1", Format::Matrix),
        ("a.sdk", "board 2x2\npieces lpnu", Format::Tiling),
    ] {
        let seen = recognise_file(text, Format::of_file(name)).unwrap();
        assert_eq!(seen.format, format, "{name}");
    }
    assert_eq!(Format::of_file("dlx"), None);
    let odd = recognise_file("one two\nfoo bar", Format::of_file("a.dlx")).unwrap();
    assert!(!odd.sure && odd.found[0].says().is_err());
}

/// Each entry in its own line, as programs print arrays to be read.
#[test]
fn a_printed_array_is_a_matrix() {
    let array = "[\n  [\n    0,\n    1,\n    1\n  ],\n  [\n    1,\n    0,\n    0\n  ]\n]";
    let flat = said("[[0,1,1],[1,0,0]]");
    assert_eq!(flat.0, Format::Matrix);
    assert_eq!(said(array), flat);
    let (format, fault) = said("[\n  0,\n  1\n]");
    let expected = "line 2, column 3: each row of an array stands in brackets of its own";
    assert_eq!((format, fault.as_str()), (Format::Matrix, expected));
}
