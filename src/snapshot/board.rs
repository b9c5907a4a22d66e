//! The cells of the board and the pieces beside it.

use super::scene::{Focus, Scene};
use super::{CellView, Kind, Mark, PieceView};
use crate::dlx::OptionId;
use crate::puzzle::{Cell, Meaning, Piece};
use crate::thing::Thing;
use crate::words::{count, joined, spaced};

/// All cells, line by line; some of them are at fault.
pub(super) fn cells(scene: &Scene, faulty: &[Cell]) -> Vec<CellView> {
    let board = scene.loaded.puzzle().board();
    let blank = |&inside: &bool| CellView {
        inside,
        ..CellView::default()
    };
    let mut cells: Vec<CellView> = board.inside.iter().map(blank).collect();
    name_items(scene, &mut cells);
    for &given in scene.loaded.puzzle().givens() {
        fill(scene, &mut cells, given, true);
    }
    for option in scene.search.path() {
        fill(scene, &mut cells, option, false);
    }
    if matches!(scene.kind(), Kind::Sudoku | Kind::Marks) {
        pencil_marks(scene, &mut cells);
    }
    count_left(scene, &mut cells);
    mark(scene, &mut cells);
    super::pointed::mark_cells(scene, &mut cells);
    for &cell in faulty {
        cells[scene.loaded.index(cell)].fault = true;
    }
    for (at, cell) in cells.iter_mut().enumerate() {
        let item = scene.loaded.cell_item(at).map(Thing::Item);
        let option = cell.placement.map(|option| Thing::Option(OptionId(option)));
        let mark = || scene.loaded.cell_option(at).map(Thing::Option);
        cell.thing = option.or(item).or_else(mark);
        let cols = usize::from(board.cols);
        cell.name = name(scene, cell, at / cols + 1, at % cols + 1);
    }
    cells
}

/// On a board of items each cell bears a name, and on a line its number;
/// anywhere, an item may be secondary.
fn name_items(scene: &Scene, cells: &mut [CellView]) {
    let problem = scene.loaded.puzzle().problem();
    for (at, view) in cells.iter_mut().enumerate() {
        if scene.kind() == Kind::Line && view.inside {
            view.item = (at + 1).to_string();
        }
        let Some(item) = scene.loaded.cell_item(at) else {
            continue;
        };
        view.secondary = !problem.is_primary(item);
        if let Meaning::Item { name, .. } = scene.loaded.meaning(item) {
            view.item.clone_from(name);
        }
    }
}

fn fill(scene: &Scene, cells: &mut [CellView], option: OptionId, given: bool) {
    let placement = scene.loaded.placement(option);
    for &cell in &placement.cells {
        let view = &mut cells[scene.loaded.index(cell)];
        if view.placement.is_some() {
            // Options that agree on the colour of a secondary item share it.
            view.label = joined(&[&view.label, " ", &placement.label]);
            continue;
        }
        view.label.clone_from(&placement.label);
        view.symbol = Some(placement.symbol);
        view.placement = Some(option.0);
        view.given = given;
    }
}

/// The options still linked; at the item branched on also those in its own
/// ring, where the ones given up are told apart.
fn pencil_marks(scene: &Scene, cells: &mut [CellView]) {
    let links = scene.search.links();
    let problem = scene.loaded.puzzle().problem();
    for option in problem.options().filter(|&o| links.is_linked(o)) {
        let (at, bit) = pencil_mark(scene, option);
        cells[at].candidates |= bit;
    }
    let Some(Focus {
        rejected,
        chosen: true,
        has_option: false,
        ..
    }) = scene.focus
    else {
        return;
    };
    for (number, option) in scene.search.order().enumerate() {
        let (at, bit) = pencil_mark(scene, option);
        cells[at].candidates |= bit;
        if number < rejected as usize {
            cells[at].rejected |= bit;
        }
    }
}

/// The cell an option fills, and the bit of its digit or mark.
fn pencil_mark(scene: &Scene, option: OptionId) -> (usize, u32) {
    let placement = scene.loaded.placement(option);
    (
        scene.loaded.index(placement.cells[0]),
        1 << placement.symbol,
    )
}

