//! The proof that what was undone was undone exactly.

use serde::Serialize;

use super::scene::Scene;
use crate::dlx::Step;

/// What became of the links that a cover changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seal {
    /// "Restored exactly: 4a07c1".
    pub text: String,
    /// The same at length.
    pub detail: String,
    /// Whether something has been restored; otherwise a digest has been taken.
    pub restored: bool,
    /// Whether every word is as it was.
    pub exact: bool,
}

/// Before a cover a digest of the links is taken; after its uncover they are
/// compared, word for word, with what they were.
///
/// What they were is made anew: from fresh links, by covering what is on the
/// path now. All that was covered and uncovered in between is not done, so
/// that it leaves no trace if, and only if, it was undone exactly.
pub(super) fn seal(scene: &Scene) -> Option<Seal> {
    if scene.flat_out || scene.middle.is_some() {
        return None;
    }
    match scene.last? {
        Step::Cover { .. } | Step::Purify { .. } => {
            let digest = short(scene.digest?);
            Some(Seal {
                text: format!("Digest before: {digest}"),
                detail: format!("Digest of all links before this cover: {digest}"),
                restored: false,
                exact: true,
            })
        }
        Step::Uncover { .. } | Step::Unpurify { .. } => Some(restored(scene)),
        Step::Choose { .. } | Step::Try { .. } | Step::Solution { .. } | Step::Untry { .. } => None,
    }
}

fn restored(scene: &Scene) -> Seal {
    let links = scene.search.links();
    let before = scene.search.straight(scene.loaded.fresh());
    let exact = *links == before;
    let (now, then) = (short(links.digest()), short(before.digest()));
    let (text, detail) = match exact {
        true => (
            format!("Restored exactly: {now}"),
            format!("Every word of the links is as it was before the cover; digest {now}"),
        ),
        false => (
            format!("Not restored: {now}"),
            format!("The links differ from those before the cover: digest {now}, not {then}"),
        ),
    };
    Seal {
        text,
        detail,
        restored: true,
        exact,
    }
}

/// Six digits are enough to compare by eye.
fn short(digest: u64) -> String {
    format!("{:06x}", digest >> 40)
}
