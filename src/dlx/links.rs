//! The links that dance: one arena of fixed-size nodes, and four operations
//! on it, each undone exactly by its counterpart.
//!
//! # Layout
//! Node 0 is the root, node `i + 1` the header of item `i`; then come the
//! options, each a run of nodes with a *spacer* before the first and after
//! every run (TAOCP 7.2.2.1, Fig. 8 onwards). No link points sideways inside
//! an option: the neighbours of a node are the next places in the arena, and
//! a spacer knows where the run before it begins and the run after it ends.
//!
//! # Invariants (verified by [`Links::check`])
//! - The headers of the uncovered primary items form a ring with the root, in
//!   input order. A secondary item is a ring of its own.
//! - The nodes of an item form a ring with its header, in input order.
//! - `size[h]` is the number of nodes in that ring besides the header. While
//!   the item is covered, [`COVERED`] is added to it; nothing reaches the
//!   ring of a covered item, so its size stands still until it is uncovered.
//! - A node taken out of its ring keeps its own links: it still knows its
//!   neighbours, and that is why it can come back.

use super::problem::{ItemId, OptionId, Problem};
use super::scan;

/// Added to the size of an item while it is covered: above every real size,
/// so that the search for the shortest item passes over it.
const COVERED: i32 = 1 << 30;

/// The root's place in the arena.
const ROOT: u32 = 0;

/// A place in the arena that holds an item of an option, or a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(pub(super) u32);

/// One node. Twelve bytes, so that five share a cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    /// Its header's place if positive. A spacer has `-k` where `k` is one
    /// more than the number of the option before it, 0 at the very front.
    top: i32,
    /// The node above in the item's ring; for a spacer, the first node of
    /// the option before it.
    up: u32,
    /// The node below in the item's ring; for a spacer, the last node of the
    /// option after it.
    down: u32,
}

/// A header's place in the ring of primary items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Header {
    left: u32,
    right: u32,
}

/// The arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Links {
    top: Box<[i32]>, up: Box<[u32]>, down: Box<[u32]>,
    headers: Box<[Header]>,
    /// By header; `size[ROOT]` is never the least. Dense, so that the least
    /// is found without walking the ring.
    size: Box<[i32]>,
    /// How many items are primary: headers `1..=primary`.
    primary: u32,
    /// By node, the colour plus one, 0 for none. Empty without colours.
    colour: Box<[u32]>,
    /// By header, the node that gave the item its colour, 0 while it has
    /// none. Empty without colours.
    coloured_by: Box<[u32]>,
    /// By option, its first node, 0 for an ignored option.
    first: Box<[u32]>,
}

impl Links {
    /// The links of a problem, everything uncovered. Options without primary
    /// items are left out.
    pub fn new(problem: &Problem) -> Self {
        let items = problem.item_count();
        let mut links = Links {
            top: Box::new([]),up: Box::new([]),down: Box::new([]),
            headers: ring(items, problem.primary_count()),
            size: vec![0; items + 1].into(),
            primary: problem.primary_count() as u32,
            colour: Box::new([]),
            coloured_by: Box::new([]),
            first: vec![0; problem.option_count()].into(),
        };
        links.size[ROOT as usize] = COVERED;
        links.lay_options(problem);
        if problem.has_colours() {
            links.coloured_by = vec![0; items + 1].into();
        }
        links
    }

