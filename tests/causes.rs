//! What the page tells of cause and effect, against what sets of options say:
//! at every step of a search the options that can still be chosen are looked
//! for anew, without links.

mod common;

use common::brute::agree;
use common::random;
use common::reference::Reference;
use common::{named, parse};
use dlx_stage::dlx::{ItemId, OptionId, Problem, Rule, Search, Step};
use dlx_stage::document::Reading;
use dlx_stage::loaded::Loaded;
use dlx_stage::puzzle::Meaning;
use dlx_stage::puzzle::polyomino::Polyomino;
use dlx_stage::puzzle::sudoku::{Grid, Sudoku};
use dlx_stage::snapshot::cause::{self, Barred, Change, Effect};
use proptest::prelude::*;
use std::collections::BTreeSet;

type Set = BTreeSet<OptionId>;

fn has(problem: &Problem, option: OptionId, item: ItemId) -> bool {
    problem.option(option).iter().any(|u| u.item == item)
}

/// The options that can still be chosen.
fn linked(problem: &Problem, model: &Reference) -> Set {
    problem.options().filter(|&o| model.is_linked(o)).collect()
}

/// Whether the effect is that these options went or came back; `now` can be
/// chosen afterwards. The item covered or uncovered does not count.
#[track_caller]
fn holds(
    problem: &Problem,
    model: &Reference,
    effect: &Effect,
    (moved, now): (&Set, &Set),
    placing: Option<OptionId>,
    at: Option<ItemId>,
) {
    let mut told: Vec<OptionId> = effect.options.clone();
    told.sort_unstable();
    assert_eq!(told, Vec::from_iter(moved.iter().copied()), "options");
    let of = |set: &Set, item| set.iter().filter(|&&o| has(problem, o, item)).count() as u32;
    let open = |item: &ItemId| {
        !model.covered[item.index()]
            && problem.is_primary(*item)
            && at != Some(*item)
            && placing.is_none_or(|o| !has(problem, o, *item))
    };
    let want = problem.items().filter(open).map(|item| Change {
        item,
        by: of(moved, item),
        now: of(now, item),
    });
    let want: Vec<Change> = want.filter(|change| change.by > 0).collect();
    assert_eq!(effect.changes, want);
}

fn lists(problem: &Problem, model: &Reference, moved: &Set, at: ItemId) -> u32 {
    let open =
        |i: &ItemId| *i != at && !model.covered[i.index()] && model.colour[i.index()].is_none();
    let touched = |i: &ItemId| moved.iter().any(|&o| has(problem, o, *i));
    problem.items().filter(open).filter(touched).count() as u32
}

/// Each option of an item went with the first on the path that it disagrees
/// with.
#[track_caller]
fn takers_hold(problem: &Problem, givens: &[OptionId], search: &Search, item: ItemId) {
    let path: Vec<OptionId> = search.path().collect();
    let mut left = search.links().size(item);
    let mut told = std::collections::BTreeMap::new();
    for one in cause::takers(problem, givens, search, item) {
        let by = one.number.checked_sub(1).map(|at| path[at as usize]);
        assert_eq!(one.option, by);
        assert!(!one.took.is_empty());
        told.extend(one.took.iter().map(|&option| (option, one.number)));
    }
    for option in problem.options().filter(|&o| has(problem, o, item)) {
        let against = |&one: &OptionId| !agree(problem, one, option);
        let want = match givens.iter().any(against) {
            true => Some(0),
            false => path.iter().position(against).map(|at| at as u32 + 1),
        };
        assert_eq!(told.remove(&option), want, "{option:?} of {item:?}");
        left -= u32::from(want.is_none());
    }
    assert!(told.is_empty() && left == 0);
}

/// A level of the walk: its item, what could be chosen when it was, the option
/// tried, and what could be chosen before and after its other items went.
struct Level {
    item: ItemId,
    at_choice: Set,
    tried: Option<(OptionId, Set, Effect)>,
    done: Set,
}

