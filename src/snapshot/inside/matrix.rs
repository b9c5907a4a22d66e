//! The matrix: where to look, and which of its lines to show.

use super::{Inside, OptionState};
use crate::dlx::{ItemId, OptionId};
use crate::snapshot::scene::Scene;

/// Where to look in the matrix.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct MatrixView {
    /// The item branched on now, or next.
    pub column: Option<ItemId>,
    /// Whether it is chosen already.
    pub chosen: bool,
    /// The options of its list, from the top. Of a chosen item: those that it
    /// had when it was chosen, in the order in which they are tried.
    pub rows: Vec<OptionId>,
    /// The option that is being tried, or given up.
    pub row: Option<OptionId>,
}

impl MatrixView {
    pub(super) fn new(scene: &Scene) -> Self {
        let Some(focus) = scene.focus else {
            return MatrixView::default();
        };
        MatrixView {
            column: Some(focus.item),
            chosen: focus.chosen,
            rows: match focus.chosen {
                true => scene.search.order().collect(),
                false => scene.search.links().ring(focus.item).collect(),
            },
            row: scene.trying.or(scene.leaving),
        }
    }
}

/// How much of the matrix to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Extent {
    /// All of it.
    #[default]
    All,
    /// What is left of it: the options that are linked, or in the list of the
    /// chosen item, and the items they meet.
    Linked,
    /// The options of the partial solution, those in the list branched on, and
    /// the items they meet.
    Current,
}

/// The lines of the matrix that are shown.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Lines {
    /// The options, from the top.
    pub rows: Vec<OptionId>,
    /// The items, from the left.
    pub columns: Vec<ItemId>,
    /// By item, where among the columns it is.
    places: Vec<Option<usize>>,
}

impl Lines {
    /// Those of this extent.
    pub fn of(inside: &Inside, extent: Extent) -> Self {
        let names = &inside.names;
        let mut rows: Vec<OptionId> = (0..names.options.len() as u32).map(OptionId).collect();
        let mut met = vec![extent == Extent::All; names.items.len()];
        if extent != Extent::All {
            let mut listed = vec![false; rows.len()];
            for option in inside.matrix.iter().flat_map(|matrix| &matrix.rows) {
                listed[option.index()] = true;
            }
            rows.retain(|option| {
                is_shown(
                    inside.options[option.index()],
                    extent,
                    listed[option.index()],
                )
            });
            for item in rows
                .iter()
                .flat_map(|row| &names.options[row.index()].items)
            {
                met[item.index()] = true;
            }
            if let Some(column) = inside.matrix.as_ref().and_then(|matrix| matrix.column) {
                met[column.index()] = true;
            }
        }
        let all = (0..names.items.len() as u32).map(ItemId);
        let columns: Vec<ItemId> = all.filter(|item| met[item.index()]).collect();
        let mut places = vec![None; met.len()];
        for (place, item) in columns.iter().enumerate() {
            places[item.index()] = Some(place);
        }
        Lines {
            rows,
            columns,
            places,
        }
    }

    /// Where among the columns this item is.
    pub fn column_of(&self, item: ItemId) -> Option<usize> {
        self.places.get(item.index()).copied().flatten()
    }

    /// Where among the rows this option is.
    pub fn row_of(&self, option: OptionId) -> Option<usize> {
        self.rows.binary_search(&option).ok()
    }
}

/// Whether an option is; `listed` if it is in the list branched on.
fn is_shown(state: OptionState, extent: Extent, listed: bool) -> bool {
    match state {
        OptionState::Waiting
        | OptionState::Rejected
        | OptionState::Trying
        | OptionState::Leaving => true,
        OptionState::Linked => extent == Extent::Linked || listed,
        OptionState::Placed => extent == Extent::Current,
        OptionState::Given | OptionState::Hidden => false,
    }
}
