//! The laws of a search that somebody steers.

use super::common::random;
use super::common::{by_steps, cover, named, parse};
use super::watch::{recorded, told};
use super::{cases, positions};
use dlx_stage::dlx::{ItemId, OptionId, Rule, Search, SteerError, Step};
use proptest::prelude::*;

/// Where somebody takes the helm, and what is chosen of what there is.
#[derive(Clone, Copy, Debug)]
struct Wish {
    steps: u8,
    item: u8,
    first: Option<u8>,
}

fn wishes() -> impl Strategy<Value = Vec<Wish>> {
    let wish = (0..60u8, any::<u8>(), proptest::option::of(any::<u8>()));
    let wish = wish.prop_map(|(steps, item, first)| Wish { steps, item, first });
    proptest::collection::vec(wish, 0..6)
}

/// Between two levels, an open item and perhaps one of its options.
fn steer(search: &mut Search, wish: Wish) -> Option<(ItemId, Option<OptionId>)> {
    let open: Vec<_> = search.links().active().collect();
    let item = *open.get(usize::from(wish.item).checked_rem(open.len())?)?;
    let ring: Vec<_> = search.links().ring(item).collect();
    let pick = |pick: u8| {
        ring.get(usize::from(pick).checked_rem(ring.len())?)
            .copied()
    };
    let first = wish.first.and_then(pick);
    assert_eq!(search.steer(item, first), Ok(()));
    Some((item, first))
}

/// Goes some steps for each wish and on to where it can be had.
fn steered(mut search: Search, wishes: &[Wish]) -> Search {
    for &wish in wishes {
        search.by_ref().take(wish.steps.into()).for_each(|_| ());
        while !search.is_between_levels() && search.step().is_some() {}
        if search.is_between_levels() {
            steer(&mut search, wish);
        }
    }
    search
}

/// The search at its beginning, steers kept.
fn beginning(mut search: Search) -> Search {
    while search.back().is_some() {}
    assert!(search.is_at_start());
    search
}

fn solutions(search: Search) -> Vec<Vec<u32>> {
    let sorted = |path: Vec<OptionId>| {
        let mut path: Vec<u32> = path.iter().map(|o| o.0).collect();
        path.sort_unstable();
        path
    };
    let mut found: Vec<_> = by_steps(search).into_iter().map(sorted).collect();
    found.sort();
    found
}

