//! The page without a browser: actions in, snapshots out. Pure, so that it is
//! tested on the host.

mod action;
mod away;
mod follow;
mod lesson;
mod meter;
mod predict;
mod run;
mod saved;

pub use action::{Action, Effect};
pub use away::{Frame, MAX_FRAMES, Reel};
pub use lesson::Guide;
pub use saved::Saved;

use std::rc::Rc;

use crate::dlx::{ItemId, OptionId};
use crate::document::{Document, Fault};
use crate::link::Packed;
use crate::loaded::Loaded;
use crate::player::{Goal, Player, Seek};
use crate::puzzle::Cell;
use crate::puzzle::sudoku::Sheet;
use crate::settings::{RuleKind, Settings, StepSize};
use crate::snapshot::{Around, Snapshot, Stopped};
use crate::thing::Thing;
use follow::Route;
use lesson::{Kept, Spot};
use meter::Meter;
use predict::Predict;
use run::Mode;

/// Steps of the machine that one press of Step or Back may take at once. A
/// step up to the next choice stays far below it.
const AT_ONCE: u64 = 1 << 20;

/// Everything the page knows.
pub struct App {
    loaded: Loaded,
    player: Player,
    mode: Mode,
    meter: Meter,
    settings: Settings,
    error: Option<Fault>,
    /// The cells of the board that an edit would have made contradict each
    /// other.
    faulty: Vec<Cell>,
    /// The last problem of the user's own, to come back to.
    own: Option<Packed>,
    /// The last problem of somebody else's that a link brought, likewise.
    shared: Option<Packed>,
    generation: u32,
    /// What the pointer or the focus is on.
    pointed: Option<Thing>,
    /// What was picked, and stays.
    picked: Option<Thing>,
    /// Where runs stop.
    breaks: Vec<Thing>,
    /// Why the last run stopped.
    stopped: Option<Stopped>,
    /// The stop of the lesson one is in.
    lesson: Option<Spot>,
    /// What to keep in place of what lessons and links have set.
    kept: Kept,
    /// The way to where the last link leads.
    route: Route,
    /// The game of predicting, if it is on.
    predict: Option<Predict>,
    /// Whether the Links view shows the wrong order of uncovering.
    wrong_order: bool,
}

impl App {
    /// The page as it was saved; what cannot be read falls back to defaults.
    ///
    /// # Errors
    /// Not even the first puzzle of the picker can be loaded (a test sees to
    /// it that it can).
    pub fn new(saved: &Saved) -> Result<Self, Fault> {
        let loaded = saved.load()?;
        let player = player_of(&loaded, saved.settings.rule);
        Ok(App {
            player,
            kept: Kept::new(&loaded.id, saved.settings),
            loaded,
            mode: Mode::Idle,
            meter: Meter::default(),
            settings: saved.settings,
            error: None,
            faulty: Vec::new(),
            own: saved.own.clone(),
            shared: None,
            generation: 0,
            pointed: None,
            picked: None,
            breaks: Vec::new(),
            stopped: None,
            lesson: None,
            route: Route::default(),
            predict: None,
            wrong_order: false,
        })
    }

