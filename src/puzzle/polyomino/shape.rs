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
        let mut extent = Extent::default();
        for (row, col, mark) in marks(drawing) {
            match mark {
                '.' | ' ' => {}
                _ if is_cell(mark) => extent.add((row, col)),
                _ => {
                    return Err(DrawingError::BadMark {
                        line: row + 1,
                        column: col + 1,
                        found: mark,
                    });
                }
            }
        }
        let cells = marks(drawing).filter(|&(_, _, mark)| is_cell(mark));
        extent.shape(cells.map(|(row, col, _)| (row, col)))
    }

    /// Of these cells, each of them once, moved home.
    ///
    /// # Errors
    /// As for [`drawn`](Self::drawn).
    pub fn of_cells(cells: &[(usize, usize)]) -> Result<Self, DrawingError> {
        let mut extent = Extent::default();
        cells.iter().for_each(|&cell| extent.add(cell));
        extent.shape(cells.iter().copied())
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

    /// Whether its cells hang together, edge to edge.
    pub fn is_connected(&self) -> bool {
        let mut left = self.cells.clone();
        let mut reached: Vec<Cell> = left.pop().into_iter().collect();
        while let Some(cell) = reached.pop() {
            let beside = |other: &Cell| {
                let (rows, cols) = (cell.row.abs_diff(other.row), cell.col.abs_diff(other.col));
                rows + cols == 1
            };
            reached.extend(left.extract_if(.., |other| beside(other)));
        }
        left.is_empty()
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
        self.ways(true, true)
    }

    /// The same, if it may be turned, and turned over; turned over only, it is
    /// as drawn or as in a mirror beside it.
    pub fn ways(&self, turn: bool, flip: bool) -> Vec<Self> {
        let turns = if turn { 4 } else { 1 };
        let mirrored = flip.then(|| self.mirrored());
        let mut all: Vec<Self> = Vec::with_capacity(8);
        for mut shape in [self.clone()].into_iter().chain(mirrored) {
            for _ in 0..turns {
                let next = shape.turned();
                if !all.contains(&shape) {
                    all.push(shape);
                }
                shape = next;
            }
        }
        all
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

/// How far cells reach.
#[derive(Default)]
struct Extent {
    /// The first and the last line, and the first and the last file, if there
    /// is a cell.
    found: Option<[usize; 4]>,
}

impl Extent {
    fn add(&mut self, (row, col): (usize, usize)) {
        let [top, bottom, left, right] = self.found.unwrap_or([row, row, col, col]);
        self.found = Some([top.min(row), bottom.max(row), left.min(col), right.max(col)]);
    }

    /// The cells that were added, moved home.
    fn shape(&self, cells: impl Iterator<Item = (usize, usize)>) -> Result<Shape, DrawingError> {
        let [top, bottom, left, right] = self.found.ok_or(DrawingError::Empty)?;
        let (rows, cols) = (bottom + 1 - top, right + 1 - left);
        check_size(rows, cols)?;
        let home = |(row, col)| Cell::new((row - top) as u16, (col - left) as u16);
        Ok(Shape::sorted(cells.map(home), rows as u16, cols as u16))
    }
}

/// The marks of a drawing, each with its line and its place, from 0.
pub(super) fn marks(drawing: &str) -> impl Iterator<Item = (usize, usize, char)> + '_ {
    let lines = drawing.lines().enumerate();
    lines.flat_map(|(row, line)| line.chars().enumerate().map(move |(col, c)| (row, col, c)))
}

/// Whether the mark draws a cell.
pub(super) fn is_cell(mark: char) -> bool {
    mark == '#' || mark.is_alphanumeric()
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
    fn ways_are_fewer_if_it_may_not_be_turned_or_turned_over() {
        let l = Shape::drawn("#.\n##").unwrap();
        let all = |turn, flip| l.ways(turn, flip).iter().map(draw).collect::<Vec<_>>();
        assert_eq!(all(false, false), ["#./##"]);
        assert_eq!(all(false, true), ["#./##", ".#/##"]);
        let l = Shape::drawn("#\n#\n##").unwrap();
        assert_eq!(l.ways(true, false).len(), 4);
        assert_eq!(l.ways(true, true), l.orientations());
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
        for (drawing, connected) in [("#.#", false), ("#.\n.#", false), ("#.#\n###", true)] {
            let shape = Shape::drawn(drawing).unwrap();
            assert_eq!(shape.is_connected(), connected, "{drawing}");
        }
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
