//! What is said of a puzzle beside its board: where it is from, what is known
//! of it, and what is odd about it. Worked out once, when it is loaded.

use serde::Serialize;

use crate::dlx::Links;
use crate::puzzle::{Fact, Puzzle};
use crate::words::{capital, count, grouped, joined};

/// So many are named in a note.
const NAMED: usize = 3;

/// All that is said.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
pub struct About {
    /// What it is and where it is from; may be empty.
    pub caption: String,
    /// What is known of it without a search.
    pub facts: Vec<Fact>,
    /// What is odd about it; those that leave no solution come first.
    pub notes: Vec<Note>,
}

/// Something odd.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// "c has no option: there is no solution."
    pub text: String,
    /// Whether there is no solution, then.
    pub is_fatal: bool,
}

impl About {
    /// Of this puzzle, whose links stand at the beginning with the givens
    /// covered.
    pub fn new(puzzle: &dyn Puzzle, links: &Links, caption: String) -> Self {
        let mut notes = without_options(puzzle, links);
        notes.extend(without_primaries(puzzle));
        notes.extend(puzzle.equal_pieces().into_iter().map(equal_pieces));
        notes.extend(loose_pieces(puzzle.loose_pieces()));
        About {
            caption,
            facts: puzzle.facts(),
            notes,
        }
    }
}

/// How large it is: "324 items, 729 options, 26 givens".
pub fn size(puzzle: &dyn Puzzle) -> String {
    let problem = puzzle.problem();
    let parts = [
        (problem.item_count(), "item"),
        (problem.option_count(), "option"),
        (puzzle.givens().len(), "given"),
    ];
    let told = parts.iter().filter(|part| part.0 > 0 || part.1 != "given");
    let words: Vec<String> = told.map(|part| count(part.0 as u64, part.1)).collect();
    words.join(", ")
}

/// Items that nothing can cover, each kind of them in a note of its own: "R1c1
/// and r1c2 have no candidate: there is no solution."
fn without_options(puzzle: &dyn Puzzle, links: &Links) -> Vec<Note> {
    let kind = puzzle.board().kind;
    let mut found: Vec<(&str, Few)> = Vec::new();
    for item in links.active().filter(|&item| links.size(item) == 0) {
        let noun = puzzle.meaning(item).noun(kind);
        let at = found.iter().position(|(known, _)| *known == noun);
        let at = at.unwrap_or_else(|| {
            found.push((noun, Few::default()));
            found.len() - 1
        });
        found[at].1.add(|| puzzle.item_brief(item));
    }
    let note = |(noun, few): (&str, Few)| {
        let (names, has, _) = few.words();
        Note {
            text: joined(&[&names, has, "no ", noun, ": there is no solution."]),
            is_fatal: true,
        }
    };
    found.into_iter().map(note).collect()
}

/// Options that no primary item has: "Option 2 has no primary item: the search
/// never chooses it."
fn without_primaries(puzzle: &dyn Puzzle) -> Option<Note> {
    let problem = puzzle.problem();
    let mut few = Few::default();
    for option in problem.options() {
        let uses = problem.option(option);
        if uses.iter().all(|each| !problem.is_primary(each.item)) {
            few.add(|| puzzle.option_on_board(option));
        }
    }
    let (names, has, them) = few.words();
    let text = [
        &*names,
        has,
        "no primary item: the search never chooses ",
        them,
        ".",
    ];
    (few.count > 0).then(|| Note {
        text: joined(&text),
        is_fatal: false,
    })
}

/// "A and B have the same shape and count as different pieces."
fn equal_pieces(names: Vec<String>) -> Note {
    let (names, has, _) = Few::of(names).words();
    let text = [
        &*names,
        has,
        "the same shape and count as different pieces.",
    ];
    Note {
        text: joined(&text),
        is_fatal: false,
    }
}

/// "A has cells that no edge joins: they are laid as one piece."
fn loose_pieces(names: Vec<String>) -> Option<Note> {
    let few = Few::of(names);
    let (names, has, _) = few.words();
    let as_one = match few.count {
        1 => "cells that no edge joins: they are laid as one piece.",
        _ => "cells that no edge joins: each is laid as one piece.",
    };
    (few.count > 0).then(|| Note {
        text: joined(&[&names, has, as_one]),
        is_fatal: false,
    })
}

/// Things to be named, of which the first few are.
#[derive(Default)]
struct Few {
    names: Vec<String>,
    count: usize,
}

impl Few {
    fn of(names: Vec<String>) -> Self {
        let mut few = Few::default();
        names.into_iter().for_each(|name| few.add(|| name));
        few
    }

    fn add(&mut self, name: impl FnOnce() -> String) {
        self.count += 1;
        if self.names.len() < NAMED {
            self.names.push(name());
        }
    }

    /// "a, b and c", "a, b, c and 5 more", with the words that go with one or
    /// several.
    fn words(&self) -> (String, &'static str, &'static str) {
        let more = (self.count - self.names.len()) as u64;
        let more = joined(&[&grouped(more), " more"]);
        let more = (self.count > self.names.len()).then_some(more);
        let names: Vec<&str> = self.names.iter().chain(&more).map(|name| &**name).collect();
        let names = match names.split_last() {
            None => String::new(),
            Some((last, [])) => (*last).to_owned(),
            Some((last, before)) => joined(&[&before.join(", "), " and ", last]),
        };
        match self.count {
            1 => (capital(&names), " has ", "it"),
            _ => (capital(&names), " have ", "them"),
        }
    }
}
