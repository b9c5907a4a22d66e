//! Queens, Langford pairs and permutations on their boards: how many ways
//! there are, what is on the board, and in which words.

#[path = "common/mod.rs"]
mod common;

use dlx_stage::catalogue;
use dlx_stage::dlx::{ItemId, OptionId, Rule, Search};
use dlx_stage::document::{Document, Format};
use dlx_stage::loaded::Loaded;
use dlx_stage::names::Names;
use dlx_stage::puzzle::langford::Langford;
use dlx_stage::puzzle::permutation::Permutation;
use dlx_stage::puzzle::queens::Queens;
use dlx_stage::puzzle::{Cell, Meaning, Puzzle};

fn solutions(puzzle: &dyn Puzzle) -> u64 {
    common::exhaust(puzzle.problem()).counters().solutions
}

#[track_caller]
fn own(format: Format, text: &str) -> Loaded {
    match Loaded::own(Document::new(format, text)) {
        Ok(loaded) => loaded,
        Err(fault) => panic!("{fault}"),
    }
}

/// What is said of a fact.
fn fact(loaded: &Loaded, at: usize) -> String {
    loaded.about().facts[at].value.clone()
}

#[test]
fn queens_are_as_many_as_known() {
    for (n, known) in (1..).zip([1, 0, 0, 2, 10, 4, 40, 92]) {
        let queens = Queens::new(n).unwrap();
        assert_eq!(solutions(&queens), known, "{n} queens");
        assert_eq!(queens.facts()[0].value, known.to_string());
    }
    assert!(Queens::new(64).unwrap().facts().is_empty());
}

#[test]
fn langford_lines_are_as_many_as_known() {
    // OEIS A014552.
    for (n, known) in (1..).zip([0, 0, 1, 1, 0, 0, 26, 150]) {
        let pairs = Langford::new(n).unwrap();
        assert_eq!(solutions(&pairs), 2 * known, "{n} pairs");
        let facts = pairs.facts();
        let halved = facts.get(1).map_or("0", |fact| &fact.value);
        assert_eq!(halved, known.to_string());
        assert!(facts[0].value.starts_with(&(2 * known).to_string()));
    }
    assert_eq!(Langford::new(11).unwrap().facts()[1].value, "17,792");
}

#[test]
fn permutations_are_as_many_as_the_permanent() {
    for (n, factorial) in (1..).zip([1, 2, 6, 24, 120]) {
        assert_eq!(solutions(&Permutation::full(n).unwrap()), factorial);
    }
    for (n, derangements) in (1..).zip([0, 1, 2, 9, 44, 265]) {
        let puzzle = Permutation::derangement(n).unwrap();
        assert_eq!(solutions(&puzzle), derangements);
        assert_eq!(puzzle.facts()[0].value, derangements.to_string());
    }
}

#[test]
fn every_entry_has_its_number() {
    for (id, known) in [
        ("queens-4", 2),
        ("queens-6", 4),
        ("queens-8", 92),
        ("queens-12", 14_200),
        ("langford-3", 2),
        ("langford-4", 2),
        ("langford-7", 52),
        ("langford-8", 300),
        ("langford-11", 35_584),
        ("permutation-4", 24),
        ("derangement-5", 44),
        ("permutation-forbidden", 12),
    ] {
        let loaded = catalogue::load(id).unwrap();
        assert_eq!(solutions(loaded.puzzle()), known, "{id}");
        assert!(!loaded.about().caption.is_empty(), "{id}");
        let number = fact(&loaded, 0).replace(',', "");
        assert_eq!(number, known.to_string(), "{id}");
    }
}

#[test]
fn a_square_of_queens_is_on_four_lines() {
    let queens = Queens::new(5).unwrap();
    let problem = queens.problem();
    for option in problem.options() {
        let [cell] = queens.placement(option).cells[..] else {
            panic!("a queen fills one square");
        };
        for item in problem.items() {
            let Meaning::House { cells, .. } = queens.meaning(item) else {
                panic!("all items are lines");
            };
            assert_eq!(cells.contains(&cell), problem.has(option, item));
        }
    }
    let words = |item| queens.item_words(ItemId(item));
    assert_eq!(words(2), "row 3");
    assert_eq!(words(9), "column 5");
    assert_eq!(words(10), "rising diagonal 1");
    assert_eq!(words(27), "falling diagonal 9");
    assert_eq!(queens.option_words(OptionId(7)), "queen at r2c3");
}

