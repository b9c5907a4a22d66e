//! From what was asked for to a problem.

use std::fmt;
use std::fs;
use std::io::{self, Read};

use dlx_stage::dlx::text::{self, TextError};
use dlx_stage::dlx::{OptionId, Problem, Rule, Search};
use dlx_stage::document::{self, Document, Format, recognise};
use dlx_stage::puzzle::named::{Named, named};
use dlx_stage::puzzle::sudoku::{Grid, Rules, Sheet, Sudoku};
use dlx_stage::puzzle::{BoardKind, Puzzle};

use crate::args::Input;

/// Why an input is refused.
pub struct Refusal {
    name: String,
    fault: Fault,
}

/// What is wrong, and on which line and from which character on, if it is
/// there.
struct Fault {
    line: Option<usize>,
    column: Option<usize>,
    what: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Refusal { name, fault } = self;
        write!(f, "{name}:")?;
        for place in [fault.line, fault.column].into_iter().flatten() {
            write!(f, "{place}:")?;
        }
        write!(f, " {}", fault.what)
    }
}

impl Fault {
    fn whole(what: impl ToString) -> Self {
        let what = what.to_string();
        Fault {
            line: None,
            column: None,
            what,
        }
    }
}

impl From<TextError> for Fault {
    fn from(error: TextError) -> Self {
        Fault {
            line: error.line,
            column: error.chars.map(|(column, _)| column),
            what: error.fault.to_string(),
        }
    }
}

impl From<document::Fault> for Fault {
    fn from(error: document::Fault) -> Self {
        let place = error.places.first();
        Fault {
            line: place.map(|place| place.line),
            column: place.and_then(|place| Some(place.chars?.0)),
            what: error.message,
        }
    }
}

/// An input that was understood.
pub struct Source {
    name: String,
    named: Named,
}

impl Source {
    /// Reads the file or makes the puzzle.
    pub fn open(input: &Input) -> Result<Self, Refusal> {
        let (name, made) = match (&input.puzzle, &input.file) {
            (Some(puzzle), _) => (puzzle, by_name(puzzle, input.diagonal)),
            (None, Some(file)) => (file, from_file(file, input)),
            (None, None) => unreachable!("clap demands one of them"),
        };
        let name = name.clone();
        match made {
            Ok(named) => Ok(Source { name, named }),
            Err(fault) => Err(Refusal { name, fault }),
        }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn problem(&self) -> &Problem {
        self.named.problem()
    }

    pub fn puzzle(&self) -> Option<&dyn Puzzle> {
        self.named.puzzle()
    }

    pub fn is_sudoku(&self) -> bool {
        let kind = self.puzzle().map(|puzzle| puzzle.board().kind);
        matches!(kind, Some(BoardKind::Sudoku { .. }))
    }

    /// Options chosen before the search.
    pub fn givens(&self) -> &[OptionId] {
        self.puzzle().map_or(&[], Puzzle::givens)
    }

    /// A search at its beginning.
    pub fn search(&self, rule: Rule) -> Result<Search, Refusal> {
        Search::with_givens(self.problem(), rule, self.givens()).map_err(|error| {
            let given = self.problem().option_text(error.option);
            let fault = Fault::whole(format!("'{given}' contradicts the other givens"));
            let name = self.name.clone();
            Refusal { name, fault }
        })
    }

    /// A remark on options that the search ignores, if there are any.
    pub fn ignored(&self) -> Option<String> {
        const SHOWN: usize = 10;
        let all: Vec<String> = self.problem().ignored().map(|o| o.0.to_string()).collect();
        let more = if all.len() > SHOWN { " …" } else { "" };
        let shown = all.iter().take(SHOWN).map(String::as_str);
        let shown = shown.collect::<Vec<_>>().join(" ");
        let name = &self.name;
        (!all.is_empty())
            .then(|| format!("{name}: options without primary items, ignored: {shown}{more}"))
    }
}

fn by_name(name: &str, diagonal: bool) -> Result<Named, Fault> {
    let named = named(name).map_err(Fault::whole)?;
    if !diagonal {
        return Ok(named);
    }
    let board = named.puzzle().map(|puzzle| puzzle.board());
    match board.map(|board| (board.kind, board.rows)) {
        Some((BoardKind::Sudoku { .. }, size)) => {
            let grid = Grid::of_size(size)?;
            let rules = Rules::blocks(true);
            sudoku(Sheet { grid, rules }, true)
        }
        Some(_) | None => Err(only_sudoku()),
    }
}

fn from_file(name: &str, input: &Input) -> Result<Named, Fault> {
    let text = read(name)?;
    let format = input.format.or_else(|| Format::of_file(name));
    let format = match format {
        Some(format) => format,
        None => recognise(&text, None)?.format,
    };
    if input.diagonal && format != Format::Sudoku {
        return Err(only_sudoku());
    }
    Ok(match format {
        Format::Knuth => Named::Problem(text::parse_knuth(&text)?),
        Format::Matrix => Named::Problem(text::parse_matrix(&text)?),
        Format::Sudoku => sudoku(Sheet::sudoku(&text)?, input.diagonal)?,
        other => Named::Puzzle(Document::new(other, text).read()?.puzzle),
    })
}

/// With both diagonals if they are asked for here or by the text.
fn sudoku(mut sheet: Sheet, diagonal: bool) -> Result<Named, Fault> {
    sheet.rules.diagonals |= diagonal;
    Ok(Named::Puzzle(Box::new(Sudoku::of(sheet)?)))
}

fn only_sudoku() -> Fault {
    Fault::whole("--diagonal is for Sudoku only")
}

fn read(name: &str) -> Result<String, Fault> {
    let mut bytes = Vec::new();
    let read = match name {
        "-" => io::stdin().read_to_end(&mut bytes).map(drop),
        file => fs::read(file).map(|read| bytes = read),
    };
    read.map_err(Fault::whole)?;
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + good.iter().filter(|&&byte| byte == b'\n').count();
        Fault {
            line: Some(line),
            column: None,
            what: String::from("not UTF-8 text"),
        }
    })
}
