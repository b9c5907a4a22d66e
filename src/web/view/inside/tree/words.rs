//! What the tree says in words.

use crate::dlx::{ItemId, OptionId};
use crate::names::Names;
use crate::record::tree::Work;
use crate::snapshot::inside::tree::{End, PathEntry, TreeNode, TreeView};
use crate::words::{count, grouped, joined};

/// All that is known, and how much of it is kept node by node.
pub fn totals(tree: &TreeView) -> [String; 2] {
    let total = &tree.total;
    let nodes = joined(&[
        &count(total.placements + 1, "node"),
        " · ",
        &tried(total.placements, tree.noun),
        " · ✓ ",
        &count(total.solutions, "solution"),
        " · ✕ ",
        &count(total.dead_ends, "dead end"),
    ]);
    let kept = match tree.folded() {
        0 => "all nodes kept".to_owned(),
        folded => {
            let kept = count(tree.kept, "node");
            joined(&[&kept, " kept, ", &grouped(folded), " folded"])
        }
    };
    [nodes, kept]
}

/// The same in fewer letters, for where there is little room.
pub fn totals_in_short(tree: &TreeView) -> String {
    let total = &tree.total;
    let [found, dead] = [total.solutions, total.dead_ends].map(grouped);
    joined(&[
        &tried(total.placements, tree.noun),
        " · ✓ ",
        &found,
        " · ✕ ",
        &dead,
    ])
}

/// What is beside an option of the path, for those who do not see the picture:
/// "option 3 of 14; before it 2 options: 5 placements, no solutions, 4 dead
/// ends; 11 options left".
pub fn siblings(entry: &PathEntry, noun: &str) -> String {
    let (number, size) = (entry.number.to_string(), entry.size.to_string());
    let mut text = joined(&["option ", &number, " of ", &size]);
    if entry.number > 1 {
        let before = count(u64::from(entry.number) - 1, "option");
        text += &joined(&["; before it ", &before]);
        if let Some(work) = entry.earlier {
            let placements = tried(work.placements, noun);
            let solutions = count(work.solutions, "solution");
            let dead_ends = count(work.dead_ends, "dead end");
            text += &joined(&[": ", &placements, ", ", &solutions, ", ", &dead_ends]);
        }
    }
    let left = count(entry.size.saturating_sub(entry.number).into(), "option");
    text + &joined(&["; ", &left, " left"])
}

/// The picture in one sentence, for those who do not see it.
pub fn label(tree: &TreeView, names: &Names) -> String {
    let [nodes, _] = totals(tree);
    let depth = (tree.path.len() as u64, "level");
    let here = match tree.path.last() {
        Some(last) => joined(&[
            "at ",
            &count(depth.0, depth.1),
            " down, ",
            &taken(names, Some(last.item), last.option),
        ]),
        None => "at the start".to_owned(),
    };
    joined(&["Search tree: ", &nodes, "; ", &here])
}

/// "r1c1 → L r1c1".
pub fn taken(names: &Names, item: Option<ItemId>, option: OptionId) -> String {
    let option = &names.options[option.index()].short;
    match item {
        Some(item) => joined(&[&names.items[item.index()].short, " → ", option]),
        None => option.clone(),
    }
}

/// "12 placements", "12 tried".
pub fn tried(number: u64, noun: &str) -> String {
    match noun {
        // Options are also those that are not tried.
        "option" => joined(&[&grouped(number), " tried"]),
        noun => count(number, noun),
    }
}

/// "12 placements · ✓ 2".
fn work(work: &Work, noun: &str) -> String {
    joined(&[&tried(work.placements, noun), &found(work.solutions)])
}

/// " · ✓ 2", or nothing if none was found.
pub fn found(solutions: u64) -> String {
    match solutions {
        0 => String::new(),
        some => joined(&[" · ✓ ", &grouped(some)]),
    }
}

/// What is at the end of the path.
pub fn end(end: End, names: &Names) -> String {
    let item = |item: ItemId| names.items[item.index()].short.as_str();
    match end {
        End::Solution => "✓ solution: no item is left".to_owned(),
        End::DeadEnd(none) => joined(&["✕ dead end: ", item(none), " has no option left"]),
        End::Open(next, 0, size) => joined(&[item(next), ": ", &count(size.into(), "option")]),
        End::Open(next, done, size) => {
            let (done, size) = (done.to_string(), count(size.into(), "option"));
            joined(&[item(next), ": ", &done, " of ", &size, " done"])
        }
        End::Nothing => String::new(),
    }
}

/// What came of a node, in ever fewer letters.
pub fn outcome(node: &TreeNode, noun: &str, names: &Names) -> Vec<String> {
    if node.is_solution() {
        return vec!["✓ solution".to_owned(), "✓".to_owned()];
    }
    if let Some((item, 0)) = node.item {
        let item = names.items[item.index()].short.as_str();
        let long = joined(&["✕ ", item, " has none"]);
        return vec![long, joined(&["✕ ", item]), "✕".to_owned()];
    }
    let mut choices = vec![work(&node.work, noun)];
    let placements = grouped(node.work.placements);
    match node.work.solutions {
        0 => choices.push(placements),
        found => {
            let found = joined(&["✓ ", &grouped(found)]);
            choices.push(joined(&[&placements, " · ", &found]));
            choices.push(found);
        }
    }
    if !node.finished {
        choices[0] += " so far";
    }
    choices
}
