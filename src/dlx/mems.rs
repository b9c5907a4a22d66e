//! Knuth's mems: how often a step goes to the arrays.
//!
//! # What is counted
//! Each word of the arrays that the algorithm, written with plain lists as in
//! TAOCP 7.2.2.1, reads or writes: `left`, `right`, `up`, `down`, `top`,
//! `length`, and with colours the colour of a node and what colour an item
//! has. Let `n` be the primary items uncovered, `s` the nodes in the item's
//! ring, `k` the nodes of an option:
//!
//! - *hide an option*, seen from one of its nodes: `top` of the other `k - 1`
//!   nodes and of the spacer, the spacer's link; with colours, for each other
//!   node, whether its item has one. A node taken out: `up` and `down` and the
//!   length read, two links and the length written. To bring it back costs
//!   the same.
//! - `Cover`, `Uncover`: the header's two links read, two links written;
//!   `down` (or `up`) of the header and of each node in the ring; and the
//!   options hidden. Covering the item that a level branches on reads one
//!   more `down`, which leads to the first option to try.
//! - `Purify`, `Unpurify`: the node's `top` and colour; the item's colour
//!   written; `down` (or `up`) of the header and of each node in the ring, and
//!   each node's colour; and the options hidden.
//! - `Choose`: with the rule of the shortest, `right` of the root and of each
//!   header in the ring, and each one's length. The leftmost: `right` of the
//!   root. A random one: `right` once round the ring to count it, then to the
//!   item picked.
//! - `Try`: the walk round the option to see what must be covered: `top` of
//!   the other nodes and of the spacer, the spacer's link; with colours, for
//!   each other node, its colour and whether the item has one.
//! - `Untry`: the walk back, the same, and `down` to the next option.
//! - `Solution`: `right` of the root, which leads back to it.
//!
//! # What is not
//! What does not lie in these arrays: the stack, the counters, which item is
//! covered (Knuth does without). How this engine chooses the shortest item:
//! it looks at all lengths at once, covered items too, and stops at an item
//! with none (see `links/keys.rs`); the count is that of the walk along the
//! list, all round. And what telling the steps costs. Knuth's programs count
//! accesses of 64 bits, which get two links at once; here each word counts.

use std::iter::Sum;
use std::ops::{Add, Sub};

use super::links::{Links, NodeId};
use super::problem::{ColourId, ItemId, OptionId};
use super::rule::Rule;
use super::search::Search;
use super::step::Step;

/// Accesses to the arrays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Mems {
    /// Words read.
    pub reads: u64,
    /// Words written.
    pub writes: u64,
}

impl Mems {
    /// What taking a header out of its ring costs, or bringing it back.
    pub const HEADER: Mems = Mems::new(2, 2);
    /// What taking a node out of its ring costs, or bringing it back.
    pub const NODE: Mems = Mems::new(3, 3);

    const fn new(reads: u64, writes: u64) -> Self {
        Mems { reads, writes }
    }

    /// Both together.
    pub fn total(self) -> u64 {
        self.reads + self.writes
    }
}

impl Add for Mems {
    type Output = Mems;

    fn add(self, other: Mems) -> Mems {
        Mems::new(self.reads + other.reads, self.writes + other.writes)
    }
}

impl Sub for Mems {
    type Output = Mems;

    /// The other must not be more than this.
    fn sub(self, other: Mems) -> Mems {
        Mems::new(self.reads - other.reads, self.writes - other.writes)
    }
}

impl Sum for Mems {
    fn sum<I: Iterator<Item = Mems>>(all: I) -> Mems {
        all.fold(Mems::default(), Add::add)
    }
}

/// The mems of a step: the one that the search makes next, or the one that
/// led to where it stands. Both give the same, so that a total can be kept
/// forwards and backwards; amid a step ([`Fine`](super::Fine)) it is the whole
/// step's too.
pub fn mems(search: &Search, step: Step) -> Mems {
    let links = search.links();
    match step {
        Step::Choose { item, .. } => Mems::new(choice(search, item), 0),
        Step::Cover { item } => {
            let branches = search.levels().last().is_some_and(|l| l.item == item);
            cover(links, item) + Mems::new(branches.into(), 0)
        }
        Step::Uncover { item } => cover(links, item),
        Step::Purify { item, colour } | Step::Unpurify { item, colour } => {
            purify(links, item, colour)
        }
        Step::Try { option } => Mems::new(round(links, option), 0),
        Step::Untry { option } => Mems::new(round(links, option) + 1, 0),
        Step::Solution { .. } => Mems::new(1, 0),
    }
}

fn choice(search: &Search, item: ItemId) -> u64 {
    let active = || search.links().active();
    match search.rule() {
        Rule::Shortest => 2 * active().count() as u64 + 1,
        Rule::First => 1,
        Rule::Random { .. } => {
            let before = active().take_while(|&i| i != item).count();
            (active().count() + 1 + before + 1) as u64
        }
    }
}

fn cover(links: &Links, item: ItemId) -> Mems {
    let ring = links.ring_nodes(item);
    let hidden = ring.map(|node| Mems::new(1, 0) + hide(links, node));
    Mems::HEADER + Mems::new(1, 0) + hidden.sum()
}

fn purify(links: &Links, item: ItemId, colour: ColourId) -> Mems {
    let ring = links.ring_nodes(item).map(|node| {
        let stays = links.colour(node) == Some(colour);
        let hidden = if stays {
            Mems::default()
        } else {
            hide(links, node)
        };
        Mems::new(2, 0) + hidden
    });
    Mems::new(2 + 1, 1) + ring.sum()
}

fn hide(links: &Links, node: NodeId) -> Mems {
    let others = links.others(node).count() as u64;
    let walk = others + 2 + if links.has_colours() { others } else { 0 };
    let hidden = links.hidden_with(node).map(|_| Mems::NODE);
    Mems::new(walk, 0) + hidden.sum()
}

/// The reads of a walk round the option to the node it began at.
fn round(links: &Links, option: OptionId) -> u64 {
    let others = (links.nodes(option).count() as u64).saturating_sub(1);
    others + 2 + if links.has_colours() { 2 * others } else { 0 }
}
