//! The lesson one is in.

use serde::Serialize;

/// A stop of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LessonView {
    /// The lesson's title.
    pub title: &'static str,
    /// Which lesson it is, from 1.
    pub number: usize,
    /// How many lessons there are.
    pub lessons: usize,
    /// Which stop it is, from 1.
    pub stop: usize,
    /// How many stops the lesson has.
    pub stops: usize,
    /// What is said.
    pub caption: &'static str,
    /// Whether the search on the stage is no longer at the stop's place.
    pub moved_away: bool,
    /// Whether no stop comes before, in this lesson or the one before.
    pub at_first: bool,
    /// Whether no stop comes after, in this lesson or the next one.
    pub at_last: bool,
}
