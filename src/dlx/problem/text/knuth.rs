//! Knuth's format.

use super::{Blamed, Fault, TextError, build, lines, make_room};
use crate::{Problem, ProblemBuilder, ProblemError, Use};

/// Reads Knuth's format.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn parse_knuth(text: &str) -> Result<Problem, TextError> {
    let mut builder = ProblemBuilder::new();
    let options = lines(text, '|').skip(1);
    let sizes = options.map(|line| (line, line.text.split_whitespace().count()));
    make_room(&mut builder, sizes)?;
    let mut lines = lines(text, '|');
    if let Some(header) = lines.next() {
        parse_items(&mut builder, header.text).map_err(|fault| header.error(fault))?;
    }
    for line in lines {
        let uses = parse_option(&mut builder, line.text).map_err(|fault| line.error(fault))?;
        let added = builder.option(uses);
        added.map_err(|error| line.error((blamed(line.text, &error), error.into())))?;
    }
    build(builder)
}

fn parse_items<'a>(builder: &mut ProblemBuilder, header: &'a str) -> Result<(), Blamed<'a>> {
    let mut secondary = false;
    for name in header.split_whitespace() {
        let here = |fault| (Some(name), fault);
        if name == "|" {
            if std::mem::replace(&mut secondary, true) {
                return Err(here(Fault::SecondBar));
            }
            continue;
        }
        if name.contains(':') {
            return Err(here(Fault::ColonInItem(name.to_owned())));
        }
        let added = match secondary {
            true => builder.secondary(name),
            false => builder.primary(name),
        };
        added.map_err(|error| here(error.into()))?;
    }
    Ok(())
}

/// The name in a word of an option, and the colour.
fn split(word: &str) -> (&str, Option<&str>) {
    match word.split_once(':') {
        Some((name, colour)) => (name, Some(colour)),
        None => (word, None),
    }
}

fn parse_option<'a>(builder: &mut ProblemBuilder, option: &'a str) -> Result<Vec<Use>, Blamed<'a>> {
    let mut uses = Vec::with_capacity(option.split_whitespace().count());
    for word in option.split_whitespace() {
        let here = |fault| (Some(word), fault);
        let (name, colour) = split(word);
        if name.is_empty() || colour.is_some_and(|c| c.is_empty() || c.contains([':', '|'])) {
            return Err(here(Fault::BadColour(word.to_owned())));
        }
        let unknown = || here(ProblemError::UnknownItem(name.to_owned()).into());
        let item = builder.find(name).ok_or_else(unknown)?;
        let colour = colour.map(|name| builder.colour(name)).transpose();
        let colour = colour.map_err(|error| here(error.into()))?;
        uses.push(Use { item, colour });
    }
    Ok(uses)
}

/// The word of an option that an error is about, if it is about one.
fn blamed<'a>(option: &'a str, error: &ProblemError) -> Option<&'a str> {
    let named = |name| {
        let words = option.split_whitespace();
        words.filter(move |word| split(word).0 == name)
    };
    match error {
        ProblemError::ItemTwice(name) => named(name.as_str()).nth(1),
        ProblemError::ColourOnPrimary(name) => {
            named(name.as_str()).find(|word| split(word).1.is_some())
        }
        _ => None,
    }
}

/// Writes Knuth's format; `None` if it cannot tell the problem: without
/// primary items the line of items would be a comment, and an option without
/// items would be a blank line.
pub fn to_knuth(problem: &Problem) -> Option<String> {
    let mut names: Vec<&str> = problem.items().map(|item| problem.name(item)).collect();
    if problem.primary_count() == 0 {
        return None;
    }
    if problem.primary_count() < names.len() {
        names.insert(problem.primary_count(), "|");
    }
    let mut text = names.join(" ");
    text.push('\n');
    for option in problem.options() {
        if problem.option(option).is_empty() {
            return None;
        }
        text += &problem.option_text(option);
        text.push('\n');
    }
    Some(text)
}
