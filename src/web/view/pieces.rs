//! The pieces of a tiling, drawn small, with what is left of each.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::{mark_class, put_on};
use crate::picture;
use crate::snapshot::{Kind, PieceView, Snapshot};
use crate::web::dom::{self, Attr};
use crate::words::{grouped, joined};

/// More pieces than this are drawn smaller.
const MANY: usize = 6;

/// The list.
pub struct Pieces {
    host: Element,
    class: Attr,
    nodes: Vec<PieceNode>,
    generation: Option<u32>,
    seen: Vec<PieceView>,
}

struct PieceNode {
    root: HtmlElement,
    left: Element,
}

impl Pieces {
    /// Empty so far.
    pub fn new() -> Self {
        let host: Element = dom::find("pieces");
        Pieces {
            class: Attr::on(host.clone(), "class"),
            host,
            nodes: Vec::new(),
            generation: None,
            seen: Vec::new(),
        }
    }

    /// Paints the pieces that differ.
    pub fn paint(&mut self, snapshot: &Snapshot) {
        let pieces = &snapshot.pieces;
        if self.generation != Some(snapshot.puzzle.generation) {
            self.build(pieces, snapshot.puzzle.kind);
            self.generation = Some(snapshot.puzzle.generation);
        }
        for (at, (node, view)) in self.nodes.iter().zip(pieces).enumerate() {
            if self.seen.get(at) != Some(view) {
                node.paint(view);
            }
        }
        if &self.seen != pieces {
            self.seen.clone_from(pieces);
        }
    }

    fn build(&mut self, pieces: &[PieceView], kind: Kind) {
        self.host.set_text_content(None);
        self.nodes.clear();
        self.seen.clear();
        self.class.set(if pieces.len() > MANY {
            "pieces many"
        } else {
            "pieces"
        });
        for piece in pieces {
            self.nodes.push(PieceNode::build(&self.host, piece, kind));
        }
    }
}

impl PieceNode {
    fn build(host: &Element, piece: &PieceView, kind: Kind) -> Self {
        let root: HtmlElement = dom::append(host, "li", "piece").unchecked_into();
        // Pairs have their colours by number.
        let dress = match kind {
            Kind::Line => picture::tint(piece.symbol),
            _ => picture::piece(&piece.label),
        };
        put_on(&root, dress);
        dom::set(&root, "data-piece", &piece.label);
        draw(&root, &piece.shape);
        let letter = dom::append(&root, "b", "");
        dom::set(&letter, "aria-hidden", "true");
        letter.set_text_content(Some(&piece.label));
        let left = dom::append(&root, "span", "");
        dom::set(&left, "aria-hidden", "true");
        dom::set(&root, "tabindex", "0");
        dom::set(&root, "data-thing", &piece.thing.to_string());
        PieceNode { root, left }
    }

    fn paint(&self, view: &PieceView) {
        let placed = if view.placed { " is-placed" } else { "" };
        let hot = if view.hot { " hot" } else { "" };
        self.root
            .set_class_name(&joined(&["piece", placed, hot, mark_class(view.mark)]));
        dom::set(&self.root, "aria-label", &view.name);
        let left = match view.placed {
            true => "placed".to_owned(),
            false => grouped(u64::from(view.left)) + " left",
        };
        self.left.set_text_content(Some(&left));
    }
}

/// One square for each cell of the shape.
fn draw(root: &Element, shape: &[(u16, u16)]) {
    let extent = |side: fn(&(u16, u16)) -> u16| shape.iter().map(side).max().unwrap_or(0) + 1;
    let (height, width) = (
        extent(|cell| cell.0).to_string(),
        extent(|cell| cell.1).to_string(),
    );
    let area = joined(&["0 0 ", &width, " ", &height]);
    let size = joined(&["--w:", &width, ";--h:", &height]);
    let attributes = [
        ("viewBox", area.as_str()),
        ("style", &size),
        // As wide and high as the looks want it.
        ("preserveAspectRatio", "none"),
        ("aria-hidden", "true"),
    ];
    let picture = dom::append_svg(root, "svg", &attributes);
    for (row, col) in shape {
        let (x, y) = (col.to_string(), row.to_string());
        let square = [
            ("x", x.as_str()),
            ("y", y.as_str()),
            ("width", "1"),
            ("height", "1"),
        ];
        dom::append_svg(&picture, "rect", &square);
    }
}
