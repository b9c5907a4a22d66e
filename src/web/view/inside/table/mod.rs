//! The table view: levels, totals by depth, and the solutions log; each can be
//! saved as a file.

mod levels;
mod solutions;

use std::rc::Rc;

use web_sys::{Element, HtmlElement};

use super::InsideView;
use super::tools::button;
use crate::names::Names;
use crate::snapshot::inside::TableView;
use crate::snapshot::{Inside, Snapshot};
use crate::web::dom::{self, Attr};
use crate::web::save::{CSV, Saver};
use crate::words::joined;
use levels::Levels;
use solutions::Log;

/// What is shown of it. `Levels` has the totals by depth beside it where there
/// is room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Levels,
    Depths,
    Solutions,
}

impl Part {
    const ALL: [Part; 3] = [Part::Levels, Part::Depths, Part::Solutions];

    /// As `data-do` and the file's name have it.
    fn word(self) -> &'static str {
        match self {
            Part::Levels => "levels",
            Part::Depths => "depths",
            Part::Solutions => "solutions",
        }
    }

    /// What the button says.
    fn title(self) -> &'static str {
        match self {
            Part::Levels => "Levels",
            Part::Depths => "Depths",
            Part::Solutions => "Solutions",
        }
    }
}

/// The view.
pub struct Table {
    part: Part,
    shown: Attr,
    buttons: [Attr; 3],
    save: Attr,
    levels: Levels,
    log: Log,
    saver: Saver,
    /// What was painted last: that is what is saved.
    seen: Option<(TableView, Rc<Names>)>,
}

impl Table {
    /// Empty.
    pub fn build(body: &HtmlElement) -> Self {
        let root = dom::append(body, "div", "tables");
        let bar = dom::append(&root, "div", "tables-bar");
        let parts = dom::append(&bar, "div", "parts");
        dom::set(&parts, "role", "group");
        dom::set(&parts, "aria-label", "Which table");
        let buttons = Part::ALL.map(|part| {
            let button = button(&parts, "part", part.word(), part.title());
            Attr::on(button, "aria-pressed")
        });
        let save = button(&bar, "part save", "save", "Save CSV");
        Table {
            part: Part::Levels,
            buttons,
            save: Attr::on(save, "aria-label"),
            levels: Levels::build(&root),
            log: Log::build(&root),
            shown: Attr::on(root, "data-part"),
            saver: Saver::default(),
            seen: None,
        }
    }

    fn save(&mut self) {
        let Some((table, names)) = &self.seen else {
            return;
        };
        let text = match self.part {
            Part::Levels => table.levels_csv(names),
            Part::Depths => table.depths_csv(),
            Part::Solutions => table.solutions_csv(),
        };
        let name = joined(&[self.part.word(), ".csv"]);
        self.saver.save(&name, CSV, &text);
    }
}

impl InsideView for Table {
    fn paint(&mut self, snapshot: &Snapshot, inside: &Inside) {
        let Some(table) = &inside.table else { return };
        self.shown.set(self.part.word());
        for (part, pressed) in Part::ALL.iter().zip(&mut self.buttons) {
            pressed.set_bool(*part == self.part);
        }
        let name = joined(&["Save CSV: ", self.part.word(), ".csv"]);
        self.save.set(&name);
        match self.part {
            Part::Levels | Part::Depths => self.levels.paint(snapshot, &inside.names, table),
            Part::Solutions => self.log.paint(snapshot, &table.solutions),
        }
        self.seen = Some((table.clone(), Rc::clone(&inside.names)));
    }

    fn shown_anew(&mut self) {
        self.levels.forget();
    }

    fn press(&mut self, what: &str) -> bool {
        if what == "save" {
            self.save();
            return false;
        }
        let part = Part::ALL.into_iter().find(|part| part.word() == what);
        self.part = part.unwrap_or(self.part);
        true
    }
}

/// A table that scrolls in a box of its own: the box, the table, and its head.
fn frame(root: &Element, class: &str, name: &str) -> (HtmlElement, Element, Element) {
    use wasm_bindgen::JsCast;
    let scroller = dom::append(root, "div", &joined(&["table-box ", class]));
    // With the focus on it the arrows scroll.
    dom::set(&scroller, "tabindex", "0");
    dom::set(&scroller, "role", "group");
    dom::set(&scroller, "aria-label", name);
    let table = dom::append(&scroller, "table", "");
    dom::append(&table, "caption", "sr").set_text_content(Some(name));
    let head = dom::append(&table, "thead", "");
    (scroller.unchecked_into(), table, head)
}

/// The head of a column, with an explanation. Of a title in two parts, the
/// second is for where there is little room.
fn head(row: &Element, title: &str, explained: &str) {
    let cell = dom::append(row, "th", "");
    dom::set(&cell, "scope", "col");
    dom::set(&cell, "title", explained);
    match title.split_once('|') {
        None => cell.set_text_content(Some(title)),
        Some((long, short)) => {
            dom::append(&cell, "span", "long").set_text_content(Some(long));
            dom::append(&cell, "span", "short").set_text_content(Some(short));
        }
    }
}
