//! What would become of the lists if the items covered last were uncovered in
//! the wrong order, in words.

use super::told::head_name;
use super::{LinksView, key};
use crate::dlx::{Broken, ItemId, Links, NodeId, OptionId, PlaceKind, Word};
use crate::names::Names;
use crate::words::{count, joined};

/// More items than this are only counted.
const NAMED: usize = 6;

/// The experiment's outcome.
#[derive(Clone, Debug, PartialEq)]
pub struct WrongOrder {
    /// The links it leaves; `None` if there was nothing to try it on.
    pub links: Option<Links>,
    /// What happened, and why.
    pub says: String,
    /// The item of whose list it tells, and the options there that it tells
    /// of, or all in the list.
    pub(super) example: Option<(ItemId, Vec<OptionId>)>,
    /// The words that are wrong, by their keys.
    broken: Vec<u64>,
}

impl WrongOrder {
    /// There is nothing to try it on.
    pub(super) fn not_now() -> Self {
        Self::without("To see it, step on until an option has covered two items or more.")
    }

    fn without(says: &str) -> Self {
        WrongOrder {
            links: None,
            says: says.to_owned(),
            example: None,
            broken: Vec::new(),
        }
    }

    /// Whether this word is wrong.
    pub fn is_broken(&self, place: NodeId, word: Word) -> bool {
        self.broken.contains(&key(place, word))
    }

    /// Whether the length of the item's list is wrong.
    pub fn is_miscounted(&self, header: NodeId) -> bool {
        self.is_broken(header, Word::Length)
    }

    /// How many words are wrong.
    pub fn count(&self) -> usize {
        self.broken.len()
    }
}

impl LinksView {
    /// Uncovers, on a copy, the items that the innermost option on the path
    /// with two of them or more has covered, in the order in which it covered
    /// them. What was covered after these is first uncovered as it should be.
    pub(super) fn wrong_order(
        &self,
        names: &Names,
        path: &[(ItemId, Option<OptionId>)],
    ) -> WrongOrder {
        if self.amid {
            return WrongOrder::without("To see it, step to the end of this cover or uncover.");
        }
        let mut later: Vec<ItemId> = Vec::new();
        let mut taken: Vec<ItemId> = Vec::new();
        for &(item, option) in path.iter().rev() {
            let option = option.into_iter();
            taken = option.flat_map(|it| self.links.taken(it, item)).collect();
            if taken.len() > 1 {
                break;
            }
            later.append(&mut taken);
            later.push(item);
        }
        if taken.is_empty() {
            return WrongOrder::not_now();
        }
        let breakage = match later.is_empty() {
            true => self.links.uncover_in_order(&taken),
            false => {
                let before = self.links.uncover_in_order(&later).links;
                before.uncover_in_order(&taken)
            }
        };
        let outcome = match breakage.words.is_empty() {
            true => "here it happens to make no difference.".to_owned(),
            false => outcome(&breakage.links, &breakage.words, names),
        };
        let words = breakage.words.iter();
        let example = example(&breakage.words).and_then(|it| self.whereabouts(it));
        WrongOrder {
            example,
            says: joined(&[
                "Uncovered in the order covered (",
                &order(&taken, names),
                "): ",
                &outcome,
            ]),
            broken: words.map(|word| key(word.place, word.word)).collect(),
            links: Some(breakage.links),
        }
    }
}

impl LinksView {
    /// Where to look for the word: in which list, and at which of its options.
    fn whereabouts(&self, broken: &Broken) -> Option<(ItemId, Vec<OptionId>)> {
        let links = &self.links;
        let item = match links.kind(broken.place) {
            PlaceKind::Header(item) | PlaceKind::Node { item, .. } => item,
            PlaceKind::Root | PlaceKind::Spacer => return None,
        };
        if broken.word == Word::Length {
            return Some((item, links.ring(item).collect()));
        }
        let ends = [broken.place.number(), broken.is, broken.should_be];
        let ends = ends.into_iter().filter_map(|number| links.place(number));
        let option = |place| match links.kind(place) {
            PlaceKind::Node { option, .. } => Some(option),
            PlaceKind::Root | PlaceKind::Header(_) | PlaceKind::Spacer => None,
        };
        Some((item, ends.filter_map(option).collect()))
    }
}

/// A link if one is wrong: from there a walk goes astray.
fn example(words: &[Broken]) -> Option<&Broken> {
    let link = words.iter().find(|broken| broken.word != Word::Length);
    link.or(words.first())
}

fn order(taken: &[ItemId], names: &Names) -> String {
    if taken.len() > NAMED {
        return count(taken.len() as u64, "item");
    }
    let mut order = String::new();
    for &item in taken {
        order += if order.is_empty() { "" } else { ", " };
        order += names.item(item);
    }
    order
}

/// "3 words are wrong. In d's list 30 is below 9, not 20. …", and why.
fn outcome(links: &Links, words: &[Broken], names: &Names) -> String {
    let are = if words.len() == 1 { " is" } else { " are" };
    let number = count(words.len() as u64, "word");
    let example = example(words);
    let is_link = example.is_some_and(|broken| broken.word != Word::Length);
    let why = match is_link {
        true => " What a place remembers is right only if the last one out is the first one back.",
        false => " Options with two of these items come back twice, and are counted twice.",
    };
    let example = example.map_or(String::new(), |word| example_told(links, word, names));
    joined(&[&number, are, " wrong. ", &example, why])
}

fn example_told(links: &Links, broken: &Broken, names: &Names) -> String {
    let place = |number: u32| match links.place(number).map(|it| links.kind(it)) {
        Some(PlaceKind::Header(_) | PlaceKind::Root) => head_name(names, number),
        _ => number.to_string(),
    };
    let at = place(broken.place.number());
    let list = match links.kind(broken.place) {
        PlaceKind::Header(item) | PlaceKind::Node { item, .. } => names.item(item),
        PlaceKind::Root | PlaceKind::Spacer => "root",
    };
    let (is, should_be) = (place(broken.is), place(broken.should_be));
    match broken.word {
        Word::Length => {
            let (is, should_be) = (broken.is.to_string(), broken.should_be.to_string());
            joined(&[
                "The length of ",
                list,
                "'s list is ",
                &is,
                ", not ",
                &should_be,
                ".",
            ])
        }
        Word::Left => joined(&["Left of ", &at, " is ", &is, ", not ", &should_be, "."]),
        Word::Right => joined(&["Right of ", &at, " is ", &is, ", not ", &should_be, "."]),
        Word::Up => joined(&[
            "In ",
            list,
            "'s list ",
            &is,
            " is above ",
            &at,
            ", not ",
            &should_be,
            ".",
        ]),
        Word::Down => joined(&[
            "In ",
            list,
            "'s list ",
            &is,
            " is below ",
            &at,
            ", not ",
            &should_be,
            ".",
        ]),
    }
}
