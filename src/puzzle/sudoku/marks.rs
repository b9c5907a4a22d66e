//! The regions of a jigsaw Sudoku, drawn with a letter or digit for each cell.

use super::grid::{MAX_SIZE, cell};
use super::lines::{Kind, Line, is_separator};
use crate::document::{Fault, Span};
use crate::puzzle::Cell;
use crate::words::{count, joined, quoted, spaced};

/// The most cells that a message names.
const NAMED: usize = 12;

/// A division that was read.
pub(super) struct Marked {
    /// How many regions there are, and how many cells each has.
    pub size: u16,
    /// By cell, line by line, the number of its region in the order in which
    /// they first occur.
    pub regions: Vec<u16>,
}

/// One region while it is being read.
struct Region {
    mark: char,
    /// The cells, by number.
    cells: Vec<usize>,
}

/// Reads the lines below the line `regions`, which has this number. Large and
/// small letters are the same.
pub(super) fn read(below: usize, lines: &[Line]) -> Result<Marked, Fault> {
    let mut marks: Vec<(char, Span)> = Vec::new();
    let mut rows: Vec<(usize, usize)> = Vec::new();
    for line in lines.iter().filter(|line| line.kind != Kind::Strokes) {
        let first = marks.len();
        for (at, c) in line.text.chars().enumerate() {
            let chars = Some((at + 1, 1));
            let place = Span {
                line: line.number,
                chars,
            };
            match c {
                c if c.is_ascii_alphanumeric() => marks.push((c.to_ascii_uppercase(), place)),
                c if is_separator(c) => {}
                c => {
                    let what = quoted(&c.to_string());
                    let message = joined(&[&what, " marks no region: letters and digits do"]);
                    return Err(Fault::at(vec![place], message));
                }
            }
        }
        if marks.len() > first {
            rows.push((line.number, marks.len() - first));
        }
    }
    let size = size(below, &rows, marks.len())?;
    let (numbers, regions) = gather(&marks);
    check(size, &regions, &marks)?;
    Ok(Marked {
        size,
        regions: numbers,
    })
}

/// The size of the grid that these lines, with so many marks each, divide.
fn size(below: usize, rows: &[(usize, usize)], total: usize) -> Result<u16, Fault> {
    let found = count(total as u64, "mark");
    let side = match rows {
        [] => {
            let message = "no regions follow: write a letter or digit for each cell";
            return Err(Fault::on_line(Some(below), message));
        }
        [(line, _)] => {
            let all = 1..=usize::from(MAX_SIZE);
            let near = all
                .min_by_key(|side| (side * side).abs_diff(total))
                .unwrap_or(9);
            if near * near != total {
                let needed = (near * near).to_string();
                let message = joined(&[&found, " of regions found; ", &needed, " divide a grid"]);
                return Err(Fault::on_line(Some(*line), message));
            }
            near
        }
        rows => rows.len(),
    };
    let odd = rows
        .iter()
        .find(|(_, marks)| rows.len() > 1 && *marks != side);
    if let Some(&(line, marks)) = odd {
        let [here, all] = [count(marks as u64, "mark"), side.to_string()];
        let message = joined(&[&here, " found in one of ", &all, " lines of regions"]);
        return Err(Fault::on_line(Some(line), message));
    }
    match u16::try_from(side) {
        Ok(size) if size <= MAX_SIZE => Ok(size),
        _ => {
            let message = joined(&[&found, " of regions found: the largest grid has 25 lines"]);
            Err(Fault::on_line(Some(below), message))
        }
    }
}

/// By cell the number of its region; and the regions.
fn gather(marks: &[(char, Span)]) -> (Vec<u16>, Vec<Region>) {
    let mut regions: Vec<Region> = Vec::new();
    let mut numbers = Vec::with_capacity(marks.len());
    for (at, &(mark, _)) in marks.iter().enumerate() {
        let known = regions.iter().position(|region| region.mark == mark);
        let number = known.unwrap_or_else(|| {
            let cells = Vec::new();
            regions.push(Region { mark, cells });
            regions.len() - 1
        });
        regions[number].cells.push(at);
        numbers.push(number as u16);
    }
    (numbers, regions)
}

/// Whether each region has as many cells as there are lines. The one with the
/// fewest is blamed: a stray mark makes one of its own.
fn check(size: u16, regions: &[Region], marks: &[(char, Span)]) -> Result<(), Fault> {
    let wanted = usize::from(size);
    let wrong = regions.iter().filter(|region| region.cells.len() != wanted);
    let Some(worst) = wrong.min_by_key(|region| region.cells.len()) else {
        return Ok(());
    };
    let cells: Vec<Cell> = worst.cells.iter().map(|&at| cell(size, at)).collect();
    let named = spaced(cells.iter().take(NAMED).map(Cell::to_string));
    let more = if cells.len() > NAMED { " …" } else { "" };
    let has = count(cells.len() as u64, "cell");
    let message = format!("region {} has {has}, not {size}: {named}{more}", worst.mark);
    Err(Fault {
        places: worst.cells.iter().map(|&at| marks[at].1).collect(),
        cells,
        message,
    })
}

/// The regions as letters, in as many lines as the grid has.
pub(super) fn write(size: u16, regions: &[u16]) -> String {
    let mut text = String::with_capacity(regions.len() + usize::from(size));
    for (at, &region) in regions.iter().enumerate() {
        if at > 0 && at.is_multiple_of(usize::from(size)) {
            text.push('\n');
        }
        text.push(char::from(b'A'.saturating_add(region as u8)));
    }
    text
}
