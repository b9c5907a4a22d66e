//! Squared paper: what boards and pieces are drawn on.

use crate::puzzle::Cell;
use crate::puzzle::polyomino::{MAX_SIDE, Plan, Shape, Square};

/// What a press with this brush makes of a square: the brush's mark, or, if it
/// has that already, it is taken back.
pub fn pressed(brush: Square, square: Square) -> Square {
    match (brush, square) {
        (Square::Cell, Square::Cell) => Square::Hole,
        (Square::Hole, Square::Hole) | (Square::Optional, Square::Optional) => Square::Cell,
        (brush, _) => brush,
    }
}

/// Squares in lines and files, numbered line by line from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    rows: u16,
    cols: u16,
    marks: Vec<Square>,
}

/// The lines or files that a piece is drawn on at first, and the most that it
/// gets by drawing.
const PIECE: (u16, u16) = (5, 8);

impl Sheet {
    /// All squares alike. A size beyond 1 to [`MAX_SIDE`] is taken as the
    /// nearest that is allowed.
    pub fn new(rows: u16, cols: u16, mark: Square) -> Self {
        let (rows, cols) = (rows.clamp(1, MAX_SIDE), cols.clamp(1, MAX_SIDE));
        Sheet {
            rows,
            cols,
            marks: vec![mark; usize::from(rows) * usize::from(cols)],
        }
    }

    /// For a piece, nothing drawn.
    pub fn for_piece() -> Self {
        Sheet::new(PIECE.0, PIECE.0, Square::Hole)
    }

    /// For a piece of this shape, in the middle if there is room around it.
    pub fn of_shape(shape: &Shape) -> Self {
        let [rows, cols] = [shape.rows(), shape.cols()];
        let before = |side: u16| PIECE.0.saturating_sub(side) / 2;
        let mut sheet = Sheet::new(rows.max(PIECE.0), cols.max(PIECE.0), Square::Hole);
        for &Cell { row, col } in shape.cells() {
            sheet.paint_at(row + before(rows), col + before(cols), Square::Cell);
        }
        sheet.make_room();
        sheet
    }

    /// The board of a plan.
    pub fn of_board(plan: &Plan) -> Self {
        let mut sheet = Sheet::new(plan.rows, plan.cols, Square::Hole);
        for (at, &mark) in plan.cells.iter().enumerate() {
            sheet.paint(at, mark);
        }
        sheet
    }

    /// As the board of a plan without pieces; margins that are holes do not
    /// count.
    pub fn board(&self) -> Plan {
        let ([top, left], [bottom, right]) = self.extent();
        let mut plan = Plan::rectangle(bottom - top, right - left);
        let inside = (top..bottom).flat_map(|row| (left..right).map(move |col| (row, col)));
        let marks = inside.map(|(row, col)| self.marks[self.index(row, col)]);
        plan.cells = marks.collect();
        plan
    }

    /// The shape that is drawn, if anything is.
    pub fn shape(&self) -> Option<Shape> {
        let place = |at| {
            let (row, col) = self.place(at);
            (row.into(), col.into())
        };
        let cells: Vec<(usize, usize)> = self.drawn().map(place).collect();
        Shape::of_cells(&cells).ok()
    }

