//! Tilings up to symmetry, against orbits counted one by one.

use std::collections::{BTreeMap, BTreeSet};

use crate::brute::TURNS;
use dlx_stage::dlx::{OptionId, Rule, Search};
use dlx_stage::puzzle::polyomino::{PieceKind, Plan, Polyomino, Shape, Square};
use dlx_stage::puzzle::{Cell, Puzzle};
use proptest::prelude::*;

/// A letter, and the cells that a piece of this letter covers.
type Laid = (char, Vec<Cell>);
/// Everything on the board, sorted.
type Solution = Vec<Laid>;

/// What a symmetry does with cells, and with letters.
struct Motion {
    cells: BTreeMap<Cell, Cell>,
    letters: BTreeMap<char, char>,
}

impl Motion {
    fn of(&self, (letter, cells): &Laid) -> Option<Laid> {
        let moved: Option<Vec<Cell>> = cells.iter().map(|c| self.cells.get(c).copied()).collect();
        let mut moved = moved?;
        moved.sort_unstable();
        Some((self.letters[letter], moved))
    }
}

fn laid(puzzle: &Polyomino, option: OptionId) -> Laid {
    let placement = puzzle.placement(option);
    let mut cells = placement.cells;
    cells.sort_unstable();
    (placement.label.chars().next().unwrap(), cells)
}

/// All solutions in the order found, and which of them the symmetries call the
/// first of its class.
fn solve(puzzle: &Polyomino) -> Vec<(Solution, bool)> {
    let symmetries = puzzle.symmetries();
    let mut search = Search::new(puzzle.problem(), Rule::Shortest);
    let mut found = Vec::new();
    while search.next_solution() {
        let mut solution: Solution = search.path().map(|o| laid(puzzle, o)).collect();
        solution.sort_unstable();
        found.push((solution, symmetries.is_first(&search)));
    }
    found
}

/// How many are called the first of their class.
fn firsts(found: &[(Solution, bool)]) -> usize {
    found.iter().filter(|(_, first)| *first).count()
}

/// The ways to move the board onto itself, each a map of its cells.
fn moves(plan: &Plan) -> Vec<BTreeMap<Cell, Cell>> {
    let square = |cell: Cell| {
        let at = usize::from(cell.row) * usize::from(plan.cols) + usize::from(cell.col);
        plan.cells[at]
    };
    let cells: Vec<Cell> = plan.board().cells().collect();
    let home = |points: &[(i32, i32)]| -> Vec<(i32, i32)> {
        let top = points.iter().map(|p| p.0).min().unwrap();
        let left = points.iter().map(|p| p.1).min().unwrap();
        points.iter().map(|p| (p.0 - top, p.1 - left)).collect()
    };
    let points: Vec<_> = (cells.iter())
        .map(|c| (i32::from(c.row), i32::from(c.col)))
        .collect();
    let own = home(&points);
    let mut found = Vec::new();
    for turn in TURNS {
        let moved = home(&own.iter().copied().map(turn).collect::<Vec<_>>());
        let place = |point| {
            own.iter()
                .position(|&other| other == point)
                .map(|at| cells[at])
        };
        let targets: Option<Vec<Cell>> = moved.into_iter().map(place).collect();
        let Some(targets) = targets else { continue };
        let map: BTreeMap<Cell, Cell> = cells.iter().copied().zip(targets).collect();
        if map.iter().all(|(&from, &to)| square(from) == square(to)) {
            found.push(map);
        }
    }
    found
}

/// The ways to rename kinds of which there are as many.
fn renamings(kinds: &[PieceKind]) -> Vec<BTreeMap<char, char>> {
    let mut all = vec![BTreeMap::new()];
    for kind in kinds {
        let mut longer = Vec::new();
        for map in &all {
            for other in kinds {
                let fresh = map.values().all(|&letter| letter != other.letter);
                if fresh && other.copies == kind.copies {
                    let mut map = map.clone();
                    map.insert(kind.letter, other.letter);
                    longer.push(map);
                }
            }
        }
        all = longer;
    }
    all
}

/// The symmetries of board and stock.
fn motions(plan: &Plan, puzzle: &Polyomino) -> Vec<Motion> {
    let options = puzzle.problem().options();
    let placements: BTreeSet<Laid> = options.map(|option| laid(puzzle, option)).collect();
    let mut found = Vec::new();
    for cells in moves(plan) {
        for letters in renamings(&plan.kinds) {
            let cells = cells.clone();
            let motion = Motion { cells, letters };
            let stays = |each| {
                motion
                    .of(each)
                    .is_some_and(|moved| placements.contains(&moved))
            };
            if placements.iter().all(stays) {
                found.push(motion);
                break;
            }
        }
    }
    found
}

