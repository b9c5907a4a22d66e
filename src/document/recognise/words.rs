//! Texts that say what they are, and drawings.

use super::guess::lines;
use super::items::Items;
use crate::document::Format;
use crate::document::boards::{head_words, is_number};
use crate::puzzle::polyomino::{self, sets};

/// 1: the word that the text begins with.
pub(super) fn keyword(text: &str) -> Option<Format> {
    let is_comment = |line: &&str| line.trim_start().starts_with('#') && !is_drawn(line);
    let mut counted = lines(text).filter(|line| !is_comment(line));
    let head = counted.next()?;
    let mut words = head_words(head);
    let alone = counted.next().is_none();
    let (word, next) = (words.next()?.to_ascii_lowercase(), words.next());
    let number = next.is_some_and(is_number);
    let size = next.is_some_and(|next| next.starts_with(|c: char| c.is_ascii_digit()));
    if alone && polyomino::text::is_both(head) {
        return Some(Format::Tiling);
    }
    let fits = match &*word {
        "latin" | "permutation" => next.is_none() || number || alone,
        "queens" | "langford" => number || alone,
        "board" if next.is_none() || size => return Some(Format::Tiling),
        "piece" | "pieces" => return pieces(text, next?),
        number if is_number(number) && alone => {
            let format = Format::from_word(&next?.to_ascii_lowercase());
            return format.filter(|format| told_by_number(*format));
        }
        _ => false,
    };
    Format::from_word(&word).filter(|_| fits)
}

/// Whether a number is all that there is to tell: `8 queens`.
fn told_by_number(format: Format) -> bool {
    matches!(
        format,
        Format::Queens | Format::Langford | Format::Permutation
    )
}

/// A text that begins with pieces, named so: a tiling, unless these words are
/// items.
fn pieces(text: &str, name: &str) -> Option<Format> {
    let drawn = || lines(text).skip(1).any(|line| line.contains('#'));
    let told = sets::known(name).is_some() || drawn() || lines(text).nth(1).is_none();
    (told && !Items::of(text).can_be_read()).then_some(Format::Tiling)
}

/// Whether a line is drawn with `#` and nothing else that could be words.
fn is_drawn(line: &str) -> bool {
    let marks = |c: char| matches!(c, '#' | '.' | '?') || c.is_whitespace();
    line.chars().all(marks) && line.contains('#')
}

/// 2: a drawing. Lines further down are drawn too, or tell of pieces.
pub(super) fn drawing(text: &str) -> Option<Format> {
    let drawn = |line: &str| {
        let pieces = matches!(line.split_whitespace().next(), Some("piece" | "pieces"));
        let marks =
            |c: char| matches!(c, '#' | '.' | '?') || c.is_alphabetic() || c.is_whitespace();
        pieces || line.trim_start().starts_with("# ") || line.chars().all(marks)
    };
    let first = text.lines().skip_while(|line| line.trim().is_empty());
    let mut first = first.take_while(|line| !line.trim().is_empty()).peekable();
    let marks = |line: &str| line.matches('#').count();
    let board = first.peek().is_some_and(|line| marks(line) > 0);
    let several = || lines(text).map(marks).sum::<usize>() > 1;
    let is = board && first.all(is_drawn) && lines(text).all(drawn) && several();
    is.then_some(Format::Tiling)
}
