//! Cause and effect: what a step took from the items that are left, and who
//! took the options of an item that has none.
//!
//! Options that can still be chosen have no item that is covered, so that each
//! is in the lists of all its items. Covering an item takes those in its own
//! ring out of their other lists and leaves the ring itself as it was: what
//! the step did can be read there afterwards, and nothing need be remembered.

use crate::dlx::{ColourId, ItemId, Links, OptionId, Problem, Search, Step, Use};
use crate::loaded::Loaded;
use crate::puzzle::Meaning;

/// What a step, or several, took out of lists or brought back.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Effect {
    /// The options taken out or brought back; the placement at work is not
    /// among them.
    pub options: Vec<OptionId>,
    /// How many items have other lists than before.
    pub lists: u32,
    /// The primary items among them, in input order, that the placement at
    /// work does not settle itself.
    pub changes: Vec<Change>,
}

/// How much the list of an item changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The item.
    pub item: ItemId,
    /// Options it lost or got back; never 0.
    pub by: u32,
    /// Options it has now.
    pub now: u32,
}

/// The effect of a single step. `placing` is the placement that it covers or
/// uncovers an item of, if it does so for one.
pub fn of_step(
    problem: &Problem,
    search: &Search,
    step: Step,
    placing: Option<OptionId>,
) -> Effect {
    let done = match step {
        Step::Cover { item } | Step::Uncover { item } => Use { item, colour: None },
        Step::Purify { item, colour } | Step::Unpurify { item, colour } => Use {
            item,
            colour: Some(colour),
        },
        Step::Choose { .. } | Step::Try { .. } | Step::Solution { .. } | Step::Untry { .. } => {
            return Effect::default();
        }
    };
    effect(problem, search.links(), &[done], placing)
}

/// The effect of all the steps that made the last placement of the path, from
/// the choice of its item on.
pub fn of_placement(
    problem: &Problem,
    givens: &[OptionId],
    search: &Search,
    option: OptionId,
) -> Effect {
    // An item that an earlier placement gave this colour was not touched.
    let earlier = || givens.iter().copied().chain(search.path());
    let own = |each: &&Use| {
        let mut before = earlier().take_while(|&one| one != option);
        each.colour.is_none() || !before.any(|one| problem.has(one, each.item))
    };
    let done: Vec<Use> = problem.option(option).iter().filter(own).copied().collect();
    effect(problem, search.links(), &done, Some(option))
}

/// What covering the other items of an option will take out of lists when the
/// option is tried; or what came back when it is given up.
pub fn of_others(problem: &Problem, search: &Search, option: OptionId) -> Effect {
    let others = to_settle(problem, search, option);
    effect(problem, search.links(), &others, Some(option))
}

/// The items that an option will cover or colour if it is tried.
pub fn to_settle(problem: &Problem, search: &Search, option: OptionId) -> Vec<Use> {
    let links = search.links();
    let free = |u: &&Use| !links.is_covered(u.item) && !links.is_coloured(u.item);
    problem
        .option(option)
        .iter()
        .filter(free)
        .copied()
        .collect()
}

fn effect(problem: &Problem, links: &Links, done: &[Use], placing: Option<OptionId>) -> Effect {
    let mut effect = Effect::default();
    let mut seen = vec![false; problem.option_count()];
    let mut change = vec![0; problem.item_count()];
    for one in done {
        for option in links.ring(one.item) {
            let uses = problem.option(option);
            if agrees(uses, one) || std::mem::replace(&mut seen[option.index()], true) {
                continue;
            }
            for other in uses.iter().filter(|other| other.item != one.item) {
                change[other.item.index()] += 1;
            }
            if placing != Some(option) {
                effect.options.push(option);
            }
        }
    }
    let settled = placing.map_or(&[][..], |option| problem.option(option));
    for (item, by) in problem.items().zip(change) {
        if by == 0 || links.is_covered(item) || links.is_coloured(item) {
            continue;
        }
        effect.lists += 1;
        if problem.is_primary(item) && settled.iter().all(|own| own.item != item) {
            let now = links.size(item);
            effect.changes.push(Change { item, by, now });
        }
    }
    effect
}

