//! Listeners, each once for the whole document, that turn events into
//! actions. All end with the signal.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    AbortSignal, AddEventListenerOptions, Element, ErrorEvent, Event, EventTarget, KeyboardEvent,
    WheelEvent,
};

use super::clicks::click;
use super::dom::{self, Sure};
use super::fields::{change, close, focus_out, input, submit};
use super::pointing::{cell_at, focus_in, point, pointer_down};
use super::shell::{self, Shell};
use super::{edit_events, files, keys, life};

/// What is done when something happens.
type Handle = fn(&mut Shell, &Event);

/// What may happen to something that is dragged.
const DRAGS: [(&str, Handle); 6] = [
    ("dragstart", files::own),
    ("dragend", files::own),
    ("dragenter", files::over),
    ("dragover", files::over),
    ("dragleave", files::leave),
    ("drop", files::drop),
];

/// Begins to listen.
pub fn listen(signal: &AbortSignal) {
    let document = dom::document();
    on(&document, signal, "click", click);
    on(&document, signal, "input", input);
    on(&document, signal, "change", change);
    on(&document, signal, "paste", files::paste);
    on(&document, signal, "submit", submit);
    on(&document, signal, "close", close);
    on(&document, signal, "focusin", focus_in);
    on(&document, signal, "focusout", focus_out);
    on(&document, signal, "pointerdown", pointer_down);
    for end in ["pointerup", "pointercancel"] {
        on(&document, signal, end, |shell, _| {
            shell.hold.release();
            shell.pan.release();
        });
    }
    on(&document, signal, "pointerleave", |shell, event| {
        // Dragged off, the button is no longer held.
        if let Some(element) = event.target().and_then(|it| it.dyn_into::<Element>().ok())
            && matches!(element.id().as_str(), "step" | "back")
        {
            shell.hold.release();
        }
    });
    on(&document, signal, "pointerover", |shell, event| {
        if let Some(at) = cell_at(shell, event) {
            shell.view.board.explain(at);
        }
    });
    on(&document, signal, "toggle", |_, event| {
        // What unfolds at the foot of a dialog is scrolled to.
        if let Some(part) = dom::closest(event, "dialog details[open]") {
            dom::reveal(&part);
        }
    });
    for (name, handle) in DRAGS {
        on(&document, signal, name, handle);
    }
    for moved in ["pointermove", "pointerover", "pointerout"] {
        on(&document, signal, moved, point);
    }
    for moved in ["popstate", "hashchange"] {
        on(&dom::window(), signal, moved, |shell, _| shell.on_address());
    }
    on(&dom::window(), signal, "pagehide", |shell, _| {
        shell.address.leave(&shell.app);
    });
    for moved in ["scroll", "resize"] {
        on(&dom::window(), signal, moved, |shell, _| shell.repaint());
    }
    on(&document, signal, "mousedown", |shell, event| {
        // The arrows go on stepping: the focus is not for looking at a cell.
        if cell_at(shell, event).is_some() && !shell.view.board.can_edit() {
            event.prevent_default();
        }
    });
    on(&document, signal, "contextmenu", |_, event| {
        // A long press is how Step is held down on a phone.
        if dom::closest(event, "#step, #back").is_some() {
            event.prevent_default();
        }
    });
    on(&document, signal, "visibilitychange", |shell, _| {
        shell.repaint()
    });
    on(&document, signal, "keydown", |shell, event| {
        shell.by_pointer = false;
        if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
            keys::press(shell, key);
        }
    });
    edit_events::listen(signal);
    on_wheel(signal);
    on_error(signal)
}

/// Listens while events travel inwards, so that those which do not travel
/// outwards (a dialog's `close`) are heard too.
pub fn on(target: &EventTarget, signal: &AbortSignal, name: &str, handle: Handle) {
    let call = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        shell::with(|shell| handle(shell, &event));
    });
    add(target, signal, name, call.into_js_value().unchecked_ref())
}

/// Ctrl and the wheel zoom the view under the pointer rather than the page.
/// Listened for on the panels only: a listener that may prevent scrolling
/// makes the browser wait for it.
fn on_wheel(signal: &AbortSignal) {
    let call = Closure::<dyn FnMut(Event)>::new(|event: Event| {
        let Some(wheel) = event.dyn_ref::<WheelEvent>().filter(|it| it.ctrl_key()) else {
            return;
        };
        let closer = wheel.delta_y() < 0.0;
        shell::with(|shell| {
            if shell.view.panels.zoom(&event, closer) {
                event.prevent_default();
                shell.repaint();
            }
        });
    });
    let panels: Element = dom::find("panels");
    add(
        &panels,
        signal,
        "wheel",
        call.into_js_value().unchecked_ref(),
    )
}

/// Errors do not go through the shell: when they come it is past use.
fn on_error(signal: &AbortSignal) {
    let call = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if let Some(error) = event.dyn_ref::<ErrorEvent>() {
            life::on_error(error);
        }
    });
    let window = dom::window();
    add(
        &window,
        signal,
        "error",
        call.into_js_value().unchecked_ref(),
    )
}

fn add(target: &EventTarget, signal: &AbortSignal, name: &str, call: &js_sys::Function) {
    let options = AddEventListenerOptions::new();
    options.set_capture(true);
    options.set_signal(signal);
    options.set_passive(false);
    target
        .add_event_listener_with_callback_and_add_event_listener_options(name, call, &options)
        .sure();
}
