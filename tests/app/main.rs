//! The page without a browser: what each action does to what is seen.

mod away;
mod common;
mod editing;
mod family;
mod items;
mod journeys;
mod keeping;
mod learning;
mod seeing;
mod solving;
mod steering;
mod telling;
mod walking;
