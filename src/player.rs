//! Steps of every size, both ways, over one [`Search`].
//!
//! The sizes other than the smallest are defined by the positions they stop
//! at. Whether a position is a stop depends on the position alone, so a step
//! of any size, taken back, leads exactly to where it began.

use crate::dlx::{Pause, Search, Step};
use crate::settings::StepSize;

/// Whether a step of this size stops at the position that `last` led to.
pub fn is_stop(search: &Search, last: Step, size: StepSize) -> bool {
    let solution = matches!(last, Step::Solution { .. }) || search.is_complete();
    match size {
        StepSize::Link | StepSize::Cover => true,
        StepSize::Solution => solution,
        StepSize::Choice => match last {
            Step::Solution { .. } | Step::Untry { .. } => true,
            // The placement stands: its last item is covered. If nothing is
            // left to cover, the solution is reported next; stop there.
            Step::Try { .. } | Step::Cover { .. } | Step::Purify { .. } => {
                search.is_between_levels() && !search.links().is_empty()
            }
            Step::Uncover { .. } | Step::Unpurify { .. } => solution,
            Step::Choose { .. } => false,
        },
    }
}

/// Walks to the next stop of this size, at most `limit` steps of the machine.
/// Whether the stop, or the end, was reached.
pub fn forwards(search: &mut Search, size: StepSize, limit: u64) -> bool {
    if size == StepSize::Solution {
        return run(search, limit);
    }
    for _ in 0..limit {
        match search.step() {
            Some(step) if !is_stop(search, step, size) => {}
            _ => return true,
        }
    }
    false
}

/// Runs to the next solution, at most so many placements; whether it, or the
/// end, was reached.
pub fn run(search: &mut Search, limit: u64) -> bool {
    search.run(limit) != Pause::Limit
}

/// Walks back to the stop of this size before, at most `limit` steps of the
/// machine. Whether the stop, or the beginning, was reached.
pub fn backwards(search: &mut Search, size: StepSize, limit: u64) -> bool {
    for _ in 0..limit {
        search.back();
        match search.last_step() {
            Some(last) if !is_stop(search, last, size) => {}
            _ => return true,
        }
    }
    false
}

/// The share of the search tree that lies behind the position, 0 to 1,
/// taking the options of an item as equally much work.
pub fn progress(search: &Search) -> f64 {
    if search.is_complete() {
        return 1.0;
    }
    let (mut share, mut weight) = (0.0, 1.0);
    for level in search.levels() {
        let finished = level.tried - u32::from(level.option.is_some());
        weight /= f64::from(level.degree.max(1));
        share += weight * f64::from(finished);
    }
    share
}
