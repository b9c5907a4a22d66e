//! What is known of the search so far: all that was passed on the way to the
//! furthest position reached. Going back forgets nothing.

pub mod log;
pub mod marks;
mod trail;
pub mod tree;

use std::rc::Rc;

use crate::dlx::{ItemId, NodeId, OptionId, Problem, Search, Watch, estimate};
use crate::puzzle::symmetry::Symmetries;
use log::Log;
use marks::Marks;
use trail::{Kept, Trail};
use tree::{Tree, Work};

/// The record. It looks on while the search walks and runs ([`Watch`]), and
/// what it knows already it does not note again.
#[derive(Debug, Default)]
pub struct Record {
    /// The furthest step reached.
    known: u64,
    /// The search tree.
    pub tree: Tree,
    /// The solutions.
    pub log: Log,
    /// Solutions and dead ends on the timeline.
    pub marks: Marks,
    trail: Trail,
    /// By option, how many items it has besides the one branched on.
    others: Vec<u32>,
    symmetries: Rc<Symmetries>,
    /// Classes among the solutions up to the position that the search is at,
    /// however much is known.
    classes: u64,
}

impl Record {
    /// Nothing known yet.
    pub fn new(problem: &Problem) -> Self {
        let others = |option| (problem.option(option).len() as u32).saturating_sub(1);
        Record {
            others: problem.options().map(others).collect(),
            ..Record::default()
        }
    }

    /// Solutions that these take to each other are one. None is known yet.
    pub fn count_classes(&mut self, symmetries: Rc<Symmetries>) {
        self.symmetries = symmetries;
    }

    /// The symmetries that classes are told by.
    pub fn symmetries(&self) -> &Rc<Symmetries> {
        &self.symmetries
    }

    /// How many of the solutions up to the position differ by more than a
    /// symmetry. All, if there is no symmetry.
    pub fn classes(&self) -> u64 {
        self.classes
    }

    /// The search, at a solution, goes a step back from it.
    pub fn take_back_solution(&mut self, search: &Search) {
        self.classes -= self.class(search);
    }

    /// The search has been put at a position that was kept, where there were so
    /// many classes, or at the beginning.
    pub fn put_at(&mut self, classes: u64) {
        self.classes = classes;
    }

    /// 1 for the first solution of a class.
    fn class(&self, search: &Search) -> u64 {
        u64::from(self.symmetries.is_first(search))
    }

    /// One at the same position that notes nothing, whatever it is told, but
    /// for the classes passed.
    pub fn blind(&self) -> Self {
        Record {
            known: u64::MAX,
            symmetries: Rc::clone(&self.symmetries),
            classes: self.classes,
            ..Record::default()
        }
    }

    /// The furthest step reached.
    pub fn known(&self) -> u64 {
        self.known
    }

    /// The search has come to this position, of which it was told all on the
    /// way. The search is moved one step back and forth if that helps to keep
    /// a position to come back to: at a solution there is none, but before it.
    pub fn arrive(&mut self, search: &mut Search) {
        let now = search.counters().steps();
        if now <= self.known {
            return;
        }
        self.known = now;
        if search.is_complete() {
            self.tree.finish();
        }
        if !self.trail.is_due(now) {
            return;
        }
        let at_solution = search.is_at_solution();
        let mut classes = self.classes;
        if at_solution {
            classes -= self.class(search);
            search.back();
        }
        self.trail.note(search, classes);
        if at_solution {
            search.step();
        }
    }

    /// The last position kept at this step or before.
    pub fn before(&self, step: u64) -> Option<&Kept> {
        self.trail.before(step)
    }

    /// Forgets what comes after this position, which is between two levels:
    /// the search will take another way.
    pub fn cut(&mut self, search: &Search) {
        let now = search.counters().steps();
        self.known = now;
        self.log.cut(now, search.counters().solutions);
        self.marks.cut(now, search.profile());
        self.trail.cut(now);
        cut(&mut self.tree, search);
    }

    /// The tree as it is if nothing is known of what comes after this position,
    /// which is between two levels.
    pub fn tree_up_to(&self, search: &Search) -> Tree {
        let mut tree = self.tree.clone();
        cut(&mut tree, search);
        tree
    }
}

/// Takes out of the tree what comes after this position.
fn cut(tree: &mut Tree, search: &Search) {
    let mut total = Work::default();
    for level in search.profile() {
        total.placements += level.placements;
        total.solutions += level.solutions;
        total.dead_ends += level.dead_ends;
    }
    let path: Vec<_> = search.path_nodes().zip(search.levels()).collect();
    tree.cut(&path, search.counters().steps(), total);
}

impl Watch for Record {
    fn chosen(&mut self, at: u64, item: ItemId, size: u32) {
        if at > self.known {
            self.tree.choose(item, size);
        }
    }

    fn dead_end(&mut self, at: u64, item: ItemId) {
        if at > self.known {
            self.tree.choose(item, 0);
            self.marks.note(at, |mark| mark.dead_ends += 1);
        }
    }

    fn tried(&mut self, at: u64, node: NodeId) {
        if at > self.known {
            self.tree.attempt(at, node);
        }
    }

    fn solution(&mut self, at: u64, search: &Search) {
        let class = self.class(search);
        self.classes += class;
        if at > self.known {
            self.tree.solve();
            self.marks.note(at, |mark| mark.solutions += 1);
            let others = |option: OptionId| self.others[option.index()];
            let estimate = estimate(search.levels(), others);
            let depth = search.depth() as u32;
            self.log.note(at, depth, estimate, class == 1);
        }
    }

    fn given_up(&mut self, at: u64, _: NodeId) {
        if at > self.known {
            self.tree.give_up();
        }
    }
}
