//! The shell around the [`App`]: takes actions, gives time to what runs, and
//! paints, one thing at a time.

use std::cell::RefCell;
use std::ops::RangeInclusive;

use super::address::Address;
use super::dom::{self, Sure};
use super::files::Drag;
use super::hold::Hold;
use super::pan::Pan;
use super::pump::Pump;
use super::view::View;
use super::{life, store};
use crate::app::{Action, App};
use crate::snapshot::Snapshot;
use crate::thing::Thing;

/// Milliseconds of search between two looks at the clock of the browser.
const SLICE: f64 = 10.0;

/// While the search runs at full speed: milliseconds between two paints, and
/// how many times the cost of one, so that the search gets nine tenths of the
/// time.
const PAINT_GAP: RangeInclusive<f64> = 80.0..=400.0;
const PAINT_SHARE: f64 = 9.0;

/// Meanwhile, milliseconds between two pictures of the board, and that for
/// who has asked for little movement: it must not flash more than three times
/// a second (WCAG 2.3.1), and each picture is unlike the one before.
const BOARD_GAP: f64 = 340.0;
const BOARD_GAP_STILL: f64 = 1000.0;

/// The page.
pub struct Shell {
    /// What it decides.
    pub app: App,
    /// What it looks like.
    pub view: View,
    /// The button held down.
    pub hold: Hold,
    /// Whether the last thing done was done by a pointer, not by a key.
    pub by_pointer: bool,
    /// The picture dragged.
    pub pan: Pan,
    /// What the address says.
    pub address: Address,
    /// What is dragged across the page.
    pub drag: Drag,
    pump: Pump,
    dirty: bool,
    /// When the search last got time, when the page was last painted, and
    /// what that cost: the browser's part of it is known only at the first
    /// slice after it.
    ticked: f64,
    painted: f64,
    /// When the board was last painted.
    pictured: f64,
    cost: Option<f64>,
}

/// While the search runs at full speed: milliseconds between two pictures that
/// are wholly unlike each other.
pub fn picture_gap() -> f64 {
    match dom::prefers_stillness() {
        true => BOARD_GAP_STILL,
        false => BOARD_GAP,
    }
}

thread_local! {
    static SHELL: RefCell<Option<Shell>> = const { RefCell::new(None) };
}

/// Does something with the shell, unless it is busy (an event that came out
/// of the shell's own doings) or the program has ended.
pub fn with<R>(work: impl FnOnce(&mut Shell) -> R) -> Option<R> {
    if life::is_over() {
        return None;
    }
    SHELL.with(|shell| Some(work(shell.try_borrow_mut().ok()?.as_mut()?)))
}

/// Whether an error has flown through the shell at work and left it in the
/// middle: nothing can be done with it any more. To be asked when no call is
/// under way.
pub fn is_stuck() -> bool {
    SHELL.with(|shell| shell.try_borrow_mut().is_err())
}

impl Shell {
    /// Puts the page on the stage in place of an earlier one, and paints it.
    pub fn raise(pump: Pump) {
        let mut app = App::new(&store::load())
            .map_err(|error| js_sys::Error::new(&error.to_string()).into())
            .sure();
        let address = Address::new(&mut app);
        let mut shell = Shell {
            app,
            view: View::new(),
            hold: Hold::new(),
            by_pointer: false,
            pan: Pan::default(),
            address,
            drag: Drag::new(),
            pump,
            dirty: false,
            ticked: 0.0,
            painted: 0.0,
            pictured: 0.0,
            cost: None,
        };
        shell.paint();
        SHELL.with(|stage| stage.replace(Some(shell)));
    }

    /// Does what the user asks for.
    pub fn dispatch(&mut self, action: Action) {
        let was_busy = self.app.is_busy();
        self.view.dialogs.take_hint();
        self.address.before(&action, &self.app);
        if self.app.update(action).save {
            store::save(&self.app.saved());
        }
        if !was_busy {
            self.ticked = dom::now();
        }
        self.repaint()
    }

    /// The address has changed, by Back or by hand.
    pub fn on_address(&mut self) {
        if self.address.follow(&mut self.app) {
            self.ticked = dom::now();
            self.repaint()
        }
    }

    /// The pointer, or the focus, is on this thing, or on none. Nothing is
    /// painted if it was before.
    pub fn point(&mut self, thing: Option<Thing>) {
        if self.app.pointed() != thing && !self.app.is_flat_out() {
            self.app.update(Action::Point(thing));
            self.repaint()
        }
    }

    /// Paints again although nothing was asked for.
    pub fn repaint(&mut self) {
        self.dirty = true;
        self.schedule()
    }

    /// All there is to see.
    pub fn snapshot(&mut self) -> Snapshot {
        self.app.snapshot()
    }

    /// A frame is due.
    pub fn on_frame(&mut self) {
        if !self.app.is_flat_out() {
            self.tick();
        }
        self.paint();
        self.schedule()
    }

    /// Time for what runs at full speed, between frames.
    pub fn on_slice(&mut self) {
        if self.app.is_flat_out() {
            let since = dom::now() - self.painted;
            let cost = *self.cost.get_or_insert(since);
            self.tick();
            let gap = (cost * PAINT_SHARE).clamp(*PAINT_GAP.start(), *PAINT_GAP.end());
            self.dirty |= !self.app.is_busy() || since > gap;
        }
        let start = dom::now();
        self.view
            .share
            .slice(&self.app, &|| dom::now() - start < SLICE);
        self.schedule()
    }

    /// Goes on with what has been begun.
    pub fn go_on(&self) {
        self.schedule()
    }

    /// Time for what plays at a pace while the page is hidden and there are no
    /// frames.
    pub fn on_hidden_tick(&mut self) {
        self.tick();
        self.schedule()
    }

    fn tick(&mut self) {
        if !self.app.is_busy() {
            return;
        }
        let start = dom::now();
        let elapsed = (start - self.ticked).max(0.0) / 1000.0;
        self.ticked = start;
        self.app.tick(elapsed, &mut || dom::now() - start < SLICE);
        self.dirty |= !self.app.is_flat_out();
    }

    fn paint(&mut self) {
        if !self.dirty && self.painted > 0.0 {
            return;
        }
        self.painted = dom::now();
        let picture = self.is_picture_due();
        if picture {
            self.pictured = self.painted;
        }
        dom::measured("paint", || {
            let snapshot = self.app.snapshot();
            self.view.paint(snapshot, picture, self.painted);
        });
        self.view.share.paint(&mut self.app);
        self.address.tell(&self.app);
        self.dirty = false;
        self.cost = None;
        life::painted();
    }

    /// Whether the board is to be painted too: always, but for a run at full
    /// speed.
    fn is_picture_due(&self) -> bool {
        !self.app.is_flat_out() || self.painted - self.pictured >= picture_gap()
    }

    /// Asks for whatever has to come next.
    fn schedule(&self) {
        let paced = self.app.is_busy() && !self.app.is_flat_out();
        if self.dirty || paced {
            self.pump.ask_frame();
        }
        if paced && dom::document().hidden() {
            self.pump.ask_hidden_tick();
        }
        if self.app.is_flat_out() || self.view.share.wants_time() {
            self.pump.ask_slice();
        }
    }
}
