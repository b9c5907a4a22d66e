//! The search tree as far as it is known, in bounded memory.
//!
//! The path from the root to the frontier is kept in full. Of a subtree that
//! is finished, what lies inside is folded to counts once there are too many
//! nodes; and where a node has very many branches, so are the first of these.

use crate::dlx::{ItemId, Level, NodeId};

/// From so many nodes on, a subtree is folded when it is finished.
pub const FULL: usize = 4096;

/// Branches of one node that are kept one by one when the tree is full.
const BRANCHES: u32 = 32;

/// No node.
const NONE: u32 = u32::MAX;

/// A node's place in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place(u32);

/// The root: no placement tried.
pub const ROOT: Place = Place(0);

/// What is known of a part of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Work {
    /// Placements tried.
    pub placements: u64,
    /// Solutions found.
    pub solutions: u64,
    /// Dead ends met.
    pub dead_ends: u64,
}

/// A node: a placement tried, and what followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The node of the option tried; none at the root.
    pub option: Option<NodeId>,
    /// The step that tried it; 0 at the root. If the search was steered inside
    /// it when it had been folded: the step at which that was.
    pub step: u64,
    /// The item branched on next, and how many options it had; none as long
    /// as that is not known, or if a solution was found.
    pub item: Option<(ItemId, u32)>,
    /// Whether all below is known.
    pub finished: bool,
    /// All work from this placement on, itself included.
    pub work: Work,
    /// How much of that is in branches that were folded, and how many of these
    /// there were.
    pub folded: Work,
    /// Branches of its own that were folded.
    pub branches: u32,
    /// The totals of the whole search before this placement.
    before: Work,
    parent: u32,
    first: u32,
    last: u32,
    next: u32,
    children: u32,
}

/// The tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Branch>,
    /// Places of nodes that were folded, to be used again.
    free: Vec<u32>,
    /// The nodes from the root to the frontier.
    path: Vec<u32>,
    /// All work so far.
    total: Work,
}

impl Default for Tree {
    fn default() -> Self {
        let mut tree = Tree {
            nodes: Vec::new(),
            free: Vec::new(),
            path: vec![0],
            total: Work::default(),
        };
        tree.nodes.push(tree.branch(None, 0, NONE));
        tree
    }
}

impl Work {
    fn since(self, before: Work) -> Work {
        Work {
            placements: self.placements - before.placements,
            solutions: self.solutions - before.solutions,
            dead_ends: self.dead_ends - before.dead_ends,
        }
    }

    /// The placement tried at a node itself; none at the root.
    fn own(branch: &Branch) -> Work {
        Work {
            placements: u64::from(branch.option.is_some()),
            ..Work::default()
        }
    }

    /// Adds more.
    pub fn add(&mut self, other: Work) {
        self.placements += other.placements;
        self.solutions += other.solutions;
        self.dead_ends += other.dead_ends;
    }
}

// ----- looking -----
impl Tree {
    /// How many nodes are kept.
    pub fn len(&self) -> usize {
        self.nodes.len() - self.free.len()
    }

    /// Whether there is nothing but the root.
    pub fn is_empty(&self) -> bool {
        self.len() == 1
    }

    /// What is known of the node, with its work so far if it is not finished.
    pub fn get(&self, place: Place) -> Branch {
        let mut branch = self.nodes[place.0 as usize];
        if !branch.finished {
            branch.work = self.total.since(branch.before);
        }
        branch
    }

    /// The branches that are kept, in the order tried.
    pub fn children(&self, place: Place) -> impl Iterator<Item = Place> + '_ {
        self.chain(self.nodes[place.0 as usize].first).map(Place)
    }

    /// This branch and those tried after it.
    fn chain(&self, first: u32) -> impl Iterator<Item = u32> + '_ {
        let some = |at: u32| (at != NONE).then_some(at);
        std::iter::successors(some(first), move |&at| some(self.nodes[at as usize].next))
    }

    /// All work so far.
    pub fn total(&self) -> Work {
        self.total
    }

    /// The work done at the branches tried before this one at the same node.
    pub fn earlier(&self, place: Place) -> Work {
        let branch = &self.nodes[place.0 as usize];
        let Some(parent) = self.nodes.get(branch.parent as usize) else {
            return Work::default();
        };
        branch.before.since(parent.before).since(Work::own(parent))
    }

    /// The nodes along this path, as far as they are kept, the root first.
    pub fn along(&self, path: impl Iterator<Item = NodeId>) -> Vec<Place> {
        let mut found = vec![ROOT];
        for option in path {
            let here = found[found.len() - 1];
            let mut children = self.children(here);
            let Some(next) = children.find(|&child| self.get(child).option == Some(option)) else {
                break;
            };
            found.push(next);
        }
        found
    }
}

// ----- growing -----
impl Tree {
    fn branch(&self, option: Option<NodeId>, step: u64, parent: u32) -> Branch {
        Branch {
            option,
            step,
            item: None,
            finished: false,
            work: Work::default(),
            folded: Work::default(),
            branches: 0,
            before: self.total,
            parent,
            first: NONE,
            last: NONE,
            next: NONE,
            children: 0,
        }
    }

