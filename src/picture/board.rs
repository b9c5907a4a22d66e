//! The board as SVG.

use super::inks::{Dress, piece, tint};
use super::pen::{Align, Area, Pen};
use super::{Drawn, Shade, SvgPen, marks};
use crate::snapshot::{CellView, Kind, Mark, Snapshot};
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

    fn kind(&self) -> Kind {
        self.snapshot.puzzle.kind
    }

    /// Whether the cell is filled by something that has a colour.
    pub(super) fn is_tile(&self, cell: &CellView) -> bool {
        cell.placement.is_some() && !matches!(self.kind(), Kind::Sudoku | Kind::Marks)
    }

    /// What fills the cell looks like this.
    fn dress(&self, cell: &CellView) -> Dress {
        match self.kind() {
            Kind::Items | Kind::Line => tint(cell.symbol.unwrap_or(0)),
            _ => piece(&cell.label),
        }
    }

    fn ground(&self, at: usize, cell: &CellView) {
        let area = self.area(at);
        if !cell.inside {
            return self.hole(area);
        }
        if self.is_tile(cell) {
            self.pen.fill_colour(self.dress(cell).ground);
            return self.pen.block(area);
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
        if let Some(ink) = ink {
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
    fn rule(&self) {
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
    fn borders(&self) {
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

    /// What is written in a cell.
    fn contents(&self, at: usize, cell: &CellView) {
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
        let length: f64 = text.chars().map(width).sum();
        let size = (area.width * share).min(area.width * 0.92 / length.max(0.1));
        self.pen.font(size, bold);
        let (x, y) = (area.x + area.width / 2.0, area.y + area.height / 2.0);
        self.pen.text(text, x, y, area.width - 2.0);
    }

    /// An item's name, and below it the options that it has left, or the
    /// number of the one that covers it.
    fn item(&self, area: Area, cell: &CellView) {
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
        self.write(upper, &cell.item, 0.32, true);
        if cell.secondary {
            self.pen.stroke("faint");
            self.pen.width(1.0);
            self.pen.dash(&[4.0, 3.0]);
            self.pen.frame(area.inner(5.0));
            self.pen.dash(&[]);
        }
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

/// About the width of a letter, by its size; fonts differ.
fn width(letter: char) -> f64 {
    match letter {
        '@' | 'M' | 'W' | 'm' | 'w' => 1.0,
        _ => 0.68,
    }
}

/// What the picture shows, in words: what was done last, and what stands on
/// the board.
fn told(snapshot: &Snapshot) -> String {
    let says = &snapshot.says;
    let step = grouped(snapshot.counters.step);
    let mut told = joined(&["Step ", &step, ". ", &says.subject, " ", &says.text]);
    if snapshot.puzzle.kind == Kind::Items {
        for cell in snapshot
            .cells
            .iter()
            .filter(|cell| cell.placement.is_some())
        {
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
