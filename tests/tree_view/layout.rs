//! Where the blocks are, at every width: folded trees with a path and options
//! not tried yet, by every rule.

use crate::common::{check, go, open, seen};
use dlx_stage::app::{Action, App};
use dlx_stage::settings::RuleKind;
use dlx_stage::snapshot::inside::tree::{TreeView, What, layout};

/// Every width that a panel may have, and more.
const WIDTHS: std::ops::RangeInclusive<u32> = 1..=800;

/// Counts all, looking on after so many portions, five times; then goes back
/// into what was folded and looks there. Gives at how many nodes, the root not
/// counted, the path had something folded and something untried beside it.
fn look_on(puzzle: &str, rule: RuleKind, portions: u32, look: impl Fn(&TreeView)) -> usize {
    let mut app = open(puzzle);
    app.update(Action::SetRule(rule));
    app.update(Action::All);
    let mut crowded = 0;
    for _ in 0..5 {
        run(&mut app, portions);
        assert!(app.is_busy(), "{puzzle} is over");
        let tree = seen(&mut app);
        assert!(tree.folded() > 0);
        look(&tree);
        crowded += crowds(&tree);
    }
    app.update(Action::TogglePlay);
    let known = app.snapshot().timeline.known;
    for part in 1..4 {
        look(&go(&mut app, Action::Seek(known / 4 * part)));
    }
    crowded
}

fn crowds(tree: &TreeView) -> usize {
    let line = tree.line(tree.here);
    let has_both = |at: &&usize| {
        let node = &tree.nodes[**at];
        node.folded.placements > 0 && node.untried() > 0
    };
    let inner = line.iter().filter(|&&at| at != 0 && at != tree.here);
    inner.filter(has_both).count()
}

fn run(app: &mut App, portions: u32) {
    let mut left = portions;
    app.tick(0.016, &mut || {
        left -= 1;
        left > 0
    });
}

/// The whole tree, and from every node of the path on, in every width; and
/// from every other node on in some, so that each width has its turn.
fn check_everywhere(tree: &TreeView) {
    let line = tree.line(tree.here);
    for width in WIDTHS {
        line.iter().for_each(|&at| check(tree, at, width));
    }
    for at in 0..tree.nodes.len() {
        check(tree, at, at as u32 * 7 % WIDTHS.end() + 1);
    }
}

#[test]
fn every_width_of_a_folded_tree_is_shared_out_exactly() {
    let mut crowded = 0;
    for puzzle in ["pentominoes-6x10", "pentominoes-8x8", "pentominoes-3x20"] {
        for rule in [RuleKind::Random, RuleKind::Leftmost] {
            crowded += look_on(puzzle, rule, 50, check_everywhere);
        }
    }
    look_on("pentominoes-6x10", RuleKind::Shortest, 50, check_everywhere);
    assert!(crowded > 0);
}

#[test]
fn the_path_stays_wide_and_what_is_beside_it_can_be_seen() {
    let look = |tree: &TreeView| {
        for width in WIDTHS {
            let blocks = layout(tree, 0, width);
            let width_of = |what| blocks.iter().find(|it| it.what == what).map(|it| it.width);
            for pair in tree.line(tree.here).windows(2) {
                let above = width_of(What::Node(pair[0] as u32)).unwrap();
                let path = width_of(What::Node(pair[1] as u32)).unwrap();
                assert!(path >= 156.min(above * 4 / 5), "{path} of {above}");
                let beside = [What::Folded, What::Untried].map(|what| what(pair[0] as u32));
                for side in beside.into_iter().filter_map(width_of) {
                    assert!(side >= 5 || above < 96, "{side} of {above}");
                }
            }
        }
    };
    let crowded = look_on("pentominoes-6x10", RuleKind::Random, 20, look);
    assert!(crowded > 0);
}
