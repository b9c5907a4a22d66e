//! What events ask the editors for.

use wasm_bindgen::JsCast;
use web_sys::{
    AbortSignal, Element, Event, HtmlDialogElement, HtmlInputElement, KeyboardEvent, PointerEvent,
};

use super::dom;
use super::events::on;
use super::shell::Shell;
use crate::app::Action;
use crate::catalogue;
use crate::document::{Document, Format};
use crate::edit::{BOARDS, On, Table, Tiling};
use crate::puzzle::polyomino::{Square, sets};
use crate::words::joined;

/// Begins to listen.
pub fn listen(signal: &AbortSignal) {
    let document = dom::document();
    on(&document, signal, "click", click);
    on(&document, signal, "input", field);
    on(&document, signal, "change", field);
    on(&document, signal, "focusin", focus_in);
    on(&document, signal, "keydown", key);
    on(&document, signal, "pointerdown", pointer_down);
    on(&document, signal, "pointermove", pointer_move);
    for end in ["pointerup", "pointercancel"] {
        on(&document, signal, end, |shell, _| {
            let tiling = &mut shell.view.editors.tiling;
            if tiling.editor.stroke().is_some() {
                tiling.editor.release();
                tiling.paint();
            }
        });
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
        let table = &mut shell.view.editors.table;
        if let Some((row, col)) = table.place(&cell) {
            table.editor.change(|drawn| drawn.toggle(row, col));
            table.paint();
            table.go_to(row, col);
        }
        return;
    }
    let Some(button) = dom::closest(event, "[data-edit]") else {
        return;
    };
    let what = button.get_attribute("data-edit").unwrap_or_default();
    match what.as_str() {
        "cancel" => dialog.close(),
        "use" if tables => use_table(shell, &dialog),
        "use" => use_tiling(shell, &dialog),
        _ if tables => press_table(shell, &button, &what),
        _ => press_tiling(shell, &button, &what),
    }
}

fn press_tiling(shell: &mut Shell, button: &Element, what: &str) {
    let view = &mut shell.view.editors.tiling;
    let editor = &mut view.editor;
    let value = button.get_attribute("data-value").unwrap_or_default();
    let card = number_around(button, "data-card");
    match what {
        "undo" => editor.undo(),
        "redo" => editor.redo(),
        "fill" => editor.change(|drawn| drawn.board.fill(Square::Cell)),
        "clear" => editor.change(|drawn| drawn.board.fill(Square::Hole)),
        "board" => {
            let ready = BOARDS.iter().find(|ready| ready.word == value);
            if let Some(ready) = ready {
                editor.change(|drawn| drawn.board = ready.sheet());
            }
        }
        "set" => {
            let set = sets::named(&value).unwrap_or_default();
            editor.change(|drawn| drawn.add_set(&set));
        }
        "add" => editor.change(Tiling::add_piece),
        "none" => editor.change(|drawn| drawn.pieces.clear()),
        "duplicate" => editor.change(|drawn| drawn.duplicate(card)),
        "remove" => editor.remove_piece(card),
        _ => {}
    }
    view.paint();
    match what {
        "add" => view
            .cards
            .focus_letter(view.editor.drawn().pieces.len() - 1),
        "duplicate" => view.cards.focus_letter(card + 1),
        "remove" if !view.cards.focus_remove(card) => view.focus_add(),
        _ => {}
    }
}

fn press_table(shell: &mut Shell, button: &Element, what: &str) {
    let view = &mut shell.view.editors.table;
    let editor = &mut view.editor;
    let col = number_around(button, "data-column");
    let row = number_around(button, "data-row");
    match what {
        "undo" => editor.undo(),
        "redo" => editor.redo(),
        "add-item" => editor.change(|drawn| drawn.add_item()),
        "add-option" => editor.change(|drawn| drawn.add_option()),
        "remove-item" => editor.change(|drawn| drawn.remove_item(col)),
        "remove-option" => editor.change(|drawn| drawn.remove_option(row)),
        "kind" => {
            let secondary = editor
                .drawn()
                .items()
                .get(col)
                .is_some_and(|it| it.secondary);
            editor.change(|drawn| drawn.set_secondary(col, !secondary));
        }
        "empty" => editor.change(|drawn| *drawn = Table::empty(3, 3)),
        "sample" => {
            let id = button.get_attribute("data-value").unwrap_or_default();
            if let Ok(sample) = catalogue::load(&id) {
                editor.replace(sample.puzzle().problem());
            }
        }
        _ => {}
    }
    view.paint();
    match what {
        "remove-item" => view.focus_remove_item(col),
        "remove-option" => view.focus_remove_option(row),
        _ => {}
    }
}

/// The number in an attribute of the element or of one around it.
fn number_around(element: &Element, attribute: &str) -> usize {
    let selector = joined(&["[", attribute, "]"]);
    let around = element.closest(&selector).ok().flatten();
    let number = around.and_then(|around| around.get_attribute(attribute)?.parse().ok());
    number.unwrap_or(usize::MAX)
}

/// Puts what is drawn on the stage, or says why not.
fn use_tiling(shell: &mut Shell, dialog: &HtmlDialogElement) {
    let view = &mut shell.view.editors.tiling;
    let Some(text) = view.editor.text() else {
        return view.focus_complaint();
    };
    let refused = put(shell, Format::Tiling, text, dialog);
    let view = &mut shell.view.editors.tiling;
    view.editor.answered(refused);
    view.paint();
}

