//! Steering: another choice than the rule's.

use super::Player;
use crate::dlx::{ItemId, OptionId, Search, SteerError};

impl Player {
    /// Has this item branched on next, this option of it tried first. Between
    /// two levels only, or when an item is chosen and none of its options is
    /// tried yet: then that choice is taken back.
    ///
    /// # Errors
    /// Why that cannot be; then it stands where it stood.
    pub fn steer(&mut self, item: ItemId, first: Option<OptionId>) -> Result<(), SteerError> {
        let written = self.middle().map_or(0, |middle| middle.done);
        let undone = self.back_to_choice();
        if let Err(error) = self.fine.search_mut().steer(item, first) {
            (0..undone).for_each(|_| {
                self.step();
            });
            (0..written).for_each(|_| {
                self.fine.write();
            });
            return Err(error);
        }
        self.record.cut(self.fine.search());
        Ok(())
    }

    /// Takes back the choice of an item none of whose options is tried yet.
    /// Tells how many steps that are.
    fn back_to_choice(&mut self) -> u32 {
        self.fine.settle();
        let mut undone = 0;
        let untried = |search: &Search| {
            let top = search.levels().last();
            !search.is_between_levels() && top.is_some_and(|level| level.tried == 0)
        };
        while untried(self.search()) {
            self.back();
            undone += 1;
        }
        undone
    }
}
