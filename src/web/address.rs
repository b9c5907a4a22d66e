//! The address: after the `#` stands what is on the stage, as a
//! [link](crate::link).
//!
//! At the start a link in the address comes before what was saved. A first
//! visit leaves the address clean until something is done. Then the address
//! follows at rest, at most twice a second but for what is edited; another
//! puzzle is another entry of the history, so that the browser's Back leads to
//! the earlier one, at its step. A lesson leaves the address alone: it leads
//! back by itself. A link that is refused does not stay in it.
//!
//! A problem too large for a link has an entry without one, but with a number,
//! by which the page finds it again as long as it is not left.
//!
//! In a frame (`?embed=1`) the address is the frame's own affair: nothing is
//! written there, but the way out, a link to the whole page, follows.
//!
//! A browser may refuse to write (a document without an address of its own, or
//! too many at once); then the address stays as it is.

use std::collections::VecDeque;

use wasm_bindgen::JsValue;
use web_sys::{History, Url};

use super::dom::{self, Attr, Timer};
use super::{shell, store};
use crate::app::{Action, App};
use crate::link::{LONGEST, Link};
use crate::loaded::Loaded;
use crate::words::joined;

/// Milliseconds between two writes.
const GAP: f64 = 500.0;

/// So many places are found again by the number of their entry.
const MOST_LONG: usize = 20;

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
    /// Links that are too long, with the numbers of their entries.
    long: VecDeque<(f64, Link)>,
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
            long: VecDeque::new(),
            way_out: is_embedded().then(way_out),
        };
        match store::left(&fragment()) {
            Some(place) => {
                // The address follows with the first paint.
                app.update(Action::Follow(place));
                address.text = fragment();
            }
            None => {
                address.follow(app);
            }
        }
        if let Some(way_out) = &mut address.way_out {
            way_out.set(&url(&fitting(&app.link())));
        }
        address
    }

    /// The address may have changed; whether it has, and what it says was put
    /// on the stage, or refused.
    pub fn follow(&mut self, app: &mut App) -> bool {
        let text = fragment();
        if text.is_empty() {
            return self.revisit(app);
        }
        if text == self.text {
            return false;
        }
        let here = app.link();
        app.update(Action::Follow(text.clone()));
        self.puzzle = puzzle(app);
        let refused = app.fault().is_some() && app.link() == here;
        if refused && self.way_out.is_none() {
            // It must not come back with the next reload.
            self.replace(&url(&self.text), &JsValue::NULL);
            return true;
        }
        self.text = text;
        true
    }

    /// Shows again what had too long a link, if this entry is of such a place.
    fn revisit(&mut self, app: &mut App) -> bool {
        let number = number();
        let found = self.long.iter().find(|long| Some(long.0) == number);
        let Some((_, link)) = found.filter(|long| long.1 != self.link) else {
            return false;
        };
        app.update(Action::Revisit(Box::new(link.clone())));
        self.text.clear();
        self.puzzle = puzzle(app);
        true
    }

    /// Another puzzle may come: the entry of the history that is left behind
    /// must lead to where one was.
    pub fn before(&mut self, action: &Action, app: &App) {
        let leaves = match action {
            Action::Load(_) | Action::Open(_) | Action::Follow(_) => true,
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
        if quiet {
            return;
        }
        let link = app.link();
        if link == self.link {
            return;
        }
        let wait = self.written + GAP - dom::now();
        // What was written into a problem must not be missing after a reload; and
        // whoever leaves a frame leaves it for what he sees.
        let hasty = self.way_out.is_some() && !app.is_busy();
        if wait > 0.0 && !hasty && link.subject == self.link.subject {
            return self.later.start(wait);
        }
        if let Some(way_out) = &mut self.way_out {
            way_out.set(&url(&fitting(&link)));
            (self.link, self.written) = (link, dom::now());
            return;
        }
        self.write(link, app);
    }

    /// The page is left: what has had to wait is kept for a reload.
    pub fn leave(&self, app: &App) {
        let quiet = app.is_busy() || app.is_in_lesson() || self.way_out.is_some();
        let link = app.link();
        match !quiet && link != self.link {
            true => store::leave(&self.text, &fitting(&link)),
            false => store::leave_nothing(),
        }
    }

    /// Writes it, over what is there or, for another puzzle, after it.
    fn write(&mut self, link: Link, app: &App) {
        let text = fitting(&link);
        let puzzle = puzzle(app);
        let another = link.subject != self.link.subject && puzzle != self.puzzle;
        (self.link, self.puzzle) = (link, puzzle);
        if text == self.text && !text.is_empty() {
            return;
        }
        self.written = dom::now();
        let there = url(&text);
        let state = match text.is_empty() {
            true => self.keep(another),
            false => JsValue::NULL,
        };
        match another {
            true => {
                let push = |it: History| it.push_state_with_url(&state, "", Some(&there));
                let _ = history().map(push);
            }
            false => self.replace(&there, &state),
        }
        self.text = text;
    }

    fn replace(&self, there: &str, state: &JsValue) {
        let replace = |it: History| it.replace_state_with_url(state, "", Some(there));
        let _ = history().map(replace);
    }

    /// Keeps the link, which is too long, by the number of the present entry or
    /// of another; gives the number.
    fn keep(&mut self, another: bool) -> JsValue {
        let now = number().filter(|_| !another);
        let kept = self.long.iter_mut().find(|long| Some(long.0) == now);
        if let Some((number, link)) = kept {
            link.clone_from(&self.link);
            return JsValue::from_f64(*number);
        }
        let number = js_sys::Date::now();
        self.long.push_back((number, self.link.clone()));
        if self.long.len() > MOST_LONG {
            self.long.pop_front();
        }
        JsValue::from_f64(number)
    }
}

/// The number of the present entry, if it has one.
fn number() -> Option<f64> {
    history()?.state().ok()?.as_f64()
}

fn history() -> Option<History> {
    dom::window().history().ok()
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
