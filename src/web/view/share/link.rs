//! The link, and the code for a frame.

use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use crate::app::App;
use crate::link::{LONG, LONGEST, Link};
use crate::web::address;
use crate::web::dom::{self, Attr, Text};
use crate::words::{grouped, joined};

/// The link, and the code for a frame.
pub struct Way {
    field: HtmlInputElement,
    note: Text,
    parts: [Attr; 2],
    size: HtmlSelectElement,
    code: HtmlTextAreaElement,
    /// What stands there.
    seen: Option<(Link, String)>,
}

impl Way {
    /// As index.html has it.
    pub fn new() -> Self {
        let hidden = |id| Attr::of(id, "hidden");
        Way {
            field: dom::find("share-url"),
            note: Text::of("share-note"),
            parts: [hidden("share-link-row"), hidden("share-embed")],
            size: dom::find("embed-size"),
            code: dom::find("embed-code"),
            seen: None,
        }
    }

    /// Paints what differs.
    pub fn paint(&mut self, app: &App) {
        let now = (app.link(), self.size.value());
        if self.seen.as_ref() == Some(&now) {
            return;
        }
        let fragment = now.0.to_text();
        let fits = fragment.len() <= LONGEST;
        let fragment = if fits { fragment.as_str() } else { "" };
        let url = address::url(fragment);
        self.note.set(&note(fits, url.len()));
        self.parts.iter_mut().for_each(|part| part.toggle(!fits));
        self.code.set_value(&code(fragment, &now.1));
        self.field.set_value(&url);
        self.seen = Some(now);
    }
}

/// What is to be known about the link.
fn note(fits: bool, length: usize) -> String {
    match length {
        _ if !fits => "This problem is too large for a link. Download it as a file, and share that.".to_owned(),
        0..=LONG => "Whoever opens it sees this puzzle at this step, with these views. Nothing is sent to a server.".to_owned(),
        _ => joined(&[
            "A long link, of ",
            &grouped(length as u64),
            " characters: some programs cut it. A file is the safer way.",
        ]),
    }
}

/// HTML for a frame of this size, as in `480x560`.
fn code(fragment: &str, size: &str) -> String {
    let (width, height) = size.split_once('x').unwrap_or(("480", "560"));
    let url = address::embed_url(fragment)
        .replace('&', "&amp;")
        .replace('"', "&quot;");
    joined(&[
        "<iframe src=\"",
        &url,
        "\" width=\"",
        width,
        "\" height=\"",
        height,
        "\" style=\"border:0\" title=\"DLX Stage\" loading=\"lazy\" allow=\"clipboard-write\"></iframe>",
    ])
}