    /// What is not empty.
    fn drawn(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.marks.len()).filter(|&at| self.marks[at] != Square::Hole)
    }

    /// The first line and file that are not empty, and those after the last.
    fn extent(&self) -> ([u16; 2], [u16; 2]) {
        let mut extent = ([self.rows, self.cols], [0, 0]);
        for (row, col) in self.drawn().map(|at| self.place(at)) {
            let ([top, left], [bottom, right]) = &mut extent;
            (*top, *left) = (row.min(*top), col.min(*left));
            (*bottom, *right) = ((row + 1).max(*bottom), (col + 1).max(*right));
        }
        let (first, end) = extent;
        ([first[0].min(end[0]), first[1].min(end[1])], end)
    }

    /// Lines.
    pub fn rows(&self) -> u16 {
        self.rows
    }

    /// Files.
    pub fn cols(&self) -> u16 {
        self.cols
    }

    /// All squares, line by line.
    pub fn marks(&self) -> &[Square] {
        &self.marks
    }

    /// How many squares have this mark.
    pub fn count(&self, mark: Square) -> usize {
        self.marks.iter().filter(|&&found| found == mark).count()
    }

    /// Paints a square; one that is not there is passed over.
    pub fn paint(&mut self, at: usize, mark: Square) {
        if let Some(square) = self.marks.get_mut(at) {
            *square = mark;
        }
    }

    /// The same by line and file.
    pub fn paint_at(&mut self, row: u16, col: u16, mark: Square) {
        if row < self.rows && col < self.cols {
            self.paint(self.index(row, col), mark);
        }
    }

    /// Paints all squares.
    pub fn fill(&mut self, mark: Square) {
        self.marks.fill(mark);
    }

    /// Another size: what fits stays, and new squares are cells, but on an
    /// empty sheet.
    pub fn resize(&mut self, rows: u16, cols: u16) {
        let empty = self.count(Square::Hole) == self.marks.len();
        let new = if empty { Square::Hole } else { Square::Cell };
        self.recut(rows, cols, new);
    }

    /// Lets the sheet of a piece grow once a cell touches its right or lower
    /// edge, so that there is room to go on.
    pub fn make_room(&mut self) {
        let (_, [bottom, right]) = self.extent();
        let longer = |side: u16, end: u16| side + u16::from(end == side && side < PIECE.1);
        let (rows, cols) = (longer(self.rows, bottom), longer(self.cols, right));
        self.recut(rows, cols, Square::Hole);
    }

    /// The squares on a straight line from one to another, the first left out.
    pub fn line(&self, from: usize, to: usize) -> Vec<usize> {
        let ((row, col), (to_row, to_col)) = (self.place(from), self.place(to));
        let (down, right) = (
            i32::from(to_row) - i32::from(row),
            i32::from(to_col) - i32::from(col),
        );
        let steps = down.abs().max(right.abs());
        // The nearest whole number to part × step / steps.
        let nearest = |part: i32, step: i32| (2 * part * step + steps).div_euclid(2 * steps);
        let squares = (1..=steps).map(|step| {
            let row = i32::from(row) + nearest(down, step);
            let col = i32::from(col) + nearest(right, step);
            self.index(row as u16, col as u16)
        });
        squares.collect()
    }

    /// Line and file of a square.
    pub fn place(&self, at: usize) -> (u16, u16) {
        let cols = usize::from(self.cols);
        ((at / cols) as u16, (at % cols) as u16)
    }

    /// The number of the square in this line and file.
    pub fn index(&self, row: u16, col: u16) -> usize {
        usize::from(row) * usize::from(self.cols) + usize::from(col)
    }

    fn recut(&mut self, rows: u16, cols: u16, new: Square) {
        let mut sheet = Sheet::new(rows, cols, new);
        for (at, &mark) in self.marks.iter().enumerate() {
            let (row, col) = self.place(at);
            sheet.paint_at(row, col, mark);
        }
        *self = sheet;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_paints_or_takes_back() {
        use Square::{Cell, Hole, Optional};
        for (brush, square, after) in [
            (Cell, Hole, Cell),
            (Cell, Cell, Hole),
            (Cell, Optional, Cell),
            (Hole, Cell, Hole),
            (Hole, Hole, Cell),
            (Hole, Optional, Hole),
            (Optional, Cell, Optional),
            (Optional, Hole, Optional),
            (Optional, Optional, Cell),
        ] {
            assert_eq!(pressed(brush, square), after, "{brush:?} over {square:?}");
        }
    }

    #[test]
    fn a_fast_stroke_leaves_no_gap() {
        let sheet = Sheet::new(8, 9, Square::Hole);
        for from in 0..72 {
            for to in 0..72 {
                let line = sheet.line(from, to);
                assert_eq!(line.last().copied(), (from != to).then_some(to));
                let mut last = sheet.place(from);
                for at in line {
                    let here = sheet.place(at);
                    assert!(last.0.abs_diff(here.0) <= 1 && last.1.abs_diff(here.1) <= 1);
                    last = here;
                }
            }
        }
    }

    #[test]
    fn a_piece_gets_room_to_the_right_and_below() {
        let drawn = |drawing: &str| Sheet::of_shape(&Shape::drawn(drawing).unwrap());
        let mut sheet = drawn("#####");
        assert_eq!((sheet.rows(), sheet.cols()), (5, 6));
        for col in 5..12 {
            sheet.paint_at(2, col, Square::Cell);
            sheet.make_room();
        }
        assert_eq!((sheet.rows(), sheet.cols()), (5, 8));
        assert_eq!(sheet.count(Square::Cell), 8);
        let long = "#\n".repeat(20);
        let sheet = drawn(&long);
        assert_eq!((sheet.rows(), sheet.cols()), (20, 5));
        assert_eq!(sheet.shape(), Some(Shape::drawn(&long).unwrap()));
        assert_eq!(Sheet::for_piece().shape(), None);
    }

    #[test]
    fn margins_of_a_board_do_not_count() {
        let mut sheet = Sheet::new(4, 5, Square::Hole);
        sheet.paint_at(1, 2, Square::Cell);
        sheet.paint_at(2, 4, Square::Optional);
        let board = sheet.board();
        assert_eq!((board.rows, board.cols), (2, 3));
        use Square::{Cell, Hole, Optional};
        assert_eq!(board.cells, [Cell, Hole, Hole, Hole, Hole, Optional]);
        sheet.fill(Hole);
        assert_eq!(sheet.board().cells, []);
    }
}
