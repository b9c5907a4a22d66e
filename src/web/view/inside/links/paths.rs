//! The arrows.

use web_sys::Element;

use super::shape::{Shape, lines};
use super::slots::{Label, slot};
use crate::names::Names;
use crate::snapshot::inside::links::{Arrow, Course, Look, Picture};
use crate::web::dom::{self, Attr};

/// The longest name that there is room for at the end of a stub.
const SHORT: usize = 5;

/// The elements.
pub struct Paths {
    group: Element,
    labels: Element,
    slots: Vec<Slot>,
    in_use: usize,
}

struct Slot {
    d: Attr,
    class: Attr,
    label: Option<Label>,
}

impl Paths {
    /// None yet.
    pub fn build(svg: &Element) -> Self {
        Paths {
            group: dom::append_svg(svg, "g", &[]),
            labels: dom::append_svg(svg, "g", &[]),
            slots: Vec::new(),
            in_use: 0,
        }
    }

    /// Paints what differs.
    pub fn paint(&mut self, shape: &Shape, picture: &Picture, names: &Names) {
        for (at, arrow) in picture.arrows.iter().enumerate() {
            let group = &self.group;
            let slot = slot(&mut self.slots, at, || Slot::build(group));
            slot.paint(shape, arrow, names, &self.labels);
        }
        let count = picture.arrows.len();
        for slot in self.slots.iter_mut().take(self.in_use).skip(count) {
            slot.clear();
        }
        self.in_use = count;
    }
}

impl Slot {
    fn build(group: &Element) -> Self {
        let node = dom::append_svg(group, "path", &[]);
        Slot {
            d: Attr::on(node.clone(), "d"),
            class: Attr::on(node, "class"),
            label: None,
        }
    }

    fn paint(&mut self, shape: &Shape, arrow: &Arrow, names: &Names, labels: &Element) {
        let mut path = shape.path(arrow);
        if arrow.broken {
            path.d += &cross(path.middle);
        }
        self.d.set(&path.d);
        self.class.set(&class(arrow));
        match (path.label, arrow.course) {
            (Some((at, anchor)), Course::Off(place)) => {
                let label = self.label.get_or_insert_with(|| Label::build(labels));
                label.set(&end(names, place), at, anchor);
            }
            _ => {
                if let Some(label) = &mut self.label {
                    label.clear();
                }
            }
        }
    }

    fn clear(&mut self) {
        self.d.set("");
        if let Some(label) = &mut self.label {
            label.clear();
        }
    }
}

fn class(arrow: &Arrow) -> String {
    let look = match arrow.look {
        Look::Live => "live",
        Look::Aside => "aside",
        Look::Remembered => "remembered",
    };
    let mut class = String::from(look);
    if arrow.changed {
        class += " now";
    }
    if arrow.broken {
        class += " broken";
    }
    class
}

/// What a link leads to that is not shown: a header by its name, if that is
/// short; else the number of the place.
fn end(names: &Names, place: u32) -> String {
    let item = place
        .checked_sub(1)
        .and_then(|at| names.items.get(at as usize));
    match item {
        None if place == 0 => "root".to_owned(),
        Some(item) if item.short.chars().count() <= SHORT => item.short.clone(),
        _ => place.to_string(),
    }
}

fn cross((x, y): (i32, i32)) -> String {
    lines(&[(x - 5, y - 5), (x + 5, y + 5)]) + &lines(&[(x - 5, y + 5), (x + 5, y - 5)])
}
