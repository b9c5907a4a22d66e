//! All puzzles, group by group.

use web_sys::Element;

use crate::catalogue::{self, Entry};
use crate::web::dom::{self, Text};
use crate::words::joined;

/// The dialog of all puzzles.
pub struct Catalogue {
    error: Text,
}

impl Catalogue {
    /// Filled.
    pub fn new() -> Self {
        fill(&dom::find("catalogue-groups"));
        Catalogue {
            error: Text::of("catalogue-error"),
        }
    }

    /// Says why what was asked for cannot be made; nothing if it can.
    pub fn refuse(&mut self, why: &str) {
        self.error.set(why);
    }
}

/// A heading for each group, a button for each puzzle.
fn fill(host: &Element) {
    host.set_text_content(None);
    let mut group: Option<(&str, Element)> = None;
    for entry in catalogue::entries() {
        let list = match &group {
            Some((name, list)) if *name == entry.group => list.clone(),
            _ => {
                let heading = dom::append(host, "h3", "");
                heading.set_text_content(Some(entry.group));
                let list = dom::append(host, "ul", "entries");
                dom::set(&list, "aria-label", entry.group);
                group = Some((entry.group, list.clone()));
                list
            }
        };
        append(&list, entry);
    }
}

fn append(list: &Element, entry: &Entry) {
    let item = dom::append(list, "li", "");
    let button = dom::append(&item, "button", "");
    dom::set(&button, "type", "button");
    dom::set(&button, "data-load", entry.id);
    button.set_text_content(Some(entry.title));
    // Else the list, which scrolls, would get the focus.
    if catalogue::entries()
        .next()
        .is_some_and(|first| first.id == entry.id)
    {
        dom::set(&button, "autofocus", "");
    }
    if let Some(about) = entry.about() {
        let id = joined(&["about-", entry.id]);
        let words = dom::append(&item, "p", "");
        words.set_text_content(Some(&about));
        dom::set(&words, "id", &id);
        dom::set(&button, "aria-describedby", &id);
    }
}
