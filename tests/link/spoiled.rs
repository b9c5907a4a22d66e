//! What can happen to a link on the way, and what one may be in the first
//! place: refused in clear words, or followed to a sound place.

use crate::common::random::cases;
use crate::text::link;
use crate::{app, finish, open, opened};
use dlx_stage::app::{Action, App};
use dlx_stage::document::{Document, Format};
use dlx_stage::link::{LONGEST, Link, Packed, Subject};
use proptest::prelude::*;

/// Why the link is refused.
#[track_caller]
fn refused(text: &str) -> String {
    let mut app = opened(text);
    let seen = app.snapshot();
    assert_eq!(
        seen.puzzle.id, "sudoku-easy",
        "{text}: the default is shown"
    );
    seen.error
        .unwrap_or_else(|| panic!("{text} is not refused"))
}

#[test]
fn what_is_wrong_is_said() {
    for (text, why) in [
        ("", "This link is damaged: it names no puzzle"),
        ("#v", "This link is damaged: it names no puzzle"),
        ("#puzzle", "This link is damaged: it names no puzzle"),
        ("#garbage", "This link is damaged: it names no puzzle"),
        ("#puzzle=lpnu&at", "This link is damaged: it is cut off"),
        (
            "#v=1&puzzle=lpnu",
            "This link is damaged: its end with the checksum is missing (one written by hand has neither v nor sum)",
        ),
        (
            "#v=1&puzzle=lpnu&at=5&sum=0000",
            "This link is damaged: its checksum does not fit: a part of it was changed or is missing",
        ),
        (
            "#puzzle=lpnu&sum=",
            "This link is damaged: its checksum does not fit: a part of it was changed or is missing",
        ),
        (
            "#v=2&board=x",
            "This link was made by another version (2); this page reads version 1",
        ),
        ("#at=5", "This link is damaged: it names no puzzle"),
        (
            "#puzzle=lpnu&own=sudoku.x",
            "This link is damaged: it names two puzzles",
        ),
        (
            "#puzzle=lpnv",
            "This link is damaged: there is no puzzle 'lpnv'",
        ),
        (
            "#puzzle=lpnu&at=x",
            "This link is damaged: its 'at' cannot be 'x'",
        ),
        (
            "#puzzle=lpnu&at=-1",
            "This link is damaged: its 'at' cannot be '-1'",
        ),
        (
            "#puzzle=lpnu&at=99999999999999999999",
            "This link is damaged: its 'at' cannot be '99999999999999999999'",
        ),
        (
            "#puzzle=lpnu&rule=best",
            "This link is damaged: there is no rule 'best'",
        ),
        (
            "#puzzle=lpnu&step=",
            "This link is damaged: there is no step ''",
        ),
        (
            "#puzzle=lpnu&steer=3-o5",
            "This link is damaged: its 'steer' cannot be '3-o5'",
        ),
        (
            "#puzzle=lpnu&symmetry=yes",
            "This link is damaged: its 'symmetry' cannot be 'yes'",
        ),
        (
            "#puzzle=lpnu%2",
            "This link is damaged: there is a loose % in it",
        ),
        ("#puzzle=lpnu%ff", "This link is damaged: it is no text"),
        (
            "#own=sudoku",
            "This link is damaged: its problem is cut off",
        ),
        (
            "#own=sudoku.*",
            "This link is damaged: its problem is cut off",
        ),
        (
            "#own=chess.eJw",
            "This link is damaged: it has a problem of an unknown kind, 'chess'",
        ),
        (
            "#own=sudoku.AAAA",
            "This link is damaged: its problem cannot be unpacked",
        ),
    ] {
        assert_eq!(refused(text), why, "{text}");
    }
    let long = format!("#puzzle={}", "x".repeat(LONGEST));
    assert_eq!(refused(&long), "This link is damaged: it is too long");
    let faulty = Packed::from(Document::new(Format::Sudoku, "11.............."));
    let text = Link::to(Subject::Own(faulty)).to_text();
    assert!(refused(&text).starts_with("The problem of this link: "));
}

