//! Counting without the engine.

use dlx_stage::dlx::{ItemId, OptionId, Problem};
use std::collections::BTreeSet;

/// Row and column.
pub type Point = (i32, i32);
type Points = BTreeSet<Point>;
/// Pieces: letter, drawing, copies.
pub type Stock<'a> = &'a [(char, &'a str, u16)];
/// The ways to lay a piece, each relative to its first cell.
type Ways = BTreeSet<Vec<Point>>;

/// Turns and reflections of the plane.
pub const TURNS: [fn(Point) -> Point; 8] = [
    |(r, c)| (r, c),
    |(r, c)| (r, -c),
    |(r, c)| (-r, c),
    |(r, c)| (-r, -c),
    |(r, c)| (c, r),
    |(r, c)| (c, -r),
    |(r, c)| (-c, r),
    |(r, c)| (-c, -r),
];

/// Counts exact covers by trying, for the primary item with the fewest
/// options left, each of them.
pub fn covers(problem: &Problem) -> u64 {
    count(problem, &mut vec![true; problem.item_count()])
}

fn count(problem: &Problem, free: &mut [bool]) -> u64 {
    let fits = |o: &OptionId| problem.option(*o).iter().all(|u| free[u.item.index()]);
    let fitting: Vec<OptionId> = problem.options().filter(fits).collect();
    let uses = |i: ItemId| {
        fitting
            .iter()
            .copied()
            .filter(move |&o| problem.option(o).iter().any(|u| u.item == i))
    };
    let open = problem
        .items()
        .filter(|&i| problem.is_primary(i) && free[i.index()]);
    let Some(item) = open.min_by_key(|&i| uses(i).count()) else {
        return 1;
    };
    let mut total = 0;
    for option in uses(item).collect::<Vec<_>>() {
        for each in problem.option(option) {
            free[each.item.index()] = false;
        }
        total += count(problem, free);
        for each in problem.option(option) {
            free[each.item.index()] = true;
        }
    }
    total
}

/// Counts tilings without exact cover: lay any piece left over on the first
/// empty cell.
pub fn fillings(board: &str, stock: Stock<'_>) -> u64 {
    let mut left: Vec<_> = stock.iter().map(|s| (ways(s.1), s.2)).collect();
    fill(&mut points(board), &mut left)
}

fn points(drawing: &str) -> Points {
    let lines = drawing.lines().enumerate();
    lines
        .flat_map(|(r, line)| {
            let marks = line.chars().enumerate().filter(|m| m.1 == '#');
            marks.map(move |(c, _)| (r as i32, c as i32))
        })
        .collect()
}

fn home(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut points: Vec<_> = points.collect();
    points.sort_unstable();
    let first = points[0];
    points
        .iter()
        .map(|p| (p.0 - first.0, p.1 - first.1))
        .collect()
}

fn ways(drawing: &str) -> Ways {
    let base = points(drawing);
    TURNS
        .iter()
        .map(|s| home(base.iter().copied().map(s)))
        .collect()
}

fn fill(empty: &mut Points, left: &mut [(Ways, u16)]) -> u64 {
    let Some(&first) = empty.first() else {
        return 1;
    };
    let mut total = 0;
    for kind in 0..left.len() {
        if left[kind].1 == 0 {
            continue;
        }
        left[kind].1 -= 1;
        for way in left[kind].0.clone() {
            let laid: Points = way.iter().map(|p| (p.0 + first.0, p.1 + first.1)).collect();
            if laid.is_subset(empty) {
                empty.retain(|p| !laid.contains(p));
                total += fill(empty, left);
                empty.extend(&laid);
            }
        }
        left[kind].1 += 1;
    }
    total
}
