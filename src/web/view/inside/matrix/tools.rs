//! The line above the matrix: what its marks mean, and what can be pressed.

use web_sys::{Element, HtmlElement};

use crate::snapshot::inside::matrix::Extent;
use crate::web::dom::{self, Attr};
use crate::web::view::inside::tools::{button, sign_button};

/// The buttons and how they stand.
pub struct Tools {
    /// Where the list branched on has its place.
    pub line: Element,
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
        build_key(&bar);
        let zoom = drawn.then(|| group(&bar, "Zoom"));
        for (what, sign, name) in [("farther", "−", "Zoom out"), ("closer", "+", "Zoom in")] {
            if let Some(zoom) = &zoom {
                sign_button(zoom, "", what, sign, name);
            }
        }
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
        let extents = extents.into();
        // Beside the list branched on, if there is one.
        let line = if drawn {
            dom::append(body, "div", "mx-line")
        } else {
            bar
        };
        let look = group(&line, "Looking");
        let follow = button(&look, "", "follow", "Follow");
        dom::set(&follow, "title", "Scroll to each item and option chosen");
        let go = button(&look, "", "go", "Jump");
        dom::set(&go, "title", "Jump to the chosen item");
        dom::set(&go, "aria-label", "Jump to the chosen item");
        let mut tools = Tools {
            line,
            follow: Attr::on(follow, "aria-pressed"),
            follows: true,
            go: false,
            extents,
            extent: Extent::All,
        };
        tools.paint();
        tools
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
            _ => return false,
        }
        self.paint();
        true
    }

    fn show(&mut self, extent: Extent) {
        self.extent = extent;
        self.go = self.follows;
    }

    fn paint(&mut self) {
        self.follow.set_bool(self.follows);
        for (extent, pressed) in &mut self.extents {
            pressed.set_bool(*extent == self.extent);
        }
    }
}

/// What the marks mean.
fn build_key(bar: &Element) {
    let key = dom::append(bar, "ul", "mx-key");
    dom::set(&key, "aria-label", "Key");
    for (class, words) in [
        ("chosen", "chosen"),
        ("trying", "tried"),
        ("placed", "solution"),
        ("hidden", "removed"),
    ] {
        let line = dom::append(&key, "li", "");
        let mark = dom::append(&line, "i", class);
        dom::set(&mark, "aria-hidden", "true");
        let text = dom::append(&line, "span", "");
        text.set_text_content(Some(words));
    }
}

fn group(bar: &Element, name: &str) -> Element {
    let group = dom::append(bar, "span", "mx-group");
    dom::set(&group, "role", "group");
    dom::set(&group, "aria-label", name);
    group
}
