//! What is happening on a board: each mark has a line and a pattern of its
//! own, as on the page.

use super::SvgPen;
use super::board::{Picture, THICK};
use super::pen::{Area, Line, Pen};
use crate::snapshot::{CellView, Mark};

impl Picture<'_> {
    /// Draws the mark of a cell.
    pub(super) fn mark(&self, at: usize, cell: &CellView) {
        let (pen, area, thin) = (&self.pen, self.area(at), self.thin());
        pen.stroke("mark");
        pen.width(thin);
        match cell.mark {
            Mark::None => return,
            Mark::Trying | Mark::Leaving if self.is_tile(cell) => return self.mark_tile(at, cell),
            Mark::Next => {
                pen.dash(&[thin * 3.0, thin * 2.0]);
                pen.frame(area.inner(1.0 + thin / 2.0));
            }
            Mark::Chosen => {
                let width = (self.cell * 0.07).max(thin);
                pen.width(width);
                pen.frame(area.inner(width / 2.0));
            }
            Mark::House => {
                pen.dash(&[thin, thin]);
                let (low, by) = (area.y + area.height - 3.0, area.width * 0.12);
                pen.lines(&[((area.x + by, low), (area.x + area.width - by, low))]);
            }
            Mark::Trying => {
                pen.frame(area.inner(2.0 + thin / 2.0));
                self.corner(area.inner(2.0), "mark");
            }
            Mark::Leaving => {
                pen.width(1.0);
                pen.stroke("faint");
                slanted(pen, area.inner(2.0), 6.0);
                pen.stroke("mark");
                pen.width(thin);
                pen.dash(&[thin, thin]);
                pen.frame(area.inner(2.0 + thin / 2.0));
            }
            Mark::Dead => dead(pen, area),
        }
        pen.dash(&[]);
    }

    /// The width of a line of a mark.
    fn thin(&self) -> f64 {
        (self.cell * 0.05).clamp(1.0, 3.0)
    }

    /// A cell of a piece or option that comes or goes: along its outline.
    fn mark_tile(&self, at: usize, cell: &CellView) {
        let (pen, area) = (&self.pen, self.area(at));
        if cell.mark == Mark::Leaving {
            pen.stroke("rim");
            pen.width(1.0);
            slanted(pen, area, 7.0);
            pen.dash(&[3.0, 3.0]);
        } else {
            self.corner(area, "tried");
        }
        pen.stroke("tried");
        pen.width(THICK);
        pen.lines(&self.outline(at));
        pen.dash(&[]);
    }

    /// The sides of a cell beyond which another placement or none is, just
    /// within them.
    fn outline(&self, at: usize) -> Vec<Line> {
        let cells = &self.snapshot.cells;
        let (row, col) = (at / self.cols, at % self.cols);
        let other = |to: Option<usize>| {
            to.and_then(|to| cells.get(to))
                .is_none_or(|to| to.placement != cells[at].placement)
        };
        let Area {
            x,
            y,
            width,
            height,
        } = self.area(at);
        let by = THICK;
        let (left, top, right, low) = (x + by, y + by, x + width - by, y + height - by);
        let sides = [
            (
                row.checked_sub(1).map(|_| at - self.cols),
                ((x, top), (x + width, top)),
            ),
            (Some(at + self.cols), ((x, low), (x + width, low))),
            (
                col.checked_sub(1).map(|_| at - 1),
                ((left, y), (left, y + height)),
            ),
            (
                (col + 1 < self.cols).then_some(at + 1),
                ((right, y), (right, y + height)),
            ),
        ];
        let seen = sides.into_iter().filter(|(to, _)| other(*to));
        seen.map(|(_, line)| line).collect()
    }

    /// A filled corner at the upper left.
    fn corner(&self, area: Area, ink: &str) {
        let by = self.cell * 0.26;
        self.pen.fill(ink);
        let Area { x, y, .. } = area;
        self.pen.shape(&[(x, y), (x + by, y), (x, y + by)]);
    }
}

/// A double frame, and a cross.
fn dead(pen: &SvgPen, area: Area) {
    pen.stroke("bad");
    pen.width(1.5);
    pen.frame(area.inner(1.75));
    pen.frame(area.inner(4.75));
    let Area {
        x,
        y,
        width,
        height,
    } = area.inner(5.0);
    let (right, low) = (x + width, y + height);
    pen.alpha(0.45);
    pen.lines(&[((x, y), (right, low)), ((x, low), (right, y))]);
    pen.alpha(1.0);
}

/// Slanted lines all over an area, so far apart.
pub(super) fn slanted(pen: &SvgPen, area: Area, apart: f64) {
    let Area {
        x,
        y,
        width,
        height,
    } = area;
    let (right, low) = (x + width, y + height);
    let mut lines = Vec::new();
    let mut at = apart;
    while at < width + height {
        // From the upper or the right edge down to the left or lower one.
        let from = match at <= width {
            true => (x + at, y),
            false => (right, y + at - width),
        };
        let to = match at <= height {
            true => (x, y + at),
            false => (x + at - height, low),
        };
        lines.push((from, to));
        at += apart;
    }
    pen.lines(&lines);
}
