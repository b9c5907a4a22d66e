//! Covering and uncovering, at the speeds that a search needs.

use super::{Header, Links};
use crate::problem::ItemId;

impl Links {
    /// Takes the item out of the header ring, and its options out of the
    /// rings of their other items. Returns the number of elements taken out:
    /// one for the header and one for each node, as the paper counts.
    ///
    /// The item must not be covered.
    #[inline]
    pub fn cover(&mut self, item: ItemId) -> u32 {
        if self.has_colours() {
            return self.cover_coloured(item);
        }
        self.cover_in::<false>(item)
    }

    /// Undoes [`cover`](Self::cover), if everything since has been undone.
    /// Returns the same number.
    #[inline]
    pub fn uncover(&mut self, item: ItemId) -> u32 {
        if self.has_colours() {
            return self.uncover_coloured(item);
        }
        self.uncover_in::<false>(item)
    }

    // Out of the way of the case without colours, so that it can be inlined.
    #[inline(never)]
    fn cover_coloured(&mut self, item: ItemId) -> u32 {
        self.cover_in::<true>(item)
    }

    #[inline(never)]
    fn uncover_coloured(&mut self, item: ItemId) -> u32 {
        self.uncover_in::<true>(item)
    }

    /// [`cover`](Self::cover) with the question "are there colours?" answered
    /// at compile time.
    #[inline(always)]
    fn cover_in<const COLOURS: bool>(&mut self, item: ItemId) -> u32 {
        let header = item.0 + 1;
        debug_assert!(!self.is_covered(item), "item {item:?} is covered already");
        let Header { left, right } = self.headers[header as usize];
        self.headers[left as usize].right = right;
        self.headers[right as usize].left = left;
        self.rings.keys.cover(header);
        1 + self.rings.hide_all::<COLOURS>(header)
    }

    /// [`uncover`](Self::uncover), likewise.
    #[inline(always)]
    fn uncover_in<const COLOURS: bool>(&mut self, item: ItemId) -> u32 {
        let header = item.0 + 1;
        debug_assert!(self.is_covered(item), "item {item:?} is not covered");
        let updates = 1 + self.rings.unhide_all::<COLOURS>(header);
        self.rings.keys.uncover(header);
        let Header { left, right } = self.headers[header as usize];
        self.headers[right as usize].left = header;
        self.headers[left as usize].right = header;
        updates
    }
}

/// The dance at the two speeds of a search.
impl Links {
    /// [`cover`](Self::cover) where there are no colours, copied into the
    /// loop of a run.
    #[inline(always)]
    pub(crate) fn cover_plain(&mut self, item: ItemId) -> u32 {
        self.cover_in::<false>(item)
    }

    /// [`uncover`](Self::uncover), likewise.
    #[inline(always)]
    pub(crate) fn uncover_plain(&mut self, item: ItemId) -> u32 {
        self.uncover_in::<false>(item)
    }

    /// [`cover`](Self::cover) out of line: for single steps, where a call
    /// does not matter but a copy of the dance at each place would.
    #[inline(never)]
    pub(crate) fn cover_once(&mut self, item: ItemId) -> u32 {
        self.cover(item)
    }

    /// [`uncover`](Self::uncover), likewise.
    #[inline(never)]
    pub(crate) fn uncover_once(&mut self, item: ItemId) -> u32 {
        self.uncover(item)
    }
}
