//! The engine as `wasm.mjs` calls it: plain functions over one set of searches.

use std::cell::RefCell;

use dlx_stage::dlx::{Pause, Search};

use crate::instances::INSTANCES;

/// The searches of an instance, and the one that runs now.
#[derive(Default)]
struct Session {
    searches: Vec<Search>,
    at: usize,
}

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
}

/// Builds an instance, by its place in the list.
#[unsafe(no_mangle)]
extern "C" fn prepare(instance: usize) {
    let cases = INSTANCES[instance].cases();
    let searches = cases.iter().map(|case| case.search()).collect();
    SESSION.set(Session { searches, at: 0 });
}

/// Back to the beginning of all searches.
#[unsafe(no_mangle)]
extern "C" fn rewind() {
    SESSION.with_borrow_mut(|session| {
        session.searches.iter_mut().for_each(Search::reset);
        session.at = 0;
    });
}

/// Tries so many placements more, or a few less; 0 when all is done. JavaScript
/// calls this again and again because V8 replaces slow code by fast code only
/// between calls.
#[unsafe(no_mangle)]
extern "C" fn run(placements: u32) -> u32 {
    SESSION.with_borrow_mut(|session| {
        let Some(search) = session.searches.get_mut(session.at) else {
            return 0;
        };
        let stop = search.counters().placements + u64::from(placements);
        loop {
            let left = stop.saturating_sub(search.counters().placements);
            match search.run(left) {
                Pause::Solution => {}
                Pause::Limit => break,
                Pause::Complete => {
                    session.at += 1;
                    break;
                }
            }
        }
        1
    })
}

/// Levels entered.
#[unsafe(no_mangle)]
extern "C" fn nodes() -> f64 {
    total(|search| search.counters().nodes())
}

/// Elements taken out of lists.
#[unsafe(no_mangle)]
extern "C" fn updates() -> f64 {
    total(|search| search.counters().updates)
}

/// Solutions found.
#[unsafe(no_mangle)]
extern "C" fn solutions() -> f64 {
    total(|search| search.counters().solutions)
}

fn total(of: impl Fn(&Search) -> u64) -> f64 {
    SESSION.with_borrow(|session| session.searches.iter().map(of).sum::<u64>() as f64)
}
