//! What a large matrix looks like.

use std::ops::Range;

use super::chart::Grid;
use crate::picture::{Align, Area, Pen};
use crate::snapshot::inside::matrix::Lines;
use crate::snapshot::inside::{ItemState, OptionState};
use crate::snapshot::{Inside, PointedView};

/// In the order in which they are drawn.
const STATES: [OptionState; 8] = [
    OptionState::Hidden,
    OptionState::Linked,
    OptionState::Given,
    OptionState::Rejected,
    OptionState::Placed,
    OptionState::Waiting,
    OptionState::Leaving,
    OptionState::Trying,
];

/// All it takes to draw it.
pub struct Picture<'p> {
    pub pen: &'p dyn Pen,
    pub inside: &'p Inside,
    pub pointed: Option<&'p PointedView>,
    pub lines: &'p Lines,
    pub grid: Grid,
    /// The part that is seen.
    pub window: Area,
}

/// A pen for lines.
pub struct Stroke {
    pub ink: &'static str,
    pub width: f64,
    pub dashed: bool,
}

impl Picture<'_> {
    /// Draws what is seen.
    pub fn draw(&self) {
        self.tint_columns();
        self.tint_rows();
        if self.grid.cell >= 9.0 {
            self.rule();
        }
        STATES.into_iter().for_each(|state| self.ones(state));
        self.frames();
        self.heads();
    }

    /// The columns seen.
    pub fn columns(&self) -> Range<usize> {
        let (seen, grid) = (self.window, self.grid);
        let first = seen.x / grid.cell;
        let last = ((seen.x + seen.width - grid.left) / grid.cell).max(0.0);
        let all = self.lines.columns.len();
        (first as usize).min(all)..(last as usize + 1).min(all)
    }

    /// The rows seen.
    pub fn rows(&self) -> Range<usize> {
        let (seen, grid) = (self.window, self.grid);
        let first = seen.y / grid.cell;
        let last = ((seen.y + seen.height - grid.top) / grid.cell).max(0.0);
        let all = self.lines.rows.len();
        (first as usize).min(all)..(last as usize + 1).min(all)
    }

    /// How the item of this column stands.
    pub fn item(&self, column: usize) -> ItemState {
        self.inside.items[self.lines.columns[column].index()].state
    }

    /// How the option of this row stands.
    pub fn option(&self, row: usize) -> OptionState {
        self.inside.options[self.lines.rows[row].index()]
    }

    /// The rectangle of these columns and rows.
    fn area(&self, columns: Range<usize>, rows: Range<usize>) -> Area {
        let grid = self.grid;
        let (x, y) = (grid.x(columns.start), grid.y(rows.start));
        Area::new(x, y, grid.x(columns.end) - x, grid.y(rows.end) - y)
    }

    fn tint_columns(&self) {
        for (state, ink) in [(ItemState::Covered, "hover"), (ItemState::Chosen, "glow")] {
            self.pen.fill(ink);
            for column in self.columns().filter(|column| self.item(*column) == state) {
                self.pen.block(self.area(column..column + 1, self.rows()));
            }
        }
    }

    fn tint_rows(&self) {
        for row in self.rows() {
            self.pen.fill(match self.option(row) {
                OptionState::Placed | OptionState::Given => "good-bg",
                OptionState::Trying | OptionState::Leaving => "glow",
                _ => continue,
            });
            self.pen.block(self.area(self.columns(), row..row + 1));
        }
    }

    /// Thin lines between the cells.
    fn rule(&self) {
        self.pen.fill("line");
        let Area {
            x,
            y,
            width,
            height,
        } = self.area(self.columns(), self.rows());
        for column in self.columns() {
            let line = Area::new(self.grid.x(column + 1) - 1.0, y, 1.0, height);
            self.pen.block(line);
        }
        for row in self.rows() {
            let line = Area::new(x, self.grid.y(row + 1) - 1.0, width, 1.0);
            self.pen.block(line);
        }
    }

    /// The ones of all options in this state.
    fn ones(&self, state: OptionState) {
        let (columns, names) = (self.columns(), &self.inside.names);
        let mut spots = Vec::new();
        for row in self.rows().filter(|row| self.option(*row) == state) {
            let option = self.lines.rows[row];
            for &item in &names.options[option.index()].items {
                let column = self.lines.column_of(item);
                if let Some(column) = column.filter(|column| columns.contains(column)) {
                    spots.push((self.grid.x(column), self.grid.y(row)));
                }
            }
        }
        if spots.is_empty() {
            return;
        }
        let (ink, hollow) = match state {
            OptionState::Linked => ("ink", false),
            OptionState::Trying => ("mark", false),
            OptionState::Placed | OptionState::Given => ("good", false),
            OptionState::Waiting | OptionState::Leaving => ("mark", true),
            OptionState::Rejected => ("faint", true),
            OptionState::Hidden => ("grid", true),
        };
        self.pen.fill(ink);
        self.pen.stroke(ink);
        let least = match state {
            OptionState::Linked | OptionState::Hidden | OptionState::Rejected => 0.0,
            OptionState::Given | OptionState::Waiting => 3.0,
            OptionState::Placed | OptionState::Trying | OptionState::Leaving => 5.0,
        };
        self.blocks(&spots, hollow, least);
        if self.grid.is_named() {
            self.pen.fill(match (hollow, state) {
                (false, _) => "card",
                (true, OptionState::Leaving | OptionState::Waiting) => "mark",
                (true, _) => "faint",
            });
            self.digits(&spots);
        }
    }

    fn blocks(&self, spots: &[(f64, f64)], hollow: bool, least: f64) {
        let (pen, cell) = (self.pen, self.grid.cell);
        // Between the lines, if there are any.
        let inset = match cell {
            20.0.. => 4.0,
            9.0.. if hollow => 2.0,
            9.0.. => 1.0,
            _ => 0.0,
        };
        let gap = if cell >= 4.0 { 1.0 } else { 0.0 };
        let side = cell - 2.0 * inset - gap;
        // In an overview what happens now is to be seen all the same.
        let (inset, side) = match side < least {
            true => ((cell - least) / 2.0, least),
            false => (inset, side),
        };
        pen.width(2.0);
        for (x, y) in spots {
            let area = Area::new(x + inset, y + inset, side, side);
            match hollow && self.grid.is_named() {
                true => pen.frame(area.inner(1.0)),
                false => pen.block(area),
            }
        }
    }

    fn digits(&self, spots: &[(f64, f64)]) {
        let (pen, half) = (self.pen, self.grid.cell / 2.0);
        self.pen.font(16.0, true);
        pen.align(Align::Middle);
        for (x, y) in spots {
            pen.text("1", x + half - 0.5, y + half + 0.5, 2.0 * half);
        }
    }

    /// Around the column branched on, the row at work, and what is pointed at.
    fn frames(&self) {
        let Some(matrix) = &self.inside.matrix else {
            return;
        };
        let mark = |dashed| Stroke {
            ink: "mark",
            width: 3.0,
            dashed,
        };
        let row_of = |option| self.lines.row_of(option);
        if let Some(row) = matrix.row.and_then(row_of) {
            self.frame_row(row, &mark(self.option(row) == OptionState::Leaving));
        }
        if let Some(column) = matrix.column.and_then(|item| self.lines.column_of(item)) {
            self.frame_column(column, &mark(!matrix.chosen));
        }
        let Some(thing) = self.pointed.map(|pointed| pointed.thing) else {
            return;
        };
        let stroke = Stroke {
            ink: "digit",
            width: 3.0,
            dashed: false,
        };
        if let Some(row) = thing.option().and_then(row_of) {
            self.frame_row(row, &stroke);
        }
        if let Some(column) = thing.item().and_then(|item| self.lines.column_of(item)) {
            self.frame_column(column, &stroke);
        }
    }

    fn frame_row(&self, row: usize, stroke: &Stroke) {
        let Area {
            x,
            y,
            width,
            height,
        } = self.area(self.columns(), row..row + 1);
        for y in [y - 0.5 - self.apart(), y + height - 0.5 + self.apart()] {
            self.line((x, y), (x + width, y), stroke);
        }
    }

    fn frame_column(&self, column: usize, stroke: &Stroke) {
        let Area {
            x,
            y,
            width,
            height,
        } = self.area(column..column + 1, self.rows());
        for x in [x - 0.5 - self.apart(), x + width - 0.5 + self.apart()] {
            self.line((x, y), (x, y + height), stroke);
        }
    }

    /// How far from its line a frame is: a thin one is to be seen inside it.
    fn apart(&self) -> f64 {
        if self.grid.cell < 9.0 { 3.0 } else { 0.0 }
    }

    fn line(&self, from: (f64, f64), to: (f64, f64), stroke: &Stroke) {
        self.pen.stroke(stroke.ink);
        self.pen.width(stroke.width);
        if stroke.dashed {
            self.pen.dash(&[7.0, 5.0]);
        }
        self.pen.lines(&[(from, to)]);
        self.pen.dash(&[]);
    }
}
