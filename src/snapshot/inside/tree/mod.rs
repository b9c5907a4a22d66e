//! The search tree as far as it is known, seen from the present position.

mod layout;
mod path;

pub use layout::{Block, What, layout};
pub use path::{End, PathEntry};

use std::borrow::Cow;

use crate::dlx::{ItemId, Level, OptionId};
use crate::record::tree::{Place, ROOT, Tree, Work};
use crate::snapshot::scene::Scene;

/// The tree.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeView {
    /// The nodes level by level, the root first; the branches of one node
    /// stand together, in the order tried.
    pub nodes: Vec<TreeNode>,
    /// Which node the position is at: the last one on the path.
    pub here: usize,
    /// The path, from the root.
    pub path: Vec<PathEntry>,
    /// What there is at the end of the path.
    pub end: End,
    /// All work known.
    pub total: Work,
    /// Nodes that are kept, the root with them.
    pub kept: u64,
    /// Whether the whole search is known.
    pub whole: bool,
    /// Whether it runs at full speed.
    pub flat_out: bool,
    /// What choosing an option is called: "placement", "option".
    pub noun: &'static str,
}

/// A node: an option tried, and what followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// The node above; the root's is itself.
    pub parent: u32,
    /// The first of its branches that are kept.
    pub first: u32,
    /// How many of its branches are kept.
    pub children: u32,
    /// The option tried; none at the root.
    pub option: Option<OptionId>,
    /// The step that tried it; none if that was forgotten when it was folded.
    pub step: Option<u64>,
    /// The item branched on next and the options it had, if that is known and
    /// there was one.
    pub item: Option<(ItemId, u32)>,
    /// All work known from here on, its own placement included.
    pub work: Work,
    /// How much of that is in branches that were folded.
    pub folded: Work,
    /// Its branches that were folded: those tried first.
    pub branches: u32,
    /// Whether all below is known.
    pub finished: bool,
    /// Whether it is on the path of the present position.
    pub on_path: bool,
    /// Whether it was tried later than the present position.
    pub ahead: bool,
}

impl TreeNode {
    /// Whether an item had no options left.
    pub fn is_dead_end(&self) -> bool {
        self.item.is_some_and(|(_, size)| size == 0)
    }

    /// Whether no item was left.
    pub fn is_solution(&self) -> bool {
        self.item.is_none() && self.work.solutions > 0
    }

    /// Options of the item branched on that are not tried as far as known.
    pub fn untried(&self) -> u32 {
        let size = self.item.map_or(0, |(_, size)| size);
        if self.finished {
            return 0;
        }
        size.saturating_sub(self.branches + self.children)
    }
}

impl TreeView {
    pub(super) fn new(scene: &Scene) -> Self {
        let record = &scene.record.tree;
        let known = record.along(scene.search.path_nodes());
        // What lies ahead would tell the item that is to be guessed.
        let tree = match scene.hides_next {
            true => Cow::Owned(scene.record.tree_up_to(scene.search)),
            false => Cow::Borrowed(record),
        };
        let along = tree.along(scene.search.path_nodes());
        let (nodes, here) = Spread::new(scene, &tree, &along, known.len()).nodes();
        TreeView {
            here,
            path: path::path(scene, &known),
            end: path::end(scene),
            total: tree.total(),
            kept: tree.len() as u64,
            whole: tree.get(ROOT).finished,
            flat_out: scene.flat_out,
            noun: scene.noun(),
            nodes,
        }
    }

    /// The nodes above this one from the root, and itself.
    pub fn line(&self, mut at: usize) -> Vec<usize> {
        let mut line = vec![at];
        while at > 0 {
            at = self.nodes[at].parent as usize;
            line.push(at);
        }
        line.reverse();
        line
    }

    /// Whether nothing stands beside this node, under the one above it.
    pub fn is_alone(&self, at: usize) -> bool {
        let above = &self.nodes[self.nodes[at].parent as usize];
        above.children + above.branches + above.untried() <= 1
    }

