//! The page without a browser: what each action does to what is seen.

mod common;
mod editing;
mod items;
mod keeping;
mod seeing;
mod solving;
mod telling;
mod walking;
