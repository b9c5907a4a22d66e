//! What is read out to those who do not see the board: the latest sentence
//! and result, about once a second at most.

use crate::snapshot::{Snapshot, Tone};
use crate::web::dom::{self, Text, Timer};
use crate::web::shell;
use crate::words::joined;

/// Milliseconds between two announcements, at least.
const GAP: f64 = 1000.0;

/// The live region.
pub struct Live {
    region: Text,
    wanted: Option<String>,
    was_busy: bool,
    said_at: f64,
    timer: Timer,
}

impl Live {
    /// Silent.
    pub fn new() -> Self {
        let timer = Timer::new(|| {
            shell::with(|shell| shell.view.live.say(dom::now()));
        });
        Live {
            region: Text::of("live"),
            wanted: None,
            was_busy: false,
            said_at: 0.0,
            timer,
        }
    }

    /// Says it now, or as soon as it may. What stands there when the page
    /// opens is not said: nothing has happened yet.
    pub fn paint(&mut self, snapshot: &Snapshot, now: f64) {
        let busy = snapshot.result.tone == Tone::Busy;
        let paused = std::mem::replace(&mut self.was_busy, busy) && !busy;
        let text = words(snapshot, paused);
        let Some(wanted) = &mut self.wanted else {
            self.wanted = Some(text);
            return;
        };
        if *wanted == text {
            return;
        }
        *wanted = text;
        if now - self.said_at >= GAP {
            self.say(now);
            return;
        }
        self.timer.start(GAP - (now - self.said_at))
    }

    fn say(&mut self, now: f64) {
        if let Some(wanted) = &self.wanted {
            self.region.set(wanted);
            self.said_at = now;
        }
    }
}

/// What is to be said; of a run that has just been paused, how it stands.
fn words(snapshot: &Snapshot, paused: bool) -> String {
    let (says, result) = (&snapshot.says, &snapshot.result);
    let verdict = snapshot.predict.as_ref().and_then(|it| it.verdict.as_ref());
    if let Some(verdict) = verdict.filter(|_| result.tone != Tone::Busy) {
        return joined(&[verdict, " ", &says.subject, " ", &says.text]);
    }
    match result.tone {
        Tone::Busy => result.text.clone(),
        Tone::Quiet if !paused => joined(&[&says.subject, " ", &says.text]),
        Tone::Quiet | Tone::Good | Tone::Bad => {
            joined(&[&result.text, ". ", &says.subject, " ", &says.text])
        }
    }
}
