//! The exact cover problem itself: items, options, colours; valid by construction.

mod names;
pub mod text;

use std::fmt;
use std::num::NonZeroU32;

use names::{Finder, Names};

/// The most characters of a word that a message repeats.
const LONGEST_QUOTE: usize = 40;

/// The most nodes (items of options) that are read or built: search and views
/// take some 100 bytes for each.
pub const MAX_NODES: usize = 5_000_000;

/// An item by its place in the input, from 0; primary items come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ItemId(pub u32);

/// An option by its place in the input, from 0. An option that the search
/// ignores keeps its number, so that numbers always agree with the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OptionId(pub u32);

/// A colour that an option gives to a secondary item, by its place among the
/// colours, from 0. Kept raised by one, so that "no colour" needs no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ColourId(NonZeroU32);

impl ItemId {
    /// The number as an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl OptionId {
    /// The number as an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl ColourId {
    /// The colour of this number, which is below 2^32 − 1.
    pub fn new(number: u32) -> Self {
        ColourId(NonZeroU32::MIN.saturating_add(number))
    }

    /// The number.
    pub fn number(self) -> u32 {
        self.0.get() - 1
    }
}

/// One item of an option, with the colour the option gives it, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Use {
    /// The item.
    pub item: ItemId,
    /// Its colour; only ever on a secondary item. Two options may share a
    /// secondary item only if both give it the same colour.
    pub colour: Option<ColourId>,
}

impl From<ItemId> for Use {
    fn from(item: ItemId) -> Self {
        Use { item, colour: None }
    }
}

/// Why something is not an exact cover problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemError {
    /// Two items bear this name.
    RepeatedItem(String),
    /// A name of an item or a colour that cannot be written in Knuth's format:
    /// empty, or with white space, `:` or `|` in it.
    BadName(String),
    /// A primary item was added after a secondary one.
    PrimaryAfterSecondary(String),
    /// An option uses an item that does not exist.
    UnknownItem(String),
    /// An option uses a colour that does not exist.
    UnknownColour(ColourId),
    /// An option names this item twice.
    ItemTwice(String),
    /// An option gives this primary item a colour.
    ColourOnPrimary(String),
    /// There is no item at all.
    NoItems,
    /// So many nodes (items of options), more than [`MAX_NODES`].
    TooManyNodes(usize),
    /// More items, options and nodes than the links can number: 2^25 in all.
    TooLarge,
}

impl fmt::Display for ProblemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RepeatedItem(name) => write!(f, "item {} is repeated", quoted(name)),
            Self::BadName(name) => write!(
                f,
                "{} cannot be a name: a name has no space, ':' or '|'",
                quoted(name)
            ),
            Self::PrimaryAfterSecondary(name) => write!(
                f,
                "primary item {} comes after a secondary item",
                quoted(name)
            ),
            Self::UnknownItem(name) => write!(f, "unknown item {}", quoted(name)),
            Self::UnknownColour(colour) => write!(f, "unknown colour #{}", colour.number()),
            Self::ItemTwice(name) => write!(f, "item {} stands twice in the option", quoted(name)),
            Self::ColourOnPrimary(name) => {
                write!(f, "primary item {} must not have a colour", quoted(name))
            }
            Self::NoItems => write!(f, "no items"),
            Self::TooManyNodes(nodes) => write!(
                f,
                "{nodes} nodes (items of options) are too many: at most {MAX_NODES} are built"
            ),
            Self::TooLarge => write!(
                f,
                "the problem is too large: more than 33,554,432 items, options and nodes in all"
            ),
        }
    }
}

impl std::error::Error for ProblemError {}

/// A word of a text in quotes; of a long one its beginning.
fn quoted(word: &str) -> String {
    match word.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("'{}…'", &word[..end]),
        None => format!("'{word}'"),
    }
}

/// An exact cover problem: choose options so that every primary item is in
/// exactly one of them and every secondary item in at most one, or in several
/// that agree on its colour.
///
/// Made by [`ProblemBuilder`] or read by [`text`]; every value of this
/// type is valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    names: Names,
    primary: usize,
    colours: Names,
    uses: Vec<Use>,
    /// Option `o` is `uses[ends[o]..ends[o + 1]]`.
    ends: Vec<u32>,
}

