//! What is pointed at: the same thing in every view, and on the board.

use serde::{Serialize, Serializer};

use super::scene::Scene;
use super::{Around, CellView, PieceView};
use crate::dlx::{ItemId, OptionId};
use crate::loaded::Loaded;
use crate::puzzle::Meaning;
use crate::thing::Thing;
use crate::words::joined;

/// What is pointed at, or else picked: the thing that is marked everywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PointedView {
    /// The item, the option, or the node where both meet.
    #[serde(serialize_with = "as_text")]
    pub thing: Thing,
    /// Its name: "r2c3", "7 at r2c3".
    pub words: String,
}

/// What is picked, and stays, wherever the pointer goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PickedView {
    /// The item, the option, or the node where both meet.
    #[serde(serialize_with = "as_text")]
    pub thing: Thing,
    /// Its name.
    pub words: String,
    /// Whether runs stop there.
    pub stops: bool,
    /// Whether it can be tried first now.
    pub can_steer: bool,
}

impl PointedView {
    /// Whether this item is meant.
    pub fn is_item(&self, item: ItemId) -> bool {
        self.thing.item() == Some(item)
    }

    /// Whether this option is meant.
    pub fn is_option(&self, option: OptionId) -> bool {
        self.thing.option() == Some(option)
    }
}

fn as_text<S: Serializer>(thing: &Thing, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(thing)
}

pub(super) fn pointed(scene: &Scene) -> Option<PointedView> {
    let thing = scene.pointed?;
    let words = words(scene.loaded, thing);
    Some(PointedView { thing, words })
}

pub(super) fn picked(scene: &Scene, around: &Around) -> Option<PickedView> {
    let thing = around.picked?;
    Some(PickedView {
        thing,
        words: words(scene.loaded, thing),
        stops: around.breaks.contains(&thing.happening()),
        can_steer: around.running.is_none() && can_steer(scene, thing),
    })
}

/// What it is called.
pub(super) fn words(loaded: &Loaded, thing: Thing) -> String {
    let puzzle = loaded.puzzle();
    match thing {
        Thing::Item(item) => {
            let line = matches!(loaded.meaning(item), Meaning::House { .. });
            let optional = line && !puzzle.problem().is_primary(item);
            let may = if optional {
                ", may be used at most once"
            } else {
                ""
            };
            joined(&[&puzzle.item_words(item), may])
        }
        Thing::Option(option) => puzzle.option_words(option),
        Thing::Node(option, item) => {
            let (option, item) = (puzzle.option_words(option), puzzle.item_words(item));
            format!("{option}, in the list of {item}")
        }
    }
}

/// Whether the item can be branched on next, or one of the option's items with
/// this option first: before an item is chosen, or before its first option is
/// tried.
fn can_steer(scene: &Scene, thing: Thing) -> bool {
    let links = scene.search.links();
    let choosing = scene.search.is_between_levels() && !links.is_empty();
    let chosen = scene.search.levels().last().filter(|_| !choosing);
    if !choosing && chosen.is_none_or(|level| level.tried > 0) {
        return false;
    }
    let chosen = chosen.map(|level| level.item);
    let open = |item| !links.is_covered(item) || chosen == Some(item);
    match thing {
        Thing::Item(item) => scene.loaded.puzzle().problem().is_primary(item) && open(item),
        Thing::Node(_, item) if !scene.loaded.puzzle().problem().is_primary(item) => false,
        Thing::Option(option) | Thing::Node(option, _) => {
            let ringed = chosen.is_some_and(|item| links.ring(item).any(|o| o == option));
            links.is_linked(option) || ringed
        }
    }
}

/// Marks the cells of what is pointed at: those that the item demands, or
/// those that the option fills.
pub(super) fn mark_cells(scene: &Scene, cells: &mut [CellView]) {
    let Some(thing) = scene.pointed else { return };
    if let Some(option) = thing.option() {
        for &cell in &scene.loaded.placement(option).cells {
            cells[scene.loaded.index(cell)].hot = true;
        }
    } else if let Some(item) = thing.item() {
        for &cell in super::board::cells_of(scene.loaded.meaning(item)) {
            cells[scene.loaded.index(cell)].hot = true;
        }
        if let Meaning::Piece { symbol, .. } = scene.loaded.meaning(item) {
            let placed = cells.iter_mut().filter(|cell| cell.symbol == Some(*symbol));
            placed.for_each(|cell| cell.hot = true);
        }
    }
}

/// Whether the piece is pointed at, itself or in a placement.
pub(super) fn is_piece(scene: &Scene, view: &PieceView, item: ItemId) -> bool {
    let of_piece = |option: OptionId| scene.loaded.placement(option).symbol == view.symbol;
    match scene.pointed {
        None => false,
        Some(thing) => thing.item() == Some(item) || thing.option().is_some_and(of_piece),
    }
}
