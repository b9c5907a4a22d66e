//! Which part of the tree is looked at.

use crate::snapshot::inside::tree::{TreeNode, TreeView};

/// The part from one node on, which has the full width.
pub struct Look {
    /// The step of that node.
    pub from: u64,
    /// Whether the position is kept in view.
    pub follow: bool,
    /// What a button asked for; answered when it is painted.
    pub asked: Option<Ask>,
}

/// What can be asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// Further down the path.
    In,
    /// Further up.
    Out,
    /// The node the position is at, or the one above if nothing is below.
    Closer,
}

impl Default for Look {
    /// At the whole tree.
    fn default() -> Self {
        Look {
            from: 0,
            follow: true,
            asked: None,
        }
    }
}

impl Look {
    /// The node to look at, when what was asked for is done. While the position
    /// is on its way it is not gone closer to.
    pub fn at(&mut self, tree: &TreeView, busy: bool) -> usize {
        let is_from = |node: &TreeNode| node.step == Some(self.from);
        let mut at = tree.nodes.iter().position(is_from).unwrap_or(0);
        if self.follow {
            at = above(tree, at, |node| node.on_path);
        }
        let later = |ask: &mut Ask| busy && *ask == Ask::Closer;
        if let Some(asked) = self.asked.take_if(|ask| !later(ask)) {
            // What was folded once could not be found again.
            at = above(tree, answer(tree, at, asked), |node| node.step.is_some());
            self.from = tree.nodes[at].step.unwrap_or(0);
        }
        at
    }
}

/// The nearest such node, from this one up; the root is any such node.
fn above(tree: &TreeView, mut at: usize, such: impl Fn(&TreeNode) -> bool) -> usize {
    while !such(&tree.nodes[at]) {
        at = tree.nodes[at].parent as usize;
    }
    at
}

fn answer(tree: &TreeView, at: usize, asked: Ask) -> usize {
    let has_branches = |at: usize| tree.nodes[at].children > 0;
    let parent = |at: usize| tree.nodes[at].parent as usize;
    match asked {
        // Where nothing is beside a node there is nothing to zoom.
        Ask::In => {
            let path = tree.line(tree.here).into_iter();
            let after = path.skip_while(|&it| it != at).skip(1);
            let mut narrow = after.filter(|&it| !tree.is_alone(it) && has_branches(it));
            narrow.next().unwrap_or(at)
        }
        Ask::Out => {
            let line = tree.line(at);
            let narrow = line.iter().rev().find(|&&it| !tree.is_alone(it));
            narrow.map_or(0, |&it| parent(it))
        }
        Ask::Closer if has_branches(tree.here) => tree.here,
        Ask::Closer => parent(tree.here),
    }
}
