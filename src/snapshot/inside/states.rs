//! How each item and each option stands.

use serde::Serialize;

use crate::dlx::OptionId;
use crate::snapshot::scene::Scene;

/// How an item stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ItemState {
    /// Still to be covered; or secondary, and still free.
    Open,
    /// The rule will choose it next.
    Next,
    /// Chosen: the level now worked on branches on it.
    Chosen,
    /// Covered.
    Covered,
}

/// An item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct ItemView {
    /// How it stands.
    pub state: ItemState,
    /// The options in its list. Of a covered item: those that it had when it
    /// was covered.
    pub size: u32,
}

/// How an option stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum OptionState {
    /// In the lists of all its items.
    Linked,
    /// In the list of the chosen item, still to be tried.
    Waiting,
    /// In the list of the chosen item, tried and given up.
    Rejected,
    /// The last step tries it, or covers one of its items.
    Trying,
    /// The last step gives it up, or uncovers one of its items.
    Leaving,
    /// In the partial solution.
    Placed,
    /// In the partial solution from the beginning.
    Given,
    /// Taken out of the lists of its items that are not covered.
    Hidden,
}

pub(super) fn items(scene: &Scene) -> Vec<ItemView> {
    let links = scene.search.links();
    let problem = scene.loaded.puzzle().problem();
    let view = |item| {
        let covered = links.is_covered(item);
        let state = match scene.focus.filter(|focus| focus.item == item) {
            Some(focus) if focus.chosen => ItemState::Chosen,
            Some(_) => ItemState::Next,
            None if covered => ItemState::Covered,
            None => ItemState::Open,
        };
        let size = links.size(item);
        ItemView { state, size }
    };
    problem.items().map(view).collect()
}

pub(super) fn options(scene: &Scene) -> Vec<OptionState> {
    let links = scene.search.links();
    let problem = scene.loaded.puzzle().problem();
    let linked = |option: OptionId| match links.is_linked(option) {
        true => OptionState::Linked,
        false => OptionState::Hidden,
    };
    let mut states: Vec<OptionState> = problem.options().map(linked).collect();
    if let Some(focus) = scene.focus.filter(|focus| focus.chosen) {
        for (number, option) in scene.search.order().enumerate() {
            states[option.index()] = match number < focus.rejected as usize {
                true => OptionState::Rejected,
                false => OptionState::Waiting,
            };
        }
    }
    let mut mark = |option: OptionId, state| states[option.index()] = state;
    for &given in scene.loaded.puzzle().givens() {
        mark(given, OptionState::Given);
    }
    for option in scene.search.path() {
        mark(option, OptionState::Placed);
    }
    if let Some(option) = scene.trying {
        mark(option, OptionState::Trying);
    }
    if let Some(option) = scene.leaving {
        mark(option, OptionState::Leaving);
    }
    states
}
