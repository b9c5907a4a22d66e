//! Known totals: solutions, and the work that finds them, to the last update.

mod common;

use common::exhaust;
use dlx_stage::dlx::{Counters, Problem, Rule, Search};
use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::langford::langford;
use dlx_stage::puzzle::polyomino::Polyomino;
use dlx_stage::puzzle::queens::queens;
use dlx_stage::puzzle::sudoku::{Grid, Rules, Sheet, Sudoku};

#[track_caller]
fn solutions(problem: &Problem) -> u64 {
    let end = exhaust(problem);
    let counters = end.counters();
    assert_eq!(counters.covers, counters.uncovers);
    assert_eq!(end.links().check(), Ok(()));
    counters.solutions
}

/// The totals of the whole search, givens covered up front, and the
/// placements tried up to the first solution.
fn sudoku(line: &str) -> (Counters, u64) {
    let sudoku = Sudoku::new(Grid::parse(line).unwrap(), false).unwrap();
    let (problem, givens) = (sudoku.problem(), sudoku.givens());
    let mut search = Search::with_givens(problem, Rule::Shortest, givens).unwrap();
    search.next_solution();
    let first = search.counters().placements;
    while search.next_solution() {}
    (search.counters(), first)
}

/// The board of J.-M. Chauvet's article; the totals are those of a program
/// independent of this crate.
#[test]
fn lpnu() {
    let puzzle = Polyomino::lpnu();
    assert_eq!(puzzle.problem().item_count(), 24);
    assert_eq!(puzzle.problem().option_count(), 182);
    let mut search = Search::new(puzzle.problem(), Rule::Shortest);
    assert!(search.next_solution());
    let first = search.counters();
    assert_eq!((first.placements, first.updates), (9, 1_699));

    let all = exhaust(puzzle.problem()).counters();
    assert_eq!((all.solutions, all.placements, all.nodes()), (8, 133, 134));
    assert_eq!((all.covers, all.uncovers, all.updates), (791, 791, 28_206));

    let mut leftmost = Search::new(puzzle.problem(), Rule::First);
    while leftmost.next_solution() {}
    assert_eq!(leftmost.counters().placements, 411);
}

#[test]
fn lpnu_first_solution_is_the_articles() {
    let puzzle = Polyomino::lpnu();
    let mut search = Search::new(puzzle.problem(), Rule::Shortest);
    assert!(search.next_solution());
    let mut rows = vec![vec!['.'; 5]; 4];
    for placement in search.path().map(|o| puzzle.placement(o)) {
        for cell in placement.cells {
            rows[usize::from(cell.row)][usize::from(cell.col)] =
                placement.label.chars().next().unwrap();
        }
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    assert_eq!(rows, ["LPPUU", "LPPPU", "LNNUU", "LLNNN"]);
}

#[test]
fn sudoku_with_givens() {
    #[track_caller]
    fn expect(line: &str, placements: u64, updates: u64) -> u64 {
        let (all, first) = sudoku(line);
        assert_eq!((all.solutions, all.nodes()), (1, placements + 1));
        assert_eq!((all.placements, all.updates), (placements, updates));
        assert_eq!((all.covers, all.placements), (all.uncovers, all.untries));
        first
    }
    // Puzzle A and W_naive_worst of `data/cases`.
    let a = "7........5..18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1";
    expect(a, 56, 842);
    let w = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    expect(w, 64, 1_165);
    // Arto Inkala's of 2012, often called the hardest.
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    assert_eq!(expect(hard, 2_719, 48_760), 1_471);
}

#[test]
fn sudoku_4x4() {
    for (diagonals, grids) in [(false, 288), (true, 48)] {
        let empty = Sudoku::new(Grid::empty(2).unwrap(), diagonals).unwrap();
        assert_eq!(solutions(empty.problem()), grids);
    }
}

/// OEIS A002860.
#[test]
fn latin_squares() {
    let empty = |size| Sheet {
        grid: Grid::of_size(size).unwrap(),
        rules: Rules::LATIN,
    };
    let squares = |size| solutions(Sudoku::of(empty(size)).unwrap().problem());
    assert_eq!([1, 2, 3, 4, 5].map(squares), [1, 2, 12, 576, 161_280]);
}

/// OEIS A000170.
#[test]
fn queens_1_to_10() {
    let counts: Vec<u64> = (1..=10).map(|n| solutions(&queens(n).unwrap())).collect();
    assert_eq!(counts, [1, 0, 0, 2, 10, 4, 40, 92, 352, 724]);
}

/// OEIS A014552, doubled: each pairing is found in both directions.
#[test]
fn langford_pairs() {
    let counts = [3, 4, 5, 6, 7, 8].map(|n| solutions(&langford(n).unwrap()));
    assert_eq!(counts, [2, 2, 0, 0, 52, 300]);
}

/// Tilings, and how many of them differ by more than a symmetry.
#[track_caller]
fn tilings(puzzle: &Polyomino) -> (u64, u64) {
    let symmetries = puzzle.symmetries();
    let mut search = Search::new(puzzle.problem(), Rule::Shortest);
    let mut classes = 0;
    while search.next_solution() {
        classes += u64::from(symmetries.is_first(&search));
    }
    let counters = search.counters();
    assert_eq!(counters.covers, counters.uncovers);
    assert_eq!(search.links().check(), Ok(()));
    (counters.solutions, classes)
}

/// C. B. and Jenifer Haselgrove 1960: 2, 368, 1010 and 2339 up to symmetry.
#[test]
fn pentominoes() {
    for (rows, cols, solutions, classes) in [
        (3, 20, 8, 2),
        (4, 15, 1_472, 368),
        (5, 12, 4_040, 1_010),
        (6, 10, 9_356, 2_339),
    ] {
        let puzzle = Polyomino::pentominoes(rows, cols).unwrap();
        assert_eq!(tilings(&puzzle), (solutions, classes), "{rows}x{cols}");
    }
}

/// Dana Scott 1958: 65 up to symmetry.
#[test]
fn pentominoes_around_a_hole() {
    assert_eq!(tilings(&Polyomino::pentominoes_holed_8x8()), (520, 65));
}

/// What Knuth's DLX1 counts on these files; its updates are known to three
/// figures for two of them.
#[test]
fn as_knuths_program() {
    #[track_caller]
    fn expect(knuth: &str, solutions: u64, nodes: u64) -> u64 {
        let all = exhaust(&common::parse(knuth)).counters();
        assert_eq!((all.solutions, all.nodes()), (solutions, nodes));
        all.updates
    }
    assert_eq!(expect(common::LPNU_PIECES_FIRST, 8, 134), 28_206);
    let queens = include_str!("data/bench/queens12.dlx");
    assert_eq!(expect(queens, 14_200, 327_813), 6_285_452);
    let langford = include_str!("data/bench/langford11.dlx");
    assert_eq!((expect(langford, 35_584, 439_747) + 5_000) / 10_000, 597);
    let pentominoes = include_str!("data/bench/pent3x20.dlx");
    assert_eq!((expect(pentominoes, 8, 32_978) + 5_000) / 10_000, 1_099);
}
