//! Elements that are kept, and text that is written only when it differs.

use web_sys::Element;

use crate::web::dom::{self, Attr};

/// An element's text.
pub struct Said {
    node: Element,
    last: String,
}

impl Said {
    /// Of this element, which is empty.
    pub fn on(node: Element) -> Self {
        Said {
            node,
            last: String::new(),
        }
    }

    /// Writes it.
    pub fn set(&mut self, text: &str) {
        if self.last != text {
            self.node.set_text_content(Some(text));
            self.last = text.to_owned();
        }
    }
}

/// A text in the picture: what it says, where, and how it looks.
pub struct Label {
    text: Said,
    x: Attr,
    y: Attr,
    class: Attr,
}

impl Label {
    /// Nothing yet.
    pub fn build(parent: &Element) -> Self {
        let node = dom::append_svg(parent, "text", &[]);
        Label {
            x: Attr::on(node.clone(), "x"),
            y: Attr::on(node.clone(), "y"),
            class: Attr::on(node.clone(), "class"),
            text: Said::on(node),
        }
    }

    /// Writes what differs.
    pub fn set(&mut self, text: &str, at: (i32, i32), class: &str) {
        self.text.set(text);
        self.x.set(&at.0.to_string());
        self.y.set(&at.1.to_string());
        self.class.set(class);
    }

    /// Writes nothing.
    pub fn clear(&mut self) {
        self.text.set("");
    }
}

/// A number by its place, made when it is first needed.
pub fn slot<T>(slots: &mut Vec<T>, at: usize, mut build: impl FnMut() -> T) -> &mut T {
    while slots.len() <= at {
        slots.push(build());
    }
    &mut slots[at]
}
