//! What is kept from visit to visit.

use serde::{Deserialize, Serialize};

use super::catalogue;
use crate::loaded::Loaded;
use crate::puzzle::sudoku::Grid;
use crate::settings::Settings;

/// What is kept from visit to visit. Every field has a default, so that what
/// an older or newer version saved can be read.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Saved {
    /// What the user has set.
    pub settings: Settings,
    /// The puzzle's id in the picker; empty for the first one.
    pub puzzle: String,
    /// The user's own Sudoku in one line, if that is what was loaded.
    pub grid: Option<String>,
    /// Whether its diagonals count.
    pub diagonals: bool,
}

impl Saved {
    /// The puzzle to show: the one saved, or, if that cannot be read, the
    /// first of the picker.
    pub(super) fn load(&self) -> Result<Loaded, String> {
        let own = self
            .grid
            .as_deref()
            .map(|line| load_own(line, self.diagonals));
        let saved = own.unwrap_or_else(|| catalogue::load(&self.puzzle));
        saved.or_else(|_| {
            let first = catalogue::entries().next().map_or("", |entry| entry.id);
            catalogue::load(first)
        })
    }
}

/// The user's own Sudoku.
pub(super) fn load_own(text: &str, diagonals: bool) -> Result<Loaded, String> {
    let grid = Grid::parse(text).map_err(|error| error.to_string())?;
    own(grid, diagonals)
}

/// The user's own grid.
pub(super) fn own(grid: Grid, diagonals: bool) -> Result<Loaded, String> {
    let size = grid.size();
    let with = if diagonals { ", both diagonals" } else { "" };
    let title = format!("Own Sudoku {size}×{size}{with}");
    Loaded::sudoku(Loaded::OWN, &title, grid, diagonals)
}
