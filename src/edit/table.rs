//! Items and options in a table: a column for each item, a row for each
//! option.

use super::Complaint;
use crate::dlx::Problem;
use crate::words::{count, joined, quoted, spaced};

/// The most columns.
pub const MAX_ITEMS: usize = 40;

/// The most rows.
pub const MAX_OPTIONS: usize = 60;

/// A column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its name as typed.
    pub name: String,
    /// Whether it may also be left uncovered.
    pub secondary: bool,
}

/// What stands where a row meets a column.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Entry {
    /// The option does without the item.
    #[default]
    Empty,
    /// The option has the item.
    One,
    /// The option has the item in this colour, whose name is not empty. Only
    /// secondary items have colours.
    Colour(String),
}

/// The table. Each row has an entry for each column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    items: Vec<Item>,
    options: Vec<Vec<Entry>>,
}

/// What a complaint is about: the name of the column of this number, or the
/// table as a whole.
pub type Column = Option<usize>;

impl Table {
    /// So many items, named a, b, c, …, and options without items. The numbers
    /// are at least 1 and at most [`MAX_ITEMS`] and [`MAX_OPTIONS`].
    pub fn empty(items: usize, options: usize) -> Self {
        let mut table = Table {
            items: Vec::new(),
            options: vec![Vec::new(); options.clamp(1, MAX_OPTIONS)],
        };
        for _ in 0..items.clamp(1, MAX_ITEMS) {
            table.add_item();
        }
        table
    }

    /// The table of a problem; none if it is too large.
    pub fn of(problem: &Problem) -> Option<Self> {
        if problem.item_count() > MAX_ITEMS || problem.option_count() > MAX_OPTIONS {
            return None;
        }
        let item = |item| Item {
            name: problem.name(item).to_owned(),
            secondary: !problem.is_primary(item),
        };
        let row = |option| {
            let mut row = vec![Entry::Empty; problem.item_count()];
            for each in problem.option(option) {
                row[each.item.index()] = match each.colour {
                    None => Entry::One,
                    Some(colour) => Entry::Colour(problem.colour_name(colour).to_owned()),
                };
            }
            row
        };
        Some(Table {
            items: problem.items().map(item).collect(),
            options: problem.options().map(row).collect(),
        })
    }

    /// The columns.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The rows.
    pub fn options(&self) -> &[Vec<Entry>] {
        &self.options
    }

    /// What stands there, if there is such a place.
    pub fn entry(&self, row: usize, col: usize) -> Option<&Entry> {
        self.options.get(row)?.get(col)
    }

    /// Writes an entry; whether it can be written: a primary item takes no
    /// colour.
    pub fn write(&mut self, row: usize, col: usize, entry: Entry) -> bool {
        let secondary = self.items.get(col).is_some_and(|item| item.secondary);
        let place = self.options.get_mut(row).and_then(|row| row.get_mut(col));
        let Some(place) = place.filter(|_| secondary || !matches!(entry, Entry::Colour(_))) else {
            return false;
        };
        *place = entry;
        true
    }

    /// A one becomes nothing and nothing becomes a one.
    pub fn toggle(&mut self, row: usize, col: usize) {
        let empty = self.entry(row, col) == Some(&Entry::Empty);
        self.write(row, col, if empty { Entry::One } else { Entry::Empty });
    }

    /// Names a column.
    pub fn rename(&mut self, col: usize, name: &str) {
        if let Some(item) = self.items.get_mut(col) {
            name.clone_into(&mut item.name);
        }
    }

    /// Makes an item secondary, or primary; then its colours are gone.
    pub fn set_secondary(&mut self, col: usize, secondary: bool) {
        let Some(item) = self.items.get_mut(col) else {
            return;
        };
        item.secondary = secondary;
        for row in self.options.iter_mut().filter(|_| !secondary) {
            if row[col] != Entry::Empty {
                row[col] = Entry::One;
            }
        }
    }

    /// Adds an item under a name of its own, if there is room.
    pub fn add_item(&mut self) {
        if self.items.len() < MAX_ITEMS {
            self.items.push(Item {
                name: self.free_name(),
                secondary: false,
            });
            for row in &mut self.options {
                row.push(Entry::Empty);
            }
        }
    }

    /// Adds an option without items, if there is room.
    pub fn add_option(&mut self) {
        if self.options.len() < MAX_OPTIONS {
            self.options.push(vec![Entry::Empty; self.items.len()]);
        }
    }

