//! The laws of the engine once more, at the finest step.

use super::common::random;
use super::common::{by_steps, named};
use super::{Held, cases, positions, words};
use dlx_stage::dlx::{Counters, Fine, Links, OptionId, Rule, Search, Step, Way, Word, Write};
use proptest::prelude::*;

/// Walks the whole search by writes beside one that walks by steps, and holds
/// every position against it.
#[track_caller]
fn walk(fresh: &Search) {
    let mut plain = fresh.clone();
    let mut fine = Fine::new(fresh.clone());
    let mut next = 0;
    let mut before = words(fresh.links());
    while let Some(write) = fine.write() {
        assert_eq!(write.index, next);
        let after = words(fine.search().links());
        changes_are_told(&write, &before, &after);
        before = after;
        if write.is_last() {
            let updates = plain.counters().updates;
            let rings = plain.links().clone();
            assert_eq!(plain.step(), Some(write.step));
            assert_eq!(fine.middle(), None);
            assert_eq!(fine.search(), &plain);
            assert_eq!(plain.links().check(), Ok(()));
            let updates = plain.counters().updates - updates;
            counts_are_updates(&write, updates, &rings, plain.links());
            next = 0;
        } else {
            next += 1;
            amid(&fine, &write, &plain);
        }
    }
    assert_eq!(plain.step(), None);
    assert_eq!(fine.search(), &plain);
    assert_eq!(plain.links(), fresh.links());
}

/// Amid a step all is as at its beginning, except for links.
#[track_caller]
fn amid(fine: &Fine, write: &Write, beginning: &Search) {
    let middle = fine.middle().unwrap();
    assert_eq!((middle.step, middle.count), (write.step, write.count));
    assert_eq!(middle.done, write.index + 1);
    assert_eq!(
        (Some(middle.place), Some(middle.way)),
        (write.place, write.way)
    );
    let search = fine.search();
    match write.step {
        Step::Cover { item } | Step::Uncover { item } => assert!(search.links().is_covered(item)),
        Step::Purify { item, .. } | Step::Unpurify { item, .. } => {
            assert!(search.links().is_coloured(item));
        }
        other => panic!("{other:?} writes no link"),
    }
    assert_eq!(search.counters(), beginning.counters());
    assert!(search.path().eq(beginning.path()));
    assert!(search.levels().eq(beginning.levels()));
    assert_eq!(search.is_at_solution(), beginning.is_at_solution());
    assert_eq!(&fine.clone().into_inner(), beginning);
    let mut settled = fine.clone();
    assert_eq!(settled.settle(), Some(write.step));
    assert_eq!(settled, Fine::new(beginning.clone()));
    let mut finished = fine.clone();
    assert_eq!(finished.step(), Some(write.step));
    let mut stepped = beginning.clone();
    stepped.step();
    assert_eq!(finished, Fine::new(stepped));
}

/// The write tells exactly the words that are not what they were.
#[track_caller]
fn changes_are_told(write: &Write, before: &[Held], after: &[Held]) {
    let pairs = before.iter().zip(after).filter(|(was, is)| was != is);
    let seen: Vec<_> = pairs.map(|(was, is)| (was.0, was.1, was.2, is.2)).collect();
    let told = write.changes().filter(|c| c.before != c.after);
    let mut told: Vec<_> = told.map(|c| (c.place, c.word, c.before, c.after)).collect();
    // In the order of the arrays.
    told.sort_by_key(|t| (t.0.number(), Word::ALL.iter().position(|&w| w == t.1)));
    assert_eq!(told, seen, "{write:?}");
}

