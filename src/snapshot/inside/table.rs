//! What the table view shows: the levels of the path, the totals by depth, and
//! the solutions found.

use std::rc::Rc;

use crate::dlx::{Level, Tally};
use crate::names::Names;
use crate::record::log::Entry;
use crate::snapshot::scene::Scene;
use crate::tables;

/// The heads of [`TableView::depths_csv`].
const DEPTHS: [&str; 4] = ["depth", "placements", "dead ends", "solutions"];

/// Levels and solutions in numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct TableView {
    /// The levels of the path from the root, then those of which more is known
    /// than that they may be.
    pub levels: Vec<LevelView>,
    /// Solutions up to the position, as far as they are kept one by one.
    pub solutions: Solutions,
}

/// One level of the search tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelView {
    /// How it stands.
    pub state: LevelState,
    /// What the path has there; of a level chosen next, its item and that
    /// item's size.
    pub level: Option<Level>,
    /// What was done at this depth in the whole search so far.
    pub totals: Tally,
}

/// How a level stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LevelState {
    /// On the path.
    Path,
    /// On the path, and worked on now.
    Now,
    /// Begins with the next step.
    Next,
    /// Left again: only its totals are known.
    Left,
}

/// The solutions in the order found.
#[derive(Clone, Debug, PartialEq)]
pub struct Solutions {
    /// Those that are kept one by one, also those that lie ahead.
    log: Rc<Vec<Entry>>,
    /// How many of these lie at the position or before.
    passed: usize,
    /// How many were found up to the position, kept or not.
    pub found: u64,
    /// The sum of their estimates, where it is known.
    pub total: Option<f64>,
    /// The step of the last one that is kept and lies ahead.
    pub ahead: Option<u64>,
}

impl TableView {
    pub(super) fn new(scene: &Scene) -> Self {
        TableView {
            levels: levels(scene),
            solutions: Solutions::new(scene),
        }
    }

    /// The levels of the path: the paper's four columns, then the names of
    /// the item and of the option tried now.
    pub fn levels_csv(&self, names: &Names) -> String {
        let [depth, covers, backtracks, degree] = tables::LEVELS;
        let head = [depth, covers, backtracks, degree, "item", "option"];
        let mut text = tables::comma_separated(&head);
        let path = self.levels.iter().enumerate().filter(|(_, view)| {
            // What is only about to be chosen is no level yet.
            matches!(view.state, LevelState::Path | LevelState::Now)
        });
        for (depth, view) in path {
            let Some(level) = view.level else { continue };
            let [depth, covers, backtracks, degree] = tables::level(depth, &level);
            let item = names.item(level.item).to_owned();
            let option = level.option.map_or("", |option| names.option(option));
            let cells = [depth, covers, backtracks, degree, item, option.to_owned()];
            text += &tables::comma_separated(&cells);
        }
        text
    }

    /// What was done at each depth in the whole search so far.
    pub fn depths_csv(&self) -> String {
        let mut text = tables::comma_separated(&DEPTHS);
        for (depth, LevelView { totals, .. }) in self.levels.iter().enumerate() {
            let numbers = [totals.placements, totals.dead_ends, totals.solutions];
            let [placements, dead_ends, solutions] = numbers.map(|number| number.to_string());
            let cells = [depth.to_string(), placements, dead_ends, solutions];
            text += &tables::comma_separated(&cells);
        }
        text
    }

    /// The solutions: the paper's four columns.
    pub fn solutions_csv(&self) -> String {
        let mut text = tables::comma_separated(&tables::SOLUTIONS);
        for entry in self.solutions.entries() {
            text += &tables::comma_separated(&tables::solution(entry, tables::digits));
        }
        text
    }
}

fn levels(scene: &Scene) -> Vec<LevelView> {
    let profile = scene.search.profile();
    let mut path: Vec<LevelView> = (scene.search.levels().zip(profile))
        .map(|(level, &totals)| LevelView {
            state: LevelState::Path,
            level: Some(level),
            totals,
        })
        .collect();
    let left = profile.iter().skip(path.len()).map(|&totals| LevelView {
        state: LevelState::Left,
        level: None,
        totals,
    });
    let on_path = path.len();
    path.extend(left);
    match scene.focus {
        Some(focus) if focus.chosen => {
            if let Some(now) = path[..on_path].last_mut() {
                now.state = LevelState::Now;
            }
        }
        Some(focus) => {
            if let Some(next) = path.get_mut(on_path) {
                next.state = LevelState::Next;
                next.level = Some(Level {
                    item: focus.item,
                    degree: focus.size,
                    tried: 0,
                    option: None,
                    updates: 0,
                });
            }
        }
        None => {}
    }
    let known = |view: &LevelView| view.level.is_some() || view.totals != Tally::default();
    let last = path.iter().rposition(known);
    path.truncate(last.map_or(0, |last| last + 1));
    path
}

impl Solutions {
    fn new(scene: &Scene) -> Self {
        let record = &scene.record.log;
        let (log, found) = (record.shared(), scene.now.solutions);
        let passed = log.len().min(found as usize);
        let last = passed.checked_sub(1).map(|last| &log[last]);
        let total = match last {
            None => Some(0.0),
            Some(last) if last.number == found => Some(last.total),
            Some(_) => record.total().filter(|_| record.count() == found),
        };
        Solutions {
            ahead: log[passed..].last().map(|entry| entry.step),
            log,
            passed,
            found,
            total,
        }
    }

    /// Those up to the position, as far as they are kept one by one.
    pub fn entries(&self) -> &[Entry] {
        &self.log[..self.passed]
    }
}
