//! What is kept from visit to visit, and how it is written down: one line a
//! field, `name=value`.
//!
//! ```text
//! step=cover
//! speed=11
//! theme=system
//! rule=shortest
//! views=pair matrix tree
//! puzzle=own
//! grid=1.......2
//! diagonals=no
//! ```
//!
//! The script in index.html that avoids a flash reads the theme out of it too.

use super::catalogue;
use crate::loaded::Loaded;
use crate::puzzle::sudoku::Grid;
use crate::settings::{RuleKind, Settings, Speed, StepSize, Theme, Views};
use crate::words::joined;

/// Longer than anything that [`Saved::to_text`] writes; what is longer is not
/// ours.
const LONGEST: usize = 4096;

/// What is kept from visit to visit.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Saved {
    /// What the user has set.
    pub settings: Settings,
    /// The puzzle's id in the picker; empty for the first one.
    pub puzzle: String,
    /// The user's own Sudoku in one line, if there is one, loaded or not.
    pub grid: Option<String>,
    /// Whether its diagonals count.
    pub diagonals: bool,
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
        } = self.settings;
        let mut text = String::new();
        let mut line = |name: &str, value: &str| text += &joined(&[name, "=", value, "\n"]);
        line("step", step_size.word());
        line("speed", &speed.position().to_string());
        line("theme", theme.word());
        line("rule", rule.word());
        line("views", &views.to_text());
        line("puzzle", &self.puzzle);
        if let Some(grid) = &self.grid {
            line("grid", grid);
        }
        line("diagonals", if self.diagonals { "yes" } else { "no" });
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
                "puzzle" => saved.puzzle = value.to_owned(),
                "grid" => saved.grid = Some(value.to_owned()),
                "diagonals" => saved.diagonals = value == "yes",
                _ => {}
            }
        }
        saved
    }

    /// The puzzle to show: the one saved, or, if that cannot be read, the
    /// first of the picker.
    pub(super) fn load(&self, own: Option<&Own>) -> Result<Loaded, String> {
        load(&self.puzzle, own).or_else(|_| {
            let first = catalogue::entries().next().map_or("", |entry| entry.id);
            catalogue::load(first)
        })
    }

    /// The user's own Sudoku, if it can be read.
    pub(super) fn own(&self) -> Option<Own> {
        let grid = Grid::parse(self.grid.as_deref()?).ok()?;
        let diagonals = self.diagonals;
        Some(Own { grid, diagonals })
    }
}

/// A Sudoku of the user's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Own {
    pub grid: Grid,
    pub diagonals: bool,
}

/// The puzzle of this id: of the picker, or the user's own.
pub(super) fn load(id: &str, own: Option<&Own>) -> Result<Loaded, String> {
    match own {
        Some(Own { grid, diagonals }) if id == Loaded::OWN => load_grid(grid.clone(), *diagonals),
        _ => catalogue::load(id),
    }
}

/// The user's own Sudoku.
pub(super) fn load_own(text: &str, diagonals: bool) -> Result<Loaded, String> {
    let grid = Grid::parse(text).map_err(|error| error.to_string())?;
    load_grid(grid, diagonals)
}

/// The user's own grid.
pub(super) fn load_grid(grid: Grid, diagonals: bool) -> Result<Loaded, String> {
    let size = grid.size();
    let with = if diagonals { ", both diagonals" } else { "" };
    let title = format!("Own Sudoku {size}×{size}{with}");
    Loaded::sudoku(Loaded::OWN, &title, grid, diagonals)
}
