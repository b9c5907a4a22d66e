//! One sentence for each position: what the last step did, and why.

use super::scene::{Focus, Scene};
use super::{Kind, Sentence};
use crate::dlx::{ItemId, OptionId, Step};
use crate::puzzle::Meaning;
use crate::settings::StepSize;
use crate::words::{count, grouped};

/// The sentence for the present position, as told to somebody who walks in
/// steps of this size.
pub(super) fn sentence(scene: &Scene, size: StepSize) -> Sentence {
    if scene.flat_out {
        return Sentence {
            text: "Running at full speed. Pause to see where it stands.".to_owned(),
            ..Sentence::default()
        };
    }
    let (subject, text) = match scene.last {
        None => at_start(scene),
        Some(Step::Solution { number }) => solution(scene, number),
        Some(_) if scene.search.is_complete() => complete(scene),
        Some(last) => match (size, scene.search.path().last()) {
            (StepSize::Choice | StepSize::Solution, Some(option))
                if scene.search.is_between_levels() =>
            {
                placed(scene, option)
            }
            _ => one_step(scene, last),
        },
    };
    Sentence {
        subject: capital(&subject),
        text,
        note: note(scene),
    }
}

/// With a capital letter where a word begins it: "Piece L", "Option 4 (a d f)".
/// No name of an item has a space in it.
fn capital(subject: &str) -> String {
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
            let (item, left) = (words(scene, focus.item), left(scene, focus));
            match focus.size {
                0 => format!("{} has {left} left: a dead end.", capital(&item)),
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
    let text = match scene.kind() {
        Kind::Sudoku | Kind::Tiling => format!("is {}. {}", so_far(scene), next(scene)),
        Kind::Items => format!("is tried; {}. {}", so_far(scene), next(scene)),
    };
    (option_words(scene, option), text)
}

/// How many have been tried: "placement 3 tried". Options have numbers of
/// their own, so there it is "3 options tried so far".
fn so_far(scene: &Scene) -> String {
    let tried = scene.now.placements;
    match scene.kind() {
        Kind::Sudoku | Kind::Tiling => format!("placement {} tried", grouped(tried)),
        Kind::Items => format!("{} tried so far", count(tried, "option")),
    }
}

fn one_step(scene: &Scene, last: Step) -> (String, String) {
    match last {
        Step::Choose { item, .. } => (words(scene, item), chosen(scene)),
        Step::Cover { item } => (words(scene, item), covered(scene)),
        Step::Try { option } => (option_words(scene, option), tried(scene)),
        Step::Untry { option } => (option_words(scene, option), untried(scene)),
        Step::Uncover { item } => (words(scene, item), uncovered(scene)),
        Step::Purify { item, .. } => {
            let text = "gets its colour; options of another colour leave their lists.".to_owned();
            (words(scene, item), text)
        }
        Step::Unpurify { item, .. } => (
            words(scene, item),
            "loses its colour; the other colours come back.".to_owned(),
        ),
        Step::Solution { number } => solution(scene, number),
    }
}

fn chosen(scene: &Scene) -> String {
    let Some(focus) = scene.focus else {
        return "is chosen.".to_owned();
    };
    let has = format!("has {} left", left(scene, focus));
    match focus.size {
        0 if scene.search.levels().len() == 1 => format!("{has}: a dead end at the first level."),
        0 => format!("{has}: a dead end. The {} before it must go.", scene.noun()),
        1 => format!("{has}: it is forced, and so chosen."),
        _ => format!("{has}, the fewest of all: it is chosen."),
    }
}

fn covered(scene: &Scene) -> String {
    let out = count(scene.updates, "element");
    match (scene.trying, scene.focus) {
        (Some(option), _) => {
            let by = option_on_board(scene, option);
            let end = match scene.search.is_between_levels() {
                true => " That was its last item.",
                false => "",
            };
            format!("is settled by {by} and so covered: {out} taken out.{end}")
        }
        (None, Some(focus)) => match focus.size {
            0 => "leaves the list of items. It has nothing to try.".to_owned(),
            1 => format!("is covered, and its one option leaves all other lists: {out} taken out."),
            n => format!("is covered, and its {n} options leave all other lists: {out} taken out."),
        },
        (None, None) => format!("is covered: {out} taken out."),
    }
}

fn tried(scene: &Scene) -> String {
    let so_far = so_far(scene);
    match scene.focus {
        Some(focus) => {
            let item = words(scene, focus.item);
            let which = match (focus.size, scene.kind()) {
                (1, _) => "the only option".to_owned(),
                (size, Kind::Items) => format!("number {} of {size}", focus.rejected + 1),
                (size, _) => format!("option {} of {size}", focus.rejected + 1),
            };
            format!("is tried, {which} for {item}: {so_far}.")
        }
        None => format!("is tried: {so_far}."),
    }
}

fn untried(scene: &Scene) -> String {
    let Some(focus) = scene.focus else {
        return "is taken back.".to_owned();
    };
    let item = words(scene, focus.item);
    match focus.size - focus.rejected {
        0 => format!("is taken back. {} has no other to try.", capital(&item)),
        n => format!("is taken back. {} has {n} more to try.", capital(&item)),
    }
}

fn uncovered(scene: &Scene) -> String {
    match (scene.leaving, scene.last) {
        (Some(option), Some(Step::Uncover { item })) if !is_of(scene, option) => {
            // A level was left: the item was the one it branched on.
            let above = option_on_board(scene, option);
            let why = match scene.search.links().size(item) {
                0 => "it had nothing to try",
                _ => "all its options were tried",
            };
            format!("is uncovered: {why}. So {above} must go.")
        }
        (Some(option), _) => {
            let by = option_on_board(scene, option);
            format!("is uncovered and its options come back, as {by} is undone from right to left.")
        }
        (None, _) => "is uncovered: all its options were tried.".to_owned(),
    }
}

/// Whether the item just uncovered is one that the option fills.
fn is_of(scene: &Scene, option: OptionId) -> bool {
    let Some(Step::Uncover { item }) = scene.last else {
        return false;
    };
    let uses = scene.loaded.puzzle().problem().option(option);
    uses.iter().any(|each| each.item == item)
}

/// The quieter second line.
fn note(scene: &Scene) -> String {
    let level = scene.search.levels().len();
    let rule = "Shortest item first, the leftmost of equals";
    let rule = match scene.last {
        None => return rule.to_owned(),
        Some(Step::Choose { .. }) => match tie(scene) {
            0 | 1 => rule.to_owned(),
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
        ) => rule.to_owned(),
    };
    match level {
        0 => rule,
        _ => format!("{rule} · level {level}"),
    }
}

/// How many items are as short as the one just chosen.
fn tie(scene: &Scene) -> usize {
    let links = scene.search.links();
    let Some(Focus { size, .. }) = scene.focus else {
        return 0;
    };
    links
        .active()
        .filter(|&item| links.size(item) == size)
        .count()
}

fn words(scene: &Scene, item: ItemId) -> String {
    scene.loaded.puzzle().item_words(item)
}

/// "7 at r2c3", "L at r1c1 r2c1 r3c1 r4c1 r4c2": all of it, for the sentence
/// that is about placing it or taking it back.
fn option_words(scene: &Scene, option: OptionId) -> String {
    scene.loaded.puzzle().option_words(option)
}

/// "7 at r2c3", "L at r1c1", "option 4": an option that is on the board already.
fn option_on_board(scene: &Scene, option: OptionId) -> String {
    scene.loaded.puzzle().option_on_board(option)
}

/// "3 candidates", "1 place", "no placements".
fn left(scene: &Scene, focus: Focus) -> String {
    let noun = match scene.loaded.meaning(focus.item) {
        Meaning::Cell(_) if scene.kind() == Kind::Sudoku => "candidate",
        Meaning::House { .. } => "place",
        Meaning::Item { .. } => "option",
        Meaning::Cell(_) | Meaning::Piece { .. } | Meaning::Order { .. } => "placement",
    };
    match focus.size {
        0 => format!("no {noun}"),
        n => count(u64::from(n), noun),
    }
}