    /// Does what the user asks for.
    pub fn update(&mut self, action: Action) -> Effect {
        // What was refused has been read: whatever is asked for next replaces it.
        if !matches!(action, Action::Point(_)) {
            self.error = None;
            self.faulty.clear();
        }
        if action.moves() {
            self.forget_stop();
        }
        match action {
            Action::Reset => self.reset(),
            Action::Back => self.back(),
            Action::Step => self.step(),
            Action::TogglePlay => self.toggle_play(),
            Action::Solve => self.start(Mode::Solving),
            Action::All => self.start(Mode::Counting),
            Action::Seek(step) => self.start(Mode::Seeking(Seek::to(step, &self.player))),
            Action::RunUntil(until) => {
                self.start(Mode::Until(Goal::new(until, &self.player)));
            }
            Action::ToggleBreak(thing) => self.toggle_break(thing),
            Action::ClearBreaks => self.breaks.clear(),
            Action::Steer(thing) => self.steer(thing),
            Action::SetPredict(on) => self.set_predict(on),
            Action::SetWrongOrder(on) => self.wrong_order = on,
            Action::SetStepSize(size) => return self.set(|s| s.step_size = size),
            Action::SetSpeed(speed) => return self.set(|s| s.speed = speed),
            Action::SetTheme(theme) => return self.set(|s| s.theme = theme),
            Action::SetRule(rule) => {
                self.mode = Mode::Idle;
                self.player = player_of(&self.loaded, rule);
                return self.set(|s| s.rule = rule);
            }
            Action::SetSymmetry(on) => return self.set(|s| s.symmetry = on),
            Action::ToggleView(kind) => return self.set(|s| s.views.toggle(kind)),
            Action::SetPair(pair) => return self.set(|s| s.views.set_pair(pair)),
            Action::Point(thing) => self.pointed = thing.filter(|&thing| self.knows(thing)),
            Action::Pick(Some(thing)) if self.asks_for(thing) => self.answer(thing),
            Action::Pick(thing) => {
                self.picked = thing.filter(|&thing| self.knows(thing));
                // A finger points at nothing; what had the focus is no longer meant.
                self.pointed = None;
            }
            Action::Load(id) => {
                let loaded = self.load_id(&id);
                return self.load(loaded);
            }
            Action::Open(document) => return self.load(Loaded::own(document)),
            Action::Follow(link) => return self.follow(&link),
            Action::SetCell { row, col, symbol } => return self.set_cell(row, col, symbol),
            Action::Clear => return self.clear(),
            Action::Lesson(guide) => return self.guide(guide),
            Action::Refuse(why) => self.error = Some(Fault::new(why)),
            Action::DismissError => {}
        }
        Effect::NONE
    }

    /// All there is to see.
    pub fn snapshot(&mut self) -> Snapshot {
        let around = Around {
            generation: self.generation,
            has_own: self.own.is_some(),
            running: self.running(),
            settings: self.settings,
            pointed: self.pointed,
            picked: self.picked,
            predict: self.predict_view(),
            breaks: &self.breaks,
            stopped: self.stopped,
            wrong_order: self.wrong_order,
            lesson: self.lesson_view(),
            error: self.error.as_ref(),
            faulty: &self.faulty,
        };
        Snapshot::new(&self.loaded, &mut self.player, around)
    }

    /// What the pointer or the focus is on.
    pub fn pointed(&self) -> Option<Thing> {
        self.pointed
    }

    /// The puzzle on the stage.
    pub fn loaded(&self) -> &Loaded {
        &self.loaded
    }

    /// What the user has set.
    pub fn settings(&self) -> Settings {
        self.settings
    }

    /// Whether the learner predicts.
    pub fn predicts(&self) -> bool {
        self.predict.is_some()
    }

    /// Which puzzle is on the stage: its id, and how often one has been loaded.
    pub fn puzzle(&self) -> (&str, u32) {
        (&self.loaded.id, self.generation)
    }

    /// Whether a lesson says what is on the stage.
    pub fn is_in_lesson(&self) -> bool {
        self.lesson.is_some()
    }

    /// Why the last thing asked for was refused, if it was.
    pub fn fault(&self) -> Option<&Fault> {
        self.error.as_ref()
    }

    /// The problem on the stage as text, if it has one.
    pub fn document(&self) -> Option<Document> {
        self.loaded.written()
    }

    /// What to keep for the next visit.
    pub fn saved(&self) -> Saved {
        Saved {
            settings: self.kept.settings,
            puzzle: self.kept.puzzle.clone(),
            own: self.own.clone(),
        }
    }

    fn reset(&mut self) {
        self.mode = Mode::Idle;
        self.player.reset(self.loaded.puzzle().problem());
    }

    fn step(&mut self) {
        let size = self.settings.step_size;
        if size == StepSize::Solution {
            // However far that is: in slices.
            return self.start(Mode::Solving);
        }
        self.mode = Mode::Idle;
        if self.is_asking() {
            self.mode = self.insist();
            return;
        }
        let walked = self.player.forwards(size, &self.breaks, AT_ONCE);
        self.note(walked, None);
    }

