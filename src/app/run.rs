//! What goes on by itself: playing at a pace, and runs in slices.

use super::App;
use super::meter::Meter;
use crate::player::{Goal, Seek, Walked};
use crate::settings::StepSize;
use crate::snapshot::{Running, Stopped};

/// What goes on by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Mode {
    /// Nothing.
    #[default]
    Idle,
    /// Steps of the present size at the present speed; `credit` is how many
    /// steps are due.
    Playing { credit: f64 },
    /// To the next solution.
    Solving,
    /// To the end.
    Counting,
    /// Back to the solution before.
    Returning,
    /// To a step.
    Seeking(Seek),
    /// Until something happens.
    Until(Goal),
    /// To where a link leads, so many of its steers being done.
    Following { seek: Seek, done: usize },
}

/// Placements tried between two looks at the clock: about a millisecond.
pub(super) const PORTION: u64 = 256;

/// Steps of the machine between two looks at the clock.
pub(super) const STEPS: u64 = 2048;

/// The longest time, in seconds, that a tick makes up for: after a long
/// sleep Play goes on, it does not catch up.
const LONGEST: f64 = 0.25;

impl App {
    /// Whether something runs, so that [`tick`](Self::tick) must be called.
    pub fn is_busy(&self) -> bool {
        self.mode != Mode::Idle
    }

    /// Whether what runs can use all the time there is, rather than a few
    /// steps a frame.
    pub fn is_flat_out(&self) -> bool {
        match self.mode {
            Mode::Idle => false,
            Mode::Playing { .. } => self.settings.speed.steps_per_second().is_none(),
            Mode::Solving
            | Mode::Counting
            | Mode::Returning
            | Mode::Seeking(_)
            | Mode::Until(_)
            | Mode::Following { .. } => true,
        }
    }

    /// Goes on with what runs; `elapsed` seconds have passed since the last
    /// tick. At least one portion of work is done, and more while `more` says
    /// so; a portion takes about a millisecond.
    pub fn tick(&mut self, elapsed: f64, more: &mut dyn FnMut() -> bool) {
        match self.mode {
            Mode::Idle => return,
            Mode::Playing { credit } => match self.settings.speed.steps_per_second() {
                Some(rate) => self.play(credit + elapsed.min(LONGEST) * rate, more),
                // As many as there is time for, but each choice is asked for.
                None if self.predict.is_some() => self.play(f64::INFINITY, more),
                None => self.run(self.settings.step_size != StepSize::Solution, more),
            },
            Mode::Solving => self.run(true, more),
            Mode::Counting => self.run(false, more),
            Mode::Returning => self.run_back(more),
            Mode::Seeking(seek) => self.seek(seek, more),
            Mode::Until(goal) => self.walk_until(Some(goal), more),
            Mode::Following { seek, done } => self.follow_on(seek, done, more),
        }
        self.meter
            .note(elapsed, self.player.search().counters().placements);
    }

    /// What runs, in words for the result line.
    pub(super) fn running(&self) -> Option<Running> {
        let verb = match self.mode {
            Mode::Idle => return None,
            Mode::Playing { .. } => "Playing",
            Mode::Solving => "Solving",
            Mode::Counting => "Counting all",
            Mode::Returning => "Going back",
            Mode::Seeking(_) | Mode::Following { .. } => "Going there",
            Mode::Until(_) => "Running",
        };
        let way = match self.mode {
            Mode::Seeking(seek) | Mode::Following { seek, .. } => {
                Some(seek.way_done(self.player.step_number()))
            }
            _ => None,
        };
        let flat_out = self.is_flat_out();
        let rate = self.meter.rate().filter(|_| flat_out);
        Some(Running {
            verb,
            flat_out,
            rate,
            way,
        })
    }

    pub(super) fn toggle_play(&mut self) {
        match self.mode {
            // The first step comes at once.
            Mode::Idle => self.start(Mode::Playing { credit: 1.0 }),
            Mode::Playing { .. }
            | Mode::Solving
            | Mode::Counting
            | Mode::Returning
            | Mode::Seeking(_)
            | Mode::Until(_)
            | Mode::Following { .. } => self.mode = Mode::Idle,
        }
    }

