//! Dancing Links.
mod links;
mod problem;
mod rule;
mod scan;
mod search;
mod stats;
mod step;
pub mod text;

pub use links::{Links, NodeId};
pub use problem::{ColourId, ItemId, OptionId, Problem, ProblemBuilder, ProblemError, Use};
pub use rule::Rule;
pub use search::{GivenError, Pause, Search};
pub use stats::{Counters, Level, estimate};
pub use step::Step;
