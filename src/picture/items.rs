//! Items by name: a cell for each.

use super::board::Picture;
use super::letters::{cut, fitting};
use super::pen::{Area, Pen};
use crate::snapshot::{CellView, Mark};
use crate::words::{grouped, joined};

/// The size of the letters of names, by the side of a cell: at most, and, so
/// that one can read them, at least. What does not fit is cut.
const LARGEST: f64 = 0.32;
const LEAST: f64 = 0.14;

/// One size for all names: the one in which the longest fits.
pub(super) fn letters(cells: &[CellView], side: f64) -> f64 {
    let names = cells.iter().filter(|cell| !cell.item.is_empty());
    let sizes = names.map(|cell| fitting(&cell.item, side, LARGEST));
    sizes.fold(side * LARGEST, f64::min).max(side * LEAST)
}

impl Picture<'_> {
    /// An item's name, and below it the options that it has left, or the
    /// number of the one that covers it.
    pub(super) fn item(&self, area: Area, cell: &CellView) {
        let half = area.height / 2.0;
        let upper = Area::new(area.x, area.y + half * 0.12, area.width, half);
        let lower = Area::new(area.x, area.y + half * 0.92, area.width, half);
        let below = match cell.label.as_str() {
            "" => joined(&[&grouped(cell.left.into()), " left"]),
            number => joined(&["#", number]),
        };
        let filled = self.is_tile(cell);
        self.write(lower, &below, if filled { 0.34 } else { 0.22 }, filled);
        if !filled {
            let plain = matches!(cell.mark, Mark::None | Mark::House);
            self.pen.fill(if plain { "ink" } else { "accent" });
        }
        self.pen.font(self.names, true);
        let name = cut(&cell.item, area.width, self.names);
        let (x, y) = (area.x + area.width / 2.0, upper.y + half / 2.0);
        self.pen.text(&name, x, y, area.width - 2.0);
        if cell.secondary {
            self.pen.stroke("faint");
            self.pen.width(1.0);
            self.pen.dash(&[4.0, 3.0]);
            self.pen.frame(area.inner(5.0));
            self.pen.dash(&[]);
        }
    }
}
