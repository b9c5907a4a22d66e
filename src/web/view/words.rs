//! The sentence and the result line.

use web_sys::HtmlProgressElement;

use crate::snapshot::{Snapshot, Tone};
use crate::web::dom::{self, Attr, Text};

/// What is said.
pub struct Words {
    subject: Text,
    text: Text,
    note: Text,
    result: Text,
    tone: Attr,
    progress: HtmlProgressElement,
    share: f64,
}

impl Words {
    /// Nothing said yet.
    pub fn new() -> Self {
        Words {
            subject: Text::of("says-subject"),
            text: Text::of("says-text"),
            note: Text::of("says-note"),
            result: Text::of("result-text"),
            tone: Attr::of("result", "data-tone"),
            progress: dom::find("progress"),
            share: 0.0,
        }
    }

    /// Says the sentence if it differs.
    pub fn paint_sentence(&mut self, snapshot: &Snapshot) {
        self.subject.set(&snapshot.says.subject);
        self.text.set(&snapshot.says.text);
        self.note.set(&snapshot.says.note);
    }

    /// Says how the search stands.
    pub fn paint_result(&mut self, snapshot: &Snapshot) {
        self.result.set(&snapshot.result.text);
        self.tone.set(match snapshot.result.tone {
            Tone::Quiet => "quiet",
            Tone::Busy => "busy",
            Tone::Good => "good",
            Tone::Bad => "bad",
        });
        if self.share != snapshot.result.progress {
            self.share = snapshot.result.progress;
            self.progress.set_value(self.share);
        }
    }
}
