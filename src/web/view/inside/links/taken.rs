//! The picture of the lists as an SVG that stands alone: what the page's style
//! says of it is written into it.

use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::picture::{Area, Drawn, Shade, SvgPen, escaped};
use crate::web::dom::{self, Sure};
use crate::words::joined;

/// What is copied as it stands.
const SHAPE: [&str; 7] = ["d", "x", "y", "rx", "width", "height", "transform"];

/// What is asked of the page's style: of all, and of what is written.
const LOOKS: [&str; 5] = [
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
];
const LETTERS: [&str; 4] = [
    "font-size",
    "font-weight",
    "text-anchor",
    "text-decoration-line",
];

/// The picture in this shade; `told` says what it shows.
pub fn taken(svg: &Element, shade: Shade, told: &str) -> Drawn {
    let side = |name| {
        let text = svg.get_attribute(name);
        // A whole number: to read a float takes 15 KB of .wasm.
        let side: Option<u32> = text.and_then(|text| text.parse().ok());
        f64::from(side.unwrap_or(0))
    };
    let area = Area::new(0.0, 0.0, side("width"), side("height"));
    // All colours of the page follow it.
    let scheme = match shade {
        Shade::Light => "color-scheme: light",
        Shade::Dark => "color-scheme: dark",
    };
    dom::set(svg, "style", scheme);
    let pen = SvgPen::new(shade);
    let all = svg.query_selector_all("rect, path, text").sure();
    for at in 0..all.length() {
        let part = all.get(at).and_then(|node| node.dyn_into::<Element>().ok());
        if let Some(part) = part.filter(is_seen) {
            pen.ready_made(&copied(&part));
        }
    }
    svg.remove_attribute("style").sure();
    pen.finish(area, "card", "Headers, nodes and their links", told)
}

/// Parts that are kept for later are of class `off`, or empty.
fn is_seen(part: &Element) -> bool {
    let off = part.closest(".off").sure().is_some();
    let drawn = part.get_attribute("d").is_none_or(|path| !path.is_empty());
    let written = part.tag_name() != "text" || part.has_child_nodes();
    !off && drawn && written
}

fn copied(part: &Element) -> String {
    let tag = part.tag_name();
    let mut copy = joined(&["<", &tag]);
    let mut add = |name: &str, value: &str| {
        copy += &joined(&[" ", name, "=\"", &escaped(value), "\""]);
    };
    for name in SHAPE {
        if let Some(value) = part.get_attribute(name) {
            add(name, &value);
        }
    }
    let style = dom::window().get_computed_style(part).sure();
    let letters = LETTERS.iter().filter(|_| tag == "text");
    for name in LOOKS.iter().chain(letters) {
        let value = style.as_ref();
        let value = value.and_then(|style| style.get_property_value(name).ok());
        let known = name.strip_suffix("-line").unwrap_or(name);
        add(known, &value.unwrap_or_default());
    }
    let text = part.text_content().unwrap_or_default();
    joined(&[&copy, ">", &escaped(&text), "</", &tag, ">"])
}