    /// Lays the options one after the other behind the headers.
    fn lay_options(&mut self, problem: &Problem) {
        let items = problem.item_count() as u32;
        let mut nodes: Vec<Node> = (0..=items)
            .map(|h| Node {
                top: h as i32,
                up: h,
                down: h,
            })
            .collect();
        let spaces = problem.node_count() + problem.option_count() + 1;
        nodes.reserve_exact(spaces);
        let mut colour = vec![0; nodes.len()];
        nodes.push(Node {
            top: 0,
            up: 0,
            down: 0,
        });
        colour.push(0);
        for option in problem.options().filter(|&o| !problem.is_ignored(o)) {
            let spacer = nodes.len() - 1;
            self.first[option.index()] = nodes.len() as u32;
            for each in problem.option(option) {
                let header = each.item.0 + 1;
                let here = nodes.len() as u32;
                let last = nodes[header as usize].up;
                nodes.push(Node {
                    top: header as i32,
                    up: last,
                    down: header,
                });
                colour.push(each.colour.map_or(0, |c| c.0 + 1));
                nodes[last as usize].down = here;
                nodes[header as usize].up = here;
                self.size[header as usize] += 1;
            }
            nodes[spacer].down = nodes.len() as u32 - 1;
            nodes.push(Node {
                top: -(option.0 as i32 + 1),
                up: spacer as u32 + 1,
                down: 0,
            });
            colour.push(0);
        }
        self.top = nodes.iter().map(|n|n.top).collect();self.up = nodes.iter().map(|n|n.up).collect();self.down = nodes.iter().map(|n|n.down).collect();
        if problem.has_colours() {
            self.colour = colour.into();
        }
    }

    // ----- looking -----

    /// Whether no primary item is left to cover.
    pub fn is_empty(&self) -> bool {
        self.headers[ROOT as usize].right == ROOT
    }

    /// Whether any option colours an item.
    pub fn has_colours(&self) -> bool {
        !self.coloured_by.is_empty()
    }

    /// Number of options in the item's ring now.
    pub fn size(&self, item: ItemId) -> u32 {
        (self.size[item.index() + 1] & !COVERED) as u32
    }

    /// Whether the item is covered now.
    pub fn is_covered(&self, item: ItemId) -> bool {
        self.size[item.index() + 1] & COVERED != 0
    }

    /// Whether the item has been given a colour now.
    pub fn is_coloured(&self, item: ItemId) -> bool {
        self.coloured_by
            .get(item.index() + 1)
            .is_some_and(|&by| by != 0)
    }

    /// Whether an uncovered item still reaches the option: it is in every
    /// ring of its items, and none of them is covered.
    pub fn is_linked(&self, option: OptionId) -> bool {
        let mut node = self.first[option.index()] as usize;
        if node == 0 {
            return false;
        }
        while self.top[node] as u32 > self.primary {
            node += 1; // a primary item comes, or the option would be ignored
        }
        let (top,up)=(self.top[node],self.up[node]);
        self.size[top as usize] & COVERED == 0 && self.down[up as usize] == node as u32
    }

