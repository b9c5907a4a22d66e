//! A canvas for pictures larger than their panel: it stands still in a box
//! that scrolls, so that wheel, touch and keys move the picture as they move
//! any page, and what is drawn is only what is seen.

use std::f64::consts::FRAC_PI_2;

use wasm_bindgen::JsCast;
use web_sys::{
    CanvasRenderingContext2d, Element, Event, HtmlCanvasElement, HtmlElement, MouseEvent,
};

use crate::picture::{Align, Area, Line, Pen};
use crate::web::dom::{self, Sure};
use crate::words::joined;

/// The colours a picture is drawn in: custom properties of style.css, which
/// differ in light and dark.
const INKS: [&str; 16] = [
    "ink", "quiet", "faint", "line", "grid", "card", "paper", "hover", "mark", "glow", "accent",
    "digit", "good", "good-bg", "bad", "bad-bg",
];

/// The part of the picture that is seen, in CSS pixels.
pub type Window = Area;

/// The canvas and its box. It is the pen that draws on the canvas.
pub struct Surface {
    scroller: HtmlElement,
    spacer: HtmlElement,
    canvas: HtmlCanvasElement,
    pen: CanvasRenderingContext2d,
    probes: Vec<(&'static str, Element)>,
    inks: Vec<(&'static str, String)>,
    size: (u32, u32),
    /// The size of the picture.
    whole: (f64, f64),
    /// The part of it that was seen when that was last asked.
    seen: Option<Window>,
}

impl Surface {
    /// An empty picture in this panel; `label` is its accessible name.
    pub fn build(body: &HtmlElement, label: &str) -> Self {
        let scroller: HtmlElement = dom::append(body, "div", "surface").unchecked_into();
        // With the focus on it the arrows scroll.
        dom::set(&scroller, "tabindex", "0");
        dom::set(&scroller, "role", "group");
        dom::set(&scroller, "aria-label", label);
        let spacer = dom::append(&scroller, "div", "spacer").unchecked_into();
        let canvas: HtmlCanvasElement = dom::append(&scroller, "canvas", "").unchecked_into();
        dom::set(&canvas, "role", "img");
        dom::set(&canvas, "aria-label", label);
        let pen = canvas.get_context("2d").sure();
        let pen = pen.and_then(|pen| pen.dyn_into().ok());
        let probes = INKS.map(|name| (name, probe(&scroller, name)));
        Surface {
            scroller,
            spacer,
            canvas,
            pen: dom::some(pen, "canvas"),
            probes: probes.into(),
            inks: Vec::new(),
            size: (0, 0),
            whole: (-1.0, -1.0),
            seen: None,
        }
    }

    /// Asks the browser which part of the picture is seen.
    pub fn look(&mut self) {
        self.seen = Some(Window {
            x: self.scroller.scroll_left().into(),
            y: self.scroller.scroll_top().into(),
            width: self.scroller.client_width().into(),
            height: self.scroller.client_height().into(),
        });
    }

    /// Makes the picture as large as said (in CSS pixels), and tells which
    /// part of it is seen.
    pub fn place(&mut self, width: f64, height: f64) -> Window {
        if self.whole != (width, height) {
            self.whole = (width, height);
            let style = self.spacer.style();
            style.set_property("width", &pixels(width)).sure();
            style.set_property("height", &pixels(height)).sure();
            // A smaller picture may be scrolled less far, a larger one may have
            // bars that take room.
            self.seen = None;
        }
        if self.seen.is_none() {
            self.look();
        }
        self.seen.unwrap_or_default()
    }

    /// Makes the picture larger or smaller around a point that stays where it
    /// is seen: the one the pointer event happened at, or else the middle.
    /// `moved` tells where in the new picture a point of the old one is.
    pub fn zoom(
        &mut self,
        (width, height): (f64, f64),
        event: Option<&Event>,
        moved: impl Fn(f64, f64) -> (f64, f64),
    ) {
        let seen = self.place(self.whole.0, self.whole.1);
        let middle = (seen.x + seen.width / 2.0, seen.y + seen.height / 2.0);
        let still = event.and_then(|event| self.at(event)).unwrap_or(middle);
        let now = moved(still.0, still.1);
        self.place(width, height);
        self.scroll_to(now.0 - still.0 + seen.x, now.1 - still.1 + seen.y);
    }

    /// Makes the canvas as large as its box and the picture as large as said
    /// (in CSS pixels), wipes it, and tells which part of it is seen. Drawing
    /// is done in the picture's own coordinates.
    pub fn begin(&mut self, width: f64, height: f64) -> Window {
        let seen = self.place(width, height);
        let ratio = dom::window().device_pixel_ratio();
        let size = ((seen.width * ratio) as u32, (seen.height * ratio) as u32);
        if self.size != size {
            self.size = size;
            self.canvas.set_width(size.0);
            self.canvas.set_height(size.1);
            let style = self.canvas.style();
            style.set_property("width", &pixels(seen.width)).sure();
            style.set_property("height", &pixels(seen.height)).sure();
        }
        self.read_inks();
        self.pen
            .set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0)
            .sure();
        self.pen.clear_rect(0.0, 0.0, seen.width, seen.height);
        self.pen.translate(-seen.x, -seen.y).sure();
        seen
    }

    /// A colour by the name of its custom property.
    fn ink(&self, name: &str) -> &str {
        let found = self.inks.iter().find(|ink| ink.0 == name);
        found.map_or("", |ink| &ink.1)
    }

    /// Where in the picture a pointer event happened; none if beside it.
    pub fn at(&self, event: &Event) -> Option<(f64, f64)> {
        let mouse = event.dyn_ref::<MouseEvent>()?;
        let seen = self.canvas.get_bounding_client_rect();
        let x = f64::from(mouse.client_x()) - seen.left();
        let y = f64::from(mouse.client_y()) - seen.top();
        let inside = (0.0..seen.width()).contains(&x) && (0.0..seen.height()).contains(&y);
        let (left, top) = (self.scroller.scroll_left(), self.scroller.scroll_top());
        inside.then_some((x + f64::from(left), y + f64::from(top)))
    }

    /// Moves the picture so that this point comes to the upper left.
    pub fn scroll_to(&mut self, x: f64, y: f64) {
        self.scroller.set_scroll_left(x as i32);
        self.scroller.set_scroll_top(y as i32);
        self.seen = None;
    }

    /// Another accessible name, when what is drawn has changed.
    pub fn label(&self, label: &str) {
        dom::set(&self.canvas, "aria-label", label);
    }

    /// All of them only when the first has changed: all differ in light and
    /// dark.
    fn read_inks(&mut self) {
        let (first, probe) = &self.probes[0];
        if self.inks.first() != Some(&(first, colour_of(probe))) {
            let read = |(name, probe): &(&'static str, Element)| (*name, colour_of(probe));
            self.inks = self.probes.iter().map(read).collect();
        }
    }
}

impl Pen for Surface {
    fn fill(&self, ink: &str) {
        self.pen.set_fill_style_str(self.ink(ink));
    }

    fn stroke(&self, ink: &str) {
        self.pen.set_stroke_style_str(self.ink(ink));
    }

    fn width(&self, width: f64) {
        self.pen.set_line_width(width);
    }

    fn dash(&self, dashes: &[f64]) {
        let lengths = js_sys::Array::new();
        for &length in dashes {
            lengths.push(&length.into());
        }
        self.pen.set_line_dash(&lengths).sure();
    }

    fn alpha(&self, alpha: f64) {
        self.pen.set_global_alpha(alpha);
    }

    fn font(&self, size: f64, bold: bool) {
        let weight = if bold { "700 " } else { "500 " };
        self.pen
            .set_font(&joined(&[weight, &pixels(size), " system-ui, sans-serif"]));
    }

    fn align(&self, align: Align) {
        self.pen.set_text_align(match align {
            Align::Left => "left",
            Align::Middle => "center",
            Align::Right => "right",
        });
    }

    fn block(&self, area: Area) {
        self.pen.fill_rect(area.x, area.y, area.width, area.height);
    }

    fn frame(&self, area: Area) {
        self.pen
            .stroke_rect(area.x, area.y, area.width, area.height);
    }

    fn lines(&self, lines: &[Line]) {
        self.pen.begin_path();
        for &((x, y), (to_x, to_y)) in lines {
            self.pen.move_to(x, y);
            self.pen.line_to(to_x, to_y);
        }
        self.pen.stroke();
    }

    fn hatch(&self, area: Area, lines: &[Line]) {
        self.pen.save();
        self.pen.begin_path();
        self.pen.rect(area.x, area.y, area.width, area.height);
        self.pen.clip();
        self.lines(lines);
        self.pen.restore();
    }

    fn text(&self, text: &str, x: f64, y: f64, room: f64) {
        self.pen.set_text_baseline("middle");
        match room.is_finite() {
            true => self.pen.fill_text_with_max_width(text, x, y, room).sure(),
            false => self.pen.fill_text(text, x, y).sure(),
        }
    }

    fn text_upwards(&self, text: &str, x: f64, y: f64, room: f64) {
        self.pen.save();
        self.pen.translate(x, y).sure();
        self.pen.rotate(-FRAC_PI_2).sure();
        self.text(text, 0.0, 0.0, room);
        self.pen.restore();
    }
}

/// An element that nobody sees, in this colour: only a used colour is told as
/// one, a custom property as it was written.
fn probe(parent: &Element, name: &str) -> Element {
    let probe = dom::append(parent, "i", "probe");
    dom::set(&probe, "style", &joined(&["color: var(--", name, ")"]));
    probe
}

fn colour_of(probe: &Element) -> String {
    let style = dom::window().get_computed_style(probe).sure();
    let colour = style.and_then(|style| style.get_property_value("color").ok());
    colour.unwrap_or_default()
}

/// A length for CSS, in tenths of a pixel. (To print a float takes 10 KB.)
fn pixels(length: f64) -> String {
    let tenths = (length * 10.0) as i64;
    let (whole, rest) = ((tenths / 10).to_string(), (tenths % 10).to_string());
    joined(&[&whole, ".", &rest, "px"])
}
