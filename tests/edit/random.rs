//! Whatever is drawn is read again, and no stroke breaks anything.

use dlx_stage::dlx::text::{parse_knuth, to_knuth};
use dlx_stage::edit::{Entry, On, Piece, Sheet, Table, Tiling, TilingEditor};
use dlx_stage::puzzle::polyomino::{Plan, Square};
use proptest::prelude::*;

fn square() -> impl Strategy<Value = Square> {
    prop_oneof![
        Just(Square::Hole),
        Just(Square::Cell),
        Just(Square::Optional)
    ]
}

prop_compose! {
    fn sheet(most: u16)(rows in 1..=most, cols in 1..=most)(
        marks in prop::collection::vec(square(), usize::from(rows * cols)),
        rows in Just(rows),
        cols in Just(cols),
    ) -> Sheet {
        let mut sheet = Sheet::new(rows, cols, Square::Hole);
        for (at, mark) in marks.into_iter().enumerate() {
            sheet.paint(at, mark);
        }
        sheet
    }
}

prop_compose! {
    fn piece()(
        sheet in sheet(6),
        copies in 0..4_u16,
        may_turn: bool,
        may_flip: bool,
    ) -> Piece {
        Piece { copies, may_turn, may_flip, ..Piece::new("", sheet) }
    }
}

proptest! {
    #[test]
    fn what_is_drawn_is_read_again(board in sheet(7), pieces in prop::collection::vec(piece(), 0..5)) {
        let mut drawn = Tiling { board, pieces: Vec::new() };
        for mut piece in pieces {
            // A piece has no cells that may stay empty.
            for at in 0..piece.sheet.marks().len() {
                if piece.sheet.marks()[at] == Square::Optional {
                    piece.sheet.paint(at, Square::Hole);
                }
            }
            piece.sheet.paint(0, Square::Cell);
            drawn.add(piece);
        }
        drawn.board.paint(0, Square::Cell);
        let plan = drawn.plan();
        prop_assert_eq!(&Plan::parse(&plan.to_text()).unwrap(), &plan);
        let again = Tiling::of(&plan).unwrap();
        prop_assert_eq!(again.plan(), plan);
    }

    #[test]
    fn no_stroke_breaks_anything(moves in prop::collection::vec((0..9_usize, 0..70_usize), 0..60)) {
        let mut editor = TilingEditor::default();
        for (what, at) in moves {
            match what {
                0 => editor.press(On::Board, at),
                1 => editor.press(On::Piece(at % 3), at),
                2 => { editor.drag(Some(at % 20)); }
                3 => { editor.drag(None); }
                4 => editor.release(),
                5 => editor.undo(),
                6 => editor.redo(),
                7 => editor.change(|drawn| drawn.board.resize(at as u16, 5)),
                _ => editor.change(Tiling::add_piece),
            }
            let told = editor.text();
            prop_assert_eq!(told.is_none(), !editor.complaints().is_empty());
        }
    }

    #[test]
    fn a_table_is_read_again(
        items in 1..7_usize,
        options in 1..7_usize,
        ones in prop::collection::vec((0..7_usize, 0..7_usize, 0..4_usize), 0..30),
        secondary in prop::collection::vec(1..7_usize, 0..3),
    ) {
        let mut table = Table::empty(items, options);
        for col in secondary {
            table.set_secondary(col, true);
        }
        for (row, col, what) in ones {
            let entry = [Entry::Empty, Entry::One, Entry::Colour("A".into()), Entry::Colour("red".into())];
            table.write(row, col, entry[what].clone());
        }
        prop_assert_eq!(table.complaints(), []);
        let text = table.text();
        let problem = parse_knuth(&text).unwrap();
        let again = Table::of(&problem).unwrap();
        prop_assert_eq!(again.text(), text.clone());
        prop_assert_eq!(to_knuth(&problem), Some(text));
        prop_assert_eq!(again.items().len(), items);
        // Columns may have changed places, and nothing else.
        for item in table.items() {
            let of = |table: &Table| {
                let col = table.items().iter().position(|it| it.name == item.name).unwrap();
                let blank = |row: &&Vec<Entry>| row.iter().any(|entry| *entry != Entry::Empty);
                let rows = table.options().iter().filter(blank);
                let column: Vec<Entry> = rows.map(|row| row[col].clone()).collect();
                (table.items()[col].secondary, column)
            };
            prop_assert_eq!(of(&again), of(&table));
        }
    }
}
