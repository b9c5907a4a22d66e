//! A board and pieces, as they are drawn.

use super::Complaint;
use super::sheet::Sheet;
use crate::puzzle::polyomino::{PieceKind, Plan, Square};
use crate::words::{count, grouped, joined, quoted};

/// The most pieces that the editor has cards for.
pub const MAX_PIECES: usize = 100;

/// The most copies of a piece.
pub const MAX_COPIES: u16 = 99;

/// A piece on its card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its letter as typed, which may be none, or too many.
    pub letter: String,
    /// Its drawing.
    pub sheet: Sheet,
    /// How often it is to be placed, 0 to [`MAX_COPIES`].
    pub copies: u16,
    /// Whether it may be turned.
    pub may_turn: bool,
    /// Whether it may be turned over.
    pub may_flip: bool,
}

/// What is drawn: a board, and the pieces that are to cover it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiling {
    /// The board.
    pub board: Sheet,
    /// The pieces, at most [`MAX_PIECES`].
    pub pieces: Vec<Piece>,
}

/// What a complaint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The board.
    Board,
    /// The letter of the piece of this number.
    Letter(usize),
    /// The drawing of the piece of this number.
    Drawing(usize),
    /// The area of all together.
    Area,
}

impl Piece {
    /// A piece that may be laid every way, once.
    pub fn new(letter: impl Into<String>, sheet: Sheet) -> Self {
        Piece {
            letter: letter.into(),
            sheet,
            copies: 1,
            may_turn: true,
            may_flip: true,
        }
    }

    /// The piece of a plan, drawn.
    fn of(kind: &PieceKind) -> Self {
        Piece {
            letter: kind.letter.into(),
            sheet: Sheet::of_shape(&kind.shape),
            copies: kind.copies,
            may_turn: kind.turn,
            may_flip: kind.flip,
        }
    }

    /// As the piece of a plan, if it has a letter and is drawn.
    fn kind(&self) -> Option<PieceKind> {
        Some(PieceKind {
            copies: self.copies,
            turn: self.may_turn,
            flip: self.may_flip,
            ..PieceKind::new(self.letter.chars().next()?, self.sheet.shape()?)
        })
    }

    /// Its field has this text: of two letters the new one counts, so that one
    /// types over the other wherever the caret is.
    pub fn type_letter(&mut self, text: &str) {
        let mut chars = text.chars();
        let new = match (chars.next(), chars.next(), chars.next()) {
            (Some(a), Some(b), None) if self.letter == String::from(a) => b.into(),
            (Some(a), Some(b), None) if self.letter == String::from(b) => a.into(),
            _ => text.to_owned(),
        };
        self.letter = new;
    }

    /// How many cells it has.
    pub fn cells(&self) -> usize {
        self.sheet.count(Square::Cell)
    }
}

impl Tiling {
    /// What to begin with: an empty 4×5 board is a small start, and one blank
    /// piece shows what a piece is.
    pub fn start() -> Self {
        Tiling {
            board: Sheet::new(4, 5, Square::Cell),
            pieces: vec![Piece::new("A", Sheet::for_piece())],
        }
    }

    /// A plan, drawn; none if it has more pieces than there are cards for.
    pub fn of(plan: &Plan) -> Option<Self> {
        let fits = plan.kinds.len() <= MAX_PIECES;
        fits.then(|| Tiling {
            board: Sheet::of_board(plan),
            pieces: plan.kinds.iter().map(Piece::of).collect(),
        })
    }

    /// What is drawn as a plan; complaints are passed over.
    pub fn plan(&self) -> Plan {
        Plan {
            kinds: self.pieces.iter().filter_map(Piece::kind).collect(),
            ..self.board.board()
        }
    }

    /// Adds a piece with nothing drawn, if there is room for one more.
    pub fn add_piece(&mut self) {
        self.add(Piece::new("", Sheet::for_piece()));
    }

    /// Adds a piece; if its letter is taken, under another one.
    pub fn add(&mut self, mut piece: Piece) {
        if self.pieces.len() < MAX_PIECES {
            if piece.letter.is_empty() || self.has(&piece.letter) {
                piece.letter = self.free_letter();
            }
            self.pieces.push(piece);
        }
    }

