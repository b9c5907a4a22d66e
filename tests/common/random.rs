//! Random small problems, with all that a problem can have.

use dlx_stage::dlx::{OptionId, Problem, ProblemBuilder, Rule, Search, Use};
use proptest::prelude::*;

/// So many random cases, and no files written.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// What an option does with an item: nothing, take it, or colour it.
type Role = Option<Option<u8>>;

/// A problem with a rule and options chosen up front.
#[derive(Clone, Debug)]
pub struct Case {
    pub problem: Problem,
    pub rule: Rule,
    pub givens: Vec<OptionId>,
}

impl Case {
    pub fn search(&self) -> Search {
        match Search::with_givens(&self.problem, self.rule, &self.givens) {
            Ok(search) => search,
            Err(error) => panic!("{error:?} in {self:?}"),
        }
    }
}

pub fn rule() -> impl Strategy<Value = Rule> {
    prop_oneof![
        3 => Just(Rule::Shortest),
        1 => Just(Rule::First),
        2 => any::<u64>().prop_map(|seed| Rule::Random { seed }),
    ]
}

/// One to nine items, up to eleven options. An option takes an item with a
/// chance that leaves some problems with many covers and some with none; an
/// option may be empty, without primary items, or there twice.
pub fn problem() -> impl Strategy<Value = Problem> {
    (0..=5usize, 0..=4usize, any::<bool>())
        .prop_filter("no items", |(primary, secondary, _)| {
            primary + secondary > 0
        })
        .prop_flat_map(|(primary, secondary, colours)| {
            let width = primary + secondary;
            let role = prop_oneof![
                5 => Just(None),
                2 => Just(Some(None)),
                3 => (0..3u8).prop_map(move |c| Some(colours.then_some(c))),
            ];
            let option = proptest::collection::vec(role, width);
            let options = proptest::collection::vec(option, 0..=11);
            (Just(primary), options, any::<u32>())
                .prop_map(move |(primary, options, turn)| build(primary, width, &options, turn))
        })
}

/// `turn` turns each option, so that its items come in any order.
fn build(primary: usize, width: usize, options: &[Vec<Role>], turn: u32) -> Problem {
    let mut builder = ProblemBuilder::new();
    let add = |b: &mut ProblemBuilder, at: usize| {
        let name = format!("i{at}");
        if at < primary {
            b.primary(&name)
        } else {
            b.secondary(&name)
        }
    };
    let items: Vec<_> = (0..width)
        .map(|at| add(&mut builder, at).unwrap())
        .collect();
    for (number, roles) in options.iter().enumerate() {
        let used = roles.iter().enumerate();
        let mut used: Vec<_> = used.filter_map(|(at, role)| Some((at, (*role)?))).collect();
        let by = (turn as usize).wrapping_add(number) % used.len().max(1);
        used.rotate_left(by);
        let mut uses = Vec::new();
        for (at, colour) in used {
            let colour = colour.filter(|_| at >= primary);
            let colour = colour.map(|c| builder.colour(&c.to_string()).unwrap());
            let item = items[at];
            uses.push(Use { item, colour });
        }
        builder.option(uses).unwrap();
    }
    builder.build().unwrap()
}

/// A problem with up to three givens, chosen so that they can be.
pub fn case() -> impl Strategy<Value = Case> {
    let wishes = proptest::collection::vec(any::<u32>(), 0..=3);
    (problem(), rule(), wishes).prop_map(|(problem, rule, wishes)| {
        let mut givens = Vec::new();
        for wish in wishes {
            let Some(at) = wish.checked_rem(problem.option_count() as u32) else {
                continue;
            };
            givens.push(OptionId(at));
            if super::brute::clash(&problem, &givens).is_some() {
                givens.pop();
            }
        }
        Case {
            problem,
            rule,
            givens,
        }
    })
}
