//! The lines of a small matrix: the heads of its columns, and its rows.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};

use crate::dlx::{ItemId, OptionId};
use crate::names::{ItemName, OptionName};
use crate::shorten::letters;
use crate::snapshot::inside::{ItemState, ItemView, OptionState};
use crate::thing::Thing;
use crate::web::dom::{self, Attr, Sure};
use crate::web::view::inside::tools::state_class;
use crate::words::{count, joined};

/// Names with a line longer than this are turned.
const UPRIGHT: usize = 4;

/// The head of a column.
pub struct Head {
    pub root: HtmlElement,
    size: Element,
    /// The classes that stay.
    class: String,
    /// Whether it must be covered.
    primary: bool,
    /// The item's name in words.
    name: String,
    words: Attr,
    seen: Option<(ItemView, bool)>,
}

/// A row.
pub struct Row {
    pub root: HtmlElement,
    /// Its number and its name.
    name: String,
    words: Option<Attr>,
    seen: Option<RowView>,
}

/// How a row stands.
#[derive(Clone, Copy, PartialEq)]
pub struct RowView {
    pub state: OptionState,
    /// Whether it is in the list branched on; told only where that matters.
    pub listed: bool,
    pub hot: bool,
}

impl Head {
    /// Paints what differs.
    pub fn paint(&mut self, view: (ItemView, bool)) {
        if self.seen == Some(view) {
            return;
        }
        let size = self.seen.map(|seen| seen.0.size);
        if size != Some(view.0.size) {
            let text = view.0.size.to_string();
            self.size.set_text_content(Some(&text));
        }
        let state = match view.0.state {
            ItemState::Open => "",
            ItemState::Next => "next",
            ItemState::Chosen => "chosen",
            ItemState::Covered => "covered",
        };
        let open = view.0.state != ItemState::Covered;
        let empty = view.0.size == 0 && open && self.primary;
        let empty = if empty { " empty" } else { "" };
        let hot = if view.1 { " hot" } else { "" };
        let class = joined(&[&self.class, state, empty, hot]);
        self.root.set_class_name(&class);
        let left = count(view.0.size.into(), "option");
        self.words.set(&match view.0.state {
            ItemState::Open => joined(&[&self.name, ", ", &left, " left"]),
            ItemState::Next => joined(&[&self.name, ", ", &left, " left, next"]),
            ItemState::Chosen => joined(&[&self.name, ", ", &left, " left, chosen"]),
            ItemState::Covered => joined(&[&self.name, ", covered"]),
        });
        self.seen = Some(view);
    }
}

impl Row {
    /// Paints what differs.
    pub fn paint(&mut self, view: RowView) {
        if self.seen == Some(view) {
            return;
        }
        let listed = if view.listed { " listed" } else { "" };
        let hot = if view.hot { " hot" } else { "" };
        let class = joined(&[state_class(view.state), listed, hot]);
        self.root.set_class_name(&class);
        if let Some(words) = &mut self.words {
            words.set(&joined(&[&self.name, state_words(view.state)]));
        }
        self.seen = Some(view);
    }
}

/// How an option stands, after its name.
fn state_words(state: OptionState) -> &'static str {
    match state {
        OptionState::Linked => "",
        OptionState::Waiting => ", of the chosen item",
        OptionState::Rejected => ", given up",
        OptionState::Trying => ", tried",
        OptionState::Leaving => ", being given up",
        OptionState::Placed => ", in the solution",
        OptionState::Given => ", given",
        OptionState::Hidden => ", removed",
    }
}

