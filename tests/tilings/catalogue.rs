//! The tilings of the catalogue.

use dlx_stage::catalogue::{entries, entry};
use dlx_stage::dlx::{Problem, Rule, Search};
use dlx_stage::document::Document;
use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::polyomino::{Plan, Polyomino};
use dlx_stage::puzzle::symmetry::Symmetries;

fn problem(id: &str) -> Problem {
    let loaded = entry(id).unwrap().load().unwrap();
    loaded.puzzle().problem().clone()
}

/// Links and lessons tell steps by number: items and options must stay.
#[test]
fn text_makes_what_the_program_made() {
    assert_eq!(problem("lpnu"), *Polyomino::lpnu().problem());
    for (rows, cols) in [(6, 10), (5, 12), (4, 15), (3, 20)] {
        let built = Polyomino::pentominoes(rows, cols).unwrap();
        let id = format!("pentominoes-{rows}x{cols}");
        assert_eq!(problem(&id), *built.problem(), "{id}");
    }
    let holed = Polyomino::pentominoes_holed_8x8();
    assert_eq!(problem("pentominoes-8x8"), *holed.problem());
}

/// Solutions, and how many of them differ by more than a symmetry.
fn counted(problem: &Problem, symmetries: &Symmetries) -> (u64, u64) {
    let mut search = Search::new(problem, Rule::Shortest);
    let mut classes = 0;
    while search.next_solution() {
        classes += u64::from(symmetries.is_first(&search));
    }
    (search.counters().solutions, classes)
}

#[test]
fn smaller_ones_are_solved() {
    for (id, expected) in [
        ("lpnu", (8, 2)),
        ("pentominoes-3x20", (8, 2)),
        ("tetrominoes-4x5", (0, 0)),
        ("tetrominoes-5x8", (3_106, 783)),
        ("tetrominoes-5x5", (2_232, 279)),
        ("dominoes-4x4", (36, 9)),
        ("hexominoes-6x7", (4, 1)),
    ] {
        let loaded = entry(id).unwrap().load().unwrap();
        let counted = counted(loaded.puzzle().problem(), loaded.symmetries());
        assert_eq!(counted, expected, "{id}");
    }
}

#[test]
fn all_are_written_as_they_are_read() {
    for entry in entries().filter(|entry| entry.group == "Tilings") {
        let loaded = entry.load().unwrap();
        let Document { text, .. } = loaded.puzzle().document().unwrap();
        let plan = Plan::parse(&text).unwrap();
        assert_eq!(plan, Plan::parse(&entry.document().text).unwrap());
        let again = plan.tiling().unwrap();
        assert_eq!(again.problem(), loaded.puzzle().problem(), "{}", entry.id);
        let text_of_entry = entry.document().text;
        assert!(text_of_entry.ends_with(&text), "{text}");
    }
}
