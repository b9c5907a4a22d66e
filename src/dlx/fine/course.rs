//! The writes of one step, and how many of them are done.

use super::{Middle, Way, Write};
use crate::links::{Changes, Links, NodeId};
use crate::problem::ItemId;
use crate::search::Search;
use crate::step::Step;

/// A step under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Course {
    step: Step,
    /// What it takes out of its rings, or brings back, in order.
    plan: Vec<NodeId>,
    done: usize,
    /// The item whose colour the step gives or takes away, and the node of
    /// the option tried that it has it from.
    colour: Option<(ItemId, NodeId)>,
}

/// Whether the step unlinks places or relinks them, if either.
fn way(step: Step) -> Option<Way> {
    match step {
        Step::Cover { .. } | Step::Purify { .. } => Some(Way::Unlink),
        Step::Uncover { .. } | Step::Unpurify { .. } => Some(Way::Relink),
        Step::Choose { .. } | Step::Try { .. } | Step::Solution { .. } | Step::Untry { .. } => None,
    }
}

impl Course {
    /// The step that the search, which stands before it, makes next.
    pub(super) fn new(search: &Search, step: Step) -> Self {
        let links = search.links();
        let colour = match step {
            Step::Purify { item, .. } | Step::Unpurify { item, .. } => {
                let node = search.path().last().and_then(|o| links.node_in(o, item));
                node.map(|node| (item, node))
            }
            _ => None,
        };
        Course {
            step,
            plan: links.plan(step),
            done: 0,
            colour,
        }
    }

    pub(super) fn step(&self) -> Step {
        self.step
    }

    pub(super) fn middle(&self) -> Option<Middle> {
        Some(Middle {
            step: self.step,
            done: self.done as u32,
            count: self.plan.len() as u32,
            place: *self.plan.get(self.done.checked_sub(1)?)?,
            way: way(self.step)?,
        })
    }

    /// Does the next write. A step without any is done by that.
    pub(super) fn advance(&mut self, links: &mut Links) -> Write {
        let index = self.done;
        let mut changes = Changes::default();
        if let (Some(&place), Some(way)) = (self.plan.get(index), way(self.step)) {
            changes = match way {
                Way::Unlink => links.unlink(place),
                Way::Relink => links.relink(place),
            };
            self.done += 1;
            self.set_colour(links);
        }
        self.tell(index, changes)
    }

    /// Undoes the last write, and tells of it as [`advance`](Self::advance)
    /// did.
    pub(super) fn retreat(&mut self, links: &mut Links) -> Write {
        let Some(index) = self.done.checked_sub(1) else {
            return self.tell(0, Changes::default());
        };
        let place = self.plan[index];
        let undone = match way(self.step) {
            Some(Way::Unlink) => links.relink(place),
            Some(Way::Relink) => links.unlink(place),
            None => Changes::default(),
        };
        self.done = index;
        self.set_colour(links);
        self.tell(index, undone.map(|change| change.map(|c| c.undone())))
    }

    /// Does all writes that are left.
    pub(super) fn wind(&mut self, links: &mut Links) {
        while self.done < self.plan.len() {
            self.advance(links);
        }
    }

    /// Undoes all writes done.
    pub(super) fn rewind(&mut self, links: &mut Links) {
        while self.done > 0 {
            self.retreat(links);
        }
    }

    /// The item has its colour as long as anything is hidden because of it.
    fn set_colour(&self, links: &mut Links) {
        let Some((item, node)) = self.colour else {
            return;
        };
        let out = match way(self.step) {
            Some(Way::Relink) => self.plan.len() - self.done,
            Some(Way::Unlink) | None => self.done,
        };
        links.set_coloured_by(item, (out > 0).then_some(node));
    }

    fn tell(&self, index: usize, changes: Changes) -> Write {
        let place = self.plan.get(index).copied();
        Write {
            step: self.step,
            index: index as u32,
            count: self.plan.len() as u32,
            place,
            way: place.and(way(self.step)),
            changes,
        }
    }
}
