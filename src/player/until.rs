//! Running until something happens.

use super::Player;
use crate::dlx::Step;
use crate::thing::Thing;

/// What to run until.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Until {
    /// The next dead end: an item is chosen that has no option left.
    DeadEnd,
    /// The next solution.
    Solution,
    /// So many options are chosen, or fewer, one of them having been given up.
    Level(u64),
    /// One option fewer is chosen than now; with none, the end.
    Out,
    /// So many more placements are tried, and the last one stands.
    Placements(u64),
    /// The item is covered, or the option tried.
    Thing(Thing),
}

/// The same, from where the run began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The next dead end.
    DeadEnd,
    /// The next solution.
    Solution,
    /// An option has been given up, and so many are chosen, or fewer.
    Depth(u64),
    /// So many placements are tried in all, and the last one stands.
    Placements(u64),
    /// The item is covered, or the option tried.
    Thing(Thing),
    /// There is nothing left to try.
    End,
    /// An item is about to be chosen.
    Choice,
}

impl Goal {
    /// Of a run that begins here.
    pub fn new(until: Until, player: &Player) -> Self {
        let depth = player.search().depth() as u64;
        let tried = player.search().counters().placements;
        match until {
            Until::DeadEnd => Goal::DeadEnd,
            Until::Solution => Goal::Solution,
            Until::Level(level) => Goal::Depth(level),
            Until::Out => match depth.checked_sub(1) {
                Some(less) => Goal::Depth(less),
                None => Goal::End,
            },
            Until::Placements(more) => Goal::Placements(tried.saturating_add(more.max(1))),
            Until::Thing(thing) => Goal::Thing(thing),
        }
    }

    /// Whether it is reached, now that this step has led here.
    pub fn is_reached(self, player: &Player, last: Step) -> bool {
        let search = player.search();
        match self {
            Goal::DeadEnd => matches!(last, Step::Choose { size: 0, .. }),
            Goal::Solution => matches!(last, Step::Solution { .. }),
            Goal::Depth(depth) => {
                matches!(last, Step::Untry { .. }) && search.depth() as u64 <= depth
            }
            Goal::Placements(tried) => {
                search.counters().placements >= tried && search.is_between_levels()
            }
            Goal::Thing(thing) => happens_to(thing, last),
            Goal::End => false,
            Goal::Choice => search.upcoming().is_some(),
        }
    }
}

/// Whether the step covers this item, or tries this option.
pub fn happens_to(thing: Thing, step: Step) -> bool {
    match step {
        Step::Cover { item } | Step::Purify { item, .. } => thing == Thing::Item(item),
        Step::Try { option } => thing.option() == Some(option),
        Step::Choose { .. }
        | Step::Solution { .. }
        | Step::Untry { .. }
        | Step::Unpurify { .. }
        | Step::Uncover { .. } => false,
    }
}

impl Player {
    /// Walks until the goal is reached, one of these things happens, or the
    /// end, at most `limit` steps; tells why it stopped.
    pub fn walk_until(&mut self, goal: Option<Goal>, breaks: &[Thing], limit: u64) -> Walked {
        self.walk(breaks, limit, |player, step| {
            goal.is_some_and(|goal| goal.is_reached(player, step))
        })
    }
}

/// Why a walk stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Walked {
    /// The goal is reached.
    Goal,
    /// This thing, at which to stop, has happened.
    Break(Thing),
    /// There is no further step.
    End,
    /// As many steps as allowed are made.
    Limit,
}
