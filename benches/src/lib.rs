//! Measurements of the engine: instances, and who solves them.
//!
//! `cargo run --release -p benches --example ratios` prints the ratios the
//! project promises; `cargo bench -p benches` times the engine alone with
//! Criterion.

pub mod instances;
pub mod plain;
#[cfg(not(target_arch = "wasm32"))]
pub mod rival;
#[cfg(target_arch = "wasm32")]
pub mod wasm;
