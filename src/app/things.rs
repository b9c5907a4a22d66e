//! Items and options that are picked, stopped at, and steered to.

use super::App;
use super::run::Mode;
use crate::dlx::{ItemId, OptionId};
use crate::document::Fault;
use crate::thing::Thing;

impl App {
    /// The pointer, or the focus, is on this thing, or on none.
    pub(super) fn point(&mut self, thing: Option<Thing>) {
        self.pointed = thing.filter(|&thing| self.knows(thing));
    }

    /// Picks this thing, if there is such a thing, or lets go of what is picked;
    /// or it is the learner's answer.
    pub(super) fn pick(&mut self, thing: Option<Thing>) {
        if let Some(thing) = thing.filter(|&thing| self.asks_for(thing)) {
            return self.answer(thing);
        }
        self.picked = thing.filter(|&thing| self.knows(thing));
        // A finger points at nothing; what had the focus is no longer meant.
        self.pointed = None;
    }

    /// Runs stop at this thing from now on, or no longer do.
    pub(super) fn toggle_break(&mut self, thing: Thing) {
        let thing = thing.happening();
        let before = self.breaks.len();
        self.breaks.retain(|&other| other != thing);
        if self.breaks.len() == before {
            self.add_break(thing);
        }
    }

    /// Runs stop at this thing too, if there is such a thing.
    pub(super) fn add_break(&mut self, thing: Thing) {
        let thing = thing.happening();
        if self.knows(thing) && !self.breaks.contains(&thing) {
            self.breaks.push(thing);
        }
    }

    /// Has the item branched on next, or one of the option's items with this
    /// option first. Stops whatever runs.
    pub(super) fn steer(&mut self, thing: Thing) {
        self.mode = Mode::Idle;
        if !self.knows(thing) {
            return;
        }
        let item = thing.item().or_else(|| self.item_for(thing.option()?));
        let steered = item.map(|item| self.player.steer(item, thing.option()));
        if let Some(Err(error)) = steered {
            self.error = Some(Fault::new(error.to_string()));
        }
    }

    /// The item of an option to branch on so that it can be tried: the one that
    /// comes next anyway, or else the shortest.
    fn item_for(&self, option: OptionId) -> Option<ItemId> {
        let problem = self.loaded.puzzle().problem();
        let links = self.player.search().links();
        let next = self.player.search().upcoming();
        let items = problem.option(option).iter().map(|each| each.item);
        let open = items.filter(|&item| problem.is_primary(item) && !links.is_covered(item));
        open.min_by_key(|&item| (Some(item) != next, links.size(item)))
    }

    /// Whether the puzzle on the stage has this thing: an event may come late.
    pub(super) fn knows(&self, thing: Thing) -> bool {
        let problem = self.loaded.puzzle().problem();
        let item = thing
            .item()
            .is_none_or(|it| it.index() < problem.item_count());
        let option = thing
            .option()
            .is_none_or(|it| it.index() < problem.option_count());
        item && option && self.meets(thing)
    }

    /// Of a node: whether its option has its item.
    fn meets(&self, thing: Thing) -> bool {
        let Thing::Node(option, item) = thing else {
            return true;
        };
        self.loaded.puzzle().problem().has(option, item)
    }
}
