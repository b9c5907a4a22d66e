//! What comes from outside: files chosen, files and texts dropped anywhere on
//! the page. What is surely a puzzle and has no fault is loaded at once; all
//! else opens the box, with the text in it.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DataTransfer, DragEvent, Event, File, HtmlInputElement};

use super::dom::{self, Attr};
use super::shell::{self, Shell};
use crate::app::Action;
use crate::document::{Fault, Format, check_length};
use crate::words::{joined, quoted};

/// What is being dragged.
pub struct Drag {
    /// Whether the page shows that it may be dropped.
    shown: Attr,
    /// Whether it comes from the page itself.
    ours: bool,
}

impl Drag {
    /// Nothing.
    pub fn new() -> Self {
        Drag {
            shown: Attr::on(dom::root(), "data-drag"),
            ours: false,
        }
    }
}

/// The page's own text begins or ends being dragged.
pub fn own(shell: &mut Shell, event: &Event) {
    shell.drag.ours = event.type_() == "dragstart";
}

/// Something is dragged across the page.
pub fn over(shell: &mut Shell, event: &Event) {
    let Some(data) = wanted(shell, event) else {
        return;
    };
    event.prevent_default();
    data.set_drop_effect("copy");
    shell.drag.shown.toggle(true)
}

/// It leaves the page.
pub fn leave(shell: &mut Shell, event: &Event) {
    let to = event
        .dyn_ref::<DragEvent>()
        .and_then(|drag| drag.related_target());
    if to.is_none() {
        shell.drag.shown.toggle(false)
    }
}

/// It is dropped.
pub fn drop(shell: &mut Shell, event: &Event) {
    shell.drag.shown.toggle(false);
    let Some(data) = wanted(shell, event) else {
        return;
    };
    event.prevent_default();
    let Some(files) = data.files().filter(|files| files.length() > 0) else {
        let text = data.get_data("text/plain").unwrap_or_default();
        return receive(shell, &text, None);
    };
    match (files.length(), files.get(0)) {
        (1, Some(file)) => read(shell, &file, receive),
        (number, _) => {
            let why = joined(&[
                &number.to_string(),
                " files were dropped: drop one at a time",
            ]);
            refuse(shell, Fault::new(why))
        }
    }
}

/// A file was chosen in the box.
pub fn chosen(shell: &mut Shell, input: &HtmlInputElement) {
    let file = input.files().and_then(|files| files.get(0));
    // The same file may be chosen again.
    if let Some(file) = file {
        input.set_value("");
        read(shell, &file, fill);
    }
}

/// What is dragged, if it may be dropped here: files, or text that is not to go
/// where the browser itself puts it, into a field.
fn wanted(shell: &Shell, event: &Event) -> Option<DataTransfer> {
    let data = event.dyn_ref::<DragEvent>()?.data_transfer()?;
    let has = |wanted: &str| data.types().includes(&wanted.into(), 0);
    let into_field = dom::closest(event, "input, textarea").is_some();
    let text = has("text/plain") && !has("text/uri-list") && !into_field;
    ((has("Files") || text) && !shell.drag.ours).then_some(data)
}

/// Reads a file, if it is not too long, and hands it on.
fn read(shell: &mut Shell, file: &File, then: fn(&mut Shell, &str, Option<Format>)) {
    let hint = Format::of_file(&file.name());
    let name = quoted(&file.name());
    if let Err(fault) = check_length(file.size() as u64) {
        return refuse(shell, Fault::new(joined(&[&name, ": ", &fault.message])));
    }
    let done = move |text: JsValue| {
        let text = text.as_string().unwrap_or_default();
        shell::with(|shell| then(shell, &text, hint));
    };
    let failed = move || {
        let why = joined(&["the file ", &name, " cannot be read"]);
        shell::with(|shell| refuse(shell, Fault::new(why)));
    };
    dom::then(&file.text(), done, failed)
}

fn fill(shell: &mut Shell, text: &str, hint: Option<Format>) {
    shell.view.open.fill(text);
    shell.view.open.hint(hint);
    show(shell)
}

fn receive(shell: &mut Shell, text: &str, hint: Option<Format>) {
    let seen = shell.view.open.is_open();
    shell.view.open.fill(text);
    shell.view.open.hint(hint);
    match shell.view.open.load_unseen().filter(|_| !seen) {
        Some(action) => open(shell, action),
        None => show(shell),
    }
}

/// Asks for it; if it is refused, the box says so at the place.
pub fn open(shell: &mut Shell, action: Action) {
    shell.dispatch(action);
    let Some(fault) = shell.app.fault().cloned() else {
        return shell.view.dialogs.close();
    };
    // Said in the box, not above the board.
    shell.dispatch(Action::DismissError);
    show(shell);
    shell.view.open.refused(fault)
}

fn refuse(shell: &mut Shell, fault: Fault) {
    show(shell);
    shell.view.open.refuse(fault)
}

fn show(shell: &mut Shell) {
    if !shell.view.open.is_open() {
        shell.view.dialogs.open("open");
    }
    shell.repaint()
}
