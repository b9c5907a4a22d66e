//! The sentence and the result line.

use web_sys::{Element, HtmlProgressElement};

use crate::dlx::OptionId;
use crate::snapshot::{Because, Snapshot, Tone};
use crate::thing::Thing;
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
    seal: Text,
    seal_title: Attr,
    seal_class: Attr,
    seal_hidden: Attr,
    because: Vec<String>,
    because_list: Element,
    because_hidden: Attr,
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
            seal: Text::of("seal"),
            seal_title: Attr::of("seal", "title"),
            seal_class: Attr::of("seal", "class"),
            seal_hidden: Attr::of("seal", "hidden"),
            because: Vec::new(),
            because_list: dom::find("because-list"),
            because_hidden: Attr::of("because", "hidden"),
        }
    }

    /// Says the sentence if it differs.
    pub fn paint_sentence(&mut self, snapshot: &Snapshot) {
        self.subject.set(&snapshot.says.subject);
        self.text.set(&snapshot.says.text);
        self.note.set(&snapshot.says.note);
        self.paint_because(&snapshot.says.because);
        self.seal_hidden.toggle(snapshot.seal.is_none());
        if let Some(seal) = &snapshot.seal {
            self.seal.set(&seal.text);
            self.seal_title.set(&seal.detail);
            self.seal_class.set(match (seal.restored, seal.exact) {
                (false, _) => "seal",
                (true, true) => "seal good",
                (true, false) => "seal bad",
            });
        }
    }

    /// The placements that took the options of an item at a dead end.
    fn paint_because(&mut self, because: &[Because]) {
        let texts: Vec<String> = because.iter().map(|one| one.text.clone()).collect();
        if self.because == texts {
            return;
        }
        self.because_list.set_text_content(None);
        for (one, text) in because.iter().zip(&texts) {
            let line = dom::append(&self.because_list, "li", "");
            line.set_text_content(Some(text));
            if let Some(option) = one.option {
                let thing = Thing::Option(OptionId(option));
                dom::set(&line, "data-thing", &thing.to_string());
            }
        }
        self.because_hidden.toggle(texts.is_empty());
        self.because = texts;
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
