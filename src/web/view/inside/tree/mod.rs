//! The search tree as a picture to click in, and the path beside it in words.

mod crumbs;
mod draw;
mod look;
mod path;
mod words;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement};

use super::InsideView;
use super::surface::{Surface, Window};
use super::tools::{button, sign_button};
use crate::picture::{Drawn, Pen, Shade, SvgPen};
use crate::snapshot::inside::tree::{Block, TreeView, What, layout};
use crate::snapshot::{Inside, Snapshot};
use crate::thing::Thing;
use crate::web::dom::{self, Attr, Text};
use crate::web::shell;
use crate::words::joined;
use crumbs::Crumbs;
use draw::Picture;
use look::{Ask, Look};
use path::PathList;

/// Heights of a row: where there is room for two lines, and where not.
const HIGH: f64 = 50.0;
const LOW: f64 = 27.0;

/// The view.
pub struct Tree {
    surface: Surface,
    nodes: Text,
    short: Text,
    kept: Text,
    /// All of these, where they are cut off.
    title: Attr,
    follow: Attr,
    crumbs: Crumbs,
    list: PathList,
    look: Look,
    /// What is drawn, with the step and the option of each block.
    blocks: Vec<(Block, Option<u64>, Option<Thing>)>,
    row_height: f64,
    /// The picture's size when it was last drawn, and the part that was seen.
    size: (f64, f64),
    seen: Window,
    /// The row of the position when it was last drawn.
    row: u32,
    label: String,
    painted: f64,
}

impl Tree {
    /// Nothing drawn yet.
    pub fn build(body: &HtmlElement) -> Self {
        let root = dom::append(body, "div", "tree");
        let head = dom::append(&root, "div", "tree-head");
        let totals = dom::append(&head, "p", "tree-words");
        let nodes = Text::on(dom::append(&totals, "span", "tree-totals"));
        let short = Text::on(dom::append(&totals, "span", "tree-short"));
        let kept = Text::on(dom::append(&totals, "span", "tree-kept"));
        let follow = tools(&head);
        let crumbs = Crumbs::build(&head);
        let both = dom::append(&root, "div", "tree-both");
        let picture: HtmlElement = dom::append(&both, "div", "tree-picture").unchecked_into();
        let surface = Surface::build(&picture, "Search tree");
        build_key(&root);
        Tree {
            surface,
            nodes,
            short,
            kept,
            title: Attr::on(totals, "title"),
            follow: Attr::on(follow, "aria-pressed"),
            crumbs,
            list: PathList::build(&both),
            look: Look::default(),
            blocks: Vec::new(),
            row_height: HIGH,
            size: (1.0, 1.0),
            seen: Window::default(),
            row: 0,
            label: String::new(),
            painted: 0.0,
        }
    }

    /// Draws the part of the tree from this node on.
    fn draw(&mut self, root: usize, tree: &TreeView, snapshot: &Snapshot, inside: &Inside) {
        let room = self.surface.place(self.size.0, self.size.1);
        let blocks = layout(tree, root, (room.width as u32).max(1));
        let rows = blocks.last().map_or(1, |block| block.row + 1);
        self.row_height = match f64::from(rows) * HIGH <= room.height {
            true => HIGH,
            false => LOW,
        };
        self.size = (room.width, f64::from(rows) * self.row_height);
        self.surface.place(self.size.0, self.size.1);
        self.keep_in_view(root, tree, room.height);
        self.seen = self.surface.begin(self.size.0, self.size.1);
        self.picture(&self.surface, tree, snapshot, inside)
            .draw(&blocks);
        let hit = |block: Block| (block, step_of(tree, block), thing_of(tree, block));
        self.blocks = blocks.into_iter().map(hit).collect();
    }

    fn picture<'a>(
        &self,
        pen: &'a dyn Pen,
        tree: &'a TreeView,
        snapshot: &'a Snapshot,
        inside: &'a Inside,
    ) -> Picture<'a> {
        Picture {
            pen,
            tree,
            names: &inside.names,
            pointed: snapshot.pointed.as_ref(),
            row_height: self.row_height,
            seen: self.seen,
        }
    }

    /// Scrolls to the row of the position, if that has changed.
    fn keep_in_view(&mut self, root: usize, tree: &TreeView, height: f64) {
        let depth = |at: usize| tree.line(at).len() as u32;
        let row = depth(tree.here).saturating_sub(depth(root));
        if !self.look.follow || std::mem::replace(&mut self.row, row) == row {
            return;
        }
        let top = f64::from(row) * self.row_height;
        let seen = self.surface.place(self.size.0, self.size.1);
        if top < seen.y || top + 2.0 * self.row_height > seen.y + height {
            self.surface.scroll_to(0.0, (top - height / 2.0).max(0.0));
        }
    }

    fn block_at(&self, event: &Event) -> Option<&(Block, Option<u64>, Option<Thing>)> {
        let (x, y) = self.surface.at(event)?;
        let row = (y / self.row_height) as u32;
        let across = |block: &Block| {
            let left = f64::from(block.x);
            (left..left + f64::from(block.width)).contains(&x)
        };
        let mut blocks = self.blocks.iter();
        blocks.find(|(block, ..)| block.row == row && across(block))
    }
}

