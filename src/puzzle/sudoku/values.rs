//! What the cells of a text say, once their number tells the order.
//!
//! 1 to 9 and then A, B, C, … (or 10, 11, 12, …) are the digits and 0 is an
//! empty cell. In grids of ten or more digits, and in Latin squares of any
//! size, two other ways are understood:
//!
//! - *From zero*: 0 to 3, 0 to F (or 0 to 15), 0 to O (or 0 to 24). Taken if `0`
//!   occurs beside another mark for empty cells, the highest digit (G or 16,
//!   P or 25) does not occur, and the zeros could stand as digits.
//! - *Letters only*: A to P, A to Y. Taken if no number occurs and a letter
//!   does that would be too high otherwise. Here X is a digit.

use super::grid::{Grid, cell};
use super::layout::{Row, Sizes};
use super::lines::is_blank_mark;
use super::rules::Rules;
use super::text::Written;
use crate::document::{Fault, Span};
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

/// The grid of this size that these cells make.
pub(super) fn written(size: u16, rows: &[Row], sizes: Sizes) -> Result<Written, Fault> {
    let places: Vec<Span> = rows.iter().flat_map(Row::places).collect();
    let texts = || rows.iter().flat_map(|row| &row.cells).zip(&places);
    let mut symbols = Vec::with_capacity(places.len());
    for (index, (text, &place)) in texts().enumerate() {
        symbols.push(symbol(text).ok_or_else(|| refusal(size, place, index, text))?);
    }
    let style = style(size, &symbols, sizes)?;
    let mut grid = Grid::of_size(size)?;
    for ((index, &symbol), (text, &place)) in symbols.iter().enumerate().zip(texts()) {
        let set = grid.set(cell(size, index), value(symbol, style));
        set.map_err(|_| refusal(size, place, index, text))?;
    }
    Ok(Written { grid, places })
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

fn style(size: u16, symbols: &[Symbol], sizes: Sizes) -> Result<Style, Fault> {
    if size < 10 && sizes != Sizes::Any {
        return Ok(Style::Usual);
    }
    let any = |wanted: fn(&Symbol, u16) -> bool| symbols.iter().any(|s| wanted(s, size));
    let numbered = any(|s, _| matches!(s, Symbol::Number(_)));
    let high =
        any(|s, size| matches!(*s, Symbol::Letter(l) if *s != X && u16::from(l) + 9 >= size));
    if !numbered && high {
        return Ok(Style::Letters);
    }
    let other_blank = any(|s, _| matches!(s, Symbol::Blank) || *s == X);
    let top = any(|s, size| match *s {
        Symbol::Number(number) => u16::from(number) == size,
        Symbol::Letter(letter) => u16::from(letter) + 10 == size,
        Symbol::Blank | Symbol::Zero => false,
    });
    let zero = any(|s, _| *s == Symbol::Zero);
    if other_blank && !top && zero && zeros_agree(size, symbols, sizes)? {
        return Ok(Style::FromZero);
    }
    Ok(Style::Usual)
}

/// Whether no two zeros stand in one row, column or block.
fn zeros_agree(size: u16, symbols: &[Symbol], sizes: Sizes) -> Result<bool, Fault> {
    let mut zeros = Grid::of_size(size)?;
    for (index, &symbol) in symbols.iter().enumerate() {
        if symbol == Symbol::Zero {
            zeros.set(cell(size, index), Some(0))?;
        }
    }
    let rules = match sizes {
        Sizes::Blocks => Rules::blocks(false),
        Sizes::Only(_) | Sizes::Any => Rules::LATIN,
    };
    Ok(rules.conflict(&zeros)?.is_none())
}

fn refusal(size: u16, place: Span, index: usize, text: &str) -> Fault {
    let cell = cell(size, index);
    let range = match size {
        0..=9 => format!("1 to {size}"),
        _ => {
            let last = super::label(size as u8 - 1);
            let letters = if size == 10 {
                "A".to_owned()
            } else {
                format!("A to {last}")
            };
            format!("1 to 9, {letters} or 10 to {size}")
        }
    };
    let message = format!("{} at {cell} is not a digit ({range})", quoted(text));
    Fault::at(vec![place], message)
}