fn count_left(scene: &Scene, cells: &mut [CellView]) {
    for (at, view) in cells.iter_mut().enumerate() {
        if let (Some(item), None) = (scene.loaded.cell_item(at), view.placement) {
            view.left = scene.search.links().size(item);
        }
    }
}

fn mark(scene: &Scene, cells: &mut [CellView]) {
    let focus_mark = scene.focus.map(focus_mark);
    if let (Some(focus), Some(mark)) = (scene.focus, focus_mark) {
        let meaning = scene.loaded.meaning(focus.item);
        for cell in cells_of(meaning) {
            let view = &mut cells[scene.loaded.index(*cell)];
            if view.placement.is_none() {
                view.wanted = wanted_by(meaning) & view.candidates;
                view.mark = match (meaning, mark) {
                    // Of a line or block, the cells where the digit can go.
                    (Meaning::House { .. }, Mark::Chosen | Mark::Next) if view.wanted == 0 => {
                        Mark::House
                    }
                    _ => mark,
                };
            }
        }
    }
    let moving = [(scene.trying, Mark::Trying), (scene.leaving, Mark::Leaving)];
    for (option, mark) in moving {
        let Some(option) = option else { continue };
        for &cell in &scene.loaded.placement(option).cells {
            cells[scene.loaded.index(cell)].mark = mark;
        }
    }
    if !scene.tells_dead_ends() {
        return;
    }
    let problem = scene.loaded.puzzle().problem();
    for (at, view) in cells.iter_mut().enumerate() {
        if let (Some(item), None) = (scene.loaded.cell_item(at), view.placement) {
            let links = scene.search.links();
            let wanted = problem.is_primary(item) && !links.is_covered(item);
            if wanted && links.size(item) == 0 {
                view.mark = Mark::Dead;
            }
        }
    }
}

fn focus_mark(focus: Focus) -> Mark {
    match focus {
        Focus { size: 0, .. } => Mark::Dead,
        Focus { chosen: true, .. } => Mark::Chosen,
        Focus { chosen: false, .. } => Mark::Next,
    }
}

/// The bit of the digit or mark that a line, file, region or diagonal demands.
fn wanted_by(meaning: &Meaning) -> u32 {
    match meaning {
        Meaning::House { symbol, .. } => 1 << symbol,
        Meaning::Cell(_) | Meaning::Piece { .. } | Meaning::Order { .. } | Meaning::Item { .. } => {
            0
        }
    }
}

pub(super) fn cells_of(meaning: &Meaning) -> &[Cell] {
    match meaning {
        Meaning::Cell(cell) => std::slice::from_ref(cell),
        Meaning::Item { cell, .. } => cell.as_slice(),
        Meaning::House { cells, .. } => cells,
        Meaning::Piece { .. } | Meaning::Order { .. } => &[],
    }
}

/// "row 1 column 1, 7, given".
fn name(scene: &Scene, cell: &CellView, row: usize, col: usize) -> String {
    match scene.kind() {
        Kind::Items if cell.inside => return item_name(cell),
        Kind::Marks => return mark_name(scene, cell, row, col),
        _ => {}
    }
    let mut name = match scene.kind() {
        Kind::Line => joined(&["place ", &cell.item, ", "]),
        _ => format!("row {row} column {col}, "),
    };
    if !cell.inside {
        return format!("row {row} column {col}, not part of the board");
    }
    if cell.secondary {
        name += "optional, ";
    }
    if cell.placement.is_some() {
        name += &cell.label;
        name += if cell.given { ", given" } else { ", placed" };
    } else if scene.kind() == Kind::Sudoku {
        name += "empty, ";
        name += &candidates(cell);
    } else {
        name += "empty, ";
        name += &count(u64::from(cell.left), "placement");
        name += " left";
    }
    match scene.focus.map(|focus| scene.loaded.meaning(focus.item)) {
        Some(Meaning::House { name: house, .. }) if cell.mark == Mark::House => {
            name += ", in ";
            name += house;
        }
        _ => name += mark_words(cell.mark),
    }
    if cell.fault {
        name += ", in contradiction";
    }
    if cell.wanted != 0 {
        name += ", place for ";
        name += &digits(cell.wanted);
    }
    name
}

