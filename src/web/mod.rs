//! The browser: turns events into [`Action`](crate::app::Action)s, gives the
//! [`App`](crate::app::App) time, and paints its snapshots. Decides nothing.
//!
//! ```text
//! events (clicks, fields, pointing, keys, hold) ─► shell ─► App  what is asked for
//!             pump ────► shell ─► App      time
//!                        shell ─► view     what is seen
//! files: what is chosen or dropped
//! pan: a large picture dragged in its box
//! address: what is on the stage, as a link    life: the end, if anything goes wrong    store: from visit to visit
//! api: for the console and for other pages
//! ```

mod address;
mod api;
mod clicks;
mod dom;
mod edit_events;
mod events;
mod fields;
mod files;
mod hold;
mod keys;
mod life;
mod pan;
mod pointing;
mod pump;
mod raster;
mod save;
mod shell;
mod store;
mod view;

pub use api::{Solver, snapshot, to_js};

/// The standard library's own allocator, compiled for size like the rest.
#[global_allocator]
static ALLOCATOR: dlmalloc::GlobalDlmalloc = dlmalloc::GlobalDlmalloc;

use dom::Sure;
use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the page on the stage. Runs by itself once the module has loaded; to
/// call it again begins anew, with what was saved. If the document is not that
/// of index.html, the page says so. Where there is no document, in Node or in a
/// worker, nothing happens, and [`Solver`] works all the same.
#[wasm_bindgen(start)]
pub fn start() {
    if web_sys::window().is_none() {
        return;
    }
    let pump = pump::Pump::new();
    let controller = web_sys::AbortController::new().sure();
    life::begin(controller.clone(), pump.port());
    shell::Shell::raise(pump);
    events::listen(&controller.signal());
    dom::root().set_attribute("data-state", "running").sure();
}
