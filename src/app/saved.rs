//! What is kept from visit to visit, and how it is written down: one line a
//! field, `name=value`.
//!
//! ```text
//! step=cover
//! speed=11
//! theme=system
//! rule=shortest
//! views=pair matrix tree
//! symmetry=off
//! puzzle=own
//! own=sudoku.eJwz1IMDIy6oLAA
//! ```
//!
//! The script in index.html that avoids a flash reads the theme out of it too.

use crate::catalogue;
use crate::document::Fault;
use crate::link::Packed;
use crate::loaded::Loaded;
use crate::settings::{RuleKind, Settings, Speed, StepSize, Theme, Views};
use crate::words::joined;

/// Longer than anything that [`Saved::to_text`] writes; what is longer is not
/// ours.
const LONGEST: usize = 1 << 21;

/// What is kept from visit to visit.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Saved {
    /// What the user has set.
    pub settings: Settings,
    /// The puzzle's id in the picker; empty for the first one.
    pub puzzle: String,
    /// The user's own problem, if there is one, loaded or not.
    pub own: Option<Packed>,
}

impl Saved {
    /// Written down.
    pub fn to_text(&self) -> String {
        let Settings {
            step_size,
            speed,
            theme,
            rule,
            views,
            symmetry,
        } = self.settings;
        let mut text = String::new();
        let mut line = |name: &str, value: &str| text += &joined(&[name, "=", value, "\n"]);
        line("step", step_size.word());
        line("speed", &speed.position().to_string());
        line("theme", theme.word());
        line("rule", rule.word());
        line("views", &views.to_text());
        line("symmetry", if symmetry { "on" } else { "off" });
        line("puzzle", &self.puzzle);
        if let Some(own) = &self.own {
            line("own", own.text());
        }
        text
    }

    /// What was written down. Whatever is missing or spoiled, or comes from
    /// another version, is as on the first visit, field by field.
    pub fn from_text(text: &str) -> Self {
        let mut saved = Saved::default();
        let settings = &mut saved.settings;
        let text = if text.len() > LONGEST { "" } else { text };
        for (name, value) in text.lines().filter_map(|line| line.split_once('=')) {
            match name {
                "step" => settings.step_size = StepSize::from_word(value).unwrap_or_default(),
                "speed" => settings.speed = value.parse().map(Speed::new).unwrap_or_default(),
                "theme" => settings.theme = Theme::from_word(value).unwrap_or_default(),
                "rule" => settings.rule = RuleKind::from_word(value).unwrap_or_default(),
                "views" => settings.views = Views::from_text(value),
                "symmetry" => settings.symmetry = value == "on",
                "puzzle" => saved.puzzle = value.to_owned(),
                "own" => saved.own = Packed::from_text(value).ok(),
                _ => {}
            }
        }
        saved
    }

    /// The puzzle to show: the one saved, or, if that cannot be read, the
    /// first of the catalogue.
    pub(super) fn load(&self) -> Result<Loaded, Fault> {
        load(&self.puzzle, self.own.as_ref()).or_else(|_| {
            let first = catalogue::entries().next().map_or("", |entry| entry.id);
            catalogue::load(first)
        })
    }
}

/// The puzzle of this id: of the catalogue, or the user's own.
pub(super) fn load(id: &str, own: Option<&Packed>) -> Result<Loaded, Fault> {
    match own {
        Some(own) if id == Loaded::OWN => Loaded::own(own.clone()),
        _ => catalogue::load(id),
    }
}
