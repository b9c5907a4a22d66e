//! Tilings as text.

use dlx_stage::document::{Document, Format};
use dlx_stage::loaded::Loaded;
use dlx_stage::puzzle::polyomino::{PieceKind, Plan, Polyomino, Shape, Square};
use dlx_stage::puzzle::{Cell, Puzzle};
use proptest::prelude::*;

#[track_caller]
fn plan(text: &str) -> Plan {
    Plan::parse(text).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

#[track_caller]
fn refused(text: &str, expected: &str) {
    let fault = Plan::parse(text).expect_err(text);
    assert_eq!(fault.to_string(), expected, "{text}");
}

/// Items and options, in words.
fn told(puzzle: &Polyomino) -> String {
    let problem = puzzle.problem();
    let items = problem.items().map(|item| problem.name(item).to_owned());
    let options = problem.options().map(|option| problem.option_text(option));
    items.chain(options).collect::<Vec<_>>().join("\n")
}

#[test]
fn text_tells_the_named_tilings() {
    let tiling = |text: &str| told(&plan(text).tiling().unwrap());
    let lpnu = told(&Polyomino::lpnu());
    assert_eq!(tiling("board 4x5\npieces lpnu\n"), lpnu);
    let drawn = "\u{feff}# As drawn\r\nboard\r\n\r\n  #####\r\n  #####\r\n  #####\r\n  #####  \r\n\
                 piece L\r\nL\r\nL\r\nL\r\nLL\r\npiece P\r\n##\n##\n#\n\n\npiece N\n#\n##\n #\n # \n\
                 # the last one\npiece U\n#.#\n###";
    assert_eq!(tiling(drawn), lpnu);
    let bare =
        "#####\n#####\n#####\n#####\n\nL\nL\nL\nLL\n\nPP\nPP\nP\n\nN\nNN\n.N\n.N\n\nU U\nUUU";
    assert_eq!(tiling(bare), lpnu);
    let pentominoes = told(&Polyomino::pentominoes(6, 10).unwrap());
    assert_eq!(tiling("pieces pentominoes\nboard 6 × 10"), pentominoes);
}

#[test]
fn bare_pieces_have_letters_and_copies() {
    let text = "###\n#?#\n\n##\n\nA\n\n#\n#\n\n##\n\n\n\nA\n";
    let kinds = plan(text).kinds;
    let told: Vec<_> = kinds.iter().map(|k| (k.letter, k.copies)).collect();
    // The first `##` and the other one are the same drawing, `#/#` is not.
    assert_eq!(told, [('B', 2), ('A', 2), ('C', 1)]);
}

#[test]
fn styles_of_pieces() {
    let text = "board 5x8\npieces tetrominoes x2 noflip\npiece x x3 noturn noflip\n.#\n##";
    let kinds = plan(text).kinds;
    assert_eq!(kinds.len(), 6);
    let styles = kinds.iter().map(|k| (k.copies, k.turn, k.flip));
    let mut expected = vec![(2, true, false); 5];
    expected.push((3, false, false));
    assert_eq!(styles.collect::<Vec<_>>(), expected);
}

#[test]
fn faults_have_a_place() {
    refused("", "there is no board: write 'board 6x10', or draw one");
    refused(
        "# only this",
        "there is no board: write 'board 6x10', or draw one",
    );
    refused(
        "board 6by10",
        "line 1, column 7: this is no size of a board; write it as 6x10",
    );
    refused(
        "\n  board 65x2",
        "line 2, column 9: the board: 65×2 is too large: at most 64×64",
    );
    refused("board 0x2", "line 1, column 7: the board: it has no cells");
    refused("board\n\n...\n", "line 3: the board: it has no cells");
    refused(
        "board\npieces lpnu",
        "line 1: the board has neither a size, as in 'board 6x10', nor a drawing",
    );
    refused("board 2x2\nboard 2x2", "line 2: there is a board already");
    refused(
        "board\n##\n#*",
        "line 3, column 2: '*' is neither a cell ('#', a letter, a digit) nor empty ('.', a space)",
    );
    refused(
        "board 4x5\npieces heptominoes",
        "line 2, column 8: no pieces are called that; there are pentominoes tetrominoes lpnu hexominoes",
    );
    refused("board 1x1\npiece\n#", "line 2: the piece has no letter");
    refused(
        "board 1x1\npiece LL\n#",
        "line 2, column 7: a piece is named by one letter or digit",
    );
    refused(
        "board 1x1\npiece L\n\nboard",
        "line 2: piece L has no drawing",
    );
    refused(
        "board 1x1\npiece L\n.\n",
        "line 3: piece L: it has no cells",
    );
    refused(
        "board 1x1\npiece L x2 turn\n#\n",
        "line 2, column 12: this is not understood: x2 for two of it, noturn, noflip",
    );
    refused(
        "board 1x1\npiece L x65536\n#\n",
        "line 2, column 9: this is not understood: x2 for two of it, noturn, noflip",
    );
    refused(
        "board 4x5\npieces lpnu\npiece U\n##",
        "line 3: two pieces are named U",
    );
    refused(
        "board 1x1\n\npeice L\n#\n",
        "line 3, column 2: 'e' in a drawing that began with 'p'; a line may begin with board, \
         pieces or piece",
    );
    let many = (0..1001).map(|at| format!("{}#\n\n", "\n".repeat(at % 2) + &"#".repeat(at % 60)));
    assert!(Plan::parse(&("board 1x1\n\n".to_owned() + &many.collect::<String>())).is_ok());
}

#[test]
fn areas_are_judged_by_the_document() {
    let read = |text: &str| Document::new(Format::Tiling, text).read();
    let fault = read("board 8x8\npieces pentominoes").err().unwrap();
    let expected = "line 1: the pieces cover 60 cells, the board has 64: 4 too few";
    assert_eq!(fault.to_string(), expected);
    let lines: Vec<usize> = fault.places.iter().map(|place| place.line).collect();
    assert_eq!(lines, [1, 2], "both are to blame");
    let fault = read("\npiece D x2048\n##\nboard 64x64").err().unwrap();
    assert_eq!(fault.line(), Some(2), "{fault}");
    assert!(fault.message.contains("256,011,777 nodes"), "{fault}");
    let reading = read("board 6x10\npieces pentominoes").unwrap();
    assert_eq!(reading.title, "Tiling 6×10, 12 pieces");
}

#[test]
fn equal_pieces_are_told() {
    let notes = |text: &str| {
        let loaded = Loaded::own(Document::new(Format::Tiling, text)).unwrap();
        let notes = loaded.about().notes.clone();
        notes.into_iter().map(|note| note.text).collect::<Vec<_>>()
    };
    // The second L is turned over, the fourth piece is another.
    assert_eq!(
        notes("board 2x5\npiece A\n#.\n##\npiece B\n##\n#.\npiece C\n.#\n##\npiece d\n#\n"),
        ["A, B and C have the same shape and count as different pieces."]
    );
    assert_eq!(
        notes("board 2x4\npiece A noflip\n###\n#\npiece B noflip\n###\n..#\n"),
        [""; 0]
    );
    assert_eq!(notes("board 6x10\npieces pentominoes"), [""; 0]);
    assert_eq!(
        notes("board 2x3\npiece A\n#.\n.#\npiece B\n##\n##\npiece C x0\n#.#\n"),
        ["A has cells that no edge joins: they are laid as one piece."]
    );
}

#[test]
fn sets_are_written_by_name() {
    for text in [
        "board 6x10\npieces pentominoes\n",
        "board\n.?#\n###\npieces hexominoes x2 noturn\npiece j noflip\n.#\n##\n",
        "board 1x1\npiece a x0\n#\npieces lpnu noflip\npiece 7\n#\n",
    ] {
        assert_eq!(plan(text).to_text(), text);
    }
}

fn square() -> impl Strategy<Value = Square> {
    prop_oneof![
        1 => Just(Square::Hole),
        3 => Just(Square::Cell),
        1 => Just(Square::Optional),
    ]
}

prop_compose! {
    fn any_shape()(
        cells in prop::collection::btree_set((0..4_usize, 0..4_usize), 1..6),
    ) -> Shape {
        Shape::of_cells(&Vec::from_iter(cells)).unwrap()
    }
}

prop_compose! {
    fn any_kinds()(
        letters in prop::collection::btree_set("[A-Za-z0-9é]", 0..5),
        looks in prop::collection::vec((any_shape(), 0..4_u16, any::<bool>(), any::<bool>()), 5),
    ) -> Vec<PieceKind> {
        let letters = letters.iter().filter_map(|letter| letter.chars().next());
        let kind = |(letter, (shape, copies, turn, flip))| {
            PieceKind { letter, shape, copies, turn, flip }
        };
        letters.zip(looks).map(kind).collect()
    }
}

fn any_plan() -> impl Strategy<Value = Plan> {
    let board = (1..6_u16, 1..6_u16).prop_flat_map(|(rows, cols)| {
        let squares = prop::collection::vec(square(), usize::from(rows * cols));
        (Just(rows), Just(cols), squares)
    });
    let plan = (board, any_kinds()).prop_map(|((rows, cols, cells), kinds)| Plan {
        rows,
        cols,
        cells,
        kinds,
    });
    plan.prop_filter("a board has cells", |plan| {
        plan.cells.iter().any(|&square| square != Square::Hole)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn plans_come_back(plan in any_plan()) {
        let text = plan.to_text();
        prop_assert_eq!(Plan::parse(&text), Ok(plan), "{}", text);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[#.?xX \\n\\r\\tL0-9a-z×é]{0,60}|\\PC*") {
        if let Ok(plan) = Plan::parse(&text) {
            prop_assert_eq!(Plan::parse(&plan.to_text()), Ok(plan.clone()));
            let _ = plan.tiling();
        }
    }

    #[test]
    fn words_in_any_order_are_read_or_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "board", "pieces", "piece", "x2", "3x3", "lpnu", "tetrominoes", "noturn",
                "noflip", "\n", "\n", "##", "#", "L", "?", "# a", " ",
            ]),
            0..30,
        ),
    ) {
        let text = words.join(" ").replace(" \n ", "\n");
        if let Ok(plan) = Plan::parse(&text) {
            prop_assert_eq!(Plan::parse(&plan.to_text()), Ok(plan.clone()));
            let _ = plan.tiling();
        }
    }
}

/// A megabyte of anything is read, or refused, without delay.
#[test]
fn large_texts() {
    let size = 1 << 20;
    let fill = |part: &str| part.repeat(size / part.len());
    for part in [
        "#",
        "\n",
        "#\n",
        "# \n\n",
        "##\n\n#\n\n",
        "board",
        "piece L ",
        "é",
    ] {
        let _ = Plan::parse(&fill(part));
        let _ = Plan::parse(&format!("board 2x2\n{}", fill(part)));
        let _ = Plan::parse(&format!("board 2x2\npiece L {}", fill(part)));
        let _ = Plan::parse(&format!("board\n{}", fill(part)));
    }
    let letters = ('一'..='龥').map(|letter| format!("piece {letter}\n#\n"));
    let all = format!("board 1x1\n{}", letters.collect::<String>());
    refused(&all, "line 2002: more than 1000 kinds of pieces");
    assert_eq!(
        plan("board 1x1\n\n#").kinds[0].shape.cells(),
        [Cell::new(0, 0)]
    );
}