    /// Adds those pieces of a set that are not there yet, in letter and shape;
    /// a blank piece at the end makes room.
    pub fn add_set(&mut self, set: &[PieceKind]) {
        if self.pieces.last().is_some_and(|piece| piece.cells() == 0) {
            self.pieces.pop();
        }
        for kind in set {
            let piece = Piece::of(kind);
            let same = |other: &Piece| {
                other.letter == piece.letter && other.sheet.shape() == piece.sheet.shape()
            };
            if !self.pieces.iter().any(same) {
                self.add(piece);
            }
        }
    }

    /// Adds a copy of a piece after it, under a letter of its own.
    pub fn duplicate(&mut self, at: usize) {
        let Some(piece) = self.pieces.get(at) else {
            return;
        };
        if self.pieces.len() < MAX_PIECES {
            let mut copy = piece.clone();
            copy.letter = self.free_letter();
            self.pieces.insert(at + 1, copy);
        }
    }

    /// The first letter or digit that no piece has.
    fn free_letter(&self) -> String {
        let mut all = ('A'..='Z').chain('a'..='z').chain('0'..='9');
        let free = all.find(|letter| !self.has(letter.encode_utf8(&mut [0; 4])));
        free.map(String::from).unwrap_or_default()
    }

    fn has(&self, letter: &str) -> bool {
        self.pieces.iter().any(|piece| piece.letter == letter)
    }

    /// Cells of all pieces together, copies included.
    fn area(&self) -> usize {
        let area = |piece: &Piece| piece.cells() * usize::from(piece.copies);
        self.pieces.iter().map(area).fold(0, usize::saturating_add)
    }

    /// How much the pieces cover: "Pieces 60 of 60 cells"; with cells that may
    /// stay empty, "Pieces 20 of 18 to 22 cells".
    pub fn area_words(&self) -> String {
        let pieces = grouped(self.area() as u64);
        let must = self.board.count(Square::Cell) as u64;
        let board = match self.board.count(Square::Optional) as u64 {
            0 => count(must, "cell"),
            may => joined(&[&grouped(must), " to ", &count(must + may, "cell")]),
        };
        joined(&["Pieces ", &pieces, " of ", &board])
    }

    /// All that keeps it from being used.
    pub fn complaints(&self) -> Vec<Complaint<Part>> {
        let mut all = Vec::new();
        let cells = self.board.count(Square::Cell);
        let most = cells + self.board.count(Square::Optional);
        if most == 0 {
            all.push(Complaint::new(Part::Board, "The board has no cells."));
        }
        for (at, piece) in self.pieces.iter().enumerate() {
            let wrong = self.letter_fault(at, &piece.letter);
            all.extend(wrong.map(|message| Complaint::new(Part::Letter(at), message)));
            if piece.cells() == 0 {
                all.push(Complaint::new(Part::Drawing(at), "Nothing is drawn yet."));
            }
        }
        if self.pieces.is_empty() {
            all.push(Complaint::new(Part::Area, "There is no piece."));
        } else if let Some(message) = misfit(self.area(), cells, most) {
            all.push(Complaint::new(Part::Area, message));
        }
        all
    }

    fn letter_fault(&self, at: usize, letter: &str) -> Option<String> {
        let mut chars = letter.chars();
        match (chars.next(), chars.next()) {
            (None, _) => Some("It needs a letter.".to_owned()),
            (Some(c), None) if c.is_alphanumeric() => {
                let earlier = self.pieces[..at].iter();
                let taken = earlier
                    .map(|other| &other.letter)
                    .any(|other| other == letter);
                taken.then(|| joined(&["Another piece is named ", letter, "."]))
            }
            (Some(_), None) => Some(joined(&[
                &quoted(letter),
                " is neither a letter nor a digit.",
            ])),
            (Some(_), Some(_)) => Some("One letter or digit only.".to_owned()),
        }
    }
}

/// What is wrong with the pieces' area on a board of `least` to `most` cells.
fn misfit(area: usize, least: usize, most: usize) -> Option<String> {
    let (by, what) = match area {
        _ if area < least => (least - area, " too few."),
        _ if area > most => (area - most, " too many."),
        _ => return None,
    };
    Some(joined(&[
        "The pieces have ",
        &count(by as u64, "cell"),
        what,
    ]))
}
