//! The views: each keeps what it painted last and patches what differs.

mod about;
mod board;
mod catalogue;
mod controls;
mod counters;
mod dialogs;
pub mod edit;
mod header;
pub mod inside;
mod items;
mod keypad;
mod lesson;
mod live;
mod marks;
mod open;
mod picked;
mod picker;
mod pieces;
pub mod share;
mod sudoku;
mod tiling;
mod timeline;
mod words;

use web_sys::HtmlElement;

use crate::picture::Dress;
use crate::snapshot::{Kind, Mark, Snapshot};
use crate::web::dom::Sure;
use crate::words::joined;

pub use board::Board;
pub use dialogs::Dialogs;
pub use keypad::Keypad;
pub use live::Live;
pub use picked::number;
pub use picker::Choice;

/// All views.
pub struct View {
    /// The cells.
    pub board: Board,
    /// The digits to tap.
    pub keypad: Keypad,
    /// The dialogs.
    pub dialogs: Dialogs,
    /// The editors.
    pub editors: edit::Editors,
    /// The box in which a puzzle is opened.
    pub open: open::OpenBox,
    /// All puzzles.
    pub catalogue: catalogue::Catalogue,
    /// What is read out.
    pub live: Live,
    /// What is picked.
    pub picked: picked::Picked,
    /// The lesson.
    pub lesson: lesson::Bar,
    /// The views of the inside.
    pub panels: inside::Panels,
    about: about::Block,
    /// The head.
    pub header: header::Header,
    pieces: pieces::Pieces,
    words: words::Words,
    controls: controls::Controls,
    counters: counters::Counters,
    /// The ways out.
    pub share: share::Share,
    /// The timeline.
    pub track: timeline::Track,
}

impl View {
    /// The views of the page as index.html has it.
    pub fn new() -> Self {
        View {
            board: Board::new(),
            keypad: Keypad::new(),
            dialogs: Dialogs::new(),
            editors: edit::Editors::new(),
            open: open::OpenBox::new(),
            catalogue: catalogue::Catalogue::new(),
            live: Live::new(),
            picked: picked::Picked::new(),
            lesson: lesson::Bar::new(),
            panels: inside::Panels::new(),
            about: about::Block::new(),
            header: header::Header::new(),
            pieces: pieces::Pieces::new(),
            words: words::Words::new(),
            controls: controls::Controls::new(),
            counters: counters::Counters::new(),
            share: share::Share::new(),
            track: timeline::Track::new(),
        }
    }

    /// Paints it, the board, pieces and sentence only if `picture`; `now` in
    /// milliseconds.
    pub fn paint(&mut self, snapshot: Snapshot, picture: bool, now: f64) {
        // First: a canvas asks how large it is and where it is scrolled to,
        // which would lay out the page once more after others wrote. A panel
        // just opened, and a puzzle just loaded, find their room only then.
        let settled = self.panels.is_settled(&snapshot);
        if picture && settled {
            self.panels.look();
            self.panels.paint(&snapshot);
        }
        self.header.paint(&snapshot);
        self.about.paint(&snapshot.puzzle.about);
        self.lesson.paint(&snapshot);
        self.words.paint_result(&snapshot);
        if picture {
            self.pieces.paint(&snapshot);
            self.words.paint_sentence(&snapshot);
        }
        self.controls.paint(&snapshot);
        self.counters.paint(&snapshot.counters);
        self.track.paint(&snapshot);
        self.picked.paint(&snapshot);
        self.keypad.paint(&snapshot);
        self.dialogs.paint(&snapshot);
        self.open.paint();
        self.live.paint(&snapshot, now);
        let focus_lost = self.keypad.lost_focus() || self.dialogs.lost_focus();
        if picture && !settled {
            self.panels.paint(&snapshot);
        }
        if picture {
            self.board.paint(snapshot);
        }
        if focus_lost {
            self.board.focus();
        }
    }
}

/// What looks go by.
fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Sudoku => "sudoku",
        Kind::Tiling => "tiling",
        Kind::Marks => "marks",
        Kind::Line => "line",
        Kind::Items => "items",
    }
}

/// What has a colour of its own gets it, for style.css to paint with.
fn put_on(element: &HtmlElement, dress: Dress) {
    let style = element.style();
    let pattern = joined(&["var(--pattern-", &dress.pattern.to_string(), ")"]);
    for (name, value) in [
        ("--piece", dress.ground),
        ("--on-piece", dress.letter),
        ("--pattern", &pattern),
    ] {
        style.set_property(name, value).sure();
    }
}

/// What no longer has one is as it was.
fn take_off(element: &HtmlElement) {
    // Chromium leaves an empty attribute where a property was set and the
    // attribute was never looked at.
    element.set_attribute("style", "").sure();
    element.remove_attribute("style").sure();
}

/// The class of a mark, with a space before it.
fn mark_class(mark: Mark) -> &'static str {
    match mark {
        Mark::None => "",
        Mark::Next => " m-next",
        Mark::Chosen => " m-chosen",
        Mark::House => " m-house",
        Mark::Trying => " m-trying",
        Mark::Leaving => " m-leaving",
        Mark::Dead => " m-dead",
    }
}
