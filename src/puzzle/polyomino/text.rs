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
//! A drawing ends at an empty line, a comment or one of the words above. A
//! drawing without a word before it is the board, if there is none yet, or else
//! a piece, named by the letter it is drawn with; those drawn with `#` get the
//! letters that are left. A piece so drawn again is one more of its kind.

use std::str::FromStr;

use super::error::bad_mark;
use super::shape::{check_size, is_cell, marks};
use super::{DrawingError, PieceKind, Plan, PolyominoError, Shape, Square, sets};
use crate::document::{Fault, Span};
use crate::words::{joined, quoted, spaced};

/// The most kinds of pieces that a text may tell.
const MAX_KINDS: usize = 1000;

/// The letter of a piece that has none yet.
const UNNAMED: char = '#';

/// See [`Plan::parse`].
pub(super) fn parse(text: &str) -> Result<Plan, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader = Reader {
        rest: text,
        line: 0,
        board: None,
        kinds: Vec::new(),
    };
    while let Some((sort, line)) = reader.peek() {
        match sort {
            Sort::Blank | Sort::Comment => reader.next(),
            Sort::Board => reader.board(line)?,
            Sort::Pieces => reader.pieces(line)?,
            Sort::Piece => reader.piece(line)?,
            Sort::Drawn => reader.bare()?,
        }
    }
    reader.plan()
}

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Blank,
    Comment,
    Board,
    Pieces,
    Piece,
    Drawn,
}

fn sort(line: &str) -> Sort {
    let plain = |c: char| matches!(c, '#' | '.' | '?') || c.is_whitespace();
    match line.split_whitespace().next() {
        None => Sort::Blank,
        Some("#") if !line.chars().all(plain) => Sort::Comment,
        Some("board") => Sort::Board,
        Some("pieces") => Sort::Pieces,
        Some("piece") => Sort::Piece,
        Some(_) => Sort::Drawn,
    }
}

/// Lines that draw something.
struct Drawing<'a> {
    text: &'a str,
    /// The number of its first line, from 1.
    line: usize,
}

struct Reader<'a> {
    rest: &'a str,
    /// Lines read.
    line: usize,
    board: Option<Plan>,
    kinds: Vec<PieceKind>,
}

// ----- lines -----
impl<'a> Reader<'a> {
    /// The next line, and what it is.
    fn peek(&self) -> Option<(Sort, &'a str)> {
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
        self.next();
        let number = self.line;
        if self.board.is_some() {
            return Err(Fault::on_line(Some(number), "there is a board already"));
        }
        let size = line.trim().strip_prefix("board").unwrap_or(line).trim();
        if !size.is_empty() {
            self.board =
                Some(rectangle(size).map_err(|what| Fault::at_word(number, line, size, what))?);
            return Ok(());
        }
        let drawing = self.drawing();
        if drawing.text.is_empty() {
            let what = "the board has neither a size, as in 'board 6x10', nor a drawing";
            return Err(Fault::on_line(Some(number), what));
        }
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
            self.board = Some(drawing.board()?);
            return Ok(());
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
    fn plan(self) -> Result<Plan, Fault> {
        let Some(board) = self.board else {
            let what = "there is no board: write 'board 6x10', or draw one";
            return Err(Fault::new(what));
        };
        let mut kinds = self.kinds;
        let used: Vec<char> = kinds.iter().map(|kind| kind.letter).collect();
        let all = ('A'..='Z').chain('a'..='z').chain('0'..='9');
        let mut free = all.filter(|letter| !used.contains(letter));
        for kind in kinds.iter_mut().filter(|kind| kind.letter == UNNAMED) {
            let what = "there are more pieces than letters: name them, as in 'piece L'";
            kind.letter = free.next().ok_or_else(|| Fault::new(what))?;
        }
        Ok(Plan { kinds, ..board })
    }
}

// ----- drawings -----
impl Drawing<'_> {
    /// The mark it is drawn with.
    fn only_mark(&self) -> Result<char, Fault> {
        let mut all = marks(self.text).filter(|&(_, _, mark)| is_cell(mark));
        let first = all.next().map_or(UNNAMED, |(_, _, mark)| mark);
        match all.find(|&(_, _, mark)| mark != first) {
            None => Ok(first),
            Some((row, col, mark)) => {
                let [first, mark] = [first, mark].map(|mark| quoted(&mark.to_string()));
                let what = joined(&[
                    &mark,
                    " in a drawing that began with ",
                    &first,
                    "; a line may begin with board, pieces or piece",
                ]);
                Err(self.fault(row, Some(col), &what))
            }
        }
    }

