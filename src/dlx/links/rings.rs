//! The rings of nodes, and the loops in which a search spends its time.
//!
//! A node's neighbours lie side by side, and what kind of node it is in an
//! array of its own. Whole nodes of twelve bytes were a fifth slower natively,
//! and three arrays a tenth slower in WebAssembly, which must compute an
//! address for each.
//!
//! # Why some indices are not checked
//! Checking them costs a tenth of the time natively and more in WebAssembly
//! (`cargo xtask bench`). [`read`] and [`write`] leave it to builds with debug
//! assertions. That every index they get is good follows from this:
//! - `top` and `links` are equally long, and there is a key for each header.
//!   Their lengths never change.
//! - All links are places in these arrays, all positive values of `top` are
//!   places of headers. [`Rings::lay`] writes no others. Covering and
//!   uncovering, in whatever order, only copy links, and write places they
//!   have come from.
//! - For the same reason a ring never mixes items. So a walk from a header to
//!   the same header meets only nodes of options between.
//! - A run of such nodes has a spacer before and behind it; the links of
//!   spacers never change and lead to the two ends of the run. So the places
//!   beside a node exist, and the walk on from it comes round to it.
//! - Headers and nodes that come from outside are looked up with a check
//!   first.

use super::super::problem::{OptionId, Problem};
use super::keys::{Keys, ONE};

/// A node's neighbours in its item's ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Link {
    /// The node above; for a spacer, the first node of the option before it.
    pub(super) up: u32,
    /// The node below; for a spacer, the last node of the option after it.
    pub(super) down: u32,
}

/// The arrays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Rings {
    /// The place of a node's header. A spacer has `-k` where `k` is one more
    /// than the number of the option before it, 0 at the very front.
    pub(super) top: Box<[i32]>,
    /// Its neighbours.
    pub(super) links: Box<[Link]>,
    /// By header, the size of its ring.
    pub(super) keys: Keys,
    /// By node, the colour plus one, 0 for none. Empty without colours.
    pub(super) colour: Box<[u32]>,
    /// By header, the node that gave the item its colour, 0 while it has
    /// none. Empty without colours.
    pub(super) coloured_by: Box<[u32]>,
    /// By option, its first node, 0 for an ignored option.
    pub(super) first: Box<[u32]>,
}

/// An element whose index is good for the reasons above.
#[inline(always)]
fn read<T: Copy>(from: &[T], at: u32) -> T {
    debug_assert!((at as usize) < from.len());
    // SAFETY: see the head of this file.
    unsafe { *from.get_unchecked(at as usize) }
}

/// Likewise, to be written.
#[inline(always)]
fn write<T>(to: &mut [T], at: u32) -> &mut T {
    debug_assert!((at as usize) < to.len());
    // SAFETY: see the head of this file.
    unsafe { to.get_unchecked_mut(at as usize) }
}

impl Rings {
    /// Lays the options one after the other behind the headers.
    pub(super) fn lay(problem: &Problem) -> Self {
        let headers = problem.item_count() + 1;
        let places = headers + problem.node_count() + problem.option_count() + 1;
        let mut keys = Keys::new(headers, problem.primary_count());
        let mut first = vec![0; problem.option_count()];
        let (mut top, mut links) = (Vec::with_capacity(places), Vec::with_capacity(places));
        // The headers, each alone in its ring, and the first spacer.
        top.extend((0..headers as i32).chain([0]));
        links.extend((0..=headers as u32).map(|at| Link { up: at, down: at }));
        let mut colour = vec![0; top.len()];
        for option in problem.options().filter(|&o| !problem.is_ignored(o)) {
            let start = links.len();
            first[option.index()] = start as u32;
            for each in problem.option(option) {
                let header = each.item.index() + 1;
                let (here, up) = (links.len() as u32, links[header].up);
                let down = header as u32;
                links.push(Link { up, down });
                links[up as usize].down = here;
                links[header].up = here;
                top.push(header as i32);
                colour.push(each.colour.map_or(0, |c| c.number() + 1));
                keys.raw()[header] += ONE;
            }
            links[start - 1].down = links.len() as u32 - 1;
            let up = start as u32;
            links.push(Link { up, down: 0 });
            top.push(-(option.0 as i32 + 1));
            colour.push(0);
        }
        let coloured = problem.has_colours();
        Rings {
            top: top.into(),
            links: links.into(),
            keys,
            colour: if coloured { colour } else { Vec::new() }.into(),
            coloured_by: vec![0; if coloured { headers } else { 0 }].into(),
            first: first.into(),
        }
    }

