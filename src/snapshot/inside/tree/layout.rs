//! The tree as a picture: one row for each level, the root on top, each node
//! as wide as its share of the work.

use super::{TreeNode, TreeView};
use crate::record::tree::Work;

/// A node on the path is at least so wide, if there is room.
const PATH_WIDTH: u32 = 156;

/// Folded branches, and options not tried, are at least so wide.
const SIDE_WIDTH: u32 = 16;

/// Branches less wide than this are drawn together.
const NARROW: u32 = 2;

/// Something to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The row, from 0 at the top.
    pub row: u32,
    /// Its left edge.
    pub x: u32,
    /// Its width, at least 1.
    pub width: u32,
    /// What it stands for.
    pub what: What,
}

/// What a block stands for; nodes by their number in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A node.
    Node(u32),
    /// Nodes too narrow to be drawn one by one: the first of them, how many,
    /// and the work of all.
    Narrow(u32, u32, Work),
    /// The branches of this node that were folded.
    Folded(u32),
    /// The options that are still to be tried at this node.
    Untried(u32),
}

/// The part of the tree from this node on, in a picture of this width: level by
/// level, from left to right. The blocks under a node are together as wide as
/// the node.
pub fn layout(tree: &TreeView, root: usize, width: u32) -> Vec<Block> {
    let top = |what| Block {
        row: 0,
        x: 0,
        width,
        what,
    };
    let mut blocks = vec![top(What::Node(root as u32))];
    let mut at = 0;
    while let Some(&block) = blocks.get(at) {
        if let What::Node(node) = block.what {
            below(tree, node, block, &mut blocks);
        }
        at += 1;
    }
    blocks
}

/// A part of a row, before it is known how wide it is.
#[derive(Clone, Copy)]
struct Part {
    what: What,
    weight: u64,
    least: u32,
}

/// Puts down what is below a node.
fn below(tree: &TreeView, number: u32, above: Block, blocks: &mut Vec<Block>) {
    let node = &tree.nodes[number as usize];
    let parts = parts(tree, number, node, above.width);
    let widths = widths(&parts, above.width);
    let mut row = Row {
        at: above.x,
        row: above.row + 1,
        narrow: None,
        blocks,
    };
    for (part, width) in parts.iter().zip(widths) {
        match part.what {
            What::Node(child) if width < NARROW && !tree.nodes[child as usize].on_path => {
                row.squeeze(child, tree.nodes[child as usize].work, width);
            }
            what => row.put(what, width),
        }
    }
    row.release();
}

/// The least widths of a node on the path and of what is on either side of it,
/// under a node so wide; one of the first and two of the second are never wider
/// than that. Where it is narrow the path gets nearly all, so that it does not
/// thin out however deep it goes.
fn least(width: u32) -> (u32, u32) {
    let wide = PATH_WIDTH.min(width * 4 / 5);
    let narrow = (width.min(170) * 9 / 10).max(width.min(90) * 15 / 16);
    let on_path = wide.max(narrow).max(1).min(width);
    let side = match width < 6 * SIDE_WIDTH {
        true => width / 40,
        false => SIDE_WIDTH.min(width / 12),
    };
    (on_path, side.min((width - on_path) / 2))
}

fn parts(tree: &TreeView, number: u32, node: &TreeNode, width: u32) -> Vec<Part> {
    let (on_path, side) = least(width);
    let mut parts = Vec::with_capacity(node.children as usize + 2);
    let mut part = |what, weight, least| {
        if weight > 0 {
            parts.push(Part {
                what,
                weight,
                least,
            });
        }
    };
    part(What::Folded(number), node.folded.placements, side);
    for child in node.first..node.first + node.children {
        let branch = &tree.nodes[child as usize];
        let least = match branch.on_path {
            true => on_path,
            false => 0,
        };
        part(What::Node(child), branch.work.placements, least);
    }
    part(What::Untried(number), node.untried().into(), side);
    parts
}

/// Shares a width among parts by weight, but to none less than its least; all
/// of it is used. All the least ones together are no more than it: of parts
/// with a least width there is one on the path and one on either side.
fn widths(parts: &[Part], width: u32) -> Vec<u32> {
    // Those that would get less than their least get that; the others share
    // what is left, by which more may get too little.
    let mut fixed = vec![false; parts.len()];
    let (mut left, mut weight) = (u64::from(width), total(parts));
    loop {
        let poor = |at: &usize| {
            let (part, fixed) = (&parts[*at], fixed[*at]);
            !fixed && share(left, part.weight, weight) < u64::from(part.least)
        };
        let Some(at) = (0..parts.len()).find(poor) else {
            break;
        };
        fixed[at] = true;
        left -= u64::from(parts[at].least);
        weight -= parts[at].weight;
    }
    let (mut sum, mut used) = (0, 0);
    let mut given = |(part, fixed): (&Part, bool)| {
        if fixed {
            return part.least;
        }
        sum += part.weight;
        let end = share(left, sum, weight);
        let width = end - used;
        used = end;
        width as u32
    };
    parts.iter().zip(fixed).map(&mut given).collect()
}

fn total(parts: &[Part]) -> u64 {
    parts.iter().map(|part| part.weight).sum()
}

/// A width of some thousands and a weight below 10^15 can be multiplied.
fn share(width: u64, weight: u64, total: u64) -> u64 {
    width * weight / total
}

/// A row as it is put down.
struct Row<'b> {
    at: u32,
    row: u32,
    /// Nodes to be drawn together: the first, how many, their work and width.
    narrow: Option<(u32, u32, Work, u32)>,
    blocks: &'b mut Vec<Block>,
}

impl Row<'_> {
    fn squeeze(&mut self, node: u32, work: Work, width: u32) {
        let (_, count, sum, wide) = self.narrow.get_or_insert((node, 0, Work::default(), 0));
        *count += 1;
        sum.add(work);
        *wide += width;
    }

    fn release(&mut self) {
        if let Some((first, count, work, width)) = self.narrow.take() {
            self.block(What::Narrow(first, count, work), width);
        }
    }

    fn put(&mut self, what: What, width: u32) {
        self.release();
        self.block(what, width);
    }

    fn block(&mut self, what: What, width: u32) {
        let (row, x) = (self.row, self.at);
        self.at += width;
        if width > 0 {
            self.blocks.push(Block {
                row,
                x,
                width,
                what,
            });
        }
    }
}
