//! What is taken away: texts, tables, and films. None of it moves the search
//! on the stage.

use std::rc::Rc;

use super::App;
use super::run::{PORTION, STEPS};
use crate::export::Finder;
use crate::names::Names;
use crate::player::{Player, Walked};
use crate::settings::{Settings, StepSize, ViewKind, Views};
use crate::snapshot::inside::TableView;
use crate::snapshot::{Around, Snapshot};

/// The most frames of a film.
pub const MAX_FRAMES: usize = 500;

impl App {
    /// A search from the beginning by the present rule, for so many solutions.
    pub fn finder(&self, wanted: usize) -> Finder {
        Finder::new(&self.loaded, self.settings.rule.rule(), wanted)
    }

    /// The tables, whether or not they are shown.
    pub fn tables(&mut self) -> Option<(TableView, Rc<Names>)> {
        let mut views = Views::default();
        views.toggle(ViewKind::Table);
        let around = Around {
            settings: Settings {
                views,
                ..self.settings
            },
            ..Around::default()
        };
        let inside = Snapshot::new(&self.loaded, &mut self.player, around).inside?;
        Some((inside.table?, inside.names))
    }

    /// A film of the next steps of the present size, of so many frames, the
    /// first one of where the search stands.
    pub fn film_ahead(&self, frames: usize) -> Reel {
        self.reel(frames, None)
    }

    /// A film of the last steps of the present size, of so many frames, the last
    /// one of where the search stands.
    pub fn film_of_the_past(&self, frames: usize) -> Reel {
        self.reel(frames, Some(Box::new(self.player.twin())))
    }

    fn reel(&self, frames: usize, end: Option<Box<Player>>) -> Reel {
        let frames = frames.clamp(1, MAX_FRAMES);
        Reel {
            player: self.player.twin(),
            back: if end.is_some() { frames - 1 } else { 0 },
            end,
            settings: Settings {
                views: Views::default(),
                ..self.settings
            },
            edition: self.edition,
            behind: 0,
            left: frames,
            shown: 0,
        }
    }
}

/// A film being shot: a search of its own that walks from frame to frame.
#[derive(Debug)]
pub struct Reel {
    player: Player,
    /// Of a film of the past: where it ends. That may be between two stops, and
    /// walking from stop to stop would lead past it.
    end: Option<Box<Player>>,
    settings: Settings,
    edition: u32,
    /// Steps to go back before the first frame.
    back: usize,
    /// Steps it has gone back.
    behind: usize,
    /// Frames still to come.
    left: usize,
    shown: usize,
}

/// What a film has come to.
#[derive(Debug)]
pub enum Frame {
    /// It walks on.
    Walking,
    /// The next frame.
    Shown(Box<Snapshot>),
    /// There are no more.
    Over,
}

impl Reel {
    /// Goes on for about a millisecond.
    pub fn go_on(&mut self, app: &App) -> Frame {
        if app.edition != self.edition {
            return Frame::Over;
        }
        if self.back > 0 {
            self.rewind();
            return Frame::Walking;
        }
        if self.left == 0 {
            return Frame::Over;
        }
        if self.shown > 0 && !self.walk() {
            return Frame::Walking;
        }
        let cut = self.shown > 0 && self.cut();
        let ended = cut || self.player.search().is_complete();
        self.left = if ended { 0 } else { self.left - 1 };
        self.shown += 1;
        let around = Around {
            settings: self.settings,
            ..Around::default()
        };
        let snapshot = Snapshot::new(&app.loaded, &mut self.player, around);
        Frame::Shown(Box::new(snapshot))
    }

    /// Frames shown, and how many there are at most.
    pub fn progress(&self) -> (usize, usize) {
        (self.shown, self.shown + self.left)
    }

    /// Back to the first frame, or to the beginning.
    fn rewind(&mut self) {
        let there = self.player.is_at_start();
        if there {
            self.back = 0;
            self.left = self.behind + 1;
        } else if self.player.backwards(self.settings.step_size, STEPS) {
            (self.back, self.behind) = (self.back - 1, self.behind + 1);
        }
    }

    /// Towards the next frame; whether it is there.
    fn walk(&mut self) -> bool {
        let there = match self.settings.step_size {
            StepSize::Solution => self.player.run(PORTION),
            size => self.player.forwards(size, &[], STEPS) != Walked::Limit,
        };
        there || self.is_past_end()
    }

    fn is_past_end(&self) -> bool {
        let end = self.end.as_deref();
        end.is_some_and(|end| place(&self.player) >= place(end))
    }

    /// At the end of a film of the past, or beyond: the last frame shows the
    /// end itself. Whether it does.
    fn cut(&mut self) -> bool {
        let end = self.is_past_end().then(|| self.end.take()).flatten();
        let cut = end.is_some();
        if let Some(end) = end {
            self.player = *end;
        }
        cut
    }
}

/// How far it has come: the step, and the writes amid it.
fn place(player: &Player) -> (u64, u32) {
    let writes = player.middle().map_or(0, |middle| middle.done);
    (player.step_number(), writes)
}
