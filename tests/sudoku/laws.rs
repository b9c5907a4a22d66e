//! What holds for every text and for every grid.

use dlx_stage::puzzle::sudoku::Grid;
use proptest::prelude::*;

use crate::common::{blank_as, framed, lines};

#[test]
fn a_megabyte_of_anything_is_answered() {
    for piece in [
        "1", ".", "-", "*", "|", ",", "\n", "\r", "1\n", "A", "é", "[", "#", " ", "\t", "a b\n",
        "---\n", "🎲", "; x",
    ] {
        let text = piece.repeat((1 << 20) / piece.len());
        assert!(Grid::parse(&text).is_err(), "{piece:?}");
    }
    let words = format!("1\n{}2\n", "some words\n".repeat(90_000));
    assert!(Grid::parse(&words).is_err());
}

/// The side of the blocks.
fn order_of(grid: &Grid) -> usize {
    usize::from(grid.size()).isqrt()
}

fn grids() -> impl Strategy<Value = Grid> {
    (2u16..=5).prop_flat_map(|order| {
        let size = order * order;
        let cell = proptest::option::of(0..size as u8);
        proptest::collection::vec(cell, usize::from(size * size)).prop_map(move |cells| {
            let mut grid = Grid::empty(order).unwrap();
            for (at, value) in cells.into_iter().enumerate() {
                let (row, col) = (at as u16 / size, at as u16 % size);
                grid.set(dlx_stage::puzzle::Cell::new(row, col), value)
                    .unwrap();
            }
            grid
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(128) })]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,200}|[0-9A-Gx.*_+|\\-,;\t\r\n #\\[\\]]{0,400}|(?s:.{0,100})") {
        let _ = Grid::parse(&text);
    }

    #[test]
    fn every_style_of_writing_comes_back(grid in grids()) {
        let line = grid.to_line();
        let size = usize::from(grid.size());
        let number = |blank: &'static str| move |c: char| c.to_digit(36).map_or(blank.into(), |d| d.to_string());
        let styles = [
            line.clone(),
            line.to_lowercase(),
            lines(&line, size, "", "\n", blank_as(".")),
            lines(&line, size, "", "\r\n", blank_as("0")),
            lines(&line, size, "", "\n", blank_as("-")),
            lines(&line, size, " ", "\n", blank_as("*")),
            lines(&line, size, "  ", "\n", blank_as("_")),
            lines(&line, size, ",", "\n", number("")),
            lines(&line, size, "\t", "\n", number("")),
            lines(&line, size, ";", "\n", number("0")),
            lines(&line, size, " ", "\n", number("0")),
            lines(&line, size, "|", "|\n", number(" ")),
            lines(&line, 1, "", "\n", number("0")),
            framed(&line, order_of(&grid), "x", "|", "|", " ", ["+-----+-----+"; 3]),
            framed(&line, order_of(&grid), ".", "", "|", "", ["", "-----------", ""]),
        ];
        for text in styles {
            prop_assert_eq!(Grid::parse(&text), Ok(grid.clone()), "{}", text);
        }
    }
}
