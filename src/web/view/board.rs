//! The board: a grid of cells with one of them in the tab order.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::{items, kind_word, marks, sudoku, tiling};
use crate::picture::tints;
use crate::snapshot::{CellView, Kind, PuzzleView, Snapshot};
use crate::thing::Thing;
use crate::web::dom::{self, Attr, Sure};
use crate::words::joined;

/// Up to this position of the speed slider (about six steps a second) a digit
/// or piece may take its time to appear.
const UNHURRIED: u8 = 10;

/// From so many files on the squares are too small for numbers on a phone.
const LONG: u16 = 15;

/// The board.
pub struct Board {
    host: HtmlElement,
    label: Attr,
    class: Attr,
    readonly: Attr,
    cells: Vec<CellNode>,
    seen: Option<Seen>,
    cursor: usize,
}

/// What was painted last.
struct Seen {
    puzzle: PuzzleView,
    cells: Vec<CellView>,
    can_edit: bool,
}

/// The elements of one cell.
struct CellNode {
    root: HtmlElement,
    class: String,
    inner: Inner,
}

enum Inner {
    Sudoku(sudoku::Inner),
    Tiling(tiling::Inner),
    Marks(marks::Inner),
    Items(items::Inner),
}

impl Board {
    /// Empty so far.
    pub fn new() -> Self {
        let host: HtmlElement = dom::find("board");
        Board {
            label: Attr::on(host.clone().into(), "aria-label"),
            class: Attr::on(host.clone().into(), "class"),
            readonly: Attr::on(host.clone().into(), "aria-readonly"),
            host,
            cells: Vec::new(),
            seen: None,
            cursor: 0,
        }
    }

    /// Paints the cells that differ.
    pub fn paint(&mut self, snapshot: Snapshot) {
        let Snapshot {
            puzzle,
            cells,
            controls,
            settings,
            ..
        } = snapshot;
        let built = self.seen.as_ref().map(|seen| seen.puzzle.generation);
        if built != Some(puzzle.generation) {
            self.build(&puzzle, &cells);
        }
        let calm = !controls.busy || settings.speed.position() <= UNHURRIED;
        self.paint_cells(&puzzle, &cells, calm);
        self.label.set(&puzzle.title);
        let kind = kind_word(puzzle.kind);
        let edit = if controls.can_edit { " can-edit" } else { "" };
        let long = if puzzle.cols >= LONG { " long" } else { "" };
        let marks = puzzle.marks.to_string();
        let class = joined(&["board ", kind, " marks-", &marks, edit, long]);
        self.class.set(&class);
        self.readonly.set_bool(!controls.can_edit);
        self.seen = Some(Seen {
            puzzle,
            cells,
            can_edit: controls.can_edit,
        });
    }

    fn build(&mut self, puzzle: &PuzzleView, cells: &[CellView]) {
        self.host.set_text_content(None);
        let style = self.host.style();
        for (name, value) in [
            ("--rows", puzzle.rows),
            ("--cols", puzzle.cols),
            ("--marks", puzzle.marks),
            ("--mark-rows", sudoku::mark_rows(puzzle)),
            ("--name", items::widest(cells) as u16),
        ] {
            style.set_property(name, &value.to_string()).sure();
        }
        if !puzzle.undrawn.is_empty() {
            let why = dom::append(&self.host, "p", "undrawn");
            why.set_text_content(Some(&puzzle.undrawn));
        }
        self.cells.clear();
        let tints = tints(puzzle);
        let names = items::names(cells);
        self.seen = None;
        self.cursor = cells.iter().position(|cell| cell.inside).unwrap_or(0);
        let rows = cells.chunks(usize::from(puzzle.cols.max(1)));
        for (number, row) in (1_u16..).zip(rows) {
            let line = dom::append(&self.host, "div", "row");
            dom::set(&line, "role", "row");
            // Or else it is called by all its cells.
            let name = joined(&["row ", &number.to_string()]);
            dom::set(&line, "aria-label", &name);
            for view in row {
                let at = self.cells.len();
                let inner = |root: &Element| match puzzle.kind {
                    Kind::Sudoku => Inner::Sudoku(sudoku::Inner::build(root, puzzle, &tints, at)),
                    Kind::Tiling => Inner::Tiling(tiling::Inner::build(root)),
                    Kind::Marks => Inner::Marks(marks::Inner::build(root)),
                    Kind::Line | Kind::Items => Inner::Items(items::Inner::build(root, &names[at])),
                };
                let node = CellNode::build(&line, view, at, at == self.cursor, inner);
                self.cells.push(node);
            }
        }
    }

    fn paint_cells(&mut self, puzzle: &PuzzleView, cells: &[CellView], calm: bool) {
        let before = self
            .seen
            .as_ref()
            .map(|seen| seen.cells.as_slice())
            .unwrap_or_default();
        for (at, (node, view)) in self.cells.iter_mut().zip(cells).enumerate() {
            let old = before.get(at);
            let fresh =
                calm && !view.label.is_empty() && old.is_some_and(|old| old.label.is_empty());
            let mut class = match &node.inner {
                Inner::Sudoku(inner) => inner.class(view),
                Inner::Tiling(_) => tiling::class(puzzle, cells, at),
                Inner::Marks(_) => marks::class(puzzle, view, at),
                Inner::Items(_) => items::class(puzzle, cells, at),
            };
            if fresh {
                class.push_str(" fresh");
            }
            if view.hot {
                class.push_str(" hot");
            }
            if class != node.class {
                node.root.set_class_name(&class);
                node.class = class;
            }
            if old != Some(view) {
                node.paint(old, view);
            }
        }
    }

