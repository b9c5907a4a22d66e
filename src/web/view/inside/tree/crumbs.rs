//! The way back from where one looks closer to the whole tree.

use web_sys::Element;

use crate::names::Names;
use crate::snapshot::inside::tree::TreeView;
use crate::web::dom;
use crate::web::view::inside::tools::button;

/// Nodes above that are named, besides the root.
const NAMED: usize = 3;

/// A button for each node above.
pub struct Crumbs {
    root: Element,
    /// The steps and names shown.
    shown: Vec<(u64, String)>,
}

impl Crumbs {
    /// Nothing to go back from.
    pub fn build(parent: &Element) -> Self {
        let root = dom::append(parent, "nav", "tree-crumbs");
        dom::set(&root, "aria-label", "Part of the tree that is shown");
        Crumbs {
            root,
            shown: Vec::new(),
        }
    }

    /// The nodes from the root to the one that has the full width.
    pub fn paint(&mut self, tree: &TreeView, at: usize, names: &Names) {
        let line = tree.line(at);
        let name = |at: usize| {
            let node = &tree.nodes[at];
            let name = match node.option {
                Some(option) => names.options[option.index()].short.clone(),
                None => "Whole tree".to_owned(),
            };
            (node.step.unwrap_or(0), name)
        };
        let skipped = line.len().saturating_sub(NAMED).max(1);
        let mut wanted = vec![name(0)];
        wanted.extend(line.iter().skip(skipped).map(|&at| name(at)));
        if self.shown == wanted {
            return;
        }
        self.root.set_text_content(None);
        for (number, (step, name)) in wanted.iter().enumerate() {
            if number > 0 {
                let gap = if number == 1 && skipped > 1 {
                    "› … ›"
                } else {
                    "›"
                };
                let between = dom::append(&self.root, "span", "");
                between.set_text_content(Some(gap));
            }
            button(&self.root, "quiet", &step.to_string(), name);
        }
        self.shown = wanted;
    }
}