    /// The uncovered primary items, in input order.
    pub fn active(&self) -> impl Iterator<Item = ItemId> + '_ {
        let next = |&h: &u32| Some(self.headers[h as usize].right).filter(|&r| r != ROOT);
        std::iter::successors(next(&ROOT), next).map(|h| ItemId(h - 1))
    }

    /// The options in the item's ring, top to bottom.
    pub fn ring(&self, item: ItemId) -> impl Iterator<Item = OptionId> + '_ {
        let header = item.0 + 1;
        let next = move |&n: &u32| Some(self.down[n as usize]).filter(|&d| d != header);
        std::iter::successors(next(&header), next).map(|n| self.option_of(NodeId(n)))
    }

    /// The leftmost primary item that is uncovered.
    pub fn leftmost(&self) -> Option<ItemId> {
        let right = self.headers[ROOT as usize].right;
        (right != ROOT).then(|| ItemId(right - 1))
    }

    /// The uncovered primary item with the fewest options, the leftmost of
    /// equals.
    #[inline]
    pub fn shortest(&self) -> Option<ItemId> {
        let Header { left, right } = self.headers[ROOT as usize];
        if right == ROOT {
            return None;
        }
        let among = &self.size[right as usize..=left as usize];
        Some(ItemId(right - 1 + scan::leftmost_least(among) as u32))
    }

    /// The header of an item.
    pub fn header(&self, item: ItemId) -> NodeId {
        NodeId(item.0 + 1)
    }

    /// The item a node belongs to.
    #[inline]
    pub fn item_of(&self, node: NodeId) -> ItemId {
        ItemId(self.top[node.0 as usize] as u32 - 1)
    }

    /// The option a node belongs to; the node must not be a header.
    pub fn option_of(&self, node: NodeId) -> OptionId {
        let mut at = node.0 as usize + 1;
        while self.top[at] > 0 {
            at += 1;
        }
        OptionId(-self.top[at] as u32 - 1)
    }

    /// The node of an option that stands in this item's ring, if the option
    /// has the item and is not ignored.
    pub fn node_in(&self, option: OptionId, item: ItemId) -> Option<NodeId> {
        let first = self.first[option.index()];
        let run = (first..).take_while(|&n| first != 0 && self.top[n as usize] > 0);
        run.map(NodeId).find(|&n| self.item_of(n) == item)
    }

    /// The node below in the ring.
    #[inline]
    pub fn down(&self, node: NodeId) -> NodeId {
        NodeId(self.down[node.0 as usize])
    }

    /// The node above in the ring.
    #[inline]
    pub fn up(&self, node: NodeId) -> NodeId {
        NodeId(self.up[node.0 as usize])
    }

    /// The next node of the option, the first one after the last.
    #[inline]
    pub fn right(&self, node: NodeId) -> NodeId {
        let (top,up)=(self.top[node.0 as usize+1],self.up[node.0 as usize+1]);
        NodeId(if top > 0 { node.0 + 1 } else { up })
    }

    /// The node before it in the option, the last one before the first.
    #[inline]
    pub fn left(&self, node: NodeId) -> NodeId {
        let (top,down)=(self.top[node.0 as usize-1],self.down[node.0 as usize-1]);
        NodeId(if top > 0 { node.0 - 1 } else { down })
    }

    // ----- dancing -----

    /// Takes the item out of the header ring, and its options out of the
    /// rings of their other items. Returns the number of elements taken out:
    /// one for the header and one for each node, as the paper counts.
    ///
    /// The item must not be covered.
    #[inline]
    pub fn cover(&mut self, item: ItemId) -> u32 {
        if self.has_colours() {
            self.cover_in::<true>(item)
        } else {
            self.cover_in::<false>(item)
        }
    }

    /// Undoes [`cover`](Self::cover), if everything since has been undone.
    /// Returns the same number.
    #[inline]
    pub fn uncover(&mut self, item: ItemId) -> u32 {
        if self.has_colours() {
            self.uncover_in::<true>(item)
        } else {
            self.uncover_in::<false>(item)
        }
    }

    /// [`cover`](Self::cover) with the question "are there colours?" answered
    /// at compile time.
    #[inline]
    pub(super) fn cover_in<const COLOURS: bool>(&mut self, item: ItemId) -> u32 {
        let header = item.0 + 1;
        debug_assert!(!self.is_covered(item), "item {item:?} is covered already");
        let Header { left, right } = self.headers[header as usize];
        self.headers[left as usize].right = right;
        self.headers[right as usize].left = left;
        self.size[header as usize] += COVERED;
        let mut rings = self.rings();
        let mut updates = 1;
        let mut node = rings.down(header);
        while node != header {
            updates += rings.hide::<COLOURS>(node);
            node = rings.down(node);
        }
        updates
    }

    /// [`uncover`](Self::uncover), likewise.
    #[inline]
    pub(super) fn uncover_in<const COLOURS: bool>(&mut self, item: ItemId) -> u32 {
        let header = item.0 + 1;
        debug_assert!(self.is_covered(item), "item {item:?} is not covered");
        let mut rings = self.rings();
        let mut updates = 1;
        let mut node = rings.up(header);
        while node != header {
            updates += rings.unhide::<COLOURS>(node);
            node = rings.up(node);
        }
        self.size[header as usize] -= COVERED;
        let Header { left, right } = self.headers[header as usize];
        self.headers[right as usize].left = header;
        self.headers[left as usize].right = header;
        updates
    }

    fn rings(&mut self) -> Rings<'_> {
        Rings { top:&self.top, up:&mut self.up, down:&mut self.down, size: &mut self.size, coloured_by: &self.coloured_by }
    }

    // ----- choosing an option's other items -----

    /// The colour the node gives its item, plus one; 0 for none.
    pub(super) fn colour_at(&self, node: NodeId) -> u32 {
        self.colour.get(node.0 as usize).copied().unwrap_or(0)
    }

    /// Whether committing to the node changes anything: not when its item has
    /// its colour from an option chosen earlier. Gives the same answer before
    /// [`commit`](Self::commit) and after [`uncommit`](Self::uncommit).
    #[inline]
    pub(super) fn is_free(&self, node: NodeId) -> bool {
        self.colourer(node) == 0
    }

    /// Whether, after the node's option was chosen, it was this node that
    /// covered or coloured its item, not an option chosen earlier.
    #[inline]
    pub(super) fn is_committed(&self, node: NodeId) -> bool {
        let by = self.colourer(node);
        by == 0 || by == node.0
    }

    /// The node that gave this node's item its colour, 0 if none did.
    #[inline]
    fn colourer(&self, node: NodeId) -> u32 {
        if !self.has_colours() {
            return 0;
        }
        self.coloured_by[self.top[node.0 as usize] as usize]
    }

    /// Chooses an item of an option before the search begins. `false`, and
    /// nothing done, if an earlier given has the item and does not agree.
    pub(super) fn give(&mut self, option: OptionId, item: ItemId) -> bool {
        let Some(node) = self.node_in(option, item) else {
            return false;
        };
        if self.is_covered(item) {
            return false;
        }
        let by = self.colourer(node);
        if by != 0 {
            return self.colour_at(node) == self.colour_at(NodeId(by));
        }
        if self.has_colours() {
            self.commit::<true>(node);
        } else {
            self.commit::<false>(node);
        }
        true
    }

    /// Covers the item of a chosen option's node, or gives it its colour.
    #[inline]
    pub(super) fn commit<const COLOURS: bool>(&mut self, node: NodeId) -> u32 {
        if COLOURS && self.colour[node.0 as usize] != 0 {
            self.purify(node.0)
        } else {
            self.cover_in::<COLOURS>(self.item_of(node))
        }
    }

    /// Undoes [`commit`](Self::commit).
    #[inline]
    pub(super) fn uncommit<const COLOURS: bool>(&mut self, node: NodeId) -> u32 {
        if COLOURS && self.colour[node.0 as usize] != 0 {
            self.unpurify(node.0)
        } else {
            self.uncover_in::<COLOURS>(self.item_of(node))
        }
    }

    /// Gives the node's item the node's colour: hides all options that give
    /// it another colour or none (TAOCP 7.2.2.1, Algorithm C).
    fn purify(&mut self, node: u32) -> u32 {
        let header = self.top[node as usize] as u32;
        let colour = self.colour[node as usize];
        self.coloured_by[header as usize] = node;
        let mut updates = 0;
        let mut at = self.down[header as usize];
        while at != header {
            if self.colour[at as usize] != colour {
                updates += self.rings().hide::<true>(at);
            }
            at = self.down[at as usize];
        }
        updates
    }

    /// Undoes [`purify`](Self::purify).
    fn unpurify(&mut self, node: u32) -> u32 {
        let header = self.top[node as usize] as u32;
        let colour = self.colour[node as usize];
        let mut updates = 0;
        let mut at = self.up[header as usize];
        while at != header {
            if self.colour[at as usize] != colour {
                updates += self.rings().unhide::<true>(at);
            }
            at = self.up[at as usize];
        }
        self.coloured_by[header as usize] = 0;
        updates
    }

    // ----- sanity -----

    /// Walks every ring and compares it with what the invariants promise.
    ///
    /// # Errors
    /// The first invariant that is broken, in words.
    pub fn check(&self) -> Result<(), String> {
        let mut at = ROOT;
        loop {
            let right = self.headers[at as usize].right;
            if self.headers[right as usize].left != at {
                return Err(format!("header {right} does not point back to {at}"));
            }
            if right == ROOT {
                break;
            }
            if right <= at {
                return Err(format!("header {right} stands after {at}"));
            }
            at = right;
        }
        (1..self.size.len() as u32).try_for_each(|header| self.check_ring(header))
    }

    fn check_ring(&self, header: u32) -> Result<(), String> {
        let item = ItemId(header - 1);
        let ringed = self.headers[self.headers[header as usize].left as usize].right == header;
        if header <= self.primary && ringed == self.is_covered(item) {
            return Err(format!("header {header}: its size and the ring disagree"));
        }
        let (mut at, mut count) = (header, 0);
        loop {
            let down = self.down[at as usize];
            if self.up[down as usize] != at {
                return Err(format!("node {down} does not point back up to {at}"));
            }
            if down == header {
                break;
            }
            if down <= at || self.top[down as usize] != header as i32 {
                return Err(format!("node {down} is not below {at} in ring {header}"));
            }
            (at, count) = (down, count + 1);
        }
        if count != self.size(item) {
            let said = self.size(item);
            return Err(format!(
                "ring {header} has {count} nodes, its size says {said}"
            ));
        }
        Ok(())
    }
}

