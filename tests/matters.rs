//! The examples of where exact cover matters: small, with their caption, and
//! with the number of covers that they are known to have.

#[path = "common/mod.rs"]
mod common;

use std::collections::HashSet;

use dlx_stage::catalogue;
use dlx_stage::dlx::{Rule, Step};
use dlx_stage::loaded::Loaded;

const COVERS: [(&str, u64); 4] = [
    ("matters-exams", 6),
    ("matters-registers", 4),
    ("matters-fragments", 5),
    ("matters-crews", 3),
];

fn load(id: &str) -> Loaded {
    catalogue::load(id).unwrap()
}

#[test]
fn each_is_small_and_has_a_few_covers() {
    let listed = catalogue::entries().filter(|entry| entry.group == "Where it matters");
    assert_eq!(listed.count(), COVERS.len());
    for (id, covers) in COVERS {
        let loaded = load(id);
        let problem = loaded.puzzle().problem();
        assert!(problem.item_count() <= 30, "{id}");
        assert_eq!(
            common::exhaust(problem).counters().solutions,
            covers,
            "{id}"
        );
        // Without the links of the search.
        let trace = common::reference::trace(problem, Rule::Shortest, &[]);
        let found = trace
            .iter()
            .filter(|step| matches!(step, Step::Solution { .. }));
        assert_eq!(found.count() as u64, covers, "{id}");
        let about = loaded.about();
        let sentences = about.caption.matches(['.', '?']).count();
        assert!((1..=3).contains(&sentences), "{id}: {}", about.caption);
        assert!(about.notes.is_empty(), "{id}");
    }
}

/// The options of every solution, as lines of text.
fn solutions(loaded: &Loaded) -> Vec<Vec<String>> {
    let problem = loaded.puzzle().problem();
    let search = loaded.search(Rule::Shortest);
    let found = common::by_runs(search);
    let text = |option: &_| problem.option_text(*option);
    found
        .iter()
        .map(|options| options.iter().map(text).collect())
        .collect()
}

#[test]
fn fragments_spell_the_sequence() {
    for options in solutions(&load("matters-fragments")) {
        let mut pieces: Vec<(usize, &str)> = Vec::new();
        for option in &options {
            let (fragment, places) = option.split_once(' ').unwrap();
            let digits = places.split(|c: char| !c.is_ascii_digit()).next().unwrap();
            pieces.push((digits.parse().unwrap(), fragment));
        }
        pieces.sort_unstable();
        let text: String = pieces.iter().map(|(_, fragment)| *fragment).collect();
        assert_eq!(text, "GATTACAGATTACA");
    }
}

#[test]
fn crews_fly_every_flight_once_from_berlin_to_berlin() {
    for options in solutions(&load("matters-crews")) {
        let mut flights = HashSet::new();
        for option in &options {
            let pairing: Vec<&str> = option.split(' ').collect();
            assert!(pairing[0].starts_with('B'));
            assert!(pairing[pairing.len() - 1][1..].starts_with('B'));
            for pair in pairing.windows(2) {
                assert_eq!(pair[0][1..2], pair[1][..1], "{option}");
            }
            assert!(
                pairing
                    .iter()
                    .all(|flight| flights.insert(flight.to_string()))
            );
        }
        assert_eq!(flights.len(), 9);
    }
}
