//! What the cells of a text say, once their number tells the order.
//!
//! 1 to 9 and then A, B, C, … (or 10, 11, 12, …) are the digits and 0 is an
//! empty cell. In grids of order 4 and 5 two other ways are understood:
//!
//! - *From zero*: 0 to F (or 0 to 15), 0 to O (or 0 to 24). Taken if `0`
//!   occurs beside another mark for empty cells, the highest digit (G or 16,
//!   P or 25) does not occur, and the zeros could stand as digits.
//! - *Letters only*: A to P, A to Y. Taken if no number occurs and a letter
//!   does that would be too high otherwise. Here X is a digit.

use super::error::SudokuError;
use super::grid::Grid;
use super::layout::Row;
use super::lines::is_blank_mark;
use crate::puzzle::Cell;
use crate::words::quoted;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Symbol {
    Blank,
    Zero,
    Number(u8),
    /// A is 0.
    Letter(u8),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Usual,
    FromZero,
    Letters,
}

const X: Symbol = Symbol::Letter(23);

/// The grid of the given order that these cells make.
pub(super) fn grid(order: u16, rows: &[Row]) -> Result<Grid, SudokuError> {
    let size = usize::from(order * order);
    let cells = rows
        .iter()
        .flat_map(|row| row.cells.iter().map(|&text| (row.line, text)));
    let mut symbols = Vec::with_capacity(size * size);
    for (index, (line, text)) in cells.clone().enumerate() {
        symbols.push(symbol(text).ok_or_else(|| refusal(order, line, index, text))?);
    }
    let style = style(order, &symbols)?;
    let mut grid = Grid::empty(order)?;
    for ((index, &symbol), (line, text)) in symbols.iter().enumerate().zip(cells) {
        let written = grid.set(cell(order, index), value(symbol, style));
        written.map_err(|_| refusal(order, line, index, text))?;
    }
    Ok(grid)
}

fn symbol(text: &str) -> Option<Symbol> {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (None, _) => Some(Symbol::Blank),
        (Some(c @ ('A'..='Z' | 'a'..='z')), None) => {
            Some(Symbol::Letter(c.to_ascii_uppercase() as u8 - b'A'))
        }
        (Some(c), None) if is_blank_mark(c) => Some(Symbol::Blank),
        _ => match text.parse().ok()? {
            0 => Some(Symbol::Zero),
            number => Some(Symbol::Number(number)),
        },
    }
}

/// The value, none for an empty cell. It may be too high for the grid.
fn value(symbol: Symbol, style: Style) -> Option<u8> {
    match (symbol, style) {
        (Symbol::Letter(letter), Style::Letters) => Some(letter),
        (Symbol::Blank | X, _) => None,
        (Symbol::Zero, style) => (style == Style::FromZero).then_some(0),
        (Symbol::Number(number), Style::FromZero) => Some(number),
        (Symbol::Number(number), _) => Some(number - 1),
        (Symbol::Letter(letter), Style::FromZero) => Some(letter + 10),
        (Symbol::Letter(letter), Style::Usual) => Some(letter + 9),
    }
}

fn style(order: u16, symbols: &[Symbol]) -> Result<Style, SudokuError> {
    let size = (order * order) as u8;
    if order < 4 {
        return Ok(Style::Usual);
    }
    let any = |wanted: fn(&Symbol, u8) -> bool| symbols.iter().any(|s| wanted(s, size));
    let numbered = any(|s, _| matches!(s, Symbol::Number(_)));
    let high = any(|s, size| matches!(*s, Symbol::Letter(l) if *s != X && l > size - 10));
    if !numbered && high {
        return Ok(Style::Letters);
    }
    let other_blank = any(|s, _| matches!(s, Symbol::Blank) || *s == X);
    let top = any(|s, size| *s == Symbol::Number(size) || *s == Symbol::Letter(size - 10));
    if other_blank && !top && any(|s, _| *s == Symbol::Zero) && zeros_agree(order, symbols)? {
        return Ok(Style::FromZero);
    }
    Ok(Style::Usual)
}

/// Whether no two zeros stand in one house.
fn zeros_agree(order: u16, symbols: &[Symbol]) -> Result<bool, SudokuError> {
    let mut zeros = Grid::empty(order)?;
    for (index, &symbol) in symbols.iter().enumerate() {
        if symbol == Symbol::Zero {
            zeros.set(cell(order, index), Some(0))?;
        }
    }
    Ok(zeros.conflict(false).is_none())
}

fn cell(order: u16, index: usize) -> Cell {
    let size = usize::from(order * order);
    Cell::new((index / size) as u16, (index % size) as u16)
}

fn refusal(order: u16, line: usize, index: usize, text: &str) -> SudokuError {
    let cell = cell(order, index);
    let range = match order {
        2 => "1 to 4",
        3 => "1 to 9",
        4 => "1 to 9, A to G or 10 to 16",
        _ => "1 to 9, A to P or 10 to 25",
    };
    let message = format!("{} at {cell} is not a digit ({range})", quoted(text));
    SudokuError::at(line, message)
}
