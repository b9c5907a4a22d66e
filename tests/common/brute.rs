//! Exact covers by looking at every set of options: no search, no links.

use dlx_stage::dlx::{OptionId, Problem};

/// Whether both options may be chosen: each item they share has one and the
/// same colour in both.
pub fn agree(problem: &Problem, one: OptionId, other: OptionId) -> bool {
    problem.option(one).iter().all(|a| {
        let mut shared = problem.option(other).iter().filter(|b| a.item == b.item);
        shared.all(|b| a.colour.is_some() && a.colour == b.colour)
    })
}

/// The first given that cannot be chosen after those before it.
pub fn clash(problem: &Problem, givens: &[OptionId]) -> Option<OptionId> {
    let fits = |at: usize| {
        let earlier = &givens[..at];
        let agrees = |&e| e != givens[at] && agree(problem, e, givens[at]);
        !problem.is_ignored(givens[at]) && earlier.iter().all(agrees)
    };
    (0..givens.len()).find(|&at| !fits(at)).map(|at| givens[at])
}

/// All exact covers that contain the givens, less the givens: each sorted, and
/// sorted among themselves.
pub fn covers(problem: &Problem, givens: &[OptionId]) -> Vec<Vec<u32>> {
    let options: Vec<OptionId> = problem.options().collect();
    let usable: Vec<OptionId> = options
        .into_iter()
        .filter(|&o| !problem.is_ignored(o) && !givens.contains(&o))
        .collect();
    assert!(usable.len() <= 16, "too many options for brute force");
    let mut covers = Vec::new();
    for set in 0u32..1 << usable.len() {
        let chosen = (0..usable.len())
            .filter(|&at| set >> at & 1 == 1)
            .map(|at| usable[at]);
        let all: Vec<OptionId> = givens.iter().copied().chain(chosen.clone()).collect();
        if is_cover(problem, &all) {
            covers.push(chosen.map(|o| o.0).collect());
        }
    }
    covers.sort();
    covers
}

/// The definition of an exact cover.
fn is_cover(problem: &Problem, chosen: &[OptionId]) -> bool {
    let uses = |item| {
        let of = move |o: &&OptionId| problem.option(**o).iter().any(|u| u.item == item);
        chosen.iter().filter(of).count()
    };
    let all_agree = chosen
        .iter()
        .enumerate()
        .all(|(at, &a)| chosen[..at].iter().all(|&b| agree(problem, a, b)));
    all_agree
        && problem
            .items()
            .filter(|&i| problem.is_primary(i))
            .all(|i| uses(i) == 1)
}