/// The ring of the root and the primary headers; the others alone.
fn ring(items: usize, primary: usize) -> Box<[Header]> {
    let link = |h: u32| {
        if h as usize > primary {
            return Header { left: h, right: h };
        }
        let left = if h == 0 { primary as u32 } else { h - 1 };
        let right = if h as usize == primary { 0 } else { h + 1 };
        Header { left, right }
    };
    (0..=items as u32).map(link).collect()
}

struct Rings<'a> {
    top: &'a [i32], up: &'a mut [u32], down: &'a mut [u32],
    size: &'a mut [i32],
    coloured_by: &'a [u32],
}

impl Rings<'_> {
    #[inline(always)]
    fn top(&self, at:u32)->i32 { unsafe{*self.top.get_unchecked(at as usize)} }
    #[inline(always)]
    fn up(&self, at:u32)->u32 { unsafe{*self.up.get_unchecked(at as usize)} }
    #[inline(always)]
    fn down(&self, at:u32)->u32 { unsafe{*self.down.get_unchecked(at as usize)} }
    #[inline(always)]
    fn link(&mut self, up:u32, at:u32) { unsafe{*self.down.get_unchecked_mut(up as usize)=at} }
    #[inline(always)]
    fn linku(&mut self, down:u32, at:u32) { unsafe{*self.up.get_unchecked_mut(down as usize)=at} }
    #[inline(always)]
    fn add(&mut self, top:i32, by:i32) { unsafe{*self.size.get_unchecked_mut(top as usize)+=by} }

    #[inline]
    fn hide<const COLOURS: bool>(&mut self, node: u32) -> u32 {
        let mut updates = 0;
        let mut at = node + 1;
        while at != node {
            let top=self.top(at);
            if top <= 0 {
                at = self.up(at);
                continue;
            }
            if !(COLOURS && self.coloured_by[top as usize] != 0) {
                let (up,down)=(self.up(at),self.down(at));
                self.link(up,down); self.linku(down,up); self.add(top,-1);
                updates += 1;
            }
            at += 1;
        }
        updates
    }

    /// Undoes [`hide`](Self::hide), walking the other way.
    #[inline]
    fn unhide<const COLOURS: bool>(&mut self, node: u32) -> u32 {
        let mut updates = 0;
        let mut at = node - 1;
        while at != node {
            let top=self.top(at);
            if top <= 0 {
                at = self.down(at);
                continue;
            }
            if !(COLOURS && self.coloured_by[top as usize] != 0) {
                let (up,down)=(self.up(at),self.down(at));
                self.link(up,at); self.linku(down,at); self.add(top,1);
                updates += 1;
            }
            at -= 1;
        }
        updates
    }
}
