//! The search: Algorithm X by Dancing Links, as a machine that walks one step
//! forwards or backwards.
//!
//! # One level
//! ```text
//! choose i (size s)     the rule picks item i, which has s options left
//! cover i
//!   try o               option o of i is chosen: one more placement tried
//!   cover j …           the other items of o, left to right
//!     …                 the next level, or `solution`
//!   uncover j …         right to left
//!   untry o
//!   … the next option
//! uncover i
//! ```
//!
//! # Why `back` needs no log
//! The position of the search is the links, a stack with one frame for each
//! level of the path, and a [`Phase`]: what comes next. Every step is undone
//! exactly by its counterpart, and which step came last can be told from the
//! position. The one thing a finished level forgets is the item it branched
//! on; but then the links are again what they were when it was chosen, and
//! choosing is a pure function of the links, the path and what [`steering`]
//! has laid down.
//!
//! # One machine, two speeds
//! The moves of [`forward`] are compiled twice: with `FINE` for the walk of
//! single steps, and without for a run from solution to solution, which does
//! the same in the same order, but neither stops in between nor tells, and
//! knows neither colours nor steers. (With these a run walks.) Someone who looks on
//! ([`Watch`]) is told by the moves themselves, so the same at both speeds.

mod backward;
mod bookmark;
mod commitment;
mod forward;
mod look;
mod run;
mod steering;
mod straight;
mod watch;

pub use bookmark::Bookmark;
pub use steering::{Steer, SteerError};
pub use watch::Watch;

use super::links::{Links, NodeId};
use super::problem::{ItemId, OptionId, Problem};
use super::rule::{self, Rule};
use super::stats::{Counters, Tally};

/// A level of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Frame {
    item: ItemId,
    /// The node, in the item's ring, of the option tried now or next; the
    /// item's header before the first and after the last.
    node: NodeId,
    degree: u32,
    tried: u32,
    /// Elements that covering the item took out; there are fewer than 2^25.
    item_updates: u32,
    /// Elements that the option tried now took out.
    option_updates: u32,
    /// A digest of the path above this level, for the random rule.
    path: u64,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// A new level: choose an item, or report a solution.
    Enter,
    /// Cover the item just chosen.
    Cover,
    /// Try the option at the frame's node, or leave the level after the last.
    Next,
    /// Cover the item at this node of the option tried, then those after it.
    Commit(NodeId),
    /// Uncover the item at this node of the option tried, then those before
    /// it; at the frame's own node, untry.
    Uncommit(NodeId),
    /// The search is complete.
    Done,
}

/// Why [`Search::run`] came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pause {
    /// A solution has just been reported.
    Solution,
    /// As many placements as allowed have been tried.
    Limit,
    /// There is nothing left to try.
    Complete,
}

/// Givens that cannot all be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GivenError {
    /// The option that cannot be chosen after those before it.
    pub option: OptionId,
    /// The item it shares with one of them; `None` if the search ignores the
    /// option, or there is no such option.
    pub item: Option<ItemId>,
}

/// A search for all exact covers of a problem, at some position.
///
/// As an iterator it yields the steps from here to the end of the search.
#[derive(Debug, PartialEq, Eq)]
pub struct Search {
    pub(super) links: Links,
    rule: Rule,
    /// With room for all levels there can be, so that it never grows.
    stack: Vec<Frame>,
    phase: Phase,
    counters: Counters,
    /// By number of options chosen, as many as there can be.
    profile: Box<[Tally]>,
    /// In the order of the walk.
    steers: Vec<steering::Wish>,
}

/// A clone has room for all levels too: it does not allocate as it runs.
impl Clone for Search {
    fn clone(&self) -> Self {
        let mut stack = Vec::with_capacity(self.stack.capacity());
        stack.extend_from_slice(&self.stack);
        Search {
            links: self.links.clone(),
            rule: self.rule,
            stack,
            phase: self.phase,
            counters: self.counters,
            profile: self.profile.clone(),
            steers: self.steers.clone(),
        }
    }
}

impl Search {
    /// A search at its beginning.
    pub fn new(problem: &Problem, rule: Rule) -> Self {
        let links = Links::new(problem);
        let levels = problem.primary_count().min(problem.option_count());
        Search {
            links,
            rule,
            stack: Vec::with_capacity(levels + 1),
            phase: Phase::Enter,
            counters: Counters::default(),
            profile: vec![Tally::default(); levels + 1].into(),
            steers: Vec::new(),
        }
    }

    /// A search at its beginning, with these options chosen before it: they
    /// are covered up front and counted nowhere (the paper adds k rows to the
    /// partial solution and calls search(k)).
    ///
    /// # Errors
    /// An option that is ignored, or that shares an item with an earlier one.
    pub fn with_givens(
        problem: &Problem,
        rule: Rule,
        givens: &[OptionId],
    ) -> Result<Self, GivenError> {
        let mut search = Self::new(problem, rule);
        for &option in givens {
            let fail = |item| GivenError { option, item };
            if option.index() >= problem.option_count() || problem.is_ignored(option) {
                return Err(fail(None));
            }
            for each in problem.option(option) {
                if !search.links.give(option, each.item) {
                    return Err(fail(Some(each.item)));
                }
            }
        }
        Ok(search)
    }

    /// The same search with another rule, back at its beginning.
    #[must_use]
    pub fn with_rule(mut self, rule: Rule) -> Self {
        self.reset();
        self.rule = rule;
        self
    }

    // Shared by both directions.

    /// The level that branches on the item now.
    #[inline]
    fn frame(&self, item: ItemId, degree: u32, path: u64) -> Frame {
        Frame {
            item,
            node: self.links.header(item),
            degree,
            tried: 0,
            item_updates: 0,
            option_updates: 0,
            path,
        }
    }

    /// A digest of the options chosen, where the rule asks for one.
    #[inline]
    fn path_digest(&self) -> u64 {
        match (self.rule, self.stack.last()) {
            (Rule::Random { .. }, Some(top)) => rule::extend(top.path, top.node.0),
            _ => 0,
        }
    }

    /// What comes next when a level is finished or a solution reported: the
    /// option tried at the level above is undone.
    #[inline]
    fn phase_above<const FINE: bool>(&self) -> Phase {
        match self.stack.last() {
            Some(top) => Phase::Uncommit(self.uncommit_next::<FINE>(top.node, top.node)),
            None => Phase::Done,
        }
    }

    /// From a node of the option tried leftwards, the first whose commitment
    /// the option made itself; the frame's own node if there is none.
    #[inline]
    fn skip_left(&self, own: NodeId, mut node: NodeId) -> NodeId {
        while node != own && !self.links.is_committed(node) {
            node = self.links.left(node);
        }
        node
    }

    /// From a node of the option tried rightwards, the first whose item is
    /// free to be committed; the frame's own node if there is none.
    #[inline]
    fn skip_right(&self, own: NodeId, mut node: NodeId) -> NodeId {
        while node != own && !self.links.is_free(node) {
            node = self.links.right(node);
        }
        node
    }

    /// The top level; there is one whenever an item has been chosen.
    #[inline]
    fn top(&mut self) -> &mut Frame {
        match self.stack.last_mut() {
            Some(top) => top,
            None => unreachable!("a level is entered before it is worked on"),
        }
    }

    /// What has been met with this many options chosen.
    #[inline]
    fn tally(&mut self, chosen: usize) -> &mut Tally {
        &mut self.profile[chosen]
    }
}
