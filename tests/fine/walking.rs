//! Any walk at all, by writes and by steps, both ways.

use super::common::random;
use super::{cases, positions};
use dlx_stage::dlx::{Fine, Search, Write};
use proptest::prelude::*;

/// What somebody at the controls can do.
#[derive(Clone, Copy, Debug)]
enum Action {
    Write(u8),
    Unwrite(u8),
    Step(u8),
    Back(u8),
    Settle,
    Last,
    Run(u8),
    Reset,
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        6 => (1..30u8).prop_map(Action::Write),
        5 => (1..30u8).prop_map(Action::Unwrite),
        4 => (1..9u8).prop_map(Action::Step),
        3 => (1..9u8).prop_map(Action::Back),
        1 => Just(Action::Settle),
        1 => Just(Action::Last),
        2 => (0..3u8).prop_map(Action::Run),
        1 => Just(Action::Reset),
    ]
}

/// The positions of a walk by writes, and where in it each step ends.
struct Walk {
    all: Vec<Fine>,
    writes: Vec<Write>,
    boundaries: Vec<usize>,
}

impl Walk {
    fn of(search: Search) -> Self {
        let (all, writes) = positions(Fine::new(search));
        let ends = (0..writes.len()).filter(|&at| writes[at].is_last());
        let boundaries = std::iter::once(0).chain(ends.map(|at| at + 1)).collect();
        Walk {
            all,
            writes,
            boundaries,
        }
    }

    fn next_boundary(&self, at: usize) -> Option<usize> {
        self.boundaries.iter().copied().find(|&b| b > at)
    }

    fn boundary_before(&self, at: usize) -> Option<usize> {
        self.boundaries.iter().copied().rfind(|&b| b < at)
    }

    /// Does it, and tells where in the walk one must be then.
    #[track_caller]
    fn act(&self, fine: &mut Fine, at: usize, action: Action) -> usize {
        match action {
            Action::Write(times) => (0..times).fold(at, |at, _| {
                let write = self.writes.get(at).copied();
                assert_eq!(fine.write(), write);
                at + usize::from(write.is_some())
            }),
            Action::Unwrite(times) => (0..times).fold(at, |at, _| {
                let before = at.checked_sub(1);
                assert_eq!(fine.unwrite(), before.map(|b| self.writes[b]));
                before.unwrap_or(0)
            }),
            Action::Step(times) => (0..times).fold(at, |at, _| {
                let next = self.next_boundary(at);
                assert_eq!(fine.step(), next.map(|n| self.writes[n - 1].step));
                next.unwrap_or(at)
            }),
            Action::Back(times) => (0..times).fold(at, |at, _| {
                let before = self.boundary_before(at);
                assert_eq!(fine.back(), before.map(|b| self.writes[b].step));
                before.unwrap_or(0)
            }),
            Action::Settle => {
                let begin = if self.boundaries.contains(&at) {
                    at
                } else {
                    self.boundary_before(at).unwrap_or(0)
                };
                let step = (begin < at).then(|| self.writes[begin].step);
                assert_eq!(fine.settle(), step);
                begin
            }
            Action::Last => {
                let last = at.checked_sub(1).map(|before| self.writes[before]);
                assert_eq!(fine.last_write(), last);
                at
            }
            Action::Run(placements) => {
                fine.search_mut().run(placements.into());
                self.boundaries[fine.search().counters().steps() as usize]
            }
            Action::Reset => {
                fine.search_mut().reset();
                0
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    /// Laws 2, 4 and 5 for whatever is done at the controls.
    #[test]
    fn any_actions_lead_to_positions_of_the_walk(
        case in random::case(),
        actions in proptest::collection::vec(action(), 1..40),
    ) {
        let walk = Walk::of(case.search());
        let (mut fine, mut at) = (walk.all[0].clone(), 0);
        for action in actions {
            at = walk.act(&mut fine, at, action);
            prop_assert!(fine == walk.all[at], "{:?} leads astray", action);
        }
    }
}
