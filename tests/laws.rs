//! The laws of the engine, on random problems and on the puzzles with names.

mod common;

use common::brute;
use common::random::{self, Case, cases};
use common::reference::{self, Reference};
use common::{by_runs, by_steps, cover, named};
use dlx_stage::dlx::{Counters, GivenError, OptionId, Pause, Problem, Rule, Search, Step};
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};

/// All positions of a search from its beginning to its end.
fn positions(mut search: Search) -> Vec<Search> {
    let mut all = vec![search.clone()];
    while search.step().is_some() {
        all.push(search.clone());
    }
    all
}

/// Counters told from the steps alone; updates are not.
fn count(counters: &mut Counters, step: Step) {
    *match step {
        Step::Choose { .. } => &mut counters.choices,
        Step::Cover { .. } => &mut counters.covers,
        Step::Purify { .. } => &mut counters.purifies,
        Step::Try { .. } => &mut counters.placements,
        Step::Solution { .. } => &mut counters.solutions,
        Step::Untry { .. } => &mut counters.untries,
        Step::Unpurify { .. } => &mut counters.unpurifies,
        Step::Uncover { .. } => &mut counters.uncovers,
    } += 1;
}

/// Elements in all rings: what a cover takes out is missing after it.
fn ring_total(search: &Search, problem: &Problem) -> u64 {
    let sizes = problem.items().map(|i| u64::from(search.links().size(i)));
    sizes.sum()
}

/// Walks the whole search and holds every position against what the steps so
/// far say it must be: path, counters, covered items, linked options.
#[track_caller]
fn walk(problem: &Problem, givens: &[OptionId], mut search: Search) {
    let mut model = Reference::new(problem, givens);
    let (mut path, mut counters, mut steps) = (Vec::new(), Counters::default(), 0);
    let mut total = ring_total(&search, problem);
    hold(problem, &model, &search);
    while let Some(step) = search.step() {
        if let Step::Choose { item, size } = step {
            assert_eq!(size as usize, model.linked_of(item).len());
        }
        model.follow(step);
        count(&mut counters, step);
        match step {
            Step::Try { option } => path.push(option),
            Step::Untry { option } => assert_eq!(path.pop(), Some(option)),
            _ => {}
        }
        let total_now = ring_total(&search, problem);
        match step {
            Step::Cover { .. } => counters.updates += total - total_now + 1,
            Step::Purify { .. } => counters.updates += total - total_now,
            _ => {}
        }
        (total, steps) = (total_now, steps + 1);
        assert_eq!(search.counters(), counters);
        assert_eq!(search.counters().steps(), steps);
        assert_eq!(search.depth(), path.len());
        assert_eq!(search.path().collect::<Vec<_>>(), path);
        let at_solution = matches!(step, Step::Solution { .. });
        assert_eq!(search.is_at_solution(), at_solution, "after {step:?}");
        hold(problem, &model, &search);
    }
    assert_eq!(counters.covers, counters.uncovers);
    assert_eq!(counters.purifies, counters.unpurifies);
    assert_eq!(counters.placements, counters.untries);
    assert_eq!(counters.nodes(), counters.choices + counters.solutions);
}

/// The links against the definitions of covered, coloured and linked.
#[track_caller]
fn hold(problem: &Problem, model: &Reference, search: &Search) {
    let links = search.links();
    assert_eq!(links.check(), Ok(()));
    for item in problem.items() {
        let coloured = model.colour[item.index()].is_some();
        assert_eq!(links.is_covered(item), model.covered[item.index()]);
        assert_eq!(links.is_coloured(item), coloured);
        if !links.is_covered(item) && !coloured {
            assert_eq!(links.ring(item).collect::<Vec<_>>(), model.linked_of(item));
        }
    }
    for option in problem.options() {
        assert_eq!(links.is_linked(option), model.is_linked(option));
    }
    let primary = problem.items().take(problem.primary_count());
    let open: Vec<_> = primary.filter(|&i| !links.is_covered(i)).collect();
    assert_eq!(links.active().collect::<Vec<_>>(), open);
}

