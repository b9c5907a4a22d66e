//! What JavaScript can call: in the console of the page all of it hangs on
//! `wasmBindings`.
//!
//! ```js
//! const { Solver, snapshot } = wasmBindings;
//! const solver = Solver.fromKnuth("a b | x\na x\nb");
//! for (let step; (step = solver.step()); ) console.log(step);
//! solver.counters().solutions;   // 1n, a BigInt: exact at any size
//! snapshot().says.text;          // what the page says now
//! ```

use std::fmt::Display;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsError, JsValue};

use super::{life, shell};
use crate::dlx::{OptionId, Pause, Problem, Rule, Search, text};
use crate::puzzle::Puzzle;
use crate::puzzle::sudoku::{Grid, Sudoku};

/// All there is to see on the page at this moment, as plain data. The counters
/// and the rate, whole numbers of 64 bits, are BigInts, small or large, and
/// `JSON.stringify` throws on those unless it is told what to do:
///
/// ```js
/// JSON.stringify(snapshot(), (_, value) => typeof value === "bigint" ? String(value) : value)
/// ```
///
/// # Errors
/// The page is not on the stage, or has stopped after an error.
#[wasm_bindgen]
pub fn snapshot() -> Result<JsValue, JsError> {
    life::check()?;
    let snapshot = shell::with(|shell| shell.snapshot());
    to_js(&snapshot.ok_or_else(|| JsError::new("the page has not started"))?)
}

/// A search for all exact covers of a problem of your own, apart from the
/// page. It can walk single steps both ways, and run.
#[wasm_bindgen]
pub struct Solver {
    problem: Source,
    search: Search,
}

enum Source {
    Problem(Problem),
    Sudoku(Box<Sudoku>),
}

impl Source {
    fn problem(&self) -> &Problem {
        match self {
            Source::Problem(problem) => problem,
            Source::Sudoku(sudoku) => sudoku.problem(),
        }
    }
}

/// One exact cover.
#[derive(Serialize)]
struct Cover {
    /// The numbers of its options, from 0, in the order chosen.
    options: Vec<u32>,
    /// The same options with the names of their items.
    texts: Vec<String>,
    /// For Sudoku: the grid in one line.
    line: Option<String>,
}

#[derive(Serialize)]
struct Totals {
    placements: u64,
    updates: u64,
    covers: u64,
    uncovers: u64,
    solutions: u64,
    nodes: u64,
    steps: u64,
    depth: u64,
}

