//! The ways out: a link, code for a frame, files.

mod link;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDialogElement, HtmlInputElement, HtmlTextAreaElement, Navigator};

use crate::app::App;
use crate::web::dom::{self, Sure, Text};
use crate::web::shell;

/// The dialog of the ways out.
pub struct Share {
    dialog: HtmlDialogElement,
    link: link::Way,
    said: Text,
    was_open: bool,
}

impl Share {
    /// Closed.
    pub fn new() -> Self {
        Share {
            dialog: dom::find("share"),
            link: link::Way::new(),
            said: Text::of("share-said"),
            was_open: false,
        }
    }

    /// Paints what differs, while it is open.
    pub fn paint(&mut self, app: &App) {
        let open = self.dialog.open();
        if open && !self.was_open {
            self.said.set("");
        }
        self.was_open = open;
        if open {
            self.link.paint(app);
        }
    }

    /// Copies what stands in the field of this id, and says so; where a page
    /// may not, the text is selected for the keys to copy it.
    pub fn copy(&mut self, id: &str) {
        self.said.set("");
        let field: Element = dom::find(id);
        let Some(clipboard) = clipboard(&dom::window().navigator()) else {
            return self.select(&field);
        };
        let promise = clipboard.write_text(&text(&field));
        let done = Closure::once_into_js(|_: JsValue| {
            shell::with(|shell| shell.view.share.said.set("Copied."));
        });
        let refused = Closure::once_into_js(move |_: JsValue| {
            shell::with(|shell| shell.view.share.select(&field));
        });
        let then = js_sys::Reflect::get(&promise, &JsValue::from_str("then")).sure();
        let then: js_sys::Function = then.unchecked_into();
        then.call2(&promise, &done, &refused).sure();
    }

    fn select(&mut self, field: &Element) {
        if let Some(input) = field.dyn_ref::<HtmlInputElement>() {
            input.focus().sure();
            input.select();
        } else if let Some(area) = field.dyn_ref::<HtmlTextAreaElement>() {
            area.focus().sure();
            area.select();
        }
        self.said.set("Selected: copy it with Ctrl C, or ⌘ C.");
    }
}

/// There is none in a page that did not come over a safe way, and the browser's
/// own object says so by its absence.
fn clipboard(navigator: &Navigator) -> Option<web_sys::Clipboard> {
    let found = js_sys::Reflect::get(navigator, &JsValue::from_str("clipboard")).ok()?;
    found.is_object().then(|| found.unchecked_into())
}

fn text(field: &Element) -> String {
    let input = field.dyn_ref::<HtmlInputElement>();
    let area = field.dyn_ref::<HtmlTextAreaElement>();
    let value = input.map(HtmlInputElement::value);
    value
        .or_else(|| area.map(HtmlTextAreaElement::value))
        .unwrap_or_default()
}
