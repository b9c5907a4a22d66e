//! Names by number, and numbers by name.

/// Different names, numbered from 0 in the order they came.
///
/// A hash table with open addressing over the list of names. A `HashMap` from
/// name to number would keep each name twice and take 8 KB more of .wasm.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    list: Vec<String>,
    /// One more than the number of the name that hashes here, or to a slot
    /// shortly before; 0 if free. A power of two of slots, half of them free
    /// at least.
    slots: Vec<u32>,
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
        self.slots.get(self.slot(name))?.checked_sub(1)
    }

    /// Adds a name that [`get`](Self::get) does not find; gives its number.
    pub fn push(&mut self, name: &str) -> u32 {
        if self.slots.len() <= 2 * self.list.len() {
            self.grow();
        }
        let slot = self.slot(name);
        self.list.push(name.to_owned());
        let count = self.list.len() as u32;
        self.slots[slot] = count;
        count - 1
    }

    /// Where the name is, or the free slot where it belongs.
    fn slot(&self, name: &str) -> usize {
        let last = self.slots.len().wrapping_sub(1);
        let mut slot = hash(name) as usize & last;
        while let Some(taken) = self.slots.get(slot).and_then(|count| count.checked_sub(1))
            && self.list[taken as usize] != name
        {
            slot = (slot + 1) & last;
        }
        slot
    }

    fn grow(&mut self) {
        self.slots = vec![0; 16.max(4 * self.list.len())];
        for number in 0..self.list.len() {
            let slot = self.slot(&self.list[number]);
            self.slots[slot] = number as u32 + 1;
        }
    }
}

/// FNV-1a, 32 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>.
fn hash(name: &str) -> u32 {
    let mix = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    name.bytes().fold(0x811c_9dc5, mix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_is_found_by_its_number_and_no_other_is() {
        let mut names = Names::default();
        assert_eq!(names.get(""), None);
        for number in 0..1000 {
            let name = format!("n{number}");
            assert_eq!(names.get(&name), None);
            assert_eq!(names.push(&name), number);
        }
        for number in 0..1000 {
            assert_eq!(names.get(&names.list()[number as usize]), Some(number));
        }
        assert_eq!(names.get("n1000"), None);
    }
}
