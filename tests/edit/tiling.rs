//! Boards and pieces.

use dlx_stage::document::{Document, Format};
use dlx_stage::edit::{BOARDS, On, Part, Piece, Sheet, Tiling, TilingEditor};
use dlx_stage::loaded::Loaded;
use dlx_stage::puzzle::polyomino::{Plan, Square, sets};

fn plan(text: &str) -> Plan {
    Plan::parse(text).unwrap()
}

/// The text that the editor writes, read again.
fn used(editor: &mut TilingEditor) -> Plan {
    let text = editor.text().expect("nothing to complain of");
    editor.answered(None);
    plan(&text)
}

fn complaints(editor: &TilingEditor) -> Vec<(Part, String)> {
    let all = editor.complaints();
    all.into_iter()
        .map(|each| (each.place, each.message))
        .collect()
}

/// Draws on a sheet by pressing squares, told by line and file from 1.
fn press(editor: &mut TilingEditor, on: On, squares: &[(u16, u16)]) {
    for &(row, col) in squares {
        let at = editor.sheet(on).unwrap().index(row - 1, col - 1);
        editor.press(on, at);
        editor.release();
    }
}

#[test]
fn a_stroke_paints_what_its_first_square_got_and_is_undone_at_once() {
    let mut editor = TilingEditor::default();
    let board = editor.drawn().board.clone();
    editor.press(On::Board, 0);
    assert!(editor.drag(Some(4)), "over the first line in one go");
    editor.drag(None);
    editor.change(|_| {});
    editor.drag(Some(9));
    editor.release();
    assert!(!editor.drag(Some(10)), "the pointer is up");
    let holes = |editor: &TilingEditor| -> Vec<usize> {
        let marks = editor.drawn().board.marks().iter().enumerate();
        marks
            .filter(|(_, mark)| **mark == Square::Hole)
            .map(|(at, _)| at)
            .collect()
    };
    assert_eq!(holes(&editor), [0, 1, 2, 3, 4, 9]);
    editor.press(On::Board, 4);
    editor.drag(Some(14));
    editor.release();
    assert_eq!(holes(&editor), [0, 1, 2, 3], "holes become cells again");
    editor.undo();
    editor.undo();
    assert_eq!(editor.drawn().board, board);
    assert!(!editor.history().can_undo());
    editor.redo();
    assert_eq!(holes(&editor), [0, 1, 2, 3, 4, 9]);
}

#[test]
fn a_stroke_that_begins_by_changing_nothing_is_a_change_of_its_own() {
    let mut editor = TilingEditor::default();
    press(&mut editor, On::Board, &[(1, 1)]);
    editor.begin(On::Board, 0, Square::Hole);
    editor.drag(Some(1));
    editor.release();
    editor.undo();
    assert_eq!(editor.drawn().board.count(Square::Hole), 1);
}

#[test]
fn the_papers_tiling_is_drawn() {
    let mut editor = TilingEditor::default();
    editor.change(|drawn| drawn.board = Sheet::new(4, 5, Square::Cell));
    for (at, (letter, squares)) in [
        ("L", vec![(1, 1), (2, 1), (3, 1), (4, 1), (4, 2)]),
        ("P", vec![(1, 1), (1, 2), (2, 1), (2, 2), (3, 1)]),
        ("N", vec![(1, 1), (2, 1), (2, 2), (3, 2), (4, 2)]),
        ("U", vec![(2, 2), (2, 4), (3, 2), (3, 3), (3, 4)]),
    ]
    .into_iter()
    .enumerate()
    {
        if at > 0 {
            assert!(editor.text().is_none(), "too few pieces");
            editor.change(Tiling::add_piece);
        }
        press(&mut editor, On::Piece(at), &squares);
        editor.change_piece(at, |piece| piece.letter = letter.to_owned());
    }
    assert_eq!(editor.drawn().area_words(), "Pieces 20 of 20 cells");
    let text = editor.text().unwrap();
    assert_eq!(text, "board 4x5\npieces lpnu\n");
    let loaded = Loaded::own(Document::new(Format::Tiling, text)).unwrap();
    assert_eq!(loaded.puzzle().problem().option_count(), 182);
}

