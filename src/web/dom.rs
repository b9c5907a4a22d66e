//! Small hands for the DOM: find, create, and write only what differs.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, ScrollIntoViewOptions, ScrollLogicalPosition, Window};

use std::cell::Cell;
use std::rc::Rc;

use super::life;
use crate::words::joined;

/// For calls that fail only if the page is not the one this was written for:
/// then the program ends, and says so.
pub trait Sure<T> {
    /// What the call gave.
    fn sure(self) -> T;
}

impl<T> Sure<T> for Result<T, JsValue> {
    fn sure(self) -> T {
        match self {
            Ok(value) => value,
            Err(error) => fail(error),
        }
    }
}

#[cold]
fn fail(error: JsValue) -> ! {
    life::on_failure(&error);
    wasm_bindgen::throw_val(error)
}

#[cold]
fn missing(what: &str) -> ! {
    fail(js_sys::Error::new(&joined(&["the page has no proper ", what])).into())
}

/// The window.
pub fn window() -> Window {
    web_sys::window().unwrap_or_else(|| missing("window"))
}

/// The document.
pub fn document() -> Document {
    window().document().unwrap_or_else(|| missing("document"))
}

/// The element `<html>`.
pub fn root() -> Element {
    document()
        .document_element()
        .unwrap_or_else(|| missing("root"))
}

/// Milliseconds since the page was opened.
pub fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now())
}

/// Measures, among the browser's own measurements, how long some work takes.
/// Only the last one is kept; a `PerformanceObserver` sees them all. A
/// measurement that fails changes nothing.
pub fn measured<R>(what: &str, work: impl FnOnce() -> R) -> R {
    let clock = window().performance();
    if let Some(clock) = &clock {
        clock.clear_measures_with_measure_name(what);
        clock.clear_marks_with_mark_name(what);
        let _ = clock.mark(what);
    }
    let done = work();
    if let Some(clock) = &clock {
        let _ = clock.measure_with_start_mark(what, what);
    }
    done
}

/// Whether the page was loaded again, and not come to.
pub fn is_reload() -> bool {
    let entries = window()
        .performance()
        .map(|clock| clock.get_entries_by_type("navigation"));
    let entry = entries.map_or(JsValue::UNDEFINED, |entries| entries.get(0));
    let how = js_sys::Reflect::get(&entry, &JsValue::from_str("type"));
    how.is_ok_and(|how| how == "reload")
}

/// Whether the user has asked for little movement.
pub fn prefers_stillness() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Calls one of the two once the promise is kept or broken. Both are freed
/// with it.
pub fn then(
    promise: &JsValue,
    done: impl FnOnce(JsValue) + 'static,
    failed: impl FnOnce() + 'static,
) {
    let done = Closure::once_into_js(done);
    let failed = Closure::once_into_js(move |_: JsValue| failed());
    let then = js_sys::Reflect::get(promise, &JsValue::from_str("then")).sure();
    let then: js_sys::Function = then.unchecked_into();
    then.call2(promise, &done, &failed).sure();
}

/// The element of this id, as what it should be.
pub fn find<T: JsCast>(id: &str) -> T {
    let found = document()
        .get_element_by_id(id)
        .and_then(|found| found.dyn_into().ok());
    found.unwrap_or_else(|| missing(id))
}

/// What must be there, such as what a canvas draws with.
pub fn some<T>(found: Option<T>, what: &str) -> T {
    found.unwrap_or_else(|| missing(what))
}

/// A new HTML element of this class, last in its parent.
pub fn append(parent: &Element, tag: &str, class: &str) -> Element {
    let child = document().create_element(tag).sure();
    if !class.is_empty() {
        child.set_class_name(class);
    }
    parent.append_child(&child).sure();
    child
}

/// A new SVG element with these attributes, last in its parent.
pub fn append_svg(parent: &Element, tag: &str, attributes: &[(&str, &str)]) -> Element {
    let child = document()
        .create_element_ns(Some("http://www.w3.org/2000/svg"), tag)
        .sure();
    for (name, value) in attributes {
        child.set_attribute(name, value).sure();
    }
    parent.append_child(&child).sure();
    child
}

/// Writes an attribute.
pub fn set(element: &Element, name: &str, value: &str) {
    element.set_attribute(name, value).sure();
}

/// The element that an event happened in, or the nearest one around it that
/// the selector finds.
pub fn closest(event: &web_sys::Event, selector: &str) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(selector).ok().flatten()
}

/// The same, as what it should be.
pub fn closest_as<T: JsCast>(event: &web_sys::Event, selector: &str) -> Option<T> {
    closest(event, selector)?.dyn_into().ok()
}

/// Scrolls no further than it takes to see all of the element.
pub fn reveal(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// An element's text, written only when it differs.
pub struct Text {
    node: Element,
    last: Option<String>,
}

impl Text {
    /// The text of the element of this id.
    pub fn of(id: &str) -> Self {
        Text::on(find(id))
    }

    /// The text of this element.
    pub fn on(node: Element) -> Self {
        Text { node, last: None }
    }

    /// Writes it.
    pub fn set(&mut self, text: &str) {
        if self.last.as_deref() != Some(text) {
            self.node.set_text_content(Some(text));
            self.last = Some(text.to_owned());
        }
    }
}

/// An element's attribute, written only when it differs.
pub struct Attr {
    node: Element,
    name: &'static str,
    last: Option<String>,
}

impl Attr {
    /// The attribute of the element of this id.
    pub fn of(id: &str, name: &'static str) -> Self {
        Attr::on(find(id), name)
    }

    /// The attribute of this element.
    pub fn on(node: Element, name: &'static str) -> Self {
        Attr {
            node,
            name,
            last: None,
        }
    }

    /// Writes it.
    pub fn set(&mut self, value: &str) {
        if self.last.as_deref() != Some(value) {
            self.node.set_attribute(self.name, value).sure();
            self.last = Some(value.to_owned());
        }
    }

    /// Writes `true` or `false`.
    pub fn set_bool(&mut self, value: bool) {
        self.set(if value { "true" } else { "false" })
    }

    /// Writes it empty or takes it away, as with `hidden`.
    pub fn toggle(&mut self, on: bool) {
        let value = if on { "on" } else { "off" };
        if self.last.as_deref() != Some(value) {
            self.node.toggle_attribute_with_force(self.name, on).sure();
            self.last = Some(value.to_owned());
        }
    }
}

/// Something to be done after a while. Stops for good when the page dies.
pub struct Timer {
    call: Closure<dyn FnMut()>,
    id: Rc<Cell<i32>>,
}

impl Timer {
    /// Not yet started.
    pub fn new(mut call: impl FnMut() + 'static) -> Self {
        let id = Rc::new(Cell::new(0));
        life::register_timer(&id);
        let running = Rc::clone(&id);
        let call = Closure::new(move || {
            running.set(0);
            call();
        });
        Timer { call, id }
    }

    /// Calls once after so many milliseconds, unless it is waiting already.
    pub fn start(&self, milliseconds: f64) {
        if self.id.get() == 0 {
            let id = window()
                .set_timeout_with_callback_and_timeout_and_arguments_0(
                    self.call.as_ref().unchecked_ref(),
                    milliseconds as i32,
                )
                .sure();
            self.id.set(id);
        }
    }

    /// Not now.
    pub fn stop(&self) {
        window().clear_timeout_with_handle(self.id.replace(0));
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.stop();
    }
}
