//! Which solutions are the same but for a turn or a reflection.
//!
//! A symmetry is a way to move the whole board onto itself so that every
//! placement becomes a placement, of its own kind or of one that can stand for
//! it. Solutions that become each other are a class. Classes are counted by
//! the first of each, in the order of the search. Whether a solution is the
//! first of its class is told without remembering any other: the search would
//! walk to a solution that it becomes by the same levels, as long as that has
//! the same options; and where they part, the one whose option was tried
//! before the other's comes first. So the number is that of the classes met
//! so far at every moment, and a solution that a symmetry leaves as it is needs
//! no special care.

mod board;

use crate::dlx::{Level, Links, NodeId, OptionId, Search};
pub use board::Laid;
pub(super) use board::of_marks;

/// The symmetries of a puzzle, by what they do with its options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Symmetries {
    /// By option, its key. Options that put equal pieces on the same cells have
    /// the same key; in one solution no two do.
    keys: Vec<u32>,
    /// The options of the first key, then those of the next, …
    options: Vec<OptionId>,
    /// By key, the place of the first of its options.
    starts: Vec<u32>,
    /// By key, the kind of piece. Of equal pieces, each lies before the next:
    /// has the smaller key.
    kinds: Vec<u32>,
    /// Pieces of each kind: the options of a key are one for each.
    copies: Vec<u32>,
    /// By symmetry, by key, the key it becomes. The identity is left out, and
    /// so is what does the same as another one.
    images: Vec<Vec<u32>>,
}

impl Symmetries {
    /// None but the identity: every solution is a class of its own.
    pub fn none() -> Self {
        Symmetries::default()
    }

    /// How many there are, the identity included.
    pub fn order(&self) -> usize {
        self.images.len() + 1
    }

    /// Whether there is none but the identity.
    pub fn is_trivial(&self) -> bool {
        self.images.is_empty()
    }

    /// Whether the solution that the search is at, or has come back from by one
    /// step, is the first of its class that the search comes to. It must have
    /// begun without givens.
    pub fn is_first(&self, search: &Search) -> bool {
        if self.is_trivial() {
            return true;
        }
        let own = || search.path().map(|option| self.keys[option.index()]);
        self.images.iter().all(|image| {
            let other = self.solution(own().map(|key| image[key as usize]).collect());
            !comes_before(search, &other)
        })
    }

    /// The options of the solution that has these keys.
    fn solution(&self, mut keys: Vec<u32>) -> Vec<OptionId> {
        if self.copies.iter().all(|&copies| copies <= 1) {
            let option = |key: u32| self.options[self.starts[key as usize] as usize];
            return keys.into_iter().map(option).collect();
        }
        keys.sort_unstable();
        let mut laid = vec![0; self.copies.len()];
        let option = |key: u32| {
            let number = &mut laid[self.kinds[key as usize] as usize];
            let at = self.starts[key as usize] + *number;
            *number += 1;
            self.options[at as usize]
        };
        keys.into_iter().map(option).collect()
    }
}

/// Whether the search has come to the other solution before the present one.
fn comes_before(search: &Search, other: &[OptionId]) -> bool {
    let links = search.links();
    for (level, node) in search.levels().zip(search.path_nodes()) {
        if other.contains(&links.option_of(node)) {
            continue;
        }
        let mut theirs = other.iter().filter_map(|&o| links.node_in(o, level.item));
        return theirs
            .next()
            .is_some_and(|theirs| was_tried(links, level, node, theirs));
    }
    false
}

/// Whether a level whose option is the one of this node tried that of another
/// one before. Its item is covered: the ring stands still.
fn was_tried(links: &Links, level: Level, node: NodeId, other: NodeId) -> bool {
    let header = links.header(level.item);
    let mut at = node;
    (1..level.tried).any(|_| {
        at = match links.up(at) {
            above if above == header => links.up(header),
            above => above,
        };
        at == other
    })
}