impl Problem {
    /// How many items there are, primary and secondary.
    pub fn item_count(&self) -> usize {
        self.names.len()
    }

    /// How many of the items are primary; they are the first ones.
    pub fn primary_count(&self) -> usize {
        self.primary
    }

    /// How many options there are, ignored ones included.
    pub fn option_count(&self) -> usize {
        self.ends.len() - 1
    }

    /// How many nodes (items of options) there are.
    pub fn node_count(&self) -> usize {
        self.uses.len()
    }

    /// All items in order.
    pub fn items(&self) -> impl ExactSizeIterator<Item = ItemId> + use<> {
        (0..self.item_count() as u32).map(ItemId)
    }

    /// All options in order.
    pub fn options(&self) -> impl ExactSizeIterator<Item = OptionId> + use<> {
        (0..self.option_count() as u32).map(OptionId)
    }

    /// The item's name.
    pub fn name(&self, item: ItemId) -> &str {
        self.names.get(item.index())
    }

    /// The colour's name.
    pub fn colour_name(&self, colour: ColourId) -> &str {
        self.colours.get(colour.number() as usize)
    }

    /// Whether the item must be covered.
    pub fn is_primary(&self, item: ItemId) -> bool {
        item.index() < self.primary
    }

    /// The items of an option, in the order given.
    pub fn option(&self, option: OptionId) -> &[Use] {
        let at = option.index();
        &self.uses[self.ends[at] as usize..self.ends[at + 1] as usize]
    }

    /// Whether the option has the item.
    pub fn has(&self, option: OptionId, item: ItemId) -> bool {
        self.option(option).iter().any(|each| each.item == item)
    }

    /// Whether the search ignores the option because it has no primary item.
    pub fn is_ignored(&self, option: OptionId) -> bool {
        !self.option(option).iter().any(|u| self.is_primary(u.item))
    }

    /// The options that the search ignores.
    pub fn ignored(&self) -> impl Iterator<Item = OptionId> + '_ {
        self.options().filter(|&o| self.is_ignored(o))
    }

    /// Whether any option gives an item a colour.
    pub fn has_colours(&self) -> bool {
        self.uses.iter().any(|each| each.colour.is_some())
    }

    /// The option written as in Knuth's format: `a b x:red`.
    pub fn option_text(&self, option: OptionId) -> String {
        let mut text = String::new();
        for each in self.option(option) {
            if !text.is_empty() {
                text.push(' ');
            }
            self.write_use(each, &mut text);
        }
        text
    }

    /// Writes an item of an option as in Knuth's format, with its colour.
    pub fn write_use(&self, each: &Use, text: &mut String) {
        *text += self.name(each.item);
        if let Some(colour) = each.colour {
            text.push(':');
            *text += self.colour_name(colour);
        }
    }
}

/// Builds a [`Problem`], refusing what is not one.
#[derive(Clone, Debug, Default)]
pub struct ProblemBuilder {
    names: Names,
    items: Finder,
    primary: usize,
    colours: Names,
    tints: Finder,
    uses: Vec<Use>,
    ends: Vec<u32>,
    /// `seen[item]` is one more than the last option that used the item, so
    /// that an item named twice is noticed in constant time.
    seen: Vec<u32>,
}

impl ProblemBuilder {
    /// A problem without items or options.
    pub fn new() -> Self {
        ProblemBuilder {
            ends: vec![0],
            ..Self::default()
        }
    }

    /// Makes room for so many more options with so many nodes in all, so that
    /// no memory is taken twice while they come.
    pub fn reserve(&mut self, options: usize, nodes: usize) {
        self.ends.reserve_exact(options);
        self.uses.reserve_exact(nodes);
    }

    /// Adds an item that must be covered exactly once.
    ///
    /// # Errors
    /// A repeated or unusable name, or a secondary item came before.
    pub fn primary(&mut self, name: &str) -> Result<ItemId, ProblemError> {
        if self.primary < self.names.len() {
            return Err(ProblemError::PrimaryAfterSecondary(name.to_owned()));
        }
        let item = self.item(name)?;
        self.primary += 1;
        Ok(item)
    }

