//! What the pointer, or the focus, is on.

use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, PointerEvent};

use super::dom;
use super::shell::Shell;
use crate::app::Action;
use crate::thing::Thing;

/// The cell that an event happened in.
pub fn cell_at(shell: &Shell, event: &Event) -> Option<usize> {
    let cell = dom::closest(event, "[data-at]")?;
    shell.view.board.index_of(&cell)
}

/// What an event happened on, in whatever view.
pub fn thing_at(shell: &Shell, event: &Event) -> Option<Thing> {
    if let Some(at) = cell_at(shell, event) {
        return shell.view.board.thing(at);
    }
    let marked = dom::closest(event, "[data-thing]");
    let text = marked.and_then(|element| element.get_attribute("data-thing"));
    match text {
        Some(text) => Thing::from_text(&text),
        None => shell.view.panels.thing_at(event),
    }
}

/// The pointer is over something, or has left it. By touch one picks instead.
pub fn point(shell: &mut Shell, event: &Event) {
    if event.type_() == "pointermove" && shell.pan.drag(event) {
        return;
    }
    let touch = event
        .dyn_ref::<PointerEvent>()
        .is_some_and(|it| it.pointer_type() == "touch");
    if touch {
        return;
    }
    let thing = match event.type_() == "pointerout" {
        true => None,
        false => thing_at(shell, event),
    };
    shell.point(thing)
}

/// The focus has come to something.
pub fn focus_in(shell: &mut Shell, event: &Event) {
    if let Some(field) = dom::closest_as::<HtmlInputElement>(event, "#goto-step") {
        // To be typed over.
        field.select();
    }
    let thing = thing_at(shell, event);
    shell.point(thing);
    if let Some(at) = cell_at(shell, event) {
        shell.view.board.set_cursor(at);
    }
}

/// The pointer went down: a button may be held, a picture dragged.
pub fn pointer_down(shell: &mut Shell, event: &Event) {
    shell.by_pointer = true;
    if dom::closest(event, "#picker").is_some() {
        shell.view.header.picker.point();
    }
    shell.pan.press(event);
    let first = event
        .dyn_ref::<PointerEvent>()
        .is_some_and(|pointer| pointer.button() == 0);
    let button = dom::closest(event, "#step, #back").filter(|_| first);
    match button.map(|button| button.id()).as_deref() {
        Some("step") => shell.hold.press(Action::Step),
        Some("back") => shell.hold.press(Action::Back),
        _ => {}
    }
}
