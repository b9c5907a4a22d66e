//! Solutions as JSON, for other programs.
//!
//! ```json
//! {
//!   "format": "dlx-stage-solutions",
//!   "version": 1,
//!   "id": "lpnu",              the puzzle; "own" if the user gave it
//!   "title": "L P N U on 4×5",
//!   "rule": "shortest",        by which items were chosen: their order
//!   "complete": true,          whether these are all solutions there are
//!   "rows": 4, "columns": 5,   of the board
//!   "givens": [],              options chosen before the search, by number
//!   "options": {               those that occur, by their number from 1
//!     "3": ["r1c1", "r1c2", "r1c3", "r1c4", "r2c1", "L"]   items, as Knuth writes them
//!   },
//!   "solutions": [
//!     {
//!       "options": [3, 70],    in the order chosen, without the givens
//!       "board": [["L", ""]]   row by row what stands in each cell: "" for
//!     }                        nothing, null for what is no cell
//!   ]
//! }
//! ```

use std::collections::BTreeMap;

use serde::Serialize;

use super::Finder;
use super::plain::board;
use crate::dlx::OptionId;
use crate::loaded::Loaded;
use crate::words::joined;

/// The version of what is written; another one could not be read as this.
pub const JSON_VERSION: u32 = 1;

/// What stands before the solutions.
#[derive(Serialize)]
struct Head<'l> {
    format: &'static str,
    version: u32,
    id: &'l str,
    title: &'l str,
    rule: &'l str,
    complete: bool,
    rows: u16,
    columns: u16,
    givens: Vec<u32>,
    options: BTreeMap<u32, Vec<String>>,
}

#[derive(Serialize)]
struct Solution {
    options: Vec<u32>,
    board: Vec<Vec<Option<String>>>,
}

/// The solution, with a comma before it if it is not the first.
pub(super) fn write(json: &mut String, loaded: &Loaded, options: &[OptionId]) {
    if !json.is_empty() {
        json.push_str(",\n");
    }
    *json += &text(&solution(loaded, options));
}

/// All of it; `solutions` have been [written](write), `rule` is the word of the
/// rule they were found by.
pub(super) fn whole(loaded: &Loaded, finder: &Finder, rule: &str, solutions: &str) -> String {
    let (puzzle, problem) = (loaded.puzzle(), loaded.puzzle().problem());
    let givens = puzzle.givens();
    let mut options = BTreeMap::new();
    for &option in givens.iter().chain(finder.solutions().flatten()) {
        options.entry(number(option)).or_insert_with(|| {
            let text = problem.option_text(option);
            text.split(' ').map(str::to_owned).collect()
        });
    }
    let head = text(&Head {
        format: "dlx-stage-solutions",
        version: JSON_VERSION,
        id: &loaded.id,
        title: &loaded.title,
        rule,
        complete: finder.is_complete(),
        rows: puzzle.board().rows,
        columns: puzzle.board().cols,
        givens: givens.iter().copied().map(number).collect(),
        options,
    });
    let open = head.strip_suffix('}').unwrap_or(&head);
    joined(&[open, ",\"solutions\":[\n", solutions, "\n]}\n"])
}

/// Nothing here can fail: no map has keys that are no numbers, and nothing is
/// written to a file.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn solution(loaded: &Loaded, solution: &[OptionId]) -> Solution {
    let shape = loaded.puzzle().board();
    let cells = board(loaded, solution);
    let seen = cells.into_iter().zip(&shape.inside);
    let seen: Vec<Option<String>> = seen
        .map(|(label, &inside)| inside.then(|| label.unwrap_or_default()))
        .collect();
    let rows = seen.chunks(usize::from(shape.cols.max(1)));
    Solution {
        options: solution.iter().copied().map(number).collect(),
        board: rows.map(<[_]>::to_vec).collect(),
    }
}

/// As on the screen: from 1.
fn number(option: OptionId) -> u32 {
    option.0 + 1
}
