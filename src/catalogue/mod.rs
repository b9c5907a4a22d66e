//! The puzzles that the page offers, family by family. Each is a document, as
//! text in `www/samples` or here.

mod boards;
mod exact;
mod make;
mod matters;
mod sudoku;
mod tilings;

pub use make::make;

use crate::document::{Document, Fault, Format};
use crate::loaded::Loaded;

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

    /// The puzzle.
    ///
    /// # Errors
    /// None, or the program's own text is spoiled; a test sees to it.
    pub fn load(&self) -> Result<Loaded, Fault> {
        Loaded::new(self.id, self.title, self.document().read()?)
    }
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
