//! What is taken as text: the problem, its tables, its solutions. Each is made
//! when it is asked for, and not kept: it may be large.

use web_sys::Element;

use super::rows::Row;
use crate::app::App;
use crate::export::{Form, Offer, stem};
use crate::web::dom;
use crate::web::save::{CSV, JSON, TEXT};
use crate::words::{joined, size};

/// A word, a name, how the name of the file ends, and its kind.
type Line = (&'static str, &'static str, &'static str, &'static str);

/// The lists, each with its lines.
const LISTS: [(&str, &[Line]); 3] = [
    (
        "files-problem",
        &[
            ("own", "Its own format", ".txt", TEXT),
            ("knuth", "Knuth's format", ".dlx", TEXT),
            ("matrix", "0/1 matrix", "-matrix.txt", TEXT),
            ("line", "Sudoku in one line", "-line.txt", TEXT),
        ],
    ),
    (
        "files-solutions",
        &[
            ("text", "As text", "-solutions.txt", TEXT),
            ("json", "As JSON", "-solutions.json", JSON),
        ],
    ),
    (
        "files-tables",
        &[
            ("levels", "Levels of the path", "-levels.csv", CSV),
            ("depths", "Totals by depth", "-depths.csv", CSV),
            ("solutions", "Solutions, with estimates", "-log.csv", CSV),
        ],
    ),
];

/// A text and how it is saved.
pub struct File {
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: &'static str,
    /// What it says.
    pub text: String,
}

/// All that can be taken.
pub struct Files {
    lines: Vec<(Line, Row)>,
    /// What the names of files begin with.
    stem: String,
    /// The solutions as text and as JSON, once they are found.
    solved: Option<(String, String)>,
    /// Which puzzle all this is of; none while the dialog is closed.
    puzzle: Option<u32>,
}

impl Files {
    /// None yet.
    pub fn new() -> Self {
        let mut files = Vec::new();
        for (list, lines) in LISTS {
            let list: Element = dom::find(list);
            for &line in lines {
                let buttons = [("copy", "Copy"), ("save", "Download")];
                files.push((line, Row::build(&list, line.0, line.1, &buttons)));
            }
        }
        Files {
            lines: files,
            stem: String::new(),
            solved: None,
            puzzle: None,
        }
    }

    /// What the names of files begin with.
    pub fn stem(&self) -> &str {
        &self.stem
    }

    /// The dialog is open: says what there is, if another puzzle is on the stage
    /// than before. Whether it is.
    pub fn paint(&mut self, app: &App) -> bool {
        let puzzle = Some(app.edition());
        if self.puzzle == puzzle {
            return false;
        }
        self.puzzle = puzzle;
        self.solved = None;
        let loaded = app.loaded();
        self.stem = stem(&loaded.id, &loaded.title);
        for ((word, ..), row) in &mut self.lines {
            let offer = match form(word) {
                Some(form) => form.offer(loaded),
                None if is_solutions(word) => Offer::Refused("to be found first".to_owned()),
                None => Offer::Made,
            };
            row.show(offer != Offer::Nothing);
            match offer {
                Offer::Refused(why) => row.set(false, &why),
                Offer::Made | Offer::Nothing => row.set(true, ""),
            }
        }
        true
    }

    /// The dialog is closed.
    pub fn close(&mut self) {
        (self.solved, self.puzzle) = (None, None);
    }

    /// The solutions are found.
    pub fn solved(&mut self, texts: (String, String)) {
        for ((word, ..), row) in &mut self.lines {
            match *word {
                "text" => row.set(true, &size(texts.0.len())),
                "json" => row.set(true, &size(texts.1.len())),
                _ => {}
            }
        }
        self.solved = Some(texts);
    }

    /// The file of this word; if there is none it is said why not.
    pub fn make(&mut self, word: &str, app: &mut App) -> Option<File> {
        let text = self.text(word, app)?;
        let ending = match Form::Own {
            form if form.word() == word => own_ending(app),
            _ => String::new(),
        };
        let ((.., end, kind), row) = self.lines.iter_mut().find(|it| it.0.0 == word)?;
        match text {
            Ok(text) => {
                row.set(true, &size(text.len()));
                let name = joined(&[&self.stem, &ending, end]);
                Some(File { name, kind, text })
            }
            Err(why) => {
                row.set(false, &why);
                None
            }
        }
    }

    fn text(&self, word: &str, app: &mut App) -> Option<Result<String, String>> {
        if let Some(form) = form(word) {
            let loaded = app.loaded();
            let there = form.offer(loaded) != Offer::Nothing;
            return there.then(|| form.write(loaded));
        }
        match word {
            "text" => return self.solved.as_ref().map(|it| Ok(it.0.clone())),
            "json" => return self.solved.as_ref().map(|it| Ok(it.1.clone())),
            _ => {}
        }
        let (table, names) = app.tables()?;
        match word {
            "levels" => Some(Ok(table.levels_csv(&names))),
            "depths" => Some(Ok(table.depths_csv())),
            "solutions" => Some(Ok(table.solutions_csv())),
            _ => None,
        }
    }
}

fn form(word: &str) -> Option<Form> {
    Form::ALL.into_iter().find(|form| form.word() == word)
}

fn is_solutions(word: &str) -> bool {
    matches!(word, "text" | "json")
}

/// The name of its own format, as in `-tiling`.
fn own_ending(app: &App) -> String {
    let format = app.document().map_or("", |own| own.format.word());
    joined(&["-", format])
}
