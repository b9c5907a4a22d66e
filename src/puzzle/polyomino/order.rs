//! Keeps equal pieces in order, so that exchanging two of them is no new
//! solution.
//!
//! Two placements of one solution begin in different cells. Of two copies
//! that follow one another, the first must begin before the second. Each cell
//! but the first is a *mark*, and is a secondary item for this pair of copies.
//! Halving the range of cells again and again until one is left, as in a
//! binary search, each placement meets a few marks: the first copy uses those
//! at or before its beginning, the second those after its beginning. Where
//! the wrong order parts two beginnings, both use the same mark, which a
//! secondary item forbids; in the right order they never share one.

/// Which of the two copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    First,
    Second,
}

/// The marks, from 1 to `cells - 1`, that a copy beginning in cell `start`
/// uses; at most log₂ `cells`, rounded up.
pub(super) fn marks(side: Side, start: usize, cells: usize) -> Vec<usize> {
    let (mut low, mut high) = (0, cells);
    let mut used = Vec::new();
    while high - low > 1 {
        let mark = low + (high - low) / 2;
        let at_or_before = mark <= start;
        if at_or_before == (side == Side::First) {
            used.push(mark);
        }
        if at_or_before {
            low = mark;
        } else {
            high = mark;
        }
    }
    used
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_clash_exactly_in_the_wrong_order() {
        for cells in 1..40 {
            for first in 0..cells {
                let a = marks(Side::First, first, cells);
                assert!(a.iter().all(|&m| m > 0 && m < cells));
                for second in 0..cells {
                    let b = marks(Side::Second, second, cells);
                    let clash = a.iter().any(|m| b.contains(m));
                    assert_eq!(clash, second < first, "{cells} {first} {second}");
                }
            }
        }
    }
}
