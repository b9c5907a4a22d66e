//! What a link looks like, and that it leads back to what it was made of.

use crate::common::random::cases;
use dlx_stage::dlx::{ItemId, OptionId};
use dlx_stage::document::{Document, Format};
use dlx_stage::link::{Link, Packed, Subject, Turn};
use dlx_stage::settings::{RuleKind, StepSize, Views};
use dlx_stage::thing::Thing;
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;

fn read(text: &str) -> Link {
    Link::from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn it_can_be_read_by_people() {
    let link = Link {
        step_size: StepSize::Choice,
        views: Views::from_text("pair matrix tree"),
        step: 57,
        writes: 3,
        steers: vec![
            Turn {
                at: 0,
                item: ItemId(22),
                first: None,
            },
            Turn {
                at: 40,
                item: ItemId(5),
                first: Some(OptionId(12)),
            },
        ],
        picked: Some(Thing::Node(OptionId(12), ItemId(5))),
        breaks: vec![Thing::Item(ItemId(1)), Thing::Option(OptionId(2))],
        wrong_order: true,
        ..Link::to(Subject::Entry("lpnu".to_owned()))
    };
    let text = "v=1&puzzle=lpnu&step=choice&views=pair,matrix,tree&at=57.3\
        &steer=0-i22,40-n12.5&picked=n12.5&breaks=i1,o2&wrong=1&sum=";
    let written = link.to_text();
    assert_eq!(&written[..text.len()], text);
    assert_eq!(read(&written), link);
    assert_eq!(read(&format!("#{written}")), link);
    let plain = Link::to(Subject::Entry("lpnu".to_owned())).to_text();
    assert_eq!(plain.split("&sum=").next(), Some("v=1&puzzle=lpnu"));
}

#[test]
fn one_written_by_hand_is_read() {
    let link = read("#puzzle=lpnu&at=57");
    assert_eq!(link.step, 57);
    assert_eq!(link.subject, Subject::Entry("lpnu".to_owned()));
    // What is not known is of a later version; so is a view.
    let link = read("zoom=3&puzzle=lpnu&views=matrix,x-ray&at=57");
    assert_eq!((link.step, link.views), (57, Views::from_text("matrix")));
    // Two are meant side by side.
    let link = read("puzzle=lpnu&views=matrix,links");
    assert_eq!(link.views, Views::from_text("pair matrix links"));
}

#[test]
fn letters_that_programs_rewrite_on_the_way_do_no_harm() {
    let mut link = Link::to(Subject::Entry("lpnu".to_owned()));
    link.views = Views::from_text("pair matrix tree");
    let text = link.to_text().replace(',', "%2C");
    assert_eq!(read(&text), link);
    assert_eq!(read(&text.replace('&', "%26").replace('=', "%3d")), link);
}

#[test]
fn a_problem_of_ones_own_takes_little_room() {
    let text = "7........5..18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1";
    let packed = Packed::from(Document::new(Format::Sudoku, text));
    assert!(packed.text().len() < 100, "{}", packed.text());
    assert!(packed.text().starts_with("sudoku."));
    let large = "a b c\n".repeat(100_000);
    let packed = Packed::from(Document::new(Format::Knuth, large));
    assert!(packed.text().len() < 4000);
    assert_eq!(Packed::from_text(packed.text()).unwrap(), packed);
}

/// A text of any of the formats' letters, and any others.
fn document() -> impl Strategy<Value = Document> {
    (select(&Format::ALL[..]), "[ -~\n\r§…🎲]{0,80}")
        .prop_map(|(format, text)| Document::new(format, text))
}

fn subject() -> impl Strategy<Value = Subject> {
    prop_oneof![
        select(vec!["lpnu", "sudoku-easy", "exact-knuth"])
            .prop_map(|id| Subject::Entry(id.to_owned())),
        document().prop_map(|document| Subject::Own(document.into())),
    ]
}

fn thing() -> impl Strategy<Value = Thing> {
    prop_oneof![
        any::<u32>().prop_map(|item| Thing::Item(ItemId(item))),
        any::<u32>().prop_map(|option| Thing::Option(OptionId(option))),
        any::<(u32, u32)>().prop_map(|(o, i)| Thing::Node(OptionId(o), ItemId(i))),
    ]
}

fn turn() -> impl Strategy<Value = Turn> {
    (any::<u64>(), any::<u32>(), of(any::<u32>())).prop_map(|(at, item, first)| Turn {
        at,
        item: ItemId(item),
        first: first.map(OptionId),
    })
}

/// Any link there can be, whether or not it leads anywhere.
pub fn link() -> impl Strategy<Value = Link> {
    let settings = (
        select(vec!["shortest", "leftmost", "random"]),
        select(vec!["link", "cover", "choice", "solution"]),
        select(vec!["", "pair", "matrix", "pair tree links", "pair memory"]),
        any::<bool>(),
    );
    let place = (any::<u64>(), any::<u32>(), any::<bool>());
    let things = (vec(turn(), 0..4), of(thing()), vec(thing(), 0..4));
    (subject(), settings, place, things).prop_map(|(subject, settings, place, things)| Link {
        subject,
        rule: RuleKind::from_word(settings.0).unwrap(),
        step_size: StepSize::from_word(settings.1).unwrap(),
        views: Views::from_text(settings.2),
        symmetry: settings.3,
        step: place.0,
        writes: place.1,
        wrong_order: place.2,
        steers: things.0,
        picked: things.1,
        breaks: things.2,
    })
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn the_text_leads_back(link in link()) {
        let text = link.to_text();
        let read = Link::from_text(&text);
        prop_assert_eq!(read.as_ref(), Ok(&link));
        let plain = |c: char| c.is_ascii_alphanumeric() || "=&.,-_".contains(c);
        prop_assert!(text.chars().all(plain), "{}", text);
    }
}
