//! A large matrix, drawn: where its lines are, and what is at a point.

use std::rc::Rc;

use web_sys::{Event, HtmlElement};

use super::here::Here;
use super::{Target, draw};
use crate::dlx::ItemId;
use crate::names::Names;
use crate::picture::{Area, Drawn, Shade, SvgPen};
use crate::shorten::letters;
use crate::snapshot::inside::MatrixView;
use crate::snapshot::inside::matrix::{Extent, Lines};
use crate::snapshot::{Inside, PointedView};
use crate::thing::Thing;
use crate::web::view::inside::surface::{Surface, Window};
use crate::words::joined;

/// The sizes of a cell, from an overview to names that can be read.
const ZOOMS: [f64; 5] = [1.0, 2.0, 4.0, 9.0, 28.0];

/// From this size on the heads have names, and the ones are written.
const NAMED: f64 = 20.0;

/// About the height of a name.
const NAME: f64 = 18.0;

/// About the width of a character of the heads.
const CHARACTER: f64 = 8.4;

/// Longer names of items are turned.
const UPRIGHT: usize = 4;

/// What goes beyond so many characters is squeezed.
const LONGEST: usize = 14;

/// The picture.
pub struct Chart {
    surface: Surface,
    here: Here,
    names: Rc<Names>,
    widths: Widths,
    zoom: usize,
    extent: Extent,
    lines: Lines,
    /// What was seen last.
    window: Window,
    /// The accessible name, and what was added to it last.
    label: String,
    named: Option<(Option<ItemId>, bool)>,
}

/// Where things are in the picture.
#[derive(Clone, Copy)]
pub struct Grid {
    /// The size of a cell.
    pub cell: f64,
    /// The width of the rows' heads.
    pub left: f64,
    /// The height of the columns' heads.
    pub top: f64,
    /// Whether names of items are turned.
    pub turned: bool,
}

/// How wide the longest number, option and item are, in ordinary letters.
#[derive(Clone, Copy)]
struct Widths {
    number: usize,
    option: usize,
    item: usize,
}

impl Widths {
    fn of(names: &Names) -> Self {
        let options = names.options.iter().map(|option| letters(&option.short));
        let items = names.items.iter().map(|item| {
            let (first, second) = item.lines();
            letters(first).max(letters(second))
        });
        Widths {
            number: names.options.len().to_string().len(),
            option: options.max().unwrap_or(0).min(LONGEST),
            item: items.max().unwrap_or(0).min(LONGEST),
        }
    }
}

impl Grid {
    fn of(widths: Widths, cell: f64) -> Self {
        let turned = widths.item > UPRIGHT;
        let top = match (cell < NAMED, turned) {
            (true, _) => 26.0,
            (false, false) => 60.0,
            (false, true) => 32.0 + CHARACTER * widths.item as f64,
        };
        Grid {
            cell,
            left: 42.0 + CHARACTER * (widths.number + widths.option) as f64,
            top,
            turned,
        }
    }

    /// Whether there is room for names.
    pub fn is_named(&self) -> bool {
        self.cell >= NAMED
    }

    /// The left edge of a column.
    pub fn x(&self, column: usize) -> f64 {
        self.left + self.cell * column as f64
    }

    /// The upper edge of a row.
    pub fn y(&self, row: usize) -> f64 {
        self.top + self.cell * row as f64
    }

    /// The size of the picture.
    fn size(&self, lines: &Lines) -> (f64, f64) {
        let (x, y) = (self.x(lines.columns.len()), self.y(lines.rows.len()));
        (x + 2.0, y + 2.0)
    }
}

impl Chart {
    /// Asks the browser which part is seen.
    pub fn ask_where(&mut self) {
        self.surface.look();
    }

    /// Of these names, not painted yet.
    pub fn build(body: &HtmlElement, names: &Rc<Names>) -> Self {
        let here = Here::build(body);
        let label = label(names);
        Chart {
            surface: Surface::build(body, &label),
            here,
            names: Rc::clone(names),
            widths: Widths::of(names),
            zoom: ZOOMS.len() - 1,
            extent: Extent::All,
            lines: Lines::default(),
            window: Window::default(),
            label,
            named: None,
        }
    }

    fn grid(&self) -> Grid {
        Grid::of(self.widths, ZOOMS[self.zoom])
    }

    /// Paints it, having scrolled to what is to be looked at.
    pub fn paint(
        &mut self,
        inside: &Inside,
        pointed: Option<&PointedView>,
        extent: Extent,
        look: Option<Target>,
    ) {
        let Some(matrix) = &inside.matrix else {
            return;
        };
        let all = extent == Extent::All && self.extent == extent && !self.lines.rows.is_empty();
        if !all {
            self.lines = Lines::of(inside, extent);
        }
        self.extent = extent;
        let grid = self.grid();
        let (width, height) = grid.size(&self.lines);
        if let Some(target) = look {
            let seen = self.surface.place(width, height);
            self.look(target, seen, grid);
        }
        self.window = self.surface.begin(width, height);
        let picture = draw::Picture {
            pen: &self.surface,
            inside,
            pointed,
            lines: &self.lines,
            grid,
            window: self.window,
        };
        picture.draw();
        // Last, for the same reason as the panels come first.
        self.here.paint(inside, matrix, pointed);
        self.name(matrix);
    }