proptest! {
    #![proptest_config(cases(1500))]

    /// Law 2: at every position the last step is undone exactly, and the walk
    /// back leads to the beginning and again to where it was.
    #[test]
    fn every_step_can_be_undone(case in random::case(), wishes in wishes()) {
        let there = steered(case.search(), &wishes);
        let start = beginning(there.clone());
        let mut search = start.clone();
        search.by_ref().take(there.counters().steps() as usize).for_each(|_| ());
        prop_assert!(search == there, "the way there is not the same again");
        search = start.clone();
        loop {
            let before = search.clone();
            let Some(step) = search.step() else { break };
            let after = search.clone();
            prop_assert_eq!(search.back(), Some(step));
            prop_assert!(search == before, "{:?} undone", step);
            search = after;
            prop_assert_eq!(search.links().check(), Ok(()));
        }
        prop_assert!(search.links() == case.search().links());
        prop_assert!(beginning(search) == start);
    }

    /// What is found does not depend on who steers.
    #[test]
    fn the_same_covers_are_found(case in random::case(), wishes in wishes()) {
        let start = beginning(steered(case.search(), &wishes));
        prop_assert_eq!(solutions(start), solutions(case.search()));
    }

    /// Law 4: runs in slices, and bookmarks, lead to positions of the walk.
    #[test]
    fn runs_and_bookmarks_lead_along_the_walk(
        case in random::case(),
        wishes in wishes(),
        slice in 1..9u64,
    ) {
        let start = beginning(steered(case.search(), &wishes));
        let all = positions(start.clone());
        let at = |search: &Search| &all[search.counters().steps() as usize];
        let mut run = start;
        let mut bookmarks = Vec::new();
        while !run.is_complete() {
            run.run(slice);
            prop_assert!(run == *at(&run));
            bookmarks.extend(run.bookmark());
        }
        for bookmark in &bookmarks {
            prop_assert!(run.return_to(bookmark));
            prop_assert_eq!(run.counters().steps(), bookmark.steps());
            prop_assert!(run == *at(&run));
        }
    }

    /// A steer changes nothing before it, and what was bookmarked before it
    /// can still be returned to; after it only until another is given.
    #[test]
    fn bookmarks_before_a_steer_stay_good(case in random::case(), wishes in wishes()) {
        let mut search = case.search();
        let mut kept = Vec::new();
        for &wish in &wishes {
            for _ in 0..wish.steps {
                kept.extend(search.bookmark());
                search.step();
            }
            while !search.is_between_levels() && search.step().is_some() {}
            // Some wishes are had at a place passed before.
            let now = match kept.get(usize::from(wish.item)) {
                Some(bookmark) => {
                    prop_assert!(search.return_to(bookmark));
                    bookmark.steps()
                }
                None => search.counters().steps(),
            };
            if search.is_between_levels() && steer(&mut search, wish).is_some() {
                kept.retain(|bookmark| bookmark.steps() <= now);
            }
        }
        for bookmark in kept {
            prop_assert!(search.return_to(&bookmark));
            let mut walked = beginning(search.clone());
            walked.by_ref().take(bookmark.steps() as usize).for_each(|_| ());
            prop_assert!(walked == search);
        }
    }

    /// Whoever looks on is told of the walk.
    #[test]
    fn a_steered_search_can_be_watched(case in random::case(), wishes in wishes()) {
        let start = beginning(steered(case.search(), &wishes));
        let want = told(start.clone(), &case.problem);
        prop_assert_eq!(recorded(start, &[(true, 3), (false, 5)]), want);
    }

    #[test]
    fn reset_is_fresh(case in random::case(), wishes in wishes()) {
        let mut search = steered(case.search(), &wishes);
        search.reset();
        prop_assert!(search == case.search());
    }

    /// The next item is the one asked for, its options are tried from the
    /// first asked for on, each once, in the order of the ring; and it is told.
    #[test]
    fn what_is_asked_for_is_done(case in random::case(), wishes in wishes(), last: u8) {
        let mut search = steered(case.search(), &wishes);
        while !search.is_between_levels() && search.step().is_some() {}
        let wish = Wish { steps: 0, item: last, first: last.checked_sub(40) };
        let Some((item, first)) = search.is_between_levels().then(|| steer(&mut search, wish)).flatten() else {
            return Ok(());
        };
        let told = search.steered_here().unwrap();
        prop_assert_eq!((told.item, told.first), (item, first));
        prop_assert_eq!((told.depth, told.at), (search.depth(), search.counters().steps()));
        prop_assert_eq!(search.steers().last(), Some(told));
        prop_assert_eq!(search.upcoming(), Some(item));
        let mut want: Vec<_> = search.links().ring(item).collect();
        let turn = first.map_or(0, |first| want.iter().position(|o| *o == first).unwrap());
        want.rotate_left(turn);
        let (depth, mut tried) = (search.depth(), Vec::new());
        while let Some(step) = search.step() {
            match step {
                Step::Try { option } if search.depth() == depth + 1 => {
                    tried.push(option);
                    let level = search.levels().nth(depth).unwrap();
                    prop_assert_eq!(level.tried as usize, tried.len());
                    prop_assert_eq!(level.option, Some(option));
                }
                Step::Uncover { item: left } if left == item && search.depth() == depth => break,
                _ => {}
            }
        }
        prop_assert_eq!(tried, want);
    }

    /// What is said at a place is unsaid there, and what came later with it.
    #[test]
    fn unsteered_is_as_before(case in random::case(), wishes in wishes(), at: usize) {
        let start = beginning(steered(case.search(), &wishes));
        let steers: Vec<_> = start.steers().collect();
        prop_assert!(steers.is_sorted_by(|a, b| a.at < b.at));
        let Some(steer) = at.checked_rem(steers.len()).map(|at| steers[at]) else {
            return Ok(());
        };
        let mut search = start;
        search.by_ref().take(steer.at as usize).for_each(|_| ());
        prop_assert_eq!(search.steered_here(), Some(steer));
        prop_assert!(search.unsteer());
        prop_assert!(!search.unsteer());
        prop_assert_eq!(search.steered_here(), None);
        let left: Vec<_> = search.steers().collect();
        prop_assert_eq!(&left[..], &steers[..at % steers.len()]);
        prop_assert_eq!(search.is_steered(), !left.is_empty());
        if left.is_empty() {
            let mut plain = case.search();
            plain.by_ref().take(steer.at as usize).for_each(|_| ());
            prop_assert!(search == plain);
        }
    }
}

