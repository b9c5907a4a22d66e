//! Any exact cover problem as a puzzle: its board has one cell for each item.
//!
//! Options have no names of their own; on the screen they are numbered from
//! 1, in the order of the text, as the literature numbers the rows of a
//! matrix.

use super::{Board, BoardKind, Cell, Meaning, Placement, Puzzle};
use crate::dlx::text::to_knuth;
use crate::dlx::{ItemId, OptionId, Problem, Use};
use crate::document::{Document, Format};
use crate::shorten::{apart, both_ends, letters};
use crate::words::{grouped, joined};

/// The most items that get a board: as many as the cells of the largest
/// tiling.
pub const MAX_ITEMS: usize = 4096;

/// How many colours the options take turns in.
pub const COLOURS: u32 = 8;

/// The most cells in a line, so that names of so many characters at most stay
/// readable on a phone.
const MAX_COLS: [(usize, usize); 3] = [(5, 12), (7, 8), (usize::MAX, 5)];

/// The most items of an option that a sentence names.
const MAX_NAMED: usize = 12;

/// So many characters of a name are told but in the full list of items.
const LONGEST: usize = 24;

/// So many characters of an option's items are told where it is only
/// mentioned; the first item always is.
const BRIEF: usize = 18;

/// An exact cover problem on the stage.
#[derive(Clone, Debug)]
pub struct ExactCover {
    problem: Problem,
    board: Board,
    /// The names of the items, the long ones shortened; none if none is long.
    brief: Vec<String>,
}

impl ExactCover {
    /// The problem with its items laid out line by line: in one line if they
    /// fit, else in lines as equal as can be. More than [`MAX_ITEMS`] are not
    /// drawn: the board is empty, the search runs all the same.
    pub fn new(problem: Problem) -> Self {
        let drawn = Some(problem.item_count()).filter(|&items| items <= MAX_ITEMS);
        let items = drawn.unwrap_or(0);
        let names: Vec<&str> = problem.items().map(|item| problem.name(item)).collect();
        let length = |name: &&str| letters(name);
        let longest = names.iter().take(items).map(length).max().unwrap_or(0);
        let brief = match names.iter().any(|name| length(name) > LONGEST) {
            true => apart(&names, LONGEST),
            false => Vec::new(),
        };
        let fits = MAX_COLS.iter().find(|(length, _)| longest <= *length);
        let most = fits.map_or(1, |(_, cols)| *cols);
        let cols = items.div_ceil(items.div_ceil(most).max(1));
        let rows = items.div_ceil(cols.max(1));
        let board = Board {
            kind: BoardKind::Items,
            rows: rows as u16,
            cols: cols as u16,
            inside: (0..rows * cols).map(|at| at < items).collect(),
        };
        ExactCover {
            problem,
            board,
            brief,
        }
    }

    /// As [`Problem::write_use`], with the short name.
    fn write_brief(&self, each: &Use, text: &mut String) {
        *text += self.brief(each.item);
        if let Some(colour) = each.colour {
            *text += &joined(&[":", &both_ends(self.problem.colour_name(colour), LONGEST)]);
        }
    }

    fn brief(&self, item: ItemId) -> &str {
        match self.brief.get(item.index()) {
            Some(brief) => brief,
            None => self.problem.name(item),
        }
    }

    fn cell(&self, item: ItemId) -> Option<Cell> {
        let (at, cols) = (item.index(), usize::from(self.board.cols));
        (cols > 0).then(|| Cell::new((at / cols) as u16, (at % cols) as u16))
    }
}

impl Puzzle for ExactCover {
    fn problem(&self) -> &Problem {
        &self.problem
    }

    fn board(&self) -> &Board {
        &self.board
    }

    /// The label is the option's number from 1; the symbol is below
    /// [`COLOURS`], the same for every eighth option.
    fn placement(&self, option: OptionId) -> Placement {
        let uses = self.problem.option(option).iter();
        let mut cells: Vec<Cell> = uses.filter_map(|each| self.cell(each.item)).collect();
        cells.sort_unstable();
        Placement {
            label: number(option),
            symbol: (option.0 % COLOURS) as u16,
            cells,
        }
    }

    fn meaning(&self, item: ItemId) -> Meaning {
        Meaning::Item {
            name: self.problem.name(item).to_owned(),
            cell: self.cell(item),
        }
    }

    fn item_words(&self, item: ItemId) -> String {
        as_item(self.problem.name(item))
    }

    fn item_brief(&self, item: ItemId) -> String {
        as_item(self.brief(item))
    }

    /// In Knuth's format; none if that cannot tell it.
    fn document(&self) -> Option<Document> {
        let text = to_knuth(&self.problem)?;
        Some(Document::new(Format::Knuth, text))
    }

    /// "option 4 (a d f)": its items as in the text, at most so many.
    fn option_words(&self, option: OptionId) -> String {
        let uses = self.problem.option(option);
        let mut text = String::new();
        for (at, each) in uses.iter().take(MAX_NAMED).enumerate() {
            text += if at > 0 { " " } else { "" };
            self.write_brief(each, &mut text);
        }
        let rest = uses.len().saturating_sub(MAX_NAMED) as u64;
        if rest > 0 {
            text += &joined(&[" and ", &grouped(rest), " more"]);
        }
        joined(&["option ", &number(option), " (", &text, ")"])
    }

