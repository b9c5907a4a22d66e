//! The tables of J.-M. Chauvet, "Combinatorial explorations in Su-Doku",
//! arXiv 0803.4253 (2008), section on Dancing Links, line for line.

use std::fmt::Write;

use dlx_stage::dlx::{Problem, Rule, Search, estimate, text};
use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::sudoku::{Grid, Sudoku};

fn empty(order: u16, diagonals: bool) -> Sudoku {
    Sudoku::new(Grid::empty(order).unwrap(), diagonals).unwrap()
}

/// The estimate at each solution, with its depth.
fn estimates(problem: &Problem) -> Vec<(usize, f64)> {
    let mut search = Search::new(problem, Rule::Shortest);
    let mut found = Vec::new();
    while search.next_solution() {
        let others = |o| problem.option(o).len() as u32 - 1;
        found.push((search.depth(), estimate(search.levels(), others)));
    }
    found
}

#[test]
fn sizes() {
    for order in 2..=5u16 {
        let sudoku = empty(order, false);
        let n = usize::from(order);
        assert_eq!(sudoku.problem().item_count(), 4 * n.pow(4));
        assert_eq!(sudoku.problem().option_count(), n.pow(6));
    }
}

#[test]
fn the_first_grid_of_order_2() {
    let sudoku = empty(2, false);
    let mut search = Search::new(sudoku.problem(), Rule::Shortest);
    assert!(search.next_solution());
    let mut table = String::from("depth\tcovers\tbacktracks\tdegree\n");
    for (depth, level) in search.levels().enumerate() {
        let (covers, tried, degree) = (level.updates, level.tried, level.degree);
        writeln!(table, "{depth}\t{covers}\t{tried}\t{degree}").unwrap();
    }
    assert_eq!(table, include_str!("data/order2-first-grid.tsv"));
    assert_eq!(search.levels().map(|l| l.updates).sum::<u64>(), 256);
    assert_eq!(search.levels().map(|l| l.tried).sum::<u32>(), 16);
}

#[test]
fn all_grids_of_order_2() {
    let found = estimates(empty(2, false).problem());
    let mut table = String::from("solution\tdepth\testimate\tcumulative\n");
    let mut total = 0.0;
    for (at, (depth, estimate)) in found.iter().enumerate() {
        total += estimate;
        writeln!(table, "{}\t{depth}\t{estimate}\t{total}", at + 1).unwrap();
    }
    assert_eq!(table, include_str!("data/order2-all-grids.tsv"));
    assert_eq!((found.len(), total), (288, 1_973_376.0));
    assert_eq!(total / 288.0, 6852.0);
}

/// The paper prints 3666 here; by its own rule it is 1776.
#[test]
fn all_grids_of_order_2_with_diagonals() {
    let found = estimates(empty(2, true).problem());
    let total: f64 = found.iter().map(|(_, estimate)| estimate).sum();
    assert_eq!((found.len(), total / 48.0), (48, 1776.0));
}

/// The paper's example of an exact hitting set; it numbers rows from 1.
#[test]
fn hitting_set() {
    let problem = text::parse_matrix("1010\n0011\n0100\n1011\n0001\n1100\n").unwrap();
    let mut search = Search::new(&problem, Rule::Shortest);
    let mut found = Vec::new();
    while search.next_solution() {
        let mut rows: Vec<u32> = search.path().map(|o| o.0 + 1).collect();
        rows.sort_unstable();
        found.push(rows);
    }
    found.sort();
    assert_eq!(found, [vec![1, 3, 5], vec![2, 6], vec![3, 4]]);
}
