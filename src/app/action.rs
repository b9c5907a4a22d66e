//! What the user can ask for, and what that asks of the shell.

use super::Guide;
use crate::document::Document;
use crate::link::Link;
use crate::player::Until;
use crate::settings::{RuleKind, Speed, StepSize, Theme, ViewKind};
use crate::thing::Thing;

/// What the user can ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Back to the start, same puzzle. Stops whatever runs.
    Reset,
    /// One step of the present size back. Stops whatever runs.
    Back,
    /// One step of the present size. Stops whatever runs.
    Step,
    /// Plays, or pauses whatever runs.
    TogglePlay,
    /// Runs to the next solution or the end.
    Solve,
    /// Runs to the end, counting.
    All,
    /// Goes to this step, back or ahead; to the end if there is none.
    Seek(u64),
    /// Runs until something happens, or to the end.
    RunUntil(Until),
    /// Runs stop at this thing from now on, or no longer do.
    ToggleBreak(Thing),
    /// Runs stop nowhere any more.
    ClearBreaks,
    /// Has this item, or this option, tried first at the next choice.
    Steer(Thing),
    /// Switches predicting on or off: before each choice the learner is asked
    /// which item comes next, and nothing goes on before the answer.
    SetPredict(bool),
    /// Shows in the Links view what uncovering in the wrong order would leave
    /// behind, or no longer.
    SetWrongOrder(bool),
    /// Sets how far one step goes.
    SetStepSize(StepSize),
    /// Sets how fast Play goes.
    SetSpeed(Speed),
    /// Sets light or dark.
    SetTheme(Theme),
    /// Another rule to choose items by: the search begins anew.
    SetRule(RuleKind),
    /// Whether solutions are counted up to symmetry too. Where some were found
    /// while it was off, the search goes there anew, and what is known beyond is
    /// forgotten.
    SetSymmetry(bool),
    /// Opens or closes a view of the inside.
    ToggleView(ViewKind),
    /// Sets whether a second view opens beside the first.
    SetPair(bool),
    /// The pointer, or the focus, is on this thing, or on none.
    Point(Option<Thing>),
    /// Picks this thing, or lets go of what is picked.
    Pick(Option<Thing>),
    /// Loads a puzzle of the catalogue by its id, or the user's own.
    Load(String),
    /// Loads a problem of the user's own; what is at fault leaves everything as
    /// it is.
    Open(Document),
    /// Puts on the stage what a [link](crate::link) says: the fragment of an
    /// address.
    Follow(String),
    /// Puts on the stage what a link says that was never written down.
    Revisit(Box<Link>),
    /// Changes a given of a Sudoku at its start; `None` empties the cell.
    SetCell {
        /// The line, from 0.
        row: u16,
        /// The file, from 0.
        col: u16,
        /// The digit's number, from 0.
        symbol: Option<u16>,
    },
    /// Empties the grid of a Sudoku.
    Clear,
    /// Goes through lessons.
    Lesson(Guide),
    /// Says why what was asked for cannot be done.
    Refuse(String),
    /// Takes away the error message.
    DismissError,
}

impl Action {
    /// Whether the search may stand elsewhere afterwards, so that what was said
    /// of where it stopped is over. Another puzzle ends that too, but only once
    /// it is there.
    pub(super) fn moves(&self) -> bool {
        match self {
            Action::Reset
            | Action::Back
            | Action::Step
            | Action::TogglePlay
            | Action::Solve
            | Action::All
            | Action::Seek(_)
            | Action::RunUntil(_)
            | Action::Steer(_)
            | Action::SetRule(_)
            | Action::Follow(_)
            | Action::Revisit(_)
            | Action::Lesson(_) => true,
            Action::ToggleBreak(_)
            | Action::ClearBreaks
            | Action::SetPredict(_)
            | Action::SetWrongOrder(_)
            | Action::SetStepSize(_)
            | Action::SetSpeed(_)
            | Action::SetTheme(_)
            | Action::SetSymmetry(_)
            | Action::ToggleView(_)
            | Action::SetPair(_)
            | Action::Point(_)
            | Action::Pick(_)
            | Action::Load(_)
            | Action::Open(_)
            | Action::SetCell { .. }
            | Action::Clear
            | Action::Refuse(_)
            | Action::DismissError => false,
        }
    }
}

/// What the shell has to do after an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Effect {
    /// The puzzle or a setting changed: save what
    /// [`App::saved`](super::App::saved) says.
    pub save: bool,
}

impl Effect {
    pub(super) const NONE: Effect = Effect { save: false };
    pub(super) const SAVE: Effect = Effect { save: true };
}
