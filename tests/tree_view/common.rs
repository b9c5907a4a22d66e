//! What these tests share.

use dlx_stage::app::{Action, App, Saved};
use dlx_stage::settings::ViewKind;
use dlx_stage::snapshot::inside::tree::{Block, TreeNode, TreeView, What, layout};

/// The page with this puzzle and the tree.
pub fn open(puzzle: &str) -> App {
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
pub fn go(app: &mut App, action: Action) -> TreeView {
    app.update(action);
    for _ in 0..1_000_000 {
        if !app.is_busy() {
            return seen(app);
        }
        app.tick(0.016, &mut || true);
    }
    panic!("it does not end");
}

pub fn seen(app: &mut App) -> TreeView {
    app.snapshot().inside.unwrap().tree.unwrap()
}

/// Under each node its branches, as wide as itself, in their order, with all of
/// its work; and the whole path.
#[track_caller]
pub fn check(tree: &TreeView, root: usize, width: u32) {
    let blocks = layout(tree, root, width);
    assert_eq!((blocks[0].x, blocks[0].width), (0, width));
    assert!(blocks.is_sorted_by_key(|block| (block.row, block.x)));
    assert!(blocks.iter().all(|block| block.width > 0));
    let mut rest = &blocks[1..];
    for &block in &blocks {
        if let What::Node(number) = block.what {
            let end = block.x + block.width;
            let is_under = |it: &Block| it.row == block.row + 1 && it.x < end;
            let count = rest.iter().take_while(|it| is_under(it)).count();
            check_under(tree, &tree.nodes[number as usize], block, &rest[..count]);
            rest = &rest[count..];
        }
    }
    assert!(rest.is_empty(), "under no node: {rest:?}");
    let line = tree.line(tree.here);
    for at in line.iter().skip_while(|&&at| at != root) {
        let on_path = |block: &&Block| block.what == What::Node(*at as u32);
        assert!(blocks.iter().any(|block| on_path(&block)), "{at} is drawn");
    }
}

/// What is under one node: no gap, nothing twice, nothing outside.
#[track_caller]
fn check_under(tree: &TreeView, node: &TreeNode, above: Block, under: &[Block]) {
    let branches = node.children + u32::from(node.folded.placements > 0) + node.untried();
    assert_eq!(under.is_empty(), branches == 0, "{node:?}");
    if under.is_empty() {
        return;
    }
    let (mut x, mut placements, mut order) = (above.x, 0, Vec::new());
    for part in under {
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
    assert_eq!(x, above.x + above.width, "{node:?}");
    assert!(order.is_sorted());
    let own = u64::from(node.option.is_some());
    // What gets less than a pixel may be missing.
    let missing = node.work.placements - own - placements;
    let pixel = node.work.placements.div_ceil(u64::from(above.width));
    let much = above.width >= 300 && missing > 20 * pixel;
    assert!(!much, "{missing} of {node:?}");
}

pub fn check_all(tree: &TreeView) {
    for width in [1, 2, 7, 40, 156, 370, 530, 3000] {
        check(tree, 0, width);
    }
    for at in tree.line(tree.here) {
        check(tree, at, 370);
    }
}
