//! One sentence for each position: what the last step did, and why.

use super::Sentence;
use super::scene::{Focus, Scene};
use crate::dlx::{ItemId, OptionId, Step};
use crate::puzzle::{BoardKind, Meaning};
use crate::settings::StepSize;
use crate::words::{count, grouped};

/// The sentence for the present position, as told to somebody who walks in
/// steps of this size.
pub(super) fn sentence(scene: &Scene, size: StepSize) -> Sentence {
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
        subject,
        text,
        note: note(scene),
    }
}

fn at_start(scene: &Scene) -> (String, String) {
    let left = scene.search.links().active().count() as u64;
    let givens = scene.loaded.puzzle().givens().len() as u64;
    let text = match (left, givens) {
        (0, _) => "Every item is covered by the givens. Step to see it reported.".to_owned(),
        (_, 0) => format!(
            "Nothing is covered yet: {} to go. Step to begin.",
            count(left, "item")
        ),
        _ => format!(
            "{} are covered in advance; {} to go. Step to begin.",
            upper(&count(givens, "given")),
            count(left, "item")
        ),
    };
    (String::new(), text)
}

/// "1 given are" would be wrong.
fn upper(givens: &str) -> String {
    match givens {
        "1 given" => "The items of 1 given".to_owned(),
        _ => format!("The items of {givens}"),
    }
}

fn solution(scene: &Scene, number: u64) -> (String, String) {
    let placed = count(scene.search.depth() as u64, "placement");
    let subject = format!("Solution {}:", grouped(number));
    let text = format!("no item is left to cover. The {placed} on the board make an exact cover.");
    (subject, text)
}

fn complete(scene: &Scene) -> (String, String) {
    let found = match scene.now.solutions {
        0 => "there is no exact cover.".to_owned(),
        n => format!("{} found.", count(n, "exact cover")),
    };
    let text = format!("has no option left to try, and it was the first: {found}");
    match scene.last {
        Some(Step::Uncover { item }) => (words(scene, item), text),
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
    let number = grouped(scene.now.placements);
    let next = match scene.focus {
        Some(focus) if focus.size == 0 => {
            format!(
                "{} has {}: a dead end.",
                words(scene, focus.item),
                left(scene, focus)
            )
        }
        Some(focus) => {
            format!(
                "Next: {}, {} left.",
                words(scene, focus.item),
                left(scene, focus)
            )
        }
        None => "Nothing is left to cover.".to_owned(),
    };
    (
        option_words(scene, option),
        format!("is placement {number}. {next}"),
    )
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
        0 => {
            format!("{has}: a dead end. It is covered and uncovered, and the level above goes on.")
        }
        1 => format!("{has}: forced. Choose it."),
        _ => format!("{has}, the fewest of all. Choose it."),
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
            format!("is settled by {by}: cover it, {out} taken out.{end}")
        }
        (None, Some(focus)) => match focus.size {
            0 => "leaves the list. It has nothing to try.".to_owned(),
            1 => format!("leaves the list, and its one option all other lists: {out} taken out."),
            n => format!("leaves the list, and its {n} options all other lists: {out} taken out."),
        },
        (None, None) => format!("is covered: {out} taken out."),
    }
}

fn tried(scene: &Scene) -> String {
    let number = grouped(scene.now.placements);
    match scene.focus {
        Some(focus) if focus.size > 1 => format!(
            "is tried: option {} of {} for {}, placement {number}.",
            focus.rejected + 1,
            focus.size,
            words(scene, focus.item)
        ),
        Some(focus) => {
            format!(
                "is tried, the only one for {}: placement {number}.",
                words(scene, focus.item)
            )
        }
        None => format!("is tried: placement {number}."),
    }
}

fn untried(scene: &Scene) -> String {
    let Some(focus) = scene.focus else {
        return "is taken back.".to_owned();
    };
    let item = words(scene, focus.item);
    match focus.size - focus.rejected {
        0 => format!("is taken back. {item} has no other: uncover it, and back a level."),
        1 => format!("is taken back. {item} has 1 more to try."),
        n => format!("is taken back. {item} has {n} more to try."),
    }
}

fn uncovered(scene: &Scene) -> String {
    match scene.leaving {
        // A level was left: the item was the one it branched on.
        Some(option) if !is_of(scene, option) => {
            let above = option_on_board(scene, option);
            format!("comes back: all its options were tried. So {above} must go.")
        }
        Some(option) => {
            let by = option_on_board(scene, option);
            format!("comes back with its options, as {by} is undone from right to left.")
        }
        None => "comes back: all its options were tried.".to_owned(),
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
    format!("{rule} · level {level}")
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

/// "7 at r2c3", "L at r1c1": an option that is on the board already; its first
/// cell tells where to look.
fn option_on_board(scene: &Scene, option: OptionId) -> String {
    let placement = scene.loaded.placement(option);
    match placement.cells.first() {
        Some(cell) => format!("{} at {cell}", placement.label),
        None => scene.loaded.puzzle().option_words(option),
    }
}

/// "3 candidates", "1 place", "no placements".
fn left(scene: &Scene, focus: Focus) -> String {
    let sudoku = matches!(scene.loaded.puzzle().board().kind, BoardKind::Sudoku { .. });
    let noun = match scene.loaded.meaning(focus.item) {
        Meaning::Cell(_) if sudoku => "candidate",
        Meaning::House { .. } => "place",
        Meaning::Cell(_) | Meaning::Piece { .. } | Meaning::Order { .. } => "placement",
    };
    match focus.size {
        0 => format!("no {noun}"),
        n => count(u64::from(n), noun),
    }
}
