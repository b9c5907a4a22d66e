//! One sentence for each position: what the last step did, and why.

use super::scene::{Focus, Scene};
use super::{Kind, PredictView, Sentence, dead_end, linking, telling};
use crate::dlx::{ItemId, OptionId, Rule, Step};
use crate::puzzle::Meaning;
use crate::settings::StepSize;
use crate::words::{count, grouped, joined};

/// The sentence for the present position, as told to somebody who walks in
/// steps of this size.
pub(super) fn sentence(scene: &Scene, size: StepSize, predict: Option<&PredictView>) -> Sentence {
    if scene.flat_out {
        return Sentence {
            text: "Running at full speed. Pause to see where it stands.".to_owned(),
            ..Sentence::default()
        };
    }
    if let Some(predict) = predict.filter(|predict| predict.asking) {
        return question(scene, predict);
    }
    let (subject, text) = single(scene, size).unwrap_or_else(|| told(scene, size));
    let verdict = predict.and_then(|predict| predict.verdict.as_deref());
    Sentence {
        subject: capital(&subject),
        text,
        note: verdict.map_or_else(|| note(scene), str::to_owned),
        because: dead_end::because(scene),
    }
}

/// Before a choice that the learner is to predict; a wrong answer is explained
/// and another one asked for.
fn question(scene: &Scene, predict: &PredictView) -> Sentence {
    let ask =
        "Which item will be branched on next? Click it: on the board, or the head of its column.";
    let text = match &predict.verdict {
        Some(verdict) => joined(&[verdict, " Which one is it?"]),
        None => ask.to_owned(),
    };
    Sentence {
        subject: String::new(),
        text,
        note: rule_words(scene),
        because: Vec::new(),
    }
}

/// A single link write, amid a step or for who walks by these.
fn single(scene: &Scene, size: StepSize) -> Option<(String, String)> {
    let write = scene
        .write
        .filter(|_| size == StepSize::Link || scene.middle.is_some())?;
    Some(linking::written(scene, &write, write.place?, write.way?))
}

/// A whole step, or more.
fn told(scene: &Scene, size: StepSize) -> (String, String) {
    match scene.last {
        None => at_start(scene),
        Some(Step::Solution { number }) => solution(scene, number),
        Some(_) if scene.search.is_complete() => complete(scene),
        Some(last) => match (size, scene.search.path().last()) {
            (StepSize::Choice | StepSize::Solution, Some(option))
                if scene.search.is_between_levels() =>
            {
                placed(scene, option)
            }
            _ => one_step(scene, last, size),
        },
    }
}

/// With a capital letter where a word begins it: "Piece L", "Option 4 (a d f)".
/// No name of an item has a space in it.
pub(super) fn capital(subject: &str) -> String {
    match subject.split_once(' ') {
        Some(("piece", letter)) => format!("Piece {letter}"),
        Some(("option", number)) => format!("Option {number}"),
        _ => subject.to_owned(),
    }
}

fn at_start(scene: &Scene) -> (String, String) {
    let left = scene.search.links().active().count() as u64;
    let covered = match scene.loaded.puzzle().givens().len() as u64 {
        0 => "Nothing is covered yet".to_owned(),
        1 => "The items of 1 given are covered in advance".to_owned(),
        givens => format!(
            "The items of {} are covered in advance",
            count(givens, "given")
        ),
    };
    let next = match scene.focus {
        None => "nothing is left to cover. Step to see it reported.".to_owned(),
        Some(_) => format!("{} to go. {}", count(left, "item"), next(scene)),
    };
    (String::new(), format!("{covered}; {next}"))
}

/// "Next: r1c2, 3 candidates left."
fn next(scene: &Scene) -> String {
    match scene.focus {
        None => "Nothing is left to cover.".to_owned(),
        Some(focus) => {
            let item = words(scene, focus.item);
            let left = left(scene, focus.item, focus.size);
            match focus.size {
                0 => {
                    let why = dead_end::who_took(scene, focus.item);
                    format!("{} has {left} left: a dead end. {why}", capital(&item))
                }
                _ => format!("Next: {item}, {left} left."),
            }
        }
    }
}

fn solution(scene: &Scene, number: u64) -> (String, String) {
    let placed = count(scene.search.depth() as u64, scene.noun());
    let subject = format!("Solution {}:", grouped(number));
    let go_on = match scene.search.is_complete() {
        true => "",
        false => " Going on looks for more.",
    };
    let text = format!("no item is left to cover; {placed} made an exact cover.{go_on}");
    (subject, text)
}