    /// Takes an item away, but for the last one.
    pub fn remove_item(&mut self, col: usize) {
        if col < self.items.len() && self.items.len() > 1 {
            self.items.remove(col);
            for row in &mut self.options {
                row.remove(col);
            }
        }
    }

    /// Takes an option away.
    pub fn remove_option(&mut self, row: usize) {
        if row < self.options.len() {
            self.options.remove(row);
        }
    }

    /// The first letter, or else number, that no item is named.
    fn free_name(&self) -> String {
        let letters = ('a'..='z').map(String::from);
        let mut all = letters.chain((1..=MAX_ITEMS).map(|number| number.to_string()));
        let free = all.find(|name| !self.items.iter().any(|item| item.name == *name));
        free.unwrap_or_default()
    }

    /// How large it is: "7 items, 6 options".
    pub fn size_words(&self) -> String {
        let [items, options] = [self.items.len(), self.options.len()].map(|n| n as u64);
        let secondary = self.items.iter().filter(|item| item.secondary).count() as u64;
        let words = joined(&[&count(items, "item"), ", ", &count(options, "option")]);
        match secondary {
            0 => words,
            _ => joined(&[&words, "; ", &secondary.to_string(), " secondary"]),
        }
    }

    /// What is worth knowing before it is used: items that no option has, and
    /// options that have no item.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        let lonely = |&col: &usize| {
            let item = &self.items[col];
            !item.secondary && self.options.iter().all(|row| row[col] == Entry::Empty)
        };
        let lonely = (0..self.items.len()).filter(lonely);
        let names = spaced(lonely.map(|col| self.items[col].name.clone()));
        if !names.is_empty() {
            notes.push(joined(&["No option has ", &names, ": there is no cover."]));
        }
        let blank = (0..self.options.len()).filter(|&row| is_blank(&self.options[row]));
        let numbers = spaced(blank.map(|row| (row + 1).to_string()));
        if !numbers.is_empty() {
            notes.push(joined(&["Left out, without items: option ", &numbers, "."]));
        }
        notes
    }

    /// All that keeps it from being used.
    pub fn complaints(&self) -> Vec<Complaint<Column>> {
        let mut all = Vec::new();
        for (col, item) in self.items.iter().enumerate() {
            let wrong = self.name_fault(col, &item.name);
            all.extend(wrong.map(|message| Complaint::new(Some(col), message)));
        }
        if self.items.iter().all(|item| item.secondary) {
            let message = "At least one item must be primary.";
            all.push(Complaint::new(None, message));
        }
        all
    }

    fn name_fault(&self, col: usize, name: &str) -> Option<String> {
        // Either of two that are alike may be the one to be renamed.
        let mut others = (0..).zip(&self.items).filter(|(other, _)| *other != col);
        if name.is_empty() {
            return Some("An item needs a name.".to_owned());
        }
        let bad = |c: char| c.is_whitespace() || c == ':' || c == '|';
        if name.contains(bad) {
            return Some("A name has no space, ':' or '|'.".to_owned());
        }
        let taken = others.any(|(_, other)| other.name == name);
        taken.then(|| joined(&["Another item is named ", &quoted(name), "."]))
    }

    /// In Knuth's format; primary items come first, and options without items
    /// are left out. To be asked of a table without complaints.
    pub fn text(&self) -> String {
        let primary = || (0..self.items.len()).filter(|&col| !self.items[col].secondary);
        let secondary = || (0..self.items.len()).filter(|&col| self.items[col].secondary);
        let name = |col: usize| self.items[col].name.clone();
        let mut text = spaced(primary().map(name));
        if secondary().next().is_some() {
            text += &joined(&[" | ", &spaced(secondary().map(name))]);
        }
        text.push('\n');
        for row in self.options.iter().filter(|row| !is_blank(row)) {
            let used = primary().chain(secondary()).filter_map(|col| {
                let name = &self.items[col].name;
                match &row[col] {
                    Entry::Empty => None,
                    Entry::One => Some(name.clone()),
                    Entry::Colour(colour) => Some(joined(&[name, ":", colour])),
                }
            });
            text += &spaced(used);
            text.push('\n');
        }
        text
    }
}

fn is_blank(row: &[Entry]) -> bool {
    row.iter().all(|entry| *entry == Entry::Empty)
}
