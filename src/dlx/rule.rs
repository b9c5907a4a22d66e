//! Which item to cover next.

use super::links::Links;
use super::problem::ItemId;

/// The rule that picks the item a level branches on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Rule {
    /// The item with the fewest options left, the leftmost of equals (Knuth's
    /// MRV heuristic, the paper's S heuristic).
    #[default]
    Shortest,
    /// The leftmost item.
    First,
    /// Any item, each equally likely: a pure function of this seed and the
    /// options chosen so far, so that a search can be walked backwards.
    Random {
        /// Another seed gives another search.
        seed: u64,
    },
}

impl Rule {
    /// The item to branch on; `path` is a digest of the options chosen so
    /// far. `None` if no primary item is left.
    #[inline]
    pub(super) fn choose(self, links: &Links, path: u64) -> Option<ItemId> {
        match self {
            Rule::Shortest => links.shortest(),
            Rule::First => links.leftmost(),
            Rule::Random { seed } => any(links, mix(seed ^ path)),
        }
    }
}

/// The item that a random number picks, each equally likely.
#[inline(never)]
fn any(links: &Links, random: u64) -> Option<ItemId> {
    let count = links.active().count() as u64;
    let pick = random.checked_rem(count)?;
    links.active().nth(pick as usize)
}

/// A digest of a path and one more option.
pub(super) fn extend(path: u64, node: u32) -> u64 {
    mix(path ^ mix(u64::from(node)))
}

/// Scrambles 64 bits: the finaliser of SplitMix64 (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", 2014).
pub(super) fn mix(value: u64) -> u64 {
    let z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