    /// The cell an element stands for, or is part of.
    pub fn index_of(&self, element: &Element) -> Option<usize> {
        let cell = element.closest("[data-at]").ok()??;
        let at = cell.get_attribute("data-at")?.parse().ok()?;
        (at < self.cells.len()).then_some(at)
    }

    /// Row and column of the cell in the tab order.
    pub fn cursor(&self) -> (u16, u16) {
        let cols = self
            .seen
            .as_ref()
            .map_or(1, |seen| usize::from(seen.puzzle.cols.max(1)));
        ((self.cursor / cols) as u16, (self.cursor % cols) as u16)
    }

    /// Makes this cell the one in the tab order.
    pub fn set_cursor(&mut self, at: usize) {
        if at == self.cursor || at >= self.cells.len() {
            return;
        }
        dom::set(&self.cells[self.cursor].root, "tabindex", "-1");
        dom::set(&self.cells[at].root, "tabindex", "0");
        self.cursor = at;
    }

    /// Moves the focus by so many rows and columns, to the edge at most;
    /// squares that are not part of the board are leapt over.
    pub fn go(&mut self, rows: i32, cols: i32) {
        let Some(seen) = self.seen.as_ref().filter(|seen| !seen.cells.is_empty()) else {
            return;
        };
        let (height, width) = (i32::from(seen.puzzle.rows), i32::from(seen.puzzle.cols));
        let (row, col) = self.cursor();
        let (mut row, mut col) = (i32::from(row), i32::from(col));
        let mut target = self.cursor;
        loop {
            let next = (
                (row + rows).clamp(0, height - 1),
                (col + cols).clamp(0, width - 1),
            );
            if next == (row, col) {
                break;
            }
            (row, col) = next;
            let at = (row * width + col) as usize;
            if seen.cells[at].inside {
                target = at;
                break;
            }
        }
        self.set_cursor(target);
        self.focus()
    }

    /// Puts the focus on the cell in the tab order.
    pub fn focus(&self) {
        if let Some(cell) = self.cells.get(self.cursor) {
            cell.root.focus().sure();
        }
    }

    /// What the cell stands for: the placement that fills it, or the item that
    /// demands it.
    pub fn thing(&self, at: usize) -> Option<Thing> {
        self.seen.as_ref()?.cells.get(at)?.thing
    }

    /// What the cell in the tab order stands for.
    pub fn thing_at_cursor(&self) -> Option<Thing> {
        self.thing(self.cursor)
    }

    /// Whether cells may be changed now.
    pub fn can_edit(&self) -> bool {
        self.seen.as_ref().is_some_and(|seen| seen.can_edit)
    }

    /// Whether its cells are ones that can be changed at the start.
    pub fn is_sudoku(&self) -> bool {
        self.seen
            .as_ref()
            .is_some_and(|seen| seen.puzzle.kind == Kind::Sudoku)
    }

    /// The pointer rests on a cell: where its marks are dots, they are told as
    /// digits too, and where its name may be cut off, the whole of it.
    pub fn explain(&self, at: usize) {
        let Some(seen) = &self.seen else {
            return;
        };
        let cut = seen.puzzle.has_dots() || seen.puzzle.kind == Kind::Items;
        if let (true, Some(view)) = (cut, seen.cells.get(at)) {
            dom::set(&self.cells[at].root, "title", &view.name);
        }
    }

    /// Which digit a key stands for, whether or not it may be written now.
    pub fn symbol(&self, key: &str) -> Option<u16> {
        let puzzle = &self.seen.as_ref()?.puzzle;
        let symbols = puzzle.symbols.iter().filter(|_| puzzle.marks > 0);
        let at = symbols
            .into_iter()
            .position(|symbol| symbol.eq_ignore_ascii_case(key))?;
        u16::try_from(at).ok()
    }
}

impl CellNode {
    fn build(
        line: &Element,
        view: &CellView,
        at: usize,
        in_tab_order: bool,
        inner: impl FnOnce(&Element) -> Inner,
    ) -> Self {
        let root: HtmlElement = dom::append(line, "div", "").unchecked_into();
        dom::set(&root, "role", "gridcell");
        if view.inside {
            dom::set(&root, "tabindex", if in_tab_order { "0" } else { "-1" });
            dom::set(&root, "data-at", &at.to_string());
        }
        CellNode {
            class: String::new(),
            inner: inner(&root),
            root,
        }
    }

    fn paint(&mut self, old: Option<&CellView>, view: &CellView) {
        if old.is_none_or(|old| old.name != view.name) {
            dom::set(&self.root, "aria-label", &view.name);
        }
        match &mut self.inner {
            Inner::Sudoku(inner) => inner.paint(old, view),
            Inner::Tiling(inner) => inner.paint(&self.root, old, view),
            Inner::Marks(inner) => inner.paint(old, view),
            Inner::Items(inner) => inner.paint(&self.root, old, view),
        }
    }
}