/// A step has as many writes as it takes elements out of lists, or back.
#[track_caller]
fn counts_are_updates(write: &Write, updates: u64, before: &Links, after: &Links) {
    let total = |links: &Links| -> u64 {
        let headers = words(links).into_iter();
        let lengths = headers.filter(|w| w.1 == Word::Length);
        lengths.map(|w| u64::from(w.2)).sum()
    };
    let moved = total(before).abs_diff(total(after));
    let count = u64::from(write.count);
    match write.step {
        Step::Cover { .. } => assert_eq!((count, count), (updates, moved + 1)),
        Step::Purify { .. } => assert_eq!((count, count), (updates, moved)),
        Step::Uncover { .. } => assert_eq!((count, 0), (moved + 1, updates)),
        Step::Unpurify { .. } => assert_eq!((count, 0), (moved, updates)),
        Step::Choose { .. } | Step::Try { .. } | Step::Solution { .. } | Step::Untry { .. } => {
            assert_eq!((count, moved, updates), (0, 0, 0));
            assert_eq!((write.place, write.way), (None, None));
        }
    }
    let way = match write.step {
        Step::Cover { .. } | Step::Purify { .. } => Some(Way::Unlink),
        _ => Some(Way::Relink),
    };
    assert_eq!(write.way, way.filter(|_| count > 0));
}

/// Every write can be undone, and is the one that `last_write` tells.
#[track_caller]
fn to_and_fro(fresh: Search) {
    let fresh = Fine::new(fresh);
    let (all, mut writes) = positions(fresh.clone());
    let mut fine = fresh.clone();
    assert_eq!((fine.last_write(), fine.unwrite()), (None, None));
    assert_eq!(fine.last_writes(), []);
    assert_eq!(fine, fresh);
    for (at, (pair, &write)) in all.windows(2).zip(&writes).enumerate() {
        let mut fine = pair[1].clone();
        assert_eq!(fine.last_write(), Some(write));
        assert!(fine == pair[1], "looking at {write:?} changes nothing");
        let of_step = &writes[at - write.index as usize..=at];
        assert_eq!(fine.last_writes(), of_step);
        assert!(fine == pair[1], "looking at its step changes nothing");
        assert_eq!(fine.unwrite(), Some(write));
        assert!(fine == pair[0], "{write:?} undone");
        assert_eq!(fine.write(), Some(write));
        assert!(fine == pair[1], "{write:?} done again");
    }
    let mut fine = all[all.len() - 1].clone();
    assert_eq!((fine.write(), fine.step()), (None, None));
    assert!(fine == all[all.len() - 1], "past the end nothing changes");
    for position in all.iter().rev().skip(1) {
        assert_eq!(fine.unwrite(), writes.pop());
        assert!(fine == *position);
    }
    assert_eq!(fine, fresh);
}

/// What the steps of the writes say, folded: path, covers, solutions.
#[track_caller]
fn fold(fresh: Search) {
    let (mut path, mut found): (Vec<OptionId>, Vec<Vec<OptionId>>) = Default::default();
    let mut counters = Counters::default();
    let mut fine = Fine::new(fresh.clone());
    while let Some(write) = fine.write() {
        if !write.is_last() {
            continue;
        }
        match write.step {
            Step::Try { option } => path.push(option),
            Step::Untry { option } => assert_eq!(path.pop(), Some(option)),
            Step::Solution { .. } => found.push(path.clone()),
            Step::Cover { .. } => counters.covers += 1,
            Step::Uncover { .. } => counters.uncovers += 1,
            Step::Choose { .. } | Step::Purify { .. } | Step::Unpurify { .. } => {}
        }
        assert!(fine.search().path().eq(path.iter().copied()));
    }
    assert_eq!(found, by_steps(fresh));
    assert_eq!(counters.covers, counters.uncovers);
    assert_eq!(counters.covers, fine.search().counters().covers);
}

proptest! {
    #![proptest_config(cases(1000))]

    /// Laws 3, 4 and 5: boundaries are the plain search's, counters are not
    /// touched between them, and each write tells what it changes.
    #[test]
    fn writes_make_up_the_steps(case in random::case()) {
        walk(&case.search());
    }

    /// Law 2.
    #[test]
    fn every_write_can_be_undone(case in random::case()) {
        to_and_fro(case.search());
    }

    /// Laws 1, 3 and 6.
    #[test]
    fn writes_find_the_same_solutions(case in random::case()) {
        fold(case.search());
    }
}

#[test]
fn named_puzzles_obey() {
    for (name, problem) in &named()[..3] {
        println!("{name}");
        for rule in [Rule::Shortest, Rule::Random { seed: 7 }] {
            let fresh = Search::new(problem, rule);
            if problem.option_count() < 20 {
                to_and_fro(fresh.clone());
                walk(&fresh);
            }
            fold(fresh);
        }
    }
}
