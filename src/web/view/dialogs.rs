//! The box to paste a Sudoku into, the lists of keys and of lessons, and what is said when
//! something was refused: in the box if it is open, else above the board.

use web_sys::{Element, HtmlDialogElement, HtmlInputElement, HtmlTextAreaElement};

use super::keypad::has_focus;
use crate::app::Action;
use crate::document::{Document, Format};
use crate::snapshot::Snapshot;
use crate::web::dom::{self, Attr, Sure, Text};

/// For who writes into a cell in the middle of a search.
const HINT: &str = "Cells can be changed at the start: press Reset first.";

/// The dialogs.
pub struct Dialogs {
    paste: HtmlDialogElement,
    lessons: HtmlDialogElement,
    text: HtmlTextAreaElement,
    diagonals: HtmlInputElement,
    paste_error: Text,
    banner: Element,
    banner_hidden: Attr,
    banner_text: Text,
    banner_class: Attr,
    /// Whether the box is to close if nothing is refused.
    asked: bool,
    /// Whether to say why a cell does not change.
    hint: bool,
    lost_focus: bool,
}

impl Dialogs {
    /// Closed.
    pub fn new() -> Self {
        let banner: Element = dom::find("error");
        Dialogs {
            paste: dom::find("paste"),
            lessons: dom::find("lessons"),
            text: dom::find("paste-text"),
            diagonals: dom::find("paste-diagonals"),
            paste_error: Text::of("paste-error"),
            banner_hidden: Attr::on(banner.clone(), "hidden"),
            banner_class: Attr::on(banner.clone(), "class"),
            banner,
            banner_text: Text::of("error-text"),
            asked: false,
            hint: false,
            lost_focus: false,
        }
    }

    /// Whether one is open.
    pub fn is_open(&self) -> bool {
        dom::document()
            .query_selector("dialog[open]")
            .sure()
            .is_some()
    }

    /// Opens the box to paste into, with what stands in it.
    pub fn open_paste(&self) {
        self.paste.show_modal().sure();
        self.text.focus().sure();
    }

    /// Opens the dialog of this id.
    pub fn open(&self, id: &str) {
        dom::find::<HtmlDialogElement>(id).show_modal().sure();
    }

    /// Closes the list of lessons.
    pub fn close_lessons(&self) {
        self.lessons.close();
    }

    /// Closes the box; its text stays.
    pub fn close_paste(&self) {
        self.paste.close();
    }

    /// What the box asks for; it closes if that is not refused.
    pub fn load(&mut self) -> Action {
        self.asked = true;
        let mut text = self.text.value();
        if self.diagonals.checked() {
            text += "\ndiagonals";
        }
        Action::Open(Document::new(Format::Sudoku, text))
    }

    /// From the next paint on it is said why a cell does not change.
    pub fn hint(&mut self) {
        self.hint = true;
    }

    /// Until something else is done.
    pub fn take_hint(&mut self) {
        self.hint = false;
    }

    /// Paints what differs.
    pub fn paint(&mut self, snapshot: &Snapshot) {
        let error = snapshot.error.as_deref().unwrap_or_default();
        if std::mem::take(&mut self.asked) && error.is_empty() {
            self.paste.close();
        }
        let in_box = self.paste.open();
        self.paste_error.set(if in_box { error } else { "" });
        let hint = self.hint && error.is_empty();
        let below = match (in_box, hint) {
            (true, _) => "",
            (false, true) => HINT,
            (false, false) => error,
        };
        self.banner_class
            .set(if hint { "error hint" } else { "error" });
        if below.is_empty() && has_focus(&self.banner) {
            self.lost_focus = true;
        }
        self.banner_hidden.toggle(below.is_empty());
        self.banner_text.set(below);
    }

    /// Whether hiding the message has just taken the focus away.
    pub fn lost_focus(&mut self) -> bool {
        std::mem::take(&mut self.lost_focus)
    }
}
