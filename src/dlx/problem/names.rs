//! Names by number, and numbers by name.
//!
//! A text may name hundreds of thousands of items in a megabyte. All names
//! stand in one string, and what finds them keeps numbers only, so that they
//! take a few bytes each.

use std::hash::{BuildHasher, RandomState};

use hashbrown::HashTable;

/// Different names, numbered from 0 in the order they came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Names {
    all: String,
    /// Where each name ends in `all`; the next one begins there.
    ends: Vec<u32>,
}

impl Names {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The name of this number.
    pub fn get(&self, number: usize) -> &str {
        let start = number.checked_sub(1).map_or(0, |at| self.ends[at]);
        &self.all[start as usize..self.ends[number] as usize]
    }
}

/// Finds names; all of the same [`Names`].
#[derive(Clone, Debug, Default)]
pub(super) struct Finder {
    numbers: HashTable<u32>,
    /// Seeded anew each time, so that no text can be made to collide.
    hasher: RandomState,
}

impl Finder {
    /// The number of this name.
    pub fn find(&self, names: &Names, name: &str) -> Option<u32> {
        let is_it = |&number: &u32| names.get(number as usize) == name;
        let found = self.numbers.find(self.hasher.hash_one(name), is_it);
        found.copied()
    }

    /// Adds a name that [`find`](Self::find) does not find; gives its number.
    pub fn add(&mut self, names: &mut Names, name: &str) -> u32 {
        let number = names.len() as u32;
        names.all += name;
        names.ends.push(names.all.len() as u32);
        let hash = |&number: &u32| self.hasher.hash_one(names.get(number as usize));
        let own = self.hasher.hash_one(name);
        self.numbers.insert_unique(own, number, hash);
        number
    }
}
