//! Which puzzle is on the stage, and what is written into it.

use std::rc::Rc;

use super::run::Mode;
use super::{App, Effect, saved};
use crate::document::Fault;
use crate::link::Packed;
use crate::loaded::Loaded;
use crate::player::Player;
use crate::puzzle::Cell;
use crate::puzzle::sudoku::Sheet;
use crate::settings::Settings;

/// So many earlier problems of the user's own are known again.
const MOST_EARLIER: usize = 20;

impl App {
    /// The puzzle of this id: of the catalogue, the user's own, or a link's.
    pub(super) fn load_id(&self, id: &str) -> Result<Loaded, Fault> {
        match &self.shared {
            Some(shared) if id == Loaded::SHARED => self.load_packed(shared.clone()),
            _ => saved::load(id, self.own.as_ref()),
        }
    }

    /// A problem of somebody's own does not take the place of the user's, unless
    /// it is one that he had himself, now or earlier in this visit.
    pub(super) fn load_packed(&self, packed: Packed) -> Result<Loaded, Fault> {
        match self
            .own
            .iter()
            .chain(&self.earlier)
            .any(|own| *own == packed)
        {
            true => Loaded::own(packed),
            false => Loaded::shared(packed),
        }
    }

    /// Puts another puzzle on the stage; if there is none, all stays as it is
    /// but for the message.
    pub(super) fn load(&mut self, loaded: Result<Loaded, Fault>) -> Effect {
        let left = self.own.clone();
        let effect = self.replace(loaded);
        if self.own != left {
            self.remember(left);
        }
        self.generation += u32::from(effect.save);
        effect
    }

    /// This problem was the user's own till now.
    fn remember(&mut self, left: Option<Packed>) {
        self.earlier.extend(left);
        let more = self.earlier.len().saturating_sub(MOST_EARLIER);
        self.earlier.drain(..more);
    }

    /// The same on a board of the same shape: what is drawn stays.
    fn replace(&mut self, loaded: Result<Loaded, Fault>) -> Effect {
        match loaded {
            Ok(loaded) => {
                self.edition += 1;
                self.mode = Mode::Idle;
                self.player = player_of(&loaded, self.settings);
                (self.pointed, self.picked) = (None, None);
                self.breaks.clear();
                self.forget_stop();
                self.wrong_order = false;
                let packed = loaded.packed().cloned();
                match loaded.id == Loaded::SHARED {
                    true => self.shared = packed,
                    false => self.own = packed.or(self.own.take()),
                }
                self.kept.load(&loaded.id);
                self.loaded = loaded;
                self.error = None;
                Effect::SAVE
            }
            Err(fault) => {
                self.error = Some(fault);
                Effect::NONE
            }
        }
    }

    /// Writes a given, or takes one away. What was there already makes no
    /// problem of the user's own of another one.
    pub(super) fn set_cell(&mut self, row: u16, col: u16, symbol: Option<u16>) -> Effect {
        let Some(mut sheet) = self.editable().cloned() else {
            return Effect::NONE;
        };
        // A number too large for any grid is refused as the grid refuses it.
        let value = symbol.map(|symbol| u8::try_from(symbol).unwrap_or(u8::MAX));
        let set = sheet.grid.set(Cell::new(row, col), value);
        if set.is_ok() && Some(&sheet) == self.loaded.sheet() {
            return Effect::NONE;
        }
        let loaded = set.and_then(|()| Loaded::own(sheet.document()));
        // Nobody has seen the text that the places are in.
        let places = Vec::new();
        let loaded = loaded.map_err(|fault| Fault { places, ..fault });
        if let Err(fault) = &loaded {
            self.faulty.clone_from(&fault.cells);
        }
        self.edit(loaded)
    }

    /// Puts the puzzle on the stage with something changed in it.
    fn edit(&mut self, loaded: Result<Loaded, Fault>) -> Effect {
        // What was there before the first change; then it is one problem.
        let left = self.own.clone().filter(|_| self.loaded.id != Loaded::OWN);
        let effect = self.replace(loaded);
        if effect.save {
            self.remember(left);
        }
        effect
    }

    /// Empties the grid of a Sudoku, wherever its search stands; one without
    /// givens is only begun anew.
    pub(super) fn clear(&mut self) -> Effect {
        let Some(mut sheet) = self.loaded.sheet().cloned() else {
            return Effect::NONE;
        };
        sheet.grid.clear();
        if Some(&sheet) == self.loaded.sheet() {
            self.reset();
            return Effect::NONE;
        }
        self.edit(Loaded::own(sheet.document()))
    }

    /// Where the last run stopped, and what was said of the last answer, is
    /// over.
    pub(super) fn forget_stop(&mut self) {
        self.stopped = None;
        self.forget_verdict();
    }

    /// The givens and rules, if they may be edited now.
    fn editable(&self) -> Option<&Sheet> {
        let idle = self.mode == Mode::Idle && self.player.is_at_start();
        self.loaded.sheet().filter(|_| idle)
    }
}

/// The puzzle's search at its beginning.
pub(super) fn player_of(loaded: &Loaded, settings: Settings) -> Player {
    let search = loaded.search(settings.rule.rule());
    let mut player = Player::new(loaded.puzzle().problem(), search);
    count_if_asked(&mut player, loaded, settings);
    player
}

/// Classes are counted only if they are asked for: where solutions lie close
/// together that takes longer than to find them.
pub(super) fn count_if_asked(player: &mut Player, loaded: &Loaded, settings: Settings) {
    if settings.symmetry {
        player.count_classes(Rc::clone(loaded.symmetries()));
    }
}
