//! Draws the tree.

use super::{HIGH, words};
use crate::dlx::ItemId;
use crate::names::Names;
use crate::picture::{Align, Area, Line, Pen};
use crate::snapshot::PointedView;
use crate::snapshot::inside::tree::{Block, TreeNode, TreeView, What};
use crate::words::{count, grouped, joined};

/// From this width on a node has edges and a sign.
const EDGED: f64 = 7.0;

/// What is drawn with, and what of.
pub struct Picture<'a> {
    pub pen: &'a dyn Pen,
    pub tree: &'a TreeView,
    pub names: &'a Names,
    pub pointed: Option<&'a PointedView>,
    pub row_height: f64,
    /// The part of the picture that is seen.
    pub seen: Area,
}

impl Picture<'_> {
    /// Draws the blocks that are seen: first all, then what is to stand out.
    pub fn draw(&self, blocks: &[Block]) {
        let seen = self.seen;
        let first = (seen.y / self.row_height) as u32;
        let last = ((seen.y + seen.height) / self.row_height) as u32;
        let from = blocks.partition_point(|block| block.row < first);
        let to = blocks.partition_point(|block| block.row <= last);
        let blocks = &blocks[from..to];
        for &block in blocks {
            self.block(block);
        }
        self.pen.alpha(1.0);
        for &block in blocks {
            if let What::Node(node) = block.what {
                self.mark(&self.tree.nodes[node as usize], self.frame(block));
            }
        }
    }

    fn frame(&self, block: Block) -> Area {
        let width = f64::from(block.width);
        let gap = match block.width {
            0..4 => 0.0,
            4..9 => 1.0,
            _ => 2.0,
        };
        Area {
            x: f64::from(block.x),
            y: f64::from(block.row) * self.row_height + 1.0,
            width: width - gap,
            height: self.row_height - 4.0,
        }
    }

    fn block(&self, block: Block) {
        let frame = self.frame(block);
        let node = |at: u32| &self.tree.nodes[at as usize];
        let fade = |ahead: bool| {
            let alpha = if ahead { 0.5 } else { 1.0 };
            self.pen.alpha(alpha);
        };
        match block.what {
            What::Node(at) => {
                fade(node(at).ahead);
                self.node(node(at), frame);
            }
            What::Narrow(first, nodes, work) => {
                fade(node(first).ahead);
                self.stripes(frame, 0.0, 4.0);
                let found = words::found(work.solutions);
                let short = joined(&[&grouped(nodes.into()), &found]);
                let long = joined(&[&count(nodes.into(), "node"), &found]);
                self.plate(frame, &[long, short]);
            }
            What::Folded(at) => {
                fade(node(at).ahead);
                let folded = node(at).folded;
                self.stripes(frame, frame.height, 8.0);
                let found = words::found(folded.solutions);
                let long = words::tried(folded.placements, self.tree.noun);
                let short = grouped(folded.placements);
                let text = |placements: &str| joined(&["… ", placements, &found]);
                self.plate(frame, &[text(&long), text(&short), "…".to_owned()]);
            }
            What::Untried(at) => {
                fade(node(at).ahead);
                let left = node(at).untried().to_string();
                self.dashed(frame);
                self.pen.fill("quiet");
                let long = joined(&[&left, " untried"]);
                self.text(frame, 0.5, &[long, left], false);
            }
        }
    }

    /// A node's ground, edge and letters.
    fn node(&self, node: &TreeNode, frame: Area) {
        let (ground, edge, ink) = match node {
            _ if node.is_solution() => ("good-bg", "good", "good"),
            _ if node.is_dead_end() => ("bad-bg", "bad", "bad"),
            _ if node.on_path => ("glow", "mark", "ink"),
            _ => ("paper", "grid", "ink"),
        };
        let thin = frame.width < EDGED;
        self.pen.fill(if thin { edge } else { ground });
        // Too thin for a sign, a dead end is told by its height.
        let height = match thin && node.is_dead_end() {
            true => frame.height / 2.0,
            false => frame.height,
        };
        self.pen.block(Area { height, ..frame });
        if !thin {
            self.pen.width(1.0);
            self.pen.stroke(edge);
            self.pen.frame(frame.inner(0.5));
        }
        if node.work.solutions > 0 && !node.is_solution() {
            self.pen.fill("good");
            let y = frame.y + frame.height - 4.0;
            self.pen.block(Area {
                y,
                height: 4.0,
                ..frame
            });
        }
        self.pen.fill(ink);
        self.letters(node, frame);
    }

    fn letters(&self, node: &TreeNode, frame: Area) {
        let outcome = words::outcome(node, self.tree.noun, self.names);
        let sign = outcome.last().filter(|sign| sign.starts_with(['✓', '✕']));
        if let (Some("✓" | "✕"), EDGED..16.0) = (sign.map(String::as_str), frame.width) {
            return self.write(&outcome[outcome.len() - 1], frame, 0.5, 12.0, true);
        }
        let mut names = match node.option {
            None => vec!["Start".to_owned()],
            Some(option) => {
                let above = &self.tree.nodes[node.parent as usize];
                let item: Option<ItemId> = above.item.map(|(item, _)| item);
                let name = words::taken(self.names, None, option);
                let label = name.split(' ').next().unwrap_or_default().to_owned();
                vec![words::taken(self.names, item, option), name, label]
            }
        };
        if self.row_height == HIGH {
            self.text(frame, 0.3, &names, true);
            self.text(frame, 0.7, &outcome, false);
            return;
        }
        if let Some(sign) = sign {
            let name = names.get(1).cloned();
            for name in &mut names {
                *name = joined(&[name, " ", sign]);
            }
            names.push(sign.clone());
            // That something was found below is told by the bar, too.
            if let (Some(name), false) = (name, node.is_solution() || node.is_dead_end()) {
                names.insert(2, name);
            }
        }
        self.text(frame, 0.5, &names, true);
    }

    /// The frames of what is happening now and of what is pointed at.
    fn mark(&self, node: &TreeNode, frame: Area) {
        if node.on_path {
            self.pen.stroke("mark");
            self.outline(frame, 3.0);
        }
        let hot = self.pointed.is_some_and(|pointed| {
            match (pointed.thing.option(), pointed.thing.item()) {
                (Some(option), _) => node.option == Some(option),
                (None, item) => item.is_some() && node.item.map(|it| it.0) == item,
            }
        });
        if hot {
            self.pen.stroke("digit");
            self.outline(
                if node.on_path {
                    frame.inner(3.0)
                } else {
                    frame
                },
                3.0,
            );
        }
    }

    fn outline(&self, frame: Area, width: f64) {
        self.pen.width(width);
        self.pen
            .frame(frame.inner((width / 2.0).min(frame.width / 2.0)));
    }

    /// Dashes around something that is not there yet.
    fn dashed(&self, frame: Area) {
        self.pen.dash(&[4.0, 3.0]);
        self.pen.width(1.0);
        self.pen.stroke("faint");
        self.pen.frame(frame.inner(0.5));
        self.pen.dash(&[]);
    }

    /// Lines so far apart, leaning so far to the left; those that are seen.
    fn stripes(&self, frame: Area, lean: f64, apart: f64) {
        self.pen.fill("card");
        self.pen.block(frame);
        let start = frame.x + apart / 2.0;
        let hidden = ((self.seen.x - start) / apart).floor().max(0.0);
        let end = (frame.x + frame.width).min(self.seen.x + self.seen.width) + lean;
        let mut x = start + hidden * apart;
        let mut lines: Vec<Line> = Vec::new();
        while x < end {
            lines.push(((x, frame.y), (x - lean, frame.y + frame.height)));
            x += apart;
        }
        self.pen.width(1.5);
        self.pen.stroke("faint");
        self.pen.hatch(frame, &lines);
    }

    /// Letters on a ground of their own, or none if none of the texts fits.
    fn plate(&self, frame: Area, texts: &[String]) {
        let Some(text) = fitting(texts, frame.width, 15.0) else {
            return;
        };
        let width = length(text, 15.0) + 6.0;
        let middle = frame.y + frame.height / 2.0;
        let left = frame.x + (frame.width - width) / 2.0;
        self.pen.fill("card");
        self.pen.block(Area::new(left, middle - 10.0, width, 20.0));
        self.pen.fill("ink");
        self.text(frame, 0.5, texts, false);
    }

    /// Writes the first of the texts that fits, if one does; `at` is the height
    /// of its middle, from 0 at the top to 1.
    fn text(&self, frame: Area, at: f64, texts: &[String], bold: bool) {
        let size = if bold { 16.0 } else { 15.0 };
        let Some(text) = fitting(texts, frame.width, size) else {
            return;
        };
        self.write(text, frame, at, size, bold);
    }

    fn write(&self, text: &str, frame: Area, at: f64, size: f64, bold: bool) {
        self.pen.font(size, bold);
        self.pen.align(Align::Middle);
        let x = frame.x + frame.width / 2.0;
        let y = frame.y + frame.height * at;
        self.pen.text(text, x, y, frame.width);
    }
}

fn fitting(texts: &[String], width: f64, size: f64) -> Option<&String> {
    let fits = |text: &&String| length(text, size) + 4.0 <= width;
    texts.iter().find(fits)
}

/// About how long a text is.
fn length(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * 0.6
}
