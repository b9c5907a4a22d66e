//! What a click asks for: by the id or the attributes of the button, or by what
//! is drawn there.

use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent, PointerEvent};

use super::dom;
use super::fields::seek_to;
use super::pointing::thing_at;
use super::shell::Shell;
use super::view::share;
use crate::app::{Action, App, Guide};
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
        return click_drawn(shell, event);
    };
    if let Some(at) = shell.view.board.index_of(&button) {
        return click_cell(shell, event, at);
    }
    let said = NAMED.into_iter().find_map(|(name, press)| {
        let value = button.get_attribute(name)?;
        Some((press, value))
    });
    match said {
        Some((press, value)) => press(shell, event, &value),
        None => click_button(shell, event, &button.id()),
    }
}

/// What a button does whose attribute says something: with that.
type Press = fn(&mut Shell, &Event, &str);

/// The attributes of buttons that say what they do.
const NAMED: [(&str, Press); 11] = [
    ("data-symbol", |shell, _, symbol| {
        shell.dispatch(set_cell(shell, symbol.parse().ok()))
    }),
    ("data-tab", |shell, _, kind| toggle_view(shell, kind)),
    ("data-open", |shell, _, dialog| open_dialog(shell, dialog)),
    ("data-copy", |shell, _, field| shell.view.share.copy(field)),
    ("data-out", |shell, _, what| share::press(shell, what)),
    ("data-jump", |shell, _, name| {
        shell.view.catalogue.jump(name)
    }),
    ("data-load", |shell, _, id| load(shell, id)),
    ("data-text", |shell, _, text| {
        shell.view.open.fill(text, None);
        shell.repaint()
    }),
    ("data-sample", |shell, _, id| fill_box(shell, id)),
    ("data-lesson", |shell, _, number| {
        start_lesson(shell, number)
    }),
    ("data-do", press),
];

/// What is drawn there, if anything is, was clicked.
fn click_drawn(shell: &mut Shell, event: &Event) {
    if let Some(step) = shell.view.panels.step_at(event) {
        return go_there(shell, event, step);
    }
    if let Some(thing) = thing_at(shell, event) {
        return shell.dispatch(Action::Pick(Some(thing)));
    }
    outside(shell)
}

/// A button that is known by its id.
fn click_button(shell: &mut Shell, event: &Event, id: &str) {
    match id {
        "back" => return click_held(shell, event, Action::Back),
        "step" => return click_held(shell, event, Action::Step),
        "break" => return act_on_picked(shell, Action::ToggleBreak),
        "steer" => return act_on_picked(shell, Action::Steer),
        "open-cancel" => return shell.view.open.close(),
        "open-empty" => {
            shell.view.open.fill("", None);
            return shell.repaint();
        }
        _ => {}
    }
    let action = plain(id).or_else(|| switched(&shell.app, id));
    if let Some(action) = action {
        shell.dispatch(action);
    }
}

/// What a button asks for whatever the state of the page.
fn plain(id: &str) -> Option<Action> {
    Some(match id {
        "clear-breaks" => Action::ClearBreaks,
        "unpick" => Action::Pick(None),
        "reset" => Action::Reset,
        "play" => Action::TogglePlay,
        "solve" => Action::Solve,
        "all" => Action::All,
        "clear" => Action::Clear,
        "dismiss" => Action::DismissError,
        "lesson-previous" => Action::Lesson(Guide::Previous),
        "lesson-return" => Action::Lesson(Guide::Return),
        "lesson-next" => Action::Lesson(Guide::Next),
        "lesson-leave" => Action::Lesson(Guide::Leave),
        _ => return None,
    })
}

/// What a switch asks for: the other way than now.
fn switched(app: &App, id: &str) -> Option<Action> {
    let settings = app.settings();
    Some(match id {
        "pair" => Action::SetPair(!settings.views.pair()),
        "predict" => Action::SetPredict(!app.predicts()),
        "symmetry" => Action::SetSymmetry(!settings.symmetry),
        "theme" => Action::SetTheme(next_theme(settings.theme)),
        _ => return None,
    })
}

/// Opens or closes a view of the inside.
fn toggle_view(shell: &mut Shell, kind: &str) {
    if let Some(kind) = ViewKind::from_word(kind) {
        shell.view.panels.reveal();
        shell.dispatch(Action::ToggleView(kind));
    }
}

/// Opens a dialog, filled with what is on the stage.
fn open_dialog(shell: &mut Shell, dialog: &str) {
    shell.view.editors.fill(dialog, shell.app.loaded());
    shell.view.dialogs.open(dialog);
    if dialog == "open" {
        shell.view.open.change();
        shell.dispatch(Action::DismissError);
    }
    shell.repaint()
}

/// Loads a puzzle that the catalogue lists.
fn load(shell: &mut Shell, id: &str) {
    shell.view.dialogs.close();
    shell.dispatch(Action::Load(id.to_owned()))
}

/// Begins the lesson of this number.
fn start_lesson(shell: &mut Shell, number: &str) {
    shell.view.dialogs.close();
    shell.view.lesson.begin();
    let number = number.parse().unwrap_or_default();
    shell.dispatch(Action::Lesson(Guide::Start(number)))
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
        shell.view.open.fill(&document.text, None);
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
