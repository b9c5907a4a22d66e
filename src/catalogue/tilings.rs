//! Boards to be tiled.

use super::Entry;
use crate::document::Format;

const fn entry(id: &'static str, title: &'static str, first: bool, text: &'static str) -> Entry {
    Entry {
        id,
        title,
        group: "Tilings",
        first,
        format: Format::Tiling,
        text,
    }
}

/// Each has a known number of solutions.
pub const ENTRIES: &[Entry] = &[
    entry("lpnu", "L P N U on 4×5", true, "board 4x5\npieces lpnu\n"),
    entry(
        "pentominoes-6x10",
        "Pentominoes 6×10",
        false,
        "board 6x10\npieces pentominoes\n",
    ),
    entry(
        "pentominoes-5x12",
        "Pentominoes 5×12",
        false,
        "board 5x12\npieces pentominoes\n",
    ),
    entry(
        "pentominoes-4x15",
        "Pentominoes 4×15",
        false,
        "board 4x15\npieces pentominoes\n",
    ),
    entry(
        "pentominoes-3x20",
        "Pentominoes 3×20",
        false,
        "board 3x20\npieces pentominoes\n",
    ),
    entry(
        "pentominoes-8x8",
        "Pentominoes 8×8, holed",
        false,
        include_str!("../../www/samples/pentominoes-8x8.txt"),
    ),
    entry(
        "pentominoes-8x8-corners",
        "Pentominoes 8×8, no corners",
        false,
        include_str!("../../www/samples/pentominoes-8x8-corners.txt"),
    ),
    entry(
        "tetrominoes-4x5",
        "Tetrominoes 4×5, impossible",
        false,
        include_str!("../../www/samples/tetrominoes-4x5.txt"),
    ),
    entry(
        "tetrominoes-5x8",
        "Tetrominoes 5×8, two of each",
        false,
        include_str!("../../www/samples/tetrominoes-5x8.txt"),
    ),
    entry(
        "tetrominoes-5x5",
        "Tetrominoes 5×5, five stay empty",
        false,
        include_str!("../../www/samples/tetrominoes-5x5.txt"),
    ),
    entry(
        "dominoes-4x4",
        "Dominoes 4×4",
        false,
        include_str!("../../www/samples/dominoes-4x4.txt"),
    ),
    entry(
        "hexominoes-6x7",
        "Hexominoes 6×7",
        false,
        include_str!("../../www/samples/hexominoes-6x7.txt"),
    ),
];
