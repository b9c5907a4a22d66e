//! Algorithm X as a textbook has it: recursion over the engine's own links.
//! What the explicit stack costs is measured against this.

use dlx_stage::dlx::Links;

/// What a run comes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    pub solutions: u64,
    pub nodes: u64,
    pub updates: u64,
}

/// Counts all covers.
pub fn search(links: &mut Links, totals: &mut Totals) {
    totals.nodes += 1;
    let Some(item) = links.shortest() else {
        totals.solutions += 1;
        return;
    };
    totals.updates += u64::from(links.cover(item));
    let header = links.header(item);
    let mut node = links.down(header);
    while node != header {
        let mut other = links.right(node);
        while other != node {
            totals.updates += u64::from(links.cover(links.item_of(other)));
            other = links.right(other);
        }
        search(links, totals);
        other = links.left(node);
        while other != node {
            links.uncover(links.item_of(other));
            other = links.left(other);
        }
        node = links.down(node);
    }
    links.uncover(item);
}
