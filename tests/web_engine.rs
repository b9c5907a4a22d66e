//! The engine compiled for the browser, where the shortest item is found with
//! other instructions than on the host. Run by `cargo xtask test wasm`.
#![cfg(target_arch = "wasm32")]

use dlx_stage::dlx::{ItemId, Problem, ProblemBuilder, Rule, Search};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Numbers that look random, below a bound.
struct Numbers(u32);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % bound
    }
}

/// So many primary items, some secondary ones, and options of up to four
/// different items, several for each item.
fn problem(primary: usize, numbers: &mut Numbers) -> Problem {
    let mut builder = ProblemBuilder::new();
    for item in 0..primary {
        builder.primary(&format!("p{item}")).unwrap();
    }
    for item in 0..3 {
        builder.secondary(&format!("s{item}")).unwrap();
    }
    for first in 0..5 * primary {
        let mut items = vec![first % primary];
        for _ in 0..numbers.below(4) {
            let item = numbers.below(primary + 3);
            if !items.contains(&item) {
                items.push(item);
            }
        }
        let items = items.into_iter().map(|item| ItemId(item as u32));
        builder.option(items).unwrap();
    }
    builder.build().unwrap()
}

/// Across blocks of sixteen keys, full and not full: the shortest item is the
/// leftmost of those with the fewest options.
#[wasm_bindgen_test]
fn the_shortest_item_is_the_one_of_the_definition() {
    let mut numbers = Numbers(1);
    for primary in 1..70 {
        let problem = problem(primary, &mut numbers);
        let seed = primary as u64;
        for rule in [Rule::Shortest, Rule::First, Rule::Random { seed }] {
            let mut search = Search::new(&problem, rule);
            for _ in 0..300 {
                let links = search.links();
                // `min_by_key` gives the first of equals.
                let shortest = links.active().min_by_key(|&item| links.size(item));
                assert_eq!(links.shortest(), shortest, "{primary} items, {rule:?}");
                if search.step().is_none() {
                    break;
                }
            }
        }
    }
}

/// What the host finds too, by single steps and by runs.
#[wasm_bindgen_test]
fn the_counts_are_those_of_the_host() {
    let lpnu = dlx_stage::puzzle::polyomino::Polyomino::lpnu();
    let problem = dlx_stage::puzzle::Puzzle::problem(&lpnu);
    let mut walked = Search::new(problem, Rule::Shortest);
    walked.by_ref().for_each(|_| ());
    let mut run = Search::new(problem, Rule::Shortest);
    while run.next_solution() {}
    assert_eq!(walked, run);
    let counters = run.counters();
    let found = (counters.solutions, counters.placements, counters.updates);
    assert_eq!(found, (8, 133, 28_206));
}
