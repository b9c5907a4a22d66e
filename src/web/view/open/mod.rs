//! The box in which a puzzle is opened: as text, typed, pasted, dropped or out
//! of a file. It says what the text is taken for while one types.

mod marks;
mod paper;
mod taken;

use wasm_bindgen::JsCast;
use web_sys::{
    Element, HtmlDialogElement, HtmlInputElement, HtmlOptionElement, HtmlSelectElement,
    HtmlTextAreaElement,
};

use crate::app::Action;
use crate::document::{Fault, Format, Found, Recognised};
use crate::web::dom::{self, Attr, Text};
use crate::words::joined;
use marks::Marks;
use paper::Paper;
use taken::Taken;

/// What is said to who loads nothing.
const EMPTY: &str = "There is nothing to load yet: type or paste a puzzle, choose a file, or try one of the examples";

/// The box.
pub struct OpenBox {
    dialog: HtmlDialogElement,
    paper: Paper,
    /// How the text is to be read; empty: as it is recognised.
    format: HtmlSelectElement,
    recognised: Text,
    list: HtmlSelectElement,
    listed: Vec<String>,
    /// Which of them are at fault.
    faulty: Vec<usize>,
    several_hidden: Attr,
    diagonals: HtmlInputElement,
    diagonals_hidden: Attr,
    /// Where both of these stand.
    verdict: Element,
    says: Text,
    error: Text,
    marks: Marks,
    /// What the name of the text's file says of its format.
    hint: Option<Format>,
    /// Whether something changed since the text was last looked at.
    stale: bool,
    /// Whether the text was put there and not typed: a fault is scrolled to.
    arrived: bool,
    read: Result<Taken, Fault>,
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
            paper: Paper::on(text),
            format,
            recognised: Text::on(recognised.into()),
            list: dom::find("open-list"),
            listed: Vec::new(),
            faulty: Vec::new(),
            several_hidden: Attr::of("open-several", "hidden"),
            diagonals: dom::find("open-diagonals"),
            diagonals_hidden: Attr::of("open-diagonals-line", "hidden"),
            verdict: dom::find("open-verdict"),
            says: Text::of("open-says"),
            error: Text::of("open-error"),
            hint: None,
            // What the browser has kept in the fields from an earlier visit.
            stale: true,
            arrived: false,
            read: Ok(Taken::Nothing),
        }
    }

    /// Whether it is open.
    pub fn is_open(&self) -> bool {
        self.dialog.open()
    }

    /// Puts a text into it, to be recognised; of a file, with its name.
    pub fn fill(&mut self, text: &str, name: Option<&str>) {
        self.paper.put(text.to_owned(), name);
        self.begin(name.and_then(Format::of_file));
    }

    /// Another text is there: nothing has been chosen for it.
    fn begin(&mut self, hint: Option<Format>) {
        self.format.set_value("");
        self.diagonals.set_checked(false);
        self.list.set_selected_index(0);
        (self.hint, self.stale, self.arrived) = (hint, true, true);
    }

    /// A text is pasted; whether the box has taken it, so that the browser need
    /// not.
    pub fn paste(&mut self, text: &str) -> bool {
        // Else one is at a place of the text already, and stays there.
        self.arrived |= !text.is_empty() && self.paper.is_empty();
        let taken = self.paper.paste(text);
        if taken {
            self.begin(None);
        }
        taken
    }

    /// The text or one of the choices has changed: it is looked at with the next
    /// paint.
    pub fn change(&mut self) {
        self.stale = true;
    }

    /// What pressing Load asks for; nothing if that is refused at once.
    pub fn load(&mut self) -> Option<Action> {
        self.look();
        if let Ok(Taken::Link(fragment)) = &self.read {
            return Some(Action::Follow(fragment.clone()));
        }
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
        match self.read.as_ref().is_ok_and(Taken::is_certain) {
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

    /// Says why nothing came of a file; a text that was there before stays.
    pub fn keep(&mut self, mut fault: Fault) {
        if !self.paper.is_empty() {
            fault.message += "; the text from before is still here";
        }
        self.refuse(fault)
    }

    /// Says why, and leads to the place.
    pub fn refuse(&mut self, fault: Fault) {
        self.look();
        self.says.set("");
        self.error.set(&fault.to_string());
        self.marks.show(&fault.places);
        self.marks.go();
        dom::reveal(&self.verdict);
    }

    /// Looks at what has changed, and keeps the marks where the text is.
    pub fn paint(&mut self) {
        if self.is_open() {
            self.look();
            if std::mem::take(&mut self.arrived) {
                self.marks.reveal();
                dom::reveal(&self.verdict);
            }
            self.marks.follow();
        }
    }

    fn look(&mut self) {
        if !std::mem::take(&mut self.stale) {
            return;
        }
        self.error.set("");
        self.marks.show(&[]);
        let chosen = Format::from_word(&self.format.value());
        let read = Taken::of(&self.paper.text(), chosen, self.hint);
        let before = std::mem::replace(&mut self.read, read);
        self.find_faulty(before.ok().as_ref().and_then(Taken::problems));
        self.paint_list();
        // An empty box is ready for one.
        let is_sudoku = |read: &Recognised| read.format == Format::Sudoku;
        let is_sudoku = match &self.read {
            Ok(Taken::Nothing) => true,
            Ok(taken) => taken.problems().is_some_and(is_sudoku),
            Err(_) => false,
        };
        self.diagonals_hidden.toggle(!is_sudoku);
        let title = match &self.read {
            Ok(Taken::Link(_)) => ": a link to this page",
            Ok(Taken::Problems(read)) if self.format.value().is_empty() => {
                &joined(&[": ", read.format.title()])
            }
            _ => "",
        };
        self.recognised.set(&joined(&["recognised", title]));
        match &self.read {
            Ok(Taken::Nothing) => self.says.set(""),
            _ => self.say(),
        }
    }

    /// The problems in the text, as far as one can tell.
    fn problems(&self) -> Option<&Recognised> {
        self.read.as_ref().ok()?.problems()
    }

    /// Which of several puzzles are at fault, by what was known before.
    fn find_faulty(&mut self, before: Option<&Recognised>) {
        let before = before.map(|before| (before, &*self.faulty));
        let faulty = |read| taken::faulty(read, before);
        self.faulty = self.problems().map_or(Vec::new(), faulty);
    }

    /// Fills the list, if there are several puzzles.
    fn paint_list(&mut self) {
        let found = self.problems().map_or(&[][..], |read| &read.found);
        let title = |(at, found): (usize, &Found)| match self.faulty.contains(&at) {
            true => joined(&[&found.title, ": at fault"]),
            false => found.title.clone(),
        };
        let titles: Vec<String> = found.iter().enumerate().map(title).collect();
        self.several_hidden.toggle(titles.len() < 2);
        if titles == self.listed {
            return;
        }
        self.listed = titles;
        self.list.set_text_content(None);
        for (number, title) in self.listed.iter().enumerate() {
            append_option(&self.list, &number.to_string(), title);
        }
    }

    /// Says what the text is, and marks the places of a fault.
    fn say(&mut self) {
        if let Ok(Taken::Link(fragment)) = &self.read {
            let told = taken::leads(fragment);
            let told = told.unwrap_or_else(|fault| fault.to_string());
            return self.says.set(&told);
        }
        let (sure, several, title) = match self.problems() {
            Some(read) => (
                read.sure,
                taken::several(read, &self.faulty),
                read.format.title(),
            ),
            None => (true, String::new(), ""),
        };
        let told = self.chosen().and_then(|found| found.says());
        let doubt = if sure { "" } else { "Perhaps " };
        match told {
            Ok(words) => self.says.set(&joined(&[&several, doubt, &words])),
            Err(fault) => {
                let is = if title.is_empty() { "" } else { ": " };
                let words = fault.to_string();
                let words = joined(&[&several, doubt, title, is, &words]);
                self.says.set(&words);
                self.marks.show(&fault.places);
            }
        }
    }

    /// The puzzle to be loaded.
    fn chosen(&self) -> Result<Found, Fault> {
        if let Err(fault) = &self.read {
            return Err(fault.clone());
        }
        let read = self.problems().ok_or_else(|| Fault::new(EMPTY))?;
        let at = usize::try_from(self.list.selected_index()).unwrap_or(0);
        let last = read.found.len().saturating_sub(1);
        let Some(found) = read.found.get(at.min(last)) else {
            return Err(Fault::new("there is no puzzle in the text"));
        };
        let mut found = found.clone();
        if read.format == Format::Sudoku && self.diagonals.checked() {
            found.document = taken::with_diagonals(&found.document);
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
