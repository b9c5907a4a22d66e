//! The finest step, a single write of a link, and what can be seen of the
//! arrays meanwhile.

#[path = "../common/mod.rs"]
mod common;

mod arrays;
mod laws;
mod mems;
mod naive;
mod walking;
mod wrong;

use common::random::cases;
use dlx_stage::dlx::{Fine, Links, NodeId, Word, Write};

/// All places, in order.
fn places(links: &Links) -> impl Iterator<Item = NodeId> + '_ {
    (0..links.places()).filter_map(|number| links.place(number))
}

/// A place, a word of it, and what is in it.
type Held = (NodeId, Word, u32);

/// Every word of the arrays that a search changes, but for colours.
fn words(links: &Links) -> Vec<Held> {
    let all = places(links).flat_map(|place| Word::ALL.map(|word| (place, word)));
    all.filter_map(|(place, word)| Some((place, word, links.word(place, word)?)))
        .collect()
}

/// All positions from the beginning to the end, by single writes, with the
/// write that follows each.
fn positions(mut fine: Fine) -> (Vec<Fine>, Vec<Write>) {
    let (mut all, mut writes) = (vec![fine.clone()], Vec::new());
    while let Some(write) = fine.write() {
        all.push(fine.clone());
        writes.push(write);
    }
    (all, writes)
}
