//! Long chains of forced options: deep searches need no deep call stack.

mod common;

use dlx_stage::dlx::{ItemId, Problem, ProblemBuilder, Rule, Search, Step};

const LENGTH: u32 = 100_000;

fn chain(option: impl Fn(u32) -> Vec<ItemId>) -> Problem {
    let mut builder = ProblemBuilder::new();
    for item in 0..LENGTH {
        builder.primary(&item.to_string()).unwrap();
    }
    for number in 0..LENGTH {
        builder.option(option(number)).unwrap();
    }
    builder.build().unwrap()
}

/// Item i has exactly the option {i}.
fn singles() -> Problem {
    chain(|i| vec![ItemId(i)])
}

/// Option i is {i, i+1}, the last one stands alone. The first item is only in
/// the first option; once that is chosen, item 2 is only in option 2, and so
/// on: every second option is forced.
fn pairs() -> Problem {
    chain(|i| (i..LENGTH.min(i + 2)).map(ItemId).collect())
}

/// Solves, resets, steps to the end and back to the beginning.
#[track_caller]
fn there_and_back(problem: &Problem, depth: usize) {
    let fresh = Search::new(problem, Rule::Shortest);
    let mut search = fresh.clone();
    assert!(search.next_solution());
    assert_eq!(search.path().count(), depth);
    assert_eq!(search.depth(), depth);
    let at_solution = search.clone();
    search.reset();
    assert!(search == fresh);
    let solution = Step::Solution { number: 1 };
    assert!(search.any(|step| step == solution));
    assert!(search == at_solution);
    assert!(!search.next_solution());
    assert!(search.is_complete());
    assert_eq!(search.counters().placements, depth as u64);
    assert!(search.links() == fresh.links());
    while search.back().is_some() {}
    assert!(search == fresh);
}

#[test]
fn a_hundred_thousand_forced_options() {
    there_and_back(&singles(), LENGTH as usize);
}

#[test]
fn a_hundred_thousand_options_that_touch() {
    there_and_back(&pairs(), LENGTH as usize / 2);
}
