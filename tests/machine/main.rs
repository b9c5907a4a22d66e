//! The laws of what the search machine offers beside its steps: the profile,
//! watchers, bookmarks, steering.

mod bookmarks;
#[path = "../common/mod.rs"]
mod common;
mod profile;
mod steering;
mod straight;
mod watch;

use dlx_stage::dlx::Search;
use proptest::prelude::ProptestConfig;

/// So many random cases, and no files written.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// All positions of a search from here to its end.
fn positions(mut search: Search) -> Vec<Search> {
    let mut all = vec![search.clone()];
    while search.step().is_some() {
        all.push(search.clone());
    }
    all
}
