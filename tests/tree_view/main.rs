//! The tree view: what it knows at known steps, and how it is laid out.

mod common;
mod knowing;
mod layout;
