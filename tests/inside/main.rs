//! What the views of the inside show, at known steps and at all of them.

mod links;
mod matrix;
