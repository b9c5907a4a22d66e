//! What is recorded is what happened, however one got there.

use crate::common::{end, player, seek};
use dlx_stage::player::Player;
use dlx_stage::record::tree::{Place, ROOT, Tree, Work};

/// Every node's work is its own placement and that of its branches, kept or
/// folded. Gives the number of nodes, folded ones not counted.
#[track_caller]
fn check(tree: &Tree) -> usize {
    let (mut todo, mut nodes) = (vec![ROOT], 0);
    while let Some(place) = todo.pop() {
        nodes += 1;
        let branch = tree.get(place);
        let children: Vec<Place> = tree.children(place).collect();
        let placements = children
            .iter()
            .map(|&child| tree.get(child).work.placements);
        let own = u64::from(place != ROOT);
        let sum = own + placements.sum::<u64>() + branch.folded.placements;
        assert_eq!(branch.work.placements, sum, "{branch:?}");
        todo.extend(children);
    }
    assert_eq!(nodes, tree.len());
    nodes
}

#[test]
fn the_tree_of_a_small_search_is_whole() {
    let mut player = player("lpnu");
    while player.step().is_some() {}
    let tree = &player.record().tree;
    assert_eq!(check(tree), 134, "the nodes that NOTES.md counts");
    let work = tree.get(ROOT).work;
    assert_eq!((work.placements, work.solutions), (133, 8));
    assert!(tree.get(ROOT).finished);
}

#[test]
fn walking_running_and_jumping_record_the_same() {
    let record = |go: &dyn Fn(&mut Player)| {
        let mut player = player("queens:6");
        go(&mut player);
        let record = player.record();
        let log: Vec<_> = record.log.entries().to_vec();
        (record.tree.clone(), log, record.marks.clone())
    };
    let walked = record(&|player| while player.step().is_some() {});
    let run = record(&|player| {
        while !player.search().is_complete() {
            player.run(3);
        }
    });
    let jumped = record(&|player| {
        for target in [500, 20, 900, 100, 850, u64::MAX, 3, u64::MAX] {
            seek(player, target);
        }
    });
    assert_eq!(walked, run);
    assert_eq!(walked, jumped);
}

#[test]
fn a_large_tree_is_folded_and_its_sums_stand() {
    let mut player = player("queens:10");
    let target = end("queens:10") * 2 / 3;
    seek(&mut player, target);
    let tree = &player.record().tree;
    let nodes = check(tree);
    assert!((4000..6000).contains(&nodes), "{nodes}");
    let counters = player.search().counters();
    // A jump may pass its target by a little and come back.
    assert!(tree.total().placements >= counters.placements);
    let path: Vec<_> = player.search().path_nodes().collect();
    let along = tree.along(path.iter().copied());
    assert_eq!(along.len(), path.len() + 1, "the path is kept in full");
    seek(&mut player, u64::MAX);
    let tree = &player.record().tree;
    check(tree);
    let Work {
        placements,
        solutions,
        ..
    } = tree.get(ROOT).work;
    assert_eq!(
        (placements, solutions),
        (player.search().counters().placements, 724)
    );
}
