//! Puzzles by name, as the command line takes them: `lpnu`,
//! `pentominoes:6x10`, `queens:8`.

use super::Puzzle;
use super::langford::langford;
use super::polyomino::{Polyomino, PolyominoError};
use super::queens::queens;
use super::size::SizeError;
use super::sudoku::{Grid, Sudoku};
use crate::dlx::Problem;
use crate::document::Fault;
use crate::words::digits;
use std::fmt;

/// What a name stands for.
pub enum Named {
    /// A puzzle with a board.
    Puzzle(Box<dyn Puzzle>),
    /// Items and options only.
    Problem(Problem),
}

impl Named {
    /// Items and options.
    pub fn problem(&self) -> &Problem {
        match self {
            Self::Puzzle(puzzle) => puzzle.problem(),
            Self::Problem(problem) => problem,
        }
    }

    /// The puzzle, if there is a board.
    pub fn puzzle(&self) -> Option<&dyn Puzzle> {
        match self {
            Self::Puzzle(puzzle) => Some(puzzle.as_ref()),
            Self::Problem(_) => None,
        }
    }
}

impl fmt::Debug for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self {
            Self::Puzzle(_) => "Puzzle",
            Self::Problem(_) => "Problem",
        };
        f.debug_tuple(kind).field(self.problem()).finish()
    }
}

/// Why a name stands for nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameError {
    /// No family of puzzles has this name.
    Unknown(String),
    /// What follows the colon is not what the family needs.
    Argument {
        /// How the name is written: `queens:N`.
        form: &'static str,
        /// What was found after the colon; none if there was no colon.
        found: Option<String>,
    },
    /// The family has no puzzle of this size.
    Size(SizeError),
    /// The pieces do not make a puzzle with this board.
    Tiling(PolyominoError),
    /// There is no Sudoku of this order.
    Sudoku(Fault),
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => {
                let known: Vec<_> = forms().collect();
                write!(
                    f,
                    "no puzzle is named '{name}'; there are {}",
                    known.join(", ")
                )
            }
            Self::Argument { form, found: None } => write!(f, "write {form}"),
            Self::Argument {
                form,
                found: Some(found),
            } => write!(f, "'{found}' was not understood; write {form}"),
            Self::Size(error) => error.fmt(f),
            Self::Tiling(error) => error.fmt(f),
            Self::Sudoku(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NameError {}

impl From<SizeError> for NameError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

impl From<PolyominoError> for NameError {
    fn from(error: PolyominoError) -> Self {
        Self::Tiling(error)
    }
}

impl From<Fault> for NameError {
    fn from(error: Fault) -> Self {
        Self::Sudoku(error)
    }
}

/// Reads what follows the colon; none if it is not understood.
type Make = fn(Option<&str>) -> Option<Result<Named, NameError>>;

/// Every family: how its name is written, and how it is made. The family is
/// what precedes the colon of the form.
const FAMILIES: [(&str, Make); 5] = [
    ("lpnu", make_lpnu),
    ("pentominoes:ROWSxCOLS", make_pentominoes),
    ("sudoku:ORDER", make_sudoku),
    ("queens:N", make_queens),
    ("langford:N", make_langford),
];

/// How the names are written, for help texts: `lpnu`, `queens:N`, ….
pub fn forms() -> impl Iterator<Item = &'static str> {
    FAMILIES.iter().map(|(form, _)| *form)
}

/// The puzzle of this name.
///
/// # Errors
/// An unknown name, or something after its colon that is not understood or
/// not possible.
pub fn named(name: &str) -> Result<Named, NameError> {
    let (family, argument) = split(name);
    let known = FAMILIES.iter().find(|(form, _)| split(form).0 == family);
    let Some((form, make)) = known else {
        return Err(NameError::Unknown(name.to_owned()));
    };
    make(argument).unwrap_or_else(|| {
        Err(NameError::Argument {
            form,
            found: argument.map(str::to_owned),
        })
    })
}

