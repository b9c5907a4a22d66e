//! The sentence for a single link write.

use super::naming::{left, option_on_board, words};
use super::scene::Scene;
use crate::dlx::{NodeId, PlaceKind, Step, Way, Write};

/// What the write did, to which list, and where in its step that is.
pub(super) fn written(scene: &Scene, write: &Write, place: NodeId, way: Way) -> (String, String) {
    let (subject, what) = match scene.search.links().kind(place) {
        PlaceKind::Node { item, option } => {
            let size = scene.search.links().size(item);
            let has = format!("{}: {} left", words(scene, item), left(scene, item, size));
            let what = match way {
                Way::Unlink => format!("leaves the list of {has}"),
                Way::Relink => format!("comes back into the list of {has}"),
            };
            (option_on_board(scene, option), what)
        }
        PlaceKind::Header(item) => {
            let what = match way {
                Way::Unlink => "leaves the ring of items; its own links still know its neighbours",
                Way::Relink => "comes back into the ring of items, where its own links lead",
            };
            (words(scene, item), what.to_owned())
        }
        PlaceKind::Root | PlaceKind::Spacer => (String::new(), "is written".to_owned()),
    };
    let (index, count) = (write.index + 1, write.count);
    let step = under_way(scene, write.step);
    (subject, format!("{what}. Link {index} of {count}, {step}."))
}

/// "covering r2c3".
fn under_way(scene: &Scene, step: Step) -> String {
    match step {
        Step::Cover { item } => format!("covering {}", words(scene, item)),
        Step::Uncover { item } => format!("uncovering {}", words(scene, item)),
        Step::Purify { item, .. } => format!("colouring {}", words(scene, item)),
        Step::Unpurify { item, .. } => format!("uncolouring {}", words(scene, item)),
        Step::Choose { .. } | Step::Try { .. } | Step::Solution { .. } | Step::Untry { .. } => {
            "in one step".to_owned()
        }
    }
}
