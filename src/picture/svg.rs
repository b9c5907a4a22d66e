//! A pen that writes SVG.

use std::cell::{Cell, RefCell};

use super::notation::{escaped, number, path, point, ways};
use super::pen::{Align, Area, Line, Pen};
use super::{Drawn, Shade, ink};
use crate::shorten::is_wide;
use crate::words::joined;

/// The width of a letter, by its size, where it must be guessed.
const LETTER: f64 = 0.6;

/// How far below the middle of a line of capitals and digits its foot is, by
/// their size.
const FOOT: f64 = 0.36;

/// A pen that writes SVG in the colours of a shade.
pub struct SvgPen {
    shade: Shade,
    text: RefCell<String>,
    /// The attributes of rectangles of one ink, not yet written, and their path.
    blocks: RefCell<(String, String)>,
    fill: Cell<&'static str>,
    stroke: Cell<&'static str>,
    width: Cell<f64>,
    dashes: RefCell<String>,
    alpha: Cell<f64>,
    font: Cell<(f64, bool)>,
    align: Cell<Align>,
    /// How many areas have been named.
    clips: Cell<u32>,
}

impl SvgPen {
    /// Nothing drawn yet.
    pub fn new(shade: Shade) -> Self {
        SvgPen {
            shade,
            text: RefCell::default(),
            blocks: RefCell::default(),
            fill: Cell::new(ink(shade, "ink")),
            stroke: Cell::new(ink(shade, "ink")),
            width: Cell::new(1.0),
            dashes: RefCell::default(),
            alpha: Cell::new(1.0),
            font: Cell::new((16.0, false)),
            align: Cell::new(Align::Left),
            clips: Cell::new(0),
        }
    }

    /// Fills and writes in this colour, as SVG writes it.
    pub fn fill_colour(&self, colour: &'static str) {
        self.fill.set(colour);
    }

    /// Draws lines in this colour, as SVG writes it.
    pub fn stroke_colour(&self, colour: &'static str) {
        self.stroke.set(colour);
    }

    /// A shape with these corners, filled.
    pub fn shape(&self, corners: &[(f64, f64)]) {
        let mut d = String::new();
        for (at, &(x, y)) in corners.iter().enumerate() {
            d += if at == 0 { "M" } else { "L" };
            point(&mut d, x, y);
        }
        self.add(&["<path d=\"", &d, "z\"", &self.filled(), "/>"]);
    }

    /// A part that is SVG already.
    pub fn ready_made(&self, svg: &str) {
        self.add(&[svg]);
    }

    /// A dot of this radius.
    pub fn dot(&self, (x, y): (f64, f64), radius: f64) {
        let (r, across) = (number(radius), number(2.0 * radius));
        let mut d = String::from("M");
        point(&mut d, x - radius, y);
        for to in ["", "-"] {
            for part in ["a", &r, " ", &r, " 0 1 1 ", to, &across, " 0"] {
                d += part;
            }
        }
        self.add_blocks(&d);
    }

    /// Adds to what is filled in one ink.
    fn add_blocks(&self, d: &str) {
        let attributes = self.filled();
        if self.blocks.borrow().0 != attributes {
            self.flush();
            self.blocks.borrow_mut().0 = attributes;
        }
        self.blocks.borrow_mut().1 += d;
    }

    /// The picture: this part of what was drawn, on a ground of this ink, and
    /// what it is called, which is read out.
    pub fn finish(self, area: Area, ground: &str, title: &str, told: &str) -> Drawn {
        self.flush();
        let sides = [area.x, area.y, area.width, area.height].map(number);
        let [x, y, width, height] = sides.each_ref().map(String::as_str);
        let svg = joined(&[
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"",
            width,
            "\" height=\"",
            height,
            "\" viewBox=\"",
            &[x, y, width, height].join(" "),
            "\" role=\"img\" aria-labelledby=\"title told\" font-family=\"system-ui, sans-serif\"><title id=\"title\">",
            &escaped(title),
            "</title><desc id=\"told\">",
            &escaped(told),
            "</desc><path fill=\"",
            ink(self.shade, ground),
            "\" d=\"",
            &path(area),
            "\"/>",
            &self.text.take(),
            "</svg>\n",
        ]);
        Drawn {
            svg,
            width: area.width.ceil() as u32,
            height: area.height.ceil() as u32,
        }
    }

    fn add(&self, parts: &[&str]) {
        self.flush();
        self.text.borrow_mut().extend(parts.iter().copied());
    }

    /// Writes the rectangles that wait.
    fn flush(&self) {
        let (attributes, d) = self.blocks.take();
        if !d.is_empty() {
            let parts = ["<path d=\"", &d, "\"", &attributes, "/>"];
            self.text.borrow_mut().extend(parts);
        }
    }