/// Checks for each solution whether it is the first of its orbit.
#[track_caller]
fn check(found: &[(Solution, bool)], motions: &[Motion], text: &str) {
    let all: BTreeSet<&Solution> = found.iter().map(|(solution, _)| solution).collect();
    assert_eq!(all.len(), found.len(), "each is found once\n{text}");
    let mut seen: BTreeSet<Solution> = BTreeSet::new();
    for (solution, first) in found {
        assert_eq!(*first, !seen.contains(solution), "{solution:?}\n{text}");
        for motion in motions {
            let mut moved: Solution = solution.iter().filter_map(|each| motion.of(each)).collect();
            moved.sort_unstable();
            assert!(
                all.contains(&moved),
                "a symmetry leads to a solution\n{text}"
            );
            seen.insert(moved);
        }
    }
}

/// Checks all; tells solutions, classes and how many symmetries there are.
#[track_caller]
fn counted(plan: &Plan) -> Option<(usize, usize, usize)> {
    let puzzle = plan.tiling().ok()?;
    let found = solve(&puzzle);
    let motions = motions(plan, &puzzle);
    let text = plan.to_text();
    check(&found, &motions, &text);
    let order = puzzle.symmetries().order();
    assert!(order <= motions.len(), "{text}");
    Some((found.len(), firsts(&found), order))
}

#[track_caller]
fn of(text: &str) -> (usize, usize, usize) {
    counted(&Plan::parse(text).unwrap()).unwrap()
}

#[test]
fn boards_of_every_symmetry() {
    let dominoes = "\npiece D x8\n##\n";
    assert_eq!(of(&format!("board 4x4{dominoes}")), (36, 9, 8));
    assert_eq!(of(&format!("board 2x8{dominoes}")), (34, 21, 4));
    // One axis, the diagonal, a half turn, a quarter turn, nothing.
    let m = "\npieces lpnu x0\npiece D x4\n##\npiece m x2\n#\n";
    assert_eq!(of(&format!("board\n.###\n####\n.###{m}")).2, 2);
    assert_eq!(of(&format!("board\n.###\n####\n###{m}")).2, 2);
    assert_eq!(of(&format!("board\n####\n##\n####{m}")).2, 2);
    assert_eq!(of(&format!("board\n.####\n.####\n.##{m}")).2, 1);
    let pinwheel = "\n.#..\n.###\n###.\n..#.\npiece D x4\n##\n";
    assert_eq!(of(&format!("board{pinwheel}")).2, 4);
    // Only where the holes are counts, not how the board lies in its frame.
    assert_eq!(of("board\n.....\n...##\n...##\npiece D x2\n##"), (2, 1, 8));
}

#[test]
fn optional_cells_must_become_optional_cells() {
    assert_eq!(of("board\n?##\n###\n?##\npiece D x4\n##").2, 2);
    assert_eq!(of("board\n?##\n###\n###\npiece D x4\n##").2, 2);
    assert_eq!(of("board\n?##\n###\n##?\npiece D x4\n##").2, 4);
    assert_eq!(of("board\n?##\n##?\npiece D x2\n##").2, 2);
    assert_eq!(of("board\n???\n???\npiece L\n#\n##"), (8, 2, 4));
}

#[test]
fn one_sided_pieces_may_become_each_other() {
    let l = "piece L noflip\n#.\n#.\n##\n";
    let j = "piece J noflip\n.#\n.#\n##\n";
    assert_eq!(of(&format!("board 2x4\n{l}{j}")).2, 4);
    assert_eq!(
        of(&format!(
            "board 3x4\n{l}{}",
            "piece K noflip x2\n.#\n.#\n##\n"
        ))
        .2,
        2
    );
    assert_eq!(
        of(&format!("board 2x4\n{}", l.replace("noflip", "noflip x2"))).2,
        2
    );
    let fixed = l.replace("noflip", "x2 noturn noflip");
    assert_eq!(of(&format!("board 2x4\n{fixed}")).2, 1);
    // Turned by a half, the one becomes the other.
    let both = "piece L noturn noflip\n#.\n#.\n##\npiece M noturn noflip\n##\n.#\n.#\n";
    assert_eq!(of(&format!("board 4x2\n{both}")).2, 2);
    assert_eq!(of(&format!("board 3x3\n{both}piece m\n#")).2, 2);
}

