//! Exact cover problems without a board of their own.

use super::Entry;
use crate::document::Format;

const fn entry(id: &'static str, title: &'static str, format: Format, text: &'static str) -> Entry {
    Entry {
        id,
        title,
        group: "Exact cover",
        first: false,
        format,
        text,
    }
}

/// From the literature.
pub const ENTRIES: &[Entry] = &[
    entry(
        "exact-knuth",
        "Knuth's 6×7 example",
        Format::Knuth,
        include_str!("../../www/samples/exact-knuth.dlx"),
    ),
    entry(
        "exact-hitting-set",
        "Exact hitting set",
        Format::Matrix,
        include_str!("../../www/samples/exact-hitting-set.mat"),
    ),
    entry(
        "exact-order",
        "Where the order matters",
        Format::Knuth,
        include_str!("../../www/samples/exact-order.dlx"),
    ),
];
