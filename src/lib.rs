//! DLX Stage: Knuth's Dancing Links, stepped forwards and backwards on a live board.
pub mod dlx;
pub mod puzzle;
#[cfg(target_arch = "wasm32")]
pub mod web;
