//! The steps known so far.

use serde::Serialize;

use super::scene::Scene;

/// The timeline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Timeline {
    /// The step it stands at, or amid.
    pub step: u64,
    /// Amid a step: how many of its link writes are done.
    pub written: Option<u32>,
    /// Amid a step: how many link writes it has.
    pub writes: Option<u32>,
    /// The furthest step reached so far.
    pub known: u64,
    /// Whether the search ends there.
    pub whole: bool,
    /// Solutions and dead ends.
    pub marks: Vec<MarkView>,
}

/// Solutions and dead ends in one part of the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MarkView {
    /// Its first step.
    pub step: u64,
    /// Solutions found there.
    pub solutions: u64,
    /// Dead ends met there.
    pub dead_ends: u64,
}

pub(super) fn timeline(scene: &Scene) -> Timeline {
    let marks = scene.record.marks.iter();
    Timeline {
        step: scene.now.steps(),
        written: scene.middle.map(|middle| middle.done),
        writes: scene.middle.map(|middle| middle.count),
        known: scene.record.known(),
        whole: scene.record.tree.get(crate::record::tree::ROOT).finished,
        marks: marks
            .map(|(step, mark)| MarkView {
                step,
                solutions: mark.solutions,
                dead_ends: mark.dead_ends,
            })
            .collect(),
    }
}