impl InsideView for Tree {
    fn paint(&mut self, snapshot: &Snapshot, inside: &Inside) {
        let Some(tree) = &inside.tree else { return };
        let now = dom::now();
        if tree.flat_out && now - self.painted < shell::picture_gap() {
            return;
        }
        self.painted = now;
        let [nodes, kept] = words::totals(tree);
        self.title.set(&joined(&[&nodes, "; ", &kept]));
        self.nodes.set(&nodes);
        self.short.set(&words::totals_in_short(tree));
        self.kept.set(&kept);
        self.follow.set_bool(self.look.follow);
        self.list.paint(tree, snapshot, inside);
        if self.look.follow {
            self.list.keep_in_view();
        }
        let root = self.look.at(tree, snapshot.controls.busy);
        self.crumbs.paint(tree, root, &inside.names);
        self.draw(root, tree, snapshot, inside);
        let label = words::label(tree, &inside.names);
        if self.label != label {
            self.surface.label(&label);
            self.label = label;
        }
    }

    fn look(&mut self) {
        self.surface.look();
    }

    fn drawn(&self, snapshot: &Snapshot, inside: &Inside, shade: Shade) -> Option<Drawn> {
        let tree = inside.tree.as_ref()?;
        let pen = SvgPen::new(shade);
        let blocks: Vec<Block> = self.blocks.iter().map(|block| block.0).collect();
        self.picture(&pen, tree, snapshot, inside).draw(&blocks);
        let seen = Window {
            height: self.seen.height.min(self.size.1 - self.seen.y),
            ..self.seen
        };
        Some(pen.finish(seen, "card", "Search tree", &self.label))
    }

    fn shown_anew(&mut self) {
        self.row = u32::MAX;
        self.list.forget();
    }

    fn thing_at(&self, event: &Event) -> Option<Thing> {
        self.block_at(event)?.2
    }

    fn step_at(&self, event: &Event) -> Option<u64> {
        self.block_at(event)?.1
    }

    fn press(&mut self, what: &str) -> bool {
        match what {
            "in" => self.look.asked = Some(Ask::In),
            "out" => self.look.asked = Some(Ask::Out),
            "closer" => self.look.asked = Some(Ask::Closer),
            "follow" => self.look.follow = !self.look.follow,
            step => match step.parse() {
                Ok(step) => self.look.from = step,
                Err(_) => return false,
            },
        }
        // To be scrolled to anew.
        self.row = u32::MAX;
        true
    }
}

/// The step to go to: that of the node, or of the first one of those drawn
/// together; where folded or still to be tried, that of the node above.
fn step_of(tree: &TreeView, block: Block) -> Option<u64> {
    let (What::Node(node) | What::Narrow(node, ..) | What::Folded(node) | What::Untried(node)) =
        block.what;
    tree.nodes[node as usize].step
}

fn thing_of(tree: &TreeView, block: Block) -> Option<Thing> {
    match block.what {
        What::Node(node) => tree.nodes[node as usize].option.map(Thing::Option),
        What::Narrow(..) | What::Folded(_) | What::Untried(_) => None,
    }
}

/// What the signs of the picture mean.
fn build_key(root: &Element) {
    let key = dom::append(root, "ul", "tree-key");
    dom::set(&key, "aria-label", "Key");
    for (class, words) in [
        ("path", "path"),
        ("good", "solution"),
        ("bad", "dead end"),
        ("below", "solutions below"),
        ("folded", "folded"),
        ("untried", "untried"),
    ] {
        let line = dom::append(&key, "li", class);
        dom::set(&dom::append(&line, "i", ""), "aria-hidden", "true");
        dom::append(&line, "span", "").set_text_content(Some(words));
    }
}

/// The buttons; gives the one that follows.
fn tools(head: &Element) -> Element {
    let tools = dom::append(head, "div", "tree-tools");
    for (what, sign, words) in [("out", "−", "Zoom out"), ("in", "+", "Zoom in")] {
        sign_button(&tools, "quiet", what, sign, words);
    }
    let follow = button(&tools, "quiet", "follow", "Follow");
    dom::set(&follow, "title", "Keep the present node in view");
    follow
}