/// Every step can be undone, and is the one `last` tells.
#[track_caller]
fn walk_to_and_fro(fresh: Search) {
    let mut search = fresh.clone();
    assert_eq!(search.last_step(), None);
    assert_eq!(search.back(), None);
    assert_eq!(search, fresh);
    let mut steps = Vec::new();
    loop {
        let before = search.clone();
        let Some(step) = search.step() else {
            assert_eq!(search, before, "a step past the end changes nothing");
            break;
        };
        let after = search.clone();
        assert_eq!(search.last_step(), Some(step));
        assert_eq!(search, after, "looking at {step:?} changes nothing");
        assert_eq!(search.back(), Some(step));
        assert_eq!(search, before, "{step:?} undone");
        search = after;
        steps.push(step);
    }
    assert!(search.is_complete());
    assert_eq!(search.links(), fresh.links());
    while let Some(step) = search.back() {
        assert_eq!(Some(step), steps.pop());
    }
    assert_eq!((search, steps), (fresh, Vec::new()));
}

/// Runs of so many placements reach positions of the walk, and the same end.
#[track_caller]
fn run_in_slices(mut search: Search, slice: u64) {
    let mut walked = search.clone();
    let mut runs = search.clone();
    while runs.next_solution() {}
    loop {
        let pause = search.run(slice);
        while walked.counters().steps() < search.counters().steps() {
            walked.step();
        }
        assert_eq!(search, walked);
        match pause {
            Pause::Solution => assert!(search.is_at_solution()),
            Pause::Limit => assert!(search.is_between_levels()),
            Pause::Complete => break,
        }
    }
    assert_eq!(walked.step(), None);
    assert_eq!(search, runs);
}

/// What somebody at the controls can do.
#[derive(Clone, Copy, Debug)]
enum Action {
    Step(u8),
    Back(u8),
    Run(u8),
    NextSolution,
    Last,
    Reset,
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        4 => (1..40u8).prop_map(Action::Step),
        4 => (1..40u8).prop_map(Action::Back),
        3 => (0..5u8).prop_map(Action::Run),
        2 => Just(Action::NextSolution),
        1 => Just(Action::Last),
        1 => Just(Action::Reset),
    ]
}

fn act(search: &mut Search, action: Action) {
    match action {
        Action::Step(times) => search.by_ref().take(times.into()).for_each(|_| ()),
        Action::Back(times) => (0..times).for_each(|_| _ = search.back()),
        Action::Run(placements) => _ = search.run(placements.into()),
        Action::NextSolution => _ = search.next_solution(),
        Action::Last => _ = search.last_step(),
        Action::Reset => search.reset(),
    }
}