#[test]
fn a_board_grows_around_what_is_painted() {
    let mut board = BOARDS
        .iter()
        .find(|it| it.word == "8x8-corners")
        .unwrap()
        .sheet();
    assert_eq!(board.count(Square::Cell), 60);
    board.resize(9, 10);
    assert_eq!(board.count(Square::Hole), 4);
    assert_eq!(board.marks()[board.index(7, 7)], Square::Hole);
    board.resize(0, 9999);
    assert_eq!((board.rows(), board.cols()), (1, 64));
    board.fill(Square::Hole);
    board.resize(3, 3);
    assert_eq!(board.count(Square::Hole), 9, "an empty sheet stays empty");
}

#[test]
fn complaints_stand_at_their_place() {
    let mut editor = TilingEditor::default();
    assert_eq!(
        complaints(&editor),
        [
            (Part::Drawing(0), "Nothing is drawn yet.".to_owned()),
            (Part::Area, "The pieces have 20 cells too few.".to_owned()),
        ]
    );
    press(&mut editor, On::Piece(0), &[(1, 1), (1, 2)]);
    editor.change_piece(0, |piece| piece.copies = 10);
    assert_eq!(complaints(&editor), []);
    editor.change(|drawn| drawn.duplicate(0));
    assert_eq!(editor.drawn().pieces[1].letter, "B");
    let letter = |editor: &mut TilingEditor, letter: &str| {
        editor.change_piece(1, |piece| piece.letter = letter.to_owned());
        complaints(editor)[0].clone()
    };
    for (typed, said) in [
        ("A", "Another piece is named A."),
        ("", "It needs a letter."),
        ("<", "'<' is neither a letter nor a digit."),
        ("\u{301}", "U+0301 is neither a letter nor a digit."),
        ("AB", "One letter or digit only."),
    ] {
        assert_eq!(
            letter(&mut editor, typed),
            (Part::Letter(1), said.to_owned())
        );
    }
    assert_eq!(
        letter(&mut editor, "é"),
        (Part::Area, "The pieces have 20 cells too many.".to_owned())
    );
    editor.set_copies(1, 999);
    assert_eq!(editor.drawn().pieces[1].copies, 99);
    editor.remove_piece(1);
    editor.remove_piece(0);
    editor.remove_piece(7);
    editor.change(|drawn| drawn.board.fill(Square::Hole));
    let parts: Vec<Part> = complaints(&editor).into_iter().map(|each| each.0).collect();
    assert_eq!(parts, [Part::Board, Part::Area]);
}

#[test]
fn a_letter_is_typed_over_the_other() {
    let mut piece = Piece::new("L", Sheet::for_piece());
    for (text, letter) in [
        ("LK", "K"),
        ("JK", "J"),
        ("JJ", "J"),
        ("", ""),
        ("é", "é"),
        ("abc", "abc"),
    ] {
        piece.type_letter(text);
        assert_eq!(piece.letter, letter);
    }
}

#[test]
fn cells_that_may_stay_empty_give_a_range() {
    let mut editor = TilingEditor::default();
    editor.brush = Some(Square::Optional);
    press(&mut editor, On::Board, &[(1, 1), (4, 5)]);
    press(&mut editor, On::Piece(0), &[(1, 1), (1, 2), (2, 1)]);
    editor.change_piece(0, |piece| (piece.copies, piece.may_turn) = (6, false));
    assert_eq!(editor.drawn().area_words(), "Pieces 18 of 18 to 20 cells");
    let plan = used(&mut editor);
    assert_eq!(
        plan.cells
            .iter()
            .filter(|&&it| it == Square::Optional)
            .count(),
        2
    );
    assert_eq!(plan.kinds[0].copies, 6);
    assert!(!plan.kinds[0].turn && plan.kinds[0].flip);
}

