//! What a click asks for: by the id or the attributes of the button, or by what
//! is drawn there.

use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent, PointerEvent};

use super::dom;
use super::fields::seek_to;
use super::pointing::thing_at;
use super::shell::Shell;
use super::view::share;
use crate::app::{Action, Guide};
use crate::catalogue;
use crate::settings::{Theme, ViewKind};
use crate::thing::Thing;

/// Something was clicked.
pub fn click(shell: &mut Shell, event: &Event) {
    if shell.pan.swallows_click() {
        return;
    }
    let stop = dom::closest(event, "[data-step]");
    let step = stop.and_then(|stop| stop.get_attribute("data-step"));
    if let Some(Ok(action)) = step.map(|step| seek_to(&step)) {
        return shell.dispatch(action);
    }
    let Some(button) = dom::closest(event, "button, [data-at]") else {
        if let Some(step) = shell.view.panels.step_at(event) {
            return go_there(shell, event, step);
        }
        if let Some(thing) = thing_at(shell, event) {
            return shell.dispatch(Action::Pick(Some(thing)));
        }
        return outside(shell);
    };
    if let Some(at) = shell.view.board.index_of(&button) {
        return click_cell(shell, event, at);
    }
    if let Some(symbol) = button.get_attribute("data-symbol") {
        return shell.dispatch(set_cell(shell, symbol.parse().ok()));
    }
    if let Some(kind) = button
        .get_attribute("data-tab")
        .as_deref()
        .and_then(ViewKind::from_word)
    {
        shell.view.panels.reveal();
        return shell.dispatch(Action::ToggleView(kind));
    }
    if let Some(dialog) = button.get_attribute("data-open") {
        shell.view.editors.fill(&dialog, shell.app.loaded());
        shell.view.dialogs.open(&dialog);
        if dialog == "open" {
            shell.view.open.change();
            shell.dispatch(Action::DismissError);
        }
        return shell.repaint();
    }
    if let Some(field) = button.get_attribute("data-copy") {
        return shell.view.share.copy(&field);
    }
    if let Some(what) = button.get_attribute("data-out") {
        return share::press(shell, &what);
    }
    if let Some(name) = button.get_attribute("data-jump") {
        return shell.view.catalogue.jump(&name);
    }
    if let Some(id) = button.get_attribute("data-load") {
        shell.view.dialogs.close();
        return shell.dispatch(Action::Load(id));
    }
    if let Some(text) = button.get_attribute("data-text") {
        shell.view.open.fill(&text);
        return shell.repaint();
    }
    if let Some(id) = button.get_attribute("data-sample") {
        return fill_box(shell, &id);
    }
    if let Some(number) = button.get_attribute("data-lesson") {
        shell.view.dialogs.close();
        shell.view.lesson.begin();
        let number = number.parse().unwrap_or_default();
        return shell.dispatch(Action::Lesson(Guide::Start(number)));
    }
    if let Some(what) = button.get_attribute("data-do") {
        return press(shell, event, &what);
    }
    match button.id().as_str() {
        "pair" => {
            let pair = shell.app.settings().views.pair();
            shell.dispatch(Action::SetPair(!pair))
        }
        "predict" => {
            let on = shell.app.predicts();
            shell.dispatch(Action::SetPredict(!on))
        }
        "symmetry" => {
            let on = shell.app.settings().symmetry;
            shell.dispatch(Action::SetSymmetry(!on))
        }
        "clear-breaks" => shell.dispatch(Action::ClearBreaks),
        "break" => act_on_picked(shell, Action::ToggleBreak),
        "steer" => act_on_picked(shell, Action::Steer),
        "unpick" => shell.dispatch(Action::Pick(None)),
        "reset" => shell.dispatch(Action::Reset),
        "back" => click_held(shell, event, Action::Back),
        "play" => shell.dispatch(Action::TogglePlay),
        "step" => click_held(shell, event, Action::Step),
        "solve" => shell.dispatch(Action::Solve),
        "all" => shell.dispatch(Action::All),
        "clear" => shell.dispatch(Action::Clear),
        "dismiss" => shell.dispatch(Action::DismissError),
        "theme" => {
            let theme = next_theme(shell.app.settings().theme);
            shell.dispatch(Action::SetTheme(theme))
        }
        "lesson-previous" => shell.dispatch(Action::Lesson(Guide::Previous)),
        "lesson-return" => shell.dispatch(Action::Lesson(Guide::Return)),
        "lesson-next" => shell.dispatch(Action::Lesson(Guide::Next)),
        "lesson-leave" => shell.dispatch(Action::Lesson(Guide::Leave)),
        "open-cancel" => shell.view.open.close(),
        _ => {}
    }
}

/// A button of a view of the inside.
fn press(shell: &mut Shell, event: &Event, what: &str) {
    if let Some(action) = shell.view.panels.ask(event, what) {
        return shell.dispatch(action);
    }
    if shell.view.panels.press(event, what) {
        shell.repaint();
    }
}

/// A click on something that was drawn goes to its step; a second one on top
/// of the first looks closer.
fn go_there(shell: &mut Shell, event: &Event, step: u64) {
    let again = event
        .dyn_ref::<MouseEvent>()
        .is_some_and(|mouse| mouse.detail() > 1);
    match again {
        true if shell.view.panels.press(event, "closer") => shell.repaint(),
        true => {}
        false => shell.dispatch(Action::Seek(step)),
    }
}

/// Puts a puzzle of the catalogue, or the one on the stage, into the box as
/// text.
fn fill_box(shell: &mut Shell, id: &str) {
    let document = match id {
        "" => shell.app.document(),
        id => catalogue::entry(id).map(catalogue::Entry::document),
    };
    if let Some(document) = document {
        shell.view.open.fill(&document.text);
        shell.repaint();
    }
}

/// Does something with what is picked.
fn act_on_picked(shell: &mut Shell, action: fn(Thing) -> Action) {
    if let Some(thing) = shell.view.picked.thing() {
        shell.dispatch(action(thing));
    }
}

/// A click on neither a button nor a cell puts the digits away.
fn outside(shell: &mut Shell) {
    if shell.view.keypad.close() {
        shell.repaint();
    }
}

/// A click that ends a long press is not one more step; one without a pointer
/// (Enter, Space) always is.
fn click_held(shell: &mut Shell, event: &Event, action: Action) {
    let by_pointer = event
        .dyn_ref::<MouseEvent>()
        .is_some_and(|mouse| mouse.detail() > 0);
    match shell.hold.swallows_click() && by_pointer {
        true => {}
        false => shell.dispatch(action),
    }
}

fn click_cell(shell: &mut Shell, event: &Event, at: usize) {
    if !shell.view.board.can_edit() {
        let thing = shell.view.board.thing(at);
        return shell.dispatch(Action::Pick(thing));
    }
    shell.view.board.set_cursor(at);
    shell.view.board.focus();
    let by_mouse = event
        .dyn_ref::<PointerEvent>()
        .is_none_or(|pointer| pointer.pointer_type() == "mouse");
    if by_mouse {
        return;
    }
    shell.view.keypad.open();
    shell.repaint()
}

/// Writes into, or empties, the cell the cursor is on.
pub fn set_cell(shell: &Shell, symbol: Option<u16>) -> Action {
    let (row, col) = shell.view.board.cursor();
    Action::SetCell { row, col, symbol }
}

fn next_theme(theme: Theme) -> Theme {
    match theme {
        Theme::System => Theme::Light,
        Theme::Light => Theme::Dark,
        Theme::Dark => Theme::System,
    }
}
