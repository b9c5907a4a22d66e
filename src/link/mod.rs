//! A link that holds everything: the puzzle, how it is searched, what is open,
//! and where the search stands, as the fragment of an address. No server ever
//! sees a fragment.
//!
//! ```text
//! #v=1&puzzle=lpnu&step=choice&views=matrix,tree&at=57&sum=9f3a
//! ```
//! - `v`: the version, 1.
//! - `puzzle`: an entry of the catalogue; or `own`: a problem as text,
//!   [packed](Packed). One of the two.
//! - `rule`, `step`, `views`: as they are set.
//! - `at`: the number of the step, and amid a step how many links of it are
//!   written: `57.3`.
//! - `steer`: choices made in place of the rule, each with the number of the
//!   step and the item, or the option of the item to be tried first:
//!   `0-i22,40-n12.5`.
//! - `picked`, `breaks`: [things](Thing), the ones where runs stop in a list.
//! - `symmetry`: `1` if solutions are counted up to symmetry too.
//! - `wrong`: `1` if the wrong order of uncovering is shown.
//! - `sum`: a checksum of all the others, last.
//!
//! What is as on a first visit is left out. A key or a view that is not known
//! is told and passed over, so that what a later version adds does no harm here.
//! Whoever writes a link by hand leaves `v` and `sum` out: `#puzzle=lpnu&at=57`.
//!
//! Theme and speed are the reader's own and in no link.

mod error;
mod pack;
mod paste;
mod text;

pub use error::LinkError;
pub use pack::Packed;
pub use paste::fragment;

use crate::dlx::{ItemId, OptionId, Steer};
use crate::settings::{RuleKind, StepSize, Views};
use crate::thing::Thing;

/// The longest fragment there is, in bytes: beyond that a file is the better
/// way.
pub const LONGEST: usize = 200_000;

/// Beyond this many bytes some programs cut a link.
pub const LONG: usize = 8_000;

/// What is on the stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The puzzle.
    pub subject: Subject,
    /// Which item is branched on.
    pub rule: RuleKind,
    /// How far one step goes.
    pub step_size: StepSize,
    /// The views of the inside that are open.
    pub views: Views,
    /// Whether solutions are counted up to symmetry too.
    pub symmetry: bool,
    /// The number of the step the search stands at, or amid.
    pub step: u64,
    /// The writes done amid it.
    pub writes: u32,
    /// Choices made in place of the rule, in the order of the walk.
    pub steers: Vec<Turn>,
    /// What is picked.
    pub picked: Option<Thing>,
    /// Where runs stop.
    pub breaks: Vec<Thing>,
    /// Whether the Links view shows the wrong order of uncovering.
    pub wrong_order: bool,
}

/// Which puzzle a link shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// An entry of the catalogue, by its id.
    Entry(String),
    /// A text of somebody's own.
    Own(Packed),
}

/// A choice made in place of the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The number of the step after which it was made.
    pub at: u64,
    /// The item to branch on.
    pub item: ItemId,
    /// The option of it to be tried first, if that was said too.
    pub first: Option<OptionId>,
}

impl Link {
    /// This puzzle at its beginning, all as on a first visit.
    pub fn to(subject: Subject) -> Self {
        Link {
            subject,
            rule: RuleKind::default(),
            step_size: StepSize::default(),
            views: Views::default(),
            symmetry: false,
            step: 0,
            writes: 0,
            steers: Vec::new(),
            picked: None,
            breaks: Vec::new(),
            wrong_order: false,
        }
    }
}

impl From<Steer> for Turn {
    fn from(steer: Steer) -> Self {
        Turn {
            at: steer.at,
            item: steer.item,
            first: steer.first,
        }
    }
}
