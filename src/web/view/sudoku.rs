//! A cell of a Sudoku: its digit, or its pencil marks.

use web_sys::Element;

use super::mark_class;
use crate::snapshot::{CellView, PuzzleView};
use crate::web::dom;
use crate::words::joined;

/// From this order on a pencil mark is a dot in the digit's place: a digit
/// would be too small to read.
pub const DOTS_FROM: u16 = 4;

/// What stands in a cell.
pub struct Inner {
    digit: Element,
    pencil: Pencil,
}

enum Pencil {
    /// One small digit each.
    Digits(Vec<Element>),
    /// Paths: dots for what is possible, thick ones for what is wanted, small
    /// strokes for what has been given up.
    Dots { order: u16, paths: [Element; 3] },
}

/// Which digits get a pencil mark, and which: bit v stands for digit v.
#[derive(Clone, Copy, Default)]
struct Marks {
    open: u32,
    wanted: u32,
    rejected: u32,
}

impl Inner {
    /// Nothing written yet.
    pub fn build(cell: &Element, puzzle: &PuzzleView) -> Self {
        let pencil = match puzzle.order {
            order @ DOTS_FROM.. => dots(cell, order),
            _ => digits(cell, &puzzle.symbols),
        };
        Inner {
            digit: dom::append(cell, "b", ""),
            pencil,
        }
    }

    /// Writes what differs.
    pub fn paint(&mut self, old: Option<&CellView>, view: &CellView) {
        if old.is_none_or(|old| old.label != view.label) {
            self.digit.set_text_content(Some(&view.label));
        }
        let (was, now) = (old.map(Marks::of).unwrap_or_default(), Marks::of(view));
        match &self.pencil {
            Pencil::Digits(small) => paint_digits(small, was, now),
            Pencil::Dots { order, paths } => paint_dots(paths, *order, was, now),
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

fn paint_dots(paths: &[Element; 3], order: u16, was: Marks, now: Marks) {
    let [dots, thick, strokes] = paths;
    let layers = [
        (dots, was.open, now.open, "h0"),
        (thick, was.wanted, now.wanted, "h0"),
        (strokes, was.rejected, now.rejected, "m-.2 .2l.4-.4"),
    ];
    for (element, was, now, stroke) in layers {
        if was != now {
            dom::set(element, "d", &path(now, order, stroke));
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

fn dots(cell: &Element, order: u16) -> Pencil {
    let side = order.to_string();
    let area = joined(&["0 0 ", &side, " ", &side]);
    let attributes = [
        ("class", "dots"),
        ("viewBox", area.as_str()),
        ("aria-hidden", "true"),
    ];
    let host = dom::append_svg(cell, "svg", &attributes);
    let layer = |class| dom::append_svg(&host, "path", &[("class", class)]);
    let paths = [layer("open"), layer("wanted"), layer("off")];
    Pencil::Dots { order, paths }
}

/// The same little stroke at the place of each digit whose bit is set.
fn path(bits: u32, order: u16, stroke: &str) -> String {
    let order = u32::from(order);
    let mut path = String::new();
    for symbol in (0..order * order).filter(|symbol| bits >> symbol & 1 == 1) {
        let [x, y] = [symbol % order, symbol / order].map(|at| at.to_string());
        for part in ["M", &x, ".5 ", &y, ".5", stroke] {
            path.push_str(part);
        }
    }
    path
}

/// The classes of the cell at this place.
pub fn class(puzzle: &PuzzleView, view: &CellView, at: usize) -> String {
    let (cols, order) = (
        usize::from(puzzle.cols.max(1)),
        usize::from(puzzle.order.max(1)),
    );
    let (row, col) = (at / cols, at % cols);
    let mut class = String::from("cell");
    let mut add = |wanted: bool, name: &str| {
        if wanted {
            class.push_str(name);
        }
    };
    add(col + 1 == cols, " last");
    add((col + 1) % order == 0 && col + 1 < cols, " block-r");
    add((row + 1) % order == 0 && row + 1 < cols, " block-b");
    add(puzzle.diagonals && row == col, " diagonal falling");
    add(
        puzzle.diagonals && row + col + 1 == cols,
        " diagonal rising",
    );
    add(view.given, " given");
    add(!view.given && view.placement.is_some(), " placed");
    class.push_str(mark_class(view.mark));
    class
}
