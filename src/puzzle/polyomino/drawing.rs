//! Boards and pieces drawn in a text.

use super::error::bad_mark;
use super::shape::{check_size, is_cell, marks};
use super::text::UNNAMED;
use super::{DrawingError, Plan, Shape, Square};
use crate::document::{Fault, Span};
use crate::words::{joined, quoted};

/// Lines that draw something.
pub(super) struct Drawing<'a> {
    pub text: &'a str,
    /// The number of its first line, from 1.
    pub line: usize,
}

impl Drawing<'_> {
    /// The mark it is drawn with.
    pub fn only_mark(&self) -> Result<char, Fault> {
        let mut all = marks(self.text).filter(|&(_, _, mark)| is_cell(mark));
        let first = all.next().map_or(UNNAMED, |(_, _, mark)| mark);
        match all.find(|&(_, _, mark)| mark != first) {
            None => Ok(first),
            Some((row, col, mark)) => {
                let [first, mark] = [first, mark].map(|mark| quoted(&mark.to_string()));
                let what = joined(&[
                    &mark,
                    " in a drawing that began with ",
                    &first,
                    "; a line may begin with board, pieces or piece",
                ]);
                Err(self.fault(row, Some(col), &what))
            }
        }
    }

    pub fn shape(&self, whose: &str) -> Result<Shape, Fault> {
        Shape::drawn(self.text).map_err(|error| self.refuse(whose, error))
    }

    pub fn board(&self) -> Result<Plan, Fault> {
        let refuse = |error| self.refuse("the board", error);
        let margin = |line: &str| line.chars().take_while(|&c| c == ' ').count();
        let lines = || self.text.lines().map(str::trim_end);
        let indent = lines().map(margin).min().unwrap_or(0);
        let rows = lines().count();
        let cols = lines().map(|line| line.chars().count()).max().unwrap_or(0) - indent;
        check_size(rows, cols).map_err(refuse)?;
        let mut plan = Plan::rectangle(rows as u16, cols as u16);
        plan.cells.fill(Square::Hole);
        for (row, col, mark) in marks(self.text) {
            let square = match mark {
                '?' => Square::Optional,
                _ if is_cell(mark) => Square::Cell,
                // White space at the end of a line too.
                '.' | ' ' | '\t' | '\r' => continue,
                found => {
                    let (line, column) = (row + 1, col + 1);
                    return Err(refuse(DrawingError::BadMark {
                        line,
                        column,
                        found,
                    }));
                }
            };
            plan.cells[row * cols + col - indent] = square;
        }
        match plan.cells.iter().all(|&square| square == Square::Hole) {
            true => Err(refuse(DrawingError::Empty)),
            false => Ok(plan),
        }
    }

    fn refuse(&self, whose: &str, error: DrawingError) -> Fault {
        match error {
            DrawingError::BadMark {
                line,
                column,
                found,
            } => self.fault(line - 1, Some(column - 1), &bad_mark(found)),
            DrawingError::Empty | DrawingError::TooLarge { .. } => {
                let what = joined(&[whose, ": ", &error.to_string()]);
                self.fault(0, None, &what)
            }
        }
    }

    /// Row and column from 0.
    fn fault(&self, row: usize, col: Option<usize>, what: &str) -> Fault {
        let span = Span {
            line: self.line + row,
            chars: col.map(|col| (col + 1, 1)),
        };
        Fault {
            places: vec![span],
            ..Fault::new(what)
        }
    }
}
