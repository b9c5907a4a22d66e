//! Dancing Links.
mod problem;
pub use problem::{ColourId, ItemId, OptionId, Problem, ProblemBuilder, ProblemError, Use};
