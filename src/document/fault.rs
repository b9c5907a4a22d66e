//! What is wrong with a document, and where.

use std::fmt;

use crate::dlx::text::TextError;
use crate::puzzle::Cell;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong, in words.
    pub message: String,
    /// The places in the text, if some are to blame; the first one is named
    /// before the message.
    pub places: Vec<Span>,
    /// The cells of the board, if some are to blame.
    pub cells: Vec<Cell>,
}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The line, from 1.
    pub line: usize,
    /// The first character in the line, from 1, and how many characters are
    /// meant, at least 1; none if the whole line is.
    pub chars: Option<(usize, usize)>,
}

impl Span {
    /// Of the character that begins at this byte.
    pub fn of_char(text: &str, at: usize) -> Self {
        let before = text.get(..at).unwrap_or_default();
        let column = before.chars().rev().take_while(|&c| c != '\n').count();
        Span {
            line: 1 + before.chars().filter(|&c| c == '\n').count(),
            chars: Some((column + 1, 1)),
        }
    }
}

impl Fault {
    /// Without a place.
    pub fn new(message: impl Into<String>) -> Self {
        Fault {
            message: message.into(),
            places: Vec::new(),
            cells: Vec::new(),
        }
    }

    /// On this line, if one is to blame.
    pub fn on_line(line: Option<usize>, message: impl Into<String>) -> Self {
        let places = line.map(|line| Span { line, chars: None });
        Fault {
            places: places.into_iter().collect(),
            ..Fault::new(message)
        }
    }

    /// At these places.
    pub fn at(places: Vec<Span>, message: impl Into<String>) -> Self {
        Fault {
            places,
            ..Fault::new(message)
        }
    }

    /// At a word of a line: a part of it, not a copy.
    pub fn at_word(number: usize, line: &str, word: &str, message: impl Into<String>) -> Self {
        let before = (word.as_ptr() as usize).wrapping_sub(line.as_ptr() as usize);
        let before = line.get(..before).unwrap_or_default();
        let span = Span {
            line: number,
            chars: Some((before.chars().count() + 1, word.chars().count())),
        };
        Fault::at(vec![span], message)
    }

    /// The first line to blame, from 1, if one is.
    pub fn line(&self) -> Option<usize> {
        self.places.first().map(|place| place.line)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.places.first() {
            Some(Span { line, chars: None }) => write!(f, "line {line}: ")?,
            Some(Span {
                line,
                chars: Some((column, _)),
            }) => write!(f, "line {line}, column {column}: ")?,
            None => {}
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

impl From<TextError> for Fault {
    fn from(error: TextError) -> Self {
        let TextError { line, chars, fault } = error;
        let places = line.map(|line| Span { line, chars });
        Fault {
            places: places.into_iter().collect(),
            ..Fault::new(fault.to_string())
        }
    }
}

impl From<String> for Fault {
    fn from(message: String) -> Self {
        Fault::new(message)
    }
}
