//! Saving files, as downloads that need no server.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Url};

use super::dom::{self, Sure};

/// Plain text.
pub const TEXT: &str = "text/plain;charset=utf-8";
/// Comma-separated values.
pub const CSV: &str = "text/csv;charset=utf-8";
/// JSON, which is always in UTF-8.
pub const JSON: &str = "application/json";
/// A vector picture.
pub const SVG: &str = "image/svg+xml";
/// A film.
pub const GIF: &str = "image/gif";

/// Saves files one after the other. The browser reads a file in its own time:
/// each is kept until the next one, or until this is dropped.
#[derive(Default)]
pub struct Saver {
    url: Option<Address>,
}

/// Where the browser finds a file, as long as this is kept.
pub struct Address(String);

impl Saver {
    /// Offers the text under this name.
    pub fn save(&mut self, name: &str, kind: &str, text: &str) {
        self.save_blob(name, &blob(kind, text));
    }

    /// Offers a file that is made already.
    pub fn save_blob(&mut self, name: &str, blob: &Blob) {
        let url = Address::of(blob);
        // Not in the document: its click must not come back to our listeners.
        let link = dom::document().create_element("a").sure();
        dom::set(&link, "href", url.get());
        dom::set(&link, "download", name);
        link.unchecked_ref::<HtmlElement>().click();
        self.url = Some(url);
    }
}

impl Address {
    /// Of this file.
    pub fn of(blob: &Blob) -> Self {
        Address(Url::create_object_url_with_blob(blob).sure())
    }

    /// The address.
    pub fn get(&self) -> &str {
        &self.0
    }
}

impl Drop for Address {
    fn drop(&mut self) {
        Url::revoke_object_url(&self.0).sure();
    }
}

/// A text as a file of this kind.
pub fn blob(kind: &str, text: &str) -> Blob {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    Blob::new_with_str_sequence_and_options(&parts, &bag(kind)).sure()
}

/// Bytes as a file of this kind.
pub fn blob_of_bytes(kind: &str, bytes: &[u8]) -> Blob {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    Blob::new_with_u8_array_sequence_and_options(&parts, &bag(kind)).sure()
}

fn bag(kind: &str) -> BlobPropertyBag {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    options
}
