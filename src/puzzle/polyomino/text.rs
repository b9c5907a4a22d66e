//! Tilings as text.
//!
//! ```text
//! # Comments begin with a number sign and a space.
//! board 6x10
//! pieces pentominoes
//! ```
//!
//! ```text
//! board                      then its drawing: # a cell, ? one that may stay
//! ###?                       empty, . or a space a hole
//! #.##
//! pieces tetrominoes x2      pentominoes, tetrominoes, lpnu or hexominoes
//! piece L x2 noturn noflip   its letter, how often, what may not be done to it
//! #.
//! ##
//! ```
//!
//! `pentominoes 6x10`, or `6x10 pentominoes`, is short for a board and a set.
//!
//! A drawing ends at an empty line, a comment or one of the words above. A
//! drawing without a word before it is the board, if there is none yet, or else
//! a piece, named by the letter it is drawn with; those drawn with `#` get the
//! letters that are left. A piece so drawn again is one more of its kind.

use super::drawing::Drawing;
use super::words::{rectangle, set_and_size, styled};
use super::{PieceKind, Plan, PolyominoError, Told, sets};
use crate::document::Fault;
use crate::words::{joined, spaced};

/// The most kinds of pieces that a text may tell.
const MAX_KINDS: usize = 1000;

/// The letter of a piece that has none yet.
pub(super) const UNNAMED: char = '#';

/// See [`Told::parse`].
pub(super) fn parse(text: &str) -> Result<Told, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader {
        rest: text,
        line: 0,
        board: None,
        board_line: 1,
        crosses: false,
        pieces_line: None,
        kinds: Vec::new(),
    };
    while let Some((sort, line)) = reader.peek() {
        match sort {
            Sort::Blank | Sort::Comment => reader.next(),
            Sort::Board => reader.board(line)?,
            Sort::Pieces => reader.pieces(line)?,
            Sort::Both(set, size) => reader.both(line, set, size)?,
            Sort::Piece => reader.piece(line)?,
            Sort::Drawn => reader.bare()?,
        }
    }
    reader.told()
}

/// Whether a line is a comment, and no drawing of cells.
pub fn is_comment(line: &str) -> bool {
    sort(line) == Sort::Comment
}

/// Whether a line tells a set of pieces and the size of its board.
pub fn is_both(line: &str) -> bool {
    matches!(sort(line), Sort::Both(..))
}

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort<'a> {
    Blank,
    Comment,
    Board,
    Pieces,
    Piece,
    /// A set of pieces and the size of its board.
    Both(&'static str, &'a str),
    Drawn,
}

fn sort(line: &str) -> Sort<'_> {
    let plain = |c: char| matches!(c, '#' | '.' | '?') || c.is_whitespace();
    match line.split_whitespace().next() {
        None => Sort::Blank,
        Some("#") if !line.chars().all(plain) => Sort::Comment,
        Some("board") => Sort::Board,
        Some("pieces") => Sort::Pieces,
        Some("piece") => Sort::Piece,
        Some(_) => match set_and_size(line) {
            Some((set, size)) => Sort::Both(set, size),
            None => Sort::Drawn,
        },
    }
}

struct Reader<'a> {
    rest: &'a str,
    /// Lines read.
    line: usize,
    board: Option<Plan>,
    /// Where it begins.
    board_line: usize,
    /// Whether a cell of it is drawn as x.
    crosses: bool,
    /// Where the first piece or set of them begins.
    pieces_line: Option<usize>,
    kinds: Vec<PieceKind>,
}

// ----- lines -----
impl<'a> Reader<'a> {
    /// The next line, and what it is.
    fn peek(&self) -> Option<(Sort<'a>, &'a str)> {
        let line = self.rest.lines().next()?;
        Some((sort(line), line))
    }

    fn next(&mut self) {
        self.rest = self.rest.split_once('\n').map_or("", |(_, rest)| rest);
        self.line += 1;
    }

    /// The lines from here on that draw something; maybe none.
    fn drawing(&mut self) -> Drawing<'a> {
        while let Some((Sort::Blank | Sort::Comment, _)) = self.peek() {
            self.next();
        }
        let (text, line) = (self.rest, self.line + 1);
        while let Some((Sort::Drawn, _)) = self.peek() {
            self.next();
        }
        let drawn = text.len() - self.rest.len();
        Drawing {
            text: &text[..drawn],
            line,
        }
    }
}

// ----- what the lines tell -----
impl<'a> Reader<'a> {
    fn board(&mut self, line: &'a str) -> Result<(), Fault> {
        self.begin_board()?;
        let number = self.line;
        let size = line.trim().strip_prefix("board").unwrap_or(line).trim();
        if !size.is_empty() {
            return self.size_board(line, size);
        }
        let drawing = self.drawing();
        if drawing.text.is_empty() {
            let what = "the board has neither a size, as in 'board 6x10', nor a drawing";
            return Err(Fault::on_line(Some(number), what));
        }
        self.draw_board(&drawing)
    }

