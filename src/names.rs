//! What the views of the inside call items and options: made once for each
//! puzzle, when the first of these views is opened.

use crate::dlx::{ItemId, OptionId};
use crate::puzzle::{BoardKind, Cell, Meaning, Puzzle};
use crate::shorten::apart;
use crate::words::{joined, spaced};

/// So many ordinary letters of a name that somebody typed stand at the head of
/// a column.
const LONGEST: usize = 12;

/// The names and the shape of the whole problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// The items, by number.
    pub items: Vec<ItemName>,
    /// The options, by number.
    pub options: Vec<OptionName>,
    /// The items as somebody typed them: then they may be any length, and the
    /// short ones lack a part. Empty if nobody did.
    typed: Vec<String>,
}

/// An item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemName {
    /// In words: "r2c3", "5 in row 3", "piece L".
    pub words: String,
    /// As the head of a column: "r2c3", "5 r3", "L".
    pub short: String,
    /// Whether it must be covered.
    pub primary: bool,
}

/// An option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionName {
    /// In words: "7 at r2c3".
    pub words: String,
    /// As the head of a row: "7 r2c3"; "Lb r1c1", L in its second way to lie.
    pub short: String,
    /// Its items, in the order of its nodes.
    pub items: Vec<ItemId>,
}

impl ItemName {
    /// The short name on two lines where it is too long for a narrow column:
    /// "r2", "c3"; "5", "r3"; "s", "10". The second may be empty.
    pub fn lines(&self) -> (&str, &str) {
        let short = &*self.short;
        if let Some(parts) = short.split_once(' ') {
            return parts;
        }
        // A letter and a number, or several of them: between two of them, or
        // else in the one.
        let number = short.find(|each: char| each.is_ascii_digit());
        let mut cut = None;
        let mut digit = false;
        for (at, each) in short.char_indices() {
            if digit && each.is_alphabetic() {
                cut = cut.or(Some(at));
            }
            digit = each.is_ascii_digit();
        }
        let length = short.chars().count();
        let cut = match cut {
            Some(_) => cut.filter(|_| length > 3),
            None => number.filter(|&at| at > 0 && length > 2),
        };
        short.split_at(cut.unwrap_or(short.len()))
    }
}

impl Names {
    /// Of all items and options of the puzzle.
    pub fn of(puzzle: &dyn Puzzle) -> Self {
        let problem = puzzle.problem();
        let mut typed = Vec::new();
        let mut short: Vec<String> = problem.items().map(|id| short_item(puzzle, id)).collect();
        if puzzle.board().kind == BoardKind::Items {
            let whole = std::mem::take(&mut short);
            short = cut(&whole, LONGEST);
            typed = whole;
        }
        let item = |(id, short): (ItemId, String)| ItemName {
            words: puzzle.item_words(id),
            short,
            primary: problem.is_primary(id),
        };
        let option = |id: OptionId| OptionName {
            words: puzzle.option_words(id),
            short: short_option(puzzle, id),
            items: problem.option(id).iter().map(|each| each.item).collect(),
        };
        Names {
            items: problem.items().zip(short).map(item).collect(),
            options: problem.options().map(option).collect(),
            typed,
        }
    }

    /// What the items are called where so many ordinary letters have room.
    pub fn heads(&self, most: usize) -> Vec<String> {
        match &self.typed[..] {
            [] => self.items.iter().map(|item| item.short.clone()).collect(),
            typed => cut(typed, most),
        }
    }

    /// The item's name in words.
    pub fn item(&self, item: ItemId) -> &str {
        &self.items[item.index()].words
    }

    /// The option's name in words.
    pub fn option(&self, option: OptionId) -> &str {
        &self.options[option.index()].words
    }
}

/// Shortened, and still told apart.
fn cut(names: &[String], most: usize) -> Vec<String> {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    apart(&names, most)
}

/// A line, file, block or diagonal by its first letter: "5 r3"; a region, lest
/// it be a row, by two: "5 rg3"; where there is only one thing to place, "r3",
/// and diagonals as they lie: "/4".
fn short_item(puzzle: &dyn Puzzle, item: ItemId) -> String {
    match puzzle.meaning(item) {
        Meaning::Cell(_) if puzzle.board().kind == BoardKind::Line => {
            puzzle.problem().name(item).to_owned()
        }
        Meaning::Cell(cell) => cell.to_string(),
        Meaning::House { name, label, .. } if label.is_empty() => short_line(&name),
        Meaning::House { name, label, .. } => match name.split_once(' ') {
            Some(("region", number)) => format!("{label} rg{number}"),
            Some((kind, number)) => format!("{label} {}{number}", &kind[..1]),
            None => format!("{label} {name}"),
        },
        Meaning::Piece { label, .. } => label,
        Meaning::Item { name, .. } => name,
        Meaning::Order { first, second } => format!("{first}<{second}"),
    }
}

fn short_line(name: &str) -> String {
    let Some((kind, number)) = name.rsplit_once(' ') else {
        return name.to_owned();
    };
    let sign = match kind {
        "rising diagonal" => "/",
        "falling diagonal" => "\\",
        line => &line[..1],
    };
    joined(&[sign, number])
}

/// As in the sentences, without the word between.
fn short_option(puzzle: &dyn Puzzle, option: OptionId) -> String {
    match puzzle.board().kind {
        BoardKind::Sudoku { .. } | BoardKind::Tiling => {
            puzzle.option_on_board(option).replacen(" at ", " ", 1)
        }
        BoardKind::Marks => spaced(puzzle.placement(option).cells.iter().map(Cell::to_string)),
        BoardKind::Line => line_option(puzzle, option),
        BoardKind::Items => puzzle.placement(option).label,
    }
}

/// "3 2-6": a pair and its places.
fn line_option(puzzle: &dyn Puzzle, option: OptionId) -> String {
    let cols = puzzle.board().cols;
    let place = |cell: &Cell| (cell.row * cols + cell.col + 1).to_string();
    let placement = puzzle.placement(option);
    let places: Vec<String> = placement.cells.iter().map(place).collect();
    joined(&[&placement.label, " ", &places.join("-")])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_too_long_takes_two_lines() {
        let lines = |short: &str| {
            let name = ItemName {
                words: String::new(),
                short: short.to_owned(),
                primary: true,
            };
            let (first, second) = name.lines();
            (first.to_owned(), second.to_owned())
        };
        for (short, first, second) in [
            ("L", "L", ""),
            ("a1b", "a1b", ""),
            ("r2c3", "r2", "c3"),
            ("r10c12", "r10", "c12"),
            ("s5", "s5", ""),
            ("s10", "s", "10"),
            ("120", "120", ""),
            ("5 r3", "5", "r3"),
            ("monday", "monday", ""),
            ("ä1ö2", "ä1", "ö2"),
            ("", "", ""),
        ] {
            assert_eq!(lines(short), (first.to_owned(), second.to_owned()));
        }
    }
}
