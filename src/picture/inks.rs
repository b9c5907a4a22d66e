//! The colours of the page, for what leaves it. A test holds those of its
//! ground against style.css; those of pieces and options are here only.

use crate::puzzle::exact::COLOURS;

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shade {
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

/// Names of custom properties of style.css, in light and in dark.
const INKS: [(&str, &str, &str); 22] = [
    ("paper", "#f6f4ef", "#10151a"),
    ("card", "#ffffff", "#1a2128"),
    ("ink", "#18212d", "#e9edf2"),
    ("quiet", "#59636f", "#a3aebb"),
    ("faint", "#68707a", "#7f8a97"),
    ("line", "#d9d6cd", "#333d48"),
    ("grid", "#c3bfb4", "#45505d"),
    ("strong", "#18212d", "#e9edf2"),
    ("accent", "#a84a05", "#ffb454"),
    ("mark", "#c2570a", "#ffb454"),
    ("glow", "#fff0d4", "#3f2d11"),
    ("hover", "#f1eee6", "#252e38"),
    ("digit", "#1f55a8", "#8fc0ff"),
    ("given", "#eeece5", "#27303a"),
    ("diagonal", "#e4eefa", "#1c2c40"),
    ("good", "#136c3c", "#7fd8a5"),
    ("good-bg", "#e2f3e8", "#173326"),
    ("tried", "#f98e00", "#f98e00"),
    ("bad", "#a8231c", "#ff9b91"),
    ("bad-bg", "#fbe6e3", "#3d1d1b"),
    ("rim", "#18212d", "#0b0f13"),
    ("primary", "#1e3556", "#d9e5f2"),
];

/// The colour of this name; black, or white in the dark, if there is none.
pub fn ink(shade: Shade, name: &str) -> &'static str {
    let found = INKS.iter().find(|ink| ink.0 == name);
    match (found, shade) {
        (Some(ink), Shade::Light) => ink.1,
        (Some(ink), Shade::Dark) => ink.2,
        (None, Shade::Light) => "#000000",
        (None, Shade::Dark) => "#ffffff",
    }
}

/// What something with a colour of its own looks like: a piece, an option, a
/// pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dress {
    /// The colour of its ground.
    pub ground: &'static str,
    /// That of what is written on it.
    pub letter: &'static str,
    /// Where there are more things than colours: which of [`PATTERNS`] the
    /// ground has; the first is plain.
    pub pattern: usize,
}

/// How many patterns there are.
pub const PATTERNS: usize = 3;

/// What is written on a light ground, and on a dark one.
const DARK_LETTER: &str = "#14202d";
const LIGHT_LETTER: &str = "#ffffff";

/// The pentominoes in their colours, and whether it is a light one.
const PIECES: [(char, &str, bool); 12] = [
    ('F', "#6d4aa5", false),
    ('I', "#b9c4cf", true),
    ('L', "#d1495b", false),
    ('N', "#efdc74", true),
    ('P', "#0f8b8d", false),
    ('T', "#56626c", false),
    ('U', "#4f7cac", false),
    ('V', "#f2b8cf", true),
    ('W', "#97bf4f", true),
    ('X', "#8f4a22", false),
    ('Y', "#8fd0ea", true),
    ('Z', "#37783f", false),
];

/// The other letters, each with the pentomino whose colour it has.
const OTHERS: [(char, char); 14] = [
    ('A', 'L'),
    ('B', 'P'),
    ('C', 'T'),
    ('D', 'U'),
    ('E', 'X'),
    ('G', 'W'),
    ('H', 'V'),
    ('J', 'Y'),
    ('K', 'F'),
    ('M', 'I'),
    ('O', 'N'),
    ('Q', 'L'),
    ('R', 'P'),
    ('S', 'Z'),
];

/// The colours that options of a problem without a board, and pairs, take turns
/// in.
const TINTS: [(&str, bool); COLOURS as usize] = [
    ("#b8364a", false),
    ("#0b7072", false),
    ("#efdc74", true),
    ("#3f6a9c", false),
    ("#97bf4f", true),
    ("#6d4aa5", false),
    ("#f2b8cf", true),
    ("#8f4a22", false),
];

/// A piece by its name, which is a letter: those of pentominoes are plain,
/// other capital letters have the second pattern, and all else the third.
pub fn piece(label: &str) -> Dress {
    let letter = label.chars().next().unwrap_or(' ');
    let plain = |letter| PIECES.iter().position(|piece| piece.0 == letter);
    let other = OTHERS.iter().find(|other| other.0 == letter);
    let (at, pattern) = match (plain(letter), other) {
        (Some(at), _) => (at, 0),
        (None, Some(other)) => (plain(other.1).unwrap_or_default(), 1),
        (None, None) => (letter as usize % PIECES.len(), 2),
    };
    let (_, ground, light) = PIECES[at];
    dress(ground, light, pattern)
}

/// An option or a pair by its number.
pub fn tint(symbol: u16) -> Dress {
    let symbol = usize::from(symbol);
    let (ground, light) = TINTS[symbol % TINTS.len()];
    dress(ground, light, symbol / TINTS.len() % PATTERNS)
}

fn dress(ground: &'static str, light: bool, pattern: usize) -> Dress {
    Dress {
        ground,
        letter: if light { DARK_LETTER } else { LIGHT_LETTER },
        pattern,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value that style.css gives to a property after this rule's head.
    fn in_css<'c>(css: &'c str, head: &str, property: &str) -> Option<&'c str> {
        let rule = css.split_once(head)?.1;
        let rule = rule.split_once('}')?.0;
        let value = rule.split_once(&format!("--{property}: "))?.1;
        Some(value.split_once(';')?.0.trim())
    }

    #[test]
    fn the_colours_are_those_of_the_page() {
        let css = include_str!("../../www/style.css");
        for (name, light, dark) in INKS {
            let want = match light == dark {
                true => light.to_owned(),
                false => format!("light-dark({light}, {dark})"),
            };
            assert_eq!(in_css(css, ":root {", name), Some(want.as_str()), "{name}");
        }
    }

    #[test]
    fn things_beside_each_other_look_different() {
        let hexominoes = ('A'..='Z').chain('a'..='i');
        let looks: Vec<Dress> = hexominoes.map(|at| piece(&at.to_string())).collect();
        let alike = |at: usize| {
            looks[..at]
                .iter()
                .filter(|look| **look == looks[at])
                .count()
        };
        // The letters Q and R have no colour left that is theirs alone.
        let repeated = (0..looks.len()).filter(|&at| alike(at) > 0).count();
        assert!(repeated <= 2, "{repeated} of {}", looks.len());
        let pairs: Vec<Dress> = (0..24).map(tint).collect();
        for (at, one) in pairs.iter().enumerate() {
            assert!(!pairs[..at].contains(one), "pair {at}");
        }
        for (letter, plain) in OTHERS {
            assert_eq!(
                piece(&letter.to_string()).ground,
                piece(&plain.to_string()).ground
            );
        }
    }
}
