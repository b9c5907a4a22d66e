//! Everything undone is undone exactly: the links are at every position what
//! they would be had the search gone there straight.

use super::common::{named, random};
use super::{cases, positions};
use dlx_stage::dlx::{Rule, Search, Step};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn the_links_tell_nothing_of_detours(case in random::case()) {
        let fresh = case.search();
        for position in positions(fresh.clone()) {
            assert_eq!(&position.straight(fresh.links()), position.links());
        }
    }
}

#[test]
fn of_the_named_problems_too() {
    for (name, problem) in named() {
        let fresh = Search::new(&problem, Rule::Shortest);
        for position in fresh.clone().take(2000).scan(fresh.clone(), follow) {
            assert_eq!(
                &position.straight(fresh.links()),
                position.links(),
                "{name}"
            );
        }
    }
}

/// The position that a step leads to.
fn follow(search: &mut Search, step: Step) -> Option<Search> {
    assert_eq!(search.step(), Some(step));
    Some(search.clone())
}
