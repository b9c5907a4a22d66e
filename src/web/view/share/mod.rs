//! The ways out: a link, code for a frame, files.

mod files;
mod film;
mod find;
mod link;
mod pictures;
mod rows;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDialogElement, HtmlInputElement, HtmlTextAreaElement, Navigator};

use crate::app::App;
use crate::web::dom::{self, Sure, Text};
use crate::web::save::Saver;
use crate::web::shell::{self, Shell};
use files::Files;
use film::Studio;
use find::Find;
use pictures::Pictures;

/// The dialog of the ways out.
pub struct Share {
    dialog: HtmlDialogElement,
    link: link::Way,
    files: Files,
    find: Find,
    pictures: Pictures,
    film: Studio,
    saver: Saver,
    said: Text,
    was_open: bool,
}

impl Share {
    /// Closed.
    pub fn new() -> Self {
        Share {
            dialog: dom::find("share"),
            link: link::Way::new(),
            files: Files::new(),
            find: Find::new(),
            pictures: Pictures::new(),
            film: Studio::new(),
            saver: Saver::default(),
            said: Text::of("share-said"),
            was_open: false,
        }
    }

    /// Paints what differs, while it is open.
    pub fn paint(&mut self, app: &mut App) {
        let open = self.dialog.open();
        let closed = self.was_open && !open;
        self.was_open = open;
        // The browser's Back may have put another puzzle behind it.
        let another = open && self.files.paint(app);
        if closed || another {
            self.said.set("");
            self.find.close();
            self.film.close();
        }
        if closed {
            self.files.close();
        }
        if open {
            self.pictures.paint(app);
            self.link.paint(app);
        }
    }

    /// Whether something is being made that can go on at once.
    pub fn wants_time(&self) -> bool {
        self.find.is_busy() || self.film.wants_time()
    }

    /// Goes on with what is being made as long as there is time.
    pub fn slice(&mut self, app: &App, more: &dyn Fn() -> bool) {
        if let Some(texts) = self.find.slice(app, more) {
            self.files.solved(texts);
        }
        self.film.slice(app, more);
    }

    /// Copies a text, and says so.
    fn copy_text(&mut self, text: &str) {
        let refused = "The browser does not allow it: download it.";
        match clipboard(&dom::window().navigator()) {
            Some(clipboard) => self.write(&clipboard, text, |share| share.said.set(refused)),
            None => self.said.set(refused),
        }
    }

    /// Copies what stands in the field of this id, and says so; where a page
    /// may not, the text is selected for the keys to copy it.
    pub fn copy(&mut self, id: &str) {
        self.said.set("");
        let field: Element = dom::find(id);
        let Some(clipboard) = clipboard(&dom::window().navigator()) else {
            return self.select(&field);
        };
        self.write(&clipboard, &text(&field), move |share| share.select(&field));
    }

    /// Copies the text; `refused` is called if the browser does not allow it.
    fn write(
        &mut self,
        clipboard: &web_sys::Clipboard,
        text: &str,
        refused: impl FnOnce(&mut Share) + 'static,
    ) {
        self.said.set("");
        let done = |_: JsValue| {
            shell::with(|shell| shell.view.share.said.set("Copied."));
        };
        let refused = move || {
            shell::with(|shell| refused(&mut shell.view.share));
        };
        dom::then(&clipboard.write_text(text), done, refused)
    }

    fn select(&mut self, field: &Element) {
        if let Some(input) = field.dyn_ref::<HtmlInputElement>() {
            input.focus().sure();
            input.select();
        } else if let Some(area) = field.dyn_ref::<HtmlTextAreaElement>() {
            area.focus().sure();
            area.select();
        }
        self.said.set("Selected: copy it with Ctrl C, or ⌘ C.");
    }
}

/// A button was pressed: a verb, and what it is about.
pub fn press(shell: &mut Shell, what: &str) {
    let (verb, word) = what.split_once(' ').unwrap_or((what, ""));
    let Shell { app, view, .. } = shell;
    let share = &mut view.share;
    // Of something else; and what is said again is read out again.
    share.said.set("");
    match verb {
        "save" if word == "film" => share.film.save(share.files.stem(), &mut share.saver),
        "copy" => {
            if let Some(file) = share.files.make(word, app) {
                share.copy_text(&file.text);
            }
        }
        "save" => {
            if let Some(file) = share.files.make(word, app) {
                share.saver.save(&file.name, file.kind, &file.text);
            }
        }
        "find" if share.find.is_busy() => share.find.stop(),
        "find" => {
            share.find.start(app);
            shell.go_on();
        }
        "film" if share.film.is_busy() => share.film.stop(),
        "film" => {
            let shade = share.pictures.shade(app);
            share.film.start(app, shade);
            shell.go_on();
        }
        "svg" | "png" => pictures::save(shell, word, verb == "png"),
        _ => {}
    }
}

/// There is none in a page that did not come over a safe way, and the browser's
/// own object says so by its absence.
fn clipboard(navigator: &Navigator) -> Option<web_sys::Clipboard> {
    let found = js_sys::Reflect::get(navigator, &JsValue::from_str("clipboard")).ok()?;
    found.is_object().then(|| found.unchecked_into())
}

fn text(field: &Element) -> String {
    let input = field.dyn_ref::<HtmlInputElement>();
    let area = field.dyn_ref::<HtmlTextAreaElement>();
    let value = input.map(HtmlInputElement::value);
    value
        .or_else(|| area.map(HtmlTextAreaElement::value))
        .unwrap_or_default()
}