/// Walks `steps` of a search and holds all that can be told at each.
#[track_caller]
fn walk(problem: &Problem, givens: &[OptionId], mut search: Search, steps: usize) {
    let mut model = Reference::new(problem, givens);
    let mut stack: Vec<Level> = Vec::new();
    for _ in 0..steps {
        let before = linked(problem, &model);
        let Some(step) = search.step() else { break };
        model.follow(step);
        let now = linked(problem, &model);
        match step {
            Step::Choose { item, .. } => stack.push(Level {
                item,
                at_choice: now.clone(),
                tried: None,
                done: Set::new(),
            }),
            Step::Try { option } => {
                let effect = cause::of_others(problem, &search, option);
                stack.last_mut().unwrap().tried = Some((option, now.clone(), effect));
            }
            Step::Untry { option } => {
                let effect = cause::of_others(problem, &search, option);
                let top = stack.last_mut().unwrap();
                let back = &now - &top.done;
                holds(problem, &model, &effect, (&back, &now), Some(option), None);
                top.tried = None;
            }
            Step::Cover { item }
            | Step::Uncover { item }
            | Step::Purify { item, .. }
            | Step::Unpurify { item, .. } => {
                let top = stack.last().unwrap();
                let placing = top.tried.as_ref().map(|tried| tried.0);
                let effect = cause::of_step(problem, &search, step, placing);
                let moved = before.symmetric_difference(&now).copied().collect();
                holds(
                    problem,
                    &model,
                    &effect,
                    (&moved, &now),
                    placing,
                    Some(item),
                );
                assert_eq!(effect.lists, lists(problem, &model, &moved, item));
                if placing.is_none() && matches!(step, Step::Uncover { .. }) {
                    assert_eq!(stack.pop().unwrap().item, item);
                }
            }
            Step::Solution { .. } => {}
        }
        if search.is_between_levels() {
            let top = stack.last_mut().unwrap();
            let (option, at_try, effect) = top.tried.as_ref().unwrap();
            let went = at_try - &now;
            // Told when the option was tried: what is left is still to go.
            let told: Set = effect.options.iter().copied().collect();
            assert_eq!(told, went);
            for change in &effect.changes {
                let of = |set: &Set| {
                    set.iter()
                        .filter(|&&o| has(problem, o, change.item))
                        .count()
                };
                assert_eq!(
                    (change.by, change.now),
                    (of(&went) as u32, of(at_try) as u32)
                );
            }
            let mut went = &top.at_choice - &now;
            went.remove(option);
            let whole = cause::of_placement(problem, givens, &search, *option);
            holds(problem, &model, &whole, (&went, &now), Some(*option), None);
            top.done = now;
        }
        if search.is_between_levels() || matches!(step, Step::Choose { .. }) {
            for item in problem.items() {
                if problem.is_primary(item) && !search.links().is_covered(item) {
                    takers_hold(problem, givens, &search, item);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn causes_and_effects_are_true_of_random_problems(case in random::case()) {
        walk(&case.problem, &case.givens, case.search(), 2_000);
    }
}

#[test]
fn causes_and_effects_are_true_of_named_problems() {
    for (name, problem) in named() {
        println!("{name}");
        walk(&problem, &[], Search::new(&problem, Rule::Shortest), 700);
    }
    let coloured = parse("p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\nq y:A\n");
    walk(&coloured, &[], Search::new(&coloured, Rule::First), 1_000);
}

#[test]
fn causes_and_effects_are_true_of_a_sudoku() {
    let text = include_str!("../www/samples/sudoku-hard.txt");
    let grid = Grid::parse(text).unwrap();
    let loaded = Loaded::new("", "", Reading::of("", Sudoku::new(grid, false).unwrap())).unwrap();
    let puzzle = loaded.puzzle();
    walk(
        puzzle.problem(),
        puzzle.givens(),
        loaded.search(Rule::Shortest),
        500,
    );
}

/// Which pieces can cover the cell.
fn pieces(loaded: &Loaded, set: &Set, cell: ItemId) -> BTreeSet<u16> {
    let of = set
        .iter()
        .filter(|&&o| has(loaded.puzzle().problem(), o, cell));
    of.map(|&o| loaded.placement(o).symbol).collect()
}

/// The cell named is one that the piece named can cover no more, there is none
/// with fewer placements, and none is named only if there is none.
#[track_caller]
fn barred_holds(loaded: &Loaded, search: &Search, option: OptionId, before: &Set, now: &Set) {
    let problem = loaded.puzzle().problem();
    let effect = cause::of_placement(problem, &[], search, option);
    let own = loaded.placement(option).symbol;
    let open = |item: &ItemId| {
        matches!(loaded.meaning(*item), Meaning::Cell(_)) && !search.links().is_covered(*item)
    };
    let lost = |item: ItemId| {
        let lost = &pieces(loaded, before, item) - &pieces(loaded, now, item);
        lost.into_iter()
            .filter(|&piece| piece != own)
            .collect::<Vec<_>>()
    };
    let cells = problem
        .items()
        .filter(open)
        .filter(|&item| !lost(item).is_empty());
    let tightest = cells.min_by_key(|&item| search.links().size(item));
    let want = tightest.map(|cell| {
        let lost = lost(cell);
        let places =
            |&&o: &&OptionId| has(problem, o, cell) && loaded.placement(o).symbol == lost[0];
        Barred {
            cell,
            piece: lost[0],
            places: before.iter().filter(places).count() as u32,
            others: lost.len() as u32 - 1,
        }
    });
    assert_eq!(cause::barred(loaded, search, &effect, option), want);
}

#[test]
fn a_piece_is_said_to_be_barred_from_a_cell_if_it_is() {
    for puzzle in [Polyomino::lpnu(), Polyomino::pentominoes(6, 10).unwrap()] {
        let loaded = Loaded::new("", "", Reading::of("", puzzle)).unwrap();
        let problem = loaded.puzzle().problem();
        let (mut search, mut model) = (loaded.search(Rule::Shortest), Reference::new(problem, &[]));
        let mut at_choice = Vec::new();
        for _ in 0..1_500 {
            let Some(step) = search.step() else { break };
            model.follow(step);
            if matches!(step, Step::Choose { .. }) {
                at_choice.truncate(search.levels().len() - 1);
                at_choice.push(linked(problem, &model));
            }
            if let (true, Some(option)) = (search.is_between_levels(), search.path().last()) {
                let before = &at_choice[search.levels().len() - 1];
                barred_holds(&loaded, &search, option, before, &linked(problem, &model));
            }
        }
    }
}
