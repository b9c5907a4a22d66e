//! Queens, Langford pairs and permutations.

use super::Entry;
use crate::document::Format;

const fn entry(id: &'static str, title: &'static str, format: Format, text: &'static str) -> Entry {
    let group = match format {
        Format::Queens => "Queens",
        Format::Langford => "Langford pairs",
        _ => "Permutations",
    };
    Entry {
        id,
        title,
        group,
        first: false,
        format,
        text,
    }
}

/// With the first and third rook on two squares, the second on any, the fourth
/// not on the second.
const FORBIDDEN: &str = "permutation\n01100\n11111\n01100\n10111\n11011\n";

/// Each has a known number of solutions.
pub const ENTRIES: &[Entry] = &[
    entry("queens-4", "4 queens", Format::Queens, "queens 4"),
    entry("queens-6", "6 queens", Format::Queens, "queens 6"),
    entry("queens-8", "8 queens", Format::Queens, "queens 8"),
    entry("queens-12", "12 queens", Format::Queens, "queens 12"),
    entry(
        "langford-3",
        "Langford pairs 1 to 3",
        Format::Langford,
        "langford 3",
    ),
    entry(
        "langford-4",
        "Langford pairs 1 to 4",
        Format::Langford,
        "langford 4",
    ),
    entry(
        "langford-7",
        "Langford pairs 1 to 7",
        Format::Langford,
        "langford 7",
    ),
    entry(
        "langford-8",
        "Langford pairs 1 to 8",
        Format::Langford,
        "langford 8",
    ),
    entry(
        "langford-11",
        "Langford pairs 1 to 11",
        Format::Langford,
        "langford 11",
    ),
    entry(
        "permutation-4",
        "Permutations of 4",
        Format::Permutation,
        "permutation 4",
    ),
    entry(
        "derangement-5",
        "Derangements of 5",
        Format::Permutation,
        "permutation 5 derangement",
    ),
    entry(
        "permutation-forbidden",
        "Permutations, places forbidden",
        Format::Permutation,
        FORBIDDEN,
    ),
];