    /// The part that is seen, as a picture.
    pub fn drawn(&self, inside: &Inside, pointed: Option<&PointedView>, shade: Shade) -> Drawn {
        drawn(
            inside,
            pointed,
            &self.lines,
            self.grid(),
            self.window,
            shade,
        )
    }

    /// Says in words where the search is, whenever it has moved.
    fn name(&mut self, matrix: &MatrixView) {
        let named = (matrix.column, matrix.chosen);
        if self.named == Some(named) {
            return;
        }
        self.named = Some(named);
        let at = now(matrix, &self.names);
        self.surface.label(&joined(&[&self.label, &at]));
    }

    /// Brings the column and the row into view if they are not.
    fn look(&mut self, target: Target, seen: Window, grid: Grid) {
        let column = target.column.and_then(|item| self.lines.column_of(item));
        let row = target.row.and_then(|option| self.lines.row_of(option));
        let x = column.map(|at| (grid.x(at), seen.x, seen.width, grid.left));
        let y = row.map(|at| (grid.y(at), seen.y, seen.height, grid.top));
        let to = |part: Option<(f64, f64, f64, f64)>, stay: f64| {
            part.map_or(stay, |(from, scrolled, length, margin)| {
                brought(from, grid.cell, scrolled, length, margin).unwrap_or(stay)
            })
        };
        let (x, y) = (to(x, seen.x), to(y, seen.y));
        if (x, y) != (seen.x, seen.y) {
            self.surface.scroll_to(x, y);
        }
    }

    /// One zoom closer or farther; whether there was one.
    pub fn zoom(&mut self, event: Option<&Event>, closer: bool) -> bool {
        let before = self.grid();
        let zoom = match closer {
            true => (self.zoom + 1).min(ZOOMS.len() - 1),
            false => self.zoom.saturating_sub(1),
        };
        if zoom == self.zoom {
            return false;
        }
        self.zoom = zoom;
        let now = self.grid();
        let scale = now.cell / before.cell;
        self.surface.zoom(now.size(&self.lines), event, |x, y| {
            let (x, y) = (x - before.left, y - before.top);
            (now.left + x * scale, now.top + y * scale)
        });
        true
    }

    /// A head, a one, or the row of a zero.
    pub fn thing_at(&self, event: &Event) -> Option<Thing> {
        let (x, y) = self.surface.at(event)?;
        let (grid, seen) = (self.grid(), self.window);
        let on_heads = (x < seen.x + grid.left, y < seen.y + grid.top);
        let column = self
            .lines
            .columns
            .get(((x - grid.left) / grid.cell) as usize);
        let row = self.lines.rows.get(((y - grid.top) / grid.cell) as usize);
        match on_heads {
            (true, true) => None,
            (false, true) => column.copied().map(Thing::Item),
            (true, false) => row.copied().map(Thing::Option),
            (false, false) => {
                let (&column, &row) = (column?, row?);
                match self.names.options[row.index()].items.contains(&column) {
                    true => Some(Thing::Node(row, column)),
                    false => Some(Thing::Option(row)),
                }
            }
        }
    }
}

/// Where the search is, in words.
fn now(matrix: &MatrixView, names: &Names) -> String {
    match (matrix.column, matrix.chosen) {
        (Some(column), true) => joined(&["; chosen: ", names.item(column)]),
        (Some(column), false) => joined(&["; next: ", names.item(column)]),
        (None, _) => String::new(),
    }
}

fn label(names: &Names) -> String {
    let counts = [names.options.len(), names.items.len()];
    let [options, items] = counts.map(|count| count.to_string());
    joined(&["Matrix of ", &options, " options and ", &items, " items"])
}

/// A matrix that is small enough to be seen as a whole, as a picture.
pub fn whole(
    inside: &Inside,
    pointed: Option<&PointedView>,
    extent: Extent,
    shade: Shade,
) -> Drawn {
    let lines = Lines::of(inside, extent);
    let grid = Grid::of(Widths::of(&inside.names), ZOOMS[ZOOMS.len() - 1]);
    let (width, height) = grid.size(&lines);
    let window = Area::new(0.0, 0.0, width, height);
    drawn(inside, pointed, &lines, grid, window, shade)
}

fn drawn(
    inside: &Inside,
    pointed: Option<&PointedView>,
    lines: &Lines,
    grid: Grid,
    seen: Area,
    shade: Shade,
) -> Drawn {
    let (width, height) = grid.size(lines);
    let window = Area {
        width: seen.width.min(width - seen.x),
        height: seen.height.min(height - seen.y),
        ..seen
    };
    let pen = SvgPen::new(shade);
    let picture = draw::Picture {
        pen: &pen,
        inside,
        pointed,
        lines,
        grid,
        window,
    };
    picture.draw();
    let matrix = inside.matrix.as_ref();
    let told = matrix.map_or(String::new(), |matrix| now(matrix, &inside.names));
    pen.finish(window, "card", &label(&inside.names), &told)
}

/// Where to scroll so that a cell is seen; none if it is seen already. The
/// margin at the beginning is hidden by heads.
fn brought(from: f64, cell: f64, scrolled: f64, length: f64, margin: f64) -> Option<f64> {
    // A name beside a thin line is to be seen too.
    let around = ((NAME - cell) / 2.0).max(0.0);
    let visible = from - around >= scrolled + margin && from + cell + around <= scrolled + length;
    let room = (length - margin - cell).max(0.0);
    (!visible).then(|| (from - margin - room / 3.0).max(0.0))
}
