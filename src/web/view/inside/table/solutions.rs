//! The solutions log. Of a long one only the rows around those in sight are
//! in the document.

use web_sys::{Element, HtmlElement};

use super::{frame, head};
use crate::record::log::{Entry, LONGEST};
use crate::snapshot::Snapshot;
use crate::snapshot::inside::table::Solutions;
use crate::tables::{average, digits, in_short};
use crate::web::dom::{self, Attr};
use crate::words::{count, grouped, joined};

/// Height of a row in CSS pixels, as views.css has it.
const ROW: usize = 30;

/// Rows in the document at most.
const ROWS: usize = 120;

/// How many of them lie above what is in sight.
const ABOVE: usize = 40;

const HEADS: [(&str, &str); 5] = [
    ("No.", "In the order found; click to go there"),
    ("Depth", "Options chosen"),
    (
        "Estimate",
        "The work of the whole search, as estimated from this solution",
    ),
    ("Running total|Total", "The sum of the estimates so far"),
    (
        "Average",
        "The running total divided by the number of solutions",
    ),
];

/// The log.
pub struct Log {
    summary: Element,
    said: String,
    ahead: Attr,
    ahead_hidden: Attr,
    scroller: HtmlElement,
    count: Attr,
    pads: [Element; 2],
    body: Element,
    rows: Vec<Row>,
    /// First row in the document, and rows in all.
    place: (usize, usize),
}

struct Row {
    root: Element,
    link: Element,
    cells: [Element; 4],
    seen: Option<(Entry, bool, bool)>,
}

impl Log {
    /// Without rows.
    pub fn build(root: &Element) -> Self {
        let bar = dom::append(root, "div", "log-bar");
        let summary = dom::append(&bar, "p", "");
        let ahead = dom::append(&bar, "button", "quiet");
        dom::set(&ahead, "type", "button");
        ahead.set_text_content(Some("Last known"));
        let (scroller, table, top) = frame(root, "log", "Solutions in the order found");
        let heads = dom::append(&top, "tr", "");
        for (title, explained) in HEADS {
            head(&heads, title, explained);
        }
        let pad = || {
            let pad = dom::append(&table, "tbody", "pad");
            dom::set(&pad, "aria-hidden", "true");
            dom::append(&dom::append(&pad, "tr", ""), "td", "")
        };
        let above = pad();
        let body = dom::append(&table, "tbody", "");
        Log {
            summary,
            said: String::new(),
            ahead_hidden: Attr::on(ahead.clone(), "hidden"),
            ahead: Attr::on(ahead, "data-step"),
            count: Attr::on(table.clone(), "aria-rowcount"),
            pads: [above, pad()],
            scroller,
            body,
            rows: Vec::new(),
            place: (0, 0),
        }
    }

    /// Paints what differs. Who was at the end sees the newest.
    pub fn paint(&mut self, snapshot: &Snapshot, solutions: &Solutions) {
        self.paint_summary(solutions);
        let entries = solutions.entries();
        let (first, moved) = self.arrange(entries.len());
        let window = &entries[first..entries.len().min(first + ROWS)];
        for row in self.rows.drain(window.len().min(self.rows.len())..) {
            row.root.remove();
        }
        while self.rows.len() < window.len() {
            self.rows.push(Row::build(&self.body));
        }
        for (row, entry) in self.rows.iter_mut().zip(window) {
            // Marked if classes are told apart.
            let marked = entry.first && snapshot.counters.classes.is_some();
            row.paint(entry, entry.step == snapshot.counters.step, marked);
        }
        if moved {
            let end = self.scroller.scroll_height();
            self.scroller.set_scroll_top(end);
        }
    }

    /// Makes room for so many rows. The first of those to be in the document,
    /// and whether to go to the end.
    fn arrange(&mut self, all: usize) -> (usize, bool) {
        let (top, seen) = (self.scroller.scroll_top(), self.scroller.client_height());
        let (_, before) = self.place;
        let at_end = top + seen + ROW as i32 >= self.scroller.scroll_height();
        let moved = all != before && (at_end || all < before);
        let last = all.saturating_sub(ROWS);
        let first = match moved {
            true => last,
            false => (top.max(0) as usize / ROW).saturating_sub(ABOVE).min(last),
        };
        if self.place != (first, all) {
            self.place = (first, all);
            let below = all - all.min(first + ROWS);
            for (pad, rows) in self.pads.iter().zip([first, below]) {
                let height = (rows * ROW).to_string();
                dom::set(pad, "style", &joined(&["height:", &height, "px"]));
            }
            self.count.set(&(all + 1).to_string());
        }
        (first, moved)
    }

    fn paint_summary(&mut self, solutions: &Solutions) {
        let words = summary(solutions);
        if self.said != words {
            self.summary.set_text_content(Some(&words));
            self.said = words;
        }
        self.ahead_hidden.toggle(solutions.ahead.is_none());
        if let Some(step) = solutions.ahead {
            self.ahead.set(&step.to_string());
        }
    }
}

/// "288 solutions, average 6,852".
fn summary(solutions: &Solutions) -> String {
    let found = solutions.found;
    if found == 0 {
        return "No solution so far.".to_owned();
    }
    let mut words = count(found, "solution");
    if let Some(total) = solutions.total {
        words += &joined(&[", average ", &average(total, found)]);
    }
    if found > LONGEST as u64 {
        let kept = grouped(LONGEST as u64);
        words += &joined(&["; the first ", &kept, " are kept"]);
    }
    words
}

impl Row {
    fn build(body: &Element) -> Self {
        let root = dom::append(body, "tr", "");
        let number = dom::append(&root, "th", "");
        dom::set(&number, "scope", "row");
        let link = dom::append(&number, "button", "to-step");
        dom::set(&link, "type", "button");
        Row {
            cells: [(); 4].map(|()| dom::append(&root, "td", "")),
            root,
            link,
            seen: None,
        }
    }

    fn paint(&mut self, entry: &Entry, here: bool, marked: bool) {
        if self.seen == Some((*entry, here, marked)) {
            return;
        }
        self.seen = Some((*entry, here, marked));
        self.root.set_class_name(match (here, marked) {
            (false, false) => "",
            (false, true) => "class",
            (true, false) => "now",
            (true, true) => "now class",
        });
        dom::set(&self.root, "data-step", &entry.step.to_string());
        dom::set(&self.root, "aria-rowindex", &(entry.number + 1).to_string());
        let number = grouped(entry.number);
        let stands = if marked { ", first of its class" } else { "" };
        dom::set(
            &self.link,
            "aria-label",
            &joined(&["Go to solution ", &number, stands]),
        );
        self.link.set_text_content(Some(&number));
        let texts = [
            entry.depth.to_string(),
            in_short(entry.estimate),
            in_short(entry.total),
            average(entry.total, entry.number),
        ];
        for (cell, text) in self.cells.iter().zip(texts) {
            cell.set_text_content(Some(&text));
        }
        for (cell, number) in [(1, entry.estimate), (2, entry.total)] {
            dom::set(&self.cells[cell], "title", &digits(number));
        }
        match here {
            true => dom::set(&self.root, "aria-current", "true"),
            false => self.root.remove_attribute("aria-current").unwrap_or(()),
        }
    }
}
