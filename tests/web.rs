//! Tests of the web layer, run in headless Chromium by `cargo xtask test wasm`.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_module_starts() {
    dlx_stage::web::start();
}
