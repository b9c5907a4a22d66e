//! Langford pairs: 1 1 2 2 … n n in a line, with d others between the two d.

use super::size::SizeError;
use crate::dlx::{Problem, ProblemBuilder, ProblemError};

/// Langford's problem. The numbers `1` … and the places `s1` … `s2n` are
/// primary; one option for each number and place of its left copy. Every
/// line is found in both directions.
///
/// # Errors
/// n is not in 1 to [`super::size::MAX_SIZE`].
pub fn langford(n: usize) -> Result<Problem, SizeError> {
    SizeError::check("langford", n)?;
    Ok(build(n).expect("names are distinct, and each option has three of them"))
}

fn build(n: usize) -> Result<Problem, ProblemError> {
    let mut builder = ProblemBuilder::new();
    let mut numbers = Vec::new();
    for d in 1..=n {
        numbers.push(builder.primary(&d.to_string())?);
    }
    let mut places = Vec::new();
    for s in 1..=2 * n {
        places.push(builder.primary(&format!("s{s}"))?);
    }
    for (index, &number) in numbers.iter().enumerate() {
        // The copies of d = index + 1 stand d + 1 places apart.
        for (&left, &right) in places.iter().zip(places.iter().skip(index + 2)) {
            builder.option([number, left, right])?;
        }
    }
    builder.build()
}
