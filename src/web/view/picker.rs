//! The short list of puzzles: what a newcomer sees first, the puzzle on the
//! stage, one's own, and the way to the rest.

use wasm_bindgen::JsCast;
use web_sys::{HtmlOptionElement, HtmlSelectElement};

use crate::catalogue;
use crate::loaded::Loaded;
use crate::snapshot::PuzzleView;
use crate::web::dom::{self, Attr};

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
    /// The last key went through the list without opening it.
    browses: bool,
    /// What it has come to so, not loaded yet.
    waits: Attr,
    is_waiting: bool,
}

/// What is done with a choice.
pub enum Choice {
    /// To be loaded.
    Load(String),
    /// All puzzles are asked for.
    More,
}

impl Picker {
    /// Empty.
    pub fn new() -> Self {
        Picker {
            list: dom::find("picker"),
            id: String::new(),
            own: String::from("Own problem"),
            shared: String::new(),
            browses: false,
            waits: Attr::of("picker-waits", "hidden"),
            is_waiting: false,
        }
    }

    /// A key goes down on it: the arrows, Home, End and letters go from one to
    /// the next in a list that is closed, and each would be a choice. Those
    /// wait for Enter, which is told apart here.
    pub fn press(&mut self, key: &str) -> Option<Choice> {
        self.browses = !matches!(key, " " | "Enter" | "F4" | "Tab" | "Alt" | "Escape");
        match key {
            "Enter" if self.is_waiting => Some(self.choose()),
            "Escape" => {
                self.set_back();
                None
            }
            _ => None,
        }
    }

    /// A pointer goes down on it: what it chooses is meant.
    pub fn point(&mut self) {
        self.browses = false;
    }

    /// Another one stands there. What is to be done at once, if anything.
    pub fn change(&mut self) -> Option<Choice> {
        if !std::mem::take(&mut self.browses) {
            return Some(self.choose());
        }
        self.wait(self.list.value() != self.id);
        None
    }

    /// What stands there is meant. The way to the rest does not stay chosen.
    fn choose(&mut self) -> Choice {
        self.wait(false);
        let id = self.list.value();
        if id == MORE {
            self.set_back();
            return Choice::More;
        }
        Choice::Load(id)
    }

    /// The puzzle on the stage stands there again.
    pub fn set_back(&mut self) {
        self.wait(false);
        self.list.set_value(&self.id);
    }

    fn wait(&mut self, waits: bool) {
        self.is_waiting = waits;
        self.waits.toggle(!waits);
    }

    /// Lists what there is, the puzzle on the stage chosen.
    pub fn paint(&mut self, puzzle: &PuzzleView) {
        let own = puzzle.id == Loaded::OWN;
        if own {
            self.own.clone_from(&puzzle.title);
        }
        self.id.clone_from(&puzzle.id);
        self.wait(false);
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
