//! What pictures are drawn with, on a canvas or as SVG.

/// Where a text stands about its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Align {
    /// To the right of it.
    Left,
    /// Around it.
    Middle,
    /// To the left of it.
    Right,
}

/// A rectangle: its left and upper edge, its width and height.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Area {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Area {
    /// This rectangle.
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Area {
            x,
            y,
            width,
            height,
        }
    }

    /// The same, smaller on all sides.
    #[must_use]
    pub fn inner(self, by: f64) -> Self {
        Area {
            x: self.x + by,
            y: self.y + by,
            width: self.width - 2.0 * by,
            height: self.height - 2.0 * by,
        }
    }
}

/// A line from a point to a point.
pub type Line = ((f64, f64), (f64, f64));

/// A pen. What is set holds from then on. Lengths are CSS pixels, inks the
/// names of the custom properties of style.css that [`ink`](super::ink) knows.
pub trait Pen {
    /// Fills and writes in this ink.
    fn fill(&self, ink: &str);

    /// Draws lines in this ink.
    fn stroke(&self, ink: &str);

    /// Draws lines this wide.
    fn width(&self, width: f64);

    /// Draws dashes: drawn, left out; whole lines if there are none.
    fn dash(&self, dashes: &[f64]);

    /// Draws everything with so much of its ink, 0 to 1.
    fn alpha(&self, alpha: f64);

    /// Writes in this size, bold or not.
    fn font(&self, size: f64, bold: bool);

    /// Writes on this side of a place.
    fn align(&self, align: Align);

    /// A rectangle, filled.
    fn block(&self, area: Area);

    /// The edges of a rectangle.
    fn frame(&self, area: Area);

    /// Lines.
    fn lines(&self, lines: &[Line]);

    /// Lines, as far as they lie in the area.
    fn hatch(&self, area: Area, lines: &[Line]);

    /// A text whose middle has this height; pressed together if it is longer
    /// than there is room, which may be without end.
    fn text(&self, text: &str, x: f64, y: f64, room: f64);

    /// A text that runs upwards from this place.
    fn text_upwards(&self, text: &str, x: f64, y: f64, room: f64);
}
