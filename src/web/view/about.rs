//! What is said of the puzzle: its caption, what is known of it, and what is
//! odd about it. What leaves no solution is said beside the title.

use std::rc::Rc;

use web_sys::Element;

use crate::about::About;
use crate::puzzle::Fact;
use crate::web::dom::{self, Attr, Text};
use crate::words::joined;

/// The block below the board, and the line beside the title.
pub struct Block {
    caption: Text,
    caption_hidden: Attr,
    facts: Element,
    notes: Element,
    hidden: Attr,
    warning: Text,
    warning_title: Attr,
    warning_hidden: Attr,
    size_hidden: Attr,
    seen: Option<Rc<About>>,
}

impl Block {
    /// Nothing said yet.
    pub fn new() -> Self {
        Block {
            caption: Text::of("about-caption"),
            caption_hidden: Attr::of("about-caption", "hidden"),
            facts: dom::find("about-facts"),
            notes: dom::find("about-notes"),
            hidden: Attr::of("about", "hidden"),
            warning: Text::of("warning"),
            warning_title: Attr::of("warning", "title"),
            warning_hidden: Attr::of("warning", "hidden"),
            size_hidden: Attr::of("size", "hidden"),
            seen: None,
        }
    }

    /// Says it if it differs.
    pub fn paint(&mut self, about: &Rc<About>) {
        if self.seen.as_ref() == Some(about) {
            return;
        }
        self.caption.set(&about.caption);
        self.caption_hidden.toggle(about.caption.is_empty());
        self.facts.set_text_content(None);
        for fact in &about.facts {
            append_fact(&self.facts, fact);
        }
        self.notes.set_text_content(None);
        let (fatal, others): (Vec<_>, Vec<_>) = about.notes.iter().partition(|note| note.is_fatal);
        for note in &others {
            let line = dom::append(&self.notes, "li", "");
            line.set_text_content(Some(&note.text));
        }
        let nothing = about.caption.is_empty() && about.facts.is_empty() && others.is_empty();
        self.hidden.toggle(nothing);
        let mut warning = String::new();
        for note in &fatal {
            let space = if warning.is_empty() { "" } else { " " };
            warning = joined(&[&warning, space, &note.text]);
        }
        self.warning.set(&warning);
        self.warning_title.set(&warning);
        self.warning_hidden.toggle(warning.is_empty());
        self.size_hidden.toggle(!warning.is_empty());
        self.seen = Some(Rc::clone(about));
    }
}

/// The name, the value, and behind it the source.
fn append_fact(host: &Element, fact: &Fact) {
    let line = dom::append(host, "div", "");
    let name = dom::append(&line, "dt", "");
    name.set_text_content(Some(fact.name));
    let value = dom::append(&line, "dd", "");
    value.set_text_content(Some(&fact.value));
    let source = dom::append(&line, "dd", "source");
    source.set_text_content(Some(fact.source));
}
