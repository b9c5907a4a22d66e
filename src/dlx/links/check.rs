//! The invariants, verified.

use super::{Links, ROOT};
use crate::problem::ItemId;

impl Links {
    /// Walks every ring and compares it with what the invariants promise.
    ///
    /// # Errors
    /// The first invariant that is broken, in words.
    pub fn check(&self) -> Result<(), String> {
        let mut at = ROOT;
        loop {
            let right = self.headers[at as usize].right;
            if self.headers[right as usize].left != at {
                return Err(format!("header {right} does not point back to {at}"));
            }
            if right == ROOT {
                break;
            }
            if right <= at {
                return Err(format!("header {right} stands after {at}"));
            }
            at = right;
        }
        (1..self.headers.len() as u32).try_for_each(|header| self.check_ring(header))
    }

    fn check_ring(&self, header: u32) -> Result<(), String> {
        let item = ItemId(header - 1);
        let ringed = self.headers[self.headers[header as usize].left as usize].right == header;
        if header <= self.primary && ringed == self.is_covered(item) {
            return Err(format!("header {header}: its size and the ring disagree"));
        }
        let (mut at, mut count) = (header, 0);
        loop {
            let down = self.rings.links[at as usize].down;
            if self.rings.links[down as usize].up != at {
                return Err(format!("node {down} does not point back up to {at}"));
            }
            if down == header {
                break;
            }
            if down <= at || self.rings.top[down as usize] != header as i32 {
                return Err(format!("node {down} is not below {at} in ring {header}"));
            }
            (at, count) = (down, count + 1);
        }
        if count != self.size(item) {
            let said = self.size(item);
            return Err(format!(
                "ring {header} has {count} nodes, its size says {said}"
            ));
        }
        Ok(())
    }
}
