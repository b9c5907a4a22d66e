//! Small hands for the DOM: find, create, and write only what differs.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Window};

use std::cell::Cell;
use std::rc::Rc;

use super::life;

/// What a DOM call that may fail gives.
pub type Dom<T = ()> = Result<T, JsValue>;

/// The window; an error in a worker, where there is none.
pub fn window() -> Dom<Window> {
    web_sys::window().ok_or_else(|| JsValue::from_str("there is no window"))
}

/// The document.
pub fn document() -> Dom<Document> {
    window()?
        .document()
        .ok_or_else(|| JsValue::from_str("there is no document"))
}

/// Milliseconds since the page was opened.
pub fn now() -> f64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0.0, |performance| performance.now())
}

/// The element of this id, as what it should be.
pub fn find<T: JsCast>(id: &str) -> Dom<T> {
    let missing = || JsValue::from_str(&["the page has no proper element #", id].concat());
    let found = document()?.get_element_by_id(id).ok_or_else(missing)?;
    found.dyn_into().map_err(|_| missing())
}

/// A new HTML element of this class, last in its parent.
pub fn append(parent: &Element, tag: &str, class: &str) -> Dom<Element> {
    let child = document()?.create_element(tag)?;
    if !class.is_empty() {
        child.set_class_name(class);
    }
    parent.append_child(&child)?;
    Ok(child)
}

/// A new SVG element with these attributes, last in its parent.
pub fn append_svg(parent: &Element, tag: &str, attributes: &[(&str, &str)]) -> Dom<Element> {
    let child = document()?.create_element_ns(Some("http://www.w3.org/2000/svg"), tag)?;
    for (name, value) in attributes {
        child.set_attribute(name, value)?;
    }
    parent.append_child(&child)?;
    Ok(child)
}

/// The element that an event happened in, or the nearest one around it that
/// the selector finds.
pub fn closest(event: &web_sys::Event, selector: &str) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(selector).ok().flatten()
}

/// An element's text, written only when it differs.
pub struct Text {
    node: Element,
    last: Option<String>,
}

impl Text {
    /// The text of the element of this id.
    pub fn of(id: &str) -> Dom<Self> {
        Ok(Text {
            node: find(id)?,
            last: None,
        })
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
    pub fn of(id: &str, name: &'static str) -> Dom<Self> {
        Ok(Attr::on(find(id)?, name))
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
    pub fn set(&mut self, value: &str) -> Dom {
        if self.last.as_deref() != Some(value) {
            self.node.set_attribute(self.name, value)?;
            self.last = Some(value.to_owned());
        }
        Ok(())
    }

    /// Writes `true` or `false`.
    pub fn set_bool(&mut self, value: bool) -> Dom {
        self.set(if value { "true" } else { "false" })
    }

    /// Writes it empty or takes it away, as with `hidden`.
    pub fn toggle(&mut self, on: bool) -> Dom {
        let value = if on { "on" } else { "off" };
        if self.last.as_deref() != Some(value) {
            self.node.toggle_attribute_with_force(self.name, on)?;
            self.last = Some(value.to_owned());
        }
        Ok(())
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
    pub fn start(&self, milliseconds: f64) -> Dom {
        if self.id.get() == 0 {
            let id = window()?.set_timeout_with_callback_and_timeout_and_arguments_0(
                self.call.as_ref().unchecked_ref(),
                milliseconds as i32,
            )?;
            self.id.set(id);
        }
        Ok(())
    }

    /// Not now.
    pub fn stop(&self) {
        if let Ok(window) = window() {
            window.clear_timeout_with_handle(self.id.replace(0));
        }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.stop();
    }
}
