//! What is picked, with what can be done with it; and what to run until.

use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlOptionElement, HtmlSelectElement};

use crate::app::Action;
use crate::player::Until;
use crate::snapshot::Snapshot;
use crate::thing::Thing;
use crate::web::dom::{self, Attr, Text};
use crate::words::joined;

/// Said as long as nothing is picked.
const HINT: &str = "Click an item or option to pick it.";

/// The strip.
pub struct Picked {
    class: Attr,
    text: Text,
    title: Attr,
    stop: Attr,
    stop_hidden: Attr,
    steer_hidden: Attr,
    steer_off: Attr,
    let_go_hidden: Attr,
    clear_hidden: Attr,
    until: HtmlSelectElement,
    until_thing: HtmlOptionElement,
    number: HtmlInputElement,
    thing: Option<Thing>,
}

impl Picked {
    /// Nothing picked.
    pub fn new() -> Self {
        Picked {
            class: Attr::of("picked", "class"),
            text: Text::of("picked-text"),
            title: Attr::of("picked-text", "title"),
            stop: Attr::of("break", "aria-pressed"),
            stop_hidden: Attr::of("break", "hidden"),
            steer_hidden: Attr::of("steer", "hidden"),
            steer_off: Attr::of("steer", "aria-disabled"),
            let_go_hidden: Attr::of("unpick", "hidden"),
            clear_hidden: Attr::of("clear-breaks", "hidden"),
            until: dom::find("until"),
            until_thing: dom::find("until-thing"),
            number: dom::find("until-number"),
            thing: None,
        }
    }

    /// Paints what differs.
    pub fn paint(&mut self, snapshot: &Snapshot) {
        let picked = snapshot.picked.as_ref();
        self.thing = picked.map(|picked| picked.thing);
        // As long as nothing is picked, what the pointer is on is named.
        let pointed = snapshot.pointed.as_ref().map(|pointed| &pointed.words);
        let named = picked.map(|picked| &picked.words).or(pointed);
        self.class.set(match named {
            Some(_) => "picked is-picked",
            None => "picked",
        });
        let text = match (named, snapshot.breaks.as_slice()) {
            (Some(named), _) => named.clone(),
            (None, []) => HINT.to_owned(),
            (None, [first, rest @ ..]) => {
                let rest = rest.iter().map(|one| joined(&[", ", one]));
                joined(&["Stops at ", first]) + &rest.collect::<String>()
            }
        };
        self.text.set(&text);
        self.title.set(&text);
        let nothing = picked.is_none();
        self.stop
            .set_bool(picked.is_some_and(|picked| picked.stops));
        self.stop_hidden.toggle(nothing);
        self.steer_off
            .set_bool(!picked.is_some_and(|picked| picked.can_steer));
        self.steer_hidden.toggle(nothing);
        self.let_go_hidden.toggle(nothing);
        let clear = nothing && !snapshot.breaks.is_empty();
        self.clear_hidden.toggle(!clear);
        if self.until_thing.disabled() != nothing {
            self.until_thing.set_disabled(nothing);
        }
        if nothing && self.until.value() == "thing" {
            self.until.set_value("dead-end");
        }
    }

    /// What is picked.
    pub fn thing(&self) -> Option<Thing> {
        self.thing
    }

    /// The choice of what to run until has changed: some ask for a number.
    pub fn choose(&self) {
        let asks = matches!(self.until.value().as_str(), "level" | "placements");
        let field: &HtmlElement = self.number.as_ref();
        field.set_hidden(!asks);
        if asks {
            let unit = if self.until.value() == "level" {
                "Level"
            } else {
                "Placements"
            };
            dom::set(self.number.as_ref() as &Element, "aria-label", unit);
        }
    }

    /// What to run until.
    ///
    /// # Errors
    /// The number is none, in words.
    pub fn until(&self) -> Result<Action, String> {
        let until = match self.until.value().as_str() {
            "solution" => Until::Solution,
            "out" => Until::Out,
            "level" => Until::Level(self.number()?),
            "placements" => Until::Placements(self.number()?),
            "thing" => match self.thing {
                Some(thing) => Until::Thing(thing),
                None => return Err("pick an item or an option first".to_owned()),
            },
            _ => Until::DeadEnd,
        };
        Ok(Action::RunUntil(until))
    }

    fn number(&self) -> Result<u64, String> {
        number(&self.number.value())
    }
}

/// A number as people write it: 1,234.
///
/// # Errors
/// It is none, in words.
pub fn number(text: &str) -> Result<u64, String> {
    let digits = text.trim().replace([',', ' ', '\u{2009}', '\u{a0}'], "");
    let all = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    match digits.parse() {
        Ok(number) if all => Ok(number),
        // More than there can be steps: the end.
        Err(_) if all => Ok(u64::MAX),
        _ if text.trim().is_empty() => Err("a whole number is missing".to_owned()),
        _ => Err(joined(&[
            "'",
            text.trim(),
            "' is not a whole number from 0 up",
        ])),
    }
}
