//! The permanent of a 0/1 matrix, and bounds of it. None of it searches.
//!
//! A matrix is given row by row, the columns with a 1 as bits; it has as many
//! columns as rows, at most 64, and no bits beyond them.

/// The largest n that [`ryser`] computes.
pub const MOST: usize = 20;

/// The permanent by Ryser's formula: the sum over all sets of columns of the
/// product of the row sums in them, negative where the number of columns left
/// out is odd (H. J. Ryser, Combinatorial Mathematics, 1963). The sets follow
/// in Gray code, one column in or out each time. None above [`MOST`].
///
/// All is reckoned modulo 2⁶⁴. The permanent itself is at most 20! < 2⁶⁴, so
/// that it comes out exactly.
pub fn ryser(rows: &[u64]) -> Option<u64> {
    let n = rows.len();
    if n > MOST {
        return None;
    }
    let mut sums = [0_u64; MOST];
    let mut total = u64::from(n == 0);
    for number in 1_u32..1 << n {
        let (set, column) = (number ^ number >> 1, number.trailing_zeros());
        let enters = set >> column & 1 == 1;
        let mut product = 1_u64;
        for (sum, row) in sums.iter_mut().zip(rows) {
            let bit = row >> column & 1;
            *sum = if enters { *sum + bit } else { *sum - bit };
            product = product.wrapping_mul(*sum);
        }
        let left_out = n as u32 - set.count_ones();
        total = match left_out % 2 {
            0 => total.wrapping_add(product),
            _ => total.wrapping_sub(product),
        };
    }
    Some(total)
}

/// The product over all rows, with r ones each, of the r-th root of r!
/// (conjectured by H. Minc 1963, proved by L. M. Brégman 1973): the permanent
/// is no larger. Too small by rounding by less than a part in 10¹³.
pub fn minc_bregman(rows: &[u64]) -> f64 {
    let root_of = |row: &u64| root_of_factorial(row.count_ones());
    rows.iter().map(root_of).product()
}

/// The r-th root of r!; of no factors, 0. By halving: the functions for powers
/// would be 3 KB of .wasm.
fn root_of_factorial(r: u32) -> f64 {
    let factorial: f64 = (1..=r).map(f64::from).product();
    let (mut low, mut high) = (0.0, f64::from(r));
    loop {
        let middle = (low + high) / 2.0;
        if middle <= low || middle >= high {
            return high;
        }
        let power: f64 = (0..r).map(|_| middle).product();
        match power < factorial {
            true => low = middle,
            false => high = middle,
        }
    }
}

/// How many entries the scaling looks at before it is given up.
const PATIENCE: usize = 4_000_000;
/// How far the sums of the columns, taken together, may be from 1 at the end.
const NEAR: f64 = 1e-11;
/// No entry of the scaled matrix may be smaller.
const LEAST: f64 = 1e-9;

/// A number that the permanent is no smaller than, if it is lowered by the
/// share that is given with it (less than 10⁻⁶).
///
/// Rows and columns are scaled in turn (R. Sinkhorn 1964) until the entries
/// `x[i]·a[i][j]·y[j]` have sums of 1. The permanent of such a matrix is at
/// least n!/nⁿ (van der Waerden's conjecture, proved by G. P. Egorychev and D. I.
/// Falikman 1981), and that of a is larger by 1 ÷ all x and y. None if the
/// scaling does not settle, as when some place with a 1 is on no permutation.
///
/// # How far it can be off
/// The scaling ends with sums of rows of 1, and sums of columns of `1 + g[j]`.
/// Let F(y) be the logarithm of the product of all `(a·y)[i] ÷ y[j]`. It is
/// convex in z = log y, its gradient is g, and the bound found is n!/nⁿ times
/// its exponential; the true one belongs to the y* where the gradient is 0. So
/// the logarithm found is too large by at most the sum of `g[j]·(z[j] − z*[j])`.
/// - There is such a y*: if every entry is larger than the sum of all |g|, every
///   1 is on a permutation, by Hall's theorem.
/// - In each block that rows and columns connect, the g sum to 0, so only the
///   spread of z − z* counts, and half of it.
/// - The scaled matrix p is the one of the largest entropy, at most n·log n, of
///   all with sums of 1 in these places. Moving towards a permutation does not
///   increase it: so the −log p along any permutation sum to at most n·log n,
///   and each is at most that. From column to column, by a row they share, z*
///   changes by at most as much; in n steps by n²·log n ≤ 5n².
pub fn van_der_waerden(rows: &[u64]) -> Option<(f64, f64)> {
    let n = rows.len();
    let mut y = vec![1.0; n];
    for _ in 0..PATIENCE / (2 * n * n).max(1) {
        let x: Vec<f64> = rows.iter().map(|row| 1.0 / sum(&y, *row)).collect();
        let mut columns = vec![0.0; n];
        for (row, x) in rows.iter().zip(&x) {
            for col in ones(*row) {
                columns[col] += x * y[col];
            }
        }
        let off: f64 = columns.iter().map(|column| (column - 1.0_f64).abs()).sum();
        // Also if a row or a column has no 1.
        if !off.is_finite() || columns.contains(&0.0) {
            return None;
        }
        if off <= NEAR {
            return settled(rows, &x, &y, off);
        }
        for (y, column) in y.iter_mut().zip(columns) {
            *y /= column;
        }
    }
    None
}

/// The bound, and by which share it may be too large.
fn settled(rows: &[u64], x: &[f64], y: &[f64], off: f64) -> Option<(f64, f64)> {
    let mut entries = (rows.iter().zip(x)).flat_map(|(row, x)| ones(*row).map(move |j| x * y[j]));
    if entries.any(|entry| entry < LEAST) {
        return None;
    }
    let n = rows.len() as f64;
    let mut bound = 1.0;
    for (at, (x, y)) in (1_u32..).zip(x.iter().zip(y)) {
        bound *= f64::from(at) / n / x / y;
    }
    let largest = y.iter().copied().fold(0.0, f64::max);
    let smallest = y.iter().copied().fold(f64::INFINITY, f64::min);
    let spread = log_above(largest / smallest) + 5.0 * n * n;
    let rounding = n * n * 1e-15;
    Some((bound, (off + rounding) * spread / 2.0 + rounding))
}

/// More than the natural logarithm of a number that is at least 1: that by 2,
/// rounded up, from its exponent.
fn log_above(number: f64) -> f64 {
    (number.to_bits() >> 52) as f64 - 1022.0
}

fn sum(y: &[f64], row: u64) -> f64 {
    ones(row).map(|col| y[col]).sum()
}

/// The columns with a 1.
fn ones(row: u64) -> impl Iterator<Item = usize> {
    let mut rest = row;
    std::iter::from_fn(move || {
        let col = rest.trailing_zeros();
        rest &= rest.checked_sub(1)?;
        Some(col as usize)
    })
}
