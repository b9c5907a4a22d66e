//! Tilings against independent listings and against plain filling.

mod brute;
mod catalogue;
mod classes;
mod optional;
mod text;

use brute::{Stock, covers, fillings};
use dlx_stage::dlx::{ItemId, OptionId};
use dlx_stage::puzzle::polyomino::{DrawingError, PieceKind, Polyomino, PolyominoError};
use dlx_stage::puzzle::{Board, Cell, Meaning, Puzzle};
use std::collections::BTreeSet;

const LPNU: &str = include_str!("../data/bench/lpnu4x5.dlx");
const PENT_6X10: &str = include_str!("../data/bench/pent6x10.dlx");

/// An option of the listings, `L 00 10 …`, as our words say it.
fn listed(line: &str) -> String {
    let (letter, places) = line.split_once(' ').unwrap();
    let name = |place: &str| {
        let mut digits = place.chars().map(|c| c.to_digit(36).unwrap() + 1);
        format!("r{}c{}", digits.next().unwrap(), digits.next().unwrap())
    };
    let cells: Vec<String> = places.split(' ').map(name).collect();
    format!("{letter} at {}", cells.join(" "))
}

fn words(puzzle: &Polyomino) -> Vec<String> {
    let options = puzzle.problem().options();
    options.map(|o| puzzle.option_words(o)).collect()
}

#[track_caller]
fn same_as_listing(puzzle: &Polyomino, listing: &str) {
    let (items, options) = listing.split_once('\n').unwrap();
    let ours: BTreeSet<&str> = puzzle
        .problem()
        .items()
        .map(|i| puzzle.problem().name(i))
        .collect();
    let theirs: BTreeSet<String> = items
        .split(' ')
        .map(|name| match name.chars().all(|c| c.is_ascii_uppercase()) {
            true => name.to_owned(),
            false => listed(&format!("- {name}")).split_off("- at ".len()),
        })
        .collect();
    assert!(ours.iter().copied().eq(theirs.iter().map(String::as_str)));

    let ours: Vec<String> = words(puzzle).iter().map(|name| plain(name)).collect();
    let theirs: Vec<String> = options.lines().map(listed).collect();
    assert_eq!(ours.len(), theirs.len());
    let sets = [&ours, &theirs].map(|list| list.iter().collect::<BTreeSet<_>>());
    assert_eq!(sets[0], sets[1]);
    // The order of pieces agrees, the order of a piece's orientations does not.
    let letters =
        |list: &[String]| -> String { list.iter().filter_map(|w| w.chars().next()).collect() };
    assert_eq!(letters(&ours), letters(&theirs));
}

/// Without the letter that tells which way the piece lies.
fn plain(name: &str) -> String {
    let (piece, cells) = name.split_once(" at ").expect("a place");
    let piece = piece.trim_end_matches(|c: char| c.is_ascii_lowercase());
    format!("{piece} at {cells}")
}

#[test]
fn lpnu_has_the_listed_options_in_the_article_order() {
    let puzzle = Polyomino::lpnu();
    same_as_listing(&puzzle, LPNU);
    let problem = puzzle.problem();
    let names: Vec<&str> = problem.items().map(|i| problem.name(i)).collect();
    assert_eq!(names.len(), 24);
    assert_eq!((names[0], names[5], names[19]), ("r1c1", "r2c1", "r4c5"));
    assert_eq!(names[20..], ["L", "P", "N", "U"]);
    let words = words(&puzzle);
    assert_eq!(words[0], "La at r1c1 r2c1 r3c1 r4c1 r4c2");
    assert_eq!(words[1], "La at r1c2 r2c2 r3c2 r4c2 r4c3");
    assert_eq!(words[4], "Lb at r1c1 r1c2 r1c3 r1c4 r2c1");
    let count = |letter: &str| words.iter().filter(|w| w.starts_with(letter)).count();
    assert_eq!(["L", "P", "N", "U"].map(count), [40, 68, 40, 34]);
    assert_eq!(
        problem.option_text(OptionId(0)),
        "r1c1 r2c1 r3c1 r4c1 r4c2 L"
    );
}

