//! The words of a text that tell a size, or what may be done to a piece.

use super::shape::check_size;
use super::{DrawingError, PieceKind, Plan, PolyominoError, sets};
use crate::document::Fault;
use crate::words::digits;

/// What stands between the sides of a board.
const TIMES: [char; 3] = ['x', 'X', '×'];

/// "6x10"
pub(super) fn rectangle(size: &str) -> Result<Plan, String> {
    let side = |text: &str| digits::<usize>(text.trim());
    let sides = size.split_once(TIMES);
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

/// A set of pieces and the size of its board, in either order, if the line says
/// that and nothing else: `pentominoes 6x10`.
pub(super) fn set_and_size(line: &str) -> Option<(&'static str, &str)> {
    let mut words = line.split_whitespace();
    let (first, second, None) = (words.next()?, words.next()?, words.next()) else {
        return None;
    };
    let (set, size) = match sets::known(first) {
        Some(set) => (set, second),
        None => (sets::known(second)?, first),
    };
    let begins = size.starts_with(|c: char| c.is_ascii_digit());
    (begins && size.contains(TIMES)).then_some((set, size))
}

/// The piece as the third word and those after it say.
pub(super) fn styled(kind: PieceKind, number: usize, line: &str) -> Result<PieceKind, Fault> {
    let mut kind = kind;
    for word in line.split_whitespace().skip(2) {
        match (word, word.strip_prefix('x').and_then(digits)) {
            ("noturn", _) => kind.turn = false,
            ("noflip", _) => kind.flip = false,
            (_, Some(copies)) => kind.copies = copies,
            _ => {
                let what = "this is not understood: x2 for two of it, noturn, noflip";
                return Err(Fault::at_word(number, line, word, what));
            }
        }
    }
    Ok(kind)
}
