//! The dialog of all puzzles: a list that is filtered by words, with headings
//! to jump to.

use web_sys::{Element, HtmlElement, HtmlInputElement};

use super::dialogs::Dialogs;
use crate::catalogue::{self, Entry};
use crate::web::dom::{self, Attr, Sure, Text};
use crate::words::joined;

/// The dialog of all puzzles.
pub struct Catalogue {
    error: Text,
    none: Text,
    filter: HtmlInputElement,
    groups: Vec<Group>,
    /// Whether it has been seen: sizes are worked out when it is opened first.
    opened: bool,
}

/// A heading and what stands below it.
struct Group {
    name: &'static str,
    heading: HtmlElement,
    list: Attr,
    head: Attr,
    jump: Attr,
    lines: Vec<Line>,
}

/// A puzzle.
struct Line {
    entry: &'static Entry,
    hidden: Attr,
    size: Element,
}

impl Catalogue {
    /// Filled.
    pub fn new() -> Self {
        Catalogue {
            error: Text::of("catalogue-error"),
            none: Text::of("catalogue-none"),
            filter: dom::find("catalogue-filter"),
            groups: fill(),
            opened: false,
        }
    }

    /// Says why what was asked for cannot be made; nothing if it can.
    pub fn refuse(&mut self, why: &str) {
        self.error.set(why);
    }

    /// Opens it, with everything in the list.
    pub fn open(&mut self, dialogs: &Dialogs) {
        if !std::mem::replace(&mut self.opened, true) {
            for line in self.groups.iter().flat_map(|group| &group.lines) {
                let size = line.entry.size();
                line.size.set_text_content(size.as_deref());
            }
        }
        self.filter.set_value("");
        self.sift();
        dialogs.open("catalogue");
    }

    /// Shows what has the words in the field.
    pub fn sift(&mut self) {
        let typed = self.filter.value();
        let mut found = false;
        for group in &mut self.groups {
            let mut any = false;
            for line in &mut group.lines {
                let has = line.entry.has_words(&typed);
                line.hidden.toggle(!has);
                any |= has;
            }
            for part in [&mut group.list, &mut group.head, &mut group.jump] {
                part.toggle(!any);
            }
            found |= any;
        }
        self.none.set(match found {
            true => "",
            false => "No puzzle here has these words.",
        });
    }

    /// The first puzzle shown, for Enter in the field.
    pub fn first(&self) -> Option<&'static str> {
        let typed = self.filter.value();
        let first = catalogue::entries().find(|entry| entry.has_words(&typed))?;
        (!typed.trim().is_empty()).then_some(first.id)
    }

    /// Leads to a heading.
    pub fn jump(&self, name: &str) {
        if let Some(group) = self.groups.iter().find(|group| group.name == name) {
            group.heading.scroll_into_view();
            group.heading.focus().sure();
        }
    }
}

/// A heading for each group, with a button that leads there, and a button for
/// each puzzle.
fn fill() -> Vec<Group> {
    let (host, jumps): (Element, Element) =
        (dom::find("catalogue-groups"), dom::find("catalogue-jumps"));
    host.set_text_content(None);
    jumps.set_text_content(None);
    let mut groups: Vec<(Group, Element)> = Vec::new();
    for entry in catalogue::entries() {
        if groups.last().is_none_or(|last| last.0.name != entry.group) {
            groups.push(append_group(&host, &jumps, entry.group));
        }
        if let Some((group, list)) = groups.last_mut() {
            group.lines.push(append(list, entry));
        }
    }
    groups.into_iter().map(|(group, _)| group).collect()
}

fn append_group(host: &Element, jumps: &Element, name: &'static str) -> (Group, Element) {
    let jump = dom::append(jumps, "button", "quiet");
    dom::set(&jump, "type", "button");
    dom::set(&jump, "data-jump", name);
    jump.set_text_content(Some(name));
    let heading = dom::append(host, "h3", "");
    heading.set_text_content(Some(name));
    dom::set(&heading, "tabindex", "-1");
    let list = dom::append(host, "ul", "entries");
    dom::set(&list, "aria-label", name);
    let group = Group {
        name,
        list: Attr::on(list.clone(), "hidden"),
        head: Attr::on(heading.clone(), "hidden"),
        jump: Attr::on(jump, "hidden"),
        heading: wasm_bindgen::JsCast::unchecked_into(heading),
        lines: Vec::new(),
    };
    (group, list)
}

fn append(list: &Element, entry: &'static Entry) -> Line {
    let item = dom::append(list, "li", "");
    let button = dom::append(&item, "button", "");
    dom::set(&button, "type", "button");
    dom::set(&button, "data-load", entry.id);
    button.set_text_content(Some(entry.title));
    // Else the list, which scrolls, would get the focus.
    if catalogue::entries()
        .next()
        .is_some_and(|first| first.id == entry.id)
    {
        dom::set(&button, "autofocus", "");
    }
    let id = joined(&["size-", entry.id]);
    let size = dom::append(&item, "p", "entry-size");
    dom::set(&size, "id", &id);
    let mut described = id;
    if let Some(about) = entry.about() {
        let id = joined(&["about-", entry.id]);
        let words = dom::append(&item, "p", "");
        words.set_text_content(Some(&about));
        dom::set(&words, "id", &id);
        described = joined(&[&id, " ", &described]);
    }
    dom::set(&button, "aria-describedby", &described);
    Line {
        entry,
        hidden: Attr::on(item, "hidden"),
        size,
    }
}
