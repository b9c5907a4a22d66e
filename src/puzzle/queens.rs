//! Queens: n of them on n×n, none attacking another.

use super::size::SizeError;
use crate::dlx::{Problem, ProblemBuilder};

/// The n queens. Rows `r0` … and columns `c0` … are primary, the diagonals
/// `a0` … (row + column) and `b0` … (row − column, raised to begin at 0) are
/// secondary; one option for each square, line by line.
///
/// # Errors
/// n is not in 1 to [`super::size::MAX_SIZE`].
pub fn queens(n: usize) -> Result<Problem, SizeError> {
    SizeError::check("queens", n)?;
    Ok(build(n).expect("names are distinct, and each option has four of them"))
}

fn build(n: usize) -> Result<Problem, crate::dlx::ProblemError> {
    let mut builder = ProblemBuilder::new();
    let mut rows = Vec::new();
    let mut cols = Vec::new();
    for (letter, items) in [('r', &mut rows), ('c', &mut cols)] {
        for i in 0..n {
            items.push(builder.primary(&format!("{letter}{i}"))?);
        }
    }
    let mut sums = Vec::new();
    let mut differences = Vec::new();
    for (letter, items) in [('a', &mut sums), ('b', &mut differences)] {
        for i in 0..2 * n - 1 {
            items.push(builder.secondary(&format!("{letter}{i}"))?);
        }
    }
    for row in 0..n {
        for col in 0..n {
            let (sum, difference) = (sums[row + col], differences[n - 1 + row - col]);
            builder.option([rows[row], cols[col], sum, difference])?;
        }
    }
    builder.build()
}
