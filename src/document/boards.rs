//! Reads queens, Langford pairs and permutations.

use super::{Fault, Reading, Span};
use crate::puzzle::langford::Langford;
use crate::puzzle::permutation::Permutation;
use crate::puzzle::queens::Queens;
use crate::puzzle::size::{MAX_SIZE, SizeError};
use crate::words::{count, digits, joined, quoted};

/// More queens are solved by the command line, but their board is too large
/// to be looked at.
const MAX_QUEENS: usize = 20;

/// Longer words are cut in messages.
const MAX_WORD: usize = 20;

/// A line that is not empty and no comment, with its number from 1.
type Line<'t> = (usize, &'t str);

/// `queens 8`.
pub(super) fn queens(text: &str) -> Result<Reading, Fault> {
    let n = only_number(text, "queens", MAX_QUEENS)?;
    let puzzle = Queens::new(n).map_err(of_size)?;
    let number = n.to_string();
    let what = "so that none attacks another: one in every row and every column, at most one on every diagonal.";
    let said = joined(&[
        "Place ",
        &count(n as u64, "queen"),
        " on ",
        &number,
        "×",
        &number,
        " squares ",
        what,
    ]);
    Ok(Reading {
        caption: said,
        ..Reading::of(joined(&["Queens ", &number, "×", &number]), puzzle)
    })
}

/// `langford 7`.
pub(super) fn langford(text: &str) -> Result<Reading, Fault> {
    let n = only_number(text, "langford", MAX_SIZE)?;
    let puzzle = Langford::new(n).map_err(of_size)?;
    let number = n.to_string();
    let first = if n == 1 { "1 1" } else { "1 1 … " };
    let last = if n == 1 {
        String::new()
    } else {
        joined(&[&number, " ", &number])
    };
    let what = " in a line so that between the two copies of each number d stand exactly d others. Each line is found in both directions.";
    Ok(Reading {
        caption: joined(&["Put the numbers ", first, &last, what]),
        ..Reading::of(joined(&["Langford pairs 1 to ", &number]), puzzle)
    })
}

/// `permutation 5`, `permutation 5 derangement`, or `permutation` and a square
/// 0/1 matrix.
pub(super) fn permutation(text: &str) -> Result<Reading, Fault> {
    let mut lines = lines(text, '#');
    let head = head(&mut lines, "permutation")?;
    let puzzle = match head.words[..] {
        [] => Permutation::new(&matrix(head.line, lines.collect())?),
        [number] => Permutation::full(head.number(number, "permutation", MAX_SIZE)?),
        [number, "derangement"] => {
            Permutation::derangement(head.number(number, "permutation", MAX_SIZE)?)
        }
        [_, "derangement", other, ..] | [_, other, ..] => {
            let message = joined(&[
                &short(other),
                " was not understood; write 'derangement', or nothing",
            ]);
            return Err(head.fault(other, message));
        }
    };
    let puzzle = puzzle.map_err(of_size)?;
    let n = puzzle.rows().len().to_string();
    let said = "One rook in every row and column, on allowed squares only: rows are variables, columns their values, all different. The number of ways is the permanent of the 0/1 matrix.";
    Ok(Reading {
        caption: said.to_owned(),
        ..Reading::of(joined(&["Permutation ", &n, "×", &n]), puzzle)
    })
}

fn of_size(error: SizeError) -> Fault {
    Fault::new(error.to_string())
}

fn lines(text: &str, comment: char) -> impl Iterator<Item = Line<'_>> {
    let text = text.trim_start_matches('\u{feff}');
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let line = line.trim();
        !line.is_empty() && !line.starts_with(comment)
    })
}

/// The first line: its keyword is as it should be, these are the other words.
struct Head<'t> {
    line: Line<'t>,
    words: Vec<&'t str>,
}

