//! What goes on by itself: playing at a pace, and runs in slices.

use super::App;
use super::meter::Meter;
use crate::player;
use crate::settings::StepSize;
use crate::snapshot::Running;

/// What goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Mode {
    /// Nothing.
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
}

/// Placements tried between two looks at the clock: about a millisecond.
const PORTION: u64 = 256;

/// Steps of the machine between two looks at the clock.
const STEPS: u64 = 2048;

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
            Mode::Solving | Mode::Counting | Mode::Returning => true,
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
                None => self.run(self.settings.step_size != StepSize::Solution, more),
            },
            Mode::Solving => self.run(true, more),
            Mode::Counting => self.run(false, more),
            Mode::Returning => self.run_back(more),
        }
        self.meter.note(elapsed, self.search.counters().placements);
    }

    /// What runs, in words for the result line.
    pub(super) fn running(&self) -> Option<Running> {
        let verb = match self.mode {
            Mode::Idle => return None,
            Mode::Playing { .. } => "Playing",
            Mode::Solving => "Solving",
            Mode::Counting => "Counting all",
            Mode::Returning => "Going back",
        };
        let flat_out = self.is_flat_out();
        let rate = self.meter.rate().filter(|_| flat_out);
        Some(Running {
            verb,
            flat_out,
            rate,
        })
    }

    pub(super) fn toggle_play(&mut self) {
        match self.mode {
            // The first step comes at once.
            Mode::Idle => self.start(Mode::Playing { credit: 1.0 }),
            Mode::Playing { .. } | Mode::Solving | Mode::Counting | Mode::Returning => self.pause(),
        }
    }

    /// Stops what runs. A run that leads past the solutions is most often
    /// between two slices when it has just found one, which nobody has seen: a
    /// step further it reads "3 solutions so far", not "solution 3".
    fn pause(&mut self) {
        let passes = match self.mode {
            Mode::Counting | Mode::Playing { .. } => self.is_flat_out(),
            Mode::Idle | Mode::Solving | Mode::Returning => false,
        };
        if passes && self.search.is_at_solution() {
            self.search.step();
        }
        self.mode = Mode::Idle;
    }

    /// Sets something going, if there is anywhere to go.
    pub(super) fn start(&mut self, mode: Mode) {
        self.meter = Meter::default();
        let nowhere = match mode {
            Mode::Returning => self.search.is_at_start(),
            Mode::Idle | Mode::Playing { .. } | Mode::Solving | Mode::Counting => {
                self.search.is_complete()
            }
        };
        self.mode = if nowhere { Mode::Idle } else { mode };
    }

    /// Takes the steps that are due.
    fn play(&mut self, mut credit: f64, more: &mut dyn FnMut() -> bool) {
        let size = self.settings.step_size;
        let limit = if size == StepSize::Solution {
            PORTION
        } else {
            STEPS
        };
        while credit >= 1.0 {
            if player::forwards(&mut self.search, size, limit) {
                credit -= 1.0;
                let pause = self.search.is_at_solution() && size != StepSize::Solution;
                if pause || self.search.is_complete() {
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

    /// Runs at full speed to the next solution, or on past it.
    fn run(&mut self, stop_at_solution: bool, more: &mut dyn FnMut() -> bool) {
        loop {
            let reached = player::run(&mut self.search, PORTION);
            if self.search.is_complete() || reached && stop_at_solution {
                self.mode = Mode::Idle;
                return;
            }
            if !more() {
                return;
            }
        }
    }

    fn run_back(&mut self, more: &mut dyn FnMut() -> bool) {
        while !player::backwards(&mut self.search, StepSize::Solution, STEPS) {
            if !more() {
                return;
            }
        }
        self.mode = Mode::Idle;
    }
}
