//! Classes of solutions: the same number however one gets there.

use std::collections::BTreeSet;
use std::rc::Rc;

use crate::common::seek;
use dlx_stage::dlx::{Rule, Search, Step};
use dlx_stage::player::Player;
use dlx_stage::puzzle::polyomino::{Plan, Polyomino};
use dlx_stage::puzzle::{Cell, Puzzle};
use dlx_stage::settings::StepSize;
use proptest::prelude::*;

fn player(puzzle: &Polyomino) -> Player {
    let search = Search::new(puzzle.problem(), Rule::Shortest);
    let mut player = Player::new(puzzle.problem(), search);
    player.count_classes(Rc::new(puzzle.symmetries()));
    player
}

/// Counted by walking there from the beginning, and keeping all that the
/// solutions become.
fn counted(search: &Search, puzzle: &Polyomino) -> u64 {
    let mut walk = search.clone();
    walk.rewind();
    let (mut seen, mut classes) = (BTreeSet::new(), 0);
    while walk.counters().steps() < search.counters().steps() {
        if let Some(Step::Solution { .. }) = walk.step() {
            let images = images(&walk, puzzle);
            classes += u64::from(images.is_disjoint(&seen));
            seen.extend(images);
        }
    }
    classes
}

/// All that a solution on a full rectangle becomes: letters and cells.
fn images(search: &Search, puzzle: &Polyomino) -> BTreeSet<Vec<(String, Vec<Cell>)>> {
    let (rows, cols) = (puzzle.board().rows, puzzle.board().cols);
    let moves = (0..8).filter(|number| rows == cols || number & 1 == 0);
    let moved = |number: u8| {
        let cell = |cell: &Cell| {
            let (mut row, mut col) = (cell.row, cell.col);
            if number & 1 != 0 {
                (row, col) = (col, row);
            }
            if number & 2 != 0 {
                row = rows - 1 - row;
            }
            if number & 4 != 0 {
                col = cols - 1 - col;
            }
            Cell::new(row, col)
        };
        let laid = |option| {
            let placement = puzzle.placement(option);
            let mut cells: Vec<Cell> = placement.cells.iter().map(cell).collect();
            cells.sort_unstable();
            (placement.label, cells)
        };
        let mut solution: Vec<_> = search.path().map(laid).collect();
        solution.sort_unstable();
        solution
    };
    moves.map(moved).collect()
}

/// One thing to do, told by two numbers.
fn act(player: &mut Player, puzzle: &Polyomino, what: u8, number: u64) {
    let sizes = [
        StepSize::Link,
        StepSize::Cover,
        StepSize::Choice,
        StepSize::Solution,
    ];
    let size = sizes[number as usize % 4];
    match what {
        0..=2 => (0..number % 40).for_each(|_| {
            player.forwards(size, &[], 1 << 20);
        }),
        3..=5 => (0..number % 40).for_each(|_| {
            player.backwards(size, 1 << 20);
        }),
        6 => {
            player.run(number);
        }
        7 => {
            player.run_past(number);
        }
        8 | 9 => seek(player, number * 7),
        10 => {
            // An item that is open, and any of its options first.
            let links = player.search().links();
            let items: Vec<_> = links.active().collect();
            if let Some(&item) = items.get(number as usize % items.len().max(1)) {
                let options: Vec<_> = links.ring(item).collect();
                let first = options.get(number as usize / 7 % options.len().max(1));
                let _ = player.steer(item, first.copied());
            }
        }
        _ => {
            player.reset(puzzle.problem());
            player.count_classes(Rc::new(puzzle.symmetries()));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 60,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn by_any_way(acts in prop::collection::vec((0..12_u8, 0..900_u64), 1..30)) {
        let squares = Plan::parse("board 4x4\npiece D x8\n##").unwrap().tiling().unwrap();
        for puzzle in [Polyomino::lpnu(), squares] {
            let mut player = player(&puzzle);
            for &(what, number) in &acts {
                act(&mut player, &puzzle, what, number);
                if player.middle().is_some() {
                    continue;
                }
                let expected = counted(player.search(), &puzzle);
                prop_assert_eq!(player.record().classes(), expected, "{} {}", what, number);
                let mut twin = player.twin();
                act(&mut twin, &puzzle, what % 8, number);
                if twin.middle().is_none() {
                    let expected = counted(twin.search(), &puzzle);
                    prop_assert_eq!(twin.record().classes(), expected, "{}", what);
                }
            }
        }
    }
}

#[test]
fn known_at_every_solution() {
    let puzzle = Polyomino::lpnu();
    let mut player = player(&puzzle);
    assert!(player.run(u64::MAX));
    assert_eq!(player.record().classes(), 1, "one solution is one class");
    while !player.run_past(1) {}
    assert_eq!(player.record().classes(), 2);
    let log = player.record().log.entries();
    assert_eq!(log.iter().filter(|entry| entry.first).count(), 2);
}

/// Far jumps, by way of positions that are kept.
#[test]
fn after_jumps() {
    let text = "board 6x6\npiece D x18\n##";
    let puzzle = Plan::parse(text).unwrap().tiling().unwrap();
    let mut player = player(&puzzle);
    while !player.run_past(1000) {}
    // OEIS A004003.
    assert_eq!(player.search().counters().solutions, 6_728);
    let all = player.record().classes();
    let end = player.step_number();
    for target in [end / 2, end / 3, end - 1, 5, end * 3 / 4] {
        seek(&mut player, target);
        let expected = counted(player.search(), &puzzle);
        assert_eq!(player.record().classes(), expected, "at {target}");
    }
    seek(&mut player, u64::MAX);
    assert_eq!(
        (player.step_number(), player.record().classes()),
        (end, all)
    );
}
