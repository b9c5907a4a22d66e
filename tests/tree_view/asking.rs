//! While the learner is asked which item comes next, the tree does not tell.

use crate::common::{check_all, go, open, seen};
use dlx_stage::app::{Action, App};
use dlx_stage::snapshot::inside::tree::{End, TreeView};

/// The tree at this step to somebody who is asked, and whether he is.
#[track_caller]
fn asked(app: &mut App, step: u64) -> (TreeView, bool) {
    app.update(Action::SetPredict(false));
    go(app, Action::Seek(step));
    app.update(Action::SetPredict(true));
    let asking = app.snapshot().predict.is_some_and(|it| it.asking);
    (seen(app), asking)
}

#[test]
fn at_the_start_there_is_the_root_alone() {
    let mut app = open("lpnu");
    go(&mut app, Action::Solve);
    let (tree, asking) = asked(&mut app, 0);
    assert!(asking);
    assert_eq!(tree.nodes.len(), 1);
    assert_eq!((tree.nodes[0].item, tree.end), (None, End::Nothing));
    assert!(!tree.whole && tree.total.placements == 0);
    app.update(Action::SetPredict(false));
    assert_eq!(seen(&mut app).nodes.len(), 10, "not forgotten");
}

#[test]
fn one_who_was_there_before_sees_what_one_who_was_not_sees() {
    let (mut knows, mut comes) = (open("lpnu"), open("lpnu"));
    go(&mut knows, Action::All);
    let mut times = 0;
    for step in 0..knows.snapshot().timeline.known {
        let (tree, asking) = asked(&mut knows, step);
        if !asking {
            continue;
        }
        times += 1;
        check_all(&tree);
        assert_eq!(tree.nodes[tree.here].item, None);
        assert!(tree.nodes.iter().all(|node| !node.ahead));
        let new = go(&mut comes, Action::Seek(step));
        assert_eq!((tree.nodes, tree.path), (new.nodes, new.path), "{step}");
        assert_eq!((tree.total, tree.kept), (new.total, new.kept));
    }
    assert!(times > 100, "{times}");
}

#[test]
fn in_a_branch_that_was_folded_nothing_is_told_either() {
    let mut app = open("pentominoes-6x10");
    go(&mut app, Action::Seek(3_000_000));
    let mut times = 0;
    for step in (600_000..600_100).chain(2_000_000..2_000_100) {
        let (tree, asking) = asked(&mut app, step);
        if !asking {
            continue;
        }
        times += 1;
        check_all(&tree);
        let here = &tree.nodes[tree.here];
        assert_eq!((here.item, here.children, here.branches), (None, 0, 0));
        assert!(tree.nodes.iter().all(|node| !node.ahead));
        let options = tree.line(tree.here).into_iter().skip(1);
        let options: Vec<_> = options.map(|at| tree.nodes[at].option).collect();
        let path: Vec<_> = tree.path.iter().map(|entry| Some(entry.option)).collect();
        assert_eq!(options, path);
        let steps = tree.line(tree.here).into_iter().skip(1);
        let steps: Vec<_> = steps.map(|at| tree.nodes[at].step).collect();
        let known: Vec<_> = tree.path.iter().map(|entry| entry.step).collect();
        assert_eq!(steps, known, "forgotten where it was folded");
    }
    assert!(times > 5, "{times}");
}
