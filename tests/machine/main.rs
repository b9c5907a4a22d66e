//! The laws of what the search machine offers beside its steps: the profile,
//! watchers, bookmarks, steering.

#[path = "../common/mod.rs"]
mod common;
mod profile;
mod watch;

use proptest::prelude::ProptestConfig;

/// So many random cases, and no files written.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}
