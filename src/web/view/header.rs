//! The head of the page and of the board: picker, theme, title.

use super::edit::editor_for;
use super::kind_word;
use super::picker::Picker;
use crate::settings::Theme;
use crate::snapshot::{PuzzleView, Snapshot};
use crate::web::dom::{self, Attr, Text};
use crate::words::joined;

/// The head.
pub struct Header {
    /// The short list of puzzles.
    pub picker: Picker,
    title: Text,
    size: Text,
    /// All of both, where there is no room for it.
    whole_title: Attr,
    whole_size: Attr,
    theme: [Attr; 4],
    kind: Attr,
    shape: Attr,
    pencil: Attr,
    diagonals: Attr,
    region: Attr,
    clear_hidden: Attr,
    edit_hidden: Attr,
    edit_opens: Attr,
    seen: Option<(PuzzleView, Theme)>,
}

impl Header {
    /// As index.html has it.
    pub fn new() -> Self {
        let page = dom::root();
        Header {
            picker: Picker::new(),
            title: Text::of("title"),
            whole_title: Attr::of("title", "title"),
            size: Text::of("size"),
            whole_size: Attr::of("size", "title"),
            theme: [
                Attr::on(page.clone(), "data-theme"),
                Attr::of("theme", "aria-label"),
                Attr::of("theme", "title"),
                Attr::of("theme-icon", "href"),
            ],
            kind: Attr::on(page.clone(), "data-board"),
            shape: Attr::on(page.clone(), "data-shape"),
            pencil: Attr::on(page.clone(), "data-pencil"),
            diagonals: Attr::on(page.clone(), "data-diagonals"),
            region: Attr::on(page, "data-region"),
            clear_hidden: Attr::of("clear", "hidden"),
            edit_hidden: Attr::of("edit", "hidden"),
            edit_opens: Attr::of("edit", "data-open"),
            seen: None,
        }
    }

    /// Paints what differs.
    pub fn paint(&mut self, snapshot: &Snapshot) {
        let (puzzle, theme) = (&snapshot.puzzle, snapshot.settings.theme);
        if self
            .seen
            .as_ref()
            .is_some_and(|seen| &seen.0 == puzzle && seen.1 == theme)
        {
            return;
        }
        self.seen = Some((puzzle.clone(), theme));
        self.picker.paint(puzzle);
        self.title.set(&puzzle.title);
        self.size.set(&puzzle.size);
        self.whole_title.set(&puzzle.title);
        self.whole_size.set(&puzzle.size);
        self.paint_kind(puzzle);
        self.clear_hidden.toggle(puzzle.marks == 0);
        let editor = editor_for(puzzle.kind);
        self.edit_hidden.toggle(editor.is_none());
        self.edit_opens.set(editor.unwrap_or_default());
        let word = theme.word();
        let name = joined(&["Theme: ", word]);
        let values = [word, &name, &name, &joined(&["#i-", word])];
        for (attribute, value) in self.theme.iter_mut().zip(values) {
            attribute.set(value);
        }
    }

    /// What the looks and the legend depend on.
    fn paint_kind(&mut self, puzzle: &PuzzleView) {
        let pick = |wanted, yes, no| if wanted { yes } else { no };
        self.kind.set(kind_word(puzzle.kind));
        let long = puzzle.cols > 3 * puzzle.rows;
        self.shape.set(pick(long, "long", "compact"));
        self.pencil.set(pick(puzzle.has_dots(), "dots", "digits"));
        self.diagonals.set_bool(puzzle.diagonals);
        self.region.set(puzzle.region);
    }
}