    fn filled(&self) -> String {
        joined(&[" fill=\"", self.fill.get(), "\"", &self.faded("opacity")])
    }

    fn stroked(&self) -> String {
        joined(&[
            " fill=\"none\" stroke=\"",
            self.stroke.get(),
            "\" stroke-width=\"",
            &number(self.width.get()),
            "\"",
            &self.dashes.borrow(),
            &self.faded("stroke-opacity"),
        ])
    }

    fn faded(&self, name: &str) -> String {
        match self.alpha.get() {
            alpha if alpha < 1.0 => joined(&[" ", name, "=\"", &number(alpha), "\""]),
            _ => String::new(),
        }
    }

    /// A text, with an attribute that turns it if it is turned.
    fn write(&self, text: &str, x: f64, y: f64, room: f64, turned: &str) {
        if text.is_empty() {
            return;
        }
        let (size, bold) = self.font.get();
        let weight = if bold { "700" } else { "500" };
        let anchor = match self.align.get() {
            Align::Left => "",
            Align::Middle => " text-anchor=\"middle\"",
            Align::Right => " text-anchor=\"end\"",
        };
        let letter = |c: char| if is_wide(c) { 2.0 * LETTER } else { LETTER };
        let length = size * text.chars().map(letter).sum::<f64>();
        let pressed = match length > room {
            true => joined(&[
                " textLength=\"",
                &number(room.max(1.0)),
                "\" lengthAdjust=\"spacingAndGlyphs\"",
            ]),
            false => String::new(),
        };
        self.add(&[
            "<text x=\"",
            &number(x),
            "\" y=\"",
            &number(y + size * FOOT),
            "\" font-size=\"",
            &number(size),
            "\" font-weight=\"",
            weight,
            "\"",
            anchor,
            &self.filled(),
            &pressed,
            turned,
            ">",
            &escaped(text),
            "</text>",
        ]);
    }
}

impl Pen for SvgPen {
    fn fill(&self, name: &str) {
        self.fill.set(ink(self.shade, name));
    }

    fn stroke(&self, name: &str) {
        self.stroke.set(ink(self.shade, name));
    }

    fn width(&self, width: f64) {
        self.width.set(width);
    }

    fn dash(&self, dashes: &[f64]) {
        let lengths: Vec<String> = dashes.iter().copied().map(number).collect();
        *self.dashes.borrow_mut() = match dashes {
            [] => String::new(),
            _ => joined(&[" stroke-dasharray=\"", &lengths.join(" "), "\""]),
        };
    }

    fn alpha(&self, alpha: f64) {
        self.alpha.set(alpha);
    }

    fn font(&self, size: f64, bold: bool) {
        self.font.set((size, bold));
    }

    fn align(&self, align: Align) {
        self.align.set(align);
    }

    fn block(&self, area: Area) {
        self.add_blocks(&path(area));
    }

    fn frame(&self, area: Area) {
        self.add(&["<path d=\"", &path(area), "\"", &self.stroked(), "/>"]);
    }

    fn lines(&self, lines: &[Line]) {
        if !lines.is_empty() {
            self.add(&["<path d=\"", &ways(lines), "\"", &self.stroked(), "/>"]);
        }
    }

    fn hatch(&self, area: Area, lines: &[Line]) {
        let id = self.clips.get().to_string();
        self.clips.set(self.clips.get() + 1);
        self.add(&[
            "<clipPath id=\"area",
            &id,
            "\"><path d=\"",
            &path(area),
            "\"/></clipPath><path clip-path=\"url(#area",
            &id,
            ")\" d=\"",
            &ways(lines),
            "\"",
            &self.stroked(),
            "/>",
        ]);
    }

    fn text(&self, text: &str, x: f64, y: f64, room: f64) {
        self.write(text, x, y, room, "");
    }

    fn text_upwards(&self, text: &str, x: f64, y: f64, room: f64) {
        let about = [x, y].map(number).join(" ");
        let turned = joined(&[" transform=\"rotate(-90 ", &about, ")\""]);
        self.write(text, x, y, room, &turned);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_one_ink_are_one_path() {
        let pen = SvgPen::new(Shade::Light);
        pen.fill("mark");
        pen.block(Area::new(0.0, 0.0, 1.0, 1.0));
        pen.block(Area::new(2.0, 0.0, 1.0, 1.0));
        pen.fill("good");
        pen.block(Area::new(4.0, 0.0, 1.0, 1.0));
        let drawn = pen.finish(Area::new(0.0, 0.0, 9.0, 9.0), "card", "", "");
        let paths: Vec<&str> = drawn.svg.split("<path").skip(1).collect();
        assert_eq!(paths.len(), 3, "{}", drawn.svg);
        assert!(paths[1].contains("M0 0h1v1H0zM2 0h1v1H2z"), "{}", paths[1]);
    }
}