    /// Adds an item that may be covered at most once.
    ///
    /// # Errors
    /// A repeated or unusable name.
    pub fn secondary(&mut self, name: &str) -> Result<ItemId, ProblemError> {
        self.item(name)
    }

    /// The item of this name.
    pub fn find(&self, name: &str) -> Option<ItemId> {
        self.items.find(&self.names, name).map(ItemId)
    }

    /// The colour of this name, made if it is new.
    ///
    /// # Errors
    /// An unusable name.
    pub fn colour(&mut self, name: &str) -> Result<ColourId, ProblemError> {
        if let Some(known) = self.tints.find(&self.colours, name) {
            return Ok(ColourId::new(known));
        }
        check_name(name)?;
        Ok(ColourId::new(self.tints.add(&mut self.colours, name)))
    }

    /// Adds an option. Nothing is added if it is refused. An option without
    /// primary items, or without any, is kept but ignored by the search.
    ///
    /// # Errors
    /// An unknown item or colour, an item twice, or a primary item coloured.
    pub fn option<U: Into<Use>>(
        &mut self,
        uses: impl IntoIterator<Item = U>,
    ) -> Result<OptionId, ProblemError> {
        let start = self.uses.len();
        self.uses.extend(uses.into_iter().map(Into::into));
        let checked = self.check(start);
        if checked.is_err() {
            self.uses.truncate(start);
        }
        checked
    }

    /// The problem, if there is one.
    ///
    /// # Errors
    /// No items, or too many nodes to number.
    pub fn build(self) -> Result<Problem, ProblemError> {
        if self.names.len() == 0 {
            return Err(ProblemError::NoItems);
        }
        // Headers, nodes and spacers share one numbering, and the links keep
        // the size of a ring in 25 bits.
        let nodes = self.names.len() + self.uses.len() + self.ends.len() + 1;
        if nodes >= 1 << 25 {
            return Err(ProblemError::TooLarge);
        }
        Ok(Problem {
            names: self.names,
            primary: self.primary,
            colours: self.colours,
            uses: self.uses,
            ends: self.ends,
        })
    }

    fn item(&mut self, name: &str) -> Result<ItemId, ProblemError> {
        check_name(name)?;
        if self.items.find(&self.names, name).is_some() {
            return Err(ProblemError::RepeatedItem(name.to_owned()));
        }
        self.seen.push(0);
        Ok(ItemId(self.items.add(&mut self.names, name)))
    }

    /// Closes the option whose uses begin at `start`, if it may be added.
    fn check(&mut self, start: usize) -> Result<OptionId, ProblemError> {
        let option = self.ends.len() as u32 - 1;
        for (at, &each) in self.uses.iter().enumerate().skip(start) {
            if let Err(error) = self.check_use(each, option + 1) {
                for before in &self.uses[start..at] {
                    self.seen[before.item.index()] = 0;
                }
                return Err(error);
            }
            self.seen[each.item.index()] = option + 1;
        }
        self.ends.push(self.uses.len() as u32);
        Ok(OptionId(option))
    }

    fn check_use(&self, each: Use, mark: u32) -> Result<(), ProblemError> {
        let at = each.item.index();
        if at >= self.names.len() {
            return Err(ProblemError::UnknownItem(format!("#{}", each.item.0)));
        }
        let name = || self.names.get(at).to_owned();
        if self.seen[at] == mark {
            return Err(ProblemError::ItemTwice(name()));
        }
        let Some(colour) = each.colour else {
            return Ok(());
        };
        if at < self.primary {
            return Err(ProblemError::ColourOnPrimary(name()));
        }
        if colour.number() as usize >= self.colours.len() {
            return Err(ProblemError::UnknownColour(colour));
        }
        Ok(())
    }
}

/// Whether Knuth's format can tell the name from what stands beside it.
fn check_name(name: &str) -> Result<(), ProblemError> {
    let forbidden = |c: char| c.is_whitespace() || c == ':' || c == '|';
    if name.is_empty() || name.contains(forbidden) {
        return Err(ProblemError::BadName(name.to_owned()));
    }
    Ok(())
}
