//! The tree view: what it knows at known steps, and how it is laid out.

use dlx_stage::app::{Action, App, Saved};
use dlx_stage::dlx::{Rule, Search, Step};
use dlx_stage::puzzle::named::named;
use dlx_stage::settings::ViewKind;
use dlx_stage::snapshot::inside::tree::{Block, End, TreeView, What, layout};

fn open(puzzle: &str) -> App {
    let saved = Saved {
        puzzle: puzzle.to_owned(),
        ..Saved::default()
    };
    let mut app = App::new(&saved).expect("the picker has it");
    app.update(Action::ToggleView(ViewKind::Tree));
    app
}

/// Does it and waits for the end.
#[track_caller]
fn go(app: &mut App, action: Action) -> TreeView {
    app.update(action);
    for _ in 0..1_000_000 {
        if !app.is_busy() {
            return seen(app);
        }
        app.tick(0.016, &mut || true);
    }
    panic!("it does not end");
}

fn seen(app: &mut App) -> TreeView {
    app.snapshot().inside.unwrap().tree.unwrap()
}

/// The blocks under this one, from left to right.
fn below(blocks: &[Block], above: Block) -> Vec<Block> {
    let end = above.x + above.width;
    let under = |b: &&Block| b.row == above.row + 1 && (above.x..end).contains(&b.x);
    blocks.iter().filter(under).copied().collect()
}

/// Under each node its branches, as wide as itself, in their order, with all of
/// its work; and the whole path.
#[track_caller]
fn check(tree: &TreeView, root: usize, width: u32) {
    let blocks = layout(tree, root, width);
    assert_eq!((blocks[0].x, blocks[0].width), (0, width));
    assert!(blocks.is_sorted_by_key(|block| (block.row, block.x)));
    for &block in &blocks {
        let What::Node(number) = block.what else {
            continue;
        };
        let node = &tree.nodes[number as usize];
        let under = below(&blocks, block);
        let branches = node.children + u32::from(node.folded.placements > 0) + node.untried();
        assert_eq!(under.is_empty(), branches == 0, "{node:?}");
        if under.is_empty() {
            continue;
        }
        let (mut x, mut placements, mut order) = (block.x, 0, Vec::new());
        for part in &under {
            assert_eq!(part.x, x);
            x += part.width;
            placements += match part.what {
                What::Node(child) => tree.nodes[child as usize].work.placements,
                What::Narrow(_, _, work) => work.placements,
                What::Folded(_) => node.folded.placements,
                What::Untried(_) => 0,
            };
            order.push(match part.what {
                What::Folded(_) => 0,
                What::Node(child) | What::Narrow(child, ..) => child,
                What::Untried(_) => u32::MAX,
            });
        }
        assert_eq!(x, block.x + block.width, "{node:?}");
        assert!(order.is_sorted());
        let own = u64::from(node.option.is_some());
        // What gets less than a pixel may be missing.
        let missing = node.work.placements - own - placements;
        let pixel = node.work.placements.div_ceil(u64::from(block.width));
        let much = block.width >= 300 && missing > 20 * pixel;
        assert!(!much, "{missing} of {node:?}");
    }
    let line = tree.line(tree.here);
    for at in line.iter().skip_while(|&&at| at != root) {
        let on_path = |block: &&Block| block.what == What::Node(*at as u32);
        assert!(blocks.iter().any(|block| on_path(&block)), "{at} is drawn");
    }
}

fn check_all(tree: &TreeView) {
    for width in [1, 2, 7, 40, 370, 530, 3000] {
        check(tree, 0, width);
    }
    for at in tree.line(tree.here) {
        check(tree, at, 370);
    }
}

