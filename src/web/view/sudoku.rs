//! A cell of a Sudoku: its digit, or its pencil marks.

use web_sys::Element;

use super::mark_class;
use crate::snapshot::{CellView, PuzzleView};
use crate::web::dom::{self, Dom};

/// From this order on a pencil mark is a dot in the digit's place: a digit
/// would be too small to read.
const DOTS_FROM: u16 = 4;

/// What stands in a cell.
pub struct Inner {
    digit: Element,
    pencil: Pencil,
}

enum Pencil {
    /// One small digit each.
    Digits(Vec<Element>),
    /// A path of dots for what is possible, one of small strokes for what has
    /// been given up.
    Dots {
        order: u16,
        open: Element,
        rejected: Element,
    },
}

impl Inner {
    /// Nothing written yet.
    pub fn build(cell: &Element, puzzle: &PuzzleView) -> Dom<Self> {
        let pencil = match puzzle.order {
            order @ DOTS_FROM.. => dots(cell, order)?,
            _ => digits(cell, &puzzle.symbols)?,
        };
        Ok(Inner {
            digit: dom::append(cell, "b", "")?,
            pencil,
        })
    }

    /// Writes what differs.
    pub fn paint(&mut self, old: Option<&CellView>, view: &CellView) -> Dom {
        if old.is_none_or(|old| old.label != view.label) {
            self.digit.set_text_content(Some(&view.label));
        }
        let marks = |cell: &CellView| (cell.candidates & !cell.rejected, cell.rejected);
        let (was_open, was_rejected) = old.map_or((0, 0), marks);
        let (open, rejected) = marks(view);
        match &self.pencil {
            Pencil::Digits(small) => {
                let changed = (was_open ^ open) | (was_rejected ^ rejected);
                for (symbol, element) in (0u32..32).zip(small) {
                    if changed >> symbol & 1 == 1 {
                        element.set_class_name(mark_of(open, rejected, symbol));
                    }
                }
            }
            Pencil::Dots {
                order,
                open: dots,
                rejected: strokes,
            } => {
                if was_open != open {
                    dots.set_attribute("d", &path(open, *order, "h0"))?;
                }
                if was_rejected != rejected {
                    strokes.set_attribute("d", &path(rejected, *order, "m-.2 .2l.4-.4"))?;
                }
            }
        }
        Ok(())
    }
}

fn mark_of(open: u32, rejected: u32, symbol: u32) -> &'static str {
    match (open >> symbol & 1, rejected >> symbol & 1) {
        (1, _) => "on",
        (_, 1) => "off",
        _ => "",
    }
}

fn digits(cell: &Element, symbols: &[String]) -> Dom<Pencil> {
    let host = dom::append(cell, "span", "pencil")?;
    host.set_attribute("aria-hidden", "true")?;
    let mut small = Vec::with_capacity(symbols.len());
    for symbol in symbols {
        let element = dom::append(&host, "i", "")?;
        element.set_text_content(Some(symbol));
        small.push(element);
    }
    Ok(Pencil::Digits(small))
}

fn dots(cell: &Element, order: u16) -> Dom<Pencil> {
    let side = order.to_string();
    let area = ["0 0 ", &side, " ", &side].concat();
    let attributes = [
        ("class", "dots"),
        ("viewBox", area.as_str()),
        ("aria-hidden", "true"),
    ];
    let host = dom::append_svg(cell, "svg", &attributes)?;
    let open = dom::append_svg(&host, "path", &[])?;
    let rejected = dom::append_svg(&host, "path", &[("class", "off")])?;
    Ok(Pencil::Dots {
        order,
        open,
        rejected,
    })
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
    add(
        puzzle.diagonals && (row == col || row + col + 1 == cols),
        " diagonal",
    );
    add(view.given, " given");
    add(!view.given && view.placement.is_some(), " placed");
    class.push_str(mark_class(view.mark));
    class
}
