//! What can be seen of the arrays.

use super::common::{KNUTH, parse, random};
use super::{cases, places, positions};
use dlx_stage::dlx::{Fine, Links, PlaceKind, Problem, Rule, Search, Word};
use proptest::prelude::*;
use std::collections::HashMap;

/// The places of a problem's links by their definition: root, headers, and
/// the options that are not ignored, spacers before and after each.
fn laid(problem: &Problem) -> Vec<PlaceKind> {
    let mut kinds = vec![PlaceKind::Root];
    kinds.extend(problem.items().map(PlaceKind::Header));
    kinds.push(PlaceKind::Spacer);
    for option in problem.options().filter(|&o| !problem.is_ignored(o)) {
        let uses = problem.option(option).iter().map(|u| u.item);
        kinds.extend(uses.map(|item| PlaceKind::Node { item, option }));
        kinds.push(PlaceKind::Spacer);
    }
    kinds
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn places_are_what_was_laid(problem in random::problem()) {
        let links = Links::new(&problem);
        let kinds: Vec<_> = places(&links).map(|place| links.kind(place)).collect();
        prop_assert_eq!(&kinds, &laid(&problem));
        prop_assert_eq!(links.place(links.places()), None);
        for option in problem.options() {
            let nodes: Vec<_> = links.nodes(option).collect();
            let want = if problem.is_ignored(option) { 0 } else { problem.option(option).len() };
            prop_assert_eq!(nodes.len(), want);
            prop_assert_eq!(links.first_node(option), nodes.first().copied());
            for (&node, each) in nodes.iter().zip(problem.option(option)) {
                prop_assert_eq!(links.item_of(node), each.item);
                prop_assert_eq!(links.colour(node), each.colour);
            }
        }
    }

    /// Words are there for the places that have them, and follow the rings.
    #[test]
    fn words_are_those_of_the_rings(case in random::case()) {
        for fine in positions(Fine::new(case.search())).0 {
            let links = fine.search().links();
            for place in places(links) {
                let has = Word::ALL.map(|word| links.word(place, word).is_some());
                prop_assert_eq!(has, match links.kind(place) {
                    PlaceKind::Root => [true, true, false, false, false],
                    PlaceKind::Header(_) => [true; 5],
                    PlaceKind::Node { .. } => [false, false, true, true, false],
                    PlaceKind::Spacer => [false; 5],
                });
            }
            for item in case.problem.items() {
                let nodes = links.ring_nodes(item).map(|node| links.option_of(node));
                prop_assert!(nodes.eq(links.ring(item)));
                let length = links.word(links.header(item), Word::Length);
                prop_assert_eq!(length, Some(links.size(item)));
                prop_assert_eq!(links.coloured_by(item).is_some(), links.is_coloured(item));
            }
        }
    }

    /// Digests differ wherever links do, and come back with them.
    #[test]
    fn digests_tell_links_apart(case in random::case()) {
        let all = positions(Fine::new(case.search())).0;
        let mut known: HashMap<u64, &Links> = HashMap::new();
        for fine in &all {
            let links = fine.search().links();
            prop_assert_eq!(*known.entry(links.digest()).or_insert(links), links);
        }
        let digest = |fine: &Fine| fine.search().links().digest();
        prop_assert_eq!(digest(&all[0]), digest(&all[all.len() - 1]));
    }
}

/// Some places of Knuth's example as in TAOCP 7.2.2.1, Table 1.
#[test]
fn knuths_table() {
    let problem = parse(KNUTH);
    let links = Search::new(&problem, Rule::Shortest).links().clone();
    assert_eq!(links.places(), 31);
    let place = |number| links.place(number).unwrap();
    let node = |number| {
        let words = [Word::Up, Word::Down].map(|w| links.word(place(number), w).unwrap());
        (links.top(place(number)), words[0], words[1])
    };
    assert_eq!(links.word(place(1), Word::Length), Some(2));
    assert_eq!((node(1).1, node(1).2), (20, 12));
    assert_eq!(node(9), (3, 3, 17));
    assert_eq!(node(10), (5, 5, 28));
    let spacer = place(11);
    assert_eq!(links.kind(spacer), PlaceKind::Spacer);
    let link = (links.up(spacer).number(), links.down(spacer).number());
    assert_eq!((links.top(spacer), link), (-1, (9, 14)));
}
