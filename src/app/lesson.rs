//! Walking through lessons.

use super::loading::player_of;
use super::run::Mode;
use super::{App, Effect};
use crate::catalogue;
use crate::lesson::{Lesson, Place, Stop, lessons};
use crate::link::Link;
use crate::loaded::Loaded;
use crate::player::Seek;
use crate::settings::{Settings, StepSize};
use crate::snapshot::LessonView;

/// What can be asked for in, or about, a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Guide {
    /// The first stop of the lesson of this number, from 0.
    Start(usize),
    /// The next stop; after the last one the next lesson.
    Next,
    /// The stop before; before the first one the lesson before.
    Previous,
    /// The same stop again, for who has moved away.
    Return,
    /// No lesson any more: back to the puzzle, the step and the settings of
    /// before, but for what the user has set with his own hand since.
    Leave,
}

/// A stop of a lesson, by numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    lesson: usize,
    stop: usize,
}

/// What the user had before a lesson, or a link, set something else, or has
/// set since with his own hand: this is kept from visit to visit.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// The puzzle's id.
    pub puzzle: String,
    /// The settings.
    pub settings: Settings,
    /// What was on the stage when a lesson began, if one has put something
    /// else there.
    pub back: Option<Link>,
}

impl Kept {
    /// What is on the stage is the user's own.
    pub fn new(puzzle: &str, settings: Settings) -> Self {
        Kept {
            puzzle: puzzle.to_owned(),
            settings,
            back: None,
        }
    }

    /// The user has loaded this puzzle himself. What a link brought is not
    /// kept.
    pub fn load(&mut self, puzzle: &str) {
        if puzzle != Loaded::SHARED {
            puzzle.clone_into(&mut self.puzzle);
        }
        self.back = None;
    }

    /// The user has set these settings himself; what differs is his.
    pub fn note(&mut self, before: Settings, after: Settings) {
        fn take<T: PartialEq>(kept: &mut T, before: T, after: T) {
            if before != after {
                *kept = after;
            }
        }
        let kept = &mut self.settings;
        take(&mut kept.step_size, before.step_size, after.step_size);
        take(&mut kept.speed, before.speed, after.speed);
        take(&mut kept.theme, before.theme, after.theme);
        take(&mut kept.rule, before.rule, after.rule);
        take(&mut kept.views, before.views, after.views);
        take(&mut kept.symmetry, before.symmetry, after.symmetry);
        let Some(back) = &mut self.back else { return };
        take(&mut back.step_size, before.step_size, after.step_size);
        take(&mut back.views, before.views, after.views);
        take(&mut back.symmetry, before.symmetry, after.symmetry);
        if before.rule != after.rule {
            // Who steered, steered another search.
            back.rule = after.rule;
            back.steers.clear();
        }
    }
}

impl Spot {
    /// The lesson and the stop, if there is such a stop.
    fn open(self) -> Option<(&'static Lesson<'static>, &'static Stop<'static>)> {
        let lesson = lessons().get(self.lesson)?;
        Some((lesson, lesson.stops.get(self.stop)?))
    }

    /// The next stop, or the first one of the next lesson.
    fn next(self) -> Option<Self> {
        let (stop, lesson) = (self.stop + 1, self.lesson + 1);
        let ahead = [Spot { stop, ..self }, Spot { lesson, stop: 0 }];
        ahead.into_iter().find(|place| place.open().is_some())
    }

    /// The stop before, or the last one of the lesson before.
    fn previous(self) -> Option<Self> {
        if let Some(stop) = self.stop.checked_sub(1) {
            return Some(Spot { stop, ..self });
        }
        let lesson = self.lesson.checked_sub(1)?;
        let stop = lessons().get(lesson)?.stops.len().checked_sub(1)?;
        Some(Spot { lesson, stop })
    }
}

impl App {
    /// Goes through lessons.
    pub(super) fn guide(&mut self, guide: Guide) -> Effect {
        let here = self.lesson;
        let there = match guide {
            Guide::Start(lesson) => Some(Spot { lesson, stop: 0 }),
            Guide::Next => here.and_then(Spot::next),
            Guide::Previous => here.and_then(Spot::previous),
            Guide::Return => here,
            Guide::Leave => {
                self.leave();
                None
            }
        };
        if let Some(there) = there
            && let Some((_, stop)) = there.open()
            && self.visit(stop)
        {
            self.lesson = Some(there);
        }
        // What is kept from visit to visit is what it was.
        Effect::NONE
    }

    /// Back to where the user was.
    fn leave(&mut self) {
        self.lesson = None;
        if let Some(link) = self.kept.back.take() {
            self.show(link);
        }
    }

    /// Puts a stop on the stage, the search walked anew, so that it looks the
    /// same wherever one comes from. Whether that could be done.
    fn visit(&mut self, stop: &Stop) -> bool {
        let mut kept = self.kept.clone();
        kept.back = kept.back.or_else(|| Some(self.link()));
        let place = stop.place;
        let loaded = self.loaded.id == place.puzzle;
        if !loaded && !self.load(catalogue::load(place.puzzle)).save {
            return false;
        }
        self.mode = Mode::Idle;
        // The captions would give the answers away.
        self.predict = None;
        (self.pointed, self.picked) = (None, None);
        self.kept = kept;
        self.settings.rule = place.rule;
        self.settings.views = stop.views;
        self.settings.step_size = stop.step_size;
        self.wrong_order = stop.wrong_order;
        self.player = player_of(&self.loaded, self.settings);
        self.walk_to(place);
        true
    }

    /// The searches of lessons are short: at once.
    fn walk_to(&mut self, place: Place) {
        let mut seek = Seek::to(place.step, &self.player);
        while !self.player.seek(&mut seek) {}
        for _ in 0..place.writes {
            self.player.forwards(StepSize::Link, &[], 1);
        }
    }

    /// The lesson as it is shown.
    pub(super) fn lesson_view(&self) -> Option<LessonView> {
        let at = self.lesson?;
        let (lesson, stop) = at.open()?;
        Some(LessonView {
            title: lesson.title,
            number: at.lesson + 1,
            lessons: lessons().len(),
            stop: at.stop + 1,
            stops: lesson.stops.len(),
            caption: &stop.caption,
            moved_away: !self.is_at(stop.place),
            at_first: at.previous().is_none(),
            at_last: at.next().is_none(),
        })
    }

    /// Whether the stage shows this place, reached as the lesson reaches it.
    fn is_at(&self, place: Place) -> bool {
        let writes = self.player.middle().map_or(0, |middle| middle.done);
        self.loaded.id == place.puzzle
            && self.settings.rule == place.rule
            && !self.player.search().is_steered()
            && self.player.step_number() == place.step
            && writes == place.writes
    }
}
