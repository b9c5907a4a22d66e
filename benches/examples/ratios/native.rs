//! The contenders that run on the host.

use benches::instances::Instance;
use benches::plain::{self, Totals};
use benches::rival;
use cpu_time::ThreadTime;
use dlx::x::Problem;
use dlx_stage::dlx::{Links, Search};

use crate::report::Who;

/// Everything built, so that only searching is left.
pub struct Native {
    searches: Vec<Search>,
    links: Vec<Links>,
    rivals: Vec<Problem>,
}

impl Native {
    pub fn new(instance: &Instance) -> Self {
        let cases = instance.cases();
        let searches: Vec<Search> = cases.iter().map(|case| case.search()).collect();
        Native {
            links: searches.iter().map(|s| s.links().clone()).collect(),
            rivals: cases.iter().map(rival::problem).collect(),
            searches,
        }
    }

    /// Solves the instance so many times. Seconds, and what one time came to.
    pub fn run(&mut self, who: Who, repeats: u64) -> (f64, Totals) {
        let mut totals = Totals::default();
        let start = ThreadTime::now();
        for _ in 0..repeats {
            totals = Totals::default();
            match who {
                Who::Fast => self.search(&mut totals, |s| while s.next_solution() {}),
                Who::Steps => self.search(&mut totals, |s| while s.step().is_some() {}),
                Who::Plain => {
                    let links = self.links.iter_mut();
                    links.for_each(|links| plain::search(links, &mut totals));
                }
                Who::Rival => {
                    let rivals = self.rivals.iter_mut();
                    rivals.for_each(|problem| rival::search(problem, &mut totals));
                }
                Who::Wasm | Who::Npm => unreachable!("these run in Node"),
            }
        }
        (start.elapsed().as_secs_f64(), totals)
    }

    fn search(&mut self, totals: &mut Totals, to_the_end: impl Fn(&mut Search)) {
        for search in &mut self.searches {
            search.reset();
            to_the_end(search);
            let counters = search.counters();
            totals.solutions += counters.solutions;
            totals.nodes += counters.nodes();
            totals.updates += counters.updates;
        }
    }
}