    /// Sets something going, if there is anywhere to go. While the learner
    /// predicts, whatever leads forwards leads to the next choice only.
    pub(super) fn start(&mut self, mode: Mode) {
        let mode = self.up_to_the_question(mode);
        self.meter = Meter::default();
        let nowhere = match mode {
            Mode::Returning => self.player.is_at_start(),
            Mode::Seeking(seek) => {
                seek.target == self.player.step_number() && self.player.middle().is_none()
            }
            Mode::Following { .. } => false,
            Mode::Idle | Mode::Playing { .. } | Mode::Solving | Mode::Counting | Mode::Until(_) => {
                self.player.search().is_complete()
            }
        };
        self.mode = if nowhere { Mode::Idle } else { mode };
    }

    fn up_to_the_question(&mut self, mode: Mode) -> Mode {
        match mode {
            Mode::Solving | Mode::Counting | Mode::Until(_) if self.predict.is_some() => {
                match self.is_asking() {
                    true => self.insist(),
                    false => Mode::Until(Goal::Choice),
                }
            }
            mode => mode,
        }
    }

    /// Takes the steps that are due.
    fn play(&mut self, mut credit: f64, more: &mut dyn FnMut() -> bool) {
        let size = self.settings.step_size;
        while credit >= 1.0 {
            if size != StepSize::Solution && self.is_asking() {
                self.mode = Mode::Idle;
                return;
            }
            let walked = self.forwards(size);
            if walked != Walked::Limit {
                credit -= 1.0;
                let stopped = self.note(walked, None);
                let search = self.player.search();
                let pause = search.is_at_solution() && size != StepSize::Solution;
                if stopped || pause || search.is_complete() {
                    self.mode = Mode::Idle;
                    return;
                }
            }
            if !more() {
                // What could not be done in time is not owed.
                credit = credit.min(1.0);
                break;
            }
        }
        self.mode = Mode::Playing { credit };
    }

    /// One step of this size, or a portion of it.
    fn forwards(&mut self, size: StepSize) -> Walked {
        if size != StepSize::Solution {
            return self.player.forwards(size, &self.breaks, STEPS);
        }
        if !self.breaks.is_empty() {
            return self
                .player
                .walk_until(Some(Goal::Solution), &self.breaks, STEPS);
        }
        match self.player.run(PORTION) {
            true => Walked::Goal,
            false => Walked::Limit,
        }
    }

    /// Runs at full speed to the next solution, or on past it.
    fn run(&mut self, stop_at_solution: bool, more: &mut dyn FnMut() -> bool) {
        if !self.breaks.is_empty() {
            return self.walk_until(stop_at_solution.then_some(Goal::Solution), more);
        }
        loop {
            let reached = match stop_at_solution {
                true => self.player.run(PORTION),
                false => self.player.run_past(PORTION),
            };
            if reached {
                self.mode = Mode::Idle;
                return;
            }
            if !more() {
                return;
            }
        }
    }

    /// Walks step by step, looking at each.
    fn walk_until(&mut self, goal: Option<Goal>, more: &mut dyn FnMut() -> bool) {
        loop {
            let walked = self.player.walk_until(goal, &self.breaks, STEPS);
            if self.note(walked, goal) {
                self.mode = Mode::Idle;
                return;
            }
            if !more() {
                return;
            }
        }
    }

    /// Notes why a walk stopped; whether that ends what runs. A stop of the
    /// step size, without a goal, ends nothing.
    pub(super) fn note(&mut self, walked: Walked, goal: Option<Goal>) -> bool {
        self.stopped = match walked {
            Walked::Limit => return false,
            Walked::Goal => match goal {
                None => return false,
                Some(goal) => Some(Stopped::Goal(goal)),
            },
            Walked::Break(thing) => Some(Stopped::Break(thing)),
            Walked::End => Some(Stopped::End),
        };
        true
    }

    fn seek(&mut self, mut seek: Seek, more: &mut dyn FnMut() -> bool) {
        while !self.player.seek(&mut seek) {
            if !more() {
                self.mode = Mode::Seeking(seek);
                return;
            }
        }
        self.mode = Mode::Idle;
    }

    fn run_back(&mut self, more: &mut dyn FnMut() -> bool) {
        while !self.player.backwards(StepSize::Solution, STEPS) {
            if !more() {
                return;
            }
        }
        self.mode = Mode::Idle;
    }
}
