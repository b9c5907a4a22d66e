//! Queens and Langford pairs, item for item and option for option as in
//! independent listings.

use dlx_stage::dlx::Problem;
use dlx_stage::puzzle::{langford::langford, queens::queens};

const QUEENS_12: &str = include_str!("data/bench/queens12.dlx");
const LANGFORD_11: &str = include_str!("data/bench/langford11.dlx");

/// The problem in the form of the listings.
fn listing(problem: &Problem) -> String {
    let names: Vec<&str> = problem.items().map(|i| problem.name(i)).collect();
    let (primary, secondary) = names.split_at(problem.primary_count());
    let mut text = primary.join(" ");
    if !secondary.is_empty() {
        text = format!("{text} | {}", secondary.join(" "));
    }
    for option in problem.options() {
        text = format!("{text}\n{}", problem.option_text(option));
    }
    text
}

/// The name with its number one higher: the listing counts from 0, the board
/// from 1.
fn one_more(name: &str) -> String {
    let digits = name.trim_start_matches(char::is_alphabetic);
    let number = digits.parse::<u32>().map(|number| number + 1);
    let letter = &name[..name.len() - digits.len()];
    number.map_or(name.to_owned(), |number| format!("{letter}{number}"))
}

#[test]
fn queens_agree_with_the_listing() {
    let line = |line: &str| line.split(' ').map(one_more).collect::<Vec<_>>().join(" ");
    let want: Vec<String> = QUEENS_12.lines().map(line).collect();
    assert_eq!(listing(&queens(12).unwrap()), want.join("\n"));
}

#[test]
fn langford_agrees_with_the_listing() {
    assert_eq!(listing(&langford(11).unwrap()), LANGFORD_11.trim_end());
}

#[test]
fn the_smallest_and_the_largest() {
    assert_eq!(listing(&queens(1).unwrap()), "r1 c1 | a1 b1\nr1 c1 a1 b1");
    assert_eq!(listing(&langford(1).unwrap()), "1 s1 s2");
    assert_eq!(queens(64).unwrap().option_count(), 64 * 64);
    assert_eq!(langford(64).unwrap().primary_count(), 3 * 64);
    assert!(queens(0).is_err() && queens(65).is_err());
    assert!(langford(0).is_err() && langford(65).is_err());
}
