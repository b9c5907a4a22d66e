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
    assert_eq!(fine, fresh);
    for (pair, &write) in all.windows(2).zip(&writes) {
        let mut fine = pair[1].clone();
        assert_eq!(fine.last_write(), Some(write));
        assert!(fine == pair[1], "looking at {write:?} changes nothing");
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

/// What somebody at the controls can do.
#[derive(Clone, Copy, Debug)]
enum Action {
    Write(u8),
    Unwrite(u8),
    Step(u8),
    Back(u8),
    Settle,
    Last,
    Run(u8),
    Reset,
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        6 => (1..30u8).prop_map(Action::Write),
        5 => (1..30u8).prop_map(Action::Unwrite),
        4 => (1..9u8).prop_map(Action::Step),
        3 => (1..9u8).prop_map(Action::Back),
        1 => Just(Action::Settle),
        1 => Just(Action::Last),
        2 => (0..3u8).prop_map(Action::Run),
        1 => Just(Action::Reset),
    ]
}

/// The positions of a walk by writes, and where in it each step ends.
struct Walk {
    all: Vec<Fine>,
    writes: Vec<Write>,
    boundaries: Vec<usize>,
}

impl Walk {
    fn of(search: Search) -> Self {
        let (all, writes) = positions(Fine::new(search));
        let ends = (0..writes.len()).filter(|&at| writes[at].is_last());
        let boundaries = std::iter::once(0).chain(ends.map(|at| at + 1)).collect();
        Walk {
            all,
            writes,
            boundaries,
        }
    }

    fn next_boundary(&self, at: usize) -> Option<usize> {
        self.boundaries.iter().copied().find(|&b| b > at)
    }

    fn boundary_before(&self, at: usize) -> Option<usize> {
        self.boundaries.iter().copied().rfind(|&b| b < at)
    }

    /// Does it, and tells where in the walk one must be then.
    #[track_caller]
    fn act(&self, fine: &mut Fine, at: usize, action: Action) -> usize {
        match action {
            Action::Write(times) => (0..times).fold(at, |at, _| {
                let write = self.writes.get(at).copied();
                assert_eq!(fine.write(), write);
                at + usize::from(write.is_some())
            }),
            Action::Unwrite(times) => (0..times).fold(at, |at, _| {
                let before = at.checked_sub(1);
                assert_eq!(fine.unwrite(), before.map(|b| self.writes[b]));
                before.unwrap_or(0)
            }),
            Action::Step(times) => (0..times).fold(at, |at, _| {
                let next = self.next_boundary(at);
                assert_eq!(fine.step(), next.map(|n| self.writes[n - 1].step));
                next.unwrap_or(at)
            }),
            Action::Back(times) => (0..times).fold(at, |at, _| {
                let before = self.boundary_before(at);
                assert_eq!(fine.back(), before.map(|b| self.writes[b].step));
                before.unwrap_or(0)
            }),
            Action::Settle => {
                let begin = if self.boundaries.contains(&at) {
                    at
                } else {
                    self.boundary_before(at).unwrap_or(0)
                };
                let step = (begin < at).then(|| self.writes[begin].step);
                assert_eq!(fine.settle(), step);
                begin
            }
            Action::Last => {
                let last = at.checked_sub(1).map(|before| self.writes[before]);
                assert_eq!(fine.last_write(), last);
                at
            }
            Action::Run(placements) => {
                fine.search_mut().run(placements.into());
                self.boundaries[fine.search().counters().steps() as usize]
            }
            Action::Reset => {
                fine.search_mut().reset();
                0
            }
        }
    }
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

    /// Laws 2, 4 and 5 for whatever is done at the controls.
    #[test]
    fn any_actions_lead_to_positions_of_the_walk(
        case in random::case(),
        actions in proptest::collection::vec(action(), 1..40),
    ) {
        let walk = Walk::of(case.search());
        let (mut fine, mut at) = (walk.all[0].clone(), 0);
        for action in actions {
            at = walk.act(&mut fine, at, action);
            prop_assert!(fine == walk.all[at], "{:?} leads astray", action);
        }
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
