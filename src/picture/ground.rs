//! What lies under the letters of a board, and the lines between its cells.

use super::board::{Picture, THICK};
use super::inks::Dress;
use super::marks;
use super::pen::{Area, Pen};
use crate::snapshot::{CellView, Kind, Mark};

/// So far apart are the stripes or dots of a ground.
const APART: f64 = 9.0;

impl Picture<'_> {
    /// What lies under all that is written in a cell.
    pub(super) fn ground(&self, at: usize, cell: &CellView) {
        let area = self.area(at);
        if !cell.inside {
            return self.hole(area);
        }
        if self.is_tile(cell) {
            return self.tile(area, self.dress(cell));
        }
        let ink = match cell.mark {
            Mark::Chosen | Mark::Trying => Some("glow"),
            Mark::Dead => Some("bad-bg"),
            _ if cell.fault => Some("bad-bg"),
            _ if cell.given => Some("given"),
            _ if self.is_on_diagonal(at) => Some("diagonal"),
            _ if self.is_dark(at) => Some("given"),
            _ => None,
        };
        let calm = !matches!(ink, Some("glow" | "bad-bg"));
        if !(calm && self.tinted(at, area, ink))
            && let Some(ink) = ink
        {
            self.pen.fill(ink);
            self.pen.block(area);
        }
        if cell.fault {
            self.pen.stroke("bad");
            self.pen.width(self.cell * 0.1);
            self.pen.frame(area.inner(self.cell * 0.06));
        }
        if cell.mark == Mark::House {
            self.pen.fill("glow");
            self.pen.alpha(0.5);
            self.pen.block(area);
            self.pen.alpha(1.0);
        }
    }

    /// The ground of a piece or an option: where there are more of them than
    /// colours, it has stripes or dots too, as on the page.
    fn tile(&self, area: Area, dress: Dress) {
        self.pen.fill_colour(dress.ground);
        self.pen.block(area);
        if dress.pattern > 0 {
            self.pen.fill_colour(dress.letter);
            self.pen.stroke_colour(dress.letter);
            self.pen.width(2.0);
            self.pen.alpha(0.25);
            match dress.pattern {
                1 => marks::slanted(&self.pen, area, APART),
                _ => self.dots(area),
            }
            self.pen.alpha(1.0);
        }
    }

    fn dots(&self, area: Area) {
        let number = (area.width / APART).floor().max(1.0);
        let step = area.width / number;
        for row in 0..number as usize {
            for col in 0..number as usize {
                let (x, y) = ((col as f64 + 0.5) * step, (row as f64 + 0.5) * step);
                let (x, y) = (area.x + x - 1.5, area.y + y - 1.5);
                self.pen.block(Area::new(x, y, 3.0, 3.0));
            }
        }
    }

    fn is_on_diagonal(&self, at: usize) -> bool {
        let (row, col) = (at / self.cols, at % self.cols);
        let counts = self.kind() == Kind::Sudoku && self.snapshot.puzzle.diagonals;
        counts && (row == col || row + col + 1 == self.cols)
    }

    /// Whether it is one of the dark squares of a chessboard.
    fn is_dark(&self, at: usize) -> bool {
        self.kind() == Kind::Marks && (at / self.cols + at % self.cols) % 2 == 1
    }

    /// A cell that does not belong to the board.
    fn hole(&self, area: Area) {
        if matches!(self.kind(), Kind::Items | Kind::Line) {
            return;
        }
        self.pen.fill("paper");
        self.pen.block(area);
        self.pen.stroke("line");
        self.pen.width(1.5);
        marks::slanted(&self.pen, area, 6.0);
    }

    /// Thin lines between the cells.
    pub(super) fn rule(&self) {
        self.pen.stroke("grid");
        self.pen.width(1.0);
        let mut lines = Vec::new();
        for (at, cell) in self.snapshot.cells.iter().enumerate() {
            let Area { x, y, .. } = self.area(at);
            let (right, low) = (x + self.cell, y + self.cell);
            let next = |to: Option<usize>| to.and_then(|to| self.snapshot.cells.get(to));
            let shown = |other: &CellView| cell.inside || other.inside;
            if next(self.right(at)).is_some_and(shown) {
                lines.push(((right, y), (right, low)));
            }
            if next(Some(at + self.cols)).is_some_and(shown) {
                lines.push(((x, low), (right, low)));
            }
        }
        self.pen.lines(&lines);
    }

    /// The cell to the right.
    fn right(&self, at: usize) -> Option<usize> {
        (!(at + 1).is_multiple_of(self.cols)).then_some(at + 1)
    }

    /// Thick lines between blocks, and around pieces.
    pub(super) fn borders(&self) {
        let cells = &self.snapshot.cells;
        let mut lines = Vec::new();
        for at in 0..cells.len() {
            let Area { x, y, .. } = self.area(at);
            let (right, low) = (x + self.cell, y + self.cell);
            if self.right(at).is_some_and(|to| self.parts(at, to)) {
                lines.push(((right, y - 1.0), (right, low + 1.0)));
            }
            if at + self.cols < cells.len() && self.parts(at, at + self.cols) {
                lines.push(((x - 1.0, low), (right + 1.0, low)));
            }
        }
        let sudoku = self.kind() == Kind::Sudoku;
        self.pen.stroke(if sudoku { "strong" } else { "rim" });
        self.pen.width(if sudoku { 2.0 } else { THICK });
        self.pen.lines(&lines);
    }

    /// Whether a thick line parts two cells.
    fn parts(&self, one: usize, other: usize) -> bool {
        if self.kind() == Kind::Sudoku {
            let region = |at: usize| self.snapshot.puzzle.regions.get(at);
            return region(one) != region(other);
        }
        let filled = |at: usize| self.snapshot.cells[at].placement;
        match self.kind() {
            Kind::Marks => return false,
            // A broken line: what is below is far away.
            Kind::Line => return filled(one).is_some() || filled(other).is_some(),
            Kind::Sudoku | Kind::Tiling | Kind::Items => {}
        }
        filled(one) != filled(other)
    }
}
