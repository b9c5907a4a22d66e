//! The colours of the page, for what leaves it. A test holds them against
//! style.css.

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

/// What is written on a light piece, and on a dark one.
const DARK_LETTER: &str = "#14202d";
const LIGHT_LETTER: &str = "#ffffff";

/// The pieces that have a colour of their own, and whether it is a light one.
const PIECES: [(&str, &str, bool); 22] = [
    ("F", "#6d4aa5", false),
    ("I", "#b9c4cf", true),
    ("L", "#d1495b", false),
    ("N", "#efdc74", true),
    ("P", "#0f8b8d", false),
    ("T", "#56626c", false),
    ("U", "#4f7cac", false),
    ("V", "#f2b8cf", true),
    ("W", "#97bf4f", true),
    ("X", "#8f4a22", false),
    ("Y", "#8fd0ea", true),
    ("Z", "#37783f", false),
    ("A", "#d1495b", false),
    ("B", "#0f8b8d", false),
    ("C", "#efdc74", true),
    ("D", "#4f7cac", false),
    ("E", "#8f4a22", false),
    ("G", "#97bf4f", true),
    ("H", "#f2b8cf", true),
    ("J", "#8fd0ea", true),
    ("O", "#efdc74", true),
    ("S", "#37783f", false),
];

/// The colours that options of a problem without a board take turns in.
const TINTS: [(&str, bool); 8] = [
    ("#b8364a", false),
    ("#0b7072", false),
    ("#efdc74", true),
    ("#3f6a9c", false),
    ("#97bf4f", true),
    ("#6d4aa5", false),
    ("#f2b8cf", true),
    ("#8f4a22", false),
];

/// The ground and the letter of a piece by its name.
pub fn piece(label: &str) -> (&'static str, &'static str) {
    let found = PIECES.iter().find(|piece| piece.0 == label);
    found.map_or(("#6b7280", LIGHT_LETTER), |&(_, ground, light)| {
        (ground, letter(light))
    })
}

/// The ground and the letter of an option by its colour's number.
pub(super) fn tint(symbol: u16) -> (&'static str, &'static str) {
    let (ground, light) = TINTS[usize::from(symbol) % TINTS.len()];
    (ground, letter(light))
}

fn letter(light: bool) -> &'static str {
    if light { DARK_LETTER } else { LIGHT_LETTER }
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
        for (label, ground, light) in PIECES {
            let head = format!("[data-piece=\"{label}\"] {{");
            assert_eq!(in_css(css, &head, "piece"), Some(ground), "{label}");
            let letter = in_css(css, &head, "on-piece");
            assert_eq!(letter, light.then_some(DARK_LETTER), "{label}");
        }
        for (at, (ground, light)) in TINTS.into_iter().enumerate() {
            let head = format!(".tint-{at} {{");
            assert_eq!(in_css(css, &head, "piece"), Some(ground), "{at}");
            let letter = in_css(css, &head, "on-piece");
            assert_eq!(letter, light.then_some(DARK_LETTER), "{at}");
        }
    }
}
