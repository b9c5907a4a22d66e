//! What the tree is known to be at known steps.

use crate::common::{check_all, go, open, seen};
use dlx_stage::app::{Action, App};
use dlx_stage::dlx::{Rule, Search, Step};
use dlx_stage::puzzle::named::named;
use dlx_stage::snapshot::inside::tree::End;

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