    fn shape(&self, whose: &str) -> Result<Shape, Fault> {
        Shape::drawn(self.text).map_err(|error| self.refuse(whose, error))
    }

    fn board(&self) -> Result<Plan, Fault> {
        let refuse = |error| self.refuse("the board", error);
        let margin = |line: &str| line.chars().take_while(|&c| c == ' ').count();
        let lines = || self.text.lines().map(str::trim_end);
        let indent = lines().map(margin).min().unwrap_or(0);
        let rows = lines().count();
        let cols = lines().map(|line| line.chars().count()).max().unwrap_or(0) - indent;
        check_size(rows, cols).map_err(refuse)?;
        let mut plan = Plan::rectangle(rows as u16, cols as u16);
        plan.cells.fill(Square::Hole);
        for (row, col, mark) in marks(self.text) {
            let square = match mark {
                '?' => Square::Optional,
                _ if is_cell(mark) => Square::Cell,
                // White space at the end of a line too.
                '.' | ' ' | '\t' | '\r' => continue,
                found => {
                    let (line, column) = (row + 1, col + 1);
                    return Err(refuse(DrawingError::BadMark {
                        line,
                        column,
                        found,
                    }));
                }
            };
            plan.cells[row * cols + col - indent] = square;
        }
        match plan.cells.iter().all(|&square| square == Square::Hole) {
            true => Err(refuse(DrawingError::Empty)),
            false => Ok(plan),
        }
    }

    fn refuse(&self, whose: &str, error: DrawingError) -> Fault {
        match error {
            DrawingError::BadMark {
                line,
                column,
                found,
            } => self.fault(line - 1, Some(column - 1), &bad_mark(found)),
            DrawingError::Empty | DrawingError::TooLarge { .. } => {
                let what = joined(&[whose, ": ", &error.to_string()]);
                self.fault(0, None, &what)
            }
        }
    }

    /// Row and column from 0.
    fn fault(&self, row: usize, col: Option<usize>, what: &str) -> Fault {
        let span = Span {
            line: self.line + row,
            chars: col.map(|col| (col + 1, 1)),
        };
        Fault {
            places: vec![span],
            ..Fault::new(what)
        }
    }
}

// ----- words -----

/// "6x10"
fn rectangle(size: &str) -> Result<Plan, String> {
    let side = |text: &str| -> Option<usize> {
        let text = text.trim();
        let digits = text.bytes().all(|b| b.is_ascii_digit());
        usize::from_str(text).ok().filter(|_| digits)
    };
    let sides = size.split_once(['x', 'X', '×']);
    let Some((Some(rows), Some(cols))) = sides.map(|(rows, cols)| (side(rows), side(cols))) else {
        return Err("this is no size of a board; write it as 6x10".to_owned());
    };
    let checked = match rows.min(cols) {
        0 => Err(DrawingError::Empty),
        _ => check_size(rows, cols),
    };
    let refused = |error| PolyominoError::Board(error).to_string();
    checked.map_err(refused)?;
    Ok(Plan::rectangle(rows as u16, cols as u16))
}

/// The piece as the third word and those after it say.
fn styled(kind: PieceKind, number: usize, line: &str) -> Result<PieceKind, Fault> {
    let mut kind = kind;
    for word in line.split_whitespace().skip(2) {
        match (word, word.strip_prefix('x').map(u16::from_str)) {
            ("noturn", _) => kind.turn = false,
            ("noflip", _) => kind.flip = false,
            (_, Some(Ok(copies))) => kind.copies = copies,
            _ => {
                let what = "this is not understood: x2 for two of it, noturn, noflip";
                return Err(Fault::at_word(number, line, word, what));
            }
        }
    }
    Ok(kind)
}
