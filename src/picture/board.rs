//! The board as SVG.

use super::inks::{Dress, piece, tint};
use super::pen::{Area, Pen};
use super::{Drawn, Shade, SvgPen, items, regions};
use crate::snapshot::{CellView, Kind, Snapshot};
use crate::words::{grouped, joined};

/// The longer side of the cells together is to be about this long.
const LONG: f64 = 900.0;

/// The sides of a cell: the least, where it has nothing but a letter or a
/// digit, and where it has a name, and the most.
const LEAST: f64 = 12.0;
const LEAST_NAMED: f64 = 56.0;
const MOST: f64 = 64.0;

/// The room around the board.
const MARGIN: f64 = 8.0;

/// Between pieces, between blocks, and around all; also what goes around a
/// piece.
pub(super) const THICK: f64 = 3.0;

/// All it takes to draw a board.
pub(super) struct Picture<'s> {
    pub pen: SvgPen,
    pub snapshot: &'s Snapshot,
    pub cell: f64,
    pub cols: usize,
    /// The size of the letters of names.
    pub names: f64,
    pub shade: Shade,
    /// By region its tint.
    pub tints: Vec<u8>,
}

/// The board as it stands, in these colours.
pub fn board(snapshot: &Snapshot, shade: Shade) -> Drawn {
    let puzzle = &snapshot.puzzle;
    let (rows, cols) = (puzzle.rows.max(1), puzzle.cols.max(1));
    let least = if puzzle.kind == Kind::Items {
        LEAST_NAMED
    } else {
        LEAST
    };
    // Not by `clamp`, whose panic prints floats: that takes 20 KB of .wasm.
    let cell = (LONG / f64::from(rows.max(cols))).floor();
    let cell = cell.max(least).min(MOST);
    let picture = Picture {
        pen: SvgPen::new(shade),
        snapshot,
        cell,
        cols: usize::from(cols),
        names: items::letters(&snapshot.cells, cell),
        shade,
        tints: regions::tints(puzzle),
    };
    picture.draw();
    let (width, height) = (f64::from(cols) * cell, f64::from(rows) * cell);
    picture.pen.stroke("strong");
    picture.pen.width(THICK);
    picture
        .pen
        .frame(Area::new(0.0, 0.0, width, height).inner(-THICK / 2.0));
    let area = Area::new(0.0, 0.0, width, height).inner(-MARGIN);
    let told = told(snapshot);
    picture.pen.finish(area, "card", &puzzle.title, &told)
}

impl Picture<'_> {
    fn draw(&self) {
        let all = || self.snapshot.cells.iter().enumerate();
        all().for_each(|(at, cell)| self.ground(at, cell));
        self.rule();
        all()
            .filter(|(_, cell)| cell.inside)
            .for_each(|(at, cell)| self.contents(at, cell));
        self.borders();
        all()
            .filter(|(_, cell)| cell.inside)
            .for_each(|(at, cell)| self.mark(at, cell));
    }

    /// Where a cell is.
    pub(super) fn area(&self, at: usize) -> Area {
        let (row, col) = ((at / self.cols) as f64, (at % self.cols) as f64);
        Area::new(col * self.cell, row * self.cell, self.cell, self.cell)
    }

    pub(super) fn kind(&self) -> Kind {
        self.snapshot.puzzle.kind
    }

    /// Whether the cell is filled by something that has a colour.
    pub(super) fn is_tile(&self, cell: &CellView) -> bool {
        cell.placement.is_some() && !matches!(self.kind(), Kind::Sudoku | Kind::Marks)
    }

    /// What fills the cell looks like this.
    pub(super) fn dress(&self, cell: &CellView) -> Dress {
        match self.kind() {
            Kind::Items | Kind::Line => tint(cell.symbol.unwrap_or(0)),
            _ => piece(&cell.label),
        }
    }
}

/// What the picture shows, in words: what was done last, and what stands on
/// the board.
fn told(snapshot: &Snapshot) -> String {
    let says = &snapshot.says;
    let step = grouped(snapshot.counters.step);
    let mut told = joined(&["Step ", &step, ". ", &says.subject, " ", &says.text]);
    if snapshot.puzzle.kind == Kind::Items {
        // All of them: a long name is cut in its cell.
        for cell in snapshot.cells.iter().filter(|cell| cell.inside) {
            told += "\n";
            told += &cell.name;
        }
        return told;
    }
    for row in snapshot
        .cells
        .chunks(usize::from(snapshot.puzzle.cols.max(1)))
    {
        told += "\n";
        for cell in row {
            told += match (cell.inside, cell.label.as_str()) {
                (false, _) => " ",
                (true, "") => ".",
                (true, label) => label,
            };
        }
    }
    told
}
