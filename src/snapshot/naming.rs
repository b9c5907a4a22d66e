//! What items and options are called in a sentence.

use super::scene::Scene;
use crate::dlx::{ItemId, OptionId};
pub(super) use crate::words::capital;
use crate::words::count;

pub(super) fn words(scene: &Scene, item: ItemId) -> String {
    scene.loaded.puzzle().item_brief(item)
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
    let kind = scene.loaded.puzzle().board().kind;
    scene.loaded.meaning(item).noun(kind)
}
