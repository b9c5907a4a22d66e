//! From a board and a stock of pieces to items and options.

use super::order::{Side, marks};
use super::shape::{Shape, check_size};
use super::{DrawingError, MAX_NODES, PieceKind, Plan, Polyomino, PolyominoError, Square};
use crate::dlx::{ItemId, ProblemBuilder};
use crate::puzzle::{Board, Cell, Piece};

/// Checks everything, then builds; see [`Plan::tiling`].
pub(super) fn tiling(plan: &Plan) -> Result<Polyomino, PolyominoError> {
    check_board(plan)?;
    check_letters(&plan.kinds)?;
    let board = plan.board();
    let all: Vec<Cell> = board.cells().collect();
    let square = |cell: &&Cell| plan.cells[board.index(**cell)];
    let (cells, optional): (Vec<Cell>, Vec<Cell>) =
        all.iter().partition(|cell| square(cell) == Square::Cell);
    check_areas(plan)?;
    let places = Places::new(&board);
    check_nodes(&places, all.len(), &plan.kinds)?;

    let mut builder = ProblemBuilder::new();
    let mut items = vec![ItemId(0); all.len()];
    let number = |cell: &Cell| places.numbers[board.index(*cell)].unwrap_or(0);
    for cell in &cells {
        items[number(cell)] = builder.primary(&cell.to_string())?;
    }
    let pieces = add_pieces(&mut builder, &plan.kinds)?;
    for cell in &optional {
        items[number(cell)] = builder.secondary(&cell.to_string())?;
    }
    let pairs = add_marks(&mut builder, &plan.kinds, &pieces, &all)?;
    let ways = add_options(&mut builder, plan, &places, &items, &pieces)?;
    Ok(Polyomino {
        problem: builder.build()?,
        kinds: kinds_of_pieces(&plan.kinds),
        plan: plan.clone(),
        board,
        cells,
        pieces,
        optional,
        pairs,
        ways,
    })
}

fn check_board(plan: &Plan) -> Result<(), PolyominoError> {
    let (rows, cols) = (usize::from(plan.rows), usize::from(plan.cols));
    check_size(rows, cols)?;
    if plan.cells.len() != rows * cols {
        return Err(PolyominoError::BoardCells {
            expected: rows * cols,
            found: plan.cells.len(),
        });
    }
    if plan.cells.iter().all(|&square| square == Square::Hole) {
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

pub(super) fn check_areas(plan: &Plan) -> Result<(), PolyominoError> {
    let squares = |wanted| {
        plan.cells
            .iter()
            .filter(|&&square| square == wanted)
            .count()
    };
    let (board, optional) = (squares(Square::Cell), squares(Square::Optional));
    let area = |kind: &PieceKind| kind.shape.cells().len() * usize::from(kind.copies);
    // In the page a `usize` has 32 bits.
    let pieces = plan.kinds.iter().map(area).fold(0, usize::saturating_add);
    if !(board..=board + optional).contains(&pieces) {
        return Err(PolyominoError::AreaMismatch {
            pieces,
            board,
            optional,
        });
    }
    Ok(())
}

/// Counts what would be built, to the last node.
fn check_nodes(places: &Places, cells: usize, kinds: &[PieceKind]) -> Result<(), PolyominoError> {
    // Of two copies beginning in the same cell, the marks that each uses.
    let both = |start| {
        let sides = [Side::First, Side::Second];
        let used = sides.map(|side| marks(side, start, cells).len() as u64);
        used[0] + used[1]
    };
    let both: Vec<u64> = (0..cells).map(both).collect();
    let mut nodes = 0;
    for kind in kinds.iter().filter(|kind| kind.copies > 0) {
        let copies = u64::from(kind.copies);
        let own = copies * (kind.shape.cells().len() as u64 + 1);
        places.each(&kind.ways(), |place, _| {
            nodes += own + (copies - 1) * both[place[0]];
            Ok(())
        })?;
        nodes += (copies - 1) * (cells as u64 - 1);
    }
    if nodes > MAX_NODES {
        return Err(PolyominoError::TooLarge { nodes });
    }
    Ok(())
}

/// Where pieces can lie.
struct Places<'a> {
    board: &'a Board,
    /// By place of the board, the number of its cell.
    numbers: Vec<Option<usize>>,
}

impl<'a> Places<'a> {
    fn new(board: &'a Board) -> Self {
        let mut numbers = vec![None; board.inside.len()];
        for (number, cell) in board.cells().enumerate() {
            numbers[board.index(cell)] = Some(number);
        }
        Places { board, numbers }
    }

    /// Tells each place of a piece: the cells, by number, that it covers, and
    /// which of its ways to lie that is; none if there is only one.
    fn each(
        &self,
        ways: &[Shape],
        mut visit: impl FnMut(&[usize], Option<u8>) -> Result<(), PolyominoError>,
    ) -> Result<(), PolyominoError> {
        let board = self.board;
        let several = ways.len() > 1;
        let mut place = Vec::new();
        for (way, shape) in (0..).zip(ways) {
            for row in 0..(board.rows + 1).saturating_sub(shape.rows()) {
                for col in 0..(board.cols + 1).saturating_sub(shape.cols()) {
                    let moved = |c: &Cell| Cell::new(c.row + row, c.col + col);
                    place.clear();
                    place.extend(
                        (shape.cells().iter())
                            .map_while(|cell| self.numbers[board.index(moved(cell))]),
                    );
                    if place.len() == shape.cells().len() {
                        visit(&place, several.then_some(way))?;
                    }
                }
            }
        }
        Ok(())
    }
}

fn kinds_of_pieces(kinds: &[PieceKind]) -> Vec<usize> {
    let copies = |(at, kind): (usize, &PieceKind)| std::iter::repeat_n(at, kind.copies.into());
    kinds.iter().enumerate().flat_map(copies).collect()
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
    plan: &Plan,
    places: &Places,
    items: &[ItemId],
    pieces: &[Piece],
) -> Result<Vec<Option<u8>>, PolyominoError> {
    let cells = items.len();
    let mut ways = Vec::new();
    let mut pieces_left = pieces.iter();
    // Mark m of the pair that begins with the current copy is item `pair + m`.
    let mut pair = cells + pieces.len() - 1;
    for kind in &plan.kinds {
        if kind.copies == 0 {
            continue;
        }
        let lying = kind.ways();
        for (copy, piece) in (1..=kind.copies).zip(&mut pieces_left) {
            places.each(&lying, |place, way| {
                ways.push(way);
                let mut uses: Vec<ItemId> = place.iter().map(|&cell| items[cell]).collect();
                uses.push(piece.item);
                let mut add = |side, before: usize| {
                    let used = marks(side, place[0], cells).into_iter();
                    uses.extend(used.map(|mark| ItemId((before + mark) as u32)));
                };
                if copy > 1 {
                    add(Side::Second, pair + 1 - cells);
                }
                if copy < kind.copies {
                    add(Side::First, pair);
                }
                builder.option(uses)?;
                Ok(())
            })?;
            if copy < kind.copies {
                pair += cells - 1;
            }
        }
    }
    Ok(ways)
}
