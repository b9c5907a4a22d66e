//! Several Sudokus in one text: a file with one in each line, or grids below
//! each other, with titles between them or none.
//!
//! One pass over the lines, which keeps no more than the lines of one grid.

use super::Grid;
use super::inline::{InLine, grids};
use super::keyword::Keyword;
use super::layout::Sizes;
use super::lines::{Kind, classify, has, is_cell_mark, is_separator, plain, without_comment};
use super::numbered::{number, without_number};
use super::parts::{MOST_PARTS, Part, Parts};
use super::text::MAX_BYTES;
use super::title::name_of;
use crate::words::joined;

/// The most lines that a grid has.
const LINES: usize = 25;

/// More bytes than any line with a puzzle in it has.
const LONGEST_LINE: usize = 8192;

/// More lines of words than stand before a grid.
pub(super) const MOST_WORDS: usize = 500;

/// The puzzles in the text; none if the text is one puzzle, or nothing that
/// could be taken apart.
pub fn split(text: &str) -> Parts {
    if text.len() <= MAX_BYTES && Grid::parse(text).is_ok() {
        return Parts::default();
    }
    let text = plain(text);
    let mut splitter = Splitter::default();
    for (number, line) in text.split('\n').enumerate() {
        if splitter.odd || line.len() > LONGEST_LINE {
            return Parts::default();
        }
        match Keyword::of(line) {
            // Regions look like grids themselves, or like words.
            Some(Keyword::Regions | Keyword::Latin) => return Parts::default(),
            Some(Keyword::Diagonals) => splitter.diagonals(line),
            None => splitter.line(number, line),
        }
    }
    splitter.end_run();
    let several = match splitter.complete {
        0 => false,
        1 => splitter.count == 1 && splitter.repeats,
        _ => true,
    };
    match several && !splitter.odd {
        true => Parts {
            listed: splitter.parts,
            count: splitter.count,
        },
        false => Parts::default(),
    }
}

