//! Reading lessons.

use std::fmt;

use super::{LONGEST, Lesson, Place, Stop};
use crate::settings::{RuleKind, StepSize, ViewKind, Views};

/// A line that is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonError {
    /// The line's number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: &'static str,
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for LessonError {}

/// What holds for the stops that follow in a lesson.
#[derive(Clone, Copy, Default)]
struct Held<'t> {
    puzzle: &'t str,
    rule: RuleKind,
    views: Views,
    step_size: StepSize,
}

/// Reads lessons.
///
/// # Errors
/// The first line that has no key, a key that is not known, a value that its
/// key cannot have, or stands where it cannot; or the last line of a lesson
/// that is incomplete.
pub fn parse(text: &str) -> Result<Vec<Lesson<'_>>, LessonError> {
    let mut lessons: Vec<Lesson> = Vec::new();
    let mut held = Held::default();
    let mut last = 0;
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let fail = |line, why| LessonError { line, why };
        let Some((key, value)) = line.split_once(": ") else {
            return Err(fail(at + 1, "a key, a colon and a value are wanted"));
        };
        let value = value.trim();
        if key == "lesson" {
            complete(lessons.last()).map_err(|why| fail(last, why))?;
            held = Held::default();
            lessons.push(Lesson {
                title: value,
                about: "",
                stops: Vec::new(),
            });
        } else {
            let lesson = lessons.last_mut();
            let lesson = lesson.ok_or(fail(at + 1, "no lesson has begun"))?;
            read(lesson, &mut held, key, value).map_err(|why| fail(at + 1, why))?;
        }
        last = at + 1;
    }
    complete(lessons.last()).map_err(|why| LessonError { line: last, why })?;
    Ok(lessons)
}

/// A line of a lesson.
fn read<'t>(
    lesson: &mut Lesson<'t>,
    held: &mut Held<'t>,
    key: &str,
    value: &'t str,
) -> Result<(), &'static str> {
    match key {
        "about" => lesson.about = value,
        "puzzle" => held.puzzle = value,
        "rule" => held.rule = RuleKind::from_word(value).ok_or("there is no such rule")?,
        "views" => held.views = views(value).ok_or("there is no such view")?,
        "steps" => held.step_size = StepSize::from_word(value).ok_or("there is no such step")?,
        "stop" => {
            complete_stop(lesson.stops.last())?;
            lesson.stops.push(stop(*held, value)?);
        }
        _ => read_of_stop(
            lesson.stops.last_mut().ok_or("no stop has begun")?,
            key,
            value,
        )?,
    }
    Ok(())
}

/// A line of a stop.
fn read_of_stop<'t>(stop: &mut Stop<'t>, key: &str, value: &'t str) -> Result<(), &'static str> {
    match key {
        "order" if value == "wrong" => stop.wrong_order = true,
        "order" => return Err("the order can be wrong; right it is anyway"),
        "say" => {
            if !stop.caption.is_empty() {
                stop.caption += " ";
            }
            stop.caption += value;
            if stop.caption.chars().count() > LONGEST {
                return Err("the caption is too long");
            }
        }
        "fact" => stop.facts.push(value),
        _ => return Err("there is no such key"),
    }
    Ok(())
}

/// The stop of this number: `5`, `1 + 3`.
fn stop<'t>(held: Held<'t>, number: &str) -> Result<Stop<'t>, &'static str> {
    let (step, writes) = number.split_once(" + ").unwrap_or((number, "0"));
    let why = "a step number is wanted, or one + writes";
    if held.puzzle.is_empty() {
        return Err("a puzzle is wanted before the first stop");
    }
    Ok(Stop {
        place: Place {
            puzzle: held.puzzle,
            rule: held.rule,
            step: step.parse().map_err(|_| why)?,
            writes: writes.parse().map_err(|_| why)?,
        },
        views: held.views,
        step_size: held.step_size,
        wrong_order: false,
        caption: String::new(),
        facts: Vec::new(),
    })
}

/// Views by their words; two of them make a pair.
fn views(words: &str) -> Option<Views> {
    let mut views = Views::default();
    views.set_pair(words.contains(' '));
    for word in words.split(' ').filter(|_| words != "none") {
        views.toggle(ViewKind::from_word(word)?);
    }
    Some(views)
}

/// Whether a lesson, if there is one, has all that it must have.
fn complete(lesson: Option<&Lesson>) -> Result<(), &'static str> {
    let Some(lesson) = lesson else {
        return Ok(());
    };
    if lesson.about.is_empty() || lesson.stops.is_empty() {
        return Err("the lesson has no stop, or nothing about it is said");
    }
    complete_stop(lesson.stops.last())
}

fn complete_stop(stop: Option<&Stop>) -> Result<(), &'static str> {
    match stop {
        Some(stop) if stop.caption.is_empty() => Err("the stop before has no caption"),
        Some(_) | None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "lesson: A\nabout: b\npuzzle: p\n";

    #[test]
    fn settings_hold_until_set_again() {
        let text = "\n# c\nlesson: A\nabout: b\npuzzle: p\nrule: leftmost\nviews: matrix tree\n\
            stop: 3 + 2\norder: wrong\nsay: x\nsay: y\nfact: f\nrule: shortest\nviews: none\nsteps: link\n\
            stop: 4\nsay: z\nlesson: B\nabout: b\npuzzle: q\nstop: 0\nsay: z\n";
        let lessons = parse(text).unwrap();
        let [first, second] = &lessons[0].stops[..] else {
            panic!("{lessons:?}")
        };
        let place = Place {
            puzzle: "p",
            rule: RuleKind::Leftmost,
            step: 3,
            writes: 2,
        };
        assert_eq!(first.place, place);
        assert_eq!(first.views.to_text(), "pair matrix tree");
        assert_eq!(
            (first.caption.as_str(), &first.facts[..]),
            ("x y", &["f"][..])
        );
        assert!(first.wrong_order && !second.wrong_order);
        assert_eq!(second.place.rule, RuleKind::Shortest);
        assert_eq!(second.views.to_text(), "");
        assert_eq!(second.step_size, StepSize::Link);
        let other = &lessons[1].stops[0];
        assert_eq!(
            (other.place.puzzle, other.step_size),
            ("q", StepSize::Cover)
        );
    }

    #[track_caller]
    fn refused(body: &str, line: usize, why: &str) {
        let error = parse(body).unwrap_err();
        assert_eq!(error.line, line, "{error}");
        assert!(error.to_string().contains(why), "{error}");
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        refused("stop: 1\n", 1, "no lesson");
        refused("lesson: A\n", 1, "no stop");
        refused("lesson: A\nabout: b\nstop: 0\n", 3, "puzzle");
        let with = |line: &str| format!("{HEAD}{line}\n");
        refused(&with("stop"), 4, "colon");
        refused(&with("say: x"), 4, "no stop");
        refused(&with("rule: dim"), 4, "rule");
        refused(&with("views: matrix dim"), 4, "view");
        refused(&with("steps: dim"), 4, "step");
        refused(&with("stop: -1"), 4, "number");
        refused(&with("stop: 1 + x"), 4, "number");
        refused(&with("stop: 1\nstop: 2"), 5, "caption");
        refused(&with("stop: 1"), 4, "caption");
        refused(&with("stop: 1\norder: right"), 5, "order");
        refused(&with("stop: 1\nsays: x"), 5, "key");
        let long = format!("stop: 1\nsay: {}", "ä".repeat(LONGEST + 1));
        refused(&with(&long), 5, "long");
    }
}
