//! What items and options are called in a sentence.

use super::Kind;
use super::scene::Scene;
use crate::dlx::{ItemId, OptionId};
use crate::puzzle::Meaning;
use crate::words::count;

/// With a capital letter where a word begins it: "Piece L", "Option 4 (a d f)".
/// No name of an item has a space in it.
pub(super) fn capital(subject: &str) -> String {
    match subject.split_once(' ') {
        Some(("piece", letter)) => format!("Piece {letter}"),
        Some(("option", number)) => format!("Option {number}"),
        _ => subject.to_owned(),
    }
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
