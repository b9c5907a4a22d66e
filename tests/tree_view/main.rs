//! The tree view: what it knows at known steps, and how it is laid out.

mod asking;
mod common;
mod knowing;
mod layout;
