//! Which views of the inside are open.

use serde::{Serialize, Serializer};

/// A view of what goes on inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ViewKind {
    /// Items by options, as ones and zeros.
    Matrix,
    /// The doubly linked lists.
    Links,
    /// The search tree.
    Tree,
    /// The algorithm, with the line it is at.
    Program,
    /// Levels and solutions in numbers.
    Table,
    /// The arrays.
    Memory,
}

impl ViewKind {
    /// All of them, in the order of the tab strip.
    pub const ALL: [ViewKind; 6] = [
        ViewKind::Matrix,
        ViewKind::Links,
        ViewKind::Tree,
        ViewKind::Program,
        ViewKind::Table,
        ViewKind::Memory,
    ];

    /// Its word, as index.html, the snapshot and what is saved have it.
    pub fn word(self) -> &'static str {
        match self {
            ViewKind::Matrix => "matrix",
            ViewKind::Links => "links",
            ViewKind::Tree => "tree",
            ViewKind::Program => "program",
            ViewKind::Table => "table",
            ViewKind::Memory => "memory",
        }
    }

    /// The view of this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

impl Serialize for ViewKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// The views that are open: none, one, or two of them, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Views {
    open: [Option<ViewKind>; 2],
    /// Whether the first of two was opened after the other.
    first_is_new: bool,
    /// Whether a second view opens beside the first, rather than in its place.
    pair: bool,
}

impl Views {
    /// None, one or two views.
    pub fn open(self) -> impl Iterator<Item = ViewKind> {
        self.open.into_iter().flatten()
    }

    /// Whether this view is open.
    pub fn is_open(self, kind: ViewKind) -> bool {
        self.open.contains(&Some(kind))
    }

    /// Whether a second view opens beside the first.
    pub fn pair(self) -> bool {
        self.pair
    }

    /// Closes the view if it is open. Otherwise opens it: beside the other one
    /// in a pair, where the view opened first makes room if there are two, or
    /// in place of it.
    pub fn toggle(&mut self, kind: ViewKind) {
        (self.open, self.first_is_new) = match self.open {
            [Some(only), second] if only == kind => ([second, None], false),
            [first, Some(other)] if other == kind => ([first, None], false),
            [Some(first), None] if self.pair => ([Some(first), Some(kind)], false),
            // What stays stays where it is.
            [first, Some(_)] if self.pair && self.first_is_new => ([first, Some(kind)], false),
            [Some(_), second @ Some(_)] if self.pair => ([Some(kind), second], true),
            _ => ([Some(kind), None], false),
        };
    }

    /// Sets whether a second view opens beside the first; of two that are open
    /// the one opened last stays.
    pub fn set_pair(&mut self, pair: bool) {
        self.pair = pair;
        if let ([first, second @ Some(_)], false) = (self.open, pair) {
            let last = if self.first_is_new { first } else { second };
            (self.open, self.first_is_new) = ([last, None], false);
        }
    }

    /// Written down: `pair matrix tree`.
    pub fn to_text(self) -> String {
        let pair = self.pair.then(|| "pair".to_owned());
        crate::words::spaced(
            pair.into_iter()
                .chain(self.open().map(|kind| kind.word().to_owned())),
        )
    }

    /// What was written down; words that are not known are passed over.
    pub fn from_text(text: &str) -> Self {
        let mut views = Views::default();
        for word in text.split(' ') {
            match ViewKind::from_word(word) {
                Some(kind) if !views.is_open(kind) => views.toggle(kind),
                _ if word == "pair" => views.pair = true,
                _ => {}
            }
        }
        views
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(pair: bool, toggles: &[ViewKind]) -> Vec<ViewKind> {
        let mut views = Views::default();
        views.set_pair(pair);
        toggles.iter().for_each(|&kind| views.toggle(kind));
        assert_eq!(Views::from_text(&views.to_text()).open, views.open);
        views.open().collect()
    }

    #[test]
    fn one_at_a_time_or_a_pair() {
        use ViewKind::{Links, Matrix, Program, Tree};
        assert_eq!(after(false, &[Matrix, Links]), [Links]);
        assert_eq!(after(false, &[Matrix, Matrix]), []);
        assert_eq!(after(true, &[Matrix, Links]), [Matrix, Links]);
        assert_eq!(after(true, &[Matrix, Links, Tree]), [Tree, Links]);
        assert_eq!(
            after(true, &[Matrix, Links, Tree, Program]),
            [Tree, Program]
        );
        assert_eq!(after(true, &[Matrix, Links, Matrix]), [Links]);
        assert_eq!(after(true, &[Matrix, Links, Links]), [Matrix]);
    }

    #[test]
    fn of_a_pair_the_last_stays() {
        let mut views = Views::from_text("pair matrix nonsense tree links");
        assert_eq!(views.to_text(), "pair links tree");
        views.set_pair(false);
        assert_eq!(views.to_text(), "links");
        assert_eq!(Views::from_text("matrix tree").to_text(), "tree");
    }
}