/// "row 1 column 1, queen, being tried", "row 2 column 3, empty, attacked".
fn mark_name(scene: &Scene, cell: &CellView, row: usize, col: usize) -> String {
    let option = cell.placement.map(OptionId);
    let words = option.map(|option| scene.loaded.puzzle().option_words(option));
    let state = match &words {
        _ if !cell.inside => "forbidden",
        Some(words) => words.split(' ').next().unwrap_or_default(),
        None if cell.rejected != 0 => "empty, tried",
        None if cell.candidates != 0 => "empty, open",
        None => "empty, not open",
    };
    let mark = match cell.mark {
        Mark::House => ", in the same line",
        mark => mark_words(mark),
    };
    let (row, col) = (row.to_string(), col.to_string());
    joined(&["row ", &row, " column ", &col, ", ", state, mark])
}

/// "item a, 2 options left, chosen", "secondary item x, covered by option 4".
fn item_name(cell: &CellView) -> String {
    let which = if cell.secondary { "secondary " } else { "" };
    let state = match cell.placement {
        None => count(u64::from(cell.left), "option") + " left",
        Some(_) if cell.label.contains(' ') => joined(&["covered by options ", &cell.label]),
        Some(_) => joined(&["covered by option ", &cell.label]),
    };
    let mark = mark_words(cell.mark);
    joined(&[which, "item ", &cell.item, ", ", &state, mark])
}

fn candidates(cell: &CellView) -> String {
    let open = cell.candidates & !cell.rejected;
    match open.count_ones() {
        0 => "no candidates".to_owned(),
        1 => format!("candidate {}", digits(open)),
        _ => format!("candidates {}", digits(open)),
    }
}

/// The digits whose bits are set: "1 3 4".
fn digits(bits: u32) -> String {
    let symbols = (0..32u8).filter(|symbol| bits >> symbol & 1 == 1);
    spaced(symbols.map(|symbol| crate::puzzle::sudoku::label(symbol).to_string()))
}

fn mark_words(mark: Mark) -> &'static str {
    match mark {
        Mark::None | Mark::House => "",
        Mark::Next => ", next",
        Mark::Chosen => ", chosen",
        Mark::Trying => ", being tried",
        Mark::Leaving => ", being taken back",
        Mark::Dead => ", dead end",
    }
}

/// The stock of pieces, if there is one.
pub(super) fn pieces(scene: &Scene) -> Vec<PieceView> {
    let pieces = scene.loaded.puzzle().pieces();
    pieces
        .iter()
        .map(|piece| piece_view(scene, piece))
        .collect()
}

fn piece_view(scene: &Scene, piece: &Piece) -> PieceView {
    let places = |option| scene.loaded.placement(option).symbol == piece.symbol;
    let placed = scene.search.path().any(places);
    let left = scene.search.links().size(piece.item);
    let mark = if scene.trying.is_some_and(places) {
        Mark::Trying
    } else if scene.leaving.is_some_and(places) {
        Mark::Leaving
    } else if placed {
        Mark::None
    } else if left == 0 && scene.tells_dead_ends() {
        Mark::Dead
    } else {
        let here = scene.focus.filter(|focus| focus.item == piece.item);
        here.map_or(Mark::None, focus_mark)
    };
    let state = match placed {
        true => "placed".to_owned(),
        false => count(u64::from(left), "placement") + " left",
    };
    let mut view = PieceView {
        label: piece.label.clone(),
        symbol: piece.symbol,
        shape: piece
            .shape
            .iter()
            .map(|cell| (cell.row, cell.col))
            .collect(),
        placed,
        left,
        mark,
        thing: Thing::Item(piece.item),
        hot: false,
        name: format!("piece {}, {state}{}", piece.label, mark_words(mark)),
    };
    view.hot = super::pointed::is_piece(scene, &view, piece.item);
    view
}
