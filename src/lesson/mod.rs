//! Lessons: guided walks through a search, from place to place, with a caption
//! at each. They stand in `www/lessons.txt`, whose head says how to write one.

mod text;

use std::sync::LazyLock;

use crate::settings::{RuleKind, StepSize, Views};
pub use text::{LessonError, parse};

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson<'t> {
    /// Its title.
    pub title: &'t str,
    /// One line for the menu.
    pub about: &'t str,
    /// Its places, in order; at least one.
    pub stops: Vec<Stop<'t>>,
}

/// A place in a search, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop<'t> {
    /// Where.
    pub place: Place<'t>,
    /// The views of the inside that are open.
    pub views: Views,
    /// How far one step goes from here.
    pub step_size: StepSize,
    /// Whether the Links view shows the wrong order of uncovering.
    pub wrong_order: bool,
    /// What is said: at most [`LONGEST`] characters.
    pub caption: String,
    /// What that rests on, for the tests to check.
    pub facts: Vec<&'t str>,
}

/// A place in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'t> {
    /// The puzzle's id in the picker.
    pub puzzle: &'t str,
    /// The rule that chooses items.
    pub rule: RuleKind,
    /// The number of steps made.
    pub step: u64,
    /// The link writes of the step that follows that are done.
    pub writes: u32,
}

/// The most characters of a caption: three lines of the page.
pub const LONGEST: usize = 240;

/// The lessons of the page, in order.
pub fn lessons() -> &'static [Lesson<'static>] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        // A test sees to it that they can be read.
        parse(include_str!("../../www/lessons.txt")).unwrap_or_default()
    });
    &LESSONS
}
