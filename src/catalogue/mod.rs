//! The puzzles that the page offers, family by family. Each is a document, as
//! text in `www/samples` or here.

mod boards;
mod exact;
mod make;
mod matters;
mod sudoku;
mod tilings;

pub use make::make;

use crate::about;
use crate::document::{Document, Fault, Format};
use crate::loaded::Loaded;
use crate::words::joined;

/// A puzzle that the page offers.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name in links and in what is saved. It must never come to mean
    /// another puzzle.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// Its heading in the catalogue.
    pub group: &'static str,
    /// Whether it stands in the short list of the picker, which a newcomer
    /// sees.
    pub first: bool,
    format: Format,
    text: &'static str,
}

impl Entry {
    /// As text.
    pub fn document(&self) -> Document {
        Document::new(self.format, self.text)
    }

    /// What it is about, in a sentence, if its text begins by telling that of
    /// its title: "Exam timetable: each exam is sat once."
    pub fn about(&self) -> Option<String> {
        let caption = self.document().caption();
        let about = caption.strip_prefix(self.title)?.strip_prefix(": ")?;
        let end = about.find(['.', '?', ';']).unwrap_or(about.len());
        about.get(..end).map(str::to_owned)
    }

    /// How large it is: "24 items, 182 options".
    pub fn size(&self) -> Option<String> {
        let reading = self.document().read().ok()?;
        Some(about::size(&*reading.puzzle))
    }

    /// Whether all these words, or parts of words, are in what is said of
    /// it. A cross may be typed as an x.
    pub fn has_words(&self, typed: &str) -> bool {
        let about = self.about().unwrap_or_default();
        let said = plain(&joined(&[self.title, " ", self.group, " ", &about]));
        plain(typed)
            .split_whitespace()
            .all(|word| said.contains(word))
    }

    /// The puzzle.
    ///
    /// # Errors
    /// None, or the program's own text is spoiled; a test sees to it.
    pub fn load(&self) -> Result<Loaded, Fault> {
        Loaded::new(self.id, self.title, self.document().read()?)
    }
}

fn plain(text: &str) -> String {
    text.to_ascii_lowercase().replace('×', "x")
}

const FAMILIES: [&[Entry]; 5] = [
    sudoku::ENTRIES,
    tilings::ENTRIES,
    boards::ENTRIES,
    exact::ENTRIES,
    matters::ENTRIES,
];

/// All entries, group by group. The first one is what a first visit shows.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    FAMILIES.iter().copied().flatten()
}

/// The entry of this id.
pub fn entry(id: &str) -> Option<&'static Entry> {
    entries().find(|entry| entry.id == id)
}

/// The puzzle of this id.
///
/// # Errors
/// There is none, in words.
pub fn load(id: &str) -> Result<Loaded, Fault> {
    match entry(id) {
        Some(entry) => entry.load(),
        None => Err(Fault::new(format!("there is no puzzle '{id}'"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_are_found_by_words() {
        let found = |typed: &str| -> Vec<&str> {
            let found = entries().filter(|entry| entry.has_words(typed));
            found.map(|entry| entry.id).collect()
        };
        assert_eq!(found("pentominoes 6x10"), ["pentominoes-6x10"]);
        assert_eq!(found(" 6×10  PENTO "), ["pentominoes-6x10"]);
        assert_eq!(found("crew"), ["matters-crews"]);
        assert_eq!(found("exact cover").len(), exact::ENTRIES.len());
        assert_eq!(found("jigsaw 6"), ["sudoku-jigsaw-6x6"]);
        assert_eq!(found("no such thing"), [""; 0]);
        assert_eq!(found("").len(), entries().count());
    }

    #[test]
    fn every_entry_tells_its_size() {
        for entry in entries() {
            let size = entry.size().expect(entry.id);
            assert!(size.contains(" items, "), "{}: {size}", entry.id);
        }
        let size = entry("lpnu").and_then(Entry::size);
        assert_eq!(size.as_deref(), Some("24 items, 182 options"));
    }
}