fn head<'t>(lines: &mut impl Iterator<Item = Line<'t>>, keyword: &str) -> Result<Head<'t>, Fault> {
    let missing = || joined(&["write '", keyword, "' and a number"]);
    let line = lines.next().ok_or_else(|| Fault::new(missing()))?;
    let mut words: Vec<&str> = head_words(line.1).take(4).collect();
    let is = |word: &&&str| word.eq_ignore_ascii_case(keyword);
    // "queens 8", "Queens: 8", "8 queens"
    match words.iter().take(2).position(|word| is(&word)) {
        Some(at) if at == 0 || is_number(words[0]) => {
            words.remove(at);
            Ok(Head { line, words })
        }
        _ => Err(Fault::on_line(Some(line.0), missing())),
    }
}

/// The words of a line that tells a family and a number; a colon may stand
/// between them.
pub(super) fn head_words(line: &str) -> impl Iterator<Item = &str> {
    let words = line.split(|c: char| c.is_whitespace() || c == ':');
    words.filter(|word| !word.is_empty())
}

/// Whether the word is made of digits.
pub(super) fn is_number(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit())
}

impl Head<'_> {
    /// The number that the word is, from 1 on.
    fn number(&self, word: &str, keyword: &str, most: usize) -> Result<usize, Fault> {
        let number = digits(word).filter(|n| (1..=most).contains(n));
        number.ok_or_else(|| {
            let most = most.to_string();
            let message = [keyword, " ", &clipped(word), ": n is 1 to ", &most];
            self.fault(word, joined(&message))
        })
    }

    /// This word of the line, which it is a part of, is to blame.
    fn fault(&self, word: &str, message: String) -> Fault {
        Fault::at_word(self.line.0, self.line.1, word, message)
    }
}

/// So much of a word that a message can hold it.
fn clipped(word: &str) -> String {
    match word.char_indices().nth(MAX_WORD) {
        Some((end, _)) => joined(&[&word[..end], "…"]),
        None => word.to_owned(),
    }
}

fn short(word: &str) -> String {
    quoted(&clipped(word))
}

/// A text that is a keyword and a number.
fn only_number(text: &str, keyword: &str, most: usize) -> Result<usize, Fault> {
    let mut lines = lines(text, '#');
    let head = head(&mut lines, keyword)?;
    let n = match head.words[..] {
        [] => {
            let message = joined(&[
                "write '",
                keyword,
                "' and a number, 1 to ",
                &most.to_string(),
            ]);
            return Err(Fault::on_line(Some(head.line.0), message));
        }
        [number] => head.number(number, keyword, most)?,
        [_, other, ..] => {
            return Err(head.fault(other, joined(&[&short(other), " was not expected here"])));
        }
    };
    match lines.next() {
        None => Ok(n),
        Some((line, _)) => Err(Fault::on_line(Some(line), "nothing was expected here")),
    }
}

/// A square of 0 and 1, with or without spaces between.
fn matrix(head: Line, lines: Vec<Line>) -> Result<Vec<u64>, Fault> {
    let n = lines.len();
    if !(1..=MAX_SIZE).contains(&n) {
        let most = MAX_SIZE.to_string();
        let message = match n {
            0 => joined(&[
                "write a number, 1 to ",
                &most,
                ", or a square of 0 and 1 below",
            ]),
            _ => joined(&[
                "the square has ",
                &count(n as u64, "line"),
                "; n is 1 to ",
                &most,
            ]),
        };
        return Err(Fault::on_line(Some(head.0), message));
    }
    lines.into_iter().map(|line| row(line, n)).collect()
}

fn row((number, text): Line, n: usize) -> Result<u64, Fault> {
    let (mut bits, mut found) = (0, 0);
    for (at, c) in text.chars().enumerate().filter(|(_, c)| !c.is_whitespace()) {
        let bit = match c {
            '0' => 0,
            '1' => 1,
            _ => {
                let message = joined(&[&quoted(&c.to_string()), " is neither 0 nor 1"]);
                return Err(Fault {
                    places: vec![Span {
                        line: number,
                        chars: Some((at + 1, 1)),
                    }],
                    ..Fault::new(message)
                });
            }
        };
        if found < n {
            bits |= bit << found;
        }
        found += 1;
    }
    if found != n {
        let found = count(found as u64, "column");
        let message = joined(&[
            "the square has ",
            &count(n as u64, "line"),
            ", this one has ",
            &found,
        ]);
        return Err(Fault::on_line(Some(number), message));
    }
    Ok(bits)
}