    /// The next line begins the board.
    fn begin_board(&mut self) -> Result<(), Fault> {
        self.next();
        self.board_line = self.line;
        match self.board {
            None => Ok(()),
            Some(_) => Err(Fault::on_line(Some(self.line), "there is a board already")),
        }
    }

    /// The board has the size that a part of this line says.
    fn size_board(&mut self, line: &str, size: &str) -> Result<(), Fault> {
        let wrong = |what| Fault::at_word(self.line, line, size, what);
        self.board = Some(rectangle(size).map_err(wrong)?);
        Ok(())
    }

    fn draw_board(&mut self, drawing: &Drawing) -> Result<(), Fault> {
        self.crosses = drawing.text.chars().any(|c| matches!(c, 'x' | 'X'));
        self.board = Some(drawing.board()?);
        Ok(())
    }

    fn pieces(&mut self, line: &'a str) -> Result<(), Fault> {
        self.next();
        let number = self.line;
        let known = || spaced(sets::NAMES.map(str::to_owned));
        let Some(name) = line.split_whitespace().nth(1) else {
            let what = joined(&["which pieces? There are ", &known()]);
            return Err(Fault::on_line(Some(number), what));
        };
        let Some(set) = sets::named(name) else {
            let what = joined(&["no pieces are called that; there are ", &known()]);
            return Err(Fault::at_word(number, line, name, what));
        };
        for kind in set {
            let kind = styled(kind, number, line)?;
            self.add(kind, number)?;
        }
        Ok(())
    }

    /// A set of pieces and the size of its board.
    fn both(&mut self, line: &str, set: &str, size: &str) -> Result<(), Fault> {
        self.begin_board()?;
        self.size_board(line, size)?;
        for kind in sets::named(set).unwrap_or_default() {
            self.add(kind, self.line)?;
        }
        Ok(())
    }

    fn piece(&mut self, line: &'a str) -> Result<(), Fault> {
        self.next();
        let number = self.line;
        let Some(name) = line.split_whitespace().nth(1) else {
            return Err(Fault::on_line(Some(number), "the piece has no letter"));
        };
        let mut letters = name.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            let what = "a piece is named by one letter or digit";
            return Err(Fault::at_word(number, line, name, what));
        };
        if !letter.is_alphanumeric() {
            let what = PolyominoError::BadLetter(letter).to_string();
            return Err(Fault::at_word(number, line, name, what));
        }
        let drawing = self.drawing();
        if drawing.text.is_empty() {
            let what = joined(&["piece ", name, " has no drawing"]);
            return Err(Fault::on_line(Some(number), what));
        }
        let kind = PieceKind::new(letter, drawing.shape(&joined(&["piece ", name]))?);
        let kind = styled(kind, number, line)?;
        self.add(kind, number)
    }

    /// A drawing without a word before it.
    fn bare(&mut self) -> Result<(), Fault> {
        let drawing = self.drawing();
        let mark = drawing.only_mark()?;
        if self.board.is_none() {
            self.board_line = drawing.line;
            return self.draw_board(&drawing);
        }
        let kind = PieceKind::new(mark, drawing.shape("the piece")?);
        let again = |other: &&mut PieceKind| {
            let PieceKind { turn, flip, .. } = **other;
            other.letter == mark && other.shape == kind.shape && turn && flip
        };
        match self.kinds.iter_mut().find(again) {
            Some(known) => {
                known.copies = known.copies.saturating_add(1);
                Ok(())
            }
            None => self.add(kind, drawing.line),
        }
    }

    fn add(&mut self, kind: PieceKind, line: usize) -> Result<(), Fault> {
        self.pieces_line.get_or_insert(line);
        let known = |other: &PieceKind| other.letter == kind.letter;
        let wrong = if kind.letter != UNNAMED && self.kinds.iter().any(known) {
            PolyominoError::RepeatedLetter(kind.letter).to_string()
        } else if self.kinds.len() == MAX_KINDS {
            joined(&["more than ", &MAX_KINDS.to_string(), " kinds of pieces"])
        } else {
            self.kinds.push(kind);
            return Ok(());
        };
        Err(Fault::on_line(Some(line), wrong))
    }

    /// All that was read; pieces without a letter are given one.
    fn told(self) -> Result<Told, Fault> {
        let Some(board) = self.board else {
            let what = "there is no board: write 'board 6x10', or draw one";
            return Err(Fault::on_line(self.pieces_line, what));
        };
        let mut kinds = self.kinds;
        let used: Vec<char> = kinds.iter().map(|kind| kind.letter).collect();
        let all = ('A'..='Z').chain('a'..='z').chain('0'..='9');
        let mut free = all.filter(|letter| !used.contains(letter));
        for kind in kinds.iter_mut().filter(|kind| kind.letter == UNNAMED) {
            let what = "there are more pieces than letters: name them, as in 'piece L'";
            kind.letter = free.next().ok_or_else(|| Fault::new(what))?;
        }
        Ok(Told {
            plan: Plan { kinds, ..board },
            board_line: self.board_line,
            pieces_line: self.pieces_line,
            crosses: self.crosses,
        })
    }
}
