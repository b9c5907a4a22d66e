//! A sheet to draw on: a grid of squares, one of them in the tab order.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::super::put_on;
use crate::edit::Sheet;
use crate::picture::piece;
use crate::puzzle::polyomino::Square;
use crate::web::dom::{self, Attr, Sure};
use crate::words::joined;

/// From so many lines or files on a sheet may be larger than a phone, for
/// squares are not made smaller than a finger can hit.
const LARGE: u16 = 12;

/// A sheet.
pub struct SheetView {
    host: HtmlElement,
    class: Attr,
    label: Attr,
    /// The letter of the piece, which has a colour.
    letter: String,
    squares: Vec<HtmlElement>,
    shown: Option<Sheet>,
    cursor: usize,
}

impl SheetView {
    /// On this element, with nothing shown yet.
    pub fn on(host: Element) -> Self {
        dom::set(&host, "role", "grid");
        SheetView {
            class: Attr::on(host.clone(), "class"),
            label: Attr::on(host.clone(), "aria-label"),
            letter: String::new(),
            host: host.unchecked_into(),
            squares: Vec::new(),
            shown: None,
            cursor: 0,
        }
    }

    /// Paints what differs; a piece's drawing has its letter.
    pub fn paint(&mut self, sheet: &Sheet, letter: Option<&str>) {
        match letter {
            Some(letter) => {
                self.label.set(&joined(&["Drawing of piece ", letter]));
                if letter != self.letter {
                    letter.clone_into(&mut self.letter);
                    put_on(&self.host, piece(letter));
                }
            }
            None => self.label.set("Drawing of the board"),
        }
        let before = self.shown.take();
        let size = |sheet: &Sheet| (sheet.rows(), sheet.cols());
        let known = before.filter(|before| size(before) == size(sheet));
        if known.is_none() {
            self.build(sheet);
        }
        for (at, square) in self.squares.iter().enumerate() {
            let mark = sheet.marks()[at];
            if known.as_ref().is_none_or(|known| known.marks()[at] != mark) {
                write(square, sheet.place(at), mark, letter.is_some());
            }
        }
        self.shown = Some(sheet.clone());
    }

    fn build(&mut self, sheet: &Sheet) {
        let (rows, cols) = (sheet.rows(), sheet.cols());
        let had_focus = self.has_focus();
        let large = rows.max(cols) >= LARGE;
        self.class.set(if large { "sheet large" } else { "sheet" });
        let style = self.host.style();
        for (name, side) in [("--rows", rows), ("--cols", cols)] {
            style.set_property(name, &side.to_string()).sure();
        }
        self.host.set_text_content(None);
        self.squares.clear();
        for _ in 0..rows {
            let line = dom::append(&self.host, "div", "line");
            dom::set(&line, "role", "row");
            for _ in 0..cols {
                let square = dom::append(&line, "div", "sq");
                dom::set(&square, "role", "gridcell");
                dom::set(&square, "tabindex", "-1");
                self.squares.push(square.unchecked_into());
            }
        }
        self.cursor = self.cursor.min(self.squares.len() - 1);
        self.set_cursor(self.cursor);
        if had_focus {
            self.focus();
        }
    }

    /// The square below a point of the window.
    pub fn at(&self, x: i32, y: i32) -> Option<usize> {
        let sheet = self.shown.as_ref()?;
        let first = self.squares.first()?.get_bounding_client_rect();
        let (width, height) = (first.width(), first.height());
        let col = ((f64::from(x) - first.left()) / width).floor();
        let row = ((f64::from(y) - first.top()) / height).floor();
        let inside = |n: f64, side: u16| (n >= 0.0 && n < f64::from(side)).then_some(n as u16);
        let (row, col) = (inside(row, sheet.rows())?, inside(col, sheet.cols())?);
        Some(sheet.index(row, col))
    }

    /// The square in the tab order.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// Puts another square in the tab order.
    pub fn set_cursor(&mut self, at: usize) {
        if let Some(square) = self.squares.get(at) {
            dom::set(&self.squares[self.cursor], "tabindex", "-1");
            dom::set(square, "tabindex", "0");
            self.cursor = at;
        }
    }

    /// Moves by so many lines and files, as far as there are any.
    pub fn go(&mut self, down: i32, right: i32) {
        let Some(sheet) = &self.shown else { return };
        let (row, col) = sheet.place(self.cursor);
        let moved = |n: u16, by: i32, side: u16| (i32::from(n) + by).clamp(0, i32::from(side) - 1);
        let row = moved(row, down, sheet.rows()) as u16;
        let col = moved(col, right, sheet.cols()) as u16;
        self.set_cursor(sheet.index(row, col));
        self.focus();
    }

    /// Gives the focus to the square in the tab order.
    pub fn focus(&self) {
        self.squares[self.cursor].focus().sure();
    }

    fn has_focus(&self) -> bool {
        super::super::keypad::has_focus(&self.host)
    }
}

fn write(square: &HtmlElement, (row, col): (u16, u16), mark: Square, of_piece: bool) {
    let (class, word) = match mark {
        Square::Cell => ("sq in", "cell"),
        Square::Optional => ("sq may", "may stay empty"),
        Square::Hole if of_piece => ("sq", "empty"),
        Square::Hole => ("sq", "hole"),
    };
    square.set_class_name(class);
    let [row, col] = [row, col].map(|n| (n + 1).to_string());
    let label = joined(&["row ", &row, " column ", &col, ", ", word]);
    dom::set(square, "aria-label", &label);
}
