//! The effects of a step in words.

use super::Kind;
use super::cause::{self, Change, Effect};
use super::naming::{capital, left, noun, words};
use super::scene::Scene;
use crate::dlx::{ItemId, OptionId};
use crate::puzzle::Meaning;
use crate::words::{count, joined};

/// How many are named at most; where there are more, the last stands for the
/// rest of them.
pub(super) const NAMED: usize = 3;

/// The effect of the last step; `placing` as for [`cause::of_step`].
pub(super) fn of_step(scene: &Scene, placing: Option<OptionId>) -> Effect {
    let problem = scene.loaded.puzzle().problem();
    scene.last.map_or_else(Effect::default, |step| {
        cause::of_step(problem, scene.search, step, placing)
    })
}

/// The effect of the placement that has just been made: "and excludes 41
/// options. It forces r3c4 and 5 in row 2."
pub(super) fn placed(scene: &Scene, option: OptionId) -> String {
    let puzzle = scene.loaded.puzzle();
    let (problem, givens) = (puzzle.problem(), puzzle.givens());
    let effect = cause::of_placement(problem, givens, scene.search, option);
    let excluded = match effect.options.len() {
        0 => "no other".to_owned(),
        n => count(n as u64, "option"),
    };
    let effects = match with(&effect, 1) {
        forced if forced.is_empty() => barred(scene, &effect, option),
        forced => format!(" It forces {}.", names(scene, &forced)),
    };
    format!("and excludes {excluded}.{effects}")
}

/// The effect of covering the other items of an option.
pub(super) fn of_others(scene: &Scene, option: OptionId) -> Effect {
    cause::of_others(scene.loaded.puzzle().problem(), scene.search, option)
}

/// "21 other options leave 19 lists, 106 elements taken out."
pub(super) fn leaving_lists(scene: &Scene, effect: &Effect) -> String {
    let out = count(scene.updates, "element");
    match effect.options.len() {
        0 => format!("nothing else is in its list, {out} taken out."),
        _ => format!("{}, {out} taken out.", other_options(effect, "leave")),
    }
}

/// "21 other options leave 19 lists".
pub(super) fn other_options(effect: &Effect, verb: &str) -> String {
    let options = count(effect.options.len() as u64, "other option");
    let s = if effect.options.len() == 1 { "s" } else { "" };
    format!("{options} {verb}{s} {}", count(effect.lists.into(), "list"))
}

/// What an option will do when its other items are covered: "It also settles 7
/// in row 2, 7 in column 3 and 7 in block 1; 12 options go."
pub(super) fn trying(scene: &Scene, option: OptionId) -> String {
    let problem = scene.loaded.puzzle().problem();
    let others = cause::to_settle(problem, scene.search, option);
    let items = match others.len() {
        0 => return "It has no other items.".to_owned(),
        n if n <= NAMED => some_of(others.iter().map(|u| words(scene, u.item)).collect()),
        n => count(n as u64, "item"),
    };
    let goes = match of_others(scene, option).options.len() {
        0 => "no option goes".to_owned(),
        1 => "1 option goes".to_owned(),
        n => format!("{} go", count(n as u64, "option")),
    };
    format!("It also settles {items}; {goes}.")
}

/// What covering an item rules out: in a Sudoku "7 can no longer go into r2c5,
/// r2c7 and 2 others", of queens "r2c5 and r2c7 are attacked now". None for
/// other puzzles, or where nothing is ruled out.
pub(super) fn ruled_out(scene: &Scene, item: ItemId, effect: &Effect) -> Option<String> {
    let kind = scene.kind();
    if !matches!(kind, Kind::Sudoku | Kind::Marks) || effect.options.is_empty() {
        return None;
    }
    let placements = || effect.options.iter().map(|&o| scene.loaded.placement(o));
    let cells = || some_of(placements().map(|one| spell_cell(&one.cells)).collect());
    Some(match (kind, scene.loaded.meaning(item)) {
        (Kind::Marks, _) => {
            let is = if effect.options.len() == 1 {
                "is"
            } else {
                "are"
            };
            joined(&[&cells(), " ", is, " attacked now"])
        }
        (_, Meaning::House { label, .. }) => joined(&[label, " can no longer go into ", &cells()]),
        _ => {
            let digits = placements().map(|placement| placement.label.clone());
            let digits = some_of(digits.collect());
            joined(&[&digits, " can no longer go there"])
        }
    })
}

fn spell_cell(cells: &[crate::puzzle::Cell]) -> String {
    cells.first().map(ToString::to_string).unwrap_or_default()
}

