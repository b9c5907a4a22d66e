//! What is known of a puzzle without solving it.

use serde::Serialize;

/// A number, who says so, and what it counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fact {
    /// What it is: "Permanent".
    pub name: &'static str,
    /// Its value, or why there is none: "44".
    pub value: String,
    /// Where it is from: "Ryser 1963".
    pub source: &'static str,
}

impl Fact {
    /// A value with its name and source.
    pub fn new(name: &'static str, value: impl Into<String>, source: &'static str) -> Self {
        Fact {
            name,
            value: value.into(),
            source,
        }
    }
}
