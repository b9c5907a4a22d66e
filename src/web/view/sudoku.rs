//! A cell of a Sudoku: its digit, or its pencil marks.

use web_sys::Element;

use super::mark_class;
use crate::snapshot::{CellView, PuzzleView};
use crate::web::dom;
use crate::words::joined;

/// What stands in a cell.
pub struct Inner {
    digit: Element,
    pencil: Pencil,
    /// What never changes about the cell: the classes of its place.
    place: String,
}

enum Pencil {
    /// One small digit each.
    Digits(Vec<Element>),
    /// Paths: dots for what is possible, thick ones for what is wanted, small
    /// strokes for what has been given up.
    Dots { side: u16, paths: [Element; 3] },
}

/// Which digits get a pencil mark, and which: bit v stands for digit v.
#[derive(Clone, Copy, Default)]
struct Marks {
    open: u32,
    wanted: u32,
    rejected: u32,
}

impl Inner {
    /// Nothing written yet. The tints are those of the regions.
    pub fn build(cell: &Element, puzzle: &PuzzleView, tints: &[u8], at: usize) -> Self {
        let pencil = match puzzle.has_dots() {
            true => dots(cell, puzzle.marks),
            false => digits(cell, &puzzle.symbols),
        };
        Inner {
            digit: dom::append(cell, "b", ""),
            pencil,
            place: place(puzzle, tints, at),
        }
    }

    /// The classes of the cell.
    pub fn class(&self, view: &CellView) -> String {
        let mut class = self.place.clone();
        let mut add = |wanted: bool, name: &str| {
            if wanted {
                class.push_str(name);
            }
        };
        add(view.given, " given");
        add(!view.given && view.placement.is_some(), " placed");
        add(view.fault, " fault");
        class.push_str(mark_class(view.mark));
        class
    }

    /// Writes what differs.
    pub fn paint(&mut self, old: Option<&CellView>, view: &CellView) {
        if old.is_none_or(|old| old.label != view.label) {
            self.digit.set_text_content(Some(&view.label));
        }
        let (was, now) = (old.map(Marks::of).unwrap_or_default(), Marks::of(view));
        match &self.pencil {
            Pencil::Digits(small) => paint_digits(small, was, now),
            Pencil::Dots { side, paths } => paint_dots(paths, *side, was, now),
        }
    }
}

impl Marks {
    fn of(cell: &CellView) -> Self {
        let open = cell.candidates & !cell.rejected;
        Marks {
            open,
            wanted: cell.wanted & open,
            rejected: cell.rejected,
        }
    }
}

fn paint_digits(small: &[Element], was: Marks, now: Marks) {
    let changed = (was.open ^ now.open) | (was.wanted ^ now.wanted) | (was.rejected ^ now.rejected);
    for (symbol, element) in small.iter().enumerate() {
        let has = |bits: u32| bits >> symbol & 1 == 1;
        if has(changed) {
            element.set_class_name(match (has(now.wanted), has(now.open), has(now.rejected)) {
                (true, ..) => "on wanted",
                (_, true, _) => "on",
                (.., true) => "off",
                _ => "",
            });
        }
    }
}

fn paint_dots(paths: &[Element; 3], side: u16, was: Marks, now: Marks) {
    let [dots, thick, strokes] = paths;
    let layers = [
        (dots, was.open, now.open, "h0"),
        (thick, was.wanted, now.wanted, "h0"),
        (strokes, was.rejected, now.rejected, "m-.2 .2l.4-.4"),
    ];
    for (element, was, now, stroke) in layers {
        if was != now {
            dom::set(element, "d", &path(now, side, stroke));
        }
    }
}

fn digits(cell: &Element, symbols: &[String]) -> Pencil {
    let host = dom::append(cell, "span", "pencil");
    dom::set(&host, "aria-hidden", "true");
    let mut small = Vec::with_capacity(symbols.len());
    for symbol in symbols {
        let element = dom::append(&host, "i", "");
        element.set_text_content(Some(symbol));
        small.push(element);
    }
    Pencil::Digits(small)
}

fn dots(cell: &Element, side: u16) -> Pencil {
    let width = side.to_string();
    let area = joined(&["0 0 ", &width, " ", &width]);
    let attributes = [
        ("class", "dots"),
        ("viewBox", area.as_str()),
        ("aria-hidden", "true"),
    ];
    let host = dom::append_svg(cell, "svg", &attributes);
    let layer = |class| dom::append_svg(&host, "path", &[("class", class)]);
    let paths = [layer("open"), layer("wanted"), layer("off")];
    Pencil::Dots { side, paths }
}

/// The same little stroke at the place of each digit whose bit is set.
fn path(bits: u32, side: u16, stroke: &str) -> String {
    let side = u32::from(side.max(1));
    let mut path = String::new();
    for symbol in (0..u32::BITS).filter(|symbol| bits >> symbol & 1 == 1) {
        let [x, y] = [symbol % side, symbol / side].map(|at| at.to_string());
        for part in ["M", &x, ".5 ", &y, ".5", stroke] {
            path.push_str(part);
        }
    }
    path
}

/// The classes of a place on the board: its edges towards other regions, its
/// diagonals, the tint of its region.
fn place(puzzle: &PuzzleView, tints: &[u8], at: usize) -> String {
    let cols = usize::from(puzzle.cols.max(1));
    let (row, col) = (at / cols, at % cols);
    let mut class = String::from("cell");
    let mut add = |wanted: bool, name: &str| {
        if wanted {
            class.push_str(name);
        }
    };
    let region = |at: usize| puzzle.regions.get(at);
    let last = col + 1 == cols;
    add(last, " last");
    add(!last && region(at) != region(at + 1), " block-r");
    add(
        row + 1 < cols && region(at) != region(at + cols),
        " block-b",
    );
    let (falling, rising) = (row == col, row + col + 1 == cols);
    add(puzzle.diagonals && falling, " diagonal falling");
    add(puzzle.diagonals && rising, " diagonal rising");
    if let Some(tint) = region(at).and_then(|&region| tints.get(usize::from(region))) {
        class.push_str(" ground-");
        class.push_str(&tint.to_string());
    }
    class
}

/// In how many lines the pencil marks of a cell stand.
pub fn mark_rows(puzzle: &PuzzleView) -> u16 {
    puzzle.cols.div_ceil(puzzle.marks.max(1))
}
