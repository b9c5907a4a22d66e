//! Sudoku: reading, items and options, samples.

mod cases;
mod common;
mod large;
mod laws;
mod problem;
mod refusals;
mod regions;
mod several;
mod styles;