#[wasm_bindgen]
impl Solver {
    /// A problem in Knuth's text format: a line of items (`a b | x`, those
    /// after the bar secondary), then one option a line (`a x:red`).
    ///
    /// # Errors
    /// The line and what is wrong with it; or it is no string.
    #[wasm_bindgen(js_name = fromKnuth)]
    pub fn from_knuth(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Result<Solver, JsError> {
        let problem = text::parse_knuth(&read_text(&text)?).map_err(refusal)?;
        Self::of(Source::Problem(problem))
    }

    /// A 0/1 matrix, one row a line: the columns must be covered by rows.
    ///
    /// # Errors
    /// The line and what is wrong with it; or it is no string.
    #[wasm_bindgen(js_name = fromMatrix)]
    pub fn from_matrix(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Result<Solver, JsError> {
        let problem = text::parse_matrix(&read_text(&text)?).map_err(refusal)?;
        Self::of(Source::Problem(problem))
    }

    /// A Sudoku of 4×4 to 25×25, written in almost any way; with `true` both
    /// diagonals count too.
    ///
    /// # Errors
    /// What cannot be read, or two givens that contradict each other; or it is no
    /// string.
    #[wasm_bindgen(js_name = fromSudoku)]
    pub fn from_sudoku(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        diagonals: Option<bool>,
    ) -> Result<Solver, JsError> {
        let grid = Grid::parse(&read_text(&text)?).map_err(refusal)?;
        let sudoku = Sudoku::new(grid, diagonals.unwrap_or(false)).map_err(refusal)?;
        Self::of(Source::Sudoku(Box::new(sudoku)))
    }

    fn of(problem: Source) -> Result<Solver, JsError> {
        life::check()?;
        let givens = match &problem {
            Source::Problem(_) => &[],
            Source::Sudoku(sudoku) => sudoku.givens(),
        };
        let search = Search::with_givens(problem.problem(), Rule::Shortest, givens);
        let search = search.map_err(|_| JsError::new("the givens contradict each other"))?;
        Ok(Solver { problem, search })
    }

    /// Walks one step; gives it as `choose a 2`, `cover a`, `purify x:red`,
    /// `try 3`, `solution 1`, `untry 3`, `unpurify x:red` or `uncover a`, and
    /// `undefined` at the end.
    ///
    /// # Errors
    /// The program has stopped after an error.
    pub fn step(&mut self) -> Result<Option<String>, JsError> {
        life::check()?;
        let step = self.search.step();
        Ok(step.map(|step| step.text(self.problem.problem()).to_string()))
    }

    /// Undoes one step exactly; gives the step undone, and `undefined` at the
    /// beginning.
    ///
    /// # Errors
    /// The program has stopped after an error.
    pub fn back(&mut self) -> Result<Option<String>, JsError> {
        life::check()?;
        let step = self.search.back();
        Ok(step.map(|step| step.text(self.problem.problem()).to_string()))
    }

    /// Runs at full speed: to the next solution (`"solution"`), to the end
    /// (`"complete"`), or until so many more placements have been tried
    /// (`"limit"`). The limit is a whole number or a BigInt; without one it
    /// runs as long as it takes, and the page stands still meanwhile.
    ///
    /// # Errors
    /// The limit is not a whole number from 0 up, or the program has stopped
    /// after an error.
    #[wasm_bindgen(unchecked_return_type = "\"solution\" | \"complete\" | \"limit\"")]
    pub fn run(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number | bigint")] limit: JsValue,
    ) -> Result<String, JsError> {
        life::check()?;
        Ok(match self.search.run(read_limit(&limit)?) {
            Pause::Solution => "solution",
            Pause::Limit => "limit",
            Pause::Complete => "complete",
        }
        .to_owned())
    }

    /// Back to the beginning.
    ///
    /// # Errors
    /// The program has stopped after an error.
    pub fn reset(&mut self) -> Result<(), JsError> {
        life::check()?;
        self.search.reset();
        Ok(())
    }

    /// The totals so far, each a BigInt: `placements`, `updates`, `covers`,
    /// `uncovers`, `solutions`, `nodes`, `steps`, `depth`.
    ///
    /// # Errors
    /// The program has stopped after an error.
    pub fn counters(&self) -> Result<JsValue, JsError> {
        life::check()?;
        let now = self.search.counters();
        to_js(&Totals {
            placements: now.placements,
            updates: now.updates,
            covers: now.covers,
            uncovers: now.uncovers,
            solutions: now.solutions,
            nodes: now.nodes(),
            steps: now.steps(),
            depth: self.search.depth() as u64,
        })
    }

    /// The solution just reported: `options` (numbers from 0, in the order
    /// chosen), `texts` (their items), and for Sudoku `line`, the grid in one
    /// line; `undefined` if the last step reported none.
    ///
    /// # Errors
    /// The program has stopped after an error.
    pub fn solution(&self) -> Result<JsValue, JsError> {
        life::check()?;
        if !self.search.is_at_solution() {
            return Ok(JsValue::UNDEFINED);
        }
        let path: Vec<OptionId> = self.search.path().collect();
        let problem = self.problem.problem();
        let line = match &self.problem {
            Source::Problem(_) => None,
            Source::Sudoku(sudoku) => {
                let filled = sudoku.filled(path.iter().copied());
                Some(filled.map_err(refusal)?.to_line())
            }
        };
        to_js(&Cover {
            options: path.iter().map(|option| option.0).collect(),
            texts: path
                .iter()
                .map(|&option| problem.option_text(option))
                .collect(),
            line,
        })
    }

    /// Whether there is nothing left to try.
    ///
    /// # Errors
    /// The program has stopped after an error.
    #[wasm_bindgen(js_name = isComplete)]
    pub fn is_complete(&self) -> Result<bool, JsError> {
        life::check()?;
        Ok(self.search.is_complete())
    }
}

/// Plain data; numbers of 64 bits become BigInts, so that none is rounded.
///
/// # Errors
/// None for data that can be written as JSON.
pub fn to_js(value: &impl Serialize) -> Result<JsValue, JsError> {
    let serializer =
        serde_wasm_bindgen::Serializer::new().serialize_large_number_types_as_bigints(true);
    value.serialize(&serializer).map_err(refusal)
}

/// The error in words. `?` alone would keep the code that prints it for
/// programmers: 4 KB.
fn refusal(error: impl Display) -> JsError {
    JsError::new(&error.to_string())
}

/// A string. The parameter is no `&str`, for then a value of another type
/// would reach the module as if it were one, and break it.
fn read_text(text: &JsValue) -> Result<String, JsError> {
    text.as_string()
        .ok_or_else(|| JsError::new("the text must be a string"))
}

/// A whole number from 0 up, in either of JavaScript's ways; beyond 64 bits,
/// and if there is none, no limit.
fn read_limit(limit: &JsValue) -> Result<u64, JsError> {
    let refused = || JsError::new("the limit must be a whole number from 0 up");
    if limit.is_undefined() || limit.is_null() {
        return Ok(u64::MAX);
    }
    if let Some(number) = limit.as_f64() {
        let whole = number >= 0.0 && number.fract() == 0.0 || number == f64::INFINITY;
        // The conversion stops at the largest u64.
        return if whole {
            Ok(number as u64)
        } else {
            Err(refused())
        };
    }
    let Some(big) = limit.dyn_ref::<js_sys::BigInt>() else {
        return Err(refused());
    };
    match u64::try_from(big.clone()) {
        Ok(limit) => Ok(limit),
        Err(big) if big.lt(&js_sys::BigInt::from(0)) => Err(refused()),
        Err(_) => Ok(u64::MAX),
    }
}
