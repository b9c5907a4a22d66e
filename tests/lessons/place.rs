//! A place in a search, walked to on its own: nothing of the page is used.

use dlx_stage::dlx::{Fine, Links, Problem, Rule, Search, Step, Write, text::parse_knuth};
use dlx_stage::lesson;
use dlx_stage::puzzle::{Puzzle, polyomino::Polyomino};
use dlx_stage::settings::RuleKind;

pub struct Place {
    pub problem: Problem,
    rule: Rule,
    /// How many steps are made.
    pub at: u64,
    /// The search there, with its writes done.
    fine: Fine,
    pub last_write: Option<Write>,
}

/// The problem of the picker's puzzle, from its file.
fn problem(id: &str) -> Problem {
    let read = |text| parse_knuth(text).expect("a sample can be read");
    match id {
        "exact-knuth" => read(include_str!("../../www/samples/exact-knuth.dlx")),
        "exact-order" => read(include_str!("../../www/samples/exact-order.dlx")),
        "lpnu" => Polyomino::lpnu().problem().clone(),
        _ => panic!("a lesson on {id}: say here what problem that is"),
    }
}

impl Place {
    #[track_caller]
    pub fn of(place: &lesson::Place) -> Self {
        let problem = problem(place.puzzle);
        let rule = match place.rule {
            RuleKind::Shortest => Rule::Shortest,
            RuleKind::Leftmost => Rule::First,
            RuleKind::Random => panic!("no lesson goes by chance"),
        };
        let search = walk(&problem, rule, place.step);
        let mut fine = Fine::new(search);
        let mut last_write = None;
        for _ in 0..place.writes {
            last_write = fine.write();
            assert!(fine.middle().is_some(), "amid the step");
        }
        Place {
            problem,
            rule,
            at: place.step,
            fine,
            last_write,
        }
    }

    pub fn search(&self) -> &Search {
        self.fine.search()
    }

    pub fn links(&self) -> &Links {
        self.search().links()
    }

    /// The same search at another step.
    pub fn search_at(&self, step: u64) -> Search {
        walk(&self.problem, self.rule, step)
    }

    /// All solutions of the whole search by a rule, as sets of options.
    pub fn solutions(&self, rule: Option<Rule>) -> Vec<Vec<u32>> {
        let mut search = Search::new(&self.problem, rule.unwrap_or(self.rule));
        let mut found = Vec::new();
        while let Some(step) = search.step() {
            if let Step::Solution { .. } = step {
                found.push(super::common::cover(&search));
            }
        }
        found.sort();
        found
    }

    /// The steps from one number to another, both included, counted from 1,
    /// as [`Step::text`] writes them, but with options numbered from 1.
    pub fn steps(&self, from: u64, to: u64) -> Vec<String> {
        let mut search = self.search_at(from - 1);
        let steps = (from..=to).map_while(|_| search.step());
        steps.map(|step| self.step_text(step)).collect()
    }

    fn step_text(&self, step: Step) -> String {
        match step {
            Step::Try { option } => format!("try {}", option.0 + 1),
            Step::Untry { option } => format!("untry {}", option.0 + 1),
            other => other.text(&self.problem).to_string(),
        }
    }
}

/// One step after the other from the beginning.
#[track_caller]
fn walk(problem: &Problem, rule: Rule, steps: u64) -> Search {
    let mut search = Search::new(problem, rule);
    for step in 0..steps {
        assert!(search.step().is_some(), "the search ends at step {step}");
    }
    search
}
