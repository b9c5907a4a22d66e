//! Headers, nodes, and the names of the options before their rows.

use web_sys::Element;

use super::shape::{Shape, lines};
use super::slots::{Label, Said, slot};
use crate::names::Names;
use crate::shorten::letters;
use crate::snapshot::PointedView;
use crate::snapshot::inside::OptionState;
use crate::snapshot::inside::links::{Head, HeadLook, NodeView, Picture, Row, Spot};
use crate::thing::Thing;
use crate::web::dom::{self, Attr};
use crate::web::view::inside::tools::state_class;
use crate::words::joined;

/// The elements.
pub struct Boxes {
    groups: [Element; 2],
    /// What is written in the headers, by item.
    heads: Vec<String>,
    rows: Vec<RowSlot>,
    slots: Vec<Slot>,
    in_use: (usize, usize),
}

/// The class of an element, but for the mark of what is pointed at.
struct Class {
    attr: Attr,
    look: String,
}

/// A header or a node.
struct Slot {
    class: Class,
    thing: Attr,
    x: Attr,
    y: Attr,
    width: Attr,
    height: Attr,
    name: Label,
    size: Label,
    /// The whole name of a header whose own is shortened.
    title: Said,
}

/// So many ordinary letters of a name have room in a header.
pub const LONGEST: usize = 10;

/// A wider name is written smaller.
const LARGE: usize = 6;

/// The name of an option, and the line that joins its nodes.
struct RowSlot {
    class: Class,
    thing: Attr,
    line: Attr,
    name: Label,
}

impl Boxes {
    /// None yet.
    pub fn build(svg: &Element, names: Option<&Names>) -> Self {
        Boxes {
            heads: names.map_or(Vec::new(), |names| names.heads(LONGEST)),
            groups: [(); 2].map(|()| dom::append_svg(svg, "g", &[])),
            rows: Vec::new(),
            slots: Vec::new(),
            in_use: (0, 0),
        }
    }

    /// Paints what differs, but for what [`mark`](Self::mark) does.
    pub fn paint(&mut self, shape: &Shape, picture: &Picture, names: &Names) {
        let [rows, boxes] = &self.groups;
        for (at, row) in picture.rows.iter().enumerate() {
            let slot = slot(&mut self.rows, at, || RowSlot::build(rows));
            slot.paint(shape, at + 1, row, names);
        }
        let mut at = 0;
        for (column, head) in picture.heads.iter().enumerate() {
            let slot = slot(&mut self.slots, at, || Slot::build(boxes));
            let name = head.item.map(|item| {
                let at = item.index();
                (&*self.heads[at], &*names.items[at].words)
            });
            slot.head(shape, Spot { row: 0, column }, head, name);
            at += 1;
        }
        for node in &picture.nodes {
            let slot = slot(&mut self.slots, at, || Slot::build(boxes));
            slot.node(shape, node, picture);
            at += 1;
        }
        for slot in self.slots.iter_mut().take(self.in_use.0).skip(at) {
            slot.class.attr.set("off");
        }
        let rows = picture.rows.len();
        for slot in self.rows.iter_mut().take(self.in_use.1).skip(rows) {
            slot.class.attr.set("off");
        }
        self.in_use = (at, rows);
    }

    /// Marks what is pointed at in the picture painted last.
    pub fn mark(&mut self, picture: &Picture, pointed: Option<&PointedView>) {
        for (slot, row) in self.rows.iter_mut().zip(&picture.rows) {
            slot.class
                .mark(pointed.is_some_and(|it| it.is_option(row.option)));
        }
        let (heads, nodes) = self.slots.split_at_mut(picture.heads.len());
        for (slot, head) in heads.iter_mut().zip(&picture.heads) {
            let is_head = |it: &PointedView| head.item.is_some_and(|item| it.is_item(item));
            slot.class.mark(pointed.is_some_and(is_head));
        }
        for (slot, node) in nodes.iter_mut().zip(&picture.nodes) {
            slot.class.mark(pointed.is_some_and(|it| is_node(it, node)));
        }
    }
}

/// Whether the node is one of those that are pointed at.
fn is_node(pointed: &PointedView, node: &NodeView) -> bool {
    let (option, item) = (pointed.is_option(node.option), pointed.is_item(node.item));
    match pointed.thing {
        Thing::Node(..) => option && item,
        Thing::Item(_) | Thing::Option(_) => option || item,
    }
}

impl Class {
    fn on(node: Element) -> Self {
        Class {
            attr: Attr::on(node, "class"),
            look: String::new(),
        }
    }

    fn set(&mut self, look: &[&str], touched: bool) {
        self.look = joined(look);
        if touched {
            self.look += " now";
        }
    }

