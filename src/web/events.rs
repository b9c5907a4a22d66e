//! Listeners, each once for the whole document, that turn events into
//! actions. All end with the signal.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    AbortSignal, AddEventListenerOptions, Element, ErrorEvent, Event, EventTarget,
    HtmlInputElement, HtmlSelectElement, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent,
};

use super::dom::{self, Sure};
use super::shell::{self, Shell};
use super::view::number;
use super::{keys, life};
use crate::app::{Action, Guide};
use crate::settings::{RuleKind, Speed, StepSize, Theme, ViewKind};
use crate::thing::Thing;

/// Begins to listen.
pub fn listen(signal: &AbortSignal) {
    let document = dom::document();
    on(&document, signal, "click", click);
    on(&document, signal, "input", input);
    on(&document, signal, "change", change);
    on(&document, signal, "submit", submit);
    on(&document, signal, "close", close);
    on(&document, signal, "focusin", focus_in);
    on(&document, signal, "pointerdown", pointer_down);
    for end in ["pointerup", "pointercancel"] {
        on(&document, signal, end, |shell, _| {
            shell.hold.release();
            shell.pan.release();
        });
    }
    on(&document, signal, "pointerleave", |shell, event| {
        // Dragged off, the button is no longer held.
        if let Some(element) = event.target().and_then(|it| it.dyn_into::<Element>().ok())
            && matches!(element.id().as_str(), "step" | "back")
        {
            shell.hold.release();
        }
    });
    on(&document, signal, "pointerover", |shell, event| {
        if let Some(at) = cell_at(shell, event) {
            shell.view.board.explain(at);
        }
    });
    for moved in ["pointermove", "pointerover", "pointerout"] {
        on(&document, signal, moved, point);
    }
    for moved in ["scroll", "resize"] {
        on(&dom::window(), signal, moved, |shell, _| shell.repaint());
    }
    on(&document, signal, "mousedown", |shell, event| {
        // The arrows go on stepping: the focus is not for looking at a cell.
        if cell_at(shell, event).is_some() && !shell.view.board.can_edit() {
            event.prevent_default();
        }
    });
    on(&document, signal, "contextmenu", |_, event| {
        // A long press is how Step is held down on a phone.
        if dom::closest(event, "#step, #back").is_some() {
            event.prevent_default();
        }
    });
    on(&document, signal, "visibilitychange", |shell, _| {
        shell.repaint()
    });
    on(&document, signal, "keydown", |shell, event| {
        if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
            keys::press(shell, key);
        }
    });
    on_wheel(signal);
    on_error(signal)
}

/// Listens while events travel inwards, so that those which do not travel
/// outwards (a dialog's `close`) are heard too.
fn on(target: &EventTarget, signal: &AbortSignal, name: &str, handle: fn(&mut Shell, &Event)) {
    let call = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        shell::with(|shell| handle(shell, &event));
    });
    add(target, signal, name, call.into_js_value().unchecked_ref())
}

/// Ctrl and the wheel zoom the view under the pointer rather than the page.
/// Listened for on the panels only: a listener that may prevent scrolling
/// makes the browser wait for it.
fn on_wheel(signal: &AbortSignal) {
    let call = Closure::<dyn FnMut(Event)>::new(|event: Event| {
        let Some(wheel) = event.dyn_ref::<WheelEvent>().filter(|it| it.ctrl_key()) else {
            return;
        };
        let closer = wheel.delta_y() < 0.0;
        shell::with(|shell| {
            if shell.view.panels.zoom(&event, closer) {
                event.prevent_default();
                shell.repaint();
            }
        });
    });
    let panels: Element = dom::find("panels");
    add(
        &panels,
        signal,
        "wheel",
        call.into_js_value().unchecked_ref(),
    )
}

/// Errors do not go through the shell: when they come it is past use.
fn on_error(signal: &AbortSignal) {
    let call = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if let Some(error) = event.dyn_ref::<ErrorEvent>() {
            life::on_error(error);
        }
    });
    let window = dom::window();
    add(
        &window,
        signal,
        "error",
        call.into_js_value().unchecked_ref(),
    )
}

fn add(target: &EventTarget, signal: &AbortSignal, name: &str, call: &js_sys::Function) {
    let options = AddEventListenerOptions::new();
    options.set_capture(true);
    options.set_signal(signal);
    options.set_passive(false);
    target
        .add_event_listener_with_callback_and_add_event_listener_options(name, call, &options)
        .sure();
}

