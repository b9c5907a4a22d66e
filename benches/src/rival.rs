//! The crate `dlx`, given the same problems.

use dlx::choose::{mrv_chooser, no_tiebreak, prefer_any};
use dlx::x::{Problem, make_problem};
use dlx::{OptOrder, Solver, Uint};

use crate::instances::Case;
use crate::plain::Totals;

/// The problem that is left after the givens. The crate has no givens, so the
/// items they cover, and the options they rule out, are not there at all.
pub fn problem(case: &Case) -> Problem {
    let links = case.search();
    let links = links.links();
    let (mut primary, mut count) = (0, 0);
    let mut number = Vec::new();
    for item in case.problem.items() {
        let free = !links.is_covered(item);
        number.push(free.then_some(count));
        count += Uint::from(free);
        primary += Uint::from(free && case.problem.is_primary(item));
    }
    let items_of = |option| -> Option<Vec<Uint>> {
        let uses = case.problem.option(option).iter();
        uses.map(|each| number[each.item.index()]).collect()
    };
    let options: Vec<_> = case.problem.options().filter_map(items_of).collect();
    make_problem(primary, count - primary, &options, OptOrder::Seq)
}

/// Counts all covers; shortest item, leftmost of equals.
pub fn search(problem: &mut Problem, totals: &mut Totals) {
    let mut chooser = mrv_chooser(prefer_any(), no_tiebreak());
    let mut solver = Solver::new(problem);
    let mut solutions = 0;
    while solver.next_solution(&mut chooser) {
        solutions += 1;
    }
    totals.solutions += solutions;
    totals.updates += solver.get_updates().unsigned_abs() as u64;
    // Its profile counts the nodes that are no solutions.
    totals.nodes += solver.get_profile().iter().sum::<usize>() as u64 + solutions;
}
