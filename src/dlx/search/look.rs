//! What a search tells about its position.

use super::{Phase, Search};
use crate::links::{Links, NodeId};
use crate::problem::{ItemId, OptionId};
use crate::rule::Rule;
use crate::stats::{Counters, Level, Tally};
use crate::step::Step;

impl Search {
    /// The links as they are now.
    pub fn links(&self) -> &Links {
        &self.links
    }

    /// The rule that chooses items.
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// The totals so far.
    pub fn counters(&self) -> Counters {
        self.counters
    }

    /// The totals so far by level: those with no option chosen, with one, and
    /// so on to the most that there can be, givens not counted.
    pub fn profile(&self) -> &[Tally] {
        &self.profile
    }

    /// Options chosen now, givens not counted.
    pub fn depth(&self) -> usize {
        match self.phase {
            Phase::Cover | Phase::Next => self.stack.len() - 1,
            Phase::Enter | Phase::Commit(_) | Phase::Uncommit(_) | Phase::Done => self.stack.len(),
        }
    }

    /// Whether no step has been made.
    pub fn is_at_start(&self) -> bool {
        self.stack.is_empty() && self.phase == Phase::Enter
    }

    /// Whether there is no further step.
    pub fn is_complete(&self) -> bool {
        self.phase == Phase::Done
    }

    /// Whether the position is between two levels: the option tried last is
    /// fully covered and the next item is not chosen.
    pub fn is_between_levels(&self) -> bool {
        self.phase == Phase::Enter
    }

    /// The item that will be chosen next, between two levels.
    pub fn upcoming(&self) -> Option<ItemId> {
        if self.phase != Phase::Enter {
            return None;
        }
        self.choose(self.path_digest())
    }

    /// Whether the last step reported a solution, so that the path is an
    /// exact cover.
    pub fn is_at_solution(&self) -> bool {
        self.phase == self.phase_above::<true>() && self.links.is_empty()
    }

    /// The levels of the path, from the root.
    pub fn levels(&self) -> impl ExactSizeIterator<Item = Level> + '_ {
        let trying = self.depth();
        self.stack.iter().enumerate().map(move |(at, frame)| Level {
            item: frame.item,
            degree: frame.degree,
            tried: frame.tried,
            option: (at < trying).then(|| self.links.option_of(frame.node)),
            updates: u64::from(frame.item_updates + frame.option_updates),
        })
    }

    /// The options chosen now, in the order chosen, givens not included.
    pub fn path(&self) -> impl Iterator<Item = OptionId> + '_ {
        self.levels().filter_map(|level| level.option)
    }

    /// The nodes of the options chosen now, in the order chosen: each in the
    /// ring of the item its level branches on.
    pub fn path_nodes(&self) -> impl ExactSizeIterator<Item = NodeId> + '_ {
        self.stack[..self.depth()].iter().map(|frame| frame.node)
    }

    /// The step that led here: what [`back`](Self::back) would undo.
    pub fn last_step(&mut self) -> Option<Step> {
        let step = self.back();
        if step.is_some() {
            self.step();
        }
        step
    }
}
