//! What is going on at the present position, worked out once for all parts
//! of the snapshot.

use super::{Around, Kind};
use crate::dlx::{Counters, ItemId, Mems, Middle, OptionId, Search, Step, Write};
use crate::loaded::Loaded;
use crate::player::Player;
use crate::record::Record;
use crate::settings::{StepSize, ViewKind, Views};
use crate::thing::Thing;

/// The present position, looked at closely.
pub(super) struct Scene<'s> {
    pub loaded: &'s Loaded,
    pub search: &'s Search,
    /// All that is known of the search.
    pub record: &'s Record,
    /// The step under way, if it stands amid one; then `last` is that step.
    pub middle: Option<Middle>,
    /// The link writes that led here: the last one, for somebody who walks
    /// write by write or stands amid a step; else, while a view is open that
    /// shows them, all of the last step.
    pub writes: Vec<Write>,
    /// Whether it is the last one alone.
    pub singly: bool,
    /// Whether to find out what uncovering in the wrong order would do.
    pub wrong_order: bool,
    pub now: Counters,
    /// How many of the solutions differ by more than a symmetry, if that is
    /// asked for and there are symmetries.
    pub classes: Option<u64>,
    /// The step that led here.
    pub last: Option<Step>,
    /// The step that comes next; none amid one.
    pub next: Option<Step>,
    /// Accesses to the arrays since the beginning, where they are known.
    pub mems: Option<Mems>,
    /// The elements that step took out of lists.
    pub updates: u64,
    /// If that is a cover: a digest of the links before it, unless the search
    /// is flat out.
    pub digest: Option<u64>,
    /// Whether the item that comes next is not to be told.
    pub hides_next: bool,
    /// The item branched on, with what is known of it.
    pub focus: Option<Focus>,
    /// The option whose items are being covered.
    pub trying: Option<OptionId>,
    /// The option whose items are being uncovered, or that was just given up.
    pub leaving: Option<OptionId>,
    /// A run at full speed shows where it is, but not what it does: that would
    /// flicker.
    pub flat_out: bool,
    /// What is pointed at, or picked.
    pub pointed: Option<Thing>,
}

/// The item branched on now or next.
#[derive(Clone, Copy)]
pub(super) struct Focus {
    pub item: ItemId,
    /// Options it had when chosen, or has now if it is not chosen yet.
    pub size: u32,
    /// Options of it that have been given up.
    pub rejected: u32,
    /// Whether it is chosen; otherwise the rule will choose it next.
    pub chosen: bool,
    /// Whether one of its options is chosen now.
    pub has_option: bool,
}

impl<'s> Scene<'s> {
    pub fn new(loaded: &'s Loaded, player: &'s mut Player, around: &Around) -> Self {
        let flat_out = around.running.is_some_and(|running| running.flat_out);
        let predict = around.predict.as_ref();
        let hides_next = predict.is_some_and(|predict| predict.asking);
        let singly = around.settings.step_size == StepSize::Link || player.middle().is_some();
        let views = around.settings.views;
        let now = player.search().counters();
        let past = player.look_back();
        // Whatever is not shown at full speed is not worked out either.
        let digest = match flat_out {
            true => None,
            false => player.digest_before(past.step),
        };
        let writes = match flat_out {
            true => Vec::new(),
            false => writes(player, singly, views),
        };
        let next = match flat_out || hides_next || !views.is_open(ViewKind::Program) {
            true => None,
            false => player.look_ahead(),
        };
        let asked = around.settings.symmetry && !loaded.symmetries().is_trivial();
        let classes = asked.then(|| player.record().classes());
        let search = player.search();
        let (trying, leaving) = match flat_out {
            true => (None, None),
            false => moving(search, past.step),
        };
        Scene {
            loaded,
            now,
            classes,
            last: past.step,
            next,
            digest,
            hides_next,
            updates: now.updates.saturating_sub(past.counters.updates),
            focus: focus(search).filter(|_| !flat_out && !hides_next),
            trying,
            leaving,
            flat_out,
            pointed: around.pointed.or(around.picked),
            record: player.record(),
            mems: player.mems(),
            middle: player.middle(),
            writes,
            singly,
            wrong_order: around.wrong_order,
            search,
        }
    }

    /// The write that led here, if that is told singly.
    pub fn single_write(&self) -> Option<&Write> {
        self.writes.last().filter(|_| self.singly)
    }

    /// What kind of board it is.
    pub fn kind(&self) -> Kind {
        Kind::of(self.loaded.puzzle().board().kind)
    }

    /// What choosing an option is called.
    pub fn noun(&self) -> &'static str {
        match self.kind() {
            Kind::Sudoku | Kind::Tiling | Kind::Marks | Kind::Line => "placement",
            Kind::Items => "option",
        }
    }

    /// Whether the item just uncovered is one that the option being undone
    /// fills; if not, it is the one that a level branched on.
    pub fn is_of_leaving(&self, item: ItemId) -> bool {
        let problem = self.loaded.puzzle().problem();
        self.leaving.is_some_and(|option| problem.has(option, item))
    }

    /// Whether the choice just made was somebody's, not the rule's.
    pub fn is_steered(&self) -> bool {
        let mut steers = self.search.steers();
        steers.any(|steer| steer.at + 1 == self.now.steps())
    }

    /// Whether an item without options is a dead end: not in the midst of
    /// covering, where the option being tried may be the one it needs.
    pub fn tells_dead_ends(&self) -> bool {
        let settled = self.search.is_between_levels();
        let chosen = self.focus.is_some_and(|focus| focus.size == 0);
        (settled || chosen) && !self.flat_out && !self.hides_next
    }
}

/// The link writes that led here, as far as they are told.
fn writes(player: &mut Player, singly: bool, views: Views) -> Vec<Write> {
    if singly {
        return player.last_write().into_iter().collect();
    }
    match views.is_open(ViewKind::Links) || views.is_open(ViewKind::Memory) {
        true => player.last_writes(),
        false => Vec::new(),
    }
}

fn focus(search: &Search) -> Option<Focus> {
    if let Some(item) = search.upcoming() {
        let size = search.links().size(item);
        return Some(Focus {
            item,
            size,
            rejected: 0,
            chosen: false,
            has_option: false,
        });
    }
    let level = search
        .levels()
        .last()
        .filter(|_| !search.is_between_levels())?;
    let has_option = level.option.is_some();
    Some(Focus {
        item: level.item,
        size: level.degree,
        rejected: level.tried - u32::from(has_option),
        chosen: true,
        has_option,
    })
}

/// The option being tried and the option being given up.
fn moving(search: &Search, last: Option<Step>) -> (Option<OptionId>, Option<OptionId>) {
    let top = search.levels().last().and_then(|level| level.option);
    match last {
        Some(Step::Try { option }) => (Some(option), None),
        Some(Step::Untry { option }) => (None, Some(option)),
        Some(Step::Cover { .. } | Step::Purify { .. }) => (top, None),
        Some(Step::Uncover { .. } | Step::Unpurify { .. }) => (None, top),
        Some(Step::Choose { .. } | Step::Solution { .. }) | None => (None, None),
    }
}
