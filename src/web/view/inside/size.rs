//! How large an element is. To ask it amid a paint makes the browser lay out
//! what has been painted so far; so it tells by itself, once it knows.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};

use crate::web::dom::Sure;
use crate::web::shell;

/// The width and height of an element inside its borders, in CSS pixels.
pub struct Size {
    now: Rc<Cell<(i32, i32)>>,
    observer: ResizeObserver,
    _call: Closure<dyn FnMut(Array)>,
}

impl Size {
    /// Of this element, which is on the page. When it changes the page is
    /// painted again.
    pub fn of(element: &HtmlElement) -> Self {
        let now = Rc::new(Cell::new(measure(element)));
        let (kept, seen) = (Rc::clone(&now), element.clone());
        let call = Closure::<dyn FnMut(Array)>::new(move |_| {
            let size = measure(&seen);
            if kept.replace(size) != size {
                shell::with(|shell| shell.repaint());
            }
        });
        let observer = ResizeObserver::new(call.as_ref().unchecked_ref()).sure();
        observer.observe(element);
        Size {
            now,
            observer,
            _call: call,
        }
    }

    /// As it was last told.
    pub fn get(&self) -> (i32, i32) {
        self.now.get()
    }
}

impl Drop for Size {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

fn measure(element: &HtmlElement) -> (i32, i32) {
    (element.client_width(), element.client_height())
}
