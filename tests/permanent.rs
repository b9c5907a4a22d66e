//! The permanent three ways, and its bounds.

#[path = "common/mod.rs"]
mod common;

use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::permutation::Permutation;
use dlx_stage::puzzle::permutation::permanent::{minc_bregman, ryser, van_der_waerden};
use proptest::prelude::*;

/// By trying all permutations.
fn brute(rows: &[u64]) -> u64 {
    fn below(rows: &[u64], taken: u64) -> u64 {
        let Some((row, rest)) = rows.split_first() else {
            return 1;
        };
        let open = (0..64).filter(|col| (row & !taken) >> col & 1 == 1);
        open.map(|col| below(rest, taken | 1 << col)).sum()
    }
    below(rows, 0)
}

fn covers(rows: &[u64]) -> u64 {
    let puzzle = Permutation::new(rows).unwrap();
    common::exhaust(puzzle.problem()).counters().solutions
}

fn matrix(largest: usize) -> impl Strategy<Value = Vec<u64>> {
    (1..=largest, 0..4_u32).prop_flat_map(|(n, sparse)| {
        // Many ones, or few.
        let row = move |bits: Vec<u64>| match sparse {
            0 => bits[0] & bits[1],
            1 => bits[0],
            _ => bits[0] | bits[1],
        };
        let bits = prop::collection::vec(0..1_u64 << n, 2).prop_map(row);
        prop::collection::vec(bits, n)
    })
}

#[track_caller]
fn assert_bounds(rows: &[u64], permanent: u64) {
    let above = minc_bregman(rows) * (1.0 + 1e-12);
    assert!(permanent as f64 <= above, "{permanent} > {above}: {rows:?}");
    if let Some((bound, error)) = van_der_waerden(rows) {
        assert!((0.0..1e-6).contains(&error), "{error}");
        let below = bound * (1.0 - error);
        assert!(below <= permanent as f64, "{below} > {permanent}: {rows:?}");
    }
}

proptest! {
    #[test]
    fn covers_are_the_permanent(rows in matrix(6)) {
        let permanent = brute(&rows);
        prop_assert_eq!(ryser(&rows), Some(permanent));
        prop_assert_eq!(covers(&rows), permanent);
        assert_bounds(&rows, permanent);
    }

    #[test]
    fn bounds_hold_where_they_are_shown(rows in matrix(8)) {
        let permanent = ryser(&rows).unwrap() as f64;
        let facts = Permutation::new(&rows).unwrap().facts();
        let shown = |at: usize| facts[at].value.replace(',', "").parse::<f64>();
        prop_assert!(shown(1).unwrap() >= permanent);
        if let Ok(below) = shown(2) {
            prop_assert!(below <= permanent);
        }
    }
}

#[test]
fn all_ones_meet_both_bounds() {
    let mut factorial = 1;
    for n in 1..=20_u64 {
        factorial *= n;
        let rows = vec![(1 << n) - 1; n as usize];
        assert_eq!(ryser(&rows), Some(factorial));
        assert_bounds(&rows, factorial);
        let (bound, error) = van_der_waerden(&rows).unwrap();
        for close in [bound, minc_bregman(&rows)] {
            assert!((close / factorial as f64 - 1.0).abs() < 1e-12, "{close}");
        }
        assert!(error < 1e-9, "{error}");
    }
}

#[test]
fn the_scaling_settles_where_every_one_is_on_a_permutation() {
    // A Hessenberg matrix: 2ⁿ⁻¹, and its entries fall off quickly.
    let n = 16;
    let hessenberg: Vec<u64> = (0..n).map(|row| (1 << (row + 2).min(n)) - 1).collect();
    assert_eq!(ryser(&hessenberg), Some(1 << (n - 1)));
    assert_bounds(&hessenberg, 1 << (n - 1));
    // A triangle: its one permutation uses the diagonal alone.
    let triangle: Vec<u64> = (0..n).map(|row| (1 << (row + 1)) - 1).collect();
    assert_eq!(ryser(&triangle), Some(1));
    assert_eq!(van_der_waerden(&triangle), None);
    // No permutation at all; an empty row; an empty column.
    for rows in [
        [0b001, 0b001, 0b111],
        [0b111, 0, 0b111],
        [0b011, 0b011, 0b011],
    ] {
        assert_eq!(ryser(&rows), Some(0));
        assert_eq!(van_der_waerden(&rows), None);
    }
}

#[test]
fn what_is_too_large_is_not_computed() {
    assert_eq!(ryser(&[u64::MAX; 21]), None);
    let facts = Permutation::full(64).unwrap().facts();
    assert_eq!(facts[0].value, "not computed above n = 20");
    // 64! = 1.2688…·10⁸⁹
    assert_eq!(facts[1].value, "1.27·10⁸⁹");
    assert_eq!(facts[2].value, "1.26·10⁸⁹");
}

#[test]
fn the_largest_is_quick_enough_and_exact() {
    // Derangements of 20 (OEIS A000166).
    let facts = Permutation::derangement(20).unwrap().facts();
    assert_eq!(facts[0].value, "895,014,631,192,902,121");
    let five = Permutation::derangement(5).unwrap().facts();
    let values: Vec<&str> = five.iter().map(|fact| &*fact.value).collect();
    assert_eq!(values, ["44", "53.2", "39.3"]);
}