#[test]
fn lpnu_solved_once() {
    let mut app = open("lpnu");
    let tree = go(&mut app, Action::Solve);
    check_all(&tree);
    let problem = named("lpnu").unwrap().problem().clone();
    let mut search = Search::new(&problem, Rule::Shortest);
    let mut dead_ends = 0;
    while !search.is_at_solution() {
        let step = search.step();
        dead_ends += u64::from(matches!(step, Some(Step::Choose { size: 0, .. })));
    }
    assert_eq!(dead_ends, 4);
    let total = tree.total;
    assert_eq!(
        (total.placements, total.solutions, total.dead_ends),
        (9, 1, dead_ends)
    );
    assert_eq!((tree.nodes.len(), tree.kept, tree.folded()), (10, 10, 0));
    let path: Vec<_> = tree
        .path
        .iter()
        .map(|entry| (entry.item, entry.option, entry.number, entry.size))
        .collect();
    let levels: Vec<_> = search
        .levels()
        .map(|level| (level.item, level.option.unwrap(), level.tried, level.degree))
        .collect();
    assert_eq!(path, levels);
    assert_eq!(path.len(), 4);
    assert_eq!(tree.end, End::Solution);
    let earlier: Vec<u64> = tree
        .path
        .iter()
        .map(|entry| entry.earlier.unwrap().placements)
        .collect();
    assert_eq!(earlier, [0, 5, 0, 0], "9 less the 4 of the path");
    let here = &tree.nodes[tree.here];
    assert!(here.is_solution() && here.on_path && !here.ahead);
    assert_eq!(tree.nodes[0].untried(), 19);
}

#[test]
fn lpnu_known_to_the_end_and_gone_back() {
    let mut app = open("lpnu");
    let tree = go(&mut app, Action::All);
    check_all(&tree);
    let total = tree.total;
    assert_eq!((total.placements, total.solutions), (133, 8));
    assert_eq!((tree.nodes.len(), tree.kept), (134, 134));
    assert!(tree.whole && tree.path.is_empty() && tree.here == 0);
    let solutions = tree.nodes.iter().filter(|node| node.is_solution()).count();
    let dead_ends = tree.nodes.iter().filter(|node| node.is_dead_end()).count();
    assert_eq!((solutions, dead_ends as u64), (8, total.dead_ends));
    for node in tree.nodes.clone() {
        let tree = go(&mut app, Action::Seek(node.step.unwrap()));
        let here = tree.nodes[tree.here];
        assert_eq!((here.step, here.option), (node.step, node.option));
        let after = tree.nodes.iter().filter(|other| other.ahead);
        assert!(after.clone().all(|other| other.step > node.step));
        assert_eq!(after.count() as u64, 133 - placements(&mut app));
    }
}

fn placements(app: &mut App) -> u64 {
    app.snapshot().counters.placements
}

#[test]
fn a_sudoku_goes_deep() {
    let mut app = open("sudoku-hard");
    let tree = go(&mut app, Action::Solve);
    check_all(&tree);
    assert_eq!(tree.path.len(), 59);
    assert_eq!(tree.kept, 864);
    let tree = go(&mut app, Action::All);
    check_all(&tree);
    assert!(tree.whole);
}

#[test]
fn a_large_tree_is_folded_and_its_path_is_whole() {
    let mut app = open("pentominoes-6x10");
    let tree = go(&mut app, Action::Seek(3_000_000));
    check_all(&tree);
    assert!((4000..6000).contains(&tree.kept), "{}", tree.kept);
    assert_eq!(tree.kept + tree.folded(), tree.total.placements + 1);
    assert!(tree.path.iter().all(|entry| entry.step.is_some()));
    // Back into what is folded by now.
    for step in [1_200_000, 900_000, 600_000] {
        let tree = go(&mut app, Action::Seek(step));
        check_all(&tree);
        let line = tree.line(tree.here);
        let options: Vec<_> = line.iter().map(|&at| tree.nodes[at].option).collect();
        let path: Vec<_> = tree.path.iter().map(|entry| Some(entry.option)).collect();
        assert_eq!(options[1..], path);
        assert!(line.iter().all(|&at| tree.nodes[at].on_path));
        assert_eq!(
            tree.nodes.iter().filter(|node| node.on_path).count(),
            line.len()
        );
        assert_eq!(tree.nodes[tree.here].step, None, "it was folded");
    }
}

#[test]
fn the_end_of_the_path_is_told() {
    let mut app = open("exact-knuth");
    let tree = seen(&mut app);
    assert!(matches!(tree.end, End::Open(item, 0, 2) if item.0 == 0));
    let mut ends = Vec::new();
    while app.snapshot().controls.can_step {
        app.update(Action::Step);
        let tree = seen(&mut app);
        check_all(&tree);
        ends.push(tree.end);
    }
    assert!(ends.contains(&End::Solution));
    assert!(ends.iter().any(|end| matches!(end, End::DeadEnd(_))));
    assert_eq!(seen(&mut app).total.placements, 5);
}
