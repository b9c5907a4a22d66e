//! What is taken as text: the problem, its tables, its solutions.

use web_sys::Element;

use super::rows::{Row, size};
use crate::app::App;
use crate::document::Document;
use crate::export::{Texts, stem};
use crate::web::dom;
use crate::web::save::{CSV, JSON, Saver, TEXT};
use crate::words::joined;

/// The lists, each with its lines: a word and a name.
const LISTS: [(&str, &[(&str, &str)]); 3] = [
    (
        "files-problem",
        &[
            ("own", "Its own format"),
            ("knuth", "Knuth's format"),
            ("matrix", "0/1 matrix"),
            ("line", "Sudoku in one line"),
        ],
    ),
    (
        "files-solutions",
        &[("text", "As text"), ("json", "As JSON")],
    ),
    (
        "files-tables",
        &[
            ("levels", "Levels of the path"),
            ("depths", "Totals by depth"),
            ("solutions", "Solutions, with estimates"),
        ],
    ),
];

/// A text and how it is saved.
struct File {
    name: String,
    kind: &'static str,
    text: String,
}

/// All texts.
pub struct Files {
    files: Vec<(&'static str, Row, Option<File>)>,
    /// What the names of files begin with.
    stem: String,
}

impl Files {
    /// None yet.
    pub fn new() -> Self {
        let mut files = Vec::new();
        for (list, lines) in LISTS {
            let list: Element = dom::find(list);
            for &(word, name) in lines {
                let buttons = [("copy", "Copy"), ("save", "Download")];
                files.push((word, Row::build(&list, word, name, &buttons), None));
            }
        }
        Files {
            files,
            stem: String::new(),
        }
    }

    /// What the names of files begin with.
    pub fn stem(&self) -> &str {
        &self.stem
    }

    /// The dialog opens: writes the texts anew.
    pub fn open(&mut self, app: &mut App) {
        let loaded = app.loaded();
        self.stem = stem(&loaded.id, &loaded.title);
        let Texts {
            knuth,
            matrix,
            line,
            own,
        } = Texts::of(loaded);
        match own {
            Ok(Document { format, text }) => {
                let ending = joined(&["-", format.word(), ".txt"]);
                self.put("own", &ending, TEXT, Ok(text));
            }
            Err(why) => self.put("own", "", TEXT, Err(why)),
        }
        self.put("knuth", ".dlx", TEXT, knuth);
        self.put("matrix", "-matrix.txt", TEXT, matrix);
        self.put("line", "-sudoku.txt", TEXT, line);
        self.solved(Err("to be found first".to_owned()));
        let Some((table, names)) = app.tables() else {
            return;
        };
        self.put("levels", "-levels.csv", CSV, Ok(table.levels_csv(&names)));
        self.put("depths", "-depths.csv", CSV, Ok(table.depths_csv()));
        self.put("solutions", "-log.csv", CSV, Ok(table.solutions_csv()));
    }

    /// The solutions as text and as JSON, or why they are not there.
    pub fn solved(&mut self, texts: Result<(String, String), String>) {
        let (text, json) = match texts {
            Ok((text, json)) => (Ok(text), Ok(json)),
            Err(why) => (Err(why.clone()), Err(why)),
        };
        self.put("text", "-solutions.txt", TEXT, text);
        self.put("json", "-solutions.json", JSON, json);
    }

    fn put(&mut self, word: &str, ending: &str, kind: &'static str, text: Result<String, String>) {
        let Some((_, row, file)) = self.files.iter_mut().find(|it| it.0 == word) else {
            return;
        };
        match text {
            Ok(text) => {
                row.set(true, &size(text.len()));
                let name = joined(&[&self.stem, ending]);
                *file = Some(File { name, kind, text });
            }
            Err(why) => {
                row.set(false, &why);
                *file = None;
            }
        }
    }

    /// The text of this word.
    pub fn text(&self, word: &str) -> Option<&str> {
        self.file(word).map(|file| file.text.as_str())
    }

    /// Saves the text of this word.
    pub fn save(&self, word: &str, saver: &mut Saver) {
        if let Some(File { name, kind, text }) = self.file(word) {
            saver.save(name, kind, text);
        }
    }

    fn file(&self, word: &str) -> Option<&File> {
        let found = self.files.iter().find(|it| it.0 == word)?;
        found.2.as_ref()
    }
}
