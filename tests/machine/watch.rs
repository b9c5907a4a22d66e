//! Looking on: a run and a walk tell the same.

use super::cases;
use super::common::{named, random};
use dlx_stage::dlx::{ItemId, NodeId, OptionId, Problem, Rule, Search, Step, Watch};
use proptest::prelude::*;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Event {
    Chosen(ItemId, u32),
    DeadEnd(ItemId),
    Tried(NodeId),
    Solution(u64, Vec<OptionId>),
    GivenUp(NodeId),
    Left(ItemId),
}

/// Writes down all that it is told.
#[derive(Default)]
struct Recorder(Vec<(u64, Event)>);

impl Watch for Recorder {
    fn chosen(&mut self, at: u64, item: ItemId, size: u32) {
        self.0.push((at, Event::Chosen(item, size)));
    }
    fn dead_end(&mut self, at: u64, item: ItemId) {
        self.0.push((at, Event::DeadEnd(item)));
    }
    fn tried(&mut self, at: u64, node: NodeId) {
        self.0.push((at, Event::Tried(node)));
    }
    fn solution(&mut self, at: u64, search: &Search) {
        assert!(search.is_at_solution());
        assert_eq!(search.counters().steps(), at);
        let found = Event::Solution(search.counters().solutions, search.path().collect());
        self.0.push((at, found));
    }
    fn given_up(&mut self, at: u64, node: NodeId) {
        self.0.push((at, Event::GivenUp(node)));
    }
    fn left(&mut self, at: u64, item: ItemId) {
        self.0.push((at, Event::Left(item)));
    }
}

/// The events that the steps, and they alone, amount to.
pub(super) fn told(mut search: Search, problem: &Problem) -> Vec<(u64, Event)> {
    let mut events = Vec::new();
    // The levels' items, their sizes, and the nodes tried.
    let (mut levels, mut nodes) = (Vec::new(), Vec::new());
    for at in 1.. {
        let Some(step) = search.step() else { break };
        let event = match step {
            Step::Choose { item, size } => {
                levels.push((item, size));
                match size {
                    0 => Event::DeadEnd(item),
                    size => Event::Chosen(item, size),
                }
            }
            Step::Try { option } => {
                let &(item, _) = levels.last().unwrap();
                assert!(problem.option(option).iter().any(|u| u.item == item));
                nodes.push(search.links().node_in(option, item).unwrap());
                Event::Tried(nodes[nodes.len() - 1])
            }
            Step::Solution { number } => Event::Solution(number, search.path().collect()),
            Step::Untry { .. } => Event::GivenUp(nodes.pop().unwrap()),
            Step::Uncover { .. } if levels.len() > nodes.len() => match levels.pop() {
                Some((item, size)) if size > 0 => Event::Left(item),
                _ => continue,
            },
            Step::Cover { .. }
            | Step::Purify { .. }
            | Step::Unpurify { .. }
            | Step::Uncover { .. } => continue,
        };
        events.push((at, event));
    }
    events
}

/// Goes to the end, now by a run of so many placements, now by so many steps.
pub(super) fn recorded(mut search: Search, portions: &[(bool, u8)]) -> Vec<(u64, Event)> {
    let mut recorder = Recorder::default();
    for &(run, portion) in portions {
        if run {
            search.run_watched(portion.into(), &mut recorder);
        } else {
            (0..portion).for_each(|_| _ = search.step_watched(&mut recorder));
        }
    }
    while !search.is_complete() {
        search.run_watched(u64::MAX, &mut recorder);
    }
    recorder.0
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn every_mixture_of_speeds_tells_the_same(
        case in random::case(),
        portions in proptest::collection::vec((any::<bool>(), 0..12u8), 0..20),
    ) {
        let want = told(case.search(), &case.problem);
        prop_assert_eq!(&recorded(case.search(), &[]), &want);
        prop_assert_eq!(&recorded(case.search(), &portions), &want);
    }

    /// Looking on changes nothing.
    #[test]
    fn a_watched_search_is_the_same(case in random::case(), slice in 0..9u64) {
        let (mut watched, mut alone) = (case.search(), case.search());
        for _ in 0..30 {
            let pause = watched.run_watched(slice, &mut Recorder::default());
            prop_assert_eq!(pause, alone.run(slice));
            let step = watched.step_watched(&mut Recorder::default());
            prop_assert_eq!(step, alone.step());
            prop_assert!(watched == alone);
        }
    }
}

#[test]
fn named_puzzles_are_told_alike() {
    for (name, problem) in named() {
        for rule in [Rule::Shortest, Rule::First, Rule::Random { seed: 3 }] {
            let fresh = Search::new(&problem, rule);
            let want = told(fresh.clone(), &problem);
            assert_eq!(recorded(fresh.clone(), &[]), want, "{name}");
            let portions: Vec<_> = (0..200).map(|n| (n % 2 == 0, n % 7)).collect();
            assert_eq!(recorded(fresh, &portions), want, "{name}");
        }
    }
}
