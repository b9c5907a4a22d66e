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
        let mut sum = branch.folded;
        sum.placements += u64::from(place != ROOT);
        sum.dead_ends += u64::from(branch.item.is_some_and(|(_, size)| size == 0));
        // A solution has no item to branch on, nor has a node not gone beyond.
        let solved = branch.item.is_none() && branch.work.solutions > 0;
        sum.solutions += u64::from(solved);
        for &child in &children {
            let work = tree.get(child).work;
            sum.placements += work.placements;
            sum.dead_ends += work.dead_ends;
            sum.solutions += work.solutions;
        }
        assert_eq!(branch.work, sum, "{branch:?}");
        let size = branch.item.map_or(0, |(_, size)| size);
        let tried = branch.branches + children.len() as u32;
        assert!(tried <= size, "{branch:?}");
        assert!(!branch.finished || tried == size, "{branch:?}");
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

/// Goes to this step, on to where somebody can choose among several options,
/// and has the last of these tried first.
#[track_caller]
fn steer_at(player: &mut Player, step: u64) {
    seek(player, step);
    let choosable = |player: &Player| {
        let upcoming = player.search().upcoming();
        upcoming.filter(|&item| player.search().links().size(item) > 1)
    };
    while choosable(player).is_none() {
        player.step();
    }
    let item = choosable(player).unwrap();
    let last = player.search().links().ring(item).last();
    player.steer(item, last).unwrap();
    let (tree, search) = (&player.record().tree, player.search());
    check(tree);
    assert_eq!(tree.total().placements, search.counters().placements);
    assert_eq!(tree.total().solutions, search.counters().solutions);
    let along = tree.along(search.path_nodes());
    assert_eq!(along.len(), search.depth() + 1, "the path is kept in full");
    let here = tree.get(*along.last().unwrap());
    assert_eq!((here.item, here.branches), (None, 0));
}

#[test]
fn steered_inside_what_was_folded_the_sums_stand() {
    let mut player = player("queens:10");
    seek(&mut player, end("queens:10") * 2 / 3);
    let early = end("queens:10") / 20;
    let before = player.record().tree.len();
    steer_at(&mut player, early);
    let tree = &player.record().tree;
    assert!(tree.len() < before, "what came after is forgotten");
    // Once more a little before, on a path that was made up again.
    steer_at(&mut player, early - 40);
    for _ in 0..300 {
        player.step();
    }
    check(&player.record().tree);
    steer_at(&mut player, early / 2);
    seek(&mut player, u64::MAX);
    let (tree, counters) = (&player.record().tree, player.search().counters());
    check(tree);
    let work = tree.get(ROOT).work;
    assert_eq!(
        (work.placements, work.solutions),
        (counters.placements, counters.solutions)
    );
    assert_eq!(work.solutions, 724);
}

#[test]
fn what_was_done_before_a_branch() {
    let mut player = player("lpnu");
    while player.step().is_some() {}
    let tree = &player.record().tree;
    let mut before = Work::default();
    for child in tree.children(ROOT) {
        assert_eq!(tree.earlier(child), before);
        let work = tree.get(child).work;
        before.placements += work.placements;
        before.solutions += work.solutions;
        before.dead_ends += work.dead_ends;
    }
    assert_eq!(before, tree.get(ROOT).work);
    assert_eq!(tree.earlier(ROOT), Work::default());
}
