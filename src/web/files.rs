//! What comes from outside: files chosen, files and texts dropped anywhere on
//! the page. What is surely a puzzle and has no fault is loaded at once; all
//! else opens the box, with the text in it.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Event, File, HtmlInputElement};

use super::dom::{self, Attr};
use super::shell::{self, Shell};
use crate::app::Action;
use crate::document::{Fault, check_length};
use crate::words::{joined, quoted};

/// What is being dragged, and read.
pub struct Drag {
    /// Whether the page shows that it may be dropped.
    shown: Attr,
    /// Whether it comes from the page itself.
    ours: bool,
    /// How many files have been read: one that comes after a later one is not
    /// wanted any more.
    files: u32,
}

impl Drag {
    /// Nothing.
    pub fn new() -> Self {
        Drag {
            shown: Attr::on(dom::root(), "data-drag"),
            ours: false,
            files: 0,
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

/// Something is pasted into the box.
pub fn paste(shell: &mut Shell, event: &Event) {
    let paste = event.dyn_ref::<ClipboardEvent>();
    let into_box = dom::closest(event, "#open-text").is_some();
    let data = paste
        .filter(|_| into_box)
        .and_then(|it| it.clipboard_data());
    let text = data.and_then(|data| data.get_data("text/plain").ok());
    if text.is_some_and(|text| shell.view.open.paste(&text)) {
        event.prevent_default();
        shell.repaint()
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

/// Reads a file, if it is not too long, and hands it on with its name.
fn read(shell: &mut Shell, file: &File, then: fn(&mut Shell, &str, Option<&str>)) {
    let name = file.name();
    if let Err(fault) = check_length(file.size() as u64) {
        let why = joined(&[&quoted(&name), ": ", &fault.message]);
        return refuse(shell, Fault::new(why));
    }
    shell.drag.files += 1;
    let number = shell.drag.files;
    let broken = joined(&["the file ", &quoted(&name), " cannot be read"]);
    let done = move |bytes: JsValue| {
        let bytes = js_sys::Uint8Array::new(&bytes).to_vec();
        shell::with(|shell| match text(bytes) {
            _ if shell.drag.files != number => {}
            Ok(text) => then(shell, &text, Some(&name)),
            Err(why) => refuse(shell, Fault::new(joined(&[&quoted(&name), why]))),
        });
    };
    let failed = move || {
        shell::with(|shell| {
            if shell.drag.files == number {
                refuse(shell, Fault::new(broken));
            }
        });
    };
    dom::then(&file.array_buffer(), done, failed)
}

/// What a file says, without the mark of its encoding.
///
/// # Errors
/// It says nothing that could be read, and why not.
fn text(bytes: Vec<u8>) -> Result<String, &'static str> {
    if bytes.contains(&0) {
        return Err(" is not a text file");
    }
    let text = String::from_utf8(bytes).map_err(|_| " is not a text file in UTF-8")?;
    let text = text.trim_start_matches('\u{feff}');
    match text.trim() {
        "" => Err(" is empty"),
        _ => Ok(text.to_owned()),
    }
}

fn fill(shell: &mut Shell, text: &str, name: Option<&str>) {
    shell.view.open.fill(text, name);
    show(shell)
}

fn receive(shell: &mut Shell, text: &str, name: Option<&str>) {
    let seen = shell.view.open.is_open();
    shell.view.open.fill(text, name);
    match shell.view.open.load_unseen().filter(|_| !seen) {
        Some(action) => open(shell, action),
        None => show(shell),
    }
}

/// Asks for it; if it is refused, the box says so at the place.
pub fn open(shell: &mut Shell, action: Action) {
    let before = shell.app.link();
    shell.dispatch(action);
    let fault = shell.app.fault().cloned();
    // A link may be followed and something in it be remarked on: that is said
    // above the board.
    let Some(fault) = fault.filter(|_| shell.app.link() == before) else {
        return shell.view.dialogs.close();
    };
    // Said in the box, not above the board.
    shell.dispatch(Action::DismissError);
    show(shell);
    shell.view.open.refused(fault)
}

/// What was in the box stays there.
fn refuse(shell: &mut Shell, fault: Fault) {
    show(shell);
    shell.view.open.keep(fault)
}

fn show(shell: &mut Shell) {
    if !shell.view.open.is_open() {
        shell.view.dialogs.open("open");
    }
    shell.repaint()
}
