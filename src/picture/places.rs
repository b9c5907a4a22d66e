//! Squares for queens and rooks, and places in a line.

use super::board::Picture;
use super::pen::{Align, Area, Pen};
use crate::snapshot::{CellView, Mark};
use crate::words::grouped;

impl Picture<'_> {
    /// A queen or a rook; else a dot where one may still go, a stroke where one
    /// was given up.
    pub(super) fn square(&self, area: Area, cell: &CellView) {
        if !cell.label.is_empty() {
            self.pen.fill("digit");
            return self.write(area, &cell.label, 0.74, false);
        }
        let active = matches!(cell.mark, Mark::Next | Mark::Chosen);
        self.pen.fill(if active { "accent" } else { "quiet" });
        let middle = (area.x + area.width / 2.0, area.y + area.height / 2.0);
        let (open, off) = (cell.candidates != 0, cell.rejected != 0);
        if open || off {
            self.dot(middle, area.width * 0.3, active, off);
        }
    }

    /// The number that stands in a place, or how many placements still fill it;
    /// small, above at the right, the number of the place.
    pub(super) fn place(&self, area: Area, cell: &CellView) {
        let filled = self.is_tile(cell);
        match filled {
            true => self.write(area, &cell.label, 0.5, true),
            false => self.write(area, &grouped(cell.left.into()), 0.32, false),
        }
        if !filled {
            self.pen.fill("quiet");
        }
        self.pen.font(area.width * 0.2, false);
        self.pen.align(Align::Right);
        let (x, y) = (area.x + area.width * 0.9, area.y + area.height * 0.17);
        self.pen.text(&cell.item, x, y, area.width * 0.6);
    }
}
