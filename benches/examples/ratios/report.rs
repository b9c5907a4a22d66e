//! The table.

use benches::instances::Instance;
use benches::plain::Totals;

/// Who solves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The engine, from solution to solution.
    Fast,
    /// Recursion over the engine's links.
    Plain,
    /// The crate `dlx`.
    Rival,
    /// The engine, step by step.
    Steps,
    /// The engine in Node, from solution to solution.
    Wasm,
    /// The npm package `dancing-links` in Node.
    Npm,
}

impl Who {
    pub const ALL: [Who; 6] = [
        Who::Fast,
        Who::Plain,
        Who::Rival,
        Who::Steps,
        Who::Wasm,
        Who::Npm,
    ];
}

/// A ratio and what it must be.
struct Target {
    name: &'static str,
    over: Who,
    under: Who,
    bound: Bound,
}

enum Bound {
    AtMost(f64),
    AtLeast(f64),
}

const TARGETS: [Target; 5] = [
    Target {
        name: "fast/plain",
        over: Who::Fast,
        under: Who::Plain,
        bound: Bound::AtMost(1.05),
    },
    Target {
        name: "fast/dlx",
        over: Who::Fast,
        under: Who::Rival,
        bound: Bound::AtMost(1.0),
    },
    Target {
        name: "steps/fast",
        over: Who::Steps,
        under: Who::Fast,
        bound: Bound::AtMost(3.0),
    },
    Target {
        name: "wasm/native",
        over: Who::Wasm,
        under: Who::Fast,
        bound: Bound::AtMost(1.3),
    },
    Target {
        name: "npm/wasm",
        over: Who::Npm,
        under: Who::Wasm,
        bound: Bound::AtLeast(2.0),
    },
];

/// The times of an instance.
pub struct Row {
    instance: &'static Instance,
    repeats: u64,
    /// By `Who`, seconds of each round.
    seconds: [Vec<f64>; Who::ALL.len()],
    /// What someone came to that DLX1 does not.
    wrong: Option<(Who, Totals)>,
}

/// Says what the columns are.
pub fn print_targets() {
    print!("{:<11}{:>10}{:>12}", "instance", "fast, ms", "updates/µs");
    for target in &TARGETS {
        print!("{:>14}", target.name);
    }
    print!("\n{:<33}", "target");
    for target in &TARGETS {
        let bound = match target.bound {
            Bound::AtMost(most) => format!("≤ {most:.2}"),
            Bound::AtLeast(least) => format!("≥ {least:.2}"),
        };
        print!("{bound:>14}");
    }
    println!("  nodes and updates");
}

impl Row {
    pub fn new(instance: &'static Instance, repeats: u64) -> Self {
        Row {
            instance,
            repeats,
            seconds: Default::default(),
            wrong: None,
        }
    }

    pub fn add(&mut self, who: Who, seconds: f64, totals: Totals) {
        self.seconds[who as usize].push(seconds);
        let Instance {
            solutions,
            nodes,
            updates,
            ..
        } = *self.instance;
        let want = Totals {
            solutions,
            nodes,
            updates,
        };
        let same = match who {
            // It counts neither nodes nor updates.
            Who::Npm => totals.solutions == solutions,
            // It does not cover an item without options.
            Who::Rival => totals.solutions == solutions && totals.nodes == nodes,
            _ => totals == want,
        };
        if !same {
            self.wrong = Some((who, totals));
        }
    }

    /// Prints the row; whether all is as it must be.
    pub fn print(&self) -> bool {
        let fast = median(self.seconds[Who::Fast as usize].clone()) / self.repeats as f64;
        let speed = self.instance.updates as f64 / fast / 1e6;
        print!(
            "{:<11}{:>10.3}{speed:>12.0}",
            self.instance.name,
            fast * 1e3
        );
        let mut good = self.wrong.is_none();
        for target in &TARGETS {
            let rounds = self.seconds[target.over as usize]
                .iter()
                .zip(&self.seconds[target.under as usize]);
            let ratios: Vec<f64> = rounds.map(|(over, under)| over / under).collect();
            if ratios.is_empty() {
                print!("{:>14}", "-");
                continue;
            }
            let ratio = median(ratios);
            let met = match target.bound {
                Bound::AtMost(most) => ratio <= most,
                Bound::AtLeast(least) => ratio >= least,
            };
            good &= met;
            let mark = if met { "ok" } else { "MISSED" };
            print!("{:>14}", format!("{ratio:.2} {mark}"));
        }
        match self.wrong {
            None => println!("  as DLX1"),
            Some((who, totals)) => println!("  {who:?}: {totals:?}"),
        }
        good
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() % 2 {
        0 => (values[middle - 1] + values[middle]) / 2.0,
        _ => values[middle],
    }
}
