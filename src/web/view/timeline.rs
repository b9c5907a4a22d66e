//! The timeline: which step it stands at, of how many, with marks at solutions
//! and dead ends.

use web_sys::{Element, HtmlInputElement};

use crate::snapshot::{MarkView, Snapshot, Timeline};
use crate::web::dom::{self, Attr, Text};
use crate::words::{count, grouped, joined};

/// Width of the picture of the marks, in its own units.
const WIDTH: u64 = 512;

/// The timeline.
pub struct Track {
    slider: HtmlInputElement,
    field: HtmlInputElement,
    known: Text,
    found: Attr,
    dead: Attr,
    said: Attr,
    legend: Text,
    seen: Option<Timeline>,
}

impl Track {
    /// Nothing known yet.
    pub fn new() -> Self {
        let slider: HtmlInputElement = dom::find("track");
        let picture: Element = dom::find("track-marks");
        picture.set_text_content(None);
        let line = |class| Attr::on(dom::append_svg(&picture, "path", &[("class", class)]), "d");
        Track {
            dead: line("dead"),
            found: line("found"),
            said: Attr::on(slider.clone().into(), "aria-valuetext"),
            slider,
            field: dom::find("goto-step"),
            known: Text::of("known-steps"),
            legend: Text::of("track-legend"),
            seen: None,
        }
    }

    /// What was painted last may not stand there any more.
    pub fn forget(&mut self) {
        self.seen = None;
    }

    /// Paints what differs. The field is left alone while it has the focus.
    pub fn paint(&mut self, snapshot: &Snapshot) {
        let timeline = &snapshot.timeline;
        if self.seen.as_ref() == Some(timeline) {
            return;
        }
        let (step, known) = (timeline.step.to_string(), timeline.known.to_string());
        if self.slider.max() != known {
            self.slider.set_max(&known);
        }
        if self.slider.value() != step {
            self.slider.set_value(&step);
        }
        let field: &Element = self.field.as_ref();
        if dom::document().active_element().as_ref() != Some(field) {
            self.field.set_value(&place(timeline));
        }
        let end = if timeline.whole {
            ", the end"
        } else {
            " known"
        };
        self.known.set(&joined(&[&grouped(timeline.known), end]));
        self.said.set(&words(timeline));
        self.paint_marks(timeline);
        self.seen = Some(timeline.clone());
    }

    fn paint_marks(&mut self, timeline: &Timeline) {
        if self
            .seen
            .as_ref()
            .is_some_and(|seen| seen.marks == timeline.marks && seen.known == timeline.known)
        {
            return;
        }
        let line = |wanted: fn(&MarkView) -> bool, top: &str| {
            let mut path = String::new();
            for mark in timeline.marks.iter().filter(|mark| wanted(mark)) {
                let x = (mark.step * WIDTH / timeline.known.max(1)).min(WIDTH - 1);
                path += &joined(&["M", &x.to_string(), " ", top, "h1.6V16h-1.6z"]);
            }
            path
        };
        self.dead.set(&line(|mark| mark.dead_ends > 0, "9"));
        self.found.set(&line(|mark| mark.solutions > 0, "0"));
        let total = |part: fn(&MarkView) -> u64| timeline.marks.iter().map(part).sum();
        let found = count(total(|mark| mark.solutions), "solution");
        let dead = count(total(|mark| mark.dead_ends), "dead end");
        self.legend
            .set(&joined(&["Up to here ", &found, " and ", &dead]));
    }
}

/// "214", and amid the step after it "214 + 3".
fn place(timeline: &Timeline) -> String {
    let mut text = grouped(timeline.step);
    if let Some(done) = timeline.written {
        text += &joined(&[" + ", &done.to_string()]);
    }
    text
}

/// "step 214 of 1,200, link 3 of 17".
fn words(timeline: &Timeline) -> String {
    let (step, known) = (grouped(timeline.step), grouped(timeline.known));
    let mut words = joined(&["step ", &step, " of ", &known]);
    if let (Some(done), Some(all)) = (timeline.written, timeline.writes) {
        words += &joined(&[", link ", &done.to_string(), " of ", &all.to_string()]);
    }
    words
}
