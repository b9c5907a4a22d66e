//! Finds solutions to take away.

use web_sys::HtmlInputElement;

use crate::app::App;
use crate::export::{Finder, MAX_SOLUTIONS, Written};
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
                return self.stop(app);
            }
            if !more() {
                break;
            }
        }
        self.tell();
        None
    }

    /// Ends it with what is found.
    pub fn stop(&mut self, app: &App) -> Option<(String, String)> {
        let mut job = self.job.take()?;
        if app.edition() != job.edition {
            self.close();
            return None;
        }
        let loaded = app.loaded();
        job.written.go_on(loaded, &job.finder, MAX_SOLUTIONS);
        self.button.set("Find");
        let found = job.finder.count();
        let solutions = count(found as u64, "solution");
        self.note.set(&match (found, job.finder.is_complete()) {
            (0, true) => "There is no solution.".to_owned(),
            (_, true) => joined(&[&solutions, ": all there are."]),
            (0, false) => "Stopped before the first solution.".to_owned(),
            _ if found == job.finder.wanted() => joined(&["The first ", &solutions, "."]),
            _ => joined(&["Stopped after the first ", &solutions, "."]),
        });
        (found > 0).then(|| job.written.finish(loaded, &job.finder, job.rule))
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
