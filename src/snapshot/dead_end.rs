//! Dead ends in words: who took the options of an item that has none.

use super::Because;
use super::cause::{self, Taken};
use super::naming::{capital, noun, option_on_board, option_words};
use super::scene::Scene;
use super::telling::{NAMED, last_of, others};
use crate::dlx::{ItemId, OptionId, Step};
use crate::words::{count, grouped, joined};

fn takers(scene: &Scene, item: ItemId) -> Vec<Taken> {
    let puzzle = scene.loaded.puzzle();
    cause::takers(puzzle.problem(), puzzle.givens(), scene.search, item)
}

/// "Its 16 were taken by L at r1c1 (9), P at r1c2 (4) and N at r3c1 (the last
/// 3)."
pub(super) fn who_took(scene: &Scene, item: ItemId) -> String {
    let takers = takers(scene, item);
    let Some((last, before)) = takers.split_last() else {
        return "No option of this puzzle has it.".to_owned();
    };
    let total = grouped(takers.iter().map(|one| one.took.len() as u64).sum());
    let by = taker(scene, last);
    if before.is_empty() {
        return match last.took.len() {
            1 => format!("Its only one was taken by {by}."),
            _ => format!("All its {total} were taken by {by}."),
        };
    }
    let before = biggest(scene, before, NAMED - 1).join(", ");
    let lost = match last.took.len() {
        1 => "the last".to_owned(),
        n => format!("the last {n}"),
    };
    let last = counted(by, &lost);
    format!("Its {total} were taken by {before} and {last}.")
}

/// The same where the placement that took the last ones has been named: "Its
/// last 3 went now, those before to L at r1c1 (9) and 2 others (4)."
pub(super) fn who_took_before(scene: &Scene, item: ItemId, placing: OptionId) -> String {
    let takers = takers(scene, item);
    match takers.split_last() {
        Some((last, before)) if last.option == Some(placing) => {
            let lost = match (last.took.len(), before.is_empty()) {
                (1, true) => "Its only one went".to_owned(),
                (1, false) => "Its last went".to_owned(),
                (n, true) => format!("All its {n} went"),
                (n, false) => format!("Its last {n} went"),
            };
            match biggest(scene, before, NAMED - 1).as_slice() {
                [] => format!("{lost} now."),
                [one] => format!("{lost} now, those before to {one}."),
                [one, two, ..] if before.len() < NAMED => {
                    format!("{lost} now, those before to {one} and {two}.")
                }
                _ => {
                    let parts = biggest(scene, before, NAMED - 2).join(" and ");
                    format!("{lost} now, those before to {parts}.")
                }
            }
        }
        _ => who_took(scene, item),
    }
}

/// So many of those that took most, as they stand on the path, and the others
/// counted: "L at r1c1 (9)", "the givens (4)", "2 others (3)".
fn biggest(scene: &Scene, takers: &[Taken], named: usize) -> Vec<String> {
    // A sort would be 5 KB of .wasm.
    let mut shown = vec![false; takers.len()];
    for _ in 0..named {
        let open = (0..takers.len()).rev().filter(|&at| !shown[at]);
        if let Some(at) = open.max_by_key(|&at| takers[at].took.len()) {
            shown[at] = true;
        }
    }
    let mut parts: Vec<String> = Vec::new();
    let (mut hidden, mut sum) = (0, 0);
    for (one, shown) in takers.iter().zip(shown) {
        if shown {
            parts.push(counted(taker(scene, one), &one.took.len().to_string()));
        } else {
            hidden += 1;
            sum += one.took.len();
        }
    }
    if hidden > 0 {
        parts.push(format!("{} ({sum})", others(hidden)));
    }
    parts
}

/// "L at r1c1 (9)"; where there are brackets already, "option 2 (a d g: 1)".
fn counted(taker: String, took: &str) -> String {
    match taker.strip_suffix(')') {
        Some(start) => joined(&[start, ": ", took, ")"]),
        None => joined(&[&taker, " (", took, ")"]),
    }
}

/// "N at r3c1 took its last 3 placements", and who that is.
pub(super) fn last_taker(scene: &Scene, item: ItemId) -> Option<(Option<OptionId>, String)> {
    let takers = takers(scene, item);
    let last = takers.last()?;
    let lost = last_of(last.took.len() as u64, noun(scene, item));
    Some((
        last.option,
        format!("{} took its {lost}", taker(scene, last)),
    ))
}

/// One line for each that took options of the item at a dead end.
pub(super) fn because(scene: &Scene) -> Vec<Because> {
    let Some(item) = dead_item(scene) else {
        return Vec::new();
    };
    let takers = takers(scene, item);
    let total: u64 = takers.iter().map(|one| one.took.len() as u64).sum();
    let all = count(total, noun(scene, item));
    let end = takers.len();
    let line = |(at, one): (usize, &Taken)| {
        let by = match one.option {
            Some(option) => option_words(scene, option),
            None => taker(scene, one),
        };
        let (took, last) = (one.took.len(), at + 1 == end);
        let lost = match (took as u64 == total, last, took) {
            (true, ..) if total == 1 => format!("its only {}", noun(scene, item)),
            (true, ..) => format!("all its {all}"),
            (false, true, 1) => format!("the last of its {all}"),
            (false, true, _) => format!("the last {took} of its {all}"),
            (false, false, _) => format!("{took} of its {all}"),
        };
        Because {
            number: one.number,
            option: one.option.map(|option| option.0),
            took: one.took.iter().map(|option| option.0).collect(),
            text: format!("{} took {lost}", capital(&by)),
        }
    };
    takers.iter().enumerate().map(line).collect()
}

/// The item without options that the search is at: chosen, next, or just left.
fn dead_item(scene: &Scene) -> Option<ItemId> {
    let focus = scene.focus.filter(|focus| focus.size == 0);
    let left = || match scene.last {
        Some(Step::Uncover { item }) if !scene.is_of_leaving(item) => Some(item),
        _ => None,
    };
    let none = |item: &ItemId| scene.search.links().size(*item) == 0;
    focus.map(|focus| focus.item).or_else(left).filter(none)
}

fn taker(scene: &Scene, one: &Taken) -> String {
    match one.option {
        Some(option) => option_on_board(scene, option),
        None if scene.loaded.puzzle().givens().len() == 1 => "the given".to_owned(),
        None => "the givens".to_owned(),
    }
}
