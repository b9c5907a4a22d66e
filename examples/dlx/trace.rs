//! `dlx trace`: the search step by step.

use std::io::Write;

use dlx_stage::dlx::Step;

use crate::Stop;
use crate::args::Walk;
use crate::source::Source;

/// Prints every step up to the last solution wanted, or to the end.
pub fn trace(source: &Source, walk: &Walk, out: &mut impl Write) -> Result<(), Stop> {
    let mut search = source.search(walk.rule())?;
    while walk.wants_more(search.counters().solutions)
        && let Some(step) = search.step()
    {
        writeln!(out, "{}", step.text(source.problem()))?;
        if let Step::Solution { .. } = step {
            out.flush()?; // the next one may be long in coming
        }
    }
    Ok(())
}
