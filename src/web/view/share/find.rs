//! Finds solutions to take away.

use web_sys::HtmlInputElement;

use crate::app::App;
use crate::export::{Finder, MAX_SOLUTIONS, More, Written};
use crate::web::dom::{self, Text};
use crate::web::view::number;
use crate::words::{count, grouped, joined};

/// Placements, and solutions written, between two looks at the clock.
const PORTION: u64 = 256;
const AT_ONCE: usize = 16;

/// The field, the button, and what is said of the search.
pub struct Find {
    field: HtmlInputElement,
    button: Text,
    note: Text,
    job: Option<Job>,
}

struct Job {
    finder: Finder,
    written: Written,
    /// The word of the rule.
    rule: &'static str,
    edition: u32,
}

impl Find {
    /// At rest.
    pub fn new() -> Self {
        Find {
            field: dom::find("find-count"),
            button: Text::of("find"),
            note: Text::of("find-note"),
            job: None,
        }
    }

    /// Whether it looks for solutions.
    pub fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Forgets what it was about.
    pub fn close(&mut self) {
        self.job = None;
        self.button.set("Find");
        self.note.set("");
    }

    /// Begins; whether what was written is a number.
    pub fn start(&mut self, app: &App) {
        let wanted = match number(&self.field.value()) {
            Ok(wanted @ 1..) => usize::try_from(wanted).unwrap_or(usize::MAX),
            _ => return self.note.set("Write a number from 1 to 10,000."),
        };
        if wanted > MAX_SOLUTIONS {
            self.field.set_value(&grouped(MAX_SOLUTIONS as u64));
        }
        self.job = Some(Job {
            finder: app.finder(wanted),
            written: Written::default(),
            rule: app.settings().rule.word(),
            edition: app.edition(),
        });
        self.button.set("Stop");
        self.tell();
    }

    /// Goes on as long as there is time; the text and the JSON once it is done.
    pub fn slice(&mut self, app: &App, more: &dyn Fn() -> bool) -> Option<(String, String)> {
        let job = self.job.as_mut()?;
        if app.edition() != job.edition {
            self.close();
            return None;
        }
        loop {
            let found = job.finder.run(PORTION);
            let left = job.written.go_on(app.loaded(), &job.finder, AT_ONCE);
            if found && !left {
                return self.finish(app);
            }
            if !more() {
                break;
            }
        }
        self.tell();
        None
    }

    /// Ends it with what is found; that is written yet, in portions like all
    /// else.
    pub fn stop(&mut self) {
        if let Some(job) = &mut self.job {
            job.finder.stop();
        }
    }

    /// All is written.
    fn finish(&mut self, app: &App) -> Option<(String, String)> {
        let job = self.job.take()?;
        self.button.set("Find");
        self.note.set(&said(&job.finder));
        let found = job.finder.count() > 0;
        found.then(|| job.written.finish(app.loaded(), &job.finder, job.rule))
    }

    fn tell(&mut self) {
        if let Some(Job { finder, .. }) = &self.job {
            let found = grouped(finder.count() as u64);
            let tried = grouped(finder.placements());
            let wanted = grouped(finder.wanted() as u64);
            self.note.set(&joined(&[
                &found,
                " of ",
                &wanted,
                " found, ",
                &tried,
                " placements tried …",
            ]));
        }
    }
}

/// What came of the search.
fn said(finder: &Finder) -> String {
    let found = finder.count();
    let solutions = count(found as u64, "solution");
    match (found, finder.more()) {
        (0, More::No) => "There is no solution.".to_owned(),
        (_, More::No) => joined(&[&solutions, ": all there are."]),
        (0, _) => "Stopped before the first solution.".to_owned(),
        (_, more) if found == finder.wanted() => {
            let more = match more {
                More::Yes => "; there are more.",
                _ => "; perhaps there are more.",
            };
            joined(&["The first ", &solutions, more])
        }
        _ => joined(&["Stopped after the first ", &solutions, "."]),
    }
}
