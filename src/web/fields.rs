//! What fields, lists and sliders ask for.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement};

use super::dom::{self, Sure};
use super::files;
use super::shell::Shell;
use super::view::{Choice, number};
use crate::app::Action;
use crate::catalogue;
use crate::document::Format;
use crate::settings::{RuleKind, Speed, StepSize};

/// A slider moves.
pub fn input(shell: &mut Shell, event: &Event) {
    let slider = dom::closest_as::<HtmlInputElement>(event, "#speed");
    if let Some(position) = slider.and_then(|slider| slider.value().parse().ok()) {
        shell.dispatch(Action::SetSpeed(Speed::new(position)));
    }
    let track = dom::closest_as::<HtmlInputElement>(event, "#track");
    if let Some(Ok(action)) = track.map(|track| seek_to(&track.value())) {
        shell.dispatch(action);
    }
    if dom::closest(event, "#open-text").is_some() {
        shell.view.open.change();
        shell.repaint();
    }
    if dom::closest(event, "#catalogue-filter").is_some() {
        shell.view.catalogue.sift();
    }
}

/// A choice is made.
pub fn change(shell: &mut Shell, event: &Event) {
    if let Some(radio) = dom::closest_as::<HtmlInputElement>(event, "input[name=step-by]")
        && let Some(size) = StepSize::from_word(&radio.value())
    {
        // The arrows are to step, not to go on choosing, but for who chose by
        // them.
        if shell.by_pointer {
            radio.blur().sure();
        }
        shell.dispatch(Action::SetStepSize(size));
    }
    if dom::closest(event, "#until").is_some() {
        shell.view.picked.choose();
    }
    if dom::closest(event, "#embed-size").is_some() {
        shell.repaint()
    }
    let rule = dom::closest_as::<HtmlSelectElement>(event, "#rule");
    if let Some(rule) = rule.and_then(|rule| RuleKind::from_word(&rule.value())) {
        shell.dispatch(Action::SetRule(rule));
    }
    if dom::closest(event, "#picker").is_some() {
        let choice = shell.view.header.picker.change();
        choose(shell, choice);
    }
    if let Some(file) = dom::closest_as::<HtmlInputElement>(event, "#open-file") {
        files::chosen(shell, &file);
    }
    if dom::closest(
        event,
        "#open-text, #open-format, #open-list, #open-diagonals",
    )
    .is_some()
    {
        shell.view.open.change();
        shell.repaint();
    }
}

/// A puzzle is chosen from the short list, or the way to the rest.
pub fn choose(shell: &mut Shell, choice: Option<Choice>) {
    match choice {
        Some(Choice::Load(id)) => {
            shell.dispatch(Action::Load(id));
            if shell.app.fault().is_some() {
                shell.view.header.picker.set_back();
            }
        }
        Some(Choice::More) => shell.view.catalogue.open(&shell.view.dialogs),
        None => {}
    }
}

/// Enter in a field, or the button beside it.
pub fn submit(shell: &mut Shell, event: &Event) {
    if dom::closest(event, "#goto, #until-form").is_some() {
        event.prevent_default();
        let asked = match dom::closest(event, "#goto") {
            Some(_) => {
                let field = dom::find::<HtmlInputElement>("goto-step");
                field.blur().sure();
                shell.view.track.forget();
                seek_to(&field.value())
            }
            None => shell.view.picked.until(),
        };
        return shell.dispatch(asked.unwrap_or_else(Action::Refuse));
    }
    if dom::closest(event, "#catalogue-form").is_some() {
        event.prevent_default();
        if let Some(id) = shell.view.catalogue.first() {
            shell.view.dialogs.close();
            shell.dispatch(Action::Load(id.to_owned()));
        }
        return;
    }
    if let Some(form) = dom::closest(event, "form[data-make]") {
        event.prevent_default();
        return make(shell, &form);
    }
    if dom::closest(event, "#open-form").is_none() {
        return;
    }
    event.prevent_default();
    match shell.view.open.load() {
        Some(action) => files::open(shell, action),
        None => shell.repaint(),
    }
}

/// A puzzle told by a number is asked for in the catalogue.
fn make(shell: &mut Shell, form: &Element) {
    let field = form.query_selector("input").ok().flatten();
    let size = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
    let format = form.get_attribute("data-make");
    let format = format.as_deref().and_then(Format::from_word);
    let (Some(size), Some(format)) = (size, format) else {
        return;
    };
    let made = catalogue::make(format, &size.value());
    let fault = match made {
        Ok(document) => {
            shell.dispatch(Action::Open(document));
            shell.app.fault().cloned()
        }
        Err(fault) => Some(fault),
    };
    match fault {
        Some(fault) => {
            shell.dispatch(Action::DismissError);
            shell.view.catalogue.refuse(&fault.to_string())
        }
        None => {
            shell.view.catalogue.refuse("");
            shell.view.dialogs.close()
        }
    }
}

/// To the step of this number; what is written of links after it is passed
/// over.
///
/// # Errors
/// It is no number, in words.
pub fn seek_to(step: &str) -> Result<Action, String> {
    let step = step.split_once('+').map_or(step, |(step, _)| step);
    Ok(Action::Seek(number(step)?))
}

/// The focus leaves something: the field of the step tells again where one is.
pub fn focus_out(shell: &mut Shell, event: &Event) {
    if dom::closest(event, "#goto-step").is_some() {
        shell.view.track.forget();
        shell.repaint()
    }
    if dom::closest(event, "#picker").is_some() {
        shell.view.header.picker.set_back();
    }
}

/// A dialog has been closed.
pub fn close(shell: &mut Shell, event: &Event) {
    if dom::closest(event, "#share").is_some() {
        shell.repaint()
    }
}
