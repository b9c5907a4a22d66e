//! The words of a text that tell a size, or what may be done to a piece.

use std::str::FromStr;

use super::shape::check_size;
use super::{DrawingError, PieceKind, Plan, PolyominoError};
use crate::document::Fault;

/// "6x10"
pub(super) fn rectangle(size: &str) -> Result<Plan, String> {
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
pub(super) fn styled(kind: PieceKind, number: usize, line: &str) -> Result<PieceKind, Fault> {
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
