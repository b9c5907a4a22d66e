//! Mems, and the order of the writes, against lists that count for themselves.

use super::cases;
use super::common::{KNUTH, named, parse, random};
use super::naive::Naive;
use dlx_stage::dlx::{Fine, ItemId, Mems, OptionId, Problem, Rule, Search, Step, mems};
use proptest::prelude::*;

/// Every step costs what the lists count, from either side of it, and writes
/// what the lists write, in that order. Returns the total.
#[track_caller]
fn follow(problem: &Problem, rule: Rule, givens: &[OptionId]) -> Mems {
    let mut search = Search::with_givens(problem, rule, givens).unwrap();
    let mut naive = Naive::new(problem, rule, givens);
    let mut fine = Fine::new(search.clone());
    let mut total = Mems::default();
    loop {
        let before = search.clone();
        let Some(step) = search.step() else { break };
        let (cost, written) = naive.follow(step);
        assert_eq!(mems(&before, step), cost, "before {step:?}");
        assert_eq!(mems(&search, step), cost, "after {step:?}");
        let mut places = Vec::new();
        while let Some(write) = fine.write() {
            places.extend(write.place.map(|p| p.number()));
            if write.is_last() {
                break;
            }
            assert_eq!(mems(fine.search(), step), cost, "amid {step:?}");
        }
        assert_eq!(places, written, "{step:?}");
        total = total + cost;
    }
    while let Some(step) = search.back() {
        total = total - mems(&search, step);
    }
    assert_eq!(total, Mems::default(), "backwards");
    total
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn steps_cost_what_lists_count(case in random::case()) {
        follow(&case.problem, case.rule, &case.givens);
    }
}

#[test]
fn named_puzzles_cost_what_lists_count() {
    for (_, problem) in &named()[..3] {
        for rule in [Rule::Shortest, Rule::First, Rule::Random { seed: 3 }] {
            follow(problem, rule, &[]);
        }
    }
}

/// The first steps of Knuth's example, counted by hand.
#[test]
fn the_first_steps_of_knuths_example() {
    let problem = parse(KNUTH);
    let mut search = Search::new(&problem, Rule::Shortest);
    let mut cost = |want: Step, reads, writes| {
        let step = search.step().unwrap();
        assert_eq!(step, want);
        assert_eq!(mems(&search, step), Mems { reads, writes }, "{step:?}");
    };
    let (a, d) = (ItemId(0), ItemId(3));
    // `right` of the root and of seven headers, seven lengths.
    cost(Step::Choose { item: a, size: 2 }, 8 + 7, 0);
    // The header: 2 and 2. Down: the header and two nodes. Options a d g and
    // a d f each: three tops and the spacer's link, two nodes of 3 and 3. Then
    // down once more, to the first option.
    cost(Step::Cover { item: a }, 2 + 3 + 2 * (4 + 6) + 1, 2 + 2 * 6);
    // a d g: the tops of d, g and the spacer, and its link.
    cost(
        Step::Try {
            option: OptionId(1),
        },
        4,
        0,
    );
    // Of d only option d e g is left: e and g go.
    cost(Step::Cover { item: d }, 2 + 2 + 4 + 6, 2 + 6);
}

/// The same cover, write by write.
#[test]
fn the_writes_of_knuths_first_cover() {
    let problem = parse(KNUTH);
    let mut fine = Fine::new(Search::new(&problem, Rule::Shortest));
    fine.step();
    let links = fine.search().links().clone();
    let mut places = vec![links.header(ItemId(0))];
    for option in [1, 3].map(OptionId) {
        places.extend(links.nodes(option).skip(1));
    }
    let mut written = Vec::new();
    while let Some(write) = fine.write() {
        written.extend(write.place);
        assert_eq!(
            (write.step, write.count),
            (Step::Cover { item: ItemId(0) }, 5)
        );
        if write.is_last() {
            break;
        }
    }
    assert_eq!(written, places);
    let parts: Mems = [Mems::HEADER, Mems::NODE, Mems::NODE, Mems::NODE, Mems::NODE]
        .into_iter()
        .sum();
    let all = mems(fine.search(), Step::Cover { item: ItemId(0) });
    assert_eq!((all - parts).writes, 0, "the rest is walking");
}
