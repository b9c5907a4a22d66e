//! What is written in the cells of a board.

use super::board::Picture;
use super::letters;
use super::pen::{Align, Area, Pen};
use crate::snapshot::{CellView, Kind, Mark};
use crate::words::grouped;

impl Picture<'_> {
    /// What is written in a cell.
    pub(super) fn contents(&self, at: usize, cell: &CellView) {
        self.pen.align(Align::Middle);
        if self.is_tile(cell) {
            self.pen.fill_colour(self.dress(cell).letter);
        } else {
            self.pen.fill(match (cell.mark, self.kind()) {
                (Mark::Dead, _) => "bad",
                (_, Kind::Sudoku) if cell.given => "ink",
                (_, Kind::Sudoku) => "digit",
                (Mark::Next | Mark::Chosen, _) => "accent",
                _ => "quiet",
            });
        }
        let area = self.area(at);
        match self.kind() {
            Kind::Marks => return self.square(area, cell),
            Kind::Line => return self.place(area, cell),
            Kind::Items => return self.item(area, cell),
            Kind::Sudoku | Kind::Tiling => {}
        }
        match (cell.label.as_str(), self.kind()) {
            ("", Kind::Sudoku) => self.pencil(area, cell),
            ("", _) => self.write(area, &grouped(cell.left.into()), 0.36, false),
            (label, Kind::Sudoku) => self.write(area, label, 0.56, cell.given),
            (label, _) => self.write(area, label, 0.56, true),
        }
    }

    /// One text in the middle of a cell, in letters as large as its side by
    /// this share, or as fit.
    pub(super) fn write(&self, area: Area, text: &str, share: f64, bold: bool) {
        self.pen
            .font(letters::fitting(text, area.width, share), bold);
        let (x, y) = (area.x + area.width / 2.0, area.y + area.height / 2.0);
        self.pen.text(text, x, y, area.width - 2.0);
    }

    /// The digits that are still possible, each in its place.
    fn pencil(&self, area: Area, cell: &CellView) {
        let symbols = &self.snapshot.puzzle.symbols;
        let side = (1..).find(|side| side * side >= symbols.len()).unwrap_or(1);
        let step = area.width * 0.88 / side as f64;
        let open = cell.candidates & !cell.rejected;
        for (symbol, text) in symbols.iter().enumerate() {
            let has = |bits: u32| {
                bits.checked_shr(symbol as u32)
                    .is_some_and(|bit| bit & 1 == 1)
            };
            let (on, wanted, off) = (has(open), has(open & cell.wanted), has(cell.rejected));
            if !on && !off {
                continue;
            }
            let x = area.x + area.width * 0.06 + ((symbol % side) as f64 + 0.5) * step;
            let y = area.y + area.height * 0.06 + ((symbol / side) as f64 + 0.5) * step;
            self.pen.fill(match (wanted, off, cell.mark) {
                (true, ..) => "accent",
                (_, true, _) => "faint",
                (.., Mark::Chosen) => "ink",
                _ => "quiet",
            });
            let strong = wanted || cell.mark == Mark::Chosen;
            match self.snapshot.puzzle.has_dots() {
                true => self.dot((x, y), step, wanted, off),
                false => self.small(text, (x, y), step, strong, off),
            }
        }
    }

    /// A small digit, struck if it has been given up.
    fn small(&self, text: &str, (x, y): (f64, f64), step: f64, bold: bool, off: bool) {
        let size = step * 0.86;
        self.pen.font(size, bold && !off);
        self.pen.text(text, x, y, step);
        if off {
            self.pen.stroke("faint");
            self.pen.width(1.5);
            self.pen
                .lines(&[((x - size * 0.42, y), (x + size * 0.42, y))]);
        }
    }

    /// A dot in a digit's place, a stroke if it has been given up.
    pub(super) fn dot(&self, (x, y): (f64, f64), step: f64, wanted: bool, off: bool) {
        if off {
            let by = step * 0.3;
            self.pen.stroke("faint");
            self.pen.width(1.0);
            return self.pen.lines(&[((x - by, y + by), (x + by, y - by))]);
        }
        let half = step * if wanted { 0.46 } else { 0.3 };
        let (left, top) = (x - half, y - half);
        self.pen.block(Area::new(left, top, 2.0 * half, 2.0 * half));
    }
}
