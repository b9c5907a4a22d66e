//! Positions kept, and returned to.

use super::common::{self, named, random};
use super::{cases, positions};
use dlx_stage::dlx::{Rule, Search};
use proptest::prelude::*;

/// From some positions to all that can be bookmarked, and nothing differs.
#[track_caller]
fn returns(fresh: &Search, from: &[usize]) {
    let all = positions(fresh.clone());
    let mut searches: Vec<_> = from.iter().map(|at| all[at % all.len()].clone()).collect();
    for position in &all {
        let bookmark = position.bookmark();
        assert_eq!(bookmark.is_some(), position.is_between_levels());
        let Some(bookmark) = bookmark else { continue };
        assert_eq!(bookmark.steps(), position.counters().steps());
        for search in &mut searches {
            assert!(search.return_to(&bookmark));
            assert!(search == position, "not as it was");
            assert_eq!(search.bookmark().as_ref(), Some(&bookmark));
        }
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn every_position_between_levels_can_be_returned_to(
        case in random::case(),
        from in proptest::collection::vec(any::<usize>(), 1..5),
    ) {
        returns(&case.search(), &from);
    }

    /// Whatever the search is, the links come out well.
    #[test]
    fn the_bookmark_of_another_search_breaks_nothing(
        case in random::case(),
        other in random::case(),
        placements in 0..9u64,
    ) {
        let mut foreign = other.search();
        foreign.run(placements);
        if let Some(bookmark) = foreign.bookmark() {
            let mut search = case.search();
            search.run(3);
            search.return_to(&bookmark);
            prop_assert_eq!(search.links().check(), Ok(()));
            prop_assert!(search.is_between_levels());
            search.reset();
            prop_assert!(search == case.search());
        }
    }
}

#[test]
fn named_puzzles_can_be_returned_to() {
    for (_, problem) in named() {
        for rule in [Rule::Shortest, Rule::Random { seed: 3 }] {
            let fresh = Search::new(&problem, rule);
            returns(&fresh, &[usize::MAX / 3]);
        }
    }
}

/// The page keeps tens of thousands of them in 64 MB.
#[test]
fn a_bookmark_is_small() {
    let fresh = Search::new(&common::sudoku4(), Rule::Shortest);
    let all = positions(fresh);
    let most = all.iter().filter_map(Search::bookmark).map(|b| b.bytes());
    assert!(most.max().unwrap() < 128);
}

#[test]
fn the_beginning_can_be_returned_to() {
    let fresh = Search::new(&common::parse(common::KNUTH), Rule::Shortest);
    let bookmark = fresh.bookmark().unwrap();
    let mut search = fresh.clone();
    while search.next_solution() {}
    assert_eq!(search.bookmark(), None, "complete");
    assert!(search.return_to(&bookmark));
    assert_eq!(search, fresh);
}
