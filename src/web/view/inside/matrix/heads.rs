//! The heads of a large matrix, drawn where the picture is scrolled to.

use super::draw::Picture;
use crate::picture::{Align, Area};
use crate::snapshot::inside::{ItemState, OptionState};

/// How far apart, at least, two names are beside rows too thin for one each.
const LINE: f64 = 18.0;

/// So many ranks of rows are named there.
const RANKS: u8 = 4;

impl Picture<'_> {
    /// Over the matrix, which scrolls below them.
    pub fn heads(&self) {
        let (pen, seen, grid) = (self.pen, self.window, self.grid);
        self.pen.fill("card");
        pen.block(Area::new(seen.x, seen.y, seen.width, grid.top));
        match grid.is_named() {
            true => self.columns().for_each(|column| self.column_head(column)),
            false => self.column_ticks(),
        }
        self.pen.fill("card");
        pen.block(Area::new(seen.x, seen.y, grid.left, seen.height));
        self.row_heads();
        self.pen.fill("card");
        pen.block(Area::new(seen.x, seen.y, grid.left, grid.top));
        self.pen.fill("grid");
        pen.block(Area::new(seen.x, seen.y + grid.top - 2.0, seen.width, 2.0));
        pen.block(Area::new(
            seen.x + grid.left - 2.0,
            seen.y,
            2.0,
            seen.height,
        ));
    }

    fn is_hot_column(&self, column: usize) -> bool {
        let item = self.lines.columns[column];
        self.pointed.is_some_and(|pointed| pointed.is_item(item))
    }

    fn is_hot_row(&self, row: usize) -> bool {
        let option = self.lines.rows[row];
        self.pointed
            .is_some_and(|pointed| pointed.is_option(option))
    }

    /// The item's name and the size of its list.
    fn column_head(&self, column: usize) {
        let (pen, grid) = (self.pen, self.grid);
        let item = self.lines.columns[column];
        let (x, y) = (grid.x(column), self.window.y);
        let state = self.item(column);
        let size = self.inside.items[item.index()].size;
        let hot = self.is_hot_column(column);
        // A secondary item need not be covered.
        let empty = size == 0 && self.inside.names.items[item.index()].primary;
        let (back, ink) = column_inks(state, hot, empty);
        self.pen.fill(back);
        pen.block(Area::new(x, y, grid.cell - 1.0, grid.top));
        self.pen.fill(ink);
        self.pen.font(15.0, state != ItemState::Covered);
        pen.align(Align::Middle);
        let name = &self.inside.names.items[item.index()];
        let (middle, room) = (x + grid.cell / 2.0 - 0.5, grid.cell - 2.0);
        let write = |text: &str, y: f64| {
            pen.text(text, middle, y, room);
        };
        if grid.turned {
            self.turned(&name.short, middle, y + grid.top - 24.0);
        } else {
            let (first, second) = name.lines();
            for (text, y) in [(first, y + 11.0), (second, y + 27.0)] {
                write(text, y);
                if state == ItemState::Covered && !text.is_empty() {
                    pen.block(Area::new(x + 3.0, y, grid.cell - 7.0, 1.5));
                }
            }
        }
        write(&size.to_string(), y + grid.top - 12.0);
        if !name.primary {
            // As the bar in Knuth's format tells them apart.
            self.pen.fill("faint");
            pen.block(Area::new(x, y, 2.0, grid.top));
        }
    }

    fn turned(&self, text: &str, x: f64, y: f64) {
        self.pen.align(Align::Left);
        self.pen.text_upwards(text, x, y, self.grid.top - 28.0);
        self.pen.align(Align::Middle);
    }

    /// How the items stand, and the names of those that matter.
    fn column_ticks(&self) {
        let (pen, grid, seen) = (self.pen, self.grid, self.window);
        let (mut hot_one, mut here) = (None, None);
        for column in self.columns() {
            let (state, hot) = (self.item(column), self.is_hot_column(column));
            if hot {
                hot_one = Some(column);
            }
            if matches!(state, ItemState::Chosen | ItemState::Next) {
                here = Some(column);
            }
            self.pen.fill(match (hot, state) {
                (true, _) => "digit",
                (_, ItemState::Chosen | ItemState::Next) => "mark",
                (_, ItemState::Open) => "faint",
                (_, ItemState::Covered) => "line",
            });
            let low = seen.y + grid.top - 7.0;
            pen.block(Area::new(grid.x(column), low, grid.cell.max(1.0), 5.0));
        }
        // What is pointed at last, so that it is on top.
        for (column, ink) in [(here, "accent"), (hot_one, "digit")] {
            if let Some(column) = column {
                self.column_label(column, ink);
            }
        }
    }

    /// The item's name over its column, too thin to hold it.
    fn column_label(&self, column: usize, ink: &str) {
        let (pen, grid, seen) = (self.pen, self.grid, self.window);
        let item = self.lines.columns[column];
        let name = &self.inside.names.items[item.index()].short;
        let width = 9.0 * name.chars().count() as f64 + 6.0;
        let middle = grid.x(column) + grid.cell / 2.0 - width / 2.0;
        let last = seen.x + seen.width - width;
        let x = middle.min(last).max(seen.x + grid.left);
        self.pen.fill("card");
        pen.block(Area::new(x, seen.y, width, grid.top - 7.0));
        self.pen.fill(ink);
        self.pen.font(15.0, true);
        pen.align(Align::Left);
        pen.text(name, x + 3.0, seen.y + 10.0, f64::INFINITY);
    }

    /// The names of all rows, or of those that matter and have room.
    fn row_heads(&self) {
        let (pen, grid, seen) = (self.pen, self.grid, self.window);
        for row in self.rows() {
            self.pen
                .fill(row_inks(self.option(row), self.is_hot_row(row)).1);
            let x = seen.x + grid.left - 7.0;
            pen.block(Area::new(x, grid.y(row), 5.0, grid.cell.max(1.0)));
        }
        if grid.is_named() {
            return self.rows().for_each(|row| self.row_head(row));
        }
        let mut taken: Vec<f64> = Vec::new();
        for rank in 0..RANKS {
            for row in self.rows().filter(|row| self.rank(*row) == rank) {
                let y = grid.y(row);
                if taken.iter().all(|other| (y - other).abs() >= LINE) {
                    self.row_head(row);
                    taken.push(y);
                }
            }
        }
    }

    /// What matters most comes first; from [`RANKS`] on it does not.
    fn rank(&self, row: usize) -> u8 {
        match self.option(row) {
            _ if self.is_hot_row(row) => 0,
            OptionState::Trying | OptionState::Leaving => 1,
            OptionState::Waiting | OptionState::Rejected => 2,
            OptionState::Placed => 3,
            OptionState::Given | OptionState::Linked | OptionState::Hidden => RANKS,
        }
    }

    /// Sign, number and name of an option.
    fn row_head(&self, row: usize) {
        let (pen, grid, left) = (self.pen, self.grid, self.window.x);
        let y = grid.y(row) + grid.cell / 2.0;
        let option = self.lines.rows[row];
        let state = self.option(row);
        let (back, ink) = row_inks(state, self.is_hot_row(row));
        if grid.is_named() {
            self.pen.fill(back);
            pen.block(Area::new(
                left,
                grid.y(row),
                grid.left - 7.0,
                grid.cell - 1.0,
            ));
        }
        self.pen.fill(ink);
        let gone = matches!(state, OptionState::Hidden | OptionState::Rejected);
        self.pen.font(15.0, !gone);
        pen.align(Align::Left);
        pen.text(sign(state), left + 2.0, y, f64::INFINITY);
        let name = &self.inside.names.options[option.index()].short;
        let (from, to) = (left + 18.0, left + grid.left - 11.0);
        let number = (option.0 + 1).to_string();
        let wide = 9.0 * self.inside.names.options.len().to_string().len() as f64;
        pen.align(Align::Right);
        pen.text(name, to, y, to - from - wide);
        if number == *name {
            return;
        }
        if state != OptionState::Trying {
            self.pen.fill("faint");
        }
        self.pen.font(13.0, false);
        pen.align(Align::Left);
        pen.text(&number, from, y, f64::INFINITY);
    }
}

