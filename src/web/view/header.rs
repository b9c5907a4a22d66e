//! The head of the page and of the board: picker, theme, title.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlOptionElement, HtmlSelectElement};

use super::kind_word;
use super::sudoku::DOTS_FROM;
use crate::catalogue;
use crate::loaded::Loaded;
use crate::settings::Theme;
use crate::snapshot::{PuzzleView, Snapshot};
use crate::web::dom::{self, Attr, Sure, Text};
use crate::words::joined;

/// The head.
pub struct Header {
    picker: HtmlSelectElement,
    own: HtmlOptionElement,
    title: Text,
    size: Text,
    theme: [Attr; 4],
    kind: Attr,
    shape: Attr,
    pencil: Attr,
    diagonals: Attr,
    region: Attr,
    clear_hidden: Attr,
    seen: Option<(PuzzleView, Theme)>,
}

impl Header {
    /// With the picker filled.
    pub fn new() -> Self {
        let picker: HtmlSelectElement = dom::find("picker");
        let page = dom::root();
        Header {
            own: fill(&picker),
            picker,
            title: Text::of("title"),
            size: Text::of("size"),
            theme: [
                Attr::on(page.clone(), "data-theme"),
                Attr::of("theme", "aria-label"),
                Attr::of("theme", "title"),
                Attr::of("theme-icon", "href"),
            ],
            kind: Attr::on(page.clone(), "data-board"),
            shape: Attr::on(page.clone(), "data-shape"),
            pencil: Attr::on(page.clone(), "data-pencil"),
            diagonals: Attr::on(page.clone(), "data-diagonals"),
            region: Attr::on(page, "data-region"),
            clear_hidden: Attr::of("clear", "hidden"),
            seen: None,
        }
    }

    /// Paints what differs.
    pub fn paint(&mut self, snapshot: &Snapshot) {
        let (puzzle, theme) = (&snapshot.puzzle, snapshot.settings.theme);
        if self
            .seen
            .as_ref()
            .is_some_and(|seen| &seen.0 == puzzle && seen.1 == theme)
        {
            return;
        }
        self.seen = Some((puzzle.clone(), theme));
        self.own
            .toggle_attribute_with_force("hidden", !puzzle.has_own)
            .sure();
        self.picker.set_value(&puzzle.id);
        self.title.set(&puzzle.title);
        self.size.set(&puzzle.size);
        self.paint_kind(puzzle);
        self.clear_hidden.toggle(puzzle.marks == 0);
        let word = theme.word();
        let name = joined(&["Theme: ", word]);
        let values = [word, &name, &name, &joined(&["#i-", word])];
        for (attribute, value) in self.theme.iter_mut().zip(values) {
            attribute.set(value);
        }
    }

    /// What the looks and the legend depend on.
    fn paint_kind(&mut self, puzzle: &PuzzleView) {
        let pick = |wanted, yes, no| if wanted { yes } else { no };
        self.kind.set(kind_word(puzzle.kind));
        let long = puzzle.cols > 3 * puzzle.rows;
        self.shape.set(pick(long, "long", "compact"));
        let dots = puzzle.marks >= DOTS_FROM;
        self.pencil.set(pick(dots, "dots", "digits"));
        self.diagonals.set_bool(puzzle.diagonals);
        self.region.set(puzzle.region);
    }
}

/// Fills the picker, group by group; gives the entry for an own grid.
fn fill(picker: &HtmlSelectElement) -> HtmlOptionElement {
    picker.set_text_content(None);
    let mut group: Option<(&str, Element)> = None;
    for entry in catalogue::entries() {
        let host = match &group {
            Some((label, host)) if *label == entry.group => host.clone(),
            _ => {
                let host = dom::append(picker, "optgroup", "");
                dom::set(&host, "label", entry.group);
                group = Some((entry.group, host.clone()));
                host
            }
        };
        append_option(&host, entry.id, entry.title);
    }
    append_option(picker, Loaded::OWN, "Own problem")
}

fn append_option(host: &Element, id: &str, title: &str) -> HtmlOptionElement {
    let option: HtmlOptionElement = dom::append(host, "option", "").unchecked_into();
    option.set_value(id);
    option.set_text_content(Some(title));
    option
}
