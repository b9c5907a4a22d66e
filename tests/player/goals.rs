//! Running until something happens.

use crate::common::{at, player, problem};
use dlx_stage::dlx::{ItemId, Step};
use dlx_stage::player::{Goal, Player, Until, Walked};
use dlx_stage::settings::StepSize;
use dlx_stage::thing::Thing;

#[track_caller]
fn until(player: &mut Player, until: Until, breaks: &[Thing]) -> Walked {
    let goal = Goal::new(until, player);
    player.walk_until(Some(goal), breaks, u64::MAX)
}

#[test]
fn the_next_dead_end_and_solution_of_knuths_example() {
    let mut player = player("knuth");
    assert_eq!(until(&mut player, Until::DeadEnd, &[]), Walked::Goal);
    let last = player.look_back().step;
    assert!(
        matches!(last, Some(Step::Choose { size: 0, .. })),
        "{last:?}"
    );
    assert_eq!(until(&mut player, Until::Solution, &[]), Walked::Goal);
    assert_eq!(player.look_back().step, Some(Step::Solution { number: 1 }));
    assert_eq!(until(&mut player, Until::Solution, &[]), Walked::End);
}

#[test]
fn levels_placements_and_things() {
    let mut player = player("lpnu");
    assert_eq!(until(&mut player, Until::Placements(3), &[]), Walked::Goal);
    assert_eq!(player.search().counters().placements, 3);
    assert!(player.search().is_between_levels());
    let depth = player.search().depth() as u64;
    assert_eq!(until(&mut player, Until::Out, &[]), Walked::Goal);
    assert_eq!(player.search().depth() as u64, depth - 1);
    let item = Thing::Item(ItemId(23));
    assert_eq!(until(&mut player, Until::Thing(item), &[]), Walked::Goal);
    assert_eq!(
        player.look_back().step,
        Some(Step::Cover { item: ItemId(23) })
    );
    assert_eq!(until(&mut player, Until::Level(0), &[]), Walked::Goal);
    assert_eq!(player.search().depth(), 0);
}

#[test]
fn a_breakpoint_stops_whatever_runs() {
    let mut player = player("lpnu");
    let mut first = at("lpnu", 0);
    first.next_solution();
    let option = first.path().last().expect("a solution has options");
    let thing = Thing::Option(option);
    let walked = until(&mut player, Until::Solution, &[thing]);
    assert_eq!(walked, Walked::Break(thing));
    assert_eq!(player.look_back().step, Some(Step::Try { option }));
    // It stands in the way of steps of any size too.
    player.reset(&problem("lpnu"));
    let mut walked = Walked::Goal;
    while walked == Walked::Goal {
        walked = player.forwards(StepSize::Choice, &[thing], u64::MAX);
    }
    assert_eq!(walked, Walked::Break(thing));
}
