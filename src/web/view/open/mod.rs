//! The box in which a puzzle is opened: as text, typed, pasted, dropped or out
//! of a file. It says what the text is taken for while one types.

mod marks;

use wasm_bindgen::JsCast;
use web_sys::{
    HtmlDialogElement, HtmlInputElement, HtmlOptionElement, HtmlSelectElement, HtmlTextAreaElement,
};

use crate::app::Action;
use crate::document::{Document, Fault, Format, Found, Recognised, recognise, recognise_file};
use crate::web::dom::{self, Attr, Text};
use crate::words::{count, joined};
use marks::Marks;

/// The box.
pub struct OpenBox {
    dialog: HtmlDialogElement,
    text: HtmlTextAreaElement,
    /// How the text is to be read; empty: as it is recognised.
    format: HtmlSelectElement,
    recognised: Text,
    list: HtmlSelectElement,
    listed: Vec<String>,
    several_hidden: Attr,
    diagonals: HtmlInputElement,
    diagonals_hidden: Attr,
    says: Text,
    error: Text,
    marks: Marks,
    /// What the name of the text's file says of its format.
    hint: Option<Format>,
    /// Whether something changed since the text was last looked at.
    stale: bool,
    read: Result<Recognised, Fault>,
}

impl OpenBox {
    /// Closed and empty.
    pub fn new() -> Self {
        let format: HtmlSelectElement = dom::find("open-format");
        let text: HtmlTextAreaElement = dom::find("open-text");
        let recognised = append_option(&format, "", "");
        for each in Format::ALL {
            append_option(&format, each.word(), each.title());
        }
        OpenBox {
            dialog: dom::find("open"),
            marks: Marks::on(text.clone()),
            text,
            format,
            recognised: Text::on(recognised.into()),
            list: dom::find("open-list"),
            listed: Vec::new(),
            several_hidden: Attr::of("open-several", "hidden"),
            diagonals: dom::find("open-diagonals"),
            diagonals_hidden: Attr::of("open-diagonals-line", "hidden"),
            says: Text::of("open-says"),
            error: Text::of("open-error"),
            // What the browser has kept in the fields from an earlier visit.
            hint: None,
            stale: true,
            read: recognise("", None),
        }
    }

    /// Whether it is open.
    pub fn is_open(&self) -> bool {
        self.dialog.open()
    }

    /// Puts a text into it, to be recognised.
    pub fn fill(&mut self, text: &str) {
        self.text.set_value(text);
        self.format.set_value("");
        self.diagonals.set_checked(false);
        self.list.set_selected_index(0);
        self.hint = None;
        self.stale = true;
    }

    /// The text is that of a file whose name tells this format.
    pub fn hint(&mut self, hint: Option<Format>) {
        self.hint = hint;
    }

    /// The text or one of the choices has changed: it is looked at with the next
    /// paint.
    pub fn change(&mut self) {
        self.stale = true;
    }

    /// What pressing Load asks for; nothing if that is refused at once.
    pub fn load(&mut self) -> Option<Action> {
        self.look();
        match self.chosen() {
            Ok(Found { document, .. }) => Some(Action::Open(document)),
            Err(fault) => {
                self.refuse(fault);
                None
            }
        }
    }

    /// The same for a text that nobody has looked at: only if there is no doubt
    /// what it is.
    pub fn load_unseen(&mut self) -> Option<Action> {
        self.look();
        let certain = |read: &Recognised| read.sure && read.found.len() == 1;
        match self.read.as_ref().is_ok_and(certain) {
            true => self.load(),
            false => None,
        }
    }

    /// The app has refused what was asked for.
    pub fn refused(&mut self, fault: Fault) {
        let fault = match self.chosen() {
            Ok(found) => found.in_whole(fault),
            Err(_) => fault,
        };
        self.refuse(fault)
    }

