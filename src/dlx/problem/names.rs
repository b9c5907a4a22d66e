//! Names by number, and numbers by name.

use std::collections::HashMap;

/// Different names, numbered from 0 in the order they came.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    list: Vec<String>,
    numbers: HashMap<String, u32>,
}

impl Names {
    /// All names by number.
    pub fn list(&self) -> &[String] {
        &self.list
    }

    /// All names by number, to keep.
    pub fn into_list(self) -> Vec<String> {
        self.list
    }

    /// The number of this name.
    pub fn get(&self, name: &str) -> Option<u32> {
        self.numbers.get(name).copied()
    }

    /// Adds a name that [`get`](Self::get) does not find; gives its number.
    pub fn push(&mut self, name: &str) -> u32 {
        let number = self.list.len() as u32;
        self.list.push(name.to_owned());
        self.numbers.insert(name.to_owned(), number);
        number
    }
}
