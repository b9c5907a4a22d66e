//! How much of a side texts take: no font is at hand, and fonts differ.

use crate::shorten::{self, width};

/// The width of half an ordinary letter, by its size.
const HALF: f64 = 0.34;

/// How much of a side a text takes at most.
const SHARE: f64 = 0.92;

/// The size in which the text fits this side, at most this share of it.
pub(super) fn fitting(text: &str, side: f64, share: f64) -> f64 {
    (side * share).min(side * SHARE / length(text).max(0.1))
}

/// So much of the text that it fits this side in letters of this size.
pub(super) fn cut(text: &str, side: f64, size: f64) -> String {
    // What fits by a hair fits.
    let room = side * SHARE / size.max(0.1) / HALF + 1e-6;
    shorten::cut(text, room as usize)
}

fn length(text: &str) -> f64 {
    width(text) as f64 * HALF
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_cut_fits_and_keeps_both_ends() {
        let names = [
            "course_algebra_1",
            "course_algebra_2",
            "漢字漢字漢字漢字漢字",
        ];
        let cuts = names.map(|name| cut(name, 64.0, 9.0));
        for cut in &cuts {
            assert!(length(cut) * 9.0 <= 64.0, "{cut}");
            assert!(cut.contains('…') && cut.chars().count() > 4, "{cut}");
        }
        assert_ne!(cuts[0], cuts[1]);
        assert!(cuts[0].starts_with("cour"), "{}", cuts[0]);
        assert_eq!(cut("short", 64.0, 9.0), "short");
        assert_eq!(cut("long", 1.0, 9.0), "…");
        let size = fitting("exactly", 64.0, 1.0);
        assert_eq!(cut("exactly", 64.0, size), "exactly");
    }
}
