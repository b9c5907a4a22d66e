//! What events ask the editor of boards and pieces for.

use web_sys::{Element, Event, HtmlDialogElement, HtmlInputElement};

use super::strokes::sheet;
use super::{arrow, number_around, put};
use crate::document::Format;
use crate::edit::{BOARDS, On, Tiling, TilingEditor};
use crate::puzzle::polyomino::{Square, sets};
use crate::web::shell::Shell;
use crate::web::view::edit::TilingView;

/// A button is pressed.
pub(super) fn press(shell: &mut Shell, button: &Element, what: &str) {
    let view = &mut shell.view.editors.tiling;
    if let Some(card) = number_around(button, "data-card") {
        return press_on_card(view, what, card);
    }
    let editor = &mut view.editor;
    let value = button.get_attribute("data-value").unwrap_or_default();
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
        _ => {}
    }
    view.paint();
    if what == "add" {
        let last = view.editor.drawn().pieces.len().saturating_sub(1);
        view.cards.focus_letter(last);
    }
}

/// A button on the card of this piece is pressed.
fn press_on_card(view: &mut TilingView, what: &str, card: usize) {
    let editor = &mut view.editor;
    match what {
        "duplicate" => editor.change(|drawn| drawn.duplicate(card)),
        "remove" => editor.remove_piece(card),
        _ => {}
    }
    view.paint();
    match what {
        "duplicate" => view.cards.focus_letter(card.saturating_add(1)),
        "remove" if !view.cards.focus_remove(card) => view.focus_add(),
        _ => {}
    }
}

/// Puts what is drawn on the stage, or says why not.
pub(super) fn put_on_stage(shell: &mut Shell, dialog: &HtmlDialogElement) {
    let view = &mut shell.view.editors.tiling;
    let Some(text) = view.editor.text() else {
        return view.focus_complaint();
    };
    let refused = put(shell, Format::Tiling, text, dialog);
    let view = &mut shell.view.editors.tiling;
    view.editor.answered(refused);
    view.paint();
}

/// On a sheet: arrows move, with Shift they draw on; Space is a press. Whether
/// the key was for the sheet.
pub(super) fn key(shell: &mut Shell, event: &Event, name: &str, draws: bool) -> bool {
    let Some(on) = sheet(event) else { return false };
    let view = &mut shell.view.editors.tiling;
    let Some(at) = view.sheet(on).map(|sheet| sheet.cursor()) else {
        return false;
    };
    match name {
        " " | "Enter" => view.editor.press(on, at),
        "1" | "#" => view.editor.begin(on, at, Square::Cell),
        "0" | "." | "Delete" | "Backspace" => view.editor.begin(on, at, Square::Hole),
        "?" | "o" | "O" if on == On::Board => view.editor.begin(on, at, Square::Optional),
        _ => match arrow(name) {
            Some(by) => go(view, on, by, draws),
            None => return false,
        },
    }
    view.editor.release();
    view.paint();
    true
}

/// Moves on a sheet; drawing, the mark comes along.
fn go(view: &mut TilingView, on: On, (down, right): (isize, isize), draws: bool) {
    let Some(sheet) = view.sheet(on) else { return };
    let from = sheet.cursor();
    sheet.go(down as i32, right as i32);
    let to = sheet.cursor();
    let marks = view.editor.sheet(on).map(|sheet| sheet.marks());
    let mark = marks.and_then(|marks| marks.get(from)).copied();
    if let Some(mark) = mark.filter(|_| draws) {
        view.editor.begin(on, to, mark);
    }
}

/// Something is typed, or a choice is made, which may be done with.
pub(super) fn field(shell: &mut Shell, field: &HtmlInputElement, done: bool) {
    let view = &mut shell.view.editors.tiling;
    let what = field.get_attribute("data-field").unwrap_or_default();
    let changed = match number_around(field, "data-card") {
        Some(card) => card_field(&mut view.editor, field, &what, card, done),
        None => board_field(view, &what, done),
    };
    if changed {
        view.paint();
    }
}

/// A field on the card of this piece; whether anything is to be painted.
fn card_field(
    editor: &mut TilingEditor,
    field: &HtmlInputElement,
    what: &str,
    card: usize,
    done: bool,
) -> bool {
    let (text, on) = (field.value(), field.checked());
    match what {
        "letter" => editor.change_piece(card, |piece| piece.type_letter(&text)),
        "copies" => match text.parse() {
            Ok(copies) => editor.set_copies(card, copies),
            // Not a number yet; afterwards the one it was stands there again.
            Err(_) => return done,
        },
        "turn" => editor.change_piece(card, |piece| piece.may_turn = on),
        "flip" => editor.change_piece(card, |piece| piece.may_flip = on),
        _ => return false,
    }
    true
}

/// A field of the board; whether anything is to be painted.
fn board_field(view: &mut TilingView, what: &str, done: bool) -> bool {
    match what {
        "side" if done => view.resize(),
        "brush" => view.choose_brush(),
        _ => return false,
    }
    true
}