/// The most striking effect of a placement on what it does not settle itself:
/// an item that now has nothing, items with only one option, a cell that a
/// piece can no longer cover. With a space before it; empty if there is none.
pub(super) fn striking(scene: &Scene, effect: &Effect, placing: OptionId) -> String {
    let with = |now| with(effect, now);
    match (with(0), with(1)) {
        (dead, _) if !dead.is_empty() => {
            let (item, by) = (dead[0].item, dead[0].by);
            let rest = match dead.len() - 1 {
                0 => String::new(),
                n => format!(", and {} the last of theirs", others(n)),
            };
            let lost = last_of(u64::from(by), noun(scene, item));
            let item = capital(&words(scene, item));
            format!(" {item} loses its {lost}{rest}.")
        }
        (_, forced) if !forced.is_empty() => match forced.as_slice() {
            [one] => {
                let item = capital(&words(scene, one.item));
                format!(" {item} has only {} left.", left(scene, one.item, 1))
            }
            _ => format!(" Only 1 option is left for {}.", names(scene, &forced)),
        },
        _ => barred(scene, effect, placing),
    }
}

/// " U can no longer cover r2c5: its last 3 places there go."
fn barred(scene: &Scene, effect: &Effect, placing: OptionId) -> String {
    let Some(barred) = cause::barred(scene.loaded, scene.search, effect, placing) else {
        return String::new();
    };
    let cell = words(scene, barred.cell);
    let piece = &scene.loaded.puzzle().pieces()[usize::from(barred.piece)];
    // A line has places of its own.
    let (piece, noun) = match scene.kind() {
        Kind::Line => (capital(&words(scene, piece.item)), "placement"),
        _ => (piece.label.clone(), "place"),
    };
    match barred.others {
        0 => {
            let lost = last_of(u64::from(barred.places), noun);
            let s = if barred.places == 1 { "es" } else { "" };
            format!(" {piece} can no longer cover {cell}: its {lost} there go{s}.")
        }
        n => format!(" {piece} and {} can no longer cover {cell}.", pieces(n)),
    }
}

fn pieces(more: u32) -> String {
    format!("{more} more piece{}", if more == 1 { "" } else { "s" })
}

/// Which items have no options but those of the item just chosen, so that any
/// of these settles them too: " r2c1 has no options but these."
pub(super) fn settled_along(scene: &Scene, effect: &Effect) -> String {
    let along = with(effect, 0);
    let has = match along.len() {
        0 => return String::new(),
        1 => "has",
        _ => "have",
    };
    let items = capital(&names(scene, &along));
    format!(" {items} {has} no options but these.")
}

/// "12 options come back, and r2c5 has 3 placements again".
pub(super) fn come_back(scene: &Scene, effect: &Effect) -> String {
    let back = match effect.options.len() {
        0 => "no option comes back".to_owned(),
        1 => "1 option comes back".to_owned(),
        n => format!("{} come back", count(n as u64, "option")),
    };
    back + &coming_back(scene, effect)
}

/// ", and r2c5 has 3 placements again": of those that got options back, the
/// ones that had none. Empty if there are none.
fn coming_back(scene: &Scene, effect: &Effect) -> String {
    let mut back = effect
        .changes
        .iter()
        .filter(|change| change.by == change.now);
    match (back.next(), back.count()) {
        (None, _) => String::new(),
        (Some(one), 0) => {
            let item = words(scene, one.item);
            format!(", and {item} has {} again", left(scene, one.item, one.now))
        }
        (Some(one), more) => {
            let item = words(scene, one.item);
            format!(", and {item} and {} have options again", others(more))
        }
    }
}

fn with(effect: &Effect, now: u32) -> Vec<Change> {
    let these = effect.changes.iter().filter(|change| change.now == now);
    these.copied().collect()
}

fn names(scene: &Scene, changes: &[Change]) -> String {
    some_of(
        changes
            .iter()
            .map(|change| words(scene, change.item))
            .collect(),
    )
}

// ----- words -----

/// "last 3 placements", "last place".
pub(super) fn last_of(number: u64, noun: &str) -> String {
    match number {
        1 => format!("last {noun}"),
        n => format!("last {}", count(n, noun)),
    }
}

/// "2 others", "1 other".
pub(super) fn others(number: usize) -> String {
    count(number as u64, "other")
}

/// "a", "a and b", "a, b and c", "a, b and 7 others".
fn some_of(mut names: Vec<String>) -> String {
    if names.len() > NAMED {
        let rest = others(names.len() - (NAMED - 1));
        names.truncate(NAMED - 1);
        names.push(rest);
    }
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
    }
}
