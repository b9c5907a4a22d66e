//! Saving text as a file, as a download that needs no server.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Url};

use crate::web::dom::{self, Sure};

/// Saves files one after the other. The browser reads a file in its own time:
/// each is kept until the next one, or until the view is closed.
#[derive(Default)]
pub struct Saver {
    url: Option<String>,
}

impl Saver {
    /// Offers the text under this name.
    pub fn save(&mut self, name: &str, text: &str) {
        let options = BlobPropertyBag::new();
        options.set_type("text/csv;charset=utf-8");
        let parts = js_sys::Array::of1(&JsValue::from_str(text));
        let blob = Blob::new_with_str_sequence_and_options(&parts, &options).sure();
        let url = Url::create_object_url_with_blob(&blob).sure();
        // Not in the document: its click must not come back to our listeners.
        let link = dom::document().create_element("a").sure();
        dom::set(&link, "href", &url);
        dom::set(&link, "download", name);
        link.unchecked_ref::<HtmlElement>().click();
        self.forget();
        self.url = Some(url);
    }

    fn forget(&mut self) {
        if let Some(url) = self.url.take() {
            Url::revoke_object_url(&url).sure();
        }
    }
}

impl Drop for Saver {
    fn drop(&mut self) {
        self.forget();
    }
}
