//! The laws of what the search machine offers beside its steps: the profile,
//! watchers, bookmarks, steering.

mod bookmarks;
#[path = "../common/mod.rs"]
mod common;
mod profile;
mod steering;
mod straight;
mod watch;

use common::random::cases;
use dlx_stage::dlx::Search;

/// All positions of a search from here to its end.
fn positions(mut search: Search) -> Vec<Search> {
    let mut all = vec![search.clone()];
    while search.step().is_some() {
        all.push(search.clone());
    }
    all
}