fn complete(scene: &Scene) -> (String, String) {
    let found = match scene.now.solutions {
        0 => "there is no exact cover.".to_owned(),
        n => format!(
            "{} found. Back by Solution shows the last.",
            count(n, "exact cover")
        ),
    };
    match scene.last {
        Some(Step::Uncover { item }) => {
            let text = match scene.search.links().size(item) {
                0 => format!("was the first item, and it has no option: {found}"),
                1 => format!("was the first item, and its one option was tried: {found}"),
                n => format!("was the first item, and all its {n} options were tried: {found}"),
            };
            (words(scene, item), text)
        }
        // A problem without primary items ends with its one solution.
        Some(
            Step::Choose { .. }
            | Step::Cover { .. }
            | Step::Purify { .. }
            | Step::Try { .. }
            | Step::Solution { .. }
            | Step::Untry { .. }
            | Step::Unpurify { .. },
        )
        | None => (String::new(), format!("Nothing is left to try: {found}")),
    }
}

/// A whole placement at once, and what comes next.
fn placed(scene: &Scene, option: OptionId) -> (String, String) {
    let so_far = so_far(scene);
    let text = match scene.focus {
        Some(Focus { item, size: 0, .. }) => {
            let left = left(scene, item, 0);
            let why = dead_end::who_took_before(scene, item, option);
            let item = capital(&words(scene, item));
            format!("is {so_far}. {item} has {left} left: a dead end. {why}")
        }
        _ => {
            let effects = telling::placed(scene, option);
            format!("is {so_far} {effects} {}", next(scene))
        }
    };
    (option_words(scene, option), text)
}

/// Which one it is of those tried: "placement 3 tried". Options have numbers of
/// their own, so there it is "tried (3 so far)".
fn so_far(scene: &Scene) -> String {
    let tried = grouped(scene.now.placements);
    match scene.kind() {
        Kind::Sudoku | Kind::Tiling => format!("placement {tried} tried"),
        Kind::Items => format!("tried ({tried} so far)"),
    }
}

fn one_step(scene: &Scene, last: Step, size: StepSize) -> (String, String) {
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
            _ if scene.search.is_steered() => format!("{has}: it is chosen."),
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
        Kind::Sudoku | Kind::Tiling => format!("placement {}", grouped(scene.now.placements)),
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

/// The quieter second line.
fn note(scene: &Scene) -> String {
    let levels = scene.search.levels().len();
    let rule = rule_words(scene);
    let rule = match scene.last {
        None => return rule,
        Some(Step::Choose { .. }) => match tie(scene) {
            0 | 1 => rule,
            ties => format!("{ties} items are equally short; the leftmost is taken"),
        },
        Some(
            Step::Cover { .. }
            | Step::Purify { .. }
            | Step::Try { .. }
            | Step::Solution { .. }
            | Step::Untry { .. }
            | Step::Unpurify { .. }
            | Step::Uncover { .. },
        ) => rule,
    };
    // As Knuth and the paper count them, from 0.
    let level = levels - usize::from(!scene.search.is_between_levels() && levels > 0);
    format!("{rule} · level {level}")
}

/// The rule that chooses, and whether somebody steers.
fn rule_words(scene: &Scene) -> String {
    let rule = match scene.search.rule() {
        Rule::Shortest => "Shortest item first, the leftmost of equals",
        Rule::First => "Leftmost item first",
        Rule::Random { .. } => "A random item each time",
    };
    match scene.search.is_steered() {
        true => format!("Steered by you; otherwise: {rule}"),
        false => rule.to_owned(),
    }
}

/// How many items are as short as the one just chosen, if that matters.
fn tie(scene: &Scene) -> usize {
    let links = scene.search.links();
    let Some(Focus { size, .. }) = scene.focus else {
        return 0;
    };
    if scene.search.rule() != Rule::Shortest || scene.search.is_steered() {
        return 0;
    }
    links
        .active()
        .filter(|&item| links.size(item) == size)
        .count()
}

pub(super) fn words(scene: &Scene, item: ItemId) -> String {
    scene.loaded.puzzle().item_words(item)
}

/// "7 at r2c3", "L at r1c1 r2c1 r3c1 r4c1 r4c2": all of it, for the sentence
/// that is about placing it or taking it back.
pub(super) fn option_words(scene: &Scene, option: OptionId) -> String {
    scene.loaded.puzzle().option_words(option)
}

/// "7 at r2c3", "L at r1c1", "option 4": an option that is on the board already.
pub(super) fn option_on_board(scene: &Scene, option: OptionId) -> String {
    scene.loaded.puzzle().option_on_board(option)
}

/// "3 candidates", "1 place", "no placement".
pub(super) fn left(scene: &Scene, item: ItemId, size: u32) -> String {
    match size {
        0 => format!("no {}", noun(scene, item)),
        n => count(u64::from(n), noun(scene, item)),
    }
}

/// What the options of an item are called in its puzzle.
pub(super) fn noun(scene: &Scene, item: ItemId) -> &'static str {
    match scene.loaded.meaning(item) {
        Meaning::Cell(_) if scene.kind() == Kind::Sudoku => "candidate",
        Meaning::House { .. } => "place",
        Meaning::Item { .. } => "option",
        Meaning::Cell(_) | Meaning::Piece { .. } | Meaning::Order { .. } => "placement",
    }
}
