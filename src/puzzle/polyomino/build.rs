//! From a board and a stock of pieces to items and options.

use super::order::{Side, marks};
use super::shape::{Shape, check_size};
use super::{DrawingError, MAX_NODES, PieceKind, Polyomino, PolyominoError};
use crate::dlx::{ItemId, ProblemBuilder};
use crate::puzzle::{Board, Cell, Piece};

/// Checks everything, then builds; see [`Polyomino::new`].
pub(super) fn tiling(board: Board, kinds: &[PieceKind]) -> Result<Polyomino, PolyominoError> {
    check_board(&board)?;
    check_letters(kinds)?;
    let cells: Vec<Cell> = board.cells().collect();
    check_areas(cells.len(), kinds)?;
    let places = all_places(&board, cells.len(), kinds)?;

    let mut builder = ProblemBuilder::new();
    for cell in &cells {
        builder.primary(&cell.to_string())?;
    }
    let pieces = add_pieces(&mut builder, kinds)?;
    let letters = kinds
        .iter()
        .flat_map(|kind| std::iter::repeat_n(kind.letter, kind.copies.into()))
        .collect();
    let pairs = add_marks(&mut builder, kinds, &pieces, &cells)?;
    let ways = add_options(&mut builder, kinds, &places, cells.len(), pieces.len())?;
    Ok(Polyomino {
        problem: builder.build()?,
        board,
        cells,
        pieces,
        letters,
        pairs,
        ways,
    })
}

fn check_board(board: &Board) -> Result<(), PolyominoError> {
    let (rows, cols) = (usize::from(board.rows), usize::from(board.cols));
    check_size(rows, cols)?;
    if board.inside.len() != rows * cols {
        return Err(PolyominoError::BoardCells {
            expected: rows * cols,
            found: board.inside.len(),
        });
    }
    if !board.inside.contains(&true) {
        return Err(DrawingError::Empty.into());
    }
    Ok(())
}

fn check_letters(kinds: &[PieceKind]) -> Result<(), PolyominoError> {
    for (at, kind) in kinds.iter().enumerate() {
        if !kind.letter.is_alphanumeric() {
            return Err(PolyominoError::BadLetter(kind.letter));
        }
        if kinds[..at].iter().any(|other| other.letter == kind.letter) {
            return Err(PolyominoError::RepeatedLetter(kind.letter));
        }
    }
    Ok(())
}

fn check_areas(board: usize, kinds: &[PieceKind]) -> Result<(), PolyominoError> {
    let area = |kind: &PieceKind| kind.shape.cells().len() * usize::from(kind.copies);
    let pieces = kinds.iter().map(area).sum();
    if pieces != board {
        return Err(PolyominoError::AreaMismatch { pieces, board });
    }
    Ok(())
}

/// A place of a piece.
struct Place {
    /// The cells, by number, that it covers.
    cells: Vec<usize>,
    /// Which of its ways to lie that is; none if there is only one.
    way: Option<u8>,
}

/// The places of each kind of piece; refused as soon as they are too many.
fn all_places(
    board: &Board,
    cells: usize,
    kinds: &[PieceKind],
) -> Result<Vec<Vec<Place>>, PolyominoError> {
    let mut numbers = vec![None; board.inside.len()];
    for (number, cell) in board.cells().enumerate() {
        numbers[board.index(cell)] = Some(number);
    }
    let marks_each = cells.ilog2() as usize + 1;
    let mut nodes = 0;
    let mut all = Vec::with_capacity(kinds.len());
    for kind in kinds {
        let places: Vec<Place> = match kind.copies {
            0 => Vec::new(),
            _ => places_of(&kind.shape, board, &numbers),
        };
        let copies = usize::from(kind.copies);
        let (marks_each, pairs) = match copies {
            0 | 1 => (0, 0),
            _ => (marks_each, copies - 1),
        };
        let option = kind.shape.cells().len() + 1 + marks_each;
        nodes += copies * places.len() * option + pairs * cells;
        if nodes > MAX_NODES {
            return Err(PolyominoError::TooLarge);
        }
        all.push(places);
    }
    Ok(all)
}

fn places_of(shape: &Shape, board: &Board, numbers: &[Option<usize>]) -> Vec<Place> {
    let mut places = Vec::new();
    let shapes = shape.orientations();
    let several = shapes.len() > 1;
    for (way, shape) in (0..).zip(shapes) {
        for row in 0..(board.rows + 1).saturating_sub(shape.rows()) {
            for col in 0..(board.cols + 1).saturating_sub(shape.cols()) {
                let moved = |c: &Cell| Cell::new(c.row + row, c.col + col);
                let number = |c: &Cell| numbers[board.index(moved(c))];
                let cells: Option<Vec<usize>> = shape.cells().iter().map(number).collect();
                let way = several.then_some(way);
                places.extend(cells.map(|cells| Place { cells, way }));
            }
        }
    }
    places
}

/// An item for each copy of each kind, numbered if there are several.
fn add_pieces(
    builder: &mut ProblemBuilder,
    kinds: &[PieceKind],
) -> Result<Vec<Piece>, PolyominoError> {
    let mut pieces: Vec<Piece> = Vec::new();
    for kind in kinds {
        for copy in 1..=kind.copies {
            let label = match kind.copies {
                1 => kind.letter.to_string(),
                _ => format!("{}{copy}", kind.letter),
            };
            pieces.push(Piece {
                item: builder.primary(&label)?,
                label,
                symbol: pieces.len() as u16,
                shape: kind.shape.cells().to_vec(),
            });
        }
    }
    Ok(pieces)
}

/// Secondary items `L1<L2@r1c2`, … for each copy that another one follows;
/// see [`super::order`]. Returns the first of each pair.
fn add_marks(
    builder: &mut ProblemBuilder,
    kinds: &[PieceKind],
    pieces: &[Piece],
    cells: &[Cell],
) -> Result<Vec<usize>, PolyominoError> {
    let mut pairs = Vec::new();
    let mut end = 0;
    for kind in kinds {
        let start = end;
        end += usize::from(kind.copies);
        for first in start..end.saturating_sub(1) {
            let (one, two) = (&pieces[first].label, &pieces[first + 1].label);
            for cell in &cells[1..] {
                builder.secondary(&format!("{one}<{two}@{cell}"))?;
            }
            pairs.push(first);
        }
    }
    Ok(pairs)
}

/// Gives, by option, in which of its ways the piece lies.
fn add_options(
    builder: &mut ProblemBuilder,
    kinds: &[PieceKind],
    places: &[Vec<Place>],
    cells: usize,
    pieces: usize,
) -> Result<Vec<Option<u8>>, PolyominoError> {
    let mut ways = Vec::new();
    let mut piece = cells;
    // Mark m of the pair that begins with the current copy is item `pair + m`.
    let mut pair = cells + pieces - 1;
    for (kind, places) in kinds.iter().zip(places) {
        for copy in 1..=kind.copies {
            for place in places {
                let mut items = place.cells.clone();
                ways.push(place.way);
                items.push(piece);
                if copy > 1 {
                    let before = pair + 1 - cells;
                    let used = marks(Side::Second, place.cells[0], cells);
                    items.extend(used.iter().map(|mark| before + mark));
                }
                if copy < kind.copies {
                    let used = marks(Side::First, place.cells[0], cells);
                    items.extend(used.iter().map(|mark| pair + mark));
                }
                builder.option(items.iter().map(|&i| ItemId(i as u32)))?;
            }
            piece += 1;
            if copy < kind.copies {
                pair += cells - 1;
            }
        }
    }
    Ok(ways)
}
