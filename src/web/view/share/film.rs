//! Films: the board step by step, as a GIF. Each frame is drawn by the browser
//! and comes back in its own time; between two of them the page lives on.

use web_sys::{Blob, HtmlImageElement, HtmlInputElement, HtmlSelectElement};

use crate::app::{App, Frame, MAX_FRAMES, Reel};
use crate::picture::{self, Drawn, Film, Shade};
use crate::web::dom::{self, Attr, Text};
use crate::web::raster::{Pixels, raster};
use crate::web::save::{Address, GIF, Saver, blob_of_bytes};
use crate::web::shell;
use crate::web::view::number;
use crate::words::{count, grouped, joined, size};

/// The most pixels that a frame is wide or high.
const LONGEST: u32 = 1000;

/// The fields, what is being made, and what was made last.
pub struct Studio {
    way: HtmlSelectElement,
    frames: HtmlInputElement,
    delay: HtmlSelectElement,
    width: HtmlSelectElement,
    button: Text,
    note: Text,
    save: Attr,
    screen: HtmlImageElement,
    hidden: Attr,
    job: Option<Job>,
    /// One more for each job: a frame may come back too late.
    number: u32,
    made: Option<(Blob, Address)>,
}

struct Job {
    reel: Reel,
    shade: Shade,
    width: u32,
    delay: u16,
    /// Begun with the first frame, which tells the size.
    film: Option<Film>,
    /// Whether the browser draws a frame.
    waits: bool,
    frames: usize,
}

impl Studio {
    /// At rest.
    pub fn new() -> Self {
        Studio {
            way: dom::find("film-way"),
            frames: dom::find("film-frames"),
            delay: dom::find("film-delay"),
            width: dom::find("film-width"),
            button: Text::of("film"),
            note: Text::of("film-note"),
            save: Attr::of("film-save", "aria-disabled"),
            hidden: Attr::of("film-seen", "hidden"),
            screen: dom::find("film-seen"),
            job: None,
            number: 0,
            made: None,
        }
    }

    /// Whether a film is being made.
    pub fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Whether it can go on at once.
    pub fn wants_time(&self) -> bool {
        self.job.as_ref().is_some_and(|job| !job.waits)
    }

    /// Forgets the film.
    pub fn close(&mut self) {
        self.job = None;
        self.rest();
        self.note.set("");
        self.show(None);
    }

    /// Begins a film.
    pub fn start(&mut self, app: &App, shade: Shade) {
        self.show(None);
        let frames = match number(&self.frames.value()) {
            Ok(frames @ 1..) => usize::try_from(frames).unwrap_or(usize::MAX),
            _ => return self.note.set("Write a number from 1 to 500."),
        };
        if frames > MAX_FRAMES {
            self.frames.set_value(&grouped(MAX_FRAMES as u64));
        }
        let reel = match self.way.value().as_str() {
            "past" => app.film_of_the_past(frames),
            _ => app.film_ahead(frames),
        };
        let chosen = |list: &HtmlSelectElement, or: u32| list.value().parse().unwrap_or(or);
        self.number += 1;
        self.job = Some(Job {
            reel,
            shade,
            width: chosen(&self.width, 480).min(LONGEST),
            delay: chosen(&self.delay, 50) as u16,
            film: None,
            waits: false,
            frames: 0,
        });
        self.button.set("Stop");
        self.tell();
    }

    /// Goes on as long as there is time, or until a frame must be drawn.
    pub fn slice(&mut self, app: &App, more: &dyn Fn() -> bool) {
        while let Some(job) = self.job.as_mut().filter(|job| !job.waits) {
            match job.reel.go_on(app) {
                Frame::Walking => {}
                Frame::Shown(snapshot) => {
                    let drawn = picture::board(&snapshot, job.shade);
                    return self.send(&drawn);
                }
                Frame::Over => return self.stop(),
            }
            if !more() {
                return self.tell();
            }
        }
    }

    /// Has the browser draw a frame.
    fn send(&mut self, drawn: &Drawn) {
        let Some(job) = &mut self.job else { return };
        let size = fitted(drawn, job.width);
        if job.film.is_none() {
            job.film = Film::new(size.0 as u16, size.1 as u16, job.delay).ok();
        }
        job.waits = true;
        let number = self.number;
        raster(&drawn.svg, size, move |pixels| {
            shell::with(|shell| {
                shell.view.share.film.develop(number, pixels);
                shell.go_on();
            });
        });
        self.tell();
    }

    /// A frame comes back.
    fn develop(&mut self, number: u32, pixels: Option<Pixels>) {
        let Some(job) = self.job.as_mut().filter(|_| number == self.number) else {
            return;
        };
        let rgba = pixels.and_then(|pixels| pixels.rgba());
        let added = (job.film.as_mut().zip(rgba)).map(|(film, rgba)| film.add(&rgba));
        if let Some(Ok(())) = added {
            job.frames += 1;
            job.waits = false;
            return;
        }
        self.job = None;
        self.rest();
        self.note.set("The browser could not draw it.");
    }

    /// Ends the film with the frames it has.
    pub fn stop(&mut self) {
        let Some(Job { film, frames, .. }) = self.job.take() else {
            return;
        };
        self.rest();
        let film = film.filter(|_| frames > 0);
        let Some(Ok(bytes)) = film.map(Film::finish) else {
            return self.note.set("Stopped before the first frame.");
        };
        let frames = count(frames as u64, "frame");
        self.note
            .set(&joined(&[&frames, ", ", &size(bytes.len()), "."]));
        self.show(Some(blob_of_bytes(GIF, &bytes)));
    }

    fn rest(&mut self) {
        self.button.set("Make the film");
    }

    /// Shows the film, or none.
    fn show(&mut self, film: Option<Blob>) {
        self.save.set_bool(film.is_none());
        self.hidden.toggle(film.is_none());
        self.made = film.map(|blob| {
            let url = Address::of(&blob);
            self.screen.set_src(url.get());
            (blob, url)
        });
    }

    /// Saves the film.
    pub fn save(&self, stem: &str, saver: &mut Saver) {
        if let Some((blob, _)) = &self.made {
            saver.save_blob(&joined(&[stem, "-film.gif"]), blob);
        }
    }

    fn tell(&mut self) {
        if let Some(job) = &self.job {
            let (_, all) = job.reel.progress();
            let [done, all] = [job.frames, all].map(|n| grouped(n as u64));
            self.note.set(&joined(&[&done, " of ", &all, " frames …"]));
        }
    }
}

/// The size of a frame of this width, unless that is too high.
fn fitted(drawn: &Drawn, width: u32) -> (u32, u32) {
    let (from, high) = (drawn.width.max(1), drawn.height.max(1));
    let height = width * high / from;
    match height <= LONGEST {
        true => (width, height.max(1)),
        false => ((LONGEST * from / high).max(1), LONGEST),
    }
}