/// Whether an option gives an item the colour that it got, and so stays.
fn agrees(uses: &[Use], one: &Use) -> bool {
    one.colour.is_some() && uses.contains(one)
}

/// The options of an item that went with one placement, or with the givens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The number of the placement on the path, from 1; 0 for the givens.
    pub number: u32,
    /// The placement; none for the givens.
    pub option: Option<OptionId>,
    /// What it took, in input order; never nothing.
    pub took: Vec<OptionId>,
}

/// Who took the options of an item: each went with the first of the givens and
/// the placements of the path, in this order, that it cannot stand beside. For
/// an item with options left, those are not there.
pub fn takers(problem: &Problem, givens: &[OptionId], search: &Search, item: ItemId) -> Vec<Taken> {
    let placements = search.path().zip(1..);
    let holders = givens.iter().map(|&given| (given, 0)).chain(placements);
    // By item, the number and option that came first, and the colour it gave.
    let mut held: Vec<Option<(u32, OptionId, Option<ColourId>)>> = vec![None; problem.item_count()];
    for (option, number) in holders {
        for each in problem.option(option) {
            held[each.item.index()].get_or_insert((number, option, each.colour));
        }
    }
    let mut taken: Vec<Taken> = Vec::new();
    for option in problem.options() {
        let uses = problem.option(option);
        if uses.iter().all(|each| each.item != item) {
            continue;
        }
        let clash = |each: &Use| {
            let holder = held[each.item.index()];
            holder.filter(|&(.., colour)| colour.is_none() || colour != each.colour)
        };
        let first = uses
            .iter()
            .filter_map(clash)
            .min_by_key(|&(number, ..)| number);
        let Some((number, by, _)) = first else {
            continue;
        };
        match taken.binary_search_by_key(&number, |one| one.number) {
            Ok(at) => taken[at].took.push(option),
            Err(at) => {
                let one = Taken {
                    number,
                    option: (number > 0).then_some(by),
                    took: vec![option],
                };
                taken.insert(at, one);
            }
        }
    }
    taken
}

/// A cell that a piece could cover before, and cannot now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Barred {
    /// The item of the cell.
    pub cell: ItemId,
    /// The number of the piece.
    pub piece: u16,
    /// The places that covered the cell, all of which went.
    pub places: u32,
    /// How many more pieces lost the same cell.
    pub others: u32,
}

/// Of the cells that pieces can no longer cover after this effect, the one
/// with the fewest placements left; none if there is no such cell, or no
/// stock of pieces. Only the first 64 pieces are looked at.
pub fn barred(
    loaded: &Loaded,
    search: &Search,
    effect: &Effect,
    placing: OptionId,
) -> Option<Barred> {
    if loaded.puzzle().pieces().is_empty() {
        return None;
    }
    let problem = loaded.puzzle().problem();
    let symbol = |option| loaded.placement(option).symbol;
    let bit = |option| 1u64.checked_shl(symbol(option).into()).unwrap_or(0);
    // By item, the pieces of the options that went.
    let mut went = vec![0; problem.item_count()];
    let others = |&&option: &&OptionId| symbol(option) != symbol(placing);
    for &option in effect.options.iter().filter(others) {
        for each in problem.option(option) {
            went[each.item.index()] |= bit(option);
        }
    }
    let is_cell = |change: &&Change| matches!(loaded.meaning(change.item), Meaning::Cell(_));
    let mut tightest: Option<(u32, ItemId, u64)> = None;
    for change in effect.changes.iter().filter(is_cell) {
        if tightest.is_some_and(|(now, ..)| now <= change.now) {
            continue;
        }
        let kept = search.links().ring(change.item);
        let kept = kept.fold(0, |pieces, option| pieces | bit(option));
        let lost: u64 = went[change.item.index()] & !kept;
        if lost != 0 {
            tightest = Some((change.now, change.item, lost));
        }
    }
    let (_, cell, pieces) = tightest?;
    let piece = pieces.trailing_zeros() as u16;
    let of_piece = |&&option: &&OptionId| {
        let uses = problem.option(option);
        symbol(option) == piece && uses.iter().any(|each| each.item == cell)
    };
    Some(Barred {
        cell,
        piece,
        places: effect.options.iter().filter(of_piece).count() as u32,
        others: pieces.count_ones() - 1,
    })
}
