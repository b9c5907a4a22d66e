//! The short list of puzzles: what a newcomer sees first, the puzzle on the
//! stage, one's own, and the way to the rest.

use wasm_bindgen::JsCast;
use web_sys::{HtmlOptionElement, HtmlSelectElement};

use crate::catalogue;
use crate::loaded::Loaded;
use crate::snapshot::PuzzleView;
use crate::web::dom;

/// The value of the way to the rest.
const MORE: &str = "more";

/// The list.
pub struct Picker {
    list: HtmlSelectElement,
    /// The puzzle on the stage.
    id: String,
    /// What one's own is called, if it has been seen.
    own: String,
    /// What the one that a link brought is called, if there is one.
    shared: String,
}

impl Picker {
    /// Empty.
    pub fn new() -> Self {
        Picker {
            list: dom::find("picker"),
            id: String::new(),
            own: String::from("Own problem"),
            shared: String::new(),
        }
    }

    /// The id of what was chosen; none if it was the way to the rest, which
    /// does not stay chosen.
    pub fn chosen(&self) -> Option<String> {
        let id = self.list.value();
        let more = id == MORE;
        if more {
            self.list.set_value(&self.id);
        }
        (!more).then_some(id)
    }

    /// Lists what there is, the puzzle on the stage chosen.
    pub fn paint(&mut self, puzzle: &PuzzleView) {
        let own = puzzle.id == Loaded::OWN;
        if own {
            self.own.clone_from(&puzzle.title);
        }
        self.id.clone_from(&puzzle.id);
        self.list.set_text_content(None);
        let listed = catalogue::entries().filter(|entry| entry.first || entry.id == puzzle.id);
        for entry in listed {
            self.append(entry.id, entry.title);
        }
        if own || puzzle.has_own {
            self.append(Loaded::OWN, &self.own);
        }
        if puzzle.id == Loaded::SHARED {
            self.shared.clone_from(&puzzle.title);
        }
        if !self.shared.is_empty() {
            self.append(Loaded::SHARED, &self.shared);
        }
        self.append(MORE, "More puzzles…");
        self.list.set_value(&puzzle.id);
    }

    fn append(&self, id: &str, title: &str) {
        let option: HtmlOptionElement = dom::append(&self.list, "option", "").unchecked_into();
        option.set_value(id);
        option.set_text_content(Some(title));
    }
}
