//! Pictures to take away: SVG that stands alone, with no style from the page,
//! and films made of such pictures. Pure; a browser is needed only to turn an
//! SVG into pixels.

mod board;
mod film;
mod ground;
mod inks;
mod items;
mod letters;
mod marks;
mod notation;
mod pen;
mod places;
mod regions;
mod svg;
mod writing;

pub use board::board;
pub use film::{Film, FilmError};
pub use inks::{Dress, Shade, ink, piece, tint};
pub use notation::escaped;
pub use pen::{Align, Area, Line, Pen};
pub use regions::tints;
pub use svg::SvgPen;

/// A picture as SVG.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The whole document.
    pub svg: String,
    /// Its width, in CSS pixels.
    pub width: u32,
    /// Its height.
    pub height: u32,
}
