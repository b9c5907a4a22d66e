//! The keyboard. A field, a slider and a list keep their keys; the board
//! keeps arrows and digits; the rest are shortcuts.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::clicks::set_cell;
use super::dom::{self, Sure};
use super::fields::choose;
use super::shell::Shell;
use crate::app::{Action, Guide};
use crate::thing::Thing;

/// A key went down somewhere on the page.
pub fn press(shell: &mut Shell, event: &KeyboardEvent) {
    let chord = event.ctrl_key() || event.alt_key() || event.meta_key();
    if chord || event.is_composing() || shell.view.dialogs.is_open() {
        return;
    }
    let key = event.key();
    if dom::closest(event, "#picker").is_some() {
        let choice = shell.view.header.picker.press(&key);
        if choice.is_some() {
            event.prevent_default();
        }
        return choose(shell, choice);
    }
    if dom::closest(event, "input, textarea, select, [contenteditable]").is_some() {
        return;
    }
    let on_board = dom::closest(event, "#board").is_some();
    if on_board && on_board_key(shell, &key) {
        event.prevent_default();
        return;
    }
    if in_panel(shell, event, &key) {
        return event.prevent_default();
    }
    if key == "Enter" && pick_focused(shell, event) {
        return event.prevent_default();
    }
    if key == "Escape" && shell.view.keypad.close() {
        return shell.repaint();
    }
    match shortcut(&key).or_else(|| guide(shell, &key)) {
        // Space on a button presses that button.
        Some(Action::TogglePlay) if dom::closest(event, "button, a").is_some() => {}
        Some(action) => {
            event.prevent_default();
            let repeats = matches!(action, Action::Step | Action::Back);
            match event.repeat() && !repeats {
                true => {}
                false => shell.dispatch(action),
            }
        }
        None if key == "?" => {
            event.prevent_default();
            shell.view.dialogs.open("keys")
        }
        None => {}
    }
}

/// Within a view of the inside: Enter on the view leads to the first thing in
/// it, the arrows from thing to thing, Escape back to the view; whether the key
/// was for that.
fn in_panel(shell: &mut Shell, event: &KeyboardEvent, key: &str) -> bool {
    let Some(panel) = dom::closest(event, ".panel-body") else {
        return false;
    };
    let on_thing = dom::closest(event, "[data-thing]");
    let by = match (key, &on_thing) {
        ("Escape", Some(_)) => {
            let view = panel.query_selector("[tabindex='0']").ok().flatten();
            return focus(shell, view);
        }
        ("Enter", None) if dom::closest(event, "button, a, select").is_none() => 0,
        ("ArrowRight" | "ArrowDown", Some(_)) => 1,
        ("ArrowLeft" | "ArrowUp", Some(_)) => -1,
        _ => return false,
    };
    let things = panel.query_selector_all("[data-thing]").sure();
    let all = (0..things.length()).filter_map(|at| things.get(at)?.dyn_into::<Element>().ok());
    let seen: Vec<Element> = all
        .filter(|thing| thing.client_height() > 0 || is_svg(thing))
        .collect();
    let here = seen
        .iter()
        .position(|thing| Some(thing) == on_thing.as_ref());
    let next = here.map_or(0, |here| here.saturating_add_signed(by));
    focus(shell, seen.get(next).cloned())
}

/// What is drawn in SVG has no box of its own.
fn is_svg(element: &Element) -> bool {
    element
        .namespace_uri()
        .is_some_and(|uri| uri.ends_with("svg"))
}

/// Puts the focus there, and points at what that stands for: the event of the
/// focus itself comes while the shell is at work, and is not heard.
fn focus(shell: &mut Shell, element: Option<Element>) -> bool {
    let Some(element) = element else { return false };
    if !element.has_attribute("tabindex") {
        dom::set(&element, "tabindex", "-1");
    }
    // HTML and SVG elements share the method.
    element.unchecked_ref::<HtmlElement>().focus().sure();
    let text = element.get_attribute("data-thing");
    shell.point(text.as_deref().and_then(Thing::from_text));
    true
}

/// Enter on something that stands for an item or option picks it, as a click
/// does. A button keeps its Enter.
fn pick_focused(shell: &mut Shell, event: &KeyboardEvent) -> bool {
    let focused = dom::closest(event, "[data-thing], button, a");
    let text = focused.and_then(|focused| focused.get_attribute("data-thing"));
    let thing = text.as_deref().and_then(Thing::from_text);
    if thing.is_some() {
        shell.dispatch(Action::Pick(thing));
    }
    thing.is_some()
}

fn shortcut(key: &str) -> Option<Action> {
    Some(match key {
        " " => Action::TogglePlay,
        "ArrowRight" => Action::Step,
        "ArrowLeft" => Action::Back,
        "s" | "S" => Action::Solve,
        "a" | "A" => Action::All,
        "r" | "R" => Action::Reset,
        _ => return None,
    })
}

/// What the clickers of lecturers send: in a lesson, its next and previous
/// stop.
fn guide(shell: &Shell, key: &str) -> Option<Action> {
    let guide = match key {
        "PageDown" => Guide::Next,
        "PageUp" => Guide::Previous,
        _ => return None,
    };
    shell.view.lesson.is_open().then_some(Action::Lesson(guide))
}

/// A key while a cell has the focus; whether it was for the board.
fn on_board_key(shell: &mut Shell, key: &str) -> bool {
    match key {
        "ArrowUp" => shell.view.board.go(-1, 0),
        "ArrowDown" => shell.view.board.go(1, 0),
        "ArrowLeft" => shell.view.board.go(0, -1),
        "ArrowRight" => shell.view.board.go(0, 1),
        "Home" => shell.view.board.go(0, -i32::from(u16::MAX)),
        "End" => shell.view.board.go(0, i32::from(u16::MAX)),
        "Escape" => return leave(shell),
        "Delete" | "Backspace" | "0" | "." => write(shell, None),
        "Enter" => return open_keypad(shell),
        _ => match shell.view.board.symbol(key) {
            Some(symbol) => write(shell, Some(symbol)),
            None => return false,
        },
    }
    true
}

fn write(shell: &mut Shell, symbol: Option<u16>) {
    if shell.view.board.can_edit() {
        shell.dispatch(set_cell(shell, symbol));
    } else if shell.view.board.is_sudoku() {
        shell.view.dialogs.hint();
        shell.repaint();
    }
}

/// Escape puts the digits away; once more, it leads to Step, where the arrows
/// step again.
fn leave(shell: &mut Shell) -> bool {
    if shell.view.keypad.close() {
        shell.repaint();
    } else {
        dom::find::<HtmlElement>("step").focus().sure();
    }
    true
}

/// The digits to tap, or, in the midst of a search, the cell is picked.
fn open_keypad(shell: &mut Shell) -> bool {
    if shell.view.board.can_edit() {
        shell.view.keypad.open();
        shell.repaint();
    } else {
        let thing = shell.view.board.thing_at_cursor();
        shell.dispatch(Action::Pick(thing));
    }
    true
}
