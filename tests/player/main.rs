//! The player: jumps, runs until, single links, and the record it keeps.

mod classes;
mod common;
mod goals;
mod record;
mod seeking;
mod walking;
