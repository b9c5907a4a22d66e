//! Where exact cover matters: small worked examples. Each begins with its
//! caption.

use super::Entry;
use crate::document::Format;

const fn entry(id: &'static str, title: &'static str, text: &'static str) -> Entry {
    Entry {
        id,
        title,
        group: "Where it matters",
        first: false,
        format: Format::Knuth,
        text,
    }
}

/// Each has a few covers.
pub const ENTRIES: &[Entry] = &[
    entry(
        "matters-exams",
        "Exam timetable",
        include_str!("../../www/samples/matters-exams.dlx"),
    ),
    entry(
        "matters-registers",
        "Register allocation",
        include_str!("../../www/samples/matters-registers.dlx"),
    ),
    entry(
        "matters-fragments",
        "Assembly of fragments",
        include_str!("../../www/samples/matters-fragments.dlx"),
    ),
    entry(
        "matters-crews",
        "Crew pairing",
        include_str!("../../www/samples/matters-crews.dlx"),
    ),
];