    fn here(&mut self) -> &mut Branch {
        let at = self.path.last().map_or(0, |&at| at as usize);
        &mut self.nodes[at]
    }

    /// An item is branched on.
    pub fn choose(&mut self, item: ItemId, size: u32) {
        self.here().item = Some((item, size));
        self.total.dead_ends += u64::from(size == 0);
    }

    /// An option of it is tried.
    pub fn attempt(&mut self, step: u64, option: NodeId) {
        let parent = self.path.last().copied().unwrap_or(0);
        let new = self.branch(Some(option), step, parent);
        self.total.placements += 1;
        let at = match self.free.pop() {
            Some(at) => {
                self.nodes[at as usize] = new;
                at
            }
            None => {
                self.nodes.push(new);
                self.nodes.len() as u32 - 1
            }
        };
        let above = &mut self.nodes[parent as usize];
        let last = std::mem::replace(&mut above.last, at);
        above.children += 1;
        match last {
            NONE => above.first = at,
            last => self.nodes[last as usize].next = at,
        }
        self.path.push(at);
    }

    /// A solution is found.
    pub fn solve(&mut self) {
        self.total.solutions += 1;
    }

    /// The option tried last is given up.
    pub fn give_up(&mut self) {
        let total = self.total;
        let full = self.len() > FULL;
        let here = self.here();
        here.work = total.since(here.before);
        here.finished = true;
        let parent = here.parent;
        if full {
            let at = self.path.last().copied().unwrap_or(0);
            while self.nodes[at as usize].first != NONE {
                self.fold_first(at);
            }
            while self.nodes[parent as usize].children > BRANCHES {
                self.fold_first(parent);
            }
        }
        self.path.pop();
    }

    /// The whole search is done.
    pub fn finish(&mut self) {
        let total = self.total;
        let root = &mut self.nodes[0];
        root.work = total;
        root.finished = true;
    }

    /// Folds the first branch of a node, which is finished, with all below.
    fn fold_first(&mut self, parent: u32) {
        let at = self.nodes[parent as usize].first;
        // Depth first without a stack: always the first of what is left.
        while self.nodes[at as usize].first != NONE {
            let mut leaf = at;
            while self.nodes[leaf as usize].first != NONE {
                leaf = self.nodes[leaf as usize].first;
            }
            self.drop_first(self.nodes[leaf as usize].parent);
        }
        self.drop_first(parent);
    }

    /// Folds the first branch of a node, a leaf.
    fn drop_first(&mut self, parent: u32) {
        let leaf = self.nodes[parent as usize].first;
        let Branch { next, work, .. } = self.nodes[leaf as usize];
        let above = &mut self.nodes[parent as usize];
        above.first = next;
        if next == NONE {
            above.last = NONE;
        }
        above.children -= 1;
        above.folded.add(work);
        above.branches += 1;
        self.free.push(leaf);
    }

    /// Goes back to a position between two levels, on this path and at this
    /// step, where so much work was done: what comes after is forgotten.
    pub fn cut(&mut self, path: &[(NodeId, Level)], step: u64, total: Work) {
        let kept = self.along(path.iter().map(|taken| taken.0));
        self.path = kept.iter().map(|place| place.0).collect();
        for at in 0..self.path.len() {
            self.forget_after(self.path[at], self.path.get(at + 1).copied());
        }
        let lost = &path[kept.len() - 1..];
        self.total = total;
        self.total.placements -= lost.len() as u64;
        for &(node, level) in lost {
            self.here().item = Some((level.item, level.degree));
            self.attempt(step, node);
        }
        self.here().item = None;
        for (at, tried) in self.path.clone().into_iter().zip(tried(path)) {
            self.count_folded(at, tried);
        }
    }

    /// Forgets the branches of a node on the path that come after the next one
    /// on it, and that the node itself was finished. Kept branches come after
    /// those folded: if the next one is not kept, they all do.
    fn forget_after(&mut self, at: u32, next: Option<u32>) {
        let node = &mut self.nodes[at as usize];
        node.finished = false;
        let after = match next {
            Some(next) => {
                node.last = next;
                std::mem::replace(&mut self.nodes[next as usize].next, NONE)
            }
            None => {
                node.last = NONE;
                std::mem::replace(&mut node.first, NONE)
            }
        };
        let mut doomed: Vec<u32> = self.chain(after).collect();
        while let Some(gone) = doomed.pop() {
            doomed.extend(self.chain(self.nodes[gone as usize].first));
            self.free.push(gone);
        }
    }

    /// Counts anew what was folded at a node on the path, where so many options
    /// have been tried: it may have been more.
    fn count_folded(&mut self, at: u32, tried: u32) {
        let mut folded = self.get(Place(at)).work;
        folded = folded.since(Work::own(&self.nodes[at as usize]));
        let mut children = 0;
        for child in self.children(Place(at)) {
            folded = folded.since(self.get(child).work);
            children += 1;
        }
        let node = &mut self.nodes[at as usize];
        (node.folded, node.children) = (folded, children);
        node.branches = tried - children;
    }
}

/// How many options have been tried at the root, and at each node of the path.
fn tried(path: &[(NodeId, Level)]) -> impl Iterator<Item = u32> + '_ {
    path.iter().map(|taken| taken.1.tried).chain([0])
}