fn split(name: &str) -> (&str, Option<&str>) {
    match name.split_once(':') {
        Some((family, argument)) => (family, Some(argument)),
        None => (name, None),
    }
}

fn make_lpnu(argument: Option<&str>) -> Option<Result<Named, NameError>> {
    argument.is_none().then(|| Ok(board(Polyomino::lpnu())))
}

/// 8x8 is the board without its middle; all others are full rectangles.
fn make_pentominoes(argument: Option<&str>) -> Option<Result<Named, NameError>> {
    let (rows, cols) = argument?.split_once('x')?;
    Some(match (digits(rows)?, digits(cols)?) {
        (8, 8) => Ok(board(Polyomino::pentominoes_holed_8x8())),
        (rows, cols) => Polyomino::pentominoes(rows, cols)
            .map(board)
            .map_err(NameError::from),
    })
}

/// The empty grid of this order.
fn make_sudoku(argument: Option<&str>) -> Option<Result<Named, NameError>> {
    let order = digits(argument?)?;
    let sudoku = Grid::empty(order).and_then(|grid| Sudoku::new(grid, false));
    Some(sudoku.map(board).map_err(NameError::from))
}

fn make_queens(argument: Option<&str>) -> Option<Result<Named, NameError>> {
    let n = digits(argument?)?;
    Some(queens(n).map(Named::Problem).map_err(NameError::from))
}

fn make_langford(argument: Option<&str>) -> Option<Result<Named, NameError>> {
    let n = digits(argument?)?;
    Some(langford(n).map(Named::Problem).map_err(NameError::from))
}

fn board(puzzle: impl Puzzle + 'static) -> Named {
    Named::Puzzle(Box::new(puzzle))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_has_its_size() {
        let size = |name: &str| {
            let named = named(name).unwrap();
            let problem = named.problem();
            (
                problem.item_count(),
                problem.option_count(),
                named.puzzle().is_some(),
            )
        };
        assert_eq!(size("lpnu"), (24, 182, true));
        assert_eq!(size("pentominoes:6x10"), (72, 2056, true));
        assert_eq!(size("pentominoes:20x3"), (72, 1236, true));
        assert_eq!(size("pentominoes:8x8"), (72, 1568, true));
        assert_eq!(size("sudoku:2"), (64, 64, true));
        assert_eq!(size("queens:8"), (8 + 8 + 15 + 15, 64, false));
        assert_eq!(
            size("langford:7"),
            (7 + 14, 12 + 11 + 10 + 9 + 8 + 7 + 6, false)
        );
    }

    #[test]
    fn errors_say_what_was_not_understood() {
        let said = |name: &str| named(name).unwrap_err().to_string();
        assert_eq!(
            said("chess"),
            "no puzzle is named 'chess'; there are lpnu, pentominoes:ROWSxCOLS, sudoku:ORDER, queens:N, langford:N"
        );
        assert!(said("").starts_with("no puzzle is named ''"));
        assert!(said("sudoku:9").contains('9'));
        assert_eq!(said("queens"), "write queens:N");
        assert_eq!(said("queens:-1"), "'-1' was not understood; write queens:N");
        for plus in ["queens:+8", "langford:+7", "sudoku:+2", "pentominoes:6x+10"] {
            assert!(said(plus).contains("was not understood; write "), "{plus}");
        }
        assert_eq!(said("queens:65"), "queens: 65 is not in 1 to 64");
        assert_eq!(said("langford:0"), "langford: 0 is not in 1 to 64");
        assert_eq!(said("lpnu:4x5"), "'4x5' was not understood; write lpnu");
        assert_eq!(
            said("pentominoes:60"),
            "'60' was not understood; write pentominoes:ROWSxCOLS"
        );
        assert_eq!(
            said("pentominoes:5x5"),
            "the pieces cover 60 cells, the board has 25: 35 too many"
        );
        assert_eq!(said("pentominoes:0x5"), "the board: it has no cells");
    }
}
