//! The search for the shortest item, over a dense array of sizes.
//!
//! Knuth walks the ring of uncovered items. Looking at all sizes of the array
//! instead, covered ones too, is several times faster: the loads depend on
//! nothing, and the least of a block is found with vector instructions.

/// Sizes looked at together.
const BLOCK: usize = 16;

/// The place of the least size, the leftmost of equals; 0 if there is none.
#[inline]
pub(super) fn leftmost_least(sizes: &[i32]) -> usize {
    let (mut least, mut start) = (i32::MAX, 0);
    let (blocks, rest) = sizes.as_chunks::<BLOCK>();
    for (number, block) in blocks.iter().enumerate() {
        let here = least_of(block);
        if here < least {
            (least, start) = (here, number * BLOCK);
            // Nothing is shorter than an item without options.
            if least == 0 {
                break;
            }
        }
    }
    if least > 0 {
        for (offset, &size) in rest.iter().enumerate() {
            if size < least {
                (least, start) = (size, blocks.len() * BLOCK + offset);
            }
        }
    }
    let within = sizes[start..].iter().position(|&size| size == least);
    start + within.unwrap_or(0)
}

/// The least of a block, written so that it becomes vector instructions.
#[inline]
fn least_of(block: &[i32; BLOCK]) -> i32 {
    let mut lanes = [block[0], block[1], block[2], block[3]];
    let (fours, _) = block.as_chunks::<4>();
    for four in &fours[1..] {
        for (lane, &size) in lanes.iter_mut().zip(four) {
            *lane = (*lane).min(size);
        }
    }
    lanes[0].min(lanes[1]).min(lanes[2].min(lanes[3]))
}

#[cfg(test)]
mod tests {
    use super::leftmost_least;

    #[test]
    fn agrees_with_the_plain_definition() {
        for len in 1..70usize {
            for seed in 0..200u32 {
                let mut state = seed.wrapping_mul(0x9e37_79b9) ^ len as u32;
                let sizes: Vec<i32> = (0..len)
                    .map(|_| {
                        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                        (state >> 27) as i32 + (seed as i32 % 3)
                    })
                    .collect();
                let least = *sizes.iter().min().unwrap();
                let want = sizes.iter().position(|&s| s == least).unwrap();
                assert_eq!(leftmost_least(&sizes), want, "{sizes:?}");
            }
        }
    }
}
