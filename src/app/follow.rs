//! Following a link, and making one.

use super::loading::player_of;
use super::meter::Meter;
use super::run::Mode;
use super::{App, Effect};
use crate::catalogue;
use crate::document::Fault;
use crate::link::{Link, Subject, Turn};
use crate::loaded::Loaded;
use crate::player::Seek;
use crate::settings::StepSize;
use crate::words::{count, grouped, joined};

/// The way to where a link leads.
#[derive(Clone, Debug, Default)]
pub(super) struct Route {
    /// What to steer on the way.
    steers: Vec<Turn>,
    step: u64,
    writes: u32,
    /// What goes on from there.
    then: Mode,
}

impl Route {
    /// The step to go to, so many steers being done.
    fn leg(&self, done: usize) -> u64 {
        self.steers.get(done).map_or(self.step, |turn| turn.at)
    }
}

/// Slices of a jump that are done at once: some milliseconds. So a link that
/// leads not far shows nothing else before.
const AT_ONCE: u32 = 16;

impl App {
    /// All that is on the stage.
    pub fn link(&self) -> Link {
        let search = self.player.search();
        Link {
            subject: match self.loaded.packed() {
                Some(packed) => Subject::Own(packed.clone()),
                None => Subject::Entry(self.loaded.id.clone()),
            },
            rule: self.settings.rule,
            step_size: self.settings.step_size,
            views: self.settings.views,
            symmetry: self.settings.symmetry,
            step: self.player.step_number(),
            writes: self.player.middle().map_or(0, |middle| middle.done),
            steers: search.steers().map(Turn::from).collect(),
            picked: self.picked,
            breaks: self.breaks.clone(),
            wrong_order: self.wrong_order,
        }
    }

    /// Puts on the stage what a link says; one that cannot be followed leaves
    /// all as it is. What the reader has saved stays: what he changes from here
    /// on is his own again.
    pub(super) fn follow(&mut self, text: &str) -> Effect {
        match Link::with_unknown(text) {
            Ok((link, unknown)) => {
                self.visit_link(link);
                if let Some(what) = unknown.filter(|_| self.error.is_none()) {
                    let why = ["This page knows no ", &what, ", which the link asks for"];
                    self.error = Some(Fault::new(joined(&why)));
                }
            }
            Err(error) => self.error = Some(Fault::new(error.to_string())),
        }
        Effect::NONE
    }

    /// The link leads out of a lesson.
    pub(super) fn visit_link(&mut self, link: Link) {
        if self.show(link) {
            self.lesson = None;
            self.kept.back = None;
        }
    }

    /// Puts this on the stage, the search walked anew; whether that could be
    /// done. Nothing of it is saved.
    pub(super) fn show(&mut self, link: Link) -> bool {
        if !self.holds(&link.subject) {
            let kept = self.kept.clone();
            let loaded = self.load_subject(&link.subject);
            if !self.load(loaded).save {
                return false;
            }
            self.kept = kept;
        }
        self.settings.rule = link.rule;
        self.settings.step_size = link.step_size;
        self.settings.views = link.views;
        self.settings.symmetry = link.symmetry;
        self.player = player_of(&self.loaded, self.settings);
        self.wrong_order = link.wrong_order;
        self.pointed = None;
        self.picked = link.picked.filter(|&thing| self.knows(thing));
        self.breaks.clear();
        link.breaks.iter().for_each(|&thing| self.add_break(thing));
        self.route = Route {
            steers: link.steers,
            step: link.step,
            writes: link.writes,
            then: Mode::Idle,
        };
        self.meter = Meter::default();
        let mut left = AT_ONCE;
        let first = Seek::to(self.route.leg(0), &self.player);
        self.follow_on(first, 0, &mut || {
            left -= 1;
            left > 0
        });
        true
    }

    /// Walks anew to where the search stands, or a link under way leads, the
    /// settings having changed; then what runs goes on.
    pub(super) fn walk_anew(&mut self) {
        let mut link = self.link();
        let then = match self.mode {
            Mode::Following { .. } => {
                (link.step, link.writes) = (self.route.step, self.route.writes);
                link.steers.clone_from(&self.route.steers);
                self.route.then
            }
            mode => mode,
        };
        self.show(link);
        match self.mode {
            Mode::Following { .. } => self.route.then = then,
            _ => self.mode = self.resumed(then),
        }
    }

    /// What ran before, from where the search stands now.
    fn resumed(&self, mode: Mode) -> Mode {
        match mode {
            Mode::Seeking(seek) => Mode::Seeking(Seek::to(seek.target, &self.player)),
            mode => mode,
        }
    }

    /// Whether this is what is on the stage.
    fn holds(&self, subject: &Subject) -> bool {
        match (subject, self.loaded.packed()) {
            (Subject::Entry(id), None) => *id == self.loaded.id,
            (Subject::Own(packed), Some(here)) => packed == here,
            (Subject::Entry(_), Some(_)) | (Subject::Own(_), None) => false,
        }
    }

    /// A problem of somebody's own does not take the place of the reader's,
    /// unless it is one that he had himself, now or earlier in this visit.
    fn load_subject(&self, subject: &Subject) -> Result<Loaded, Fault> {
        let loaded = match subject {
            Subject::Entry(id) => return catalogue::load(id),
            Subject::Own(packed) => self.load_packed(packed.clone()),
        };
        let words = |fault: Fault| joined(&["The problem of this link: ", &fault.to_string()]);
        loaded.map_err(|fault| Fault::new(words(fault)))
    }

    /// Goes on along the route, the jump to the next steer, or to the end,
    /// being under way.
    pub(super) fn follow_on(
        &mut self,
        mut seek: Seek,
        done: usize,
        more: &mut dyn FnMut() -> bool,
    ) {
        let mut done = done;
        loop {
            if self.player.seek(&mut seek) {
                if done == self.route.steers.len() {
                    return self.arrive();
                }
                if !self.turn(done) {
                    self.mode = Mode::Idle;
                    return;
                }
                done += 1;
                seek = Seek::to(self.route.leg(done), &self.player);
            }
            if !more() {
                self.mode = Mode::Following { seek, done };
                return;
            }
        }
    }

    /// Makes a choice of the route; if it cannot be made, the link leads
    /// nowhere from here.
    fn turn(&mut self, number: usize) -> bool {
        let Turn { at, item, first } = self.route.steers[number];
        let there = self.player.step_number() == at;
        let made = there && self.player.steer(item, first).is_ok();
        if !made {
            let step = grouped(at);
            let why = ["This link steers at step ", &step, ", where that cannot be"];
            self.error = Some(Fault::new(joined(&why)));
        }
        made
    }

    /// The last writes, amid a step.
    fn arrive(&mut self) {
        self.mode = Mode::Idle;
        let route = std::mem::take(&mut self.route);
        let Route { step, writes, .. } = route;
        let here = self.player.step_number();
        if here < step {
            let steps = count(here, "step");
            let why = [
                "This link leads to step ",
                &grouped(step),
                ", but the search has only ",
                &steps,
            ];
            self.error = Some(Fault::new(joined(&why)));
            return;
        }
        for _ in 0..writes {
            self.player.forwards(StepSize::Link, &[], 1);
            if self.player.middle().is_none() {
                break;
            }
        }
        self.mode = self.resumed(route.then);
    }
}