/// What stands before an option, so that no colour is needed.
fn sign(state: OptionState) -> &'static str {
    match state {
        OptionState::Trying => "▶",
        OptionState::Leaving => "◁",
        OptionState::Placed => "✓",
        OptionState::Given => "◆",
        OptionState::Rejected => "×",
        OptionState::Waiting => "•",
        OptionState::Linked | OptionState::Hidden => "",
    }
}

/// Behind the name, and the name.
fn column_inks(state: ItemState, hot: bool, empty: bool) -> (&'static str, &'static str) {
    match state {
        _ if hot => ("digit", "card"),
        ItemState::Chosen if empty => ("bad", "card"),
        ItemState::Next | ItemState::Open if empty => ("bad-bg", "bad"),
        ItemState::Chosen => ("mark", "card"),
        ItemState::Next => ("glow", "accent"),
        ItemState::Open => ("card", "ink"),
        ItemState::Covered => ("card", "faint"),
    }
}

fn row_inks(state: OptionState, hot: bool) -> (&'static str, &'static str) {
    match state {
        _ if hot => ("card", "digit"),
        OptionState::Trying => ("mark", "card"),
        OptionState::Leaving => ("glow", "accent"),
        OptionState::Waiting => ("card", "accent"),
        OptionState::Placed | OptionState::Given => ("good-bg", "good"),
        OptionState::Linked => ("card", "ink"),
        OptionState::Rejected | OptionState::Hidden => ("card", "faint"),
    }
}
