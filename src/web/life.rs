//! The end of the program: once something has gone wrong in it, the page says
//! so and nothing calls into the module any more.
//!
//! What must be stopped is kept here, apart from the shell, because the shell
//! is most likely borrowed when it happens.

use std::cell::{Cell, RefCell};
use std::panic::PanicHookInfo;
use std::rc::Rc;

use js_sys::JsString;
use js_sys::WebAssembly::RuntimeError;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsError, JsValue};
use web_sys::{AbortController, ErrorEvent, MessagePort};

use super::{dom, shell, store};

#[derive(Default)]
struct Life {
    dead: Cell<bool>,
    /// Whether a board has been shown since the page was loaded.
    painted: Cell<bool>,
    listeners: RefCell<Option<AbortController>>,
    port: RefCell<Option<MessagePort>>,
    frame: Cell<i32>,
    timers: RefCell<Vec<Rc<Cell<i32>>>>,
}

/// The one life there is.
fn life() -> &'static Life {
    thread_local! {
        static LIFE: &'static Life = Box::leak(Box::default());
    }
    LIFE.with(|life| *life)
}

/// Begins a life: from here on a panic ends it.
pub fn begin(listeners: AbortController, port: MessagePort) {
    std::panic::set_hook(Box::new(on_panic));
    let life = life();
    if let Some(earlier) = life.listeners.replace(Some(listeners)) {
        earlier.abort();
    }
    if let Some(earlier) = life.port.replace(Some(port)) {
        earlier.close();
    }
}

/// The board is on the screen: what was saved is sound.
pub fn painted() {
    life().painted.set(true);
}

/// A timer to be stopped at the end.
pub fn register_timer(id: &Rc<Cell<i32>>) {
    life().timers.borrow_mut().push(Rc::clone(id));
}

/// The frame asked for, to be called off at the end; 0 if none.
pub fn set_frame(id: i32) {
    life().frame.set(id);
}

/// The frame asked for; 0 if none.
pub fn frame() -> i32 {
    life().frame.get()
}

/// Whether the program has come to its end.
pub fn is_over() -> bool {
    life().dead.get()
}

/// For exported functions: nothing is done after the end.
///
/// # Errors
/// The program has come to its end.
pub fn check() -> Result<(), JsError> {
    match is_over() {
        true => Err(JsError::new(
            "DLX Stage has stopped after an error; reload the page",
        )),
        false => Ok(()),
    }
}

/// What the names of this program's files begin with, the .wasm and its loader.
const FILES: &str = concat!(env!("CARGO_PKG_NAME"), "-");

/// An uncaught error of the window. It is the end if the module trapped, or if
/// the error flew through the shell in the middle of its work. All other errors
/// are none of ours: what [`Solver`](super::Solver) refuses on purpose and
/// nobody catches, another module's traps, a browser extension's mistakes.
pub fn on_error(event: &ErrorEvent) {
    if is_own_trap(&event.error()) {
        return end(&event.message());
    }
    // Once all calls have returned, for the error may have been reported
    // in the middle of a call.
    let message = event.message();
    let look = Closure::once_into_js(move || {
        if shell::is_stuck() {
            end(&message);
        }
    });
    let _ = dom::window().set_timeout_with_callback(look.unchecked_ref());
}

/// Panics end the program through their hook; this is for the rest, such as
/// too little memory.
fn is_own_trap(error: &JsValue) -> bool {
    if !error.is_instance_of::<RuntimeError>() {
        return false;
    }
    let stack = js_sys::Reflect::get(error, &JsValue::from_str("stack")).ok();
    let stack = stack.and_then(|stack| stack.dyn_into::<JsString>().ok());
    stack.is_some_and(|stack| stack.includes(FILES, 0))
}

/// A DOM call failed where it never should.
pub fn on_failure(error: &JsValue) {
    let message = error
        .dyn_ref::<js_sys::Error>()
        .map(|error| String::from(error.message()));
    end(&message.or_else(|| error.as_string()).unwrap_or_default());
}

fn on_panic(info: &PanicHookInfo) {
    console_error_panic_hook::hook(info);
    end(&info.to_string());
}

/// Stops all that is going on and says so. Must not panic itself.
fn end(why: &str) {
    let first = !life().dead.replace(true);
    if !first {
        return;
    }
    stop(life());
    tell(why);
}

fn stop(life: &Life) {
    if let Ok(Some(listeners)) = life.listeners.try_borrow().as_deref() {
        listeners.abort();
    }
    if let Ok(Some(port)) = life.port.try_borrow().as_deref() {
        port.set_onmessage(None);
        port.close();
    }
    if let Some(window) = web_sys::window() {
        let _ = window.cancel_animation_frame(life.frame.get());
        for timer in life
            .timers
            .try_borrow()
            .iter()
            .flat_map(|timers| timers.iter())
        {
            window.clear_timeout_with_handle(timer.get());
        }
    }
    // If the puzzle saved is what broke it, the next visit must not load it.
    if !life.painted.get() {
        store::forget();
    }
}

/// Nothing here may fail: what is missing is left out.
fn tell(why: &str) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        return;
    };
    if let Some(page) = document.document_element() {
        let _ = page.set_attribute("data-state", "crashed");
    }
    if let Some(text) = document.get_element_by_id("crash-why") {
        text.set_text_content(Some(why));
    }
    if let Some(message) = document.get_element_by_id("crash") {
        let _ = message.remove_attribute("hidden");
    }
}
