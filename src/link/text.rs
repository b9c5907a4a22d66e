//! Links written and read.

use super::{LONGEST, Link, LinkError, Packed, Subject, Turn};
use crate::catalogue;
use crate::settings::{RuleKind, StepSize, ViewKind, Views};
use crate::thing::Thing;
use crate::words::{digits, joined, quoted};

/// The version written and read.
const VERSION: &str = "1";

/// The most stops, or choices, that a link may have.
const LONGEST_LIST: usize = 1_000;

/// What is said of a link with a version and no checksum.
const NO_SUM: &str =
    "its end with the checksum is missing (one written by hand has neither v nor sum)";

type Read<T> = Result<T, LinkError>;

impl Link {
    /// Written down, without the `#`.
    pub fn to_text(&self) -> String {
        let mut text = joined(&["v=", VERSION]);
        let mut add = |key: &str, value: &str| {
            if !value.is_empty() {
                text += &joined(&["&", key, "=", value]);
            }
        };
        match &self.subject {
            Subject::Entry(id) => add("puzzle", id),
            Subject::Own(packed) => add("own", packed.text()),
        }
        if self.rule != RuleKind::default() {
            add("rule", self.rule.word());
        }
        if self.step_size != StepSize::default() {
            add("step", self.step_size.word());
        }
        add("views", &self.views.to_text().replace(' ', ","));
        add("symmetry", if self.symmetry { "1" } else { "" });
        add("at", &place(self.step, self.writes));
        add("steer", &list(self.steers.iter().map(turn)));
        add("picked", &list(self.picked.iter().map(Thing::to_string)));
        add("breaks", &list(self.breaks.iter().map(Thing::to_string)));
        add("wrong", if self.wrong_order { "1" } else { "" });
        let sum = sum(text.split('&'));
        joined(&[&text, "&sum=", &sum])
    }

    /// What was written down, with or without the `#`.
    ///
    /// # Errors
    /// It was changed or cut off on the way, comes from another version, or
    /// says what makes no sense.
    pub fn from_text(text: &str) -> Read<Self> {
        Self::with_unknown(text).map(|(link, _)| link)
    }

    /// The same, and what in it is not known, in words, if anything is: a
    /// later version may have added it, or a hand mistyped it.
    ///
    /// # Errors
    /// As [`from_text`](Self::from_text).
    pub fn with_unknown(text: &str) -> Read<(Self, Option<String>)> {
        if text.len() > LONGEST {
            return Err(LinkError::damaged("it is too long"));
        }
        let text = plain(text.strip_prefix('#').unwrap_or(text))?;
        let fields = Fields(&text);
        fields.check()?;
        let mut link = Link::to(fields.subject()?);
        let mut unknown = None;
        for (key, value) in fields.pairs().flatten() {
            if !link.set(key, value)? {
                unknown = unknown.or_else(|| Some(named("key", key)));
            }
            if let Some(view) = strange_view(key, value) {
                unknown = unknown.or_else(|| Some(named("view", view)));
            }
        }
        Ok((link, unknown))
    }

    /// Takes over what the key says; whether it is known.
    fn set(&mut self, key: &str, value: &str) -> Read<bool> {
        let bad = || bad(key, value);
        match key {
            "rule" => self.rule = RuleKind::from_word(value).ok_or_else(bad)?,
            "step" => self.step_size = StepSize::from_word(value).ok_or_else(bad)?,
            "views" => {
                self.views = Views::from_text(&joined(&[pair(value), &value.replace(',', " ")]))
            }
            "at" => (self.step, self.writes) = read_place(value).ok_or_else(bad)?,
            "steer" => self.steers = read_list(key, value, read_turn)?,
            "picked" => self.picked = Some(Thing::from_text(value).ok_or_else(bad)?),
            "breaks" => self.breaks = read_list(key, value, Thing::from_text)?,
            "symmetry" => self.symmetry = read_switch(value).ok_or_else(bad)?,
            "wrong" => self.wrong_order = read_switch(value).ok_or_else(bad)?,
            // Looked at before.
            "v" | "sum" | "puzzle" | "own" => {}
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// What must stand before these views so that they are shown together: two
/// that a hand wrote without it are meant so.
fn pair(views: &str) -> &'static str {
    let known = |view: &&str| ViewKind::from_word(view).is_some();
    match views.split(',').filter(known).count() {
        0 | 1 => "",
        _ => "pair ",
    }
}

/// The first view of this list that is not known.
fn strange_view<'v>(key: &str, value: &'v str) -> Option<&'v str> {
    let known = |view: &str| view == "pair" || ViewKind::from_word(view).is_some();
    let mut views = value.split(',').filter(|_| key == "views");
    views.find(|view| !view.is_empty() && !known(view))
}

/// The parts of a link between the `&`.
#[derive(Clone, Copy)]
struct Fields<'a>(&'a str);

impl<'a> Fields<'a> {
    /// Key and value each; none for a part that is not of that shape.
    fn pairs(self) -> impl Iterator<Item = Option<(&'a str, &'a str)>> {
        self.0.split('&').map(|part| part.split_once('='))
    }

