//! Jumps both ways lead exactly where walking leads.

use crate::common::{at, end, player, problem, seek};
use dlx_stage::dlx::{Rule, Search};

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