    fn back(&mut self) {
        let size = self.settings.step_size;
        if size == StepSize::Solution {
            return self.start(match self.player.solution_before() {
                Some(step) => Mode::Seeking(Seek::to(step, &self.player)),
                None => Mode::Returning,
            });
        }
        self.mode = Mode::Idle;
        self.player.backwards(size, AT_ONCE);
    }

    fn set(&mut self, change: impl FnOnce(&mut Settings)) -> Effect {
        let before = self.settings;
        change(&mut self.settings);
        self.kept.note(before, self.settings);
        Effect::SAVE
    }

    /// The puzzle of this id: of the catalogue, the user's own, or a link's.
    fn load_id(&self, id: &str) -> Result<Loaded, Fault> {
        match &self.shared {
            Some(shared) if id == Loaded::SHARED => Loaded::shared(shared.clone()),
            _ => saved::load(id, self.own.as_ref()),
        }
    }

    /// Puts another puzzle on the stage; if there is none, all stays as it is
    /// but for the message.
    fn load(&mut self, loaded: Result<Loaded, Fault>) -> Effect {
        let effect = self.replace(loaded);
        self.generation += u32::from(effect.save);
        effect
    }

    fn replace(&mut self, loaded: Result<Loaded, Fault>) -> Effect {
        match loaded {
            Ok(loaded) => {
                self.mode = Mode::Idle;
                self.player = player_of(&loaded, self.settings.rule);
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

    fn set_cell(&mut self, row: u16, col: u16, symbol: Option<u16>) -> Effect {
        let Some(mut sheet) = self.editable().cloned() else {
            return Effect::NONE;
        };
        // A number too large for any grid is refused as the grid refuses it.
        let value = symbol.map(|symbol| u8::try_from(symbol).unwrap_or(u8::MAX));
        let set = sheet.grid.set(Cell::new(row, col), value);
        let loaded = set.and_then(|()| Loaded::own(sheet.document()));
        // Nobody has seen the text that the places are in.
        let places = Vec::new();
        let loaded = loaded.map_err(|fault| Fault { places, ..fault });
        if let Err(fault) = &loaded {
            self.faulty.clone_from(&fault.cells);
        }
        self.replace(loaded)
    }

    /// Empties the grid of a Sudoku, wherever its search stands.
    fn clear(&mut self) -> Effect {
        let Some(mut sheet) = self.loaded.sheet().cloned() else {
            return Effect::NONE;
        };
        sheet.grid.clear();
        self.replace(Loaded::own(sheet.document()))
    }

    /// Where the last run stopped, and what was said of the last answer, is
    /// over.
    fn forget_stop(&mut self) {
        self.stopped = None;
        self.forget_verdict();
    }

    /// Runs stop at this thing from now on, or no longer do.
    fn toggle_break(&mut self, thing: Thing) {
        let thing = thing.happening();
        let before = self.breaks.len();
        self.breaks.retain(|&other| other != thing);
        if self.breaks.len() == before {
            self.add_break(thing);
        }
    }

    /// Runs stop at this thing too, if there is such a thing.
    fn add_break(&mut self, thing: Thing) {
        let thing = thing.happening();
        if self.knows(thing) && !self.breaks.contains(&thing) {
            self.breaks.push(thing);
        }
    }

    /// Has the item branched on next, or one of the option's items with this
    /// option first. Stops whatever runs.
    fn steer(&mut self, thing: Thing) {
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
    fn knows(&self, thing: Thing) -> bool {
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

    /// The givens and rules, if they may be edited now.
    fn editable(&self) -> Option<&Sheet> {
        let idle = self.mode == Mode::Idle && self.player.is_at_start();
        self.loaded.sheet().filter(|_| idle)
    }
}

/// The puzzle's search at its beginning.
fn player_of(loaded: &Loaded, rule: RuleKind) -> Player {
    let search = loaded.search(rule.rule());
    let symmetries = Rc::clone(loaded.symmetries());
    Player::new(loaded.puzzle().problem(), search).with_symmetries(symmetries)
}
