//! The sizes of the rings, and the search for the shortest.
//!
//! Knuth walks the ring of uncovered items. Looking at a dense array instead,
//! covered items too, is several times faster: no load waits for another, and
//! the least of a block is found with vector instructions. To find its place
//! at the same time, the place is part of what is compared.

/// Headers whose keys are looked at together.
const BLOCK: usize = 16;

/// What one option adds to its items' keys.
pub(super) const ONE: i32 = BLOCK as i32;

/// Added to the keys of what is never chosen: the root, secondary items, and
/// the places that fill up the last block.
const ASIDE: i32 = 1 << 29;

/// Added to the key of a covered item.
const COVERED: i32 = 1 << 30;

/// By header, [`ONE`] times the size of its ring plus its place in its block,
/// plus [`ASIDE`] or [`COVERED`] or both: the least key of a block is that of
/// the shortest uncovered primary item in it, the leftmost of equals.
///
/// Nothing reaches the ring of a covered item, so its size stands still until
/// it is uncovered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Keys(Box<[i32]>);

impl Keys {
    /// So many headers with empty rings, the root and the primary ones first.
    pub(super) fn new(headers: usize, primary: usize) -> Self {
        let key = |header: usize| {
            let aside = header == 0 || header > primary;
            (header % BLOCK) as i32 + if aside { ASIDE } else { 0 }
        };
        Keys((0..headers.next_multiple_of(BLOCK)).map(key).collect())
    }

    /// The number of nodes in the header's ring.
    pub(super) fn size(&self, header: u32) -> u32 {
        ((self.0[header as usize] & (ASIDE - 1)) / ONE) as u32
    }

    /// Whether the header's item is covered.
    pub(super) fn is_covered(&self, header: u32) -> bool {
        self.0[header as usize] & COVERED != 0
    }

    #[inline]
    pub(super) fn cover(&mut self, header: u32) {
        self.0[header as usize] += COVERED;
    }

    #[inline]
    pub(super) fn uncover(&mut self, header: u32) {
        self.0[header as usize] -= COVERED;
    }

    /// The keys themselves, for the loops that count up and down.
    #[inline]
    pub(super) fn raw(&mut self) -> &mut [i32] {
        &mut self.0
    }

    /// The header of the shortest uncovered primary item, the leftmost of
    /// equals; there must be one, and all of them from `first` to `last`.
    #[inline]
    pub(super) fn shortest(&self, first: u32, last: u32) -> u32 {
        let (blocks, _) = self.0.as_chunks::<BLOCK>();
        let first = first as usize / BLOCK;
        let mut shortest = first * BLOCK;
        // Sizes only: a block further right must be shorter.
        let mut least = i32::MAX;
        for (block, keys) in (first..).zip(&blocks[first..=last as usize / BLOCK]) {
            let key = least_of(keys);
            if key < least {
                least = key & -ONE;
                shortest = block * BLOCK + (key - least) as usize;
                // Nothing is shorter than an item without options.
                if least == 0 {
                    break;
                }
            }
        }
        shortest as u32
    }
}

/// The least of a block, written so that it becomes vector instructions.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
#[inline]
fn least_of(block: &[i32; BLOCK]) -> i32 {
    let mut lanes = [block[0], block[1], block[2], block[3]];
    let (fours, _) = block.as_chunks::<4>();
    for four in &fours[1..] {
        for (lane, &key) in lanes.iter_mut().zip(four) {
            *lane = (*lane).min(key);
        }
    }
    lanes[0].min(lanes[1]).min(lanes[2].min(lanes[3]))
}

/// The least of a block. For WebAssembly the compiler does not find the vector
/// instructions by itself.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline]
fn least_of(block: &[i32; BLOCK]) -> i32 {
    use core::arch::wasm32::{i32x4, i32x4_extract_lane, i32x4_min, i32x4_shuffle};
    let four = |at: usize| i32x4(block[at], block[at + 1], block[at + 2], block[at + 3]);
    let lanes = i32x4_min(i32x4_min(four(0), four(4)), i32x4_min(four(8), four(12)));
    let lanes = i32x4_min(lanes, i32x4_shuffle::<2, 3, 0, 1>(lanes, lanes));
    let lanes = i32x4_min(lanes, i32x4_shuffle::<1, 0, 3, 2>(lanes, lanes));
    i32x4_extract_lane::<0>(lanes)
}

#[cfg(test)]
mod tests {
    use super::{Keys, ONE};

    #[test]
    fn shortest_agrees_with_the_plain_definition() {
        for primary in 1..70u32 {
            for seed in 0..200u32 {
                let mut state = seed.wrapping_mul(0x9e37_79b9) ^ primary;
                let mut keys = Keys::new(primary as usize + 3, primary as usize);
                let mut uncovered = Vec::new();
                for header in 1..=primary {
                    state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let size = (state >> 27) + seed % 3;
                    keys.raw()[header as usize] += ONE * size as i32;
                    assert_eq!(keys.size(header), size);
                    if state & 0x10_0000 == 0 || header == primary {
                        uncovered.push((size, header));
                    } else {
                        keys.cover(header);
                        assert!(keys.is_covered(header));
                    }
                }
                let (first, last) = (uncovered[0].1, uncovered[uncovered.len() - 1].1);
                let want = uncovered.iter().min().map(|&(_, header)| header);
                assert_eq!(Some(keys.shortest(first, last)), want, "{keys:?}");
            }
        }
    }
}
