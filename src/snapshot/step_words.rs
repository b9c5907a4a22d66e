//! The sentence for a single step of the machine.

use super::naming::{capital, left, option_on_board, option_words, words};
use super::scene::{Focus, Scene};
use super::sentence::solution;
use super::{Kind, dead_end, telling};
use crate::dlx::{ItemId, OptionId, Rule, Step};
use crate::settings::StepSize;
use crate::words::{count, grouped};

/// What the step did, and why: the subject, and the rest.
pub(super) fn one_step(scene: &Scene, last: Step, size: StepSize) -> (String, String) {
    match last {
        Step::Choose { item, .. } => (words(scene, item), chosen(scene)),
        Step::Cover { item } => (words(scene, item), covered(scene, item)),
        Step::Try { option } => (option_words(scene, option), tried(scene, option)),
        Step::Untry { option } => (option_words(scene, option), untried(scene, option, size)),
        Step::Uncover { item } => (words(scene, item), uncovered(scene, item)),
        Step::Purify { item, .. } => (words(scene, item), purified(scene)),
        Step::Unpurify { item, .. } => {
            let back = telling::come_back(scene, &telling::of_step(scene, scene.leaving));
            (words(scene, item), format!("loses its colour: {back}."))
        }
        Step::Solution { number } => solution(scene, number),
    }
}

fn chosen(scene: &Scene) -> String {
    let Some(focus) = scene.focus else {
        return "is chosen.".to_owned();
    };
    let has = format!("has {} left", left(scene, focus.item, focus.size));
    match focus.size {
        0 => format!(
            "{has}: a dead end. {}",
            dead_end::who_took(scene, focus.item)
        ),
        1 => format!("{has}: it is forced, and so chosen."),
        _ => match scene.search.rule() {
            _ if scene.is_steered() => format!("{has}: you have it chosen."),
            Rule::Shortest => format!("{has}, the fewest of all: it is chosen."),
            Rule::First => format!("is the leftmost of all; it {has}: it is chosen."),
            Rule::Random { .. } => format!("{has}: it is chosen at random."),
        },
    }
}

fn covered(scene: &Scene, item: ItemId) -> String {
    let Some(option) = scene.trying else {
        return covered_for_choice(scene);
    };
    let by = option_on_board(scene, option);
    let effect = telling::of_step(scene, scene.trying);
    let striking = match scene.focus {
        Some(Focus { item, size: 0, .. }) if scene.search.is_between_levels() => {
            let left = left(scene, item, 0);
            let item = words(scene, item);
            format!(" That was its last item; {item} has {left} left: a dead end.")
        }
        _ => telling::striking(scene, &effect, option),
    };
    let out = match telling::ruled_out(scene, item, &effect) {
        // No room for both.
        Some(ruled) if !striking.is_empty() => format!("{ruled}."),
        Some(ruled) => format!("{ruled}; {} taken out.", count(scene.updates, "element")),
        None => telling::leaving_lists(scene, &effect),
    };
    let end = match scene.search.is_between_levels() {
        true if striking.is_empty() => " That was its last item.",
        _ => "",
    };
    format!("is settled by {by} and covered: {out}{striking}{end}")
}

fn covered_for_choice(scene: &Scene) -> String {
    let out = count(scene.updates, "element");
    let effect = telling::of_step(scene, None);
    let along = telling::settled_along(scene, &effect);
    match effect.options.len() {
        0 => "leaves the list of items. It has nothing to try.".to_owned(),
        1 => format!(
            "is covered, and its one option leaves all other lists: {out} taken out.{along}"
        ),
        n => format!(
            "is covered, and its {n} options leave all other lists: {out} taken out.{along}"
        ),
    }
}

fn purified(scene: &Scene) -> String {
    let effect = telling::of_step(scene, scene.trying);
    let striking = scene.trying.map(|o| telling::striking(scene, &effect, o));
    let striking = striking.unwrap_or_default();
    match effect.options.len() {
        0 => "gets its colour; no option left gives it another.".to_owned(),
        _ => {
            let out = telling::leaving_lists(scene, &effect);
            format!("gets its colour, which rules out others: {out}{striking}")
        }
    }
}

fn tried(scene: &Scene, option: OptionId) -> String {
    let number = match scene.kind() {
        Kind::Sudoku | Kind::Tiling | Kind::Marks | Kind::Line => {
            format!("placement {}", grouped(scene.now.placements))
        }
        Kind::Items => format!("{} tried so far", grouped(scene.now.placements)),
    };
    let out = telling::trying(scene, option);
    match scene.focus {
        Some(focus) => {
            let item = words(scene, focus.item);
            let which = match (focus.size, scene.kind()) {
                (1, _) => "the only option".to_owned(),
                (size, Kind::Items) => format!("number {} of {size}", focus.rejected + 1),
                (size, _) => format!("option {} of {size}", focus.rejected + 1),
            };
            format!("is tried, {which} for {item}: {number}. {out}")
        }
        None => format!("is tried: {number}. {out}"),
    }
}

fn untried(scene: &Scene, option: OptionId, size: StepSize) -> String {
    let Some(focus) = scene.focus else {
        return "is taken back.".to_owned();
    };
    // In single steps its items have told already what came back.
    let back = match size {
        StepSize::Link | StepSize::Cover => String::new(),
        StepSize::Choice | StepSize::Solution => {
            format!(
                ": {}",
                telling::come_back(scene, &telling::of_others(scene, option))
            )
        }
    };
    let item = words(scene, focus.item);
    match focus.size - focus.rejected {
        0 => format!(
            "is taken back{back}. {} has no other to try.",
            capital(&item)
        ),
        n => format!(
            "is taken back{back}. {} has {n} more to try.",
            capital(&item)
        ),
    }
}

fn uncovered(scene: &Scene, item: ItemId) -> String {
    match scene.leaving {
        Some(option) if !scene.is_of_leaving(item) => left_level(scene, item, option),
        Some(option) => {
            let by = option_on_board(scene, option);
            let back = telling::come_back(scene, &telling::of_step(scene, scene.leaving));
            format!("is uncovered, as {by} is undone from right to left: {back}.")
        }
        None => "is uncovered: all its options were tried.".to_owned(),
    }
}

/// A level was left: the item was the one it branched on, and the option above
/// it goes.
fn left_level(scene: &Scene, item: ItemId, option: OptionId) -> String {
    let above = option_on_board(scene, option);
    let size = scene.search.links().size(item);
    match (size, dead_end::last_taker(scene, item)) {
        (0, Some((by, took))) if by == Some(option) => {
            format!("is uncovered: {took}, and so must go.")
        }
        (0, Some((_, took))) => format!("is uncovered: {took}. So {above} must go."),
        (0, None) => format!("is uncovered: it had nothing to try. So {above} must go."),
        (1, _) => {
            format!("is uncovered: its one option was tried, and comes back. So {above} must go.")
        }
        (n, _) => format!(
            "is uncovered: all its {n} options were tried, and come back. So {above} must go."
        ),
    }
}
