//! What is left of a problem once its givens are chosen.

use crate::dlx::{ColourId, ItemId, OptionId, Problem, ProblemBuilder, ProblemError, Use};

/// What a given has done to an item.
#[derive(Clone, Copy, PartialEq)]
enum Taken {
    /// No other option may have it.
    Wholly,
    /// Other options may have it in this colour.
    In(ColourId),
}

/// The problem that remains when these options are chosen: without their
/// items, and without the options that can no longer be chosen. An option
/// that is left keeps its place before and after others, but not its number.
/// The solutions are those of the problem with its givens, less the givens.
///
/// # Errors
/// No item is left.
pub fn left(problem: &Problem, givens: &[OptionId]) -> Result<Problem, ProblemError> {
    let mut taken: Vec<Option<Taken>> = vec![None; problem.item_count()];
    let mut is_given = vec![false; problem.option_count()];
    for &given in givens {
        is_given[given.index()] = true;
        for each in problem.option(given) {
            taken[each.item.index()] = Some(each.colour.map_or(Taken::Wholly, Taken::In));
        }
    }
    let mut builder = ProblemBuilder::new();
    let mut items: Vec<Option<ItemId>> = vec![None; problem.item_count()];
    for item in problem.items().filter(|item| taken[item.index()].is_none()) {
        let name = problem.name(item);
        items[item.index()] = Some(match problem.is_primary(item) {
            true => builder.primary(name)?,
            false => builder.secondary(name)?,
        });
    }
    for option in problem.options() {
        let uses = problem.option(option);
        let fits = |each: &Use| match taken[each.item.index()] {
            None => true,
            Some(Taken::Wholly) => false,
            Some(Taken::In(colour)) => each.colour == Some(colour),
        };
        if is_given[option.index()] || !uses.iter().all(fits) {
            continue;
        }
        let mut kept = Vec::with_capacity(uses.len());
        for each in uses {
            let Some(item) = items[each.item.index()] else {
                continue;
            };
            let colour = each.colour.map(|colour| problem.colour_name(colour));
            let colour = colour.map(|name| builder.colour(name)).transpose()?;
            kept.push(Use { item, colour });
        }
        // What had nothing but items that are there in its colours is done.
        if !kept.is_empty() || uses.is_empty() {
            builder.option(kept)?;
        }
    }
    builder.build()
}