#[test]
fn sets_add_what_is_missing() {
    let mut editor = TilingEditor::default();
    let add = |editor: &mut TilingEditor, set: &str| {
        editor.change(|drawn| drawn.add_set(&sets::named(set).unwrap()));
        editor
            .drawn()
            .pieces
            .iter()
            .map(|it| it.letter.as_str())
            .collect::<String>()
    };
    assert_eq!(
        add(&mut editor, "lpnu"),
        "LPNU",
        "the blank piece made room"
    );
    // L, P, N and U are there; I and T of the tetrominoes are others than those
    // of the pentominoes.
    assert_eq!(add(&mut editor, "pentominoes"), "LPNUFITVWXYZ");
    assert_eq!(add(&mut editor, "tetrominoes").len(), 17);
    let letters: std::collections::HashSet<_> = editor
        .drawn()
        .pieces
        .iter()
        .map(|it| it.letter.clone())
        .collect();
    assert_eq!(letters.len(), 17);
    for _ in 0..5 {
        add(&mut editor, "hexominoes");
    }
    for _ in 0..200 {
        editor.change(Tiling::add_piece);
    }
    assert_eq!(editor.drawn().pieces.len(), 100, "no more cards than that");
}

#[test]
fn a_tiling_of_too_many_pieces_is_not_taken_for_what_was_drawn() {
    let mut editor = TilingEditor::default();
    let small = || Some(plan("board 2x2\npiece A x2\n##\n"));
    editor.open(small());
    let drawn = editor.drawn().clone();
    let letters = ('a'..='z').chain('A'..='Z').chain('\u{3b1}'..='\u{3c9}');
    let letters = letters.chain('\u{430}'..='\u{44f}').take(101);
    let pieces: String = letters.map(|at| format!("piece {at}\n#\n")).collect();
    editor.open(Some(plan(&format!("board 2x2\n{pieces}"))));
    assert!(editor.hint().contains("too many"), "{}", editor.hint());
    assert_eq!(editor.drawn(), &drawn);
    press(&mut editor, On::Board, &[(1, 1)]);
    assert_eq!(editor.hint(), "", "what is drawn now is one's own");
    editor.open(small());
    assert_eq!(editor.hint(), "");
}

#[test]
fn the_puzzle_on_the_stage_is_taken_up_once() {
    let mut editor = TilingEditor::default();
    let stage = || Some(plan("board 2x2\npiece A x2\n##\n"));
    editor.open(stage());
    assert_eq!(editor.drawn().pieces[0].copies, 2);
    assert!(!editor.history().can_undo(), "nothing was drawn before");
    press(&mut editor, On::Board, &[(1, 1)]);
    editor.open(stage());
    assert_eq!(editor.drawn().board.count(Square::Hole), 1, "gone on with");
    editor.open(None);
    assert_eq!(editor.drawn().board.count(Square::Hole), 1);
    editor.open(Some(plan("board 3x3\npieces lpnu\n")));
    assert_eq!(editor.drawn().board.rows(), 3);
    editor.undo();
    assert_eq!(editor.drawn().board.count(Square::Hole), 1, "one undo away");
    editor.redo();
    editor.change(|drawn| drawn.pieces.truncate(1));
    editor.change(|drawn| drawn.board = Sheet::new(1, 5, Square::Cell));
    let put = used(&mut editor);
    editor.open(Some(put));
    assert!(editor.history().can_undo(), "what was put there is known");
    assert_eq!(editor.drawn().board.rows(), 1);
}

#[test]
fn what_was_refused_is_not_taken_for_what_is_on_the_stage() {
    let mut editor = TilingEditor::default();
    editor.open(Some(plan("board 2x2\npiece A x2\n##\n")));
    press(&mut editor, On::Board, &[(1, 1)]);
    editor.answered(Some("too large".to_owned()));
    assert_eq!(editor.refused(), "too large");
    editor.open(Some(plan("board 2x2\npiece A x2\n##\n")));
    assert_eq!(editor.drawn().board.count(Square::Hole), 1, "gone on with");
    press(&mut editor, On::Board, &[(1, 1)]);
    assert_eq!(editor.refused(), "");
}
