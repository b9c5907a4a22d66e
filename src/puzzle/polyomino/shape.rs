//! Shapes read from small drawings, turned and mirrored.

use super::{DrawingError, MAX_SIDE};
use crate::puzzle::Cell;

/// A set of cells, moved as far up and left as it goes.
///
/// The cells need not hang together: the search does not mind, and puzzles
/// with such pieces exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// At least one cell, line by line; some in row 0, some in column 0.
    cells: Vec<Cell>,
    rows: u16,
    cols: u16,
}

impl Shape {
    /// Reads a drawing: `#`, a letter or a digit is a cell, `.` or a space is
    /// none. Empty margins do not count; lines may differ in length.
    ///
    /// # Errors
    /// No cell, another mark, or more than [`MAX_SIDE`] lines or files.
    pub fn drawn(drawing: &str) -> Result<Self, DrawingError> {
        let mut points = Vec::new();
        for (row, line) in drawing.lines().enumerate() {
            for (col, mark) in line.chars().enumerate() {
                match mark {
                    '.' | ' ' => {}
                    _ if mark == '#' || mark.is_alphanumeric() => points.push((row, col)),
                    _ => {
                        return Err(DrawingError::BadMark {
                            line: row + 1,
                            column: col + 1,
                            found: mark,
                        });
                    }
                }
            }
        }
        Self::moved_home(&points)
    }

    /// The cells, line by line.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Lines from the first to the last cell.
    pub fn rows(&self) -> u16 {
        self.rows
    }

    /// Files from the first to the last cell.
    pub fn cols(&self) -> u16 {
        self.cols
    }

    /// The shape after a quarter turn clockwise.
    pub fn turned(&self) -> Self {
        let turn = |cell: &Cell| Cell::new(cell.col, self.rows - 1 - cell.row);
        Self::sorted(self.cells.iter().map(turn), self.cols, self.rows)
    }

    /// The shape in a mirror: left and right change places.
    pub fn mirrored(&self) -> Self {
        let mirror = |cell: &Cell| Cell::new(cell.row, self.cols - 1 - cell.col);
        Self::sorted(self.cells.iter().map(mirror), self.rows, self.cols)
    }

    /// All ways to lay the shape, 1 to 8: as it is, then turned clockwise
    /// three times, then the same for its mirror image; repeats left out.
    pub fn orientations(&self) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::with_capacity(8);
        for mut shape in [self.clone(), self.mirrored()] {
            for _ in 0..4 {
                let next = shape.turned();
                if !all.contains(&shape) {
                    all.push(shape);
                }
                shape = next;
            }
        }
        all
    }

    fn moved_home(points: &[(usize, usize)]) -> Result<Self, DrawingError> {
        let top = points.iter().map(|p| p.0).min();
        let left = points.iter().map(|p| p.1).min();
        let (Some(top), Some(left)) = (top, left) else {
            return Err(DrawingError::Empty);
        };
        let extent = |ends: Option<usize>, start| ends.map_or(0, |end| end + 1 - start);
        let rows = extent(points.iter().map(|p| p.0).max(), top);
        let cols = extent(points.iter().map(|p| p.1).max(), left);
        check_size(rows, cols)?;
        let home = |p: &(usize, usize)| Cell::new((p.0 - top) as u16, (p.1 - left) as u16);
        let cells = points.iter().map(home);
        Ok(Self::sorted(cells, rows as u16, cols as u16))
    }

    fn sorted(cells: impl Iterator<Item = Cell>, rows: u16, cols: u16) -> Self {
        // A handful of cells: inserting them in order takes less code than sorting.
        let mut sorted: Vec<Cell> = Vec::new();
        for cell in cells {
            let at = sorted.partition_point(|&other| other < cell);
            sorted.insert(at, cell);
        }
        Shape {
            cells: sorted,
            rows,
            cols,
        }
    }
}

/// Whether a board or a shape may have so many lines and files.
pub(in crate::puzzle) fn check_size(rows: usize, cols: usize) -> Result<(), DrawingError> {
    let side = usize::from(MAX_SIDE);
    if rows > side || cols > side {
        return Err(DrawingError::TooLarge { rows, cols });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(shape: &Shape) -> String {
        let line = |row| -> String {
            let mark = |col| match shape.cells.contains(&Cell::new(row, col)) {
                true => '#',
                false => '.',
            };
            (0..shape.cols).map(mark).collect()
        };
        (0..shape.rows).map(line).collect::<Vec<_>>().join("/")
    }

    #[test]
    fn orientations_turn_clockwise_then_mirror() {
        let l = Shape::drawn("#\n#\n#\n##").unwrap();
        let all: Vec<String> = l.orientations().iter().map(draw).collect();
        let expected = [
            "#./#./#./##",
            "####/#...",
            "##/.#/.#/.#",
            "...#/####",
            ".#/.#/.#/##",
            "#.../####",
            "##/#./#./#.",
            "####/...#",
        ];
        assert_eq!(all, expected);
    }

    #[test]
    fn repeats_are_dropped() {
        for (drawing, count) in [("#", 1), ("##", 2), ("###\n.#", 4), ("##\n.##", 4)] {
            let shape = Shape::drawn(drawing).unwrap();
            assert_eq!(shape.orientations().len(), count, "{drawing}");
        }
    }

    #[test]
    fn margins_and_letters_do_not_matter() {
        let plain = Shape::drawn("##\n#").unwrap();
        assert_eq!(Shape::drawn("\n  LL\r\n  L.\n\n").unwrap(), plain);
        assert_eq!((plain.rows(), plain.cols()), (2, 2));
    }

    #[test]
    fn loose_cells_are_a_shape() {
        let shape = Shape::drawn("#.#").unwrap();
        assert_eq!(shape.cells(), [Cell::new(0, 0), Cell::new(0, 2)]);
        assert_eq!(shape.orientations().len(), 2);
    }

    #[test]
    fn bad_drawings_say_what_is_wrong() {
        let said = |drawing: &str| Shape::drawn(drawing).unwrap_err().to_string();
        assert_eq!(said(" .\n"), "it has no cells");
        assert!(said("##\n#*").starts_with("line 2, place 2: '*'"));
        assert!(said("#\t#").starts_with("line 1, place 2: U+0009"));
        assert_eq!(said(&"#".repeat(65)), "1×65 is too large: at most 64×64");
    }
}
