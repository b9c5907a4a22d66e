//! Lists of what can be taken: a name, what is to be known of it, buttons.

use web_sys::Element;

use crate::web::dom::{self, Attr, Text};
use crate::words::joined;

/// Something that can be taken.
pub struct Row {
    hidden: Attr,
    note: Text,
    buttons: Vec<Attr>,
}

impl Row {
    /// A line of the list; each button has a verb and a word that is read on it.
    pub fn build(list: &Element, word: &str, name: &str, buttons: &[(&str, &str)]) -> Self {
        let line = dom::append(list, "li", "");
        dom::append(&line, "span", "file-name").set_text_content(Some(name));
        let note = Text::on(dom::append(&line, "span", "file-note"));
        let side = dom::append(&line, "span", "file-buttons");
        let button = |&(verb, says): &(&str, &str)| {
            let button = dom::append(&side, "button", "quiet");
            dom::set(&button, "type", "button");
            dom::set(&button, "data-out", &joined(&[verb, " ", word]));
            dom::set(&button, "aria-label", &joined(&[says, ": ", name]));
            button.set_text_content(Some(says));
            Attr::on(button, "aria-disabled")
        };
        Row {
            buttons: buttons.iter().map(button).collect(),
            note,
            hidden: Attr::on(line, "hidden"),
        }
    }

    /// Whether there is such a thing at all.
    pub fn show(&mut self, is: bool) {
        self.hidden.toggle(!is);
    }

    /// Whether it can be taken now, and how large it is, or why not.
    pub fn set(&mut self, can: bool, note: &str) {
        self.note.set(note);
        self.buttons
            .iter_mut()
            .for_each(|button| button.set_bool(!can));
    }
}