proptest! {
    #![proptest_config(cases(3000))]

    /// Law 1, and that nothing is found twice.
    #[test]
    fn solutions_are_those_of_brute_force(case in random::case()) {
        let found = by_steps(case.search());
        prop_assert_eq!(&found, &by_runs(case.search()));
        let mut sorted: Vec<Vec<u32>> = found
            .iter()
            .map(|path| path.iter().map(|o| o.0).collect())
            .collect();
        sorted.iter_mut().for_each(|path| path.sort_unstable());
        sorted.sort();
        prop_assert_eq!(sorted, brute::covers(&case.problem, &case.givens));
    }

    /// Every step, in order, is the one the definition of the search demands.
    #[test]
    fn steps_are_those_of_the_reference(case in random::case()) {
        if !matches!(case.rule, Rule::Random { .. }) {
            let steps: Vec<Step> = case.search().collect();
            prop_assert_eq!(steps, reference::trace(&case.problem, case.rule, &case.givens));
        }
    }

    /// Laws 3, 4, 5 and 6 along the walk.
    #[test]
    fn positions_are_what_the_steps_say(case in random::case()) {
        walk(&case.problem, &case.givens, case.search());
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    /// Law 2.
    #[test]
    fn every_step_can_be_undone(case in random::case()) {
        walk_to_and_fro(case.search());
    }

    /// Law 4: slices of any size.
    #[test]
    fn slices_are_the_walk(case in random::case(), slice in 1..9u64) {
        run_in_slices(case.search(), slice);
    }

    /// Laws 2, 4 and 5 for whatever is done at the controls: the position is
    /// always the one that the walk has at this number of steps.
    #[test]
    fn any_actions_lead_to_positions_of_the_walk(
        case in random::case(),
        actions in proptest::collection::vec(action(), 1..25),
    ) {
        let all = positions(case.search());
        let mut search = case.search();
        for action in actions {
            act(&mut search, action);
            prop_assert_eq!(search.links().check(), Ok(()));
            let at = search.counters().steps() as usize;
            prop_assert!(search == all[at], "{:?} leads astray", action);
        }
    }

    /// `reset` from anywhere is a fresh search.
    #[test]
    fn reset_is_fresh(case in random::case()) {
        for position in positions(case.search()) {
            let mut search = position;
            search.reset();
            prop_assert!(search == case.search());
        }
    }

    /// Givens are accepted exactly if they agree; the one that does not is
    /// named, with an item it shares.
    #[test]
    fn givens_must_agree(
        problem in random::problem(),
        wishes in proptest::collection::vec(0..11u32, 0..4),
    ) {
        let exists = |o: &OptionId| o.index() < problem.option_count();
        let givens: Vec<OptionId> = wishes.into_iter().map(OptionId).filter(exists).collect();
        let got = Search::with_givens(&problem, Rule::Shortest, &givens);
        match (got, brute::clash(&problem, &givens)) {
            (Ok(_), None) => {}
            (Err(GivenError { option, item }), Some(clash)) => {
                prop_assert_eq!(option, clash);
                prop_assert_eq!(item.is_none(), problem.is_ignored(option));
            }
            (got, want) => prop_assert!(false, "{:?} for {:?}", got.is_ok(), want),
        }
    }
}

/// The laws on one puzzle, by each rule.
#[track_caller]
fn all_laws(problem: &Problem, givens: &[OptionId]) {
    for rule in [Rule::Shortest, Rule::First, Rule::Random { seed: 7 }] {
        let fresh = Search::with_givens(problem, rule, givens).unwrap();
        walk_to_and_fro(fresh.clone());
        run_in_slices(fresh.clone(), 5);
        assert_eq!(by_steps(fresh.clone()), by_runs(fresh.clone()));
        let mut search = fresh.clone();
        search.run(40);
        search.by_ref().take(3).for_each(|_| ());
        search.reset();
        assert_eq!(search, fresh);
    }
    let fresh = Search::with_givens(problem, Rule::Shortest, givens).unwrap();
    walk(problem, givens, fresh);
}

#[test]
fn named_puzzles_obey() {
    for (name, problem) in named() {
        println!("{name}");
        all_laws(&problem, &[]);
        let mut first = Search::new(&problem, Rule::Shortest);
        assert!(first.next_solution());
        let given: Vec<OptionId> = first.path().step_by(2).collect();
        all_laws(&problem, &given);
        let whole: Vec<OptionId> = first.path().collect();
        all_laws(&problem, &whole);
    }
}

#[test]
fn all_rules_find_the_same_covers() {
    for (name, problem) in named() {
        let found = |rule| {
            let mut covers = Vec::new();
            let mut search = Search::new(&problem, rule);
            while search.next_solution() {
                covers.push(cover(&search));
            }
            covers.sort();
            covers
        };
        let shortest = found(Rule::Shortest);
        assert_eq!(found(Rule::First), shortest, "{name}");
        for seed in 0..5 {
            assert_eq!(found(Rule::Random { seed }), shortest, "{name}");
        }
    }
}

/// Five items, each alone in two options: where the same items are left and
/// the same option was chosen last, the rule still picks now this item and
/// now that, by what was chosen before.
#[test]
fn the_random_rule_looks_at_the_whole_path() {
    let problem = common::parse("a b c d e\na\na\nb\nb\nc\nc\nd\nd\ne\ne\n");
    let mut picked: HashMap<_, HashSet<_>> = HashMap::new();
    for seed in 0..20 {
        let mut search = Search::new(&problem, Rule::Random { seed });
        while search.step().is_some() {
            if let Some(item) = search.upcoming() {
                let left: Vec<_> = search.links().active().collect();
                let key = (seed, left, search.path().last());
                picked.entry(key).or_default().insert(item);
            }
        }
    }
    assert!(picked.values().any(|items| items.len() > 1), "{picked:?}");
}

#[test]
fn a_given_complete_cover_is_one_solution_without_a_placement() {
    let (_, problem) = &named()[0];
    let givens = [OptionId(3), OptionId(4), OptionId(0)];
    let case = Case {
        problem: problem.clone(),
        rule: Rule::Shortest,
        givens: givens.to_vec(),
    };
    let steps: Vec<Step> = case.search().collect();
    assert_eq!(steps, [Step::Solution { number: 1 }]);
}
