//! What these tests share.

use dlx_stage::dlx::{Problem, Rule, Search, text};
use dlx_stage::player::{Player, Seek};
use dlx_stage::puzzle::named::named;

pub fn problem(name: &str) -> Problem {
    match name {
        "knuth" => {
            text::parse_knuth("a b c d e f g\nc e\na d g\nb c f\na d f\nb g\nd e g\n").unwrap()
        }
        "colours" => {
            text::parse_knuth("p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n").unwrap()
        }
        _ => named(name).unwrap().problem().clone(),
    }
}

pub fn player(name: &str) -> Player {
    let problem = problem(name);
    Player::new(&problem, Search::new(&problem, Rule::Shortest))
}

/// Goes to this step.
#[track_caller]
pub fn seek(player: &mut Player, target: u64) {
    let mut seek = Seek::to(target, player);
    for _ in 0..1_000_000 {
        if player.seek(&mut seek) {
            return;
        }
    }
    panic!("it does not arrive at {target}");
}

/// The search after so many steps from the beginning.
pub fn at(name: &str, step: u64) -> Search {
    let mut search = Search::new(&problem(name), Rule::Shortest);
    for _ in 0..step {
        search.step();
    }
    search
}

/// The number of the last step.
pub fn end(name: &str) -> u64 {
    let mut search = Search::new(&problem(name), Rule::Shortest);
    while !search.is_complete() {
        search.run(u64::MAX);
    }
    search.counters().steps()
}
