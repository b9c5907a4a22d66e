//! Uncovering in the wrong order, on a copy.

use super::common::{KNUTH, parse, random};
use super::{cases, words};
use dlx_stage::dlx::{ItemId, Links, Problem, Rule, Search, Step, Word};
use proptest::prelude::*;

const E04: &str = include_str!("../data/cases/E04_uncover_order.dlx");

/// The links before and after these items are covered.
fn cover_all(problem: &Problem, items: &[u32]) -> (Links, Links) {
    let before = Links::new(problem);
    let mut after = before.clone();
    for &item in items {
        after.cover(ItemId(item));
    }
    (before, after)
}

/// The last option tried by the search, once all its items are taken.
fn last_taken(search: &Search) -> Option<Vec<ItemId>> {
    let level = search.levels().last()?;
    let option = level.option.filter(|_| search.is_between_levels())?;
    Some(search.links().taken(option, level.item).collect())
}

#[test]
fn the_order_matters_where_items_share_options() {
    let problem = parse(E04);
    let (before, after) = cover_all(&problem, &[0, 1, 2, 3]);
    let items = [0, 1, 2, 3].map(ItemId);
    let breakage = after.uncover_in_order(&items);
    assert!(!breakage.words.is_empty());
    for broken in &breakage.words {
        assert_eq!(
            breakage.links.word(broken.place, broken.word),
            Some(broken.is)
        );
        assert_eq!(
            before.word(broken.place, broken.word),
            Some(broken.should_be)
        );
        assert_ne!(broken.is, broken.should_be);
    }
    assert!(breakage.links.check().is_err());
    let backwards: Vec<ItemId> = items.into_iter().rev().collect();
    let mut right = after.clone();
    backwards.iter().for_each(|&item| _ = right.uncover(item));
    assert_eq!(right, before);
}

/// One option, a b c. Covering a hides it, so that b is covered with nothing in
/// its ring. Should a come back first, the option is back in the ring of b, and
/// b brings it back once more: the links are written over with the same, but
/// the lengths of a and c are one too many.
#[test]
fn an_option_that_comes_back_twice() {
    let problem = parse("a b c\na b c\n");
    let (_, after) = cover_all(&problem, &[0, 1]);
    let breakage = after.uncover_in_order(&[ItemId(0), ItemId(1)]);
    let found = breakage.words.iter();
    let found: Vec<_> = found
        .map(|b| (b.place.number(), b.word, b.is, b.should_be))
        .collect();
    assert_eq!(found, [(1, Word::Length, 2, 1), (3, Word::Length, 2, 1)]);
}

/// Inside a search: it branches on b. Option a b d takes d, then a; should d
/// come back first, the ring of c passes over its first node for good. Option
/// a b c takes c, then a; the two options a c would come back twice.
#[test]
fn a_search_that_would_break() {
    let problem = parse(E04);
    let mut search = Search::new(&problem, Rule::Shortest);
    let mut broken = Vec::new();
    while search.step().is_some() {
        let Some(items) = last_taken(&search) else {
            continue;
        };
        for each in search.links().uncover_in_order(&items).words {
            broken.push((each.place.number(), each.word, each.is, each.should_be));
        }
    }
    assert_eq!(broken, [(3, Word::Down, 17, 6), (3, Word::Length, 5, 3)]);
}

#[test]
fn independent_items_come_back_in_any_order() {
    let problem = parse("a b c d\na\nb\nc\nd\n");
    let (before, after) = cover_all(&problem, &[0, 2]);
    let breakage = after.uncover_in_order(&[ItemId(0), ItemId(2)]);
    assert_eq!(breakage.words, []);
    assert_eq!(breakage.links, before);
}

#[test]
fn what_knuths_first_option_took() {
    let problem = parse(KNUTH);
    let mut search = Search::new(&problem, Rule::Shortest);
    let mut taken = Vec::new();
    while let Some(step) = search.step() {
        if let Step::Cover { .. } = step
            && let Some(level) = search.levels().next()
            && let Some(option) = level.option
            && search.depth() == 1
        {
            taken.push(search.links().taken(option, level.item).collect::<Vec<_>>());
        }
        if search.is_between_levels() {
            break;
        }
    }
    // Option a d g: first d is covered, then g.
    let (d, g) = (ItemId(3), ItemId(6));
    assert_eq!(taken, [vec![d], vec![d, g]]);
}

proptest! {
    #![proptest_config(cases(1000))]

    /// For the option tried last: the words that are wrong are those that
    /// are not as before; the order, if right, brings all back.
    #[test]
    fn what_is_wrong_is_what_was_otherwise_before(case in random::case()) {
        let mut search = case.search();
        let mut before = search.links().clone();
        while let Some(step) = search.step() {
            if let Step::Try { .. } = step {
                before = search.links().clone();
            }
            let fresh = matches!(step, Step::Try { .. } | Step::Cover { .. } | Step::Purify { .. });
            let Some(items) = last_taken(&search).filter(|_| fresh) else { continue };
            let breakage = search.links().uncover_in_order(&items);
            let differ = words(&breakage.links).into_iter().zip(words(&before));
            let differ: Vec<_> = differ.filter(|(is, was)| is != was).map(|(is, was)| (is, was.2)).collect();
            let told: Vec<_> = breakage.words.iter().map(|b| ((b.place, b.word, b.is), b.should_be)).collect();
            prop_assert_eq!(told, differ);
            let backwards: Vec<ItemId> = items.iter().rev().copied().collect();
            if breakage.words.is_empty() {
                prop_assert_eq!(&breakage.links, &before);
            }
            if items.len() < 2 {
                prop_assert!(breakage.words.is_empty());
            }
            // The list turned round is undone in the right order.
            let right = search.links().uncover_in_order(&backwards);
            prop_assert_eq!(&right.links, &before);
        }
    }

    /// Any list of items at any position: it ends, and does no harm.
    #[test]
    fn any_list_ends(
        case in random::case(),
        items in proptest::collection::vec(0..12u32, 0..20),
    ) {
        let mut search = case.search();
        let items: Vec<ItemId> = items.into_iter().map(ItemId).collect();
        loop {
            let links = search.links().clone();
            let breakage = links.uncover_in_order(&items);
            prop_assert_eq!(&links, search.links());
            for broken in &breakage.words {
                let is = breakage.links.word(broken.place, broken.word);
                prop_assert_eq!(is, Some(broken.is));
            }
            for item in case.problem.items() {
                let nodes = breakage.links.ring_nodes(item);
                prop_assert!(nodes.count() <= case.problem.node_count());
            }
            if search.step().is_none() {
                break;
            }
        }
    }
}
