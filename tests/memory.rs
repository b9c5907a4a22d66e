//! The memory view: the words it shows are those of the links, and those
//! marked are those that the step wrote, against links from before it.

mod common;

use std::rc::Rc;

use dlx_stage::dlx::{
    Fine, Links, Mems, PlaceKind, Problem, Rule, Search, Step, Word, Write, mems,
};
use dlx_stage::snapshot::inside::memory::{self, MemoryView};

/// A word: its place, which it is, and what it holds.
type Held = (u32, Word, u32);

/// All words that a search changes, by place.
fn words(links: &Links) -> Vec<Held> {
    let all = (0..links.places()).filter_map(|n| links.place(n));
    let of = |place| Word::ALL.map(|word| (place, word, links.word(place, word)));
    all.flat_map(of)
        .filter_map(|(place, word, value)| Some((place.number(), word, value?)))
        .collect()
}

/// Those that differ, as they were.
fn differing(before: &Links, now: &Links) -> Vec<Held> {
    let pairs = words(before).into_iter().zip(words(now));
    let differing = pairs.filter(|(before, now)| before != now);
    differing.map(|(before, _)| before).collect()
}

/// The words told to be written, each as it was first; without those that are
/// as before: the header of a secondary item is a ring of its own.
fn written(view: &MemoryView) -> Vec<Held> {
    let all = words(&view.links).into_iter();
    let changed = all.filter_map(|(place, word, value)| {
        let mut here = view.written.iter();
        let first = here.find(|c| (c.place.number(), c.word) == (place, word))?;
        (first.before != value).then_some((place, word, first.before))
    });
    changed.collect()
}

/// Every word of the links stands where it belongs, with what it was.
#[track_caller]
fn assert_shows(view: &MemoryView, links: &Links) {
    let column = |word| match word {
        Word::Left => 0,
        Word::Right => 1,
        Word::Length => 2,
        Word::Up => 3,
        Word::Down => 4,
    };
    for (place, word, value) in words(links) {
        let shown = view.place(place).expect("it is in the arrays");
        let cell = shown.cells[column(word)].expect("it has the word");
        assert_eq!(cell.value, value as i32, "{word:?} of {place}");
        let mut here = view.written.iter();
        let first = here.find(|c| (c.place.number(), c.word) == (place, word));
        let was = first.map(|change| change.before);
        assert_eq!(cell.was, was.filter(|&was| was != value));
        assert_eq!(cell.written, was.is_some());
    }
    assert_eq!(view.place(links.places()), None);
}

/// As it is shown after this step, or the writes of it that are told.
fn shown(search: &Search, last: Option<Step>, writes: &[Write], total: Mems) -> MemoryView {
    let view = memory::running(search, Rc::new(search.links().clone()));
    view.after(search, last, writes, Some(total))
}

fn walk(problem: &Problem) {
    let mut fine = Fine::new(Search::new(problem, Rule::Shortest));
    let mut before = fine.search().links().clone();
    let mut total = Mems::default();
    while let Some(step) = fine.step() {
        let writes = fine.last_writes();
        let search = fine.search();
        total = total + mems(search, step);
        let view = shown(search, Some(step), &writes, total);
        let differing = differing(&before, search.links());
        assert_eq!(written(&view), differing, "{step:?}");
        assert_shows(&view, search.links());
        assert_eq!(view.mems_total, Some(total));
        before = search.links().clone();
    }
}

#[test]
fn every_step_of_the_named_problems() {
    walk(&common::parse(common::KNUTH));
    walk(&common::parse(common::COLOURED));
}

#[test]
fn single_writes_of_knuths_example() {
    let mut fine = Fine::new(Search::new(&common::parse(common::KNUTH), Rule::Shortest));
    let mut before = fine.search().links().clone();
    while let Some(write) = fine.write() {
        let now = fine.search().links();
        let view = shown(fine.search(), Some(write.step), &[write], Mems::default());
        assert_eq!(written(&view), differing(&before, now), "{write:?}");
        assert_shows(&view, now);
        assert_eq!(view.moved, write.place.map(|place| place.number()));
        before = now.clone();
    }
}

/// TAOCP 7.2.2.1, table 1: the arrays of the example at the beginning.
#[test]
fn knuths_example_at_the_start() {
    let search = Search::new(&common::parse(common::KNUTH), Rule::Shortest);
    let view = memory::running(&search, Rc::new(search.links().clone()));
    let row = |number| {
        let place = view.place(number).expect("there are 31 places");
        assert!(!place.out);
        place.cells.map(|cell| cell.map(|cell| cell.value))
    };
    assert_eq!(row(0), [Some(7), Some(1), None, None, None]);
    assert_eq!(row(1), [Some(0), Some(2), Some(2), Some(20), Some(12)]);
    assert_eq!(row(8), [None, None, Some(0), None, Some(10)]);
    assert_eq!(row(9), [None, None, Some(3), Some(3), Some(17)]);
    assert_eq!(row(11), [None, None, Some(-1), Some(9), Some(14)]);
    assert_eq!(row(29), [None, None, Some(7), Some(25), Some(7)]);
    assert_eq!(row(30), [None, None, Some(-6), Some(27), None]);
    assert_eq!(view.mems, None);
    assert_eq!(view.item, Some(1));
    assert_eq!(view.option, None);
}

#[test]
fn covered_headers_and_hidden_nodes_are_out() {
    let mut fine = Fine::new(Search::new(&common::parse(common::KNUTH), Rule::Shortest));
    let (_, last) = (fine.step(), fine.step());
    let writes = fine.last_writes();
    let view = shown(fine.search(), last, &writes, Mems::default());
    let out: Vec<u32> = (0..31).filter(|&n| view.place(n).unwrap().out).collect();
    // Item a, and the other nodes of a d g and a d f.
    assert_eq!(out, [1, 13, 14, 21, 22]);
    assert_eq!(view.moved, None);
    assert!(matches!(
        view.place(13).unwrap().kind,
        PlaceKind::Node { .. }
    ));
}
