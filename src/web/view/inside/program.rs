//! The program: Algorithm X in a dozen lines, the line it is at, and the
//! variables; beside it what cover and uncover do with the links.

mod variables;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::InsideView;
use crate::dlx::Way;
use crate::snapshot::inside::program::{InnerLine, Line, ProgramView};
use crate::snapshot::{Inside, Snapshot};
use crate::web::dom::{self, Attr};
use variables::Table;

/// A line's text, variables between underscores; its depth in the loop; and
/// the step of Algorithm X (TAOCP 7.2.2.1) that does it.
fn words(line: Line) -> (&'static str, bool, &'static str) {
    match line {
        Line::Enter => ("Enter level _l_.", false, "X2"),
        Line::Solution => ("If no item is left: solution, go back.", false, "X2"),
        Line::Choose => ("Choose an item _i_. It has _s_ options left.", false, "X3"),
        Line::Cover => ("Cover _i_.", false, "X4"),
        Line::Each => ("For each option _o_ in the list of _i_:", false, "X5"),
        Line::Try => ("try _o_;", true, "X5"),
        Line::CoverOthers => ("cover its other items _j_, left to right;", true, "X5"),
        Line::Deeper => ("go on to level _l_ + 1;", true, "X5"),
        Line::UncoverOthers => ("uncover these _j_, right to left;", true, "X6"),
        Line::Untry => ("give _o_ up.", true, "X6"),
        Line::Uncover => ("Uncover _i_.", false, "X7"),
        Line::Back => ("Go back to level _l_ − 1 (at 0: end).", false, "X8"),
    }
}

fn inner_words(line: InnerLine) -> (&'static str, bool) {
    match line {
        InnerLine::UnlinkHeader => ("Unlink its header.", false),
        InnerLine::Hide => ("For each option in its list, from the top:", false),
        InnerLine::UnlinkNode => ("unlink the other nodes, left to right.", true),
        InnerLine::Unhide => ("For each option in its list, from below:", false),
        InnerLine::RelinkNode => ("relink the other nodes, right to left.", true),
        InnerLine::RelinkHeader => ("Relink its header.", false),
    }
}

/// The view.
pub struct Program {
    page: Element,
    lines: Vec<Row>,
    routines: [Attr; 2],
    inner: Vec<Row>,
    table: Table,
    seen: Option<ProgramView>,
    place: Where,
}

impl Program {
    /// Nothing marked yet.
    pub fn build(body: &HtmlElement, snapshot: &Snapshot) -> Self {
        let root = dom::append(body, "div", "program");
        let root = dom::append(&root, "div", "program-grid");
        let page = dom::append(&root, "div", "program-page");
        dom::set(&page, "tabindex", "0");
        dom::set(&page, "role", "group");
        dom::set(&page, "aria-label", "Algorithm X");
        let list = dom::append(&page, "ol", "program-lines");
        let line = |line| {
            let (text, inner, step) = words(line);
            Row::build(&list, text, inner, step)
        };
        let lines = Line::ALL.map(line).into();
        let (routines, inner) = build_routines(&page);
        let inside = snapshot.inside.as_ref();
        let colours = inside.and_then(|inside| inside.program.as_ref());
        if colours.is_some_and(|program| program.colours) {
            let note = dom::append(&page, "p", "program-note");
            write_words(
                &note,
                "If _o_ gives _j_ a colour, _j_ is purified instead of covered: only the options that give it another colour are hidden.",
            );
        }
        Program {
            page,
            lines,
            routines,
            inner,
            table: Table::build(&root),
            seen: None,
            place: Where::default(),
        }
    }

    fn mark(&mut self, view: &ProgramView) {
        for (row, line) in self.lines.iter_mut().zip(Line::ALL) {
            row.mark(match Some(line) {
                it if it == view.line => "now",
                it if it == view.passing => "passing",
                it if it == view.next => "next",
                _ => "",
            });
        }
        let write = view.write.as_ref().map(|write| write.line);
        for (row, line) in self.inner.iter_mut().zip(InnerLine::ALL) {
            row.mark(if write == Some(line) { "now" } else { "" });
        }
        for (routine, way) in self.routines.iter_mut().zip([Way::Unlink, Way::Relink]) {
            routine.set_bool(view.routine == Some(way));
        }
    }

