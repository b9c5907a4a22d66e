//! The totals by level.

use super::cases;
use super::common::{self, named, random};
use dlx_stage::dlx::{Rule, Search, Step, Tally};
use proptest::prelude::*;

/// The profile told from the steps alone, held against every position.
#[track_caller]
fn walk(mut search: Search) {
    let mut profile = vec![Tally::default(); search.profile().len()];
    let mut chosen = 0;
    assert_eq!(search.profile(), profile);
    while let Some(step) = search.step() {
        match step {
            Step::Choose { size: 0, .. } => profile[chosen].dead_ends += 1,
            Step::Solution { .. } => profile[chosen].solutions += 1,
            Step::Try { .. } => {
                profile[chosen].placements += 1;
                chosen += 1;
            }
            Step::Untry { .. } => chosen -= 1,
            _ => {}
        }
        assert_eq!(search.profile(), profile, "after {step:?}");
        adds_up(&search);
    }
}

/// The levels together are the totals.
#[track_caller]
fn adds_up(search: &Search) {
    let sum = |of: fn(&Tally) -> u64| search.profile().iter().map(of).sum::<u64>();
    let counters = search.counters();
    assert_eq!(sum(|t| t.placements), counters.placements);
    assert_eq!(sum(|t| t.solutions), counters.solutions);
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn the_profile_is_what_the_steps_say(case in random::case()) {
        walk(case.search());
    }

    /// A run comes to the same as the walk.
    #[test]
    fn a_run_has_the_profile_of_the_walk(case in random::case(), slice in 1..9u64) {
        let (mut run, mut walked) = (case.search(), case.search());
        while !run.is_complete() {
            run.run(slice);
            while walked.counters().steps() < run.counters().steps() {
                walked.step();
            }
            prop_assert_eq!(run.profile(), walked.profile());
        }
    }
}

#[test]
fn named_puzzles_have_the_profile_of_their_steps() {
    for (_, problem) in named() {
        for rule in [Rule::Shortest, Rule::First, Rule::Random { seed: 3 }] {
            walk(Search::new(&problem, rule));
        }
    }
}

/// As worked out by hand in `tests/data/trace/knuth.txt`: a is tried twice, b
/// below each; below the first e has no option left, below the second c leads
/// to the solution.
#[test]
fn knuths_example_by_level() {
    let problem = common::parse(common::KNUTH);
    let mut search = Search::new(&problem, Rule::Shortest);
    while search.next_solution() {}
    let row = |placements, dead_ends, solutions| Tally {
        placements,
        dead_ends,
        solutions,
    };
    let (used, unused) = search.profile().split_at(4);
    assert_eq!(
        used,
        [row(2, 0, 0), row(2, 0, 0), row(1, 1, 0), row(0, 0, 1)]
    );
    assert_eq!(unused, [Tally::default(); 3]);
}
