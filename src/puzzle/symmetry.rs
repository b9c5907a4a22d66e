//! Which solutions are the same but for a turn or a reflection.
//!
//! A symmetry is a way to move the whole board onto itself so that every
//! placement becomes a placement, of its own kind or of one that can stand for
//! it. Solutions that become each other are a class. To count classes, each
//! solution is written as the sorted list of its placements' keys; of a class
//! exactly one solution has the least list, its representative. Whether a
//! solution is the representative can be told from it alone, so classes are
//! counted without remembering any solution, and solutions that a symmetry
//! leaves as they are need no special care.

mod board;

use crate::dlx::OptionId;
pub use board::Laid;
pub(super) use board::of_marks;

/// The symmetries of a puzzle, by what they do with its options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Symmetries {
    /// By option, its key. Options that put equal pieces on the same cells have
    /// the same key; in one solution no two do.
    keys: Vec<u32>,
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

    /// Whether a solution, given by all options chosen in any order, is the
    /// representative of its class: each class has exactly one.
    pub fn is_representative(&self, path: impl Iterator<Item = OptionId>) -> bool {
        if self.is_trivial() {
            return true;
        }
        let mut own: Vec<u32> = path.map(|option| self.keys[option.index()]).collect();
        let Some(least) = own.iter().copied().min() else {
            return true;
        };
        let mut sorted = false;
        self.images.iter().all(|image| {
            let moved = own.iter().map(|&key| image[key as usize]);
            // Most lists differ in their beginning already.
            match moved.clone().min().cmp(&Some(least)) {
                std::cmp::Ordering::Less => return false,
                std::cmp::Ordering::Greater => return true,
                std::cmp::Ordering::Equal => {}
            }
            let mut moved: Vec<u32> = moved.collect();
            moved.sort_unstable();
            if !std::mem::replace(&mut sorted, true) {
                own.sort_unstable();
            }
            moved >= own
        })
    }
}