/// Puts the table on the stage, or says why not.
fn use_table(shell: &mut Shell, dialog: &HtmlDialogElement) {
    let view = &mut shell.view.editors.table;
    let Some(text) = view.editor.text() else {
        return view.focus_complaint();
    };
    let refused = put(shell, Format::Knuth, text, dialog);
    let view = &mut shell.view.editors.table;
    view.editor.answered(refused);
    view.paint();
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
    if tables {
        let col = number_around(&field, "data-column");
        let view = &mut shell.view.editors.table;
        view.editor
            .change(|drawn| drawn.rename(col, &field.value()));
        return view.paint();
    }
    let done = event.type_() == "change";
    let view = &mut shell.view.editors.tiling;
    let editor = &mut view.editor;
    let (card, text, on) = (
        number_around(&field, "data-card"),
        field.value(),
        field.checked(),
    );
    match field.get_attribute("data-field").as_deref() {
        Some("letter") => editor.change_piece(card, |piece| piece.type_letter(&text)),
        Some("copies") => match text.parse() {
            Ok(copies) => editor.set_copies(card, copies),
            // Not a number yet; afterwards the one it was stands there again.
            Err(_) if !done => return,
            Err(_) => {}
        },
        Some("turn") => editor.change_piece(card, |piece| piece.may_turn = on),
        Some("flip") => editor.change_piece(card, |piece| piece.may_flip = on),
        Some("side") if done => view.resize(),
        Some("brush") => view.choose_brush(),
        _ => return,
    }
    view.paint();
}

/// The focus has come to a field with few characters: to be typed over.
fn focus_in(_: &mut Shell, event: &Event) {
    let field = dom::closest_as::<HtmlInputElement>(event, ".editor .short input");
    if let Some(field) = field {
        field.select();
    }
}

/// The sheet that an event happened on.
fn sheet(event: &Event) -> Option<On> {
    let host = dom::closest(event, "[data-sheet]")?;
    match host.get_attribute("data-sheet")?.as_str() {
        "board" => Some(On::Board),
        at => at.parse().ok().map(On::Piece),
    }
}

fn pointer_down(shell: &mut Shell, event: &Event) {
    let (Some(on), Some(pointer)) = (sheet(event), event.dyn_ref::<PointerEvent>()) else {
        return;
    };
    // A second finger does not paint.
    if pointer.button() != 0 || !pointer.is_primary() {
        return;
    }
    let view = &mut shell.view.editors.tiling;
    let at = view.sheet(on).and_then(|sheet| {
        let at = sheet.at(pointer.client_x(), pointer.client_y())?;
        sheet.set_cursor(at);
        Some(at)
    });
    if let Some(at) = at {
        view.editor.press(on, at);
        view.paint();
    }
}

fn pointer_move(shell: &mut Shell, event: &Event) {
    let view = &mut shell.view.editors.tiling;
    let (Some(on), Some(pointer)) = (view.editor.stroke(), event.dyn_ref::<PointerEvent>()) else {
        return;
    };
    if !pointer.is_primary() {
        return;
    }
    let at = view
        .sheet(on)
        .and_then(|sheet| sheet.at(pointer.client_x(), pointer.client_y()));
    view.editor.drag(at);
    view.paint();
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
        table_key(shell, event, &name)
    } else {
        sheet_key(shell, event, &name, key.shift_key())
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

/// On a sheet: arrows move, with Shift they draw on; Space is a press.
fn sheet_key(shell: &mut Shell, event: &Event, name: &str, draws: bool) -> bool {
    let Some(on) = sheet(event) else { return false };
    let view = &mut shell.view.editors.tiling;
    let Some(at) = view.sheet(on).map(|sheet| sheet.cursor()) else {
        return false;
    };
    let mark = match name {
        " " | "Enter" => {
            view.editor.press(on, at);
            return finish(shell);
        }
        "1" | "#" => Square::Cell,
        "0" | "." | "Delete" | "Backspace" => Square::Hole,
        "?" | "o" | "O" if on == On::Board => Square::Optional,
        _ => {
            let Some((down, right)) = arrow(name) else {
                return false;
            };
            let mark = view
                .editor
                .sheet(on)
                .and_then(|sheet| sheet.marks().get(at))
                .copied();
            if let Some(sheet) = view.sheet(on) {
                sheet.go(down as i32, right as i32);
                let at = sheet.cursor();
                if let Some(mark) = mark.filter(|_| draws) {
                    view.editor.begin(on, at, mark);
                }
            }
            return finish(shell);
        }
    };
    view.editor.begin(on, at, mark);
    finish(shell)
}

fn finish(shell: &mut Shell) -> bool {
    let view = &mut shell.view.editors.tiling;
    view.editor.release();
    view.paint();
    true
}

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

/// In the table: arrows move, digits and letters write; Enter and the arrow
/// down lead from a name to what stands below it.
fn table_key(shell: &mut Shell, event: &Event, name: &str) -> bool {
    let view = &mut shell.view.editors.table;
    if let Some(field) = dom::closest(event, "input.name") {
        if matches!(name, "Enter" | "ArrowDown") {
            view.go_to(0, number_around(&field, "data-column"));
            return true;
        }
        return false;
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