#[test]
fn lpnu_has_eight_tilings() {
    assert_eq!(covers(Polyomino::lpnu().problem()), 8);
}

#[test]
fn twelve_on_each_rectangle() {
    same_as_listing(&Polyomino::pentominoes(6, 10).unwrap(), PENT_6X10);
    let count = |rows, cols| {
        let puzzle = Polyomino::pentominoes(rows, cols).unwrap();
        assert_eq!(puzzle.problem().item_count(), 72);
        puzzle.problem().option_count()
    };
    // As the other listings of the same source have it.
    assert_eq!([count(6, 10), count(10, 6)], [2056, 2056]);
    assert_eq!(
        [count(5, 12), count(4, 15), count(3, 20)],
        [1936, 1696, 1236]
    );
    let turned = Polyomino::pentominoes(6, 10).unwrap();
    let shapes = turned.pieces().iter().map(|piece| {
        let options = turned.problem().options().map(|o| turned.placement(o));
        let home = |cells: &[Cell]| {
            let left = cells.iter().map(|c| c.col).min().unwrap();
            let moved = cells
                .iter()
                .map(|c| Cell::new(c.row - cells[0].row, c.col - left));
            moved.collect::<Vec<_>>()
        };
        let laid = options.filter(|p| p.symbol == piece.symbol);
        laid.map(|p| home(&p.cells)).collect::<BTreeSet<_>>().len()
    });
    assert_eq!(shapes.sum::<usize>(), 63);
}

#[test]
fn holed_board_leaves_out_the_middle() {
    let puzzle = Polyomino::pentominoes_holed_8x8();
    let names: Vec<&str> = puzzle
        .problem()
        .items()
        .map(|i| puzzle.problem().name(i))
        .collect();
    assert_eq!(names.len(), 60 + 12);
    for hole in ["r4c4", "r4c5", "r5c4", "r5c5"] {
        assert!(!names.contains(&hole));
    }
    // 1,568 is what plain moving of all 63 shapes over the holed board gives.
    assert_eq!(puzzle.problem().option_count(), 1568);
}

#[test]
fn meanings_and_placements() {
    let puzzle = Polyomino::lpnu();
    assert_eq!(puzzle.meaning(ItemId(6)), Meaning::Cell(Cell::new(1, 1)));
    assert_eq!(puzzle.item_words(ItemId(22)), "piece N");
    let placement = puzzle.placement(OptionId(181));
    assert_eq!((placement.label.as_str(), placement.symbol), ("U", 3));
    assert_eq!(placement.cells.len(), 5);
    assert!(placement.cells.is_sorted());
    let pieces: Vec<_> = puzzle
        .pieces()
        .iter()
        .map(|p| (p.symbol, p.item.0))
        .collect();
    assert_eq!(pieces, [(0, 20), (1, 21), (2, 22), (3, 23)]);
    assert_eq!(puzzle.pieces()[3].shape[1], Cell::new(0, 2));
}

#[test]
fn copies_have_names_and_an_order() {
    let puzzle = puzzle("##\n##", &[('D', "##", 2)]);
    let items = puzzle.problem().items();
    let said: Vec<String> = items.map(|i| puzzle.item_words(i)).collect();
    assert_eq!(
        said[4..],
        [
            "piece D1",
            "piece D2",
            "D1 before D2",
            "D1 before D2",
            "D1 before D2"
        ]
    );
    assert_eq!(puzzle.problem().name(ItemId(6)), "D1<D2@r1c2");
    assert_eq!(puzzle.problem().primary_count(), 6);
    let options: Vec<_> = words(&puzzle);
    assert_eq!(options.len(), 8);
    assert_eq!(options[0], "D1a at r1c1 r1c2");
    assert_eq!(options[7], "D2b at r1c2 r2c2");
    let last = puzzle.placement(OptionId(7));
    assert_eq!((last.label.as_str(), last.symbol), ("D", 1));
}

