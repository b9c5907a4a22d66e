//! A search takes its memory when it is made, and none while it runs.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use dlx_stage::dlx::{Pause, Rule, Search};
use dlx_stage::document::Reading;
use dlx_stage::loaded::Loaded;
use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::polyomino::Polyomino;
use dlx_stage::puzzle::sudoku::{Grid, Sudoku};

/// The system's allocator, counting what each thread asks of it.
struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: all is left to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller promises what it asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: `at` came from `alloc`, that is from the system.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The search runs a good while, by runs and by steps both ways.
#[track_caller]
fn runs_in_place(mut search: Search) {
    let before = COUNT.get();
    for _ in 0..40 {
        search.run(50);
        search.by_ref().take(30).for_each(|_| ());
        (0..20).for_each(|_| _ = search.back());
    }
    search.reset();
    while search.counters().placements < 200 && search.step().is_some() {}
    let (after, placements) = (COUNT.get(), search.counters().placements);
    assert!(placements >= 100, "only {placements} placements");
    assert_eq!(after - before, 0);
}

#[test]
fn a_new_search_runs_in_place() {
    runs_in_place(Search::new(Polyomino::lpnu().problem(), Rule::Shortest));
}

#[test]
fn the_searches_of_the_page_run_in_place() {
    let tiling = Loaded::new("", "", Reading::of("", Polyomino::lpnu())).unwrap();
    runs_in_place(tiling.search(Rule::Shortest));
    let empty = Grid::empty(3).unwrap();
    let sudoku = Loaded::new("", "", Reading::of("", Sudoku::new(empty, false).unwrap())).unwrap();
    runs_in_place(sudoku.search(Rule::Shortest));
}

#[test]
fn a_steered_search_runs_in_place() {
    let mut search = Search::new(Polyomino::lpnu().problem(), Rule::Shortest);
    let last = search.links().active().last().unwrap();
    search.steer(last, None).unwrap();
    runs_in_place(search);
}

#[test]
fn returning_takes_no_memory() {
    let mut search = Search::new(Polyomino::lpnu().problem(), Rule::Shortest);
    assert_eq!(search.run(5), Pause::Limit);
    let bookmark = search.bookmark().unwrap();
    search.run(50);
    let before = COUNT.get();
    assert!(search.return_to(&bookmark));
    assert_eq!(COUNT.get() - before, 0);
}

#[test]
fn a_copy_made_on_the_way_runs_in_place() {
    let mut search = Search::new(Polyomino::lpnu().problem(), Rule::Shortest);
    search.run(20);
    let copy = search.clone();
    assert_eq!(copy, search);
    runs_in_place(copy);
}
