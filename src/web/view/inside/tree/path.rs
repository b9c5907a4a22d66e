//! The path as a list: for each level what is chosen, which of the item's
//! options that is, and what was done before it.

use web_sys::Element;

use super::words;
use crate::dlx::OptionId;
use crate::snapshot::inside::tree::{End, PathEntry, TreeView};
use crate::snapshot::{Inside, Snapshot};
use crate::thing::Thing;
use crate::web::dom::{self, Attr, Sure, Text};
use crate::words::{grouped, joined};

/// The list.
pub struct PathList {
    root: Element,
    list: Element,
    levels: Vec<LevelView>,
    /// How many levels there were when the last one was brought into view.
    in_view: usize,
    end: Text,
    tone: Attr,
}

/// A level: a button that goes there.
struct LevelView {
    root: Element,
    button: Element,
    seen: Option<(PathEntry, bool)>,
    what: Text,
    note: Text,
    /// The level, and all of it in whole words.
    level: String,
    words: Attr,
    title: Attr,
}

impl PathList {
    /// An empty list.
    pub fn build(parent: &Element) -> Self {
        let root = dom::append(parent, "section", "tree-path");
        dom::set(&root, "aria-label", "Path");
        dom::set(&root, "tabindex", "0");
        let list = dom::append(&root, "ol", "");
        let start = dom::append(&list, "li", "");
        let start = dom::append(&start, "button", "");
        dom::set(&start, "type", "button");
        dom::set(&start, "data-step", "0");
        let what = dom::append(&start, "span", "tree-what");
        what.set_text_content(Some("Start"));
        let end = dom::append(&root, "p", "tree-end");
        PathList {
            root,
            list,
            levels: Vec::new(),
            in_view: 0,
            end: Text::on(end.clone()),
            tone: Attr::on(end, "data-end"),
        }
    }

    /// Scrolls to the last level, if there are more or fewer than before.
    pub fn keep_in_view(&mut self) {
        if std::mem::replace(&mut self.in_view, self.levels.len()) != self.levels.len() {
            // As far as it goes.
            self.root.set_scroll_top(i32::MAX);
        }
    }

    /// The last level may not be in view any longer.
    pub fn forget(&mut self) {
        self.in_view = usize::MAX;
    }

    /// Writes what differs.
    pub fn paint(&mut self, tree: &TreeView, snapshot: &Snapshot, inside: &Inside) {
        while self.levels.len() > tree.path.len() {
            if let Some(level) = self.levels.pop() {
                level.root.remove();
            }
        }
        let pointed = snapshot.pointed.as_ref();
        let hot = |option: OptionId| pointed.is_some_and(|it| it.is_option(option));
        for (at, &entry) in tree.path.iter().enumerate() {
            if self.levels.len() == at {
                self.levels.push(LevelView::build(&self.list, at));
            }
            self.levels[at].paint(entry, hot(entry.option), tree.noun, inside);
        }
        self.end.set(&words::end(tree.end, &inside.names));
        self.tone.set(match tree.end {
            End::Solution => "good",
            End::DeadEnd(_) => "bad",
            End::Open(..) | End::Nothing => "open",
        });
    }
}

impl LevelView {
    /// Levels are counted from 0, as in the program and in the table.
    fn build(list: &Element, level: usize) -> Self {
        let root = dom::append(list, "li", "");
        let button = dom::append(&root, "button", "");
        dom::set(&button, "type", "button");
        let part = |class, text: &str| {
            let part = dom::append(&button, "span", class);
            part.set_text_content(Some(text));
            part
        };
        part("tree-level", &level.to_string());
        let what = Text::on(part("tree-what", ""));
        let note = Text::on(part("tree-note", ""));
        LevelView {
            root,
            seen: None,
            what,
            note,
            level: joined(&["Level ", &level.to_string(), ": "]),
            words: Attr::on(button.clone(), "aria-label"),
            title: Attr::on(button.clone(), "title"),
            button,
        }
    }

    fn paint(&mut self, entry: PathEntry, hot: bool, noun: &str, inside: &Inside) {
        if self.seen == Some((entry, hot)) {
            return;
        }
        self.seen = Some((entry, hot));
        let taken = words::taken(&inside.names, Some(entry.item), entry.option);
        self.what.set(&taken);
        self.note.set(&note(&entry, noun));
        let said = words::siblings(&entry, noun);
        let words = joined(&[&self.level, &taken, ", ", &said]);
        self.words.set(&words);
        self.title.set(&said);
        let thing = Thing::Option(entry.option).to_string();
        dom::set(&self.button, "data-thing", &thing);
        dom::set(&self.button, "class", if hot { "hot" } else { "" });
        match entry.step {
            Some(step) => dom::set(&self.button, "data-step", &step.to_string()),
            None => self.button.remove_attribute("data-step").sure(),
        }
        let disabled = if entry.step.is_none() {
            "true"
        } else {
            "false"
        };
        dom::set(&self.button, "aria-disabled", disabled);
    }
}

/// "option 2 of 5 · before: 12 placements · ✓ 2 · ✕ 4".
fn note(entry: &PathEntry, noun: &str) -> String {
    let (number, size) = (entry.number.to_string(), entry.size.to_string());
    let number = joined(&["option ", &number, " of ", &size]);
    let Some(earlier) = entry.earlier.filter(|work| work.placements > 0) else {
        return number;
    };
    let placements = words::tried(earlier.placements, noun);
    let found = words::found(earlier.solutions);
    let dead = match earlier.dead_ends {
        0 => String::new(),
        some => joined(&[" · ✕ ", &grouped(some)]),
    };
    joined(&[&number, " · before: ", &placements, &found, &dead])
}
