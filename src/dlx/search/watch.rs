//! Looking on while a search walks or runs.

use super::Search;
use crate::links::NodeId;
use crate::problem::ItemId;

/// Is told what a search does, by [`Search::run_watched`] and
/// [`Search::step_watched`]; both tell the same of the same steps.
///
/// `at` is the number of the position that the step led to
/// ([`Counters::steps`](crate::Counters::steps)). What is of no interest need
/// not be written.
pub trait Watch {
    /// An item is branched on that has so many options left, at least one.
    fn chosen(&mut self, at: u64, item: ItemId, size: u32) {
        let _ = (at, item, size);
    }

    /// An item is chosen that has no options left. It is covered and
    /// uncovered next, of which no more is told.
    fn dead_end(&mut self, at: u64, item: ItemId) {
        let _ = (at, item);
    }

    /// An option of the item chosen last is tried: the one that this node
    /// belongs to ([`Links::option_of`](crate::Links::option_of)).
    fn tried(&mut self, at: u64, node: NodeId) {
        let _ = (at, node);
    }

    /// A solution is reported. The search is at that position.
    fn solution(&mut self, at: u64, search: &Search) {
        let _ = (at, search);
    }

    /// All of the option of this node, the one tried last, has been undone.
    fn given_up(&mut self, at: u64, node: NodeId) {
        let _ = (at, node);
    }

    /// The item chosen last has been uncovered, after the last of its options.
    fn left(&mut self, at: u64, item: ItemId) {
        let _ = (at, item);
    }
}

/// Nobody looks on; a run then takes no time for it.
impl Watch for () {}