fn click(shell: &mut Shell, event: &Event) {
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
        return shell.dispatch(Action::ToggleView(kind));
    }
    if let Some(number) = button.get_attribute("data-lesson") {
        shell.view.dialogs.close_lessons();
        shell.view.lesson.begin();
        let number = number.parse().unwrap_or_default();
        return shell.dispatch(Action::Lesson(Guide::Start(number)));
    }
    if let Some(what) = button.get_attribute("data-do") {
        if shell.view.panels.press(event, &what) {
            shell.repaint();
        }
        return;
    }
    match button.id().as_str() {
        "pair" => {
            let pair = shell.snapshot().settings.views.pair();
            shell.dispatch(Action::SetPair(!pair))
        }
        "predict" => {
            let on = shell.snapshot().predict.is_some();
            shell.dispatch(Action::SetPredict(!on))
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
            let theme = next_theme(shell.snapshot().settings.theme);
            shell.dispatch(Action::SetTheme(theme))
        }
        "open-paste" => {
            shell.view.dialogs.open_paste();
            shell.dispatch(Action::DismissError)
        }
        "open-keys" => shell.view.dialogs.open_keys(),
        "open-lessons" | "lesson-place" => shell.view.dialogs.open_lessons(),
        "lesson-previous" => shell.dispatch(Action::Lesson(Guide::Previous)),
        "lesson-return" => shell.dispatch(Action::Lesson(Guide::Return)),
        "lesson-next" => shell.dispatch(Action::Lesson(Guide::Next)),
        "lesson-leave" => shell.dispatch(Action::Lesson(Guide::Leave)),
        "paste-cancel" => {
            shell.view.dialogs.close_paste();
        }
        _ => {}
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

/// The cell that an event happened in.
fn cell_at(shell: &Shell, event: &Event) -> Option<usize> {
    let cell = dom::closest(event, "[data-at]")?;
    shell.view.board.index_of(&cell)
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

fn pointer_down(shell: &mut Shell, event: &Event) {
    shell.pan.press(event);
    let first = event
        .dyn_ref::<PointerEvent>()
        .is_some_and(|pointer| pointer.button() == 0);
    let button = dom::closest(event, "#step, #back").filter(|_| first);
    match button.map(|button| button.id()).as_deref() {
        Some("step") => shell.hold.press(Action::Step),
        Some("back") => shell.hold.press(Action::Back),
        _ => {}
    }
}

fn input(shell: &mut Shell, event: &Event) {
    let slider = dom::closest(event, "#speed").and_then(|s| s.dyn_into::<HtmlInputElement>().ok());
    if let Some(position) = slider.and_then(|slider| slider.value().parse().ok()) {
        shell.dispatch(Action::SetSpeed(Speed::new(position)));
    }
    let track = dom::closest(event, "#track").and_then(|it| it.dyn_into::<HtmlInputElement>().ok());
    if let Some(Ok(action)) = track.map(|track| seek_to(&track.value())) {
        shell.dispatch(action);
    }
}

fn change(shell: &mut Shell, event: &Event) {
    let radio = dom::closest(event, "input[name=step-by]");
    let radio = radio.and_then(|radio| radio.dyn_into::<HtmlInputElement>().ok());
    if let Some(size) = radio.and_then(|radio| StepSize::from_word(&radio.value())) {
        shell.dispatch(Action::SetStepSize(size));
    }
    if dom::closest(event, "#until").is_some() {
        shell.view.picked.choose();
    }
    let rule = dom::closest(event, "#rule").and_then(|it| it.dyn_into::<HtmlSelectElement>().ok());
    if let Some(rule) = rule.and_then(|rule| RuleKind::from_word(&rule.value())) {
        shell.dispatch(Action::SetRule(rule));
    }
    let picker = dom::closest(event, "#picker");
    if let Some(picker) = picker.and_then(|picker| picker.dyn_into::<HtmlSelectElement>().ok()) {
        shell.dispatch(Action::Load(picker.value()));
    }
}

fn submit(shell: &mut Shell, event: &Event) {
    if dom::closest(event, "#goto, #until-form").is_some() {
        event.prevent_default();
        let asked = match dom::closest(event, "#goto") {
            Some(_) => seek_to(&dom::find::<HtmlInputElement>("goto-step").value()),
            None => shell.view.picked.until(),
        };
        return shell.dispatch(asked.unwrap_or_else(Action::Refuse));
    }
    if dom::closest(event, "#paste-form").is_none() {
        return;
    }
    event.prevent_default();
    let action = shell.view.dialogs.load();
    shell.dispatch(action)
}

fn seek_to(step: &str) -> Result<Action, String> {
    Ok(Action::Seek(number(step)?))
}

fn close(shell: &mut Shell, event: &Event) {
    if dom::closest(event, "#paste").is_some() {
        shell.dispatch(Action::DismissError);
    }
}

/// What an event happened on, in whatever view.
fn thing_at(shell: &Shell, event: &Event) -> Option<Thing> {
    if let Some(at) = cell_at(shell, event) {
        return shell.view.board.thing(at);
    }
    let marked = dom::closest(event, "[data-thing]");
    let text = marked.and_then(|element| element.get_attribute("data-thing"));
    match text {
        Some(text) => Thing::from_text(&text),
        None => shell.view.panels.thing_at(event),
    }
}

/// The pointer is over something, or has left it. By touch one picks instead.
fn point(shell: &mut Shell, event: &Event) {
    if event.type_() == "pointermove" && shell.pan.drag(event) {
        return;
    }
    let touch = event
        .dyn_ref::<PointerEvent>()
        .is_some_and(|it| it.pointer_type() == "touch");
    if touch {
        return;
    }
    let thing = match event.type_() == "pointerout" {
        true => None,
        false => thing_at(shell, event),
    };
    shell.point(thing)
}

fn focus_in(shell: &mut Shell, event: &Event) {
    let thing = thing_at(shell, event);
    shell.point(thing);
    if let Some(at) = cell_at(shell, event) {
        shell.view.board.set_cursor(at);
    }
}
