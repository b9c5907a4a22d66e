//! The ratios the project promises, from one run: `cargo xtask bench`, with
//! the names of instances for some of them only. Fails if one is missed.
//!
//! All contenders solve an instance in turn, several rounds; a ratio is the
//! median over the rounds of two times of the same round, so that a machine
//! that is busy now and then slows both. Times are CPU times of the search
//! alone.

mod native;
mod node;
mod report;

use std::env;
use std::process::ExitCode;

use benches::instances::{INSTANCES, Instance};
use native::Native;
use node::Node;
use report::{Row, Who};

/// How much work a time is measured over, at least.
const UPDATES_A_TIME: u64 = 6_000_000;

/// Where in memory the links come to lie makes some hundredths of difference,
/// to one contender more than to another: so they are built several times.
const PLACES: usize = 9;
const ROUNDS: usize = 5;

fn main() -> ExitCode {
    let wanted: Vec<String> = env::args().skip(1).collect();
    let names = INSTANCES.map(|instance| instance.name);
    if let Some(unknown) = wanted.iter().find(|name| !names.contains(&name.as_str())) {
        eprintln!("no instance `{unknown}`; there are: {}", names.join(" "));
        return ExitCode::from(2);
    }
    let mut node = match Node::start() {
        Ok(node) => Some(node),
        Err(missing) => {
            println!("Without wasm and npm: {missing}\n");
            None
        }
    };
    report::print_targets();
    let mut good = true;
    for (number, instance) in INSTANCES.iter().enumerate() {
        if wanted.is_empty() || wanted.iter().any(|name| name == instance.name) {
            let row = measure(number, instance, node.as_mut());
            good &= row.print();
        }
    }
    if good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Lets everyone solve the instance, in turn.
fn measure(number: usize, instance: &'static Instance, mut node: Option<&mut Node>) -> Row {
    let repeats = UPDATES_A_TIME.div_ceil(instance.updates);
    let (places, rounds) = match instance.updates > 100 * UPDATES_A_TIME {
        true => (1, 2),
        false => (PLACES, ROUNDS),
    };
    let mut row = Row::new(instance, repeats);
    let mut kept = Vec::new();
    for _ in 0..places {
        let mut native = Native::new(instance);
        // The first round of short ones warms up.
        let warm_up = usize::from(places > 1);
        for round in 0..warm_up + rounds {
            for who in Who::ALL {
                let done = match who {
                    Who::Wasm | Who::Npm => node
                        .as_deref_mut()
                        .and_then(|node| node.run(who, number, repeats)),
                    _ => Some(native.run(who, repeats)),
                };
                if let Some((seconds, totals)) = done
                    && round >= warm_up
                {
                    row.add(who, seconds, totals);
                }
            }
        }
        // Or the next would lie in the same place.
        kept.push(native);
    }
    row
}
