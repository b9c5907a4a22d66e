//! What events ask the editor of exact cover tables for.

use web_sys::{Element, Event, HtmlDialogElement, HtmlInputElement};

use super::{arrow, number_around, put};
use crate::catalogue;
use crate::document::Format;
use crate::edit::Table;
use crate::web::dom;
use crate::web::shell::Shell;
use crate::web::view::edit::TableView;

/// A button is pressed.
pub(super) fn press(shell: &mut Shell, button: &Element, what: &str) {
    let view = &mut shell.view.editors.table;
    if let Some(col) = number_around(button, "data-column") {
        return press_on_column(view, what, col);
    }
    let editor = &mut view.editor;
    let row = number_around(button, "data-row");
    match what {
        "undo" => editor.undo(),
        "redo" => editor.redo(),
        "add-item" => editor.change(Table::add_item),
        "add-option" => editor.change(Table::add_option),
        "empty" => editor.change(|drawn| *drawn = Table::empty(3, 3)),
        "sample" => {
            let id = button.get_attribute("data-value").unwrap_or_default();
            if let Ok(sample) = catalogue::load(&id) {
                editor.replace(sample.puzzle().problem());
            }
        }
        _ => {}
    }
    let removed = row.filter(|_| what == "remove-option");
    if let Some(row) = removed {
        editor.change(|drawn| drawn.remove_option(row));
    }
    view.paint();
    if let Some(row) = removed {
        view.focus_remove_option(row);
    }
}

/// A button in the head of this column is pressed.
fn press_on_column(view: &mut TableView, what: &str, col: usize) {
    let editor = &mut view.editor;
    match what {
        "remove-item" => editor.change(|drawn| drawn.remove_item(col)),
        "kind" => {
            let item = editor.drawn().items().get(col);
            let secondary = item.is_some_and(|item| item.secondary);
            editor.change(|drawn| drawn.set_secondary(col, !secondary));
        }
        _ => {}
    }
    view.paint();
    if what == "remove-item" {
        view.focus_remove_item(col);
    }
}

/// Puts the table on the stage, or says why not.
pub(super) fn put_on_stage(shell: &mut Shell, dialog: &HtmlDialogElement) {
    let view = &mut shell.view.editors.table;
    let Some(text) = view.editor.text() else {
        return view.focus_complaint();
    };
    let refused = put(shell, Format::Knuth, text, dialog);
    let view = &mut shell.view.editors.table;
    view.editor.answered(refused);
    view.paint();
}

/// In the table: arrows move, digits and letters write; Enter and the arrow
/// down lead from a name to what stands below it.
pub(super) fn key(shell: &mut Shell, event: &Event, name: &str) -> bool {
    let view = &mut shell.view.editors.table;
    if let Some(field) = dom::closest(event, "input.name") {
        let col = number_around(&field, "data-column");
        let col = col.filter(|_| matches!(name, "Enter" | "ArrowDown"));
        if let Some(col) = col {
            view.go_to(0, col);
        }
        return col.is_some();
    }
    let place = dom::closest(event, "[role=gridcell]").and_then(|cell| view.place(&cell));
    let Some((row, col)) = place else {
        return false;
    };
    if name == "Enter" {
        view.go(1, 0);
        return true;
    }
    if let Some((down, right)) = arrow(name) {
        view.go(down, right);
        return true;
    }
    let taken = view.editor.key(row, col, name);
    if taken {
        view.paint();
    }
    taken
}

/// A name is typed.
pub(super) fn field(shell: &mut Shell, field: &HtmlInputElement) {
    let view = &mut shell.view.editors.table;
    if let Some(col) = number_around(field, "data-column") {
        let name = field.value();
        view.editor.change(|drawn| drawn.rename(col, &name));
        view.paint();
    }
}

/// A click where a row meets a column.
pub(super) fn click_cell(shell: &mut Shell, cell: &Element) {
    let table = &mut shell.view.editors.table;
    if let Some((row, col)) = table.place(cell) {
        table.editor.change(|drawn| drawn.toggle(row, col));
        table.paint();
        table.go_to(row, col);
    }
}
