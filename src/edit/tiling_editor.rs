//! The editor of boards and pieces: what is drawn, with which brush, and the
//! stroke that is being drawn.

use super::sheet::{Sheet, pressed};
use super::tiling::{MAX_COPIES, Piece, Tiling};
use super::{Complaint, History, Part};
use crate::puzzle::polyomino::{Plan, Square};

/// Which sheet is drawn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// The board.
    Board,
    /// The piece of this number.
    Piece(usize),
}

/// A stroke: it paints what its first square got.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    on: On,
    mark: Square,
    /// Where it was last; nowhere once it has left the sheet.
    last: Option<usize>,
    /// Whether it has changed anything: then more of it is no change of its own.
    painted: bool,
}

/// The editor.
#[derive(Clone, Debug)]
pub struct TilingEditor {
    drawn: History<Tiling>,
    /// What one paints the board with; nothing while it is only to be moved.
    pub brush: Option<Square>,
    stroke: Option<Stroke>,
    /// What was on the stage when it was taken up last, or was put there.
    known: Option<Plan>,
    /// Why what is on the stage is not what is drawn.
    hint: &'static str,
    /// Why what is drawn was refused.
    refused: String,
}

/// The limit is [`MAX_PIECES`](super::MAX_PIECES).
const TOO_MANY: &str = "The tiling on the stage has more than 100 kinds of pieces, too many for this editor. Change its text instead.";

impl Default for TilingEditor {
    fn default() -> Self {
        TilingEditor {
            drawn: History::new(Tiling::start()),
            brush: Some(Square::Cell),
            stroke: None,
            known: None,
            hint: "",
            refused: String::new(),
        }
    }
}

impl TilingEditor {
    /// What is drawn.
    pub fn drawn(&self) -> &Tiling {
        self.drawn.now()
    }

    /// What was drawn before, and after.
    pub fn history(&self) -> &History<Tiling> {
        &self.drawn
    }

    /// The editor is opened while this is on the stage. What it has of that
    /// already is gone on with; else that is taken up, and what was drawn before
    /// is one undo away.
    pub fn open(&mut self, stage: Option<Plan>) {
        self.stroke = None;
        self.hint = "";
        let news = stage.filter(|stage| self.known.as_ref() != Some(stage));
        let Some(plan) = news else { return };
        let Some(drawn) = Tiling::of(&plan) else {
            self.hint = TOO_MANY;
            return;
        };
        match self.known.is_none() && !self.drawn.can_undo() {
            true => self.drawn = History::new(drawn),
            false => self.change(|now| *now = drawn),
        }
        self.known = Some(plan);
    }

    /// What is drawn as text; none if there are complaints.
    pub fn text(&self) -> Option<String> {
        let right = self.complaints().is_empty();
        right.then(|| self.drawn().plan().to_text())
    }

    /// The text was put on the stage, or was refused with these words.
    pub fn answered(&mut self, refused: Option<String>) {
        if refused.is_none() {
            self.known = Some(self.drawn().plan());
        }
        self.refused = refused.unwrap_or_default();
    }

    /// Why what is drawn was refused; empty once something has changed.
    pub fn refused(&self) -> &str {
        &self.refused
    }

