//! What holds for every text and for every grid.

use dlx_stage::document::Document;
use dlx_stage::puzzle::Cell;
use dlx_stage::puzzle::sudoku::{Grid, Regions, Rules, Sheet, split};
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

/// A sheet of any size and any rules, whose givens do not contradict each
/// other.
fn sheets() -> impl Strategy<Value = Sheet> {
    let marks = |size: u16| (0..size).flat_map(move |r| vec![r; usize::from(size)]);
    (1u16..=25, 0..3, any::<bool>()).prop_flat_map(move |(size, kind, diagonals)| {
        let regions = Just(marks(size).collect::<Vec<u16>>()).prop_shuffle();
        let values = proptest::collection::vec(0..size as u8, 0..60);
        let cells = proptest::collection::vec((0..size, 0..size), 60);
        (regions, values, cells).prop_map(move |(regions, values, cells)| {
            let size = match kind {
                0 => [4, 9, 16, 25][usize::from(size % 4)],
                _ => size,
            };
            let regions = match kind {
                0 => Regions::Blocks,
                1 => Regions::Jigsaw(numbered(&regions)),
                _ => Regions::None,
            };
            let rules = Rules { regions, diagonals };
            let mut grid = Grid::of_size(size).unwrap();
            for (value, (row, col)) in values.into_iter().zip(cells) {
                let cell = Cell::new(row % size, col % size);
                let before = grid.get(cell);
                grid.set(cell, Some(value % size as u8)).unwrap();
                if rules.conflict(&grid).unwrap().is_some() {
                    grid.set(cell, before).unwrap();
                }
            }
            Sheet { grid, rules }
        })
    })
}

/// The regions numbered in the order in which they first occur.
fn numbered(regions: &[u16]) -> Vec<u16> {
    let mut known: Vec<u16> = Vec::new();
    let number = |region: &u16| {
        let at = known.iter().position(|k| k == region);
        let at = at.unwrap_or_else(|| {
            known.push(*region);
            known.len() - 1
        });
        at as u16
    };
    regions.iter().map(number).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(128) })]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,200}|[0-9A-Gx.*_+|\\-,;\t\r\n #\\[\\]]{0,400}|(?s:.{0,100})") {
        let _ = Grid::parse(&text);
        let _ = (Sheet::sudoku(&text), Sheet::latin(&text), split(&text));
        let below = format!("....\n....\n....\n....\nregions\n{text}");
        let _ = Sheet::sudoku(&below);
    }

    #[test]
    fn what_is_written_is_read(sheet in sheets()) {
        let Document { text, .. } = sheet.document();
        let read = match sheet.rules.regions {
            Regions::None => Sheet::latin(&text),
            Regions::Blocks | Regions::Jigsaw(_) => Sheet::sudoku(&text),
        };
        prop_assert_eq!(read, Ok(sheet), "{}", text);
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
