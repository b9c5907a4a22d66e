//! What events ask the editors for.

mod strokes;
mod table;
mod tiling;

use wasm_bindgen::JsCast;
use web_sys::{AbortSignal, Element, Event, HtmlDialogElement, HtmlInputElement, KeyboardEvent};

use super::dom;
use super::events::on;
use super::shell::Shell;
use crate::app::Action;
use crate::document::{Document, Format};
use crate::words::joined;

/// Begins to listen.
pub fn listen(signal: &AbortSignal) {
    let document = dom::document();
    on(&document, signal, "click", click);
    on(&document, signal, "input", field);
    on(&document, signal, "change", field);
    on(&document, signal, "focusin", focus_in);
    on(&document, signal, "keydown", key);
    on(&document, signal, "pointerdown", strokes::pointer_down);
    on(&document, signal, "pointermove", strokes::pointer_move);
    for end in ["pointerup", "pointercancel"] {
        on(&document, signal, end, strokes::pointer_up);
    }
}

/// The editor that an event happened in, and whether it is that of tables.
fn editor(event: &Event) -> Option<(HtmlDialogElement, bool)> {
    let dialog = dom::closest_as::<HtmlDialogElement>(event, ".editor")?;
    let tables = dialog.id() == "table-editor";
    Some((dialog, tables))
}

fn click(shell: &mut Shell, event: &Event) {
    let Some((dialog, tables)) = editor(event) else {
        return;
    };
    if tables && let Some(cell) = dom::closest(event, "[role=gridcell]") {
        return table::click_cell(shell, &cell);
    }
    let Some(button) = dom::closest(event, "[data-edit]") else {
        return;
    };
    let what = button.get_attribute("data-edit").unwrap_or_default();
    match what.as_str() {
        "cancel" => dialog.close(),
        "use" if tables => table::put_on_stage(shell, &dialog),
        "use" => tiling::put_on_stage(shell, &dialog),
        _ if tables => table::press(shell, &button, &what),
        _ => tiling::press(shell, &button, &what),
    }
}

/// The number in an attribute of the element or of one around it; none if there
/// is no such attribute, or no number in it.
fn number_around(element: &Element, attribute: &str) -> Option<usize> {
    let selector = joined(&["[", attribute, "]"]);
    let around = element.closest(&selector).ok()??;
    around.get_attribute(attribute)?.parse().ok()
}

/// Puts a text on the stage and closes the editor; or gives what is said
/// against it, which is then said here rather than above the board.
fn put(
    shell: &mut Shell,
    format: Format,
    text: String,
    dialog: &HtmlDialogElement,
) -> Option<String> {
    shell.dispatch(Action::Open(Document::new(format, text)));
    let refused = shell.app.fault().map(ToString::to_string);
    match refused {
        Some(_) => shell.dispatch(Action::DismissError),
        None => dialog.close(),
    }
    refused
}

/// Something is typed, or a choice is made.
fn field(shell: &mut Shell, event: &Event) {
    let Some((_, tables)) = editor(event) else {
        return;
    };
    let Some(field) = dom::closest_as::<HtmlInputElement>(event, "input") else {
        return;
    };
    match tables {
        true => table::field(shell, &field),
        false => tiling::field(shell, &field, event.type_() == "change"),
    }
}

/// The focus has come to a field with few characters: to be typed over.
fn focus_in(_: &mut Shell, event: &Event) {
    let field = dom::closest_as::<HtmlInputElement>(event, ".editor .short input");
    if let Some(field) = field {
        field.select();
    }
}

/// A key.
fn key(shell: &mut Shell, event: &Event) {
    let (Some((_, tables)), Some(key)) = (editor(event), event.dyn_ref::<KeyboardEvent>()) else {
        return;
    };
    let name = key.key();
    let taken = if key.ctrl_key() || key.meta_key() {
        // A field has an undo of its own.
        dom::closest(event, "input[type=text]").is_none() && chord(shell, key, &name, tables)
    } else if key.alt_key() || key.is_composing() {
        false
    } else if tables {
        table::key(shell, event, &name)
    } else {
        tiling::key(shell, event, &name, key.shift_key())
    };
    if taken {
        event.prevent_default();
    }
}

/// Ctrl+Z undoes, and with Shift, or Ctrl+Y, redoes.
fn chord(shell: &mut Shell, key: &KeyboardEvent, name: &str, tables: bool) -> bool {
    let undo = match (name, key.shift_key()) {
        ("z", false) => true,
        ("z" | "Z", true) | ("y", false) => false,
        _ => return false,
    };
    let editors = &mut shell.view.editors;
    match (tables, undo) {
        (true, true) => editors.table.editor.undo(),
        (true, false) => editors.table.editor.redo(),
        (false, true) => editors.tiling.editor.undo(),
        (false, false) => editors.tiling.editor.redo(),
    }
    match tables {
        true => editors.table.paint(),
        false => editors.tiling.paint(),
    }
    true
}

/// By how many rows and columns a key moves, to the edge at most.
fn arrow(name: &str) -> Option<(isize, isize)> {
    Some(match name {
        "ArrowUp" => (-1, 0),
        "ArrowDown" => (1, 0),
        "ArrowLeft" => (0, -1),
        "ArrowRight" => (0, 1),
        "Home" => (0, -0x1000),
        "End" => (0, 0x1000),
        _ => return None,
    })
}