    fn mark(&mut self, hot: bool) {
        match hot {
            true => self.attr.set(&joined(&[&self.look, " pointed"])),
            false => self.attr.set(&self.look),
        }
    }
}

impl Slot {
    fn build(parent: &Element) -> Self {
        let group = dom::append_svg(parent, "g", &[]);
        let rect = dom::append_svg(&group, "rect", &[("rx", "5")]);
        Slot {
            name: Label::build(&group),
            size: Label::build(&group),
            title: Said::on(dom::append_svg(&group, "title", &[])),
            class: Class::on(group.clone()),
            thing: Attr::on(group, "data-thing"),
            x: Attr::on(rect.clone(), "x"),
            y: Attr::on(rect.clone(), "y"),
            width: Attr::on(rect.clone(), "width"),
            height: Attr::on(rect, "height"),
        }
    }

    fn frame(&mut self, shape: &Shape, spot: Spot) -> (i32, i32) {
        let (x, y) = shape.at(spot);
        let (half, tall) = (shape.half(spot), shape.tall(spot));
        self.x.set(&(x - half).to_string());
        self.y.set(&(y - tall / 2).to_string());
        self.width.set(&(half * 2).to_string());
        self.height.set(&tall.to_string());
        (x, y)
    }

    fn head(&mut self, shape: &Shape, spot: Spot, head: &Head, name: Option<(&str, &str)>) {
        let (x, y) = self.frame(shape, spot);
        let look = match head.look {
            HeadLook::Root => "head root",
            HeadLook::Open => "head",
            HeadLook::Next => "head next",
            HeadLook::Chosen => "head chosen",
            HeadLook::Covered => "head covered",
        };
        self.class.set(&[look], head.touched);
        let (Some(item), Some((name, words))) = (head.item, name) else {
            self.name.set("root", (x, y + 6), "");
            self.title.set("");
            return self.size.clear();
        };
        self.thing.set(&Thing::Item(item).to_string());
        let is_long = letters(name) > LARGE;
        let size = if is_long { "long" } else { "" };
        self.name.set(name, (x, y - 2), size);
        self.title.set(if name.contains('…') { words } else { "" });
        let (sign, class) = match head.broken {
            true => ("×", "size broken"),
            false => ("", "size"),
        };
        let size = joined(&[sign, &head.size.to_string()]);
        self.size.set(&size, (x, y + 16), class);
    }

    fn node(&mut self, shape: &Shape, node: &NodeView, picture: &Picture) {
        let (x, y) = self.frame(shape, node.spot);
        let state = state_class(picture.rows[node.spot.row - 1].state);
        let look = match (node.linked, node.aside) {
            (false, _) => "node out ",
            (true, true) => "node aside ",
            (true, false) => "node ",
        };
        self.class.set(&[look, state], node.touched);
        self.thing
            .set(&Thing::Node(node.option, node.item).to_string());
        self.name
            .set(&node.place.number().to_string(), (x, y + 5), "");
        self.size.clear();
        self.title.set("");
    }
}

impl RowSlot {
    fn build(parent: &Element) -> Self {
        let group = dom::append_svg(parent, "g", &[]);
        let line = dom::append_svg(&group, "path", &[]);
        RowSlot {
            name: Label::build(&group),
            class: Class::on(group.clone()),
            thing: Attr::on(group, "data-thing"),
            line: Attr::on(line, "d"),
        }
    }

    fn paint(&mut self, shape: &Shape, at: usize, row: &Row, names: &Names) {
        self.class.set(&["row ", state_class(row.state)], false);
        self.thing.set(&Thing::Option(row.option).to_string());
        let (_, y) = shape.at(Spot { row: at, column: 0 });
        let sign = match row.state {
            OptionState::Trying => "▸ ",
            OptionState::Leaving => "◂ ",
            OptionState::Placed => "✓ ",
            OptionState::Given => "• ",
            OptionState::Rejected => "× ",
            OptionState::Linked | OptionState::Waiting | OptionState::Hidden => "",
        };
        let name = &names.options[row.option.index()].short;
        self.name.set(&joined(&[sign, name]), (4, y + 5), "");
        self.line.set(&joins(shape, at, row.span));
    }
}

/// The line through the nodes of an option, with a spacer at each end: no link
/// of theirs, but the places next to each other.
fn joins(shape: &Shape, row: usize, (first, last): (usize, usize)) -> String {
    if first == 0 {
        return String::new();
    }
    let x = |column: usize| shape.at(Spot { row, column });
    let ((left, y), (right, _)) = (x(first), x(last));
    let (left, right) = (left - shape.node - 8, right + shape.node + 8);
    lines(&[(left, y), (right, y)])
        + &lines(&[(left, y - 5), (left, y + 5)])
        + &lines(&[(right, y - 5), (right, y + 5)])
}
