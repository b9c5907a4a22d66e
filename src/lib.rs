//! DLX Stage: Knuth's Dancing Links, stepped forwards and backwards on a live board.
pub mod dlx;
pub mod puzzle;
