//! The only part that touches the browser.

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs once, when the module has loaded.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
