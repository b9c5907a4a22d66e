//! Steps of every size, and the accesses counted on the way.

use crate::common::{player, problem};
use dlx_stage::dlx::{Mems, Rule, Search, mems};
use dlx_stage::player::Walked;
use dlx_stage::settings::StepSize;

#[test]
fn single_links_lead_through_the_same_positions() {
    for name in ["knuth", "lpnu", "colours"] {
        let mut player = player(name);
        let mut search = Search::new(&problem(name), Rule::Shortest);
        let mut writes = 0;
        while player.forwards(StepSize::Link, &[], 1) != Walked::End {
            writes += 1;
            if player.middle().is_none() {
                search.step();
                assert_eq!(player.search(), &search);
            }
            assert_eq!(
                player.search().counters(),
                search.counters(),
                "as before the step"
            );
        }
        assert!(search.is_complete());
        for _ in 0..writes {
            assert!(!player.is_at_start());
            player.backwards(StepSize::Link, 1);
        }
        assert!(player.is_at_start(), "{name}: as many back as forwards");
        assert_eq!(
            player.search(),
            &Search::new(&problem(name), Rule::Shortest)
        );
    }
}

#[test]
fn a_step_finishes_the_one_under_way_and_back_undoes_it() {
    let mut player = player("knuth");
    player.forwards(StepSize::Link, &[], 1); // choose a
    player.forwards(StepSize::Link, &[], 1);
    assert_eq!(player.middle().map(|m| m.done), Some(1));
    assert_eq!(player.step_number(), 1);
    player.forwards(StepSize::Cover, &[], 1);
    assert_eq!((player.middle(), player.step_number()), (None, 2));
    player.backwards(StepSize::Link, 1);
    assert!(player.middle().is_some());
    player.backwards(StepSize::Cover, 1);
    assert_eq!((player.middle(), player.step_number()), (None, 1));
}

#[test]
fn accesses_are_those_of_the_steps_walked_and_undone_exactly() {
    let mut player = player("lpnu");
    let mut search = Search::new(&problem("lpnu"), Rule::Shortest);
    let mut totals = vec![Mems::default()];
    while let Some(step) = player.step() {
        search.step();
        let total = totals[totals.len() - 1] + mems(&search, step);
        assert_eq!(player.mems(), Some(total));
        totals.push(total);
    }
    while player.back().is_some() {
        totals.pop();
        assert_eq!(player.mems(), totals.last().copied());
    }
    player.run(5);
    assert_eq!(player.mems(), None, "a run does not count");
    player.reset(&problem("lpnu"));
    assert_eq!(player.mems(), Some(Mems::default()));
}
