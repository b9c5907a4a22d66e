//! What is taken as a picture: the board, and the views that draw.

use web_sys::{Element, HtmlSelectElement};

use super::rows::Row;
use crate::app::App;
use crate::picture::{self, Drawn, Shade};
use crate::settings::{Theme, ViewKind};
use crate::web::dom::{self, Sure};
use crate::web::raster::raster;
use crate::web::save::{SVG, Saver};
use crate::web::shell::{self, Shell};
use crate::words::joined;

/// Pixels of a PNG for one of the page.
const SCALE: u32 = 2;

/// A word and a name; all but the first are views of the inside.
const PICTURES: [(&str, &str); 4] = [
    ("board", "Board"),
    ("matrix", "Matrix view"),
    ("links", "Links view"),
    ("tree", "Tree view"),
];

/// The list.
pub struct Pictures {
    rows: Vec<(&'static str, Row)>,
    shade: HtmlSelectElement,
}

impl Pictures {
    /// As index.html has it.
    pub fn new() -> Self {
        let list: Element = dom::find("files-pictures");
        let buttons = [("svg", "SVG"), ("png", "PNG")];
        let rows = PICTURES
            .into_iter()
            .map(|(word, name)| (word, Row::build(&list, word, name, &buttons)));
        Pictures {
            rows: rows.collect(),
            shade: dom::find("picture-shade"),
        }
    }

    /// Tells what there is to be taken.
    pub fn paint(&mut self, app: &App) {
        let views = app.settings().views;
        for (word, row) in &mut self.rows {
            match ViewKind::from_word(word) {
                None => row.set(true, "as it stands"),
                Some(kind) if views.is_open(kind) => row.set(true, "what it shows now"),
                Some(_) => row.set(false, "open that view first"),
            }
        }
    }

    /// In which colours to draw.
    pub fn shade(&self, app: &App) -> Shade {
        match (self.shade.value().as_str(), app.settings().theme) {
            ("light", _) => Shade::Light,
            ("dark", _) => Shade::Dark,
            (_, Theme::Light) => Shade::Light,
            (_, Theme::Dark) => Shade::Dark,
            (_, Theme::System) if prefers_dark() => Shade::Dark,
            (_, Theme::System) => Shade::Light,
        }
    }
}

fn prefers_dark() -> bool {
    let query = dom::window().match_media("(prefers-color-scheme: dark)");
    query.sure().is_some_and(|query| query.matches())
}

/// Saves the picture of this word as SVG, or, once it is drawn, as PNG.
pub fn save(shell: &mut Shell, word: &str, as_png: bool) {
    let shade = shell.view.share.pictures.shade(&shell.app);
    let Some(drawn) = drawn(shell, word, shade) else {
        return;
    };
    let share = &mut shell.view.share;
    let ending = if as_png { ".png" } else { ".svg" };
    let name = joined(&[share.files.stem(), "-", word, ending]);
    if !as_png {
        return share.saver.save(&name, SVG, &drawn.svg);
    }
    let size = (drawn.width * SCALE, drawn.height * SCALE);
    raster(&drawn.svg, size, move |pixels| match pixels {
        Some(pixels) => pixels.png(move |blob| match blob {
            Some(blob) => with_saver(|saver| saver.save_blob(&name, &blob)),
            None => refuse(),
        }),
        None => refuse(),
    });
}

fn drawn(shell: &mut Shell, word: &str, shade: Shade) -> Option<Drawn> {
    let snapshot = shell.app.snapshot();
    match ViewKind::from_word(word) {
        None => Some(picture::board(&snapshot, shade)),
        Some(kind) => shell.view.panels.drawn(kind, &snapshot, shade),
    }
}

fn with_saver(save: impl FnOnce(&mut Saver)) {
    shell::with(|shell| save(&mut shell.view.share.saver));
}

fn refuse() {
    shell::with(|shell| {
        let share = &mut shell.view.share;
        share
            .said
            .set("The browser could not draw it; take the SVG.");
    });
}
