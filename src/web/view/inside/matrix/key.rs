//! What the signs of the matrix mean: those that this puzzle can show.

use web_sys::Element;

use crate::snapshot::Inside;
use crate::snapshot::inside::OptionState;
use crate::web::dom::{self, Attr};

/// From this width on it is open unless it has been closed.
const WIDE: i32 = 620;

/// When a sign can occur.
#[derive(Clone, Copy, PartialEq)]
enum If {
    Always,
    Givens,
    Secondary,
}

/// The class of the sign, and what it means; items first, then options.
const SIGNS: [(&str, &str, If); 12] = [
    ("next", "next item", If::Always),
    ("chosen", "chosen item", If::Always),
    ("empty", "no option left", If::Always),
    ("covered", "covered item", If::Always),
    ("secondary", "secondary item", If::Secondary),
    ("waiting", "option of the chosen item", If::Always),
    ("trying", "tried", If::Always),
    ("leaving", "being given up", If::Always),
    ("rejected", "given up", If::Always),
    ("placed", "in the solution", If::Always),
    ("given", "given", If::Givens),
    ("hidden", "removed option", If::Always),
];

/// The list, which can be closed.
pub struct Key {
    hidden: Attr,
    expanded: Attr,
    /// Whether it is open, once that has been asked for.
    chosen: Option<bool>,
    shown: bool,
}

impl Key {
    /// Closed; `button` opens it.
    pub fn build(parent: &Element, button: Element, inside: Option<&Inside>) -> Self {
        let list = dom::append(parent, "ul", "mx-key");
        dom::set(&list, "aria-label", "Key");
        let occurs = |what| match what {
            If::Always => true,
            If::Givens => inside.is_some_and(|it| it.options.contains(&OptionState::Given)),
            If::Secondary => {
                inside.is_some_and(|it| it.names.items.iter().any(|item| !item.primary))
            }
        };
        for (class, words, _) in SIGNS.into_iter().filter(|sign| occurs(sign.2)) {
            let line = dom::append(&list, "li", "");
            let sign = dom::append(&line, "i", class);
            dom::set(&sign, "aria-hidden", "true");
            dom::append(&line, "span", "").set_text_content(Some(words));
        }
        Key {
            hidden: Attr::on(list, "hidden"),
            expanded: Attr::on(button, "aria-expanded"),
            chosen: None,
            shown: false,
        }
    }

    /// Opens or closes it.
    pub fn press(&mut self) {
        self.chosen = Some(!self.shown);
    }

    /// Open as it was asked for, or else by the width there is; whether that
    /// differs.
    pub fn paint(&mut self, width: i32) -> bool {
        let shown = self.chosen.unwrap_or(width >= WIDE);
        let differs = std::mem::replace(&mut self.shown, shown) != shown;
        self.hidden.toggle(!self.shown);
        self.expanded.set_bool(self.shown);
        differs
    }
}