#[test]
fn names_in_the_views_are_short() {
    let short = |puzzle: &dyn Puzzle, item: usize, option: usize| {
        let names = Names::of(puzzle);
        let item = names.items[item].short.clone();
        (item, names.options[option].short.clone())
    };
    let of = |item: &str, option: &str| (item.to_owned(), option.to_owned());
    let queens = Queens::new(5).unwrap();
    assert_eq!(short(&queens, 2, 7), of("r3", "r2c3"));
    assert_eq!(short(&queens, 12, 0), of("/3", "r1c1"));
    assert_eq!(short(&queens, 27, 0), of("\\9", "r1c1"));
    let pairs = Langford::new(7).unwrap();
    assert_eq!(short(&pairs, 2, 0), of("3", "1 1-3"));
    assert_eq!(short(&pairs, 11, 12), of("s5", "2 1-4"));
    let rooks = Permutation::derangement(3).unwrap();
    assert_eq!(short(&rooks, 5, 0), of("c3", "r1c2"));
}

#[test]
fn a_long_line_is_broken() {
    for (n, rows, cols) in [(3, 1, 6), (6, 1, 12), (7, 2, 7), (11, 2, 11), (13, 3, 9)] {
        let pairs = Langford::new(n).unwrap();
        let board = pairs.board();
        assert_eq!((board.rows, board.cols), (rows, cols), "{n} pairs");
        assert_eq!(board.cells().count(), 2 * n);
    }
    let pairs = Langford::new(7).unwrap();
    let last = OptionId(pairs.problem().option_count() as u32 - 1);
    let cells = [Cell::new(0, 5), Cell::new(1, 6)];
    assert_eq!(pairs.placement(last).cells, cells);
    assert_eq!(pairs.option_words(last), "pair 7 at 6 and 14");
}

#[test]
fn a_matrix_may_be_typed_in_several_ways() {
    let rows = |text: &str| {
        let loaded = own(Format::Permutation, text);
        let options = loaded.puzzle().problem().options();
        let cells = options.map(|option| loaded.placement(option).cells[0].to_string());
        cells.collect::<Vec<_>>().join(" ")
    };
    let want = "r1c2 r2c1 r2c2";
    for text in [
        "permutation\n01\n11\n",
        "# a caption\npermutation\r\n\r\n 0 1\r\n1 1",
        "\u{feff}Permutation\n01\n# between\n11",
    ] {
        assert_eq!(rows(text), want, "{text}");
    }
    assert_eq!(rows("permutation 2"), "r1c1 r1c2 r2c1 r2c2");
    assert_eq!(rows("permutation 2 derangement"), "r1c2 r2c1");
    let own = own(Format::Permutation, "# a caption\npermutation 2");
    assert_eq!(own.about().caption, "a caption");
}

#[test]
fn faults_have_their_place() {
    for (format, text, said) in [
        (
            Format::Queens,
            "queens 0",
            "line 1, column 8: queens 0: n is 1 to 20",
        ),
        (
            Format::Queens,
            "queens 21",
            "line 1, column 8: queens 21: n is 1 to 20",
        ),
        (
            Format::Queens,
            "# a\n queens  -1",
            "line 2, column 10: queens -1: n is 1 to 20",
        ),
        (
            Format::Queens,
            "queens",
            "line 1: write 'queens' and a number, 1 to 20",
        ),
        (Format::Queens, "# eight", "write 'queens' and a number"),
        (Format::Queens, "", "the text is empty: no cells, no items"),
        (Format::Queens, "8", "line 1: write 'queens' and a number"),
        (
            Format::Queens,
            "queens 8 9",
            "line 1, column 10: '9' was not expected here",
        ),
        (
            Format::Queens,
            "queens 8\n\n9",
            "line 3: nothing was expected here",
        ),
        (
            Format::Langford,
            "langford 65",
            "line 1, column 10: langford 65: n is 1 to 64",
        ),
        (
            Format::Permutation,
            "permutation 0",
            "line 1, column 13: permutation 0: n is 1 to 64",
        ),
        (
            Format::Permutation,
            "permutation 5 rearrangement",
            "line 1, column 15: 'rearrangement' was not understood; write 'derangement', or nothing",
        ),
        (
            Format::Permutation,
            "permutation 5 derangement 7",
            "line 1, column 27: '7' was not understood; write 'derangement', or nothing",
        ),
        (
            Format::Permutation,
            "permutation\n012\n",
            "line 2, column 3: '2' is neither 0 nor 1",
        ),
        (
            Format::Permutation,
            "permutation\n01\n1",
            "line 3: the square has 2 lines, this one has 1 column",
        ),
        (
            Format::Permutation,
            "permutation",
            "line 1: write a number, 1 to 64, or a square of 0 and 1 below",
        ),
    ] {
        let fault = Document::new(format, text).read().err().expect("a fault");
        assert_eq!(fault.to_string(), said, "{text}");
    }
    let long = "queens ".to_owned() + &"9".repeat(1_000_000);
    let fault = Document::new(Format::Queens, long).read().err().unwrap();
    assert!(fault.message.len() < 100, "{}", fault.message);
    let many = "permutation\n".to_owned() + &"0\n".repeat(100_000);
    let fault = Document::new(Format::Permutation, many)
        .read()
        .err()
        .unwrap();
    assert_eq!(fault.message, "the square has 100,000 lines; n is 1 to 64");
}