    /// "option 4 (a d f)", "option 7 (Algebra Mon@A …)".
    fn option_on_board(&self, option: OptionId) -> String {
        let uses = self.problem.option(option);
        let (mut text, mut length) = (String::new(), 0);
        for (at, each) in uses.iter().enumerate() {
            let so_far = text.len();
            text += if at > 0 { " " } else { "" };
            self.write_brief(each, &mut text);
            length += text[so_far..].chars().count();
            if at > 0 && length > BRIEF {
                text.truncate(so_far);
                text += " …";
                break;
            }
        }
        joined(&["option ", &number(option), " (", &text, ")"])
    }
}

/// A name without a letter would pass for a number in a sentence: "item 2".
fn as_item(name: &str) -> String {
    match name.contains(char::is_alphabetic) {
        true => name.to_owned(),
        false => joined(&["item ", name]),
    }
}

fn number(option: OptionId) -> String {
    (u64::from(option.0) + 1).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dlx::ProblemBuilder;

    fn of_items(count: usize) -> ExactCover {
        let mut builder = ProblemBuilder::new();
        let items: Vec<ItemId> = (0..count)
            .map(|at| builder.primary(&format!("i{at}")).unwrap())
            .collect();
        builder.option(items.iter().rev().copied()).unwrap();
        ExactCover::new(builder.build().unwrap())
    }

    #[test]
    fn lines_are_as_equal_as_can_be() {
        for (items, rows, cols) in [
            (1, 1, 1),
            (7, 1, 7),
            (12, 1, 12),
            (13, 2, 7),
            (25, 3, 9),
            (70, 6, 12),
            (MAX_ITEMS, 342, 12),
        ] {
            let puzzle = of_items(items);
            let board = puzzle.board();
            assert_eq!((board.rows, board.cols), (rows, cols), "{items} items");
            assert_eq!(board.cells().count(), items);
            let all: Option<Vec<Cell>> = puzzle.problem().items().map(|i| puzzle.cell(i)).collect();
            assert_eq!(all, Some(board.cells().collect()));
        }
        let puzzle = of_items(MAX_ITEMS + 1);
        assert_eq!((puzzle.board().rows, puzzle.board().cols), (0, 0));
        assert_eq!(puzzle.placement(OptionId(0)).cells, []);
    }

    #[test]
    fn a_long_option_is_told_in_few_words() {
        let words = |items| of_items(items).option_words(OptionId(0));
        assert_eq!(words(3), "option 1 (i2 i1 i0)");
        assert!(words(12).ends_with(" i1 i0)"));
        let first = "option 1 (i1999 i1998 i1997 i1996 i1995 i1994";
        let long = words(2_000);
        assert!(long.starts_with(first), "{long}");
        assert!(long.ends_with(" i1988 and 1,988 more)"), "{long}");
    }

    #[test]
    fn an_option_that_is_only_mentioned_is_told_by_its_first_items() {
        for (text, told) in [
            ("a d f", "a d f"),
            ("sum 2@R1 3@R1 4@R1", "sum 2@R1 3@R1 4@R1"),
            ("sum 2@R1 3@R1 4@R1 5@R1", "sum 2@R1 3@R1 4@R1 …"),
            ("ÄÖÜÄÖÜÄÖÜ ÄÖÜÄÖÜÄÖ x", "ÄÖÜÄÖÜÄÖÜ ÄÖÜÄÖÜÄÖ …"),
            ("a-name-longer-than-that b", "a-name-longer-than-that …"),
        ] {
            let mut builder = ProblemBuilder::new();
            let items = text.split(' ').map(|name| builder.primary(name).unwrap());
            let items: Vec<ItemId> = items.collect();
            builder.option(items).unwrap();
            let puzzle = ExactCover::new(builder.build().unwrap());
            let told = joined(&["option 1 (", told, ")"]);
            assert_eq!(puzzle.option_on_board(OptionId(0)), told);
        }
        let few = of_items(3).option_on_board(OptionId(0));
        assert_eq!(few, "option 1 (i2 i1 i0)");
    }

    #[test]
    fn a_long_name_is_shortened_where_it_is_told_of() {
        let mut builder = ProblemBuilder::new();
        let long = "Alpha_Beta_Gamma_Delta_Epsilon";
        let item = builder.primary(long).unwrap();
        builder.option([item]).unwrap();
        let puzzle = ExactCover::new(builder.build().unwrap());
        assert_eq!(puzzle.item_words(item), long);
        assert_eq!(puzzle.item_brief(item), "Alpha_Beta_…elta_Epsilon");
        let option = "option 1 (Alpha_Beta_…elta_Epsilon)";
        assert_eq!(puzzle.option_words(OptionId(0)), option);
        assert_eq!(puzzle.option_on_board(OptionId(0)), option);
    }

    #[test]
    fn a_name_without_a_letter_is_called_an_item() {
        let mut builder = ProblemBuilder::new();
        let names = ["2", "-", "a", "2b", "é"];
        let items: Vec<ItemId> = names.map(|name| builder.primary(name).unwrap()).into();
        builder.option(items.iter().copied()).unwrap();
        let puzzle = ExactCover::new(builder.build().unwrap());
        let words: Vec<String> = items.iter().map(|&item| puzzle.item_words(item)).collect();
        assert_eq!(words, ["item 2", "item -", "a", "2b", "é"]);
    }

    #[test]
    fn cells_of_an_option_stand_line_by_line() {
        let placement = of_items(3).placement(OptionId(0));
        assert_eq!((placement.label.as_str(), placement.symbol), ("1", 0));
        let cells = [0, 1, 2].map(|col| Cell::new(0, col));
        assert_eq!(placement.cells, cells);
    }
}