#[test]
fn equal_pieces_are_not_told_apart() {
    let cases: &[(&str, Stock)] = &[
        ("####\n####\n####\n####", &[('D', "##", 8)]),
        ("######\n######\n######", &[('D', "##", 9)]),
        ("####\n####\n####", &[('V', "##\n#", 4)]),
        ("####\n####\n####", &[('V', "##\n#", 2), ('D', "##", 3)]),
        (
            "###\n#.#\n###",
            &[('D', "##", 2), ('I', "###", 1), ('m', "#", 1)],
        ),
        ("#####\n#####", &[('a', "##", 2), ('b', "##", 3)]),
        ("###\n###", &[('x', "#.#", 1), ('y', "#", 4)]),
        (
            "#####\n#####\n#####\n#####",
            &[('L', "#\n##", 4), ('S', "##\n##", 2)],
        ),
    ];
    for (board, stock) in cases {
        let filled = fillings(board, stock);
        assert!(filled > 0, "{board}");
        assert_eq!(
            covers(puzzle(board, stock).problem()),
            filled,
            "{board}\n{stock:?}"
        );
    }
    assert_eq!(fillings(cases[0].0, cases[0].1), 36);
}

#[test]
fn what_fits_nowhere_is_seen() {
    let lonely = |board: &str, stock: Stock| -> Vec<String> {
        let puzzle = puzzle(board, stock);
        let items = puzzle.uncoverable().into_iter();
        items.map(|i| puzzle.item_words(i)).collect()
    };
    assert_eq!(
        lonely("##\n##", &[('I', "###", 1), ('m', "#", 1)]),
        ["piece I"]
    );
    assert_eq!(
        lonely("##.#", &[('I', "###", 1)]),
        ["r1c1", "r1c2", "r1c4", "piece I"]
    );
    assert!(lonely("####", &[('D', "##", 2)]).is_empty());
}

#[test]
fn errors_say_what_is_wrong() {
    let said = |board: &str, stock: Stock| try_puzzle(board, stock).unwrap_err().to_string();
    let five = &[('L', "#\n#\n#\n##", 4)];
    let nineteen = "#####\n#####\n#####\n####";
    assert_eq!(
        said(nineteen, five),
        "the pieces cover 20 cells, the board has 19: 1 too many"
    );
    assert_eq!(
        said("##", &[]),
        "the pieces cover 0 cells, the board has 2: 2 too few"
    );
    assert_eq!(said("..", five), "the board: it has no cells");
    assert_eq!(
        said("##", &[('a', "#", 1), ('a', "#", 1)]),
        "two pieces are named a"
    );
    assert_eq!(
        said("##", &[(':', "##", 1)]),
        "':' cannot name a piece: use a letter or a digit"
    );
    assert_eq!(said("##", &[('a', "..", 1)]), "piece a: it has no cells");
    // 8,064 places of a domino; 12 marks for each pair of copies.
    let wide = "#".repeat(64);
    let square = vec![wide.as_str(); 64].join("\n");
    assert_eq!(
        said(&square, &[('D', "##", 2048)]),
        "too many placements: the problem would have 256,011,777 nodes; at most 5,000,000 are built"
    );
    let mut board = Board::rectangle(1, 2).unwrap();
    board.inside.pop();
    let expected = PolyominoError::BoardCells {
        expected: 2,
        found: 1,
    };
    assert_eq!(Polyomino::new(board.clone(), &[]).unwrap_err(), expected);
    board.rows = 65;
    let expected = PolyominoError::Board(DrawingError::TooLarge { rows: 65, cols: 2 });
    assert_eq!(Polyomino::new(board, &[]).unwrap_err(), expected);
    assert_eq!(
        Polyomino::pentominoes(5, 5).unwrap_err().to_string(),
        "the pieces cover 60 cells, the board has 25: 35 too many"
    );
}

fn try_puzzle(board: &str, stock: Stock) -> Result<Polyomino, PolyominoError> {
    let drawn = stock
        .iter()
        .map(|&(letter, drawing, copies)| PieceKind::drawn(letter, drawing, copies));
    let kinds: Result<Vec<_>, _> = drawn.collect();
    Polyomino::new(Board::drawn(board)?, &kinds?)
}

#[track_caller]
fn puzzle(board: &str, stock: Stock) -> Polyomino {
    try_puzzle(board, stock).unwrap()
}
