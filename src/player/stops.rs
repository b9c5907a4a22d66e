//! Where steps of every size stop, and how far a search has come.

use crate::dlx::{Search, Step};
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
