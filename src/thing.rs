//! What can be pointed at: the same thing in every view.

use std::fmt;

use crate::dlx::{ItemId, OptionId};
use crate::words::digits;

/// An item, an option, or the node of an option in an item's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// An item.
    Item(ItemId),
    /// An option.
    Option(OptionId),
    /// Where an option meets one of its items.
    Node(OptionId, ItemId),
}

impl Thing {
    /// The item that is meant, or met.
    pub fn item(self) -> Option<ItemId> {
        match self {
            Thing::Item(item) | Thing::Node(_, item) => Some(item),
            Thing::Option(_) => None,
        }
    }

    /// The option that is meant, or that meets the item.
    pub fn option(self) -> Option<OptionId> {
        match self {
            Thing::Option(option) | Thing::Node(option, _) => Some(option),
            Thing::Item(_) => None,
        }
    }

    /// What can happen to it: an item is covered, an option tried; of a node,
    /// its option is.
    pub fn happening(self) -> Self {
        match self {
            Thing::Item(_) | Thing::Option(_) => self,
            Thing::Node(option, _) => Thing::Option(option),
        }
    }

    /// The thing of this text, as `Display` writes it.
    pub fn from_text(text: &str) -> Option<Self> {
        let (kind, numbers) = text.split_at_checked(1)?;
        Some(match kind {
            "i" => Thing::Item(ItemId(digits(numbers)?)),
            "o" => Thing::Option(OptionId(digits(numbers)?)),
            "n" => {
                let (option, item) = numbers.split_once('.')?;
                Thing::Node(OptionId(digits(option)?), ItemId(digits(item)?))
            }
            _ => return None,
        })
    }
}

/// As the attribute `data-thing` has it: `i5`, `o12`, `n12.5`.
impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Item(item) => write!(f, "i{}", item.0),
            Thing::Option(option) => write!(f, "o{}", option.0),
            Thing::Node(option, item) => write!(f, "n{}.{}", option.0, item.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_leads_back() {
        let (item, option) = (ItemId(5), OptionId(12));
        for thing in [
            Thing::Item(item),
            Thing::Option(option),
            Thing::Node(option, item),
        ] {
            assert_eq!(Thing::from_text(&thing.to_string()), Some(thing));
        }
        for bad in ["", "i", "x5", "n12", "n12.", "i-1", "i+1", "ä5"] {
            assert_eq!(Thing::from_text(bad), None, "{bad}");
        }
    }
}