    /// The value of this key; of several the first.
    fn value(self, key: &str) -> Option<&'a str> {
        let mut pairs = self.pairs().flatten();
        pairs.find(|pair| pair.0 == key).map(|pair| pair.1)
    }

    /// Whether it is of this version, and whole.
    fn check(self) -> Read<()> {
        let version = self.value("v");
        if let Some(other) = version.filter(|&it| it != VERSION) {
            // Not all that stands there need be shown.
            let other = other.chars().take(20).collect();
            return Err(LinkError::Version(other));
        }
        let damaged = |why: &str| Err(LinkError::damaged(why));
        if self.pairs().all(|pair| pair.is_none()) {
            return damaged("it names no puzzle");
        }
        if self.pairs().any(|pair| pair.is_none()) {
            return damaged("it is cut off");
        }
        let Some(written) = self.value("sum") else {
            // Who writes one by hand says no version.
            return match version {
                Some(_) => damaged(NO_SUM),
                None => Ok(()),
            };
        };
        let parts = self.0.split('&');
        match sum(parts.filter(|part| !part.starts_with("sum="))) == written {
            true => Ok(()),
            false => damaged("its checksum does not fit: a part of it was changed or is missing"),
        }
    }

    /// The puzzle.
    fn subject(self) -> Read<Subject> {
        match (self.value("puzzle"), self.value("own")) {
            (Some(id), None) => match catalogue::entry(id) {
                Some(_) => Ok(Subject::Entry(id.to_owned())),
                None => Err(bad("puzzle", id)),
            },
            (None, Some(packed)) => Ok(Subject::Own(Packed::from_text(packed)?)),
            (Some(_), Some(_)) => Err(LinkError::damaged("it names two puzzles")),
            (None, None) => Err(LinkError::damaged("it names no puzzle")),
        }
    }
}

fn bad(key: &str, value: &str) -> LinkError {
    let why = match key {
        // These have names to choose from.
        "puzzle" | "rule" | "step" => joined(&["there is no ", &named(key, value)]),
        _ => joined(&["its '", key, "' cannot be ", &shown(value)]),
    };
    LinkError::damaged(why)
}

/// A word, and what it should be.
fn named(what: &str, word: &str) -> String {
    joined(&[what, " ", &shown(word)])
}

/// So much of a word that a message can hold it.
fn shown(word: &str) -> String {
    let word: String = word.chars().take(40).collect();
    quoted(&word)
}

fn read_switch(text: &str) -> Option<bool> {
    match text {
        "1" => Some(true),
        "0" => Some(false),
        _ => None,
    }
}

/// What some programs write as `%2C` on the way.
fn plain(text: &str) -> Read<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut parts = text.split('%');
    bytes.extend_from_slice(parts.next().unwrap_or_default().as_bytes());
    for part in parts {
        let (digits, rest) = part.split_at_checked(2).unwrap_or(("", part));
        let Ok(byte) = u8::from_str_radix(digits, 16) else {
            return Err(LinkError::damaged("there is a loose % in it"));
        };
        bytes.push(byte);
        bytes.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(bytes).map_err(|_| LinkError::damaged("it is no text"))
}

/// A checksum of these parts, four digits: CRC-16-CCITT, which no single
/// change of up to 16 bits in a row escapes.
fn sum<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    let mut crc = u16::MAX;
    for byte in parts.flat_map(|part| part.bytes().chain([b'&'])) {
        crc ^= u16::from(byte) << 8;
        for _ in 0..8 {
            let carry = crc & 0x8000 != 0;
            crc = crc << 1 ^ if carry { 0x1021 } else { 0 };
        }
    }
    format!("{crc:04x}")
}

/// The step, and the writes amid it if there are any: `57.3`.
fn place(step: u64, writes: u32) -> String {
    match (step, writes) {
        (0, 0) => String::new(),
        (_, 0) => step.to_string(),
        _ => joined(&[&step.to_string(), ".", &writes.to_string()]),
    }
}

fn read_place(text: &str) -> Option<(u64, u32)> {
    match text.split_once('.') {
        Some((step, writes)) => Some((digits(step)?, digits(writes)?)),
        None => Some((digits(text)?, 0)),
    }
}

/// The step and what is chosen there: `40-n12.5`.
fn turn(turn: &Turn) -> String {
    let thing = match turn.first {
        Some(option) => Thing::Node(option, turn.item),
        None => Thing::Item(turn.item),
    };
    joined(&[&turn.at.to_string(), "-", &thing.to_string()])
}

fn read_turn(text: &str) -> Option<Turn> {
    let (at, thing) = text.split_once('-')?;
    let thing = Thing::from_text(thing)?;
    Some(Turn {
        at: digits(at)?,
        item: thing.item()?,
        first: thing.option(),
    })
}

fn list(words: impl Iterator<Item = String>) -> String {
    crate::words::spaced(words).replace(' ', ",")
}

fn read_list<T>(key: &str, text: &str, read: impl Fn(&str) -> Option<T>) -> Read<Vec<T>> {
    if text.split(',').nth(LONGEST_LIST).is_some() {
        return Err(LinkError::damaged(joined(&["its ", key, " are too many"])));
    }
    let words = text.split(',');
    words
        .map(|word| read(word).ok_or_else(|| bad(key, word)))
        .collect()
}
