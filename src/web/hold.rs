//! Holding Step or Back down with the pointer repeats it, as holding the key
//! does.

use super::dom::Timer;
use super::shell;
use crate::app::Action;

/// Milliseconds until it begins to repeat, and between two repeats.
const DELAY: f64 = 400.0;
const REPEAT: f64 = 55.0;

/// The button held down.
pub struct Hold {
    action: Option<Action>,
    repeated: bool,
    timer: Timer,
}

impl Hold {
    /// None held.
    pub fn new() -> Self {
        let timer = Timer::new(|| {
            shell::with(|shell| {
                if let Some(action) = shell.hold.again() {
                    shell.dispatch(action);
                }
            });
        });
        Hold {
            action: None,
            repeated: false,
            timer,
        }
    }

    /// The pointer went down on the button of this action.
    pub fn press(&mut self, action: Action) {
        self.release();
        self.repeated = false;
        self.action = Some(action);
        self.timer.start(DELAY)
    }

    /// The pointer went up, or away.
    pub fn release(&mut self) {
        self.timer.stop();
        self.action = None;
    }

    /// Whether the click that ends a press is one too many.
    pub fn swallows_click(&mut self) -> bool {
        std::mem::take(&mut self.repeated)
    }

    fn again(&mut self) -> Option<Action> {
        if self.action.is_some() {
            self.repeated = true;
            self.timer.start(REPEAT);
        }
        self.action.clone()
    }
}
