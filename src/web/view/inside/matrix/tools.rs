//! The line above the matrix: what can be pressed.

use web_sys::{Element, HtmlElement};

use super::key::Key;
use crate::snapshot::Inside;
use crate::snapshot::inside::matrix::Extent;
use crate::web::dom::{self, Attr};
use crate::web::view::inside::tools::{button, sign_button};

/// The buttons and how they stand.
pub struct Tools {
    bar: Element,
    key: Option<Key>,
    follow: Attr,
    follows: bool,
    go: bool,
    extents: Vec<(Extent, Attr)>,
    extent: Extent,
}

impl Tools {
    /// For a matrix that is drawn, or for a table.
    pub fn build(body: &HtmlElement, drawn: bool) -> Self {
        let bar = dom::append(body, "div", "mx-bar");
        let shown = group(&bar, "Options shown");
        let extents = [
            (Extent::All, "all", "Whole", "All options"),
            (
                Extent::Linked,
                "linked",
                "Linked",
                "Only the options that are linked",
            ),
            (
                Extent::Current,
                "current",
                "Current",
                "Only the partial solution and the list branched on",
            ),
        ];
        let extents = extents.map(|(extent, what, word, title)| {
            let button = button(&shown, "", what, word);
            dom::set(&button, "title", title);
            (extent, Attr::on(button, "aria-pressed"))
        });
        let zoom = drawn.then(|| group(&bar, "Zoom"));
        for (what, sign, name) in [("farther", "−", "Zoom out"), ("closer", "+", "Zoom in")] {
            if let Some(zoom) = &zoom {
                sign_button(zoom, "", what, sign, name);
            }
        }
        let look = group(&bar, "Looking");
        let follow = button(&look, "", "follow", "Follow");
        dom::set(&follow, "title", "Scroll to each item and option chosen");
        sign_button(&look, "", "go", "◎", "Jump to the chosen item");
        Tools {
            bar,
            key: None,
            follow: Attr::on(follow, "aria-pressed"),
            follows: true,
            go: false,
            extents: extents.into(),
            extent: Extent::All,
        }
    }

    /// Adds what the signs mean, below or beside the matrix.
    pub fn add_key(&mut self, body: &HtmlElement, inside: Option<&Inside>) {
        let button = sign_button(&self.bar, "mx-ask", "key", "?", "What the signs mean");
        self.key = Some(Key::build(body, button, inside));
    }

    /// Whether the picture follows the search.
    pub fn follows(&self) -> bool {
        self.follows
    }

    /// How much is to be shown.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// Whether the way to the chosen item was asked for since the last call.
    pub fn take_go(&mut self) -> bool {
        std::mem::take(&mut self.go)
    }

    /// A button was pressed; whether it is one of these.
    pub fn press(&mut self, what: &str) -> bool {
        match what {
            "follow" => {
                self.follows = !self.follows;
                self.go = self.follows;
            }
            "go" => self.go = true,
            "all" => self.show(Extent::All),
            "linked" => self.show(Extent::Linked),
            "current" => self.show(Extent::Current),
            "key" => self.key.iter_mut().for_each(Key::press),
            _ => return false,
        }
        true
    }

    fn show(&mut self, extent: Extent) {
        self.extent = extent;
        self.go = self.follows;
    }

    /// Shows how they stand, in a view of this width; whether the key takes
    /// another room than before.
    pub fn paint(&mut self, width: i32) -> bool {
        self.follow.set_bool(self.follows);
        for (extent, pressed) in &mut self.extents {
            pressed.set_bool(*extent == self.extent);
        }
        self.key.as_mut().is_some_and(|key| key.paint(width))
    }
}

fn group(bar: &Element, name: &str) -> Element {
    let group = dom::append(bar, "span", "mx-group");
    dom::set(&group, "role", "group");
    dom::set(&group, "aria-label", name);
    group
}
