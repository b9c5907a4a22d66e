//! The buttons, the step size and the speed.

use web_sys::{HtmlInputElement, HtmlSelectElement};

use crate::settings::{Speed, StepSize};
use crate::snapshot::Snapshot;
use crate::web::dom::{self, Attr, Sure, Text};
use crate::words::joined;

/// The controls. A button without use is told so by `aria-disabled`, not
/// disabled: that would take the focus from it.
pub struct Controls {
    reset: Attr,
    back: Attr,
    forwards: Vec<Attr>,
    play: Text,
    play_icon: Attr,
    sizes: Vec<(StepSize, HtmlInputElement)>,
    speed: HtmlInputElement,
    speed_text: Attr,
    speed_words: Text,
    shown_speed: Option<Speed>,
    rule: HtmlSelectElement,
    predict: Attr,
    symmetry: Attr,
    symmetry_hidden: Attr,
    score: Text,
    score_hidden: Attr,
}

impl Controls {
    /// As index.html has them.
    pub fn new() -> Self {
        let speed: HtmlInputElement = dom::find("speed");
        Controls {
            reset: Attr::of("reset", "aria-disabled"),
            back: Attr::of("back", "aria-disabled"),
            forwards: inert(&["play", "step", "solve", "all"]),
            play: Text::of("play-text"),
            play_icon: Attr::of("play-icon", "href"),
            sizes: sizes(),
            speed_text: Attr::on(speed.clone().into(), "aria-valuetext"),
            speed,
            speed_words: Text::of("speed-words"),
            shown_speed: None,
            rule: dom::find("rule"),
            predict: Attr::of("predict", "aria-pressed"),
            symmetry: Attr::of("symmetry", "aria-pressed"),
            symmetry_hidden: Attr::of("symmetry", "hidden"),
            score: Text::of("score"),
            score_hidden: Attr::of("score", "hidden"),
        }
    }

    /// Paints what differs.
    pub fn paint(&mut self, snapshot: &Snapshot) {
        let controls = snapshot.controls;
        self.reset.set_bool(!controls.can_reset);
        self.back.set_bool(!controls.can_back);
        for button in &mut self.forwards {
            button.set_bool(!controls.can_step && !controls.busy);
        }
        self.play.set(if controls.busy { "Pause" } else { "Play" });
        self.play_icon
            .set(if controls.busy { "#i-pause" } else { "#i-play" });
        for (size, radio) in &self.sizes {
            let wanted = *size == snapshot.settings.step_size;
            if radio.checked() != wanted {
                radio.set_checked(wanted);
            }
        }
        self.predict.set_bool(snapshot.predict.is_some());
        self.symmetry.set_bool(snapshot.settings.symmetry);
        self.symmetry_hidden.toggle(snapshot.puzzle.symmetries == 1);
        self.score_hidden.toggle(snapshot.predict.is_none());
        if let Some(predict) = &snapshot.predict {
            let (right, wrong) = (predict.right.to_string(), predict.wrong.to_string());
            self.score.set(&joined(&["✓ ", &right, " ✕ ", &wrong]));
        }
        let rule = snapshot.settings.rule.word();
        if self.rule.value() != rule {
            self.rule.set_value(rule);
        }
        self.paint_speed(snapshot.settings.speed)
    }

    fn paint_speed(&mut self, speed: Speed) {
        if self.shown_speed == Some(speed) {
            return;
        }
        self.shown_speed = Some(speed);
        let position = speed.position().to_string();
        if self.speed.value() != position {
            self.speed.set_value(&position);
        }
        let words = speed.words();
        self.speed_text.set(&words);
        self.speed_words.set(&words);
    }
}

fn inert(ids: &[&str]) -> Vec<Attr> {
    ids.iter().map(|id| Attr::of(id, "aria-disabled")).collect()
}

fn sizes() -> Vec<(StepSize, HtmlInputElement)> {
    let found = dom::document()
        .query_selector_all("input[name=step-by]")
        .sure();
    let mut sizes = Vec::new();
    for at in 0..found.length() {
        let Some(radio) = found.get(at) else { continue };
        let radio: HtmlInputElement = wasm_bindgen::JsCast::unchecked_into(radio);
        if let Some(size) = StepSize::from_word(&radio.value()) {
            sizes.push((size, radio));
        }
    }
    sizes
}