    /// Why what is drawn is not what is on the stage; empty if it is, and once
    /// something has changed.
    pub fn hint(&self) -> &'static str {
        self.hint
    }

    fn hush(&mut self) {
        self.hint = "";
        self.refused.clear();
    }

    /// Changes what is drawn. A stroke ends with that, but goes on if nothing
    /// changes: the field that loses the focus to it says so at its beginning.
    pub fn change(&mut self, change: impl FnOnce(&mut Tiling)) {
        if self.drawn.change(false, change) {
            self.stroke = None;
            self.hush();
        }
    }

    /// Changes a piece.
    pub fn change_piece(&mut self, at: usize, change: impl FnOnce(&mut Piece)) {
        self.change(|drawn| {
            if let Some(piece) = drawn.pieces.get_mut(at) {
                change(piece);
            }
        });
    }

    /// Says how often there is a piece, [`MAX_COPIES`] at most. (A text may say
    /// more: that stays until somebody types.)
    pub fn set_copies(&mut self, at: usize, copies: u16) {
        self.change_piece(at, |piece| piece.copies = copies.min(MAX_COPIES));
    }

    /// Takes a piece away.
    pub fn remove_piece(&mut self, at: usize) {
        self.change(|drawn| {
            if at < drawn.pieces.len() {
                drawn.pieces.remove(at);
            }
        });
    }

    /// Back to before the last change.
    pub fn undo(&mut self) {
        self.stroke = None;
        self.hush();
        self.drawn.undo();
    }

    /// What was undone is done again.
    pub fn redo(&mut self) {
        self.stroke = None;
        self.hush();
        self.drawn.redo();
    }

    /// A pointer, or Space, comes down on a square: a stroke begins.
    pub fn press(&mut self, on: On, at: usize) {
        let brush = match on {
            On::Board => self.brush,
            On::Piece(_) => Some(Square::Cell),
        };
        let square = self.sheet(on).and_then(|sheet| sheet.marks().get(at));
        if let (Some(brush), Some(&square)) = (brush, square) {
            self.begin(on, at, pressed(brush, square));
        }
    }

    /// A stroke begins that paints this mark.
    pub fn begin(&mut self, on: On, at: usize, mark: Square) {
        self.hush();
        let painted = self
            .drawn
            .change(false, |drawn| paint(drawn, on, &[at], mark));
        self.stroke = Some(Stroke {
            on,
            mark,
            last: Some(at),
            painted,
        });
    }

    /// The stroke has come to this square, or is outside; whether there is a
    /// stroke.
    pub fn drag(&mut self, at: Option<usize>) -> bool {
        let Some(mut stroke) = self.stroke else {
            return false;
        };
        let from = std::mem::replace(&mut stroke.last, at);
        if let (Some(sheet), Some(at)) = (self.sheet(stroke.on), at) {
            let squares = from.map_or(vec![at], |from| sheet.line(from, at));
            let paint = |drawn: &mut Tiling| paint(drawn, stroke.on, &squares, stroke.mark);
            stroke.painted |= self.drawn.change(stroke.painted, paint);
        }
        self.stroke = Some(stroke);
        true
    }

    /// Which sheet a stroke is being drawn on.
    pub fn stroke(&self) -> Option<On> {
        self.stroke.map(|stroke| stroke.on)
    }

    /// The stroke has ended; a piece may get more room.
    pub fn release(&mut self) {
        if let Some(Stroke {
            on: On::Piece(at),
            painted: true,
            ..
        }) = self.stroke.take()
        {
            self.drawn.change(true, |drawn| {
                if let Some(piece) = drawn.pieces.get_mut(at) {
                    piece.sheet.make_room();
                }
            });
        }
    }

    /// The sheet, if it is there.
    pub fn sheet(&self, on: On) -> Option<&Sheet> {
        match on {
            On::Board => Some(&self.drawn().board),
            On::Piece(at) => self.drawn().pieces.get(at).map(|piece| &piece.sheet),
        }
    }

    /// All that keeps it from being used.
    pub fn complaints(&self) -> Vec<Complaint<Part>> {
        self.drawn().complaints()
    }
}

fn paint(drawn: &mut Tiling, on: On, squares: &[usize], mark: Square) {
    let sheet = match on {
        On::Board => Some(&mut drawn.board),
        On::Piece(at) => drawn.pieces.get_mut(at).map(|piece| &mut piece.sheet),
    };
    if let Some(sheet) = sheet {
        for &at in squares {
            sheet.paint(at, mark);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::MAX_PIECES;

    #[test]
    fn the_limit_is_told_as_it_is() {
        assert!(TOO_MANY.contains(&["than ", &MAX_PIECES.to_string(), " kinds"].concat()));
    }
}
