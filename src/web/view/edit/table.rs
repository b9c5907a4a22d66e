//! The editor of exact cover tables.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use super::pieces::fill;
use super::{Uses, append_button};
use crate::edit::{Complaint, Entry, Table, TableEditor};
use crate::loaded::Loaded;
use crate::puzzle::BoardKind;
use crate::web::dom::{self, Attr, Sure, Text};
use crate::words::{joined, spaced};

/// The dialog.
pub struct TableView {
    /// What is drawn.
    pub editor: TableEditor,
    host: Element,
    heads: Vec<Head>,
    rows: Vec<Row>,
    /// What is shown, so that only what differs is written.
    shown: Option<Table>,
    /// The cell in the tab order.
    cursor: (usize, usize),
    uses: Uses,
    size: Text,
    notes: Text,
    fault: Text,
    usable: Attr,
}

/// The head of a column.
struct Head {
    name: HtmlInputElement,
    invalid: Attr,
    kind: Element,
    remove: HtmlElement,
    fault: Text,
}

/// A row: the button that takes it away, and its cells.
struct Row {
    remove: HtmlElement,
    cells: Vec<HtmlElement>,
}

impl TableView {
    /// Closed.
    pub fn new() -> Self {
        TableView {
            editor: TableEditor::default(),
            host: dom::find("cover-table"),
            heads: Vec::new(),
            rows: Vec::new(),
            shown: None,
            cursor: (0, 0),
            uses: Uses::of("table-undo", "table-redo"),
            size: Text::of("table-size"),
            notes: Text::of("table-notes"),
            fault: Text::of("table-fault"),
            usable: Attr::of("table-use", "aria-disabled"),
        }
    }

    /// Filled with what is on the stage, if that is an abstract problem and is
    /// not being edited already.
    pub fn open(&mut self, stage: &Loaded) {
        let puzzle = stage.puzzle();
        let abstractly = puzzle.board().kind == BoardKind::Items;
        self.editor.open(abstractly.then(|| puzzle.problem()));
        self.paint();
    }

    /// The row and the column of a cell.
    pub fn place(&self, cell: &Element) -> Option<(usize, usize)> {
        let number = |name: &str| cell.get_attribute(name)?.parse().ok();
        Some((number("data-option")?, number("data-item")?))
    }

    /// Puts another cell in the tab order, and the focus on it.
    pub fn go_to(&mut self, row: usize, col: usize) {
        let set = |view: &Self, index: &str| {
            if let Some(cell) = view.cell() {
                dom::set(cell, "tabindex", index);
            }
        };
        set(self, "-1");
        let last = |len: usize| len.saturating_sub(1);
        self.cursor = (
            row.min(last(self.rows.len())),
            col.min(last(self.heads.len())),
        );
        set(self, "0");
        if let Some(cell) = self.cell() {
            cell.focus().sure();
        }
    }

    /// Moves by so many rows and columns; from the first row up it goes to the
    /// name of the column.
    pub fn go(&mut self, down: isize, right: isize) {
        let (row, col) = self.cursor;
        if row == 0 && down < 0 {
            return self.focus_name(col);
        }
        self.go_to(
            row.saturating_add_signed(down),
            col.saturating_add_signed(right),
        );
    }

    /// Puts the focus on the name of a column.
    pub fn focus_name(&self, col: usize) {
        if let Some(head) = self.heads.get(col) {
            head.name.focus().sure();
            head.name.select();
        }
    }

    /// Puts the focus on the button that takes the next item away.
    pub fn focus_remove_item(&self, col: usize) {
        if let Some(head) = self.heads.get(col).or(self.heads.last()) {
            head.remove.focus().sure();
        }
    }

    /// Puts the focus on the button that takes the next option away, or on the
    /// one that adds one.
    pub fn focus_remove_option(&self, row: usize) {
        match self.rows.get(row).or(self.rows.last()) {
            Some(row) => row.remove.focus().sure(),
            None => dom::find::<HtmlElement>("table-add-option").focus().sure(),
        }
    }

    /// Puts the focus on the first name that is wrong.
    pub fn focus_complaint(&self) {
        let complaints = self.editor.complaints();
        if let Some(col) = complaints.first().and_then(|each| each.place) {
            self.focus_name(col);
        }
    }

    fn cell(&self) -> Option<&HtmlElement> {
        self.rows.get(self.cursor.0)?.cells.get(self.cursor.1)
    }

    /// Paints what differs.
    pub fn paint(&mut self) {
        let table = self.editor.drawn().clone();
        let size = |table: &Table| (table.items().len(), table.options().len());
        let known = self
            .shown
            .take()
            .filter(|shown| size(shown) == size(&table));
        if known.is_none() {
            self.build(&table);
        }
        let complaints = self.editor.complaints();
        for (col, head) in self.heads.iter_mut().enumerate() {
            let fault = complaints.iter().find(|each| each.place == Some(col));
            head.paint(&table, col, fault);
        }
        let named = |known: &Table| known.items() == table.items();
        let names_stay = known.as_ref().is_some_and(named);
        for (number, (row, option)) in self.rows.iter().zip(table.options()).enumerate() {
            let before = known.as_ref().filter(|_| names_stay);
            if before.is_none_or(|known| &known.options()[number] != option) {
                row.paint(&table, number);
            }
        }
        self.paint_words(&table, &complaints);
        self.shown = Some(table);
    }

