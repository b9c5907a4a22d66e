//! What the tests share: random problems, two independent solvers, and the
//! puzzles with names.

#![allow(dead_code, reason = "each test file uses its own part")]

pub mod brute;
pub mod cases;
pub mod random;
pub mod reference;

use dlx_stage::dlx::{OptionId, Problem, Rule, Search, Step, text};

/// The example of TAOCP 7.2.2.1 (6).
pub const KNUTH: &str = "a b c d e f g\nc e\na d g\nb c f\na d f\nb g\nd e g\n";

/// The example with colours of TAOCP 7.2.2.1 (49).
pub const COLOURED: &str = "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n";

/// The article's board with the pieces as the first items.
pub const LPNU_PIECES_FIRST: &str = include_str!("../data/bench/lpnu4x5.dlx");

#[track_caller]
pub fn parse(knuth: &str) -> Problem {
    match text::parse_knuth(knuth) {
        Ok(problem) => problem,
        Err(error) => panic!("{error}"),
    }
}

/// The empty 4×4 Sudoku, items in the order cells, lines, files, blocks.
pub fn sudoku4() -> Problem {
    let each = || (0..4).flat_map(|a| (0..4).map(move |b| (a, b)));
    let mut knuth = String::new();
    for house in ["p", "r", "c", "b"] {
        for (a, b) in each() {
            knuth += &format!("{house}{a}{b} ");
        }
    }
    for (row, col) in each() {
        let block = row / 2 * 2 + col / 2;
        for value in 0..4 {
            knuth += &format!("\np{row}{col} r{row}{value} c{col}{value} b{block}{value}");
        }
    }
    parse(&knuth)
}

/// The puzzles with names that the laws are walked through on.
pub fn named() -> [(&'static str, Problem); 4] {
    [
        ("Knuth's 6×7", parse(KNUTH)),
        ("Knuth's colours", parse(COLOURED)),
        ("LPNU", parse(LPNU_PIECES_FIRST)),
        ("4×4 Sudoku", sudoku4()),
    ]
}

/// The options chosen now, sorted.
pub fn cover(search: &Search) -> Vec<u32> {
    let mut cover: Vec<u32> = search.path().map(|o| o.0).collect();
    cover.sort_unstable();
    cover
}

/// The solutions found by walking every step, in the order found, each in the
/// order chosen.
pub fn by_steps(mut search: Search) -> Vec<Vec<OptionId>> {
    let mut found = Vec::new();
    while let Some(step) = search.step() {
        if let Step::Solution { .. } = step {
            found.push(search.path().collect());
        }
    }
    found
}

/// The solutions found by running from one to the next.
pub fn by_runs(mut search: Search) -> Vec<Vec<OptionId>> {
    let mut found = Vec::new();
    while search.next_solution() {
        found.push(search.path().collect());
    }
    found
}

/// The whole search at once: its state at the end, keeping no solution.
pub fn exhaust(problem: &Problem) -> Search {
    let mut search = Search::new(problem, Rule::Shortest);
    while search.next_solution() {}
    search
}