#[test]
fn named_puzzles_can_be_steered() {
    let wish = |steps, item, first| Wish { steps, item, first };
    let wishes = [wish(0, 5, Some(1)), wish(30, 3, None), wish(55, 7, Some(2))];
    for (name, problem) in named() {
        let plain = Search::new(&problem, Rule::Shortest);
        let start = beginning(steered(plain.clone(), &wishes));
        assert!(start.is_steered(), "{name}");
        let mut found = Vec::new();
        let mut search = start.clone();
        while search.next_solution() {
            found.push(cover(&search));
        }
        found.sort();
        assert_eq!(found, solutions(plain.clone()), "{name}");
        assert_eq!(search.links(), plain.links(), "{name}");
        assert_eq!(beginning(search), start, "{name}");
    }
}

/// By hand, on Knuth's example: of d's options 1, 3 and 5, first 3, then 5,
/// then, round the ring, 1.
#[test]
fn options_are_tried_round_the_ring() {
    let problem = parse(super::common::KNUTH);
    let mut search = Search::new(&problem, Rule::Shortest);
    search.steer(ItemId(3), Some(OptionId(3))).unwrap();
    let steps: Vec<_> = search.map(|step| step.text(&problem).to_string()).collect();
    let top = ["choose d 3", "try 3", "try 5", "try 1"];
    let of_d: Vec<_> = steps.iter().filter(|s| top.contains(&s.as_str())).collect();
    assert_eq!(of_d, top);
}

#[test]
fn a_bookmark_is_no_good_once_the_way_to_it_is_steered() {
    let mut search = Search::new(&parse(super::common::KNUTH), Rule::Shortest);
    let start = search.bookmark().unwrap();
    search.run(1);
    let plain = search.bookmark().unwrap();
    assert!(search.return_to(&start));
    search.steer(ItemId(3), None).unwrap();
    let before = search.clone();
    assert!(!search.return_to(&plain));
    assert_eq!(search, before);
    search.run(1);
    let steered = search.bookmark().unwrap();
    assert!(search.return_to(&start));
    assert_eq!(search, before, "steers are kept");
    search.steer(ItemId(3), Some(OptionId(5))).unwrap();
    assert!(!search.return_to(&steered));
    search.unsteer();
    assert!(search.return_to(&plain));
}

#[test]
fn what_cannot_be_had_is_refused() {
    let problem = parse("a b | c\na\nb c\na b\n");
    let mut search = Search::new(&problem, Rule::Shortest);
    let refused = |search: &mut Search, item, first| {
        let before = search.clone();
        let error = search.steer(ItemId(item), first).unwrap_err();
        assert_eq!(*search, before);
        error
    };
    let closed = SteerError::NotOpen;
    assert_eq!(refused(&mut search, 2, None), closed, "secondary");
    assert_eq!(refused(&mut search, 3, None), closed, "no such item");
    let absent = SteerError::NotLeft;
    assert_eq!(refused(&mut search, 0, Some(OptionId(1))), absent);
    assert_eq!(refused(&mut search, 0, Some(OptionId(9))), absent);
    assert!(!search.is_steered());
    search.step();
    let elsewhere = SteerError::NotBetweenLevels;
    assert_eq!(refused(&mut search, 1, None), elsewhere);
    assert_eq!(search.steered_here(), None);
    while !search.is_between_levels() {
        search.step();
    }
    assert_eq!(refused(&mut search, 0, None), closed, "covered");
    assert_eq!(search.steer(ItemId(1), None), Ok(()));
}
