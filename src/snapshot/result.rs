//! The result line: how the search stands.

use super::scene::Scene;
use super::{Kind, ResultView, Tone};
use crate::player::{self, Goal};
use crate::thing::Thing;
use crate::words::{count, grouped, joined};

/// What runs, if anything does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Running {
    /// "Playing", "Solving", "Counting all".
    pub verb: &'static str,
    /// Whether it takes all the time there is.
    pub flat_out: bool,
    /// Placements tried a second, once that can be told.
    pub rate: Option<u64>,
    /// Of a jump: the share of the way that is done, 0 to 1.
    pub way: Option<f64>,
}

/// Why a run stopped, if it was not where it was to stop anyway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// At a thing where runs are to stop.
    Break(Thing),
    /// At what it was to run until.
    Goal(Goal),
    /// At the end, and what it was to run until has not come.
    End,
}

pub(super) fn result(
    scene: &Scene,
    running: Option<Running>,
    stopped: Option<Stopped>,
) -> ResultView {
    let way = running.and_then(|running| running.way);
    let progress = way.unwrap_or_else(|| player::progress(scene.search));
    let (text, tone) = match running {
        Some(running) => (busy(scene, running, progress), Tone::Busy),
        None => at_rest(scene, progress, stopped),
    };
    ResultView {
        text,
        tone,
        progress,
        rate: running.and_then(|running| running.rate),
    }
}

fn busy(scene: &Scene, running: Running, progress: f64) -> String {
    let mut text = format!("{}: {}", running.verb, found(scene));
    if let Some(rate) = running.rate {
        text += &format!(", {} a second", count(rate, scene.noun()));
    }
    text + &share(progress)
}

/// ", 12.3 % done": below a thousandth it says nothing yet, and 100 % is for a
/// search that is complete.
fn share(progress: f64) -> String {
    let thousandths = ((progress * 1000.0) as u32).min(999);
    match thousandths {
        0 => String::new(),
        _ => format!(", {}.{} % done", thousandths / 10, thousandths % 10),
    }
}

fn at_rest(scene: &Scene, progress: f64, stopped: Option<Stopped>) -> (String, Tone) {
    let solutions = scene.now.solutions;
    if scene.search.is_complete() {
        return match solutions {
            0 => ("No solution".to_owned(), Tone::Bad),
            n => {
                let mut text =
                    joined(&["Search complete: ", &count(n, "solution"), &classes(scene)]);
                if n > 1 && should_have_one(scene) {
                    text += "; a proper puzzle has one";
                }
                (text, Tone::Good)
            }
        };
    }
    if scene.search.is_at_solution() {
        let tried = count(scene.now.placements, scene.noun());
        let mut text = format!(
            "Solved: solution {} after {tried} tried",
            grouped(solutions)
        );
        if solutions == 2 && should_have_one(scene) {
            text += "; so there is more than one";
        }
        return (text, Tone::Good);
    }
    if let Some(text) = stopped.and_then(|stopped| why(scene, stopped)) {
        return (text, Tone::Quiet);
    }
    match scene.search.is_at_start() && scene.middle.is_none() {
        true => ("Ready".to_owned(), Tone::Quiet),
        false => (
            format!("Paused: {}{}", found(scene), share(progress)),
            Tone::Quiet,
        ),
    }
}

/// Whether it is a puzzle that should have only one solution: digits are
/// given.
fn should_have_one(scene: &Scene) -> bool {
    scene.kind() == Kind::Sudoku && !scene.loaded.puzzle().givens().is_empty()
}

/// "Stopped: r2c3 is covered".
fn why(scene: &Scene, stopped: Stopped) -> Option<String> {
    let puzzle = scene.loaded.puzzle();
    let thing = |thing: Thing| match (thing.option(), thing.item()) {
        (Some(option), _) => puzzle.option_on_board(option) + " is tried",
        (None, Some(item)) => puzzle.item_brief(item) + " is covered",
        (None, None) => String::new(),
    };
    Some(match stopped {
        Stopped::Break(at) | Stopped::Goal(Goal::Thing(at)) => joined(&["Stopped: ", &thing(at)]),
        Stopped::Goal(Goal::DeadEnd) => "Stopped at a dead end".to_owned(),
        Stopped::Goal(Goal::Solution | Goal::Placements(_) | Goal::End | Goal::Choice) => {
            return None;
        }
        Stopped::Goal(Goal::Depth(_)) => {
            let depth = count(scene.search.depth() as u64, "option");
            joined(&["Stopped with ", &depth, " chosen"])
        }
        Stopped::End => return None,
    })
}

/// "3 solutions so far", never "no solution" while that is not known.
fn found(scene: &Scene) -> String {
    match scene.now.solutions {
        0 => "nothing found so far".to_owned(),
        n => joined(&[&count(n, "solution"), &classes(scene), " so far"]),
    }
}

/// ", 2 up to symmetry", if that is asked for.
fn classes(scene: &Scene) -> String {
    match scene.classes {
        Some(classes) => joined(&[", ", &grouped(classes), " up to symmetry"]),
        None => String::new(),
    }
}