    /// Says why, and leads to the place.
    pub fn refuse(&mut self, fault: Fault) {
        self.look();
        self.says.set("");
        self.error.set(&fault.to_string());
        self.marks.show(&fault.places);
        self.marks.go();
    }

    /// Looks at what has changed, and keeps the marks where the text is.
    pub fn paint(&mut self) {
        if self.is_open() {
            self.look();
            self.marks.follow();
        }
    }

    fn look(&mut self) {
        if !std::mem::take(&mut self.stale) {
            return;
        }
        let text = self.text.value();
        self.error.set("");
        self.marks.show(&[]);
        self.read = match Format::from_word(&self.format.value()) {
            None => recognise_file(&text, self.hint),
            chosen => recognise(&text, chosen),
        };
        self.paint_list();
        let sudoku = self
            .read
            .as_ref()
            .is_ok_and(|read| read.format == Format::Sudoku);
        self.diagonals_hidden.toggle(!sudoku);
        if text.trim().is_empty() {
            self.recognised.set("recognised");
            return self.says.set("");
        }
        if self.format.value().is_empty() {
            let title = self.read.as_ref().map(|read| read.format.title());
            let title = title.map(|title| joined(&["recognised: ", title]));
            self.recognised
                .set(title.as_deref().unwrap_or("recognised"));
        }
        self.say()
    }

    /// Fills the list, if there are several puzzles.
    fn paint_list(&mut self) {
        let found = self.read.as_ref().map_or(&[][..], |read| &read.found);
        self.several_hidden.toggle(found.len() < 2);
        let titles = found.iter().map(|found| found.title.as_str());
        if titles.clone().eq(self.listed.iter().map(String::as_str)) {
            return;
        }
        self.listed = titles.map(str::to_owned).collect();
        self.list.set_text_content(None);
        for (number, title) in self.listed.iter().enumerate() {
            append_option(&self.list, &number.to_string(), title);
        }
    }

    /// Says what the text is, and marks the place of a fault that has one
    /// within a line: a puzzle half typed is not to be red all over.
    fn say(&mut self) {
        let (sure, several) = match &self.read {
            Ok(read) => (read.sure, read.found.len()),
            Err(_) => (true, 1),
        };
        let told = self.chosen().and_then(|found| found.says());
        let several = match several {
            1 => String::new(),
            number => joined(&[&count(number as u64, "puzzle"), ": choose one. This one: "]),
        };
        let doubt = if sure { "" } else { "Perhaps " };
        match told {
            Ok(words) => self.says.set(&joined(&[&several, doubt, &words])),
            Err(fault) => {
                let title = self.read.as_ref().map_or("", |read| read.format.title());
                let is = if title.is_empty() { "" } else { ": " };
                let words = fault.to_string();
                self.says
                    .set(&joined(&[&several, doubt, title, is, &words]));
                if fault.places.iter().any(|place| place.chars.is_some()) {
                    self.marks.show(&fault.places);
                }
            }
        }
    }

    /// The puzzle to be loaded.
    fn chosen(&self) -> Result<Found, Fault> {
        let read = self.read.clone()?;
        let at = usize::try_from(self.list.selected_index()).unwrap_or(0);
        let format = read.format;
        let mut found = read.found.into_iter();
        let last = |left: usize| at.min(left.saturating_sub(1));
        let Some(mut found) = found.nth(last(found.len())) else {
            return Err(Fault::new("there is no puzzle in the text"));
        };
        if format == Format::Sudoku && self.diagonals.checked() {
            let text = joined(&[&found.document.text, "\ndiagonals"]);
            found.document = Document::new(format, text);
        }
        Ok(found)
    }

    /// Closes it; its text stays.
    pub fn close(&self) {
        self.dialog.close();
    }
}

fn append_option(list: &HtmlSelectElement, value: &str, title: &str) -> HtmlOptionElement {
    let option: HtmlOptionElement = dom::append(list, "option", "").unchecked_into();
    option.set_value(value);
    option.set_text_content(Some(title));
    option
}
