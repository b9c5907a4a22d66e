//! What the links would be, had the search come here straight.

use super::{Frame, Phase, Search};
use crate::links::{Links, NodeId};

impl Search {
    /// The links as they would be if the search had gone straight down its
    /// path, without any of the detours that it made and undid: made from the
    /// links at its beginning, `fresh` ones with the givens covered.
    ///
    /// They equal the links of the search, word for word, if everything undone
    /// was undone exactly.
    pub fn straight(&self, fresh: &Links) -> Links {
        let mut links = fresh.clone();
        let Some((top, above)) = self.stack.split_last() else {
            return links;
        };
        for frame in above {
            links.cover_once(frame.item);
            commit_before(&mut links, *frame, frame.node);
        }
        if self.phase != Phase::Cover {
            links.cover_once(top.item);
        }
        match self.phase {
            Phase::Enter => commit_before(&mut links, *top, top.node),
            Phase::Commit(node) => commit_before(&mut links, *top, node),
            Phase::Uncommit(node) if node != top.node => {
                let after = links.right(node);
                commit_before(&mut links, *top, after);
            }
            Phase::Uncommit(_) | Phase::Cover | Phase::Next | Phase::Done => {}
        }
        links
    }
}

/// Commits to the items of a level's option, from the one after its own up to
/// the one before this node.
fn commit_before(links: &mut Links, frame: Frame, end: NodeId) {
    let mut node = links.right(frame.node);
    while node != end && node != frame.node {
        if links.is_free(node) {
            links.commit_once(node);
        }
        node = links.right(node);
    }
}