pub fn build_heads(table: &Element, items: &[ItemName], options: &[OptionName]) -> Vec<Head> {
    let is_long = |item: &ItemName| {
        let (first, second) = item.lines();
        letters(first).max(letters(second)) > UPRIGHT
    };
    let turned = items.iter().any(is_long);
    let head = dom::append(table, "thead", if turned { "turned" } else { "" });
    let line = dom::append(&head, "tr", "");
    let corner = dom::append(&line, "td", "corner");
    // The widths are fixed, so that nothing is measured again at a step.
    let longest = options.iter().map(|option| letters(&option.short));
    let longest = longest.max().unwrap_or(0).to_string();
    dom::set(&corner, "style", &joined(&["--name: ", &longest]));
    let bar = items.iter().position(|item| !item.primary);
    let build = |(at, item): (usize, &ItemName)| {
        let mut class = String::new();
        if !item.primary {
            class.push_str("secondary ");
        }
        if bar == Some(at) {
            class.push_str("bar ");
        }
        build_head(&line, item, at, class, turned)
    };
    items.iter().enumerate().map(build).collect()
}

fn build_head(line: &Element, item: &ItemName, at: usize, class: String, turned: bool) -> Head {
    let root = dom::append(line, "th", "");
    dom::set(&root, "scope", "col");
    dom::set(&root, "title", &item.words);
    let thing = Thing::Item(ItemId(at as u32)).to_string();
    dom::set(&root, "data-thing", &thing);
    let name = dom::append(&root, "span", "name");
    let (first, second) = if turned {
        (&*item.short, "")
    } else {
        item.lines()
    };
    name.set_text_content(Some(first));
    if !second.is_empty() {
        dom::append(&name, "br", "");
        name.insert_adjacent_text("beforeend", second).sure();
    }
    let size = dom::append(&root, "span", "size");
    Head {
        words: Attr::on(root.clone(), "aria-label"),
        root: root.unchecked_into(),
        size,
        class,
        primary: item.primary,
        name: item.words.clone(),
        seen: None,
    }
}

/// Each row is a copy of one without ones: that is one call, not one for each
/// zero.
pub fn build_rows(table: &Element, items: &[ItemName], options: &[OptionName]) -> Vec<Row> {
    let body = dom::append(table, "tbody", "");
    let pattern = dom::document().create_element("tr").sure();
    let head = dom::append(&pattern, "th", "");
    dom::set(&head, "scope", "row");
    dom::append(&head, "i", "");
    dom::append(&head, "b", "");
    dom::append(&head, "span", "");
    let bar = items.iter().position(|item| !item.primary);
    for at in 0..items.len() {
        dom::append(&pattern, "td", if bar == Some(at) { "bar" } else { "" });
    }
    let build = |(at, option): (u32, &OptionName)| {
        let row = pattern.clone_node_with_deep(true).sure();
        body.append_child(&row).sure();
        build_row(row.unchecked_into(), OptionId(at), option)
    };
    (0..).zip(options).map(build).collect()
}

fn build_row(root: HtmlElement, option: OptionId, name: &OptionName) -> Row {
    dom::set(&root, "data-thing", &Thing::Option(option).to_string());
    let cells = root.child_nodes();
    let cell = |at: usize| cells.item(at as u32);
    let number = (option.0 + 1).to_string();
    let mut said = joined(&["option ", &number]);
    if number != name.short {
        said += &joined(&[", ", &name.words]);
    }
    if let Some(head) = cell(0) {
        let parts = head.child_nodes();
        let write = |at, text: &str| {
            let part: Option<Node> = parts.item(at);
            part.iter()
                .for_each(|part| part.set_text_content(Some(text)));
        };
        if number != name.short {
            write(1, &number);
        }
        write(2, &name.short);
    }
    for &item in &name.items {
        if let Some(one) = cell(item.index() + 1) {
            one.set_text_content(Some("1"));
            let one: Element = one.unchecked_into();
            let bar = if one.class_name().is_empty() {
                "one"
            } else {
                "bar one"
            };
            one.set_class_name(bar);
            dom::set(&one, "data-thing", &Thing::Node(option, item).to_string());
        }
    }
    let words = cell(0).map(|head| Attr::on(head.unchecked_into(), "aria-label"));
    Row {
        root,
        name: said,
        words,
        seen: None,
    }
}
