//! What all dialogs have in common, and what is said above the board when
//! something was refused.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};

use super::keypad::has_focus;
use crate::snapshot::Snapshot;
use crate::web::dom::{self, Attr, Sure, Text};

/// For who writes into a cell in the middle of a search.
const HINT: &str = "Cells can be changed at the start: press Reset first.";

/// The dialogs.
pub struct Dialogs {
    banner: Element,
    banner_hidden: Attr,
    banner_text: Text,
    banner_class: Attr,
    /// Whether to say why a cell does not change.
    hint: bool,
    lost_focus: bool,
}

impl Dialogs {
    /// Closed.
    pub fn new() -> Self {
        let banner: Element = dom::find("error");
        Dialogs {
            banner_hidden: Attr::on(banner.clone(), "hidden"),
            banner_class: Attr::on(banner.clone(), "class"),
            banner,
            banner_text: Text::of("error-text"),
            hint: false,
            lost_focus: false,
        }
    }

    /// Whether one is open.
    pub fn is_open(&self) -> bool {
        opened().is_some()
    }

    /// Opens the dialog of this id, in place of the one that is open.
    pub fn open(&self, id: &str) {
        self.close();
        dom::find::<HtmlDialogElement>(id).show_modal().sure();
    }

    /// Closes the one that is open.
    pub fn close(&self) {
        if let Some(dialog) = opened() {
            dialog.close();
        }
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
        let hint = self.hint && error.is_empty();
        let said = if hint { HINT } else { error };
        self.banner_class
            .set(if hint { "error hint" } else { "error" });
        if said.is_empty() && has_focus(&self.banner) {
            self.lost_focus = true;
        }
        self.banner_hidden.toggle(said.is_empty());
        self.banner_text.set(said);
    }

    /// Whether hiding the message has just taken the focus away.
    pub fn lost_focus(&mut self) -> bool {
        std::mem::take(&mut self.lost_focus)
    }
}

fn opened() -> Option<HtmlDialogElement> {
    let open = dom::document().query_selector("dialog[open]").sure();
    open.and_then(|dialog| dialog.dyn_into().ok())
}
