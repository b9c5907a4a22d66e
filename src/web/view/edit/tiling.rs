//! The editor of boards and pieces.

use web_sys::{HtmlElement, HtmlInputElement};

use super::pieces::{Cards, fill};
use super::{SheetView, Uses};
use crate::document::Format;
use crate::edit::{Complaint, On, Part, TilingEditor};
use crate::loaded::Loaded;
use crate::puzzle::polyomino::{Plan, Square};
use crate::web::dom::{self, Attr, Sure, Text};

/// The dialog.
pub struct TilingView {
    /// What is drawn.
    pub editor: TilingEditor,
    board: SheetView,
    /// The pieces.
    pub cards: Cards,
    rows: HtmlInputElement,
    cols: HtmlInputElement,
    brushes: [(HtmlInputElement, Option<Square>); 4],
    uses: Uses,
    area: Text,
    board_fault: Text,
    fault: Text,
    usable: Attr,
}

impl TilingView {
    /// Closed.
    pub fn new() -> Self {
        use Square::{Cell, Hole, Optional};
        let brush = |(id, mark)| (dom::find(id), mark);
        TilingView {
            editor: TilingEditor::default(),
            board: SheetView::on(dom::find("board-sheet")),
            cards: Cards::new(),
            rows: dom::find("board-rows"),
            cols: dom::find("board-cols"),
            brushes: [
                ("brush-cell", Some(Cell)),
                ("brush-hole", Some(Hole)),
                ("brush-optional", Some(Optional)),
                ("brush-none", None),
            ]
            .map(brush),
            uses: Uses::of("tiling-undo", "tiling-redo"),
            area: Text::of("tiling-area"),
            board_fault: Text::of("board-fault"),
            fault: Text::of("tiling-fault"),
            usable: Attr::of("tiling-use", "aria-disabled"),
        }
    }

    /// Filled with what is on the stage, if that is a tiling and is not being
    /// edited already.
    pub fn open(&mut self, stage: &Loaded) {
        let tiling = stage.written().filter(|it| it.format == Format::Tiling);
        let plan = tiling.and_then(|it| Plan::parse(&it.text).ok());
        self.editor.open(plan);
        self.paint();
    }

    /// A sheet, if it is there.
    pub fn sheet(&mut self, on: On) -> Option<&mut SheetView> {
        match on {
            On::Board => Some(&mut self.board),
            On::Piece(at) => self.cards.sheet(at),
        }
    }

    /// Takes up the brush that is chosen.
    pub fn choose_brush(&mut self) {
        let chosen = self.brushes.iter().find(|(radio, _)| radio.checked());
        if let Some(&(_, mark)) = chosen {
            self.editor.brush = mark;
        }
    }

    /// The size that the fields ask for; what is no number asks for nothing.
    pub fn resize(&mut self) {
        let side = |field: &HtmlInputElement, now: u16| field.value().parse().unwrap_or(now);
        let board = &self.editor.drawn().board;
        let (rows, cols) = (board.rows(), board.cols());
        let (rows, cols) = (side(&self.rows, rows), side(&self.cols, cols));
        self.editor.change(|drawn| drawn.board.resize(rows, cols));
    }

    /// Puts the focus where the first complaint is about something.
    pub fn focus_complaint(&mut self) {
        match self.editor.complaints().first().map(|each| each.place) {
            Some(Part::Board) => self.board.focus(),
            Some(Part::Letter(at)) => self.cards.focus_letter(at),
            Some(Part::Drawing(at)) => {
                if let Some(sheet) = self.cards.sheet(at) {
                    sheet.focus();
                }
            }
            Some(Part::Area) | None => {}
        }
    }

    /// Puts the focus where pieces are added.
    pub fn focus_add(&self) {
        dom::find::<HtmlElement>("piece-add").focus().sure();
    }

    /// Paints what differs.
    pub fn paint(&mut self) {
        let drawn = self.editor.drawn();
        self.board.paint(&drawn.board, None);
        fill(&self.rows, &drawn.board.rows().to_string());
        fill(&self.cols, &drawn.board.cols().to_string());
        for (radio, mark) in &self.brushes {
            radio.set_checked(*mark == self.editor.brush);
        }
        let complaints = self.editor.complaints();
        self.cards.paint(&drawn.pieces, &complaints);
        self.area.set(&drawn.area_words());
        let of = |each: &&Complaint<Part>| each.place == Part::Board;
        let board = complaints.iter().find(of);
        self.board_fault.set(board.map_or("", |each| &each.message));
        let first = complaints.first().map(|each| each.message.as_str());
        self.fault.set(match self.editor.hint() {
            "" => first.unwrap_or(self.editor.refused()),
            hint => hint,
        });
        self.usable.set_bool(!complaints.is_empty());
        let history = self.editor.history();
        self.uses.set(history.can_undo(), history.can_redo());
    }
}