    fn paint_words(&mut self, table: &Table, complaints: &[Complaint<Option<usize>>]) {
        self.size.set(&table.size_words());
        let hint = self.editor.hint();
        let notes = match hint.is_empty() {
            true => spaced(table.notes()),
            false => hint.to_owned(),
        };
        self.notes.set(&notes);
        let first = complaints.first().map(|each| each.message.as_str());
        self.fault.set(first.unwrap_or(self.editor.refused()));
        self.usable.set_bool(!complaints.is_empty());
        let history = self.editor.history();
        self.uses.set(history.can_undo(), history.can_redo());
    }

    fn build(&mut self, table: &Table) {
        let had_focus = self.cell().is_some_and(|cell| is_focused(cell));
        self.host.set_text_content(None);
        let head = dom::append(&dom::append(&self.host, "thead", ""), "tr", "");
        let corner = dom::append(&head, "td", "corner");
        corner.set_text_content(Some("Option"));
        let columns = 0..table.items().len();
        self.heads = columns.map(|col| Head::append(&head, col)).collect();
        let body = dom::append(&self.host, "tbody", "");
        let rows = 0..table.options().len();
        self.rows = rows
            .map(|row| Row::append(&body, row, table.items().len()))
            .collect();
        let (row, col) = self.cursor;
        let last = |len: usize| len.saturating_sub(1);
        self.cursor = (
            row.min(last(self.rows.len())),
            col.min(last(self.heads.len())),
        );
        if let Some(cell) = self.cell() {
            dom::set(cell, "tabindex", "0");
            if had_focus {
                cell.focus().sure();
            }
        }
    }
}

impl Head {
    fn append(host: &Element, col: usize) -> Self {
        let root = dom::append(host, "th", "");
        dom::set(&root, "scope", "col");
        dom::set(&root, "data-column", &col.to_string());
        let name = dom::append(&root, "input", "name");
        for (attribute, value) in [
            ("type", "text"),
            ("autocomplete", "off"),
            ("autocapitalize", "off"),
            ("spellcheck", "false"),
        ] {
            dom::set(&name, attribute, value);
        }
        let id = joined(&["name-fault-", &col.to_string()]);
        dom::set(
            &name,
            "aria-label",
            &joined(&["Name of item ", &(col + 1).to_string()]),
        );
        dom::set(&name, "aria-describedby", &id);
        let tools = dom::append(&root, "div", "head-tools");
        let kind = append_button(&tools, "kind", "kind", "");
        let remove = append_button(&tools, "remove-item", "remove", "×");
        let fault = dom::append(&root, "p", "fault");
        fault.set_id(&id);
        Head {
            invalid: Attr::on(name.clone(), "aria-invalid"),
            name: name.unchecked_into(),
            kind,
            remove: remove.unchecked_into(),
            fault: Text::on(fault),
        }
    }

    fn paint(&mut self, table: &Table, col: usize, fault: Option<&Complaint<Option<usize>>>) {
        let item = &table.items()[col];
        fill(&self.name, &item.name);
        self.invalid.set_bool(fault.is_some());
        self.fault.set(fault.map_or("", |fault| &fault.message));
        let (word, other) = match item.secondary {
            true => ("secondary", "primary"),
            false => ("primary", "secondary"),
        };
        self.kind.set_text_content(Some(word));
        let label = joined(&["Item ", &item.name, " is ", word, "; make it ", other]);
        dom::set(&self.kind, "aria-label", &label);
        let label = joined(&["Remove item ", &item.name]);
        dom::set(&self.remove, "aria-label", &label);
    }
}

impl Row {
    fn append(host: &Element, row: usize, items: usize) -> Self {
        let root = dom::append(host, "tr", "");
        let head = dom::append(&root, "th", "");
        dom::set(&head, "scope", "row");
        let number = (row + 1).to_string();
        dom::append(&head, "span", "").set_text_content(Some(&number));
        let remove = append_button(&head, "remove-option", "remove", "×");
        dom::set(&remove, "data-row", &row.to_string());
        dom::set(&remove, "aria-label", &joined(&["Remove option ", &number]));
        let cell = |col: usize| -> HtmlElement {
            let cell = dom::append(&root, "td", "");
            dom::set(&cell, "role", "gridcell");
            dom::set(&cell, "tabindex", "-1");
            dom::set(&cell, "data-option", &row.to_string());
            dom::set(&cell, "data-item", &col.to_string());
            cell.unchecked_into()
        };
        Row {
            cells: (0..items).map(cell).collect(),
            remove: remove.unchecked_into(),
        }
    }

    fn paint(&self, table: &Table, row: usize) {
        let number = (row + 1).to_string();
        let entries = table.options()[row].iter().zip(table.items());
        for (cell, (entry, item)) in self.cells.iter().zip(entries) {
            let (class, text) = match entry {
                Entry::Empty => ("", ""),
                Entry::One => ("one", "1"),
                Entry::Colour(colour) => ("one colour", colour.as_str()),
            };
            let secondary = if item.secondary { " secondary-col" } else { "" };
            cell.set_class_name(&joined(&[class, secondary]));
            cell.set_text_content(Some(text));
            let word = if text.is_empty() { "empty" } else { text };
            let label = joined(&["option ", &number, ", item ", &item.name, ": ", word]);
            dom::set(cell, "aria-label", &label);
        }
    }
}

fn is_focused(cell: &Element) -> bool {
    dom::document().active_element().as_ref() == Some(cell)
}