    /// The option a node belongs to; the node must not be a header.
    pub(super) fn option_of(&self, node: u32) -> OptionId {
        let mut at = node as usize + 1;
        while self.top[at] > 0 {
            at += 1;
        }
        OptionId(-self.top[at] as u32 - 1)
    }

    /// Takes the options in the header's ring out of the rings of their other
    /// items. Returns the number of nodes taken out.
    #[inline(always)]
    pub(super) fn hide_all<const COLOURS: bool>(&mut self, header: u32) -> u32 {
        let mut updates = 0;
        let mut node = self.links[header as usize].down;
        while node != header {
            updates += self.hide::<COLOURS>(node);
            node = read(&self.links, node).down;
        }
        updates
    }

    /// Undoes [`hide_all`](Self::hide_all), walking the other way.
    #[inline(always)]
    pub(super) fn unhide_all<const COLOURS: bool>(&mut self, header: u32) -> u32 {
        let mut updates = 0;
        let mut node = self.links[header as usize].up;
        while node != header {
            updates += self.unhide::<COLOURS>(node);
            node = read(&self.links, node).up;
        }
        updates
    }

    /// Gives the node's item the node's colour: hides all options that give
    /// it another colour or none (TAOCP 7.2.2.1, Algorithm C).
    pub(super) fn purify(&mut self, node: u32) -> u32 {
        let header = self.top[node as usize] as u32;
        let colour = self.colour[node as usize];
        self.coloured_by[header as usize] = node;
        let mut updates = 0;
        let mut at = self.links[header as usize].down;
        while at != header {
            if self.colour[at as usize] != colour {
                updates += self.hide::<true>(at);
            }
            at = self.links[at as usize].down;
        }
        updates
    }

    /// Undoes [`purify`](Self::purify).
    pub(super) fn unpurify(&mut self, node: u32) -> u32 {
        let header = self.top[node as usize] as u32;
        let colour = self.colour[node as usize];
        let mut updates = 0;
        let mut at = self.links[header as usize].up;
        while at != header {
            if self.colour[at as usize] != colour {
                updates += self.unhide::<true>(at);
            }
            at = self.links[at as usize].up;
        }
        self.coloured_by[header as usize] = 0;
        updates
    }

    /// Takes the node's option out of the rings of all its other items. The
    /// node is no header.
    #[inline(always)]
    fn hide<const COLOURS: bool>(&mut self, node: u32) -> u32 {
        let mut updates = 0;
        let mut at = node + 1;
        while at != node {
            let top = read(&self.top, at);
            if top <= 0 {
                at = read(&self.links, at).up;
                continue;
            }
            // Of an item that has its colour, only options of that colour are
            // left, and these stay: they agree.
            if !(COLOURS && self.coloured_by[top as usize] != 0) {
                let Link { up, down } = read(&self.links, at);
                write(&mut self.links, up).down = down;
                write(&mut self.links, down).up = up;
                *write(self.keys.raw(), top as u32) -= ONE;
                updates += 1;
            }
            at += 1;
        }
        updates
    }

    /// Undoes [`hide`](Self::hide), walking the other way.
    #[inline(always)]
    fn unhide<const COLOURS: bool>(&mut self, node: u32) -> u32 {
        let mut updates = 0;
        let mut at = node - 1;
        while at != node {
            let top = read(&self.top, at);
            if top <= 0 {
                at = read(&self.links, at).down;
                continue;
            }
            if !(COLOURS && self.coloured_by[top as usize] != 0) {
                let Link { up, down } = read(&self.links, at);
                write(&mut self.links, up).down = at;
                write(&mut self.links, down).up = at;
                *write(self.keys.raw(), top as u32) += ONE;
                updates += 1;
            }
            at -= 1;
        }
        updates
    }
}
