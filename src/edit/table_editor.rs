//! The editor of tables.

use super::table::Column;
use super::{Complaint, Entry, History, Table};
use crate::dlx::Problem;

/// The rows and columns of a table to begin with.
const START: usize = 3;

/// The editor.
#[derive(Clone, Debug)]
pub struct TableEditor {
    drawn: History<Table>,
    /// The text on the stage when it was taken up last, or was put there.
    known: String,
    /// Why the last thing asked for was not done, or what is worth knowing.
    hint: &'static str,
    /// Why the table was refused.
    refused: String,
}

impl Default for TableEditor {
    fn default() -> Self {
        TableEditor {
            drawn: History::new(Table::empty(START, START)),
            known: String::new(),
            hint: "",
            refused: String::new(),
        }
    }
}

impl TableEditor {
    /// What is drawn.
    pub fn drawn(&self) -> &Table {
        self.drawn.now()
    }

    /// What was drawn before, and after.
    pub fn history(&self) -> &History<Table> {
        &self.drawn
    }

    /// Why the last thing asked for was not done, or what is worth knowing.
    pub fn hint(&self) -> &'static str {
        self.hint
    }

    /// The editor is opened while this problem is on the stage. What it has of
    /// that already is gone on with; else that is taken up, and what was drawn
    /// before is one undo away.
    pub fn open(&mut self, stage: Option<&Problem>) {
        self.hush();
        let Some(problem) = stage else { return };
        let Some(table) = Table::of(problem) else {
            self.hint = TOO_LARGE;
            return;
        };
        let text = table.text();
        if text != self.known {
            match self.known.is_empty() && !self.drawn.can_undo() {
                true => self.drawn = History::new(table),
                false => self.change(|drawn| *drawn = table),
            }
            self.known = text;
        }
    }

    /// Changes the table.
    pub fn change(&mut self, change: impl FnOnce(&mut Table)) {
        self.hush();
        self.drawn.change(false, change);
    }

    /// A sample takes the table's place.
    pub fn replace(&mut self, problem: &Problem) {
        if let Some(table) = Table::of(problem) {
            self.change(|drawn| *drawn = table);
        }
    }

    /// A key is pressed where a row meets a column: 1 and 0, Space, and letters
    /// for colours; whether it was for the table.
    pub fn key(&mut self, row: usize, col: usize, key: &str) -> bool {
        let entry = match key {
            " " => {
                self.change(|drawn| drawn.toggle(row, col));
                return true;
            }
            "1" => Entry::One,
            "0" | "." | "Delete" | "Backspace" => Entry::Empty,
            _ => match colour(key) {
                Some(colour) => colour,
                None => return false,
            },
        };
        let mut written = false;
        self.change(|drawn| written = drawn.write(row, col, entry));
        if !written {
            self.hint = ONLY_SECONDARY;
        }
        true
    }

    /// Back to before the last change.
    pub fn undo(&mut self) {
        self.hush();
        self.drawn.undo();
    }

    /// What was undone is done again.
    pub fn redo(&mut self) {
        self.hush();
        self.drawn.redo();
    }

    /// All that keeps it from being used.
    pub fn complaints(&self) -> Vec<Complaint<Column>> {
        self.drawn().complaints()
    }

    /// The table as text in Knuth's format; none if there are complaints.
    pub fn text(&self) -> Option<String> {
        let right = self.complaints().is_empty();
        right.then(|| self.drawn().text())
    }

    /// The text was put on the stage, or was refused with these words.
    pub fn answered(&mut self, refused: Option<String>) {
        if refused.is_none() {
            self.known = self.drawn().text();
        }
        self.refused = refused.unwrap_or_default();
    }

    /// Why the table was refused; empty once something has changed.
    pub fn refused(&self) -> &str {
        &self.refused
    }

    /// What was said is over.
    fn hush(&mut self) {
        self.hint = "";
        self.refused.clear();
    }
}

/// The limits are [`MAX_ITEMS`](super::MAX_ITEMS) and
/// [`MAX_OPTIONS`](super::MAX_OPTIONS).
const TOO_LARGE: &str = "The problem on the stage is too large for this table, which has at most 40 items and 60 options. Change its text instead.";
const ONLY_SECONDARY: &str = "Only a secondary item takes a colour.";

/// The colour that a key stands for: a letter or a digit.
fn colour(key: &str) -> Option<Entry> {
    let mut chars = key.chars();
    let letter = chars.next().filter(|c| c.is_alphanumeric())?;
    chars.next().is_none().then(|| Entry::Colour(letter.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{MAX_ITEMS, MAX_OPTIONS};
    use crate::words::count;

    #[test]
    fn the_limits_are_told_as_they_are() {
        for limit in [
            count(MAX_ITEMS as u64, "item"),
            count(MAX_OPTIONS as u64, "option"),
        ] {
            assert!(TOO_LARGE.contains(&limit), "{limit}");
        }
    }
}
