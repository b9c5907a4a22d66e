//! The address: after the `#` stands what is on the stage, as a
//! [link](crate::link).
//!
//! At the start a link in the address comes before what was saved. A first
//! visit leaves the address clean until something is done. Then the address
//! follows at rest, at most twice a second but for what is edited; another puzzle is another entry of
//! the history, so that the browser's Back leads to the earlier one, at its
//! step. A lesson leaves the address alone: it leads back by itself.
//!
//! In a frame (`?embed=1`) the address is the frame's own affair: nothing is
//! written there, but the way out, a link to the whole page, follows.
//!
//! A browser may refuse to write (a document without an address of its own, or
//! too many at once); then the address stays as it is.

use wasm_bindgen::JsValue;
use web_sys::Url;

use super::dom::{self, Attr, Timer};
use super::shell;
use crate::app::{Action, App};
use crate::link::{LONGEST, Link};
use crate::loaded::Loaded;
use crate::words::joined;

/// Milliseconds between two writes.
const GAP: f64 = 500.0;

/// The address, and what it says.
pub struct Address {
    /// What is after the `#`.
    text: String,
    /// What was on the stage when it was written, or would have been.
    link: Link,
    /// Which puzzle that was.
    puzzle: (String, u32),
    written: f64,
    later: Timer,
    /// The way out of a frame, if it is one.
    way_out: Option<Attr>,
}

impl Address {
    /// Puts on the stage what the address says, if it says anything.
    pub fn new(app: &mut App) -> Self {
        let way_out = || Attr::of("whole-page", "href");
        let mut address = Address {
            text: String::new(),
            link: app.link(),
            puzzle: puzzle(app),
            written: f64::NEG_INFINITY,
            later: Timer::new(|| {
                shell::with(shell::Shell::repaint);
            }),
            way_out: is_embedded().then(way_out),
        };
        address.follow(app);
        if let Some(way_out) = &mut address.way_out {
            way_out.set(&url(&fitting(&app.link())));
        }
        address
    }

    /// The address may have changed; whether it has, and what it says was put
    /// on the stage, or refused.
    pub fn follow(&mut self, app: &mut App) -> bool {
        let text = fragment();
        if text.is_empty() || text == self.text {
            return false;
        }
        app.update(Action::Follow(text.clone()));
        self.text = text;
        self.puzzle = puzzle(app);
        if app.fault().is_some() {
            // It stays to be looked at until something is done.
            self.link = app.link();
        }
        true
    }

    /// Another puzzle may come: the entry of the history that is left behind
    /// must lead to where one was.
    pub fn before(&mut self, action: &Action, app: &App) {
        let leaves = match action {
            Action::Load(_) | Action::Open(_) => true,
            Action::SetCell { .. } | Action::Clear => app.puzzle().0 != Loaded::OWN,
            _ => false,
        };
        if leaves && !app.is_in_lesson() && self.way_out.is_none() {
            self.write(app.link(), app);
        }
    }

    /// Says what is on the stage.
    pub fn tell(&mut self, app: &App) {
        let quiet = self.way_out.is_none() && (app.is_busy() || app.is_in_lesson());
        let link = app.link();
        if quiet || link == self.link {
            return;
        }
        if let Some(way_out) = &mut self.way_out {
            way_out.set(&url(&fitting(&link)));
            self.link = link;
            return;
        }
        let wait = self.written + GAP - dom::now();
        // What was written into a problem must not be missing after a reload.
        if wait > 0.0 && link.subject == self.link.subject {
            return self.later.start(wait);
        }
        self.write(link, app);
    }

    /// Writes it, over what is there or, for another puzzle, after it.
    fn write(&mut self, link: Link, app: &App) {
        let text = fitting(&link);
        let puzzle = puzzle(app);
        let another = link.subject != self.link.subject && puzzle != self.puzzle;
        (self.link, self.puzzle) = (link, puzzle);
        if text == self.text {
            return;
        }
        self.written = dom::now();
        let there = url(&text);
        if let Ok(history) = dom::window().history() {
            let there = Some(there.as_str());
            let _ = match another {
                true => history.push_state_with_url(&JsValue::NULL, "", there),
                false => history.replace_state_with_url(&JsValue::NULL, "", there),
            };
        }
        self.text = text;
    }
}

fn puzzle(app: &App) -> (String, u32) {
    let (id, generation) = app.puzzle();
    (id.to_owned(), generation)
}

/// The link, or nothing if it would be too long.
fn fitting(link: &Link) -> String {
    let text = link.to_text();
    if text.len() > LONGEST {
        String::new()
    } else {
        text
    }
}

/// Whether the page is in a frame of another one, and shows the stage only.
pub fn is_embedded() -> bool {
    dom::root().has_attribute("data-embed")
}

/// What the address has after the `#`.
fn fragment() -> String {
    let hash = dom::window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// The address of the whole page, with this after the `#`.
pub fn url(fragment: &str) -> String {
    let here = dom::window().location().href().unwrap_or_default();
    match Url::new(&here) {
        Ok(url) => {
            url.search_params().delete("embed");
            url.set_hash(fragment);
            url.href()
        }
        Err(_) => joined(&["#", fragment]),
    }
}

/// The address for a frame, with this after the `#`.
pub fn embed_url(fragment: &str) -> String {
    let whole = url(fragment);
    match Url::new(&whole) {
        Ok(url) => {
            url.search_params().set("embed", "1");
            url.href()
        }
        Err(_) => whole,
    }
}
