//! Digits to tap, below the board, for screens without keys.

use web_sys::Element;

use crate::snapshot::Snapshot;
use crate::web::dom::{self, Attr};

/// More digits than this get smaller keys.
const FEW: usize = 9;

/// The digits.
pub struct Keypad {
    host: Element,
    hidden: Attr,
    wanted: bool,
    symbols: Vec<String>,
    lost_focus: bool,
}

impl Keypad {
    /// Not shown.
    pub fn new() -> Self {
        let host: Element = dom::find("keypad");
        Keypad {
            hidden: Attr::on(host.clone(), "hidden"),
            host,
            wanted: false,
            symbols: Vec::new(),
            lost_focus: false,
        }
    }

    /// From the next paint on it is shown if cells may be changed.
    pub fn open(&mut self) {
        self.wanted = true;
    }

    /// From the next paint on it is hidden. Whether it was shown.
    pub fn close(&mut self) -> bool {
        std::mem::take(&mut self.wanted)
    }

    /// Paints what differs.
    pub fn paint(&mut self, snapshot: &Snapshot) {
        self.wanted &= snapshot.controls.can_edit;
        if self.wanted && self.symbols != snapshot.puzzle.symbols {
            self.symbols.clone_from(&snapshot.puzzle.symbols);
            self.build();
        }
        if !self.wanted && has_focus(&self.host) {
            self.lost_focus = true;
        }
        self.hidden.toggle(!self.wanted)
    }

    /// Whether hiding it has just taken the focus away.
    pub fn lost_focus(&mut self) -> bool {
        std::mem::take(&mut self.lost_focus)
    }

    fn build(&self) {
        self.host.set_text_content(None);
        for (number, symbol) in self.symbols.iter().enumerate() {
            self.append_key(&number.to_string(), symbol, "");
        }
        self.append_key("", "Erase", "erase");
        let many = if self.symbols.len() > FEW {
            "keypad many"
        } else {
            "keypad"
        };
        self.host.set_class_name(many)
    }

    fn append_key(&self, symbol: &str, text: &str, class: &str) {
        let key = dom::append(&self.host, "button", class);
        dom::set(&key, "type", "button");
        dom::set(&key, "data-symbol", symbol);
        key.set_text_content(Some(text));
    }
}

/// Whether the focus is inside the element.
pub fn has_focus(element: &Element) -> bool {
    element.query_selector(":focus").ok().flatten().is_some()
}