/// What is known after some lines.
#[derive(Default)]
struct Splitter<'a> {
    /// The first ones.
    parts: Vec<Part>,
    /// How many there are.
    count: usize,
    /// How many of them have all their rows.
    complete: usize,
    /// Whether one stands again in its line, or its solution does.
    repeats: bool,
    /// Whether the last ones are known to have diagonals.
    diagonals: bool,
    /// The words read last, for the next grid.
    name: &'a str,
    /// The lines of a grid that is being read: its number, the line, how many
    /// cells it has.
    run: Vec<(usize, &'a str, usize)>,
    /// Lines of strokes before any row, which may be empty rows.
    pending: Vec<(usize, &'a str, usize)>,
    /// Lines of words since the last row.
    wordy: usize,
    /// Whether there were more lines of one kind than any grid has, or than
    /// anybody writes before one: none of the ways to write several puzzles.
    odd: bool,
}

impl<'a> Splitter<'a> {
    fn line(&mut self, number: usize, line: &'a str) {
        let grids = grids(line);
        // Sixteen lines of sixteen cells make one grid, not sixteen.
        if let Some(first) = grids.first().filter(|first| first.grid.len() != 16) {
            self.end_run();
            self.in_line(number, *first);
            let mut before = first;
            for grid in grids.iter().skip(1) {
                // A table may tell a puzzle twice.
                let again = !grid.follows && grid.grid == before.grid;
                self.repeats |= again;
                if !again {
                    let follows = true;
                    self.in_line(number, InLine { follows, ..*grid });
                    before = grid;
                }
            }
            return;
        }
        if is_spaced_grid(line) {
            self.end_run();
            return self.push(None, number, without_number(line), true);
        }
        match classify(without_comment(line), Sizes::Blocks) {
            None if line.trim().is_empty() => {}
            None => self.words(line),
            Some(Kind::Words) => self.words(line),
            Some(Kind::Strokes) => self.strokes(number, line),
            Some(Kind::Row) => self.row(number, line),
        }
    }

    /// A whole grid of a line.
    fn in_line(&mut self, number: usize, found: InLine<'a>) {
        self.repeats |= found.solved;
        let column = 1 + found.before.chars().count();
        let place = joined(&[
            "line ",
            &(number + 1).to_string(),
            ", column ",
            &column.to_string(),
        ]);
        let name = match found.follows {
            true => "",
            false => name_of(found.after),
        };
        let name = Some(name).filter(|name| !name.is_empty());
        let full = self.is_full();
        self.push(name, number, found.in_its_place(), true);
        if let Some(last) = self.parts.last_mut().filter(|_| found.follows && !full) {
            last.title = place;
        }
    }

    /// A title, or a comment that may be one. A frame is neither.
    fn words(&mut self, line: &'a str) {
        self.wordy += 1;
        self.odd |= self.wordy > MOST_WORDS;
        let name = name_of(line);
        if !name.is_empty() {
            self.end_run();
            self.name = name;
        }
    }

    /// A line of strokes is a row of empty cells if it is as wide as the rows
    /// around it and one of these has such a stroke; else it is a frame.
    fn strokes(&mut self, number: usize, line: &'a str) {
        let width = width(line);
        if self.run.is_empty() && self.pending.len() < LINES {
            self.pending.push((number, line, width));
        } else if self.run.iter().any(|row| agree(line, width, row)) {
            self.row(number, line);
        }
    }

    fn row(&mut self, number: usize, line: &'a str) {
        let width = width(line);
        if self.run.first().is_some_and(|first| first.2 != width) {
            self.end_run();
        }
        let row = (number, line, width);
        let mut pending = std::mem::take(&mut self.pending);
        if self.run.is_empty()
            && pending
                .iter()
                .all(|&(_, line, width)| agree(line, width, &row))
        {
            self.run.append(&mut pending);
        }
        self.run.push(row);
        self.odd |= self.run.len() > LINES;
        if self.run.len() == width && matches!(width, 4 | 9 | 16 | 25) {
            self.take(width, true);
        }
    }

    /// No more rows follow those that were read last.
    fn end_run(&mut self) {
        let small = self.run.first().is_some_and(|(.., width)| *width == 16);
        while small && !self.run.is_empty() {
            self.take(1, true);
        }
        let rest = self.run.len();
        if rest > 0 {
            self.take(rest, false);
        }
    }

    /// Makes a part of the first lines of the run.
    fn take(&mut self, lines: usize, complete: bool) {
        let mut text = String::new();
        let first = self.run.first().map_or(0, |line| line.0);
        let mut at = first;
        for (number, line, _) in self.run.drain(..lines) {
            while at < number {
                text.push('\n');
                at += 1;
            }
            text += line;
        }
        self.push(None, first, text, complete);
    }

    fn push(&mut self, name: Option<&str>, number: usize, text: String, complete: bool) {
        self.wordy = 0;
        self.count += 1;
        self.complete += usize::from(complete);
        let before = std::mem::take(&mut self.name);
        if self.is_full() {
            return;
        }
        self.diagonals = false;
        let name = name.unwrap_or(before);
        let title = match name {
            "" => joined(&["line ", &(number + 1).to_string()]),
            name => joined(&[&(self.parts.len() + 1).to_string(), ": ", name]),
        };
        self.parts.push(Part {
            title,
            text,
            lines_before: number,
        });
    }

    /// Whether no more are listed, only counted.
    fn is_full(&self) -> bool {
        self.parts.len() >= MOST_PARTS
    }

    /// A line `diagonals`: of the grid before it, or of all in the line before.
    fn diagonals(&mut self, line: &str) {
        self.end_run();
        let known = std::mem::replace(&mut self.diagonals, true);
        if known || self.count > self.parts.len() {
            return;
        }
        let last = self.parts.last().map(|part| part.lines_before);
        let of_line = |part: &&mut Part| Some(part.lines_before) == last;
        for part in self.parts.iter_mut().rev().take_while(of_line) {
            part.text.push('\n');
            part.text += line;
        }
    }
}

/// Whether a line of strokes, so wide, can be a row of the grid with this row.
fn agree(line: &str, width: usize, row: &(usize, &str, usize)) -> bool {
    let stroke = line.chars().find(|c| !is_separator(*c));
    row.2 == width && stroke.is_some_and(|stroke| has(row.1, stroke))
}

/// Whether a line is a whole grid with something between its cells, perhaps
/// with a number before them.
fn is_spaced_grid(line: &str) -> bool {
    let start = number(line).map_or(0, |(_, start)| start);
    let cells = line.get(start..).unwrap_or_default();
    let marks = |c: char| is_separator(c) || is_cell_mark(c);
    cells.len() >= 81
        && matches!(width(cells), 81 | 256 | 625)
        && cells.chars().all(marks)
        && classify(cells, Sizes::Blocks) == Some(Kind::Row)
}

/// How many cells a row has, in whatever way it is written.
pub(super) fn width(line: &str) -> usize {
    let line = without_comment(line);
    for comma in [',', ';', '\t'] {
        let commas = line.chars().filter(|&c| c == comma).count();
        if commas > 2 {
            // A comma behind the last cell, or before an empty one.
            let open = matches!(commas + 1, 4 | 9 | 16 | 25 | 81 | 256 | 625);
            return commas + usize::from(open || !line.trim_end().ends_with(comma));
        }
    }
    let words = || line.split(is_separator).filter(|word| !word.is_empty());
    if words().nth(1).is_some() && words().all(|word| word.len() <= 2) {
        return words().count();
    }
    line.chars().filter(|&c| is_cell_mark(c)).count()
}