/// Pieces of one shape under different letters stay what they are.
#[test]
fn equal_shapes_keep_their_letters() {
    let puzzle = Plan::parse("board 2x2\npiece A\n##\npiece B\n##").unwrap();
    let puzzle = puzzle.tiling().unwrap();
    let found = solve(&puzzle);
    // A above B, A below B, A left, A right: all the same.
    assert_eq!((found.len(), firsts(&found)), (4, 1));
    assert_eq!(puzzle.symmetries().order(), 8);
    let text = "board 2x4\npiece A noflip\n#\n#\n##\npiece B noflip\n.#\n.#\n##\n";
    let four =
        "board 4x4\n".to_owned() + &text[10..] + &text[10..].replace('A', "C").replace('B', "D");
    let puzzle = Plan::parse(&four).unwrap().tiling().unwrap();
    assert_eq!(puzzle.symmetries().order(), 8);
    let found = solve(&puzzle);
    assert!(firsts(&found) >= found.len() / 8);
}

#[test]
fn known_classes() {
    let classes = |puzzle: &Polyomino| {
        let found = solve(puzzle);
        (found.len(), firsts(&found))
    };
    assert_eq!(classes(&Polyomino::lpnu()), (8, 2));
    assert_eq!(classes(&Polyomino::pentominoes(3, 20).unwrap()), (8, 2));
    assert_eq!(classes(&Polyomino::pentominoes(20, 3).unwrap()), (8, 2));
}

const SHAPES: [&str; 9] = [
    "#",
    "##",
    "#\n##",
    "###",
    "#.\n#.\n##",
    ".#\n.#\n##",
    "###\n.#",
    ".##\n##",
    "##\n##",
];

/// Boards of up to 16 cells, many of them symmetric, and pieces of which as
/// many are taken as the board has room for; no two kinds lie alike.
fn any_plan() -> impl Strategy<Value = Plan> {
    let board = (2..5_u16, 2..5_u16, any::<u32>(), any::<u32>(), 0..6_u8);
    let kind = (
        0..SHAPES.len(),
        1..4_u16,
        prop::bool::weighted(0.8),
        any::<bool>(),
    );
    let kinds = prop::collection::vec(kind, 1..5);
    (board, kinds).prop_map(|((rows, cols, holes, optional, mirror), kinds)| {
        let mut plan = Plan::rectangle(rows, cols);
        let (rows, cols) = (usize::from(rows), usize::from(cols));
        for at in 0..rows * cols {
            // The same bits for cells that are to be like each other.
            let (mut row, mut col) = (at / cols, at % cols);
            match mirror {
                1 => col = col.min(cols - 1 - col),
                2 => row = row.min(rows - 1 - row),
                3 => (row, col) = (row.min(col), row.max(col)),
                4 => (row, col) = (row.min(rows - 1 - row), col.min(cols - 1 - col)),
                5 => (row, col) = (row, col).min((rows - 1 - row, cols - 1 - col)),
                _ => {}
            }
            let bit = |bits: u32| bits >> ((row * 4 + col) * 2 % 31) & 3 == 3;
            plan.cells[at] = match (bit(holes), bit(optional)) {
                (true, _) => Square::Hole,
                (_, true) => Square::Optional,
                _ => Square::Cell,
            };
        }
        let free = plan.cells.iter().filter(|&&cell| cell != Square::Hole);
        plan.kinds = stock(free.count(), kinds);
        plan
    })
}

fn stock(room: usize, kinds: Vec<(usize, u16, bool, bool)>) -> Vec<PieceKind> {
    let mut room = room;
    let mut stock: Vec<PieceKind> = Vec::new();
    for ((shape, copies, turn, flip), letter) in kinds.into_iter().zip('a'..) {
        let shape = Shape::drawn(SHAPES[shape]).unwrap();
        let copies = usize::from(copies).min(room / shape.cells().len());
        let piece = PieceKind::new(letter, shape);
        let kind = PieceKind {
            copies: copies as u16,
            turn,
            flip,
            ..piece
        };
        let ways = kind.ways();
        let lies = |other: &PieceKind| other.ways().iter().any(|way| ways.contains(way));
        let alike = stock.iter().any(lies);
        if copies > 0 && !alike {
            room -= copies * kind.shape.cells().len();
            stock.push(kind);
        }
    }
    let single = |kind: &PieceKind| kind.shape.cells().len() == 1;
    if room > 0 && !stock.iter().any(single) {
        let piece = PieceKind::new('z', Shape::drawn("#").unwrap());
        stock.push(PieceKind {
            copies: room as u16,
            ..piece
        });
    }
    stock
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn classes_are_orbits(plan in any_plan()) {
        counted(&plan);
    }
}

/// The larger samples of the catalogue, orbit by orbit.
#[test]
fn samples() {
    let two_of_each = include_str!("../../www/samples/tetrominoes-5x8.txt");
    assert_eq!(of(two_of_each), (3_106, 783, 4));
    let optional = include_str!("../../www/samples/tetrominoes-5x5.txt");
    assert_eq!(of(optional), (2_232, 279, 8));
}
