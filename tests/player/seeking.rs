//! Jumps both ways lead exactly where walking leads.

use crate::common::{at, end, player, problem, seek};
use dlx_stage::dlx::{ItemId, OptionId, Rule, Search};
use dlx_stage::player::Seek;
use dlx_stage::settings::StepSize;

#[test]
fn any_step_from_any_other() {
    for name in ["knuth", "lpnu", "colours"] {
        let end = end(name);
        let stride = (end / 40).max(1) as usize;
        let mut player = player(name);
        for target in (0..=end)
            .step_by(stride)
            .chain((0..=end).rev().step_by(stride + 1))
        {
            seek(&mut player, target);
            assert_eq!(player.search(), &at(name, target), "{name} at {target}");
        }
        seek(&mut player, u64::MAX);
        assert!(player.search().is_complete());
        assert_eq!(player.step_number(), end);
    }
}

#[test]
fn far_back_from_the_end_of_a_long_run() {
    let mut player = player("queens:9");
    let end = end("queens:9");
    seek(&mut player, end);
    assert_eq!(player.record().known(), end);
    for target in [end - 1, end / 2, end / 3 + 7, 1, 0, end / 2 + 1] {
        seek(&mut player, target);
        assert_eq!(player.search(), &at("queens:9", target), "{target}");
        assert_eq!(player.record().known(), end, "going back forgets nothing");
    }
}

#[test]
fn a_run_from_the_middle_of_what_is_known_goes_on_as_ever() {
    let name = "queens:7";
    let mut player = player(name);
    seek(&mut player, 3000);
    seek(&mut player, 1234);
    while !player.search().is_complete() {
        player.run(10);
    }
    let mut search = Search::new(&problem(name), Rule::Shortest);
    while !search.is_complete() {
        search.run(u64::MAX);
    }
    assert_eq!(player.search(), &search);
    assert_eq!(player.record().known(), end(name));
    assert_eq!(player.record().log.count(), 40);
}

/// Where solutions lie close together there are positions to come back to all
/// the same: a jump far back is a short run.
#[test]
fn far_back_among_many_solutions() {
    let mut player = player("sudoku:3");
    while player.step_number() < 4_000_000 {
        assert!(!player.run_past(256));
    }
    assert!(player.search().counters().solutions > 10_000);
    for target in [3_000_000, 2_000_001, 17, 1_234_567] {
        let mut seek = Seek::to(target, &player);
        let slices = (1..).find(|_| player.seek(&mut seek)).unwrap_or(0);
        assert_eq!(player.step_number(), target);
        assert!(slices < 100, "{slices} slices to {target}");
    }
    // And when one stops at each of them.
    let mut player = crate::common::player("sudoku:3");
    while player.step_number() < 300_000 {
        player.run(256);
    }
    let kept = player.record().before(300_000).expect("some are kept");
    assert!(kept.mark.steps() > 200_000, "{}", kept.mark.steps());
}

#[test]
fn a_refused_steer_leaves_the_search_where_it_is() {
    let mut player = player("lpnu");
    player.step(); // choose
    player.step(); // cover
    let before = player.search().clone();
    assert!(player.steer(ItemId(0), Some(OptionId(181))).is_err());
    assert_eq!(player.search(), &before);
}

#[test]
fn a_steer_refused_amid_a_step_leaves_its_writes_done() {
    let mut player = player("lpnu");
    for writes in 1..60 {
        player.forwards(StepSize::Link, &[], 1);
        let (middle, mems) = (player.middle(), player.mems());
        let before = player.search().clone();
        assert!(player.steer(ItemId(0), Some(OptionId(181))).is_err());
        assert_eq!((player.middle(), player.mems()), (middle, mems), "{writes}");
        assert_eq!(player.search(), &before);
    }
}