    /// Scrolls, no further than needed, so that the line it is at and its
    /// neighbour are seen; the inner line if there is one.
    fn follow(&self) {
        let Some(at) = self.rows().position(Row::is_now) else {
            return;
        };
        let Some(&(top, height)) = self.place.rows.get(at) else {
            return;
        };
        let (from, room) = (self.place.top, self.place.room);
        if top < from || top + height > from + room {
            let least = if top < from {
                top - height
            } else {
                top + 2 * height - room
            };
            self.page.set_scroll_top(least);
        }
    }

    fn rows(&self) -> impl Iterator<Item = &Row> {
        self.inner.iter().chain(&self.lines)
    }

    fn ask_where(&mut self) {
        let of = |row: &Row| (row.node.offset_top(), row.node.offset_height());
        self.place = Where {
            rows: self.rows().map(of).collect(),
            top: self.page.scroll_top(),
            room: self.page.client_height(),
        };
    }
}

/// Where the lines are, in CSS pixels.
#[derive(Default)]
struct Where {
    /// The upper edge and the height of each line.
    rows: Vec<(i32, i32)>,
    /// How far they are scrolled down.
    top: i32,
    /// The height of the part that is seen.
    room: i32,
}

/// The two routines, and their lines.
fn build_routines(page: &Element) -> ([Attr; 2], Vec<Row>) {
    let routines = dom::append(page, "div", "routines");
    let mut inner = Vec::new();
    let titles = [
        ("cover an item", &InnerLine::ALL[..3]),
        ("uncover an item", &InnerLine::ALL[3..]),
    ];
    let routines = titles.map(|(name, lines)| {
        let routine = dom::append(&routines, "section", "routine");
        let title = dom::append(&routine, "h3", "");
        title.set_text_content(Some(name));
        let list = dom::append(&routine, "ol", "program-lines");
        for &line in lines {
            let (text, deep) = inner_words(line);
            inner.push(Row::build(&list, text, deep, ""));
        }
        Attr::on(routine, "data-runs")
    });
    (routines, inner)
}

impl InsideView for Program {
    fn look(&mut self) {
        self.ask_where();
    }

    fn shown_anew(&mut self) {
        self.seen = None;
    }

    fn paint(&mut self, snapshot: &Snapshot, inside: &Inside) {
        let Some(view) = &inside.program else { return };
        self.table
            .paint(view, &inside.names, snapshot.pointed.as_ref());
        if self.seen.as_ref() != Some(view) {
            self.mark(view);
            if self.place.rows.is_empty() {
                self.ask_where();
            }
            self.follow();
            self.seen = Some(view.clone());
        }
    }
}

/// A line of the list.
struct Row {
    node: HtmlElement,
    mark: Attr,
    current: Attr,
    now: bool,
}

impl Row {
    fn build(list: &Element, text: &str, deep: bool, step: &str) -> Self {
        let class = if deep { "deep" } else { "" };
        let node = dom::append(list, "li", class);
        let words = dom::append(&node, "span", "");
        write_words(&words, text);
        if !step.is_empty() {
            dom::append(&node, "small", "").set_text_content(Some(step));
        }
        Row {
            mark: Attr::on(node.clone(), "data-mark"),
            current: Attr::on(node.clone(), "aria-current"),
            node: node.unchecked_into(),
            now: false,
        }
    }

    fn mark(&mut self, mark: &'static str) {
        self.mark.set(mark);
        self.now = mark == "now";
        self.current.set(if self.now { "step" } else { "false" });
    }

    fn is_now(&self) -> bool {
        self.now
    }
}

/// Adds the text, what stands between underscores as a variable.
fn write_words(parent: &Element, text: &str) {
    for (at, part) in text.split('_').enumerate() {
        let tag = if at % 2 == 1 { "var" } else { "span" };
        dom::append(parent, tag, "").set_text_content(Some(part));
    }
}
