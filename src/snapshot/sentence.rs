//! One sentence for each position: what the last step did, and why.

use super::naming::{capital, left, option_words, words};
use super::scene::{Focus, Scene};
use super::step_words::one_step;
use super::{Kind, PredictView, Sentence, dead_end, linking, telling};
use crate::dlx::{OptionId, Rule, Step};
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
    let (subject, text) = single(scene).unwrap_or_else(|| told(scene, size));
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
    // A row or column has no place of its own on a board of squares.
    let ask = match scene.kind() {
        Kind::Marks => {
            "Which row or column will be branched on next? Click a square of it, or the head of its column in the matrix."
        }
        Kind::Sudoku | Kind::Tiling | Kind::Line | Kind::Items => {
            "Which item will be branched on next? Click it: on the board, or the head of its column."
        }
    };
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
fn single(scene: &Scene) -> Option<(String, String)> {
    let write = scene.single_write()?;
    Some(linking::written(scene, write, write.place?, write.way?))
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

pub(super) fn solution(scene: &Scene, number: u64) -> (String, String) {
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
        Kind::Sudoku | Kind::Tiling | Kind::Marks | Kind::Line => {
            format!("placement {tried} tried")
        }
        Kind::Items => format!("tried ({tried} so far)"),
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
    let level = levels.saturating_sub(1);
    format!("Level {level} · {rule}")
}

/// The rule that chooses, and whether somebody steers.
fn rule_words(scene: &Scene) -> String {
    let rule = match scene.search.rule() {
        Rule::Shortest => "Shortest item first",
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
    if scene.search.rule() != Rule::Shortest || scene.is_steered() {
        return 0;
    }
    links
        .active()
        .filter(|&item| links.size(item) == size)
        .count()
}
