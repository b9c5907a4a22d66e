//! The path of the present position, level by level.

use crate::dlx::{ItemId, OptionId};
use crate::record::tree::{Place, Work};
use crate::snapshot::scene::Scene;

/// A level of the path: an item branched on, and the option of it that is
/// chosen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathEntry {
    /// The item.
    pub item: ItemId,
    /// The option.
    pub option: OptionId,
    /// Which of the item's options it is, in the order tried, from 1.
    pub number: u32,
    /// The options the item had.
    pub size: u32,
    /// The work done on the options before it; none if that was folded.
    pub earlier: Option<Work>,
    /// The step that tried it; none if that was forgotten when it was folded.
    pub step: Option<u64>,
}

/// What there is at the end of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// No item is left.
    Solution,
    /// An item had no options left.
    DeadEnd(ItemId),
    /// This item is branched on, or will be next: so many of its options, of so
    /// many, are done.
    Open(ItemId, u32, u32),
    /// Nothing is to be said: the search is over, or runs at full speed.
    Nothing,
}

pub(super) fn path(scene: &Scene, along: &[Place]) -> Vec<PathEntry> {
    let tree = &scene.record.tree;
    let mut places = along.iter().skip(1);
    let levels = scene.search.levels();
    let entry = |level: crate::dlx::Level| {
        let place = places.next();
        Some(PathEntry {
            item: level.item,
            option: level.option?,
            number: level.tried,
            size: level.degree,
            earlier: place.map(|&place| tree.earlier(place)),
            step: place.map(|&place| tree.get(place).step),
        })
    };
    levels.map_while(entry).collect()
}

pub(super) fn end(scene: &Scene) -> End {
    if scene.search.is_at_solution() {
        return End::Solution;
    }
    match scene.focus {
        Some(focus) if focus.size == 0 && scene.tells_dead_ends() => End::DeadEnd(focus.item),
        Some(focus) if !focus.has_option => End::Open(focus.item, focus.rejected, focus.size),
        _ => End::Nothing,
    }
}