#[test]
fn what_leaves_no_solution_is_noted() {
    let notes = |format, text: &str| -> Vec<(String, bool)> {
        let loaded = own(format, text);
        let notes = loaded.about().notes.clone();
        notes
            .into_iter()
            .map(|note| (note.text, note.is_fatal))
            .collect()
    };
    let fatal = |text: &str| vec![(text.to_owned(), true)];
    assert_eq!(
        notes(Format::Permutation, "permutation\n00\n11"),
        fatal("Row 1 has no square: there is no solution.")
    );
    assert_eq!(
        notes(Format::Permutation, "permutation 1 derangement"),
        fatal("Row 1 and column 1 have no square: there is no solution.")
    );
    assert_eq!(
        notes(Format::Knuth, "a b c | x\na\nx\nb x"),
        [
            ("c has no option: there is no solution.".to_owned(), true),
            (
                "Option 2 (x) has no primary item: the search never chooses it.".to_owned(),
                false
            ),
        ]
    );
    assert_eq!(
        notes(Format::Knuth, "a b c d e f\na"),
        fatal("b, c, d and 2 more have no option: there is no solution.")
    );
    let sudoku = ".23456789".to_owned() + &".".repeat(18) + "1" + &".".repeat(53);
    let found = notes(Format::Sudoku, &sudoku);
    assert_eq!(
        found,
        [
            (
                "r1c1 has no candidate: there is no solution.".to_owned(),
                true
            ),
            (
                "1 in row 1 has no place: there is no solution.".to_owned(),
                true
            ),
        ]
    );
    for entry in catalogue::entries() {
        let notes = entry.load().unwrap().about().notes.clone();
        assert!(notes.iter().all(|note| !note.is_fatal), "{}", entry.id);
    }
}

fn classes(puzzle: &dyn Puzzle) -> usize {
    let symmetries = puzzle.symmetries();
    let mut search = Search::new(puzzle.problem(), Rule::Shortest);
    let mut classes = 0;
    while search.next_solution() {
        classes += usize::from(symmetries.is_first(&search));
    }
    classes
}

#[test]
fn up_to_symmetry_they_are_as_many_as_known() {
    // OEIS A002562, A014552, A000903.
    for (n, known) in (1..).zip([1, 0, 0, 1, 2, 1, 6, 12]) {
        let queens = Queens::new(n).unwrap();
        assert_eq!(classes(&queens), known, "{n} queens");
        assert_eq!(queens.facts()[1].value, known.to_string());
    }
    for (n, known) in (1..).zip([0, 0, 1, 1, 0, 0, 26, 150]) {
        assert_eq!(classes(&Langford::new(n).unwrap()), known, "{n} pairs");
    }
    for (n, known) in (1..).zip([1, 1, 2, 7, 23, 115]) {
        assert_eq!(classes(&Permutation::full(n).unwrap()), known, "{n} rooks");
    }
    assert_eq!(Permutation::derangement(4).unwrap().symmetries().order(), 4);
}

#[test]
fn each_writes_itself_and_is_read_again() {
    let puzzles: [(Box<dyn Puzzle>, Format, &str); 4] = [
        (
            Box::new(Queens::new(8).unwrap()),
            Format::Queens,
            "queens 8",
        ),
        (
            Box::new(Langford::new(7).unwrap()),
            Format::Langford,
            "langford 7",
        ),
        (
            Box::new(Permutation::new(&[0b10, 0b11]).unwrap()),
            Format::Permutation,
            "permutation\n01\n11\n",
        ),
        (
            Box::new(Permutation::derangement(1).unwrap()),
            Format::Permutation,
            "permutation\n0\n",
        ),
    ];
    for (puzzle, format, text) in puzzles {
        let document = puzzle.document().unwrap();
        assert_eq!((document.format, &*document.text), (format, text));
        let read = document.read().ok().unwrap().puzzle;
        assert_eq!(read.document(), Some(document));
        assert_eq!(read.problem(), puzzle.problem());
    }
}
