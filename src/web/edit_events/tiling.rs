//! What events ask the editor of boards and pieces for.

use web_sys::{Element, Event, HtmlDialogElement, HtmlInputElement};

use super::strokes::sheet;
use super::{arrow, number_around, put};
use crate::document::Format;
use crate::edit::{BOARDS, On, Tiling};
use crate::puzzle::polyomino::{Square, sets};
use crate::web::shell::Shell;

/// A button is pressed.
pub(super) fn press(shell: &mut Shell, button: &Element, what: &str) {
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

/// On a sheet: arrows move, with Shift they draw on; Space is a press.
pub(super) fn key(shell: &mut Shell, event: &Event, name: &str, draws: bool) -> bool {
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

/// Something is typed, or a choice is made, which may be done with.
pub(super) fn field(shell: &mut Shell, field: &HtmlInputElement, done: bool) {
    let view = &mut shell.view.editors.tiling;
    let editor = &mut view.editor;
    let (card, text, on) = (
        number_around(field, "data-card"),
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
