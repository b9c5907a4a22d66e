//! The lessons of the page: every caption's facts hold where it stands, and
//! the page leads there from anywhere.

#[path = "../common/mod.rs"]
mod common;
mod facts;
mod page;
mod place;

use dlx_stage::lesson::{LONGEST, Lesson, Stop, lessons, parse};

/// The stops of all lessons, each with a name for messages.
fn stops() -> impl Iterator<Item = (String, &'static Stop<'static>)> {
    lessons().iter().flat_map(|lesson: &Lesson| {
        let numbered = lesson.stops.iter().enumerate();
        numbered.map(|(at, stop)| (format!("{}, stop {}", lesson.title, at + 1), stop))
    })
}

#[test]
fn the_file_can_be_read() {
    let read =
        parse(include_str!("../../www/lessons.txt")).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read, lessons());
    assert_eq!(read.len(), 5);
    for lesson in &read {
        assert!((4..=8).contains(&lesson.stops.len()), "{}", lesson.title);
    }
}

/// Walked on its own, without the page, step by step from the beginning.
#[test]
fn every_fact_holds() {
    let mut checked = 0;
    for (name, stop) in stops() {
        let place = place::Place::of(&stop.place);
        for fact in &stop.facts {
            if let Err(why) = facts::check(&place, fact) {
                panic!("{name}: {fact}: {why}");
            }
            checked += 1;
        }
    }
    assert!(checked > 150, "{checked}");
}

#[test]
fn what_is_false_is_not_taken_for_a_fact() {
    let stop = &lessons()[0].stops[1];
    let place = place::Place::of(&stop.place);
    for wrong in [
        "path 3",
        "path",
        "items 6",
        "option 2 holds a d",
        "options left 1",
        "solutions 1",
        "complete",
        "last step cover a",
        "item a lists 2",
        "item a has 1 left",
        "open b",
        "links as at step 4",
        "dead ends 1",
        "no exact cover has 4 5",
        "2 of 64 choices is exact",
        "nonsense",
        "next c",
        "write 1 of 2 of cover g",
        "updates 9",
    ] {
        assert!(facts::check(&place, wrong).is_err(), "{wrong}");
    }
}

/// Every number in a caption, and every cell, is in one of its facts.
#[test]
fn no_number_without_a_fact() {
    for (name, stop) in stops() {
        assert!(!stop.facts.is_empty(), "{name}");
        assert!(stop.caption.chars().count() <= LONGEST, "{name}");
        let words = |text: &str| -> Vec<String> {
            let words = text.split(|c: char| !c.is_alphanumeric());
            words.map(str::to_owned).collect()
        };
        let known: Vec<String> = stop.facts.iter().flat_map(|fact| words(fact)).collect();
        for word in words(&stop.caption) {
            let number = word.contains(|c: char| c.is_ascii_digit());
            assert!(!number || known.contains(&word), "{name}: {word}");
        }
    }
}