#[test]
fn a_link_cannot_fill_the_memory() {
    let bomb = Packed::from(Document::new(Format::Sudoku, ".".repeat(1 << 24)));
    assert!(bomb.text().len() < LONGEST);
    let why = refused(&format!("#own={}", bomb.text()));
    assert_eq!(why, "This link is damaged: its problem cannot be unpacked");
}

#[test]
fn what_leads_nowhere_ends_at_a_sound_place_and_says_so() {
    let mut app = opened("#puzzle=lpnu&at=1000000&picked=i999&breaks=o9999,i1,i1");
    let seen = finish(&mut app);
    assert_eq!(seen.counters.solutions, 8, "at the end");
    let steps = seen.counters.step;
    assert_eq!(
        seen.error.unwrap().replace(',', ""),
        format!("This link leads to step 1000000 but the search has only {steps} steps")
    );
    assert!(seen.picked.is_none());
    assert_eq!(seen.breaks.len(), 1);
    let mut app = opened("#puzzle=lpnu&at=9&steer=0-i22,4-i5");
    let why = finish(&mut app).error.unwrap();
    assert_eq!(why, "This link steers at step 4, where that cannot be");
    // More writes than the step has.
    let mut app = opened("#puzzle=lpnu&at=9.99999999");
    assert_eq!(finish(&mut app).counters.step, 10);
}

#[test]
fn what_is_not_known_is_told_and_the_rest_followed() {
    for (text, what) in [
        ("#puzzle=lpnu&views=foo,matrix&at=57", "view 'foo'"),
        ("#zoom=3&puzzle=lpnu&views=matrix&at=57", "key 'zoom'"),
    ] {
        let seen = finish(&mut opened(text));
        let why = format!("This page knows no {what}, which the link asks for");
        assert_eq!(seen.error, Some(why));
        assert_eq!((seen.puzzle.id.as_str(), seen.counters.step), ("lpnu", 57));
        assert_eq!(seen.settings.views.to_text(), "matrix");
    }
}

#[test]
fn one_that_cannot_be_followed_leaves_all_as_it_is() {
    let mut app = app();
    app.update(open(Format::Knuth, "a b\na\nb\na b\n"));
    app.update(Action::Step);
    let before = app.snapshot();
    app.update(Action::Follow("#puzzle=no".to_owned()));
    let mut after = app.snapshot();
    assert!(after.error.take().is_some());
    assert_eq!(after, before);
}

/// Follows it, at most some way, and sees to it that the page is sound.
fn sound(text: &str) -> App {
    let mut app = opened(text);
    for _ in 0..20 {
        app.tick(0.016, &mut || false);
    }
    app.update(Action::TogglePlay);
    app.update(Action::Step);
    app.update(Action::Back);
    app.snapshot();
    app
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn any_link_leads_to_a_sound_place(link in link()) {
        sound(&link.to_text());
    }

    #[test]
    fn a_changed_link_is_refused_or_leads_to_a_sound_place(
        link in link(), by in "[ -~é]",
    ) {
        let text = link.to_text();
        let letters: Vec<char> = text.chars().collect();
        for at in 0..letters.len() {
            let mut changed = letters.clone();
            changed[at] = by.chars().next().unwrap();
            let changed: String = changed.into_iter().collect();
            let cut: String = letters[..at].iter().collect();
            for spoiled in [changed, cut] {
                match Link::from_text(&spoiled) {
                    // The same in other letters, or `v` itself is no longer
                    // to be recognised.
                    Ok(read) => prop_assert!(spoiled == text || read == link, "{}", spoiled),
                    Err(error) => prop_assert!(error.to_string().starts_with("This link")),
                }
            }
        }
    }

    #[test]
    fn any_text_is_refused_or_leads_to_a_sound_place(text in "([a-z]{1,6}=|&|#|%|[0-9.,-]|.){0,20}") {
        sound(&text);
        sound(&format!("puzzle=lpnu&{text}"));
    }
}