    /// How many nodes are folded.
    pub fn folded(&self) -> u64 {
        (self.total.placements + 1).saturating_sub(self.kept)
    }
}

/// All that is kept, and the path, level by level.
struct Spread<'s> {
    scene: &'s Scene<'s>,
    tree: &'s Tree,
    levels: Vec<Level>,
    /// The nodes of the path that are kept.
    along: &'s [Place],
    /// How many of these have not been folded: their steps are known.
    known: usize,
    nodes: Vec<TreeNode>,
    /// Where they are in the record, if they are kept.
    places: Vec<Option<Place>>,
    /// The last node on the path so far, and its depth.
    here: usize,
    depth: usize,
}

impl<'s> Spread<'s> {
    fn new(scene: &'s Scene, tree: &'s Tree, along: &'s [Place], known: usize) -> Self {
        let mut spread = Spread {
            scene,
            tree,
            levels: scene.search.levels().collect(),
            along,
            known,
            nodes: Vec::with_capacity(tree.len()),
            places: Vec::new(),
            here: 0,
            depth: 0,
        };
        spread.push(Some(ROOT), spread.kept(ROOT, 0));
        spread.nodes[0].on_path = true;
        spread
    }

    fn nodes(mut self) -> (Vec<TreeNode>, usize) {
        let mut at = 0;
        while at < self.nodes.len() {
            self.nodes[at].first = self.nodes.len() as u32;
            if at == self.here {
                self.go_on(at);
            }
            self.branch(at);
            self.nodes[at].children = self.nodes.len() as u32 - self.nodes[at].first;
            at += 1;
        }
        (self.nodes, self.here)
    }

    /// The branches of this node that are kept.
    fn branch(&mut self, at: usize) {
        let Some(place) = self.places[at] else { return };
        let next = self.along.get(self.depth + 1).copied();
        for child in self.tree.children(place) {
            let mut node = self.kept(child, at);
            if Some(child) == next {
                (node.on_path, node.ahead) = (true, false);
                (self.here, self.depth) = (self.nodes.len(), self.depth + 1);
                node.step = node.step.filter(|_| self.depth < self.known);
            }
            self.push(Some(child), node);
        }
    }

    /// If the position lies inside a branch that was folded, the search tells
    /// that one. Branches that are kept come later.
    fn go_on(&mut self, at: usize) {
        let level = self.levels.get(self.depth);
        let Some(option) = level.and_then(|level| level.option) else {
            return;
        };
        if self.along.len() > self.depth + 1 {
            return;
        }
        let next = self.levels.get(self.depth + 1);
        let left = self.scene.search.depth() - self.depth;
        let work = Work {
            placements: left as u64,
            ..Work::default()
        };
        let above = &mut self.nodes[at];
        above.branches = above.branches.saturating_sub(1);
        above.folded.placements = above.folded.placements.saturating_sub(left as u64);
        let node = TreeNode {
            parent: at as u32,
            first: 0,
            children: 0,
            option: Some(option),
            step: None,
            item: next.map(|next| (next.item, next.degree)),
            work,
            folded: Work::default(),
            branches: 0,
            finished: true,
            on_path: true,
            ahead: false,
        };
        (self.here, self.depth) = (self.nodes.len(), self.depth + 1);
        self.push(None, node);
    }

    fn push(&mut self, place: Option<Place>, node: TreeNode) {
        self.places.push(place);
        self.nodes.push(node);
    }

    fn kept(&self, place: Place, parent: usize) -> TreeNode {
        let branch = self.tree.get(place);
        let links = self.scene.search.links();
        TreeNode {
            parent: parent as u32,
            first: 0,
            children: 0,
            option: branch.option.map(|node| links.option_of(node)),
            step: Some(branch.step),
            item: branch.item,
            work: branch.work,
            folded: branch.folded,
            branches: branch.branches,
            finished: branch.finished,
            on_path: false,
            ahead: branch.step > self.scene.now.steps(),
        }
    }
}
