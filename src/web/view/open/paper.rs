//! The text in the box. One that is so long that the browser would take
//! seconds to lay it out is kept beside the field, which shows how it begins
//! and cannot be written in.

use js_sys::JsString;
use web_sys::HtmlTextAreaElement;

use crate::web::dom::{Attr, Text};
use crate::words::{count, grouped, joined, quoted, size};

/// The most bytes of a text that is put into the field.
const LONGEST: usize = 100_000;

/// So many lines, and bytes, of a longer one are shown.
const LINES: usize = 200;
const BYTES: usize = 10_000;

/// The field, and the text beside it.
pub struct Paper {
    field: HtmlTextAreaElement,
    aside: Option<String>,
    note: Text,
    note_hidden: Attr,
}

impl Paper {
    /// On this field.
    pub fn on(field: HtmlTextAreaElement) -> Self {
        Paper {
            field,
            aside: None,
            note: Text::of("open-aside-says"),
            note_hidden: Attr::of("open-aside", "hidden"),
        }
    }

    /// The whole text.
    pub fn text(&self) -> String {
        match &self.aside {
            Some(text) => text.clone(),
            None => self.field.value(),
        }
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.aside.is_none() && self.field.value().trim().is_empty()
    }

    /// Puts a text in place of what is there; of a file, with its name.
    pub fn put(&mut self, text: String, name: Option<&str>) {
        let long = text.len() > LONGEST;
        let shown = if long { beginning(&text) } else { &text };
        self.field.set_value(shown);
        self.field.set_read_only(long);
        self.field.set_scroll_top(0);
        self.note_hidden.toggle(!long);
        if long {
            self.note.set(&said(&text, shown, name));
        }
        self.aside = long.then_some(text);
    }

    /// A text is pasted. What is too long for the field, or comes in place of
    /// such a text, is put there as by [`put`](Self::put); whether it was.
    pub fn paste(&mut self, text: &str) -> bool {
        if self.aside.is_some() {
            self.put(text.to_owned(), None);
            return true;
        }
        if text.len() <= LONGEST {
            return false;
        }
        let value = JsString::from(self.field.value());
        let at = |place: Result<Option<u32>, _>| place.ok().flatten().unwrap_or(0);
        let (start, end) = (self.field.selection_start(), self.field.selection_end());
        let before = String::from(value.slice(0, at(start)));
        let after = String::from(value.slice(at(end), value.length()));
        self.put(joined(&[&before, text, &after]), None);
        true
    }
}

/// The first lines.
fn beginning(text: &str) -> &str {
    let lines = text.match_indices('\n').nth(LINES - 1);
    let end = lines.map_or(text.len(), |(at, _)| at).min(BYTES);
    let whole = (0..=end).rev().find(|&at| text.is_char_boundary(at));
    text.get(..whole.unwrap_or(0)).unwrap_or_default()
}

fn said(text: &str, shown: &str, name: Option<&str>) -> String {
    let lines = |text: &str| text.lines().count() as u64;
    let name = name.map_or("The text".to_owned(), quoted);
    let (bytes, all) = (size(text.len()), count(lines(text), "line"));
    let part = match lines(text) {
        1 => "its beginning is".to_owned(),
        _ => joined(&["the first ", &grouped(lines(shown)), " are"]),
    };
    joined(&[
        &name,
        ", ",
        &bytes,
        ", ",
        &all,
        ": ",
        &part,
        " shown here, Load takes all.",
    ])
}
