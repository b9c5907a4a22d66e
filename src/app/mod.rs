//! The page without a browser: actions in, snapshots out. Pure, so that it is
//! tested on the host.

mod action;
mod away;
mod follow;
mod lesson;
mod loading;
mod meter;
mod predict;
mod run;
mod saved;
mod things;

pub use action::{Action, Effect};
pub use away::{Frame, MAX_FRAMES, Reel};
pub use lesson::Guide;
pub use saved::Saved;

use std::rc::Rc;

use crate::dlx::Search;
use crate::document::{Document, Fault};
use crate::link::Packed;
use crate::loaded::Loaded;
use crate::player::{Goal, Player, Seek};
use crate::puzzle::Cell;
use crate::settings::{RuleKind, Settings, StepSize};
use crate::snapshot::{Around, Snapshot, Stopped};
use crate::thing::Thing;
use follow::Route;
use lesson::{Kept, Spot};
use loading::{count_if_asked, player_of};
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
    /// The ones before, which the browser's Back leads to, the last ones last.
    earlier: Vec<Packed>,
    /// The last problem of somebody else's that a link brought, likewise.
    shared: Option<Packed>,
    /// How often another puzzle has been put on the stage: its board is another.
    generation: u32,
    /// One more at every change of the problem, by loading or by editing: what
    /// was begun before is about another problem.
    edition: u32,
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
        let player = player_of(&loaded, saved.settings);
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
            earlier: Vec::new(),
            shared: None,
            generation: 0,
            edition: 0,
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
        self.act(action)
    }

    fn act(&mut self, action: Action) -> Effect {
        match action {
            Action::Reset => self.reset(),
            Action::Back => self.back(),
            Action::Step => self.step(),
            Action::TogglePlay => self.toggle_play(),
            Action::Solve => self.start(Mode::Solving),
            Action::All => self.start(Mode::Counting),
            Action::Seek(step) => self.start(Mode::Seeking(Seek::to(step, &self.player))),
            Action::RunUntil(until) => self.start(Mode::Until(Goal::new(until, &self.player))),
            Action::ToggleBreak(thing) => self.toggle_break(thing),
            Action::ClearBreaks => self.breaks.clear(),
            Action::Steer(thing) => self.steer(thing),
            Action::SetPredict(on) => self.set_predict(on),
            Action::SetWrongOrder(on) => self.wrong_order = on,
            Action::SetStepSize(size) => return self.set(|s| s.step_size = size),
            Action::SetSpeed(speed) => return self.set(|s| s.speed = speed),
            Action::SetTheme(theme) => return self.set(|s| s.theme = theme),
            Action::SetRule(rule) => return self.set_rule(rule),
            Action::SetSymmetry(on) => return self.set_symmetry(on),
            Action::ToggleView(kind) => return self.set(|s| s.views.toggle(kind)),
            Action::SetPair(pair) => return self.set(|s| s.views.set_pair(pair)),
            Action::Point(thing) => self.point(thing),
            Action::Pick(thing) => self.pick(thing),
            Action::Load(id) => return self.load(self.load_id(&id)),
            Action::Open(document) => return self.load(Loaded::own(document)),
            Action::Follow(link) => return self.follow(&link),
            Action::Revisit(link) => self.visit_link(*link),
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

    /// The search on the stage; see [`Player::search`].
    pub fn search(&self) -> &Search {
        self.player.search()
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

    /// How often the problem on the stage has changed, by loading or by editing:
    /// work on it that was begun at another number is about another problem.
    pub fn edition(&self) -> u32 {
        self.edition
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
        count_if_asked(&mut self.player, &self.loaded, self.settings);
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

    /// Another rule: the search begins anew.
    fn set_rule(&mut self, rule: RuleKind) -> Effect {
        self.mode = Mode::Idle;
        let effect = self.set(|s| s.rule = rule);
        self.player = player_of(&self.loaded, self.settings);
        effect
    }

    /// Classes are counted from now on. Where solutions were met while nobody
    /// asked for them, the search is walked anew to where it stands.
    fn set_symmetry(&mut self, on: bool) -> Effect {
        let effect = self.set(|s| s.symmetry = on);
        let symmetries = self.loaded.symmetries();
        let known = self.player.record();
        if !on || known.symmetries() == symmetries {
            return effect;
        }
        match known.log.count() {
            0 => self.player.count_classes(Rc::clone(symmetries)),
            _ => self.walk_anew(),
        }
        effect
    }

    fn set(&mut self, change: impl FnOnce(&mut Settings)) -> Effect {
        let before = self.settings;
        change(&mut self.settings);
        self.kept.note(before, self.settings);
        Effect::SAVE
    }
}
