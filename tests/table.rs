//! What the table view shows, and the files it saves.

#[allow(dead_code, reason = "not all of it is for tables")]
#[path = "app/common.rs"]
mod common;

use common::{PUZZLE_A, finish, sudoku};
use dlx_stage::app::{Action, App, Saved};
use dlx_stage::dlx::{OptionId, Rule, Search, Tally};
use dlx_stage::player::Until;
use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::polyomino::Polyomino;
use dlx_stage::settings::{StepSize, ViewKind};
use dlx_stage::snapshot::inside::table::{LevelState, LevelView, TableView};
use dlx_stage::snapshot::{Inside, Snapshot};

/// Its cells without a digit.
const EMPTY_CELLS: u64 = 55;

/// With the table open.
fn app(puzzle: &str) -> App {
    let saved = Saved {
        puzzle: puzzle.to_owned(),
        ..Saved::default()
    };
    let mut app = App::new(&saved).expect("the picker has it");
    app.update(Action::ToggleView(ViewKind::Table));
    app
}

fn pasted(text: &str) -> App {
    let mut app = app("");
    app.update(sudoku(text));
    app
}

/// Does it, and waits until nothing runs any more.
#[track_caller]
fn after(app: &mut App, action: Action) -> Snapshot {
    app.update(action);
    finish(app)
}

#[track_caller]
fn inside(snapshot: &Snapshot) -> (&Inside, &TableView) {
    let inside = snapshot.inside.as_ref().expect("a view is open");
    (inside, inside.table.as_ref().expect("the table is open"))
}

fn commas(tabs: &str) -> String {
    tabs.replace('\t', ",")
}

/// The first so many columns.
fn columns(csv: &str, count: usize) -> String {
    let cut = |line: &str| line.split(',').take(count).collect::<Vec<_>>().join(",") + "\n";
    csv.lines().map(cut).collect()
}

fn states(table: &TableView) -> Vec<LevelState> {
    table.levels.iter().map(|view| view.state).collect()
}

#[test]
fn the_files_of_the_empty_4x4_are_the_tables_of_the_paper() {
    let mut app = pasted(&".".repeat(16));
    let snapshot = after(&mut app, Action::Solve);
    let (inside, table) = inside(&snapshot);
    let levels = table.levels_csv(&inside.names);
    let paper = include_str!("data/order2-first-grid.tsv");
    assert_eq!(columns(&levels, 4), commas(paper));
    assert_eq!(levels.lines().nth(1), Some("0,37,1,4,r1c1,1 at r1c1"));
    let paper = include_str!("data/order2-all-grids.tsv");
    let first: String = paper
        .lines()
        .take(2)
        .map(|line| commas(line) + "\n")
        .collect();
    assert_eq!(table.solutions_csv(), first);

    let snapshot = after(&mut app, Action::All);
    let (inside, table) = self::inside(&snapshot);
    assert_eq!(table.solutions_csv(), commas(paper));
    let head = "depth,covers,backtracks,degree,item,option\n";
    assert_eq!(table.levels_csv(&inside.names), head, "the path is empty");
    assert_eq!(table.solutions.total, Some(1_973_376.0));
    assert_eq!(table.solutions.found, 288);
    let depths = table.depths_csv();
    assert_eq!(
        depths.lines().next(),
        Some("depth,placements,dead ends,solutions")
    );
    assert_eq!(depths.lines().nth(1), Some("0,4,0,0"));
    assert_eq!(depths.lines().last(), Some("16,0,0,288"));
}

#[test]
fn lpnu_at_its_first_solution_and_back() {
    let mut app = app("lpnu");
    let snapshot = after(&mut app, Action::Solve);
    let (inside, table) = inside(&snapshot);

    let puzzle = Polyomino::lpnu();
    let mut search = Search::new(puzzle.problem(), Rule::Shortest);
    assert!(search.next_solution());
    let seen: Vec<_> = table.levels.iter().filter_map(|view| view.level).collect();
    assert_eq!(seen, search.levels().collect::<Vec<_>>());
    let totals: Vec<Tally> = table.levels.iter().map(|view| view.totals).collect();
    assert_eq!(totals, search.profile()[..totals.len()]);
    use LevelState::{Left, Next, Now, Path};
    assert_eq!(states(table), [Path, Path, Path, Now, Left]);
    assert_eq!(table.levels[4].totals.solutions, 1);
    let entry = table.solutions.entries()[0];
    assert_eq!(entry.step, snapshot.counters.step);
    let last: OptionId = search.path().last().expect("four options");
    let csv = table.levels_csv(&inside.names);
    assert!(
        csv.trim_end().ends_with(&puzzle.option_words(last)),
        "{csv}"
    );

    let first = snapshot.counters.step;
    let snapshot = after(&mut app, Action::Back);
    let (_, table) = self::inside(&snapshot);
    assert_eq!(table.solutions.found, 0);
    assert!(table.solutions.entries().is_empty());
    assert_eq!(table.solutions.total, Some(0.0));
    assert_eq!(table.solutions.ahead, Some(first), "known, but not counted");

    let snapshot = after(&mut app, Action::Reset);
    let (inside, table) = self::inside(&snapshot);
    assert_eq!(states(table), [Next]);
    let level = table.levels[0].level.expect("what is chosen next");
    let start = Search::new(puzzle.problem(), Rule::Shortest);
    assert_eq!(Some(level.item), start.upcoming());
    let size = start.links().size(level.item);
    assert_eq!((level.degree, level.tried), (size, 0));
    assert_eq!(table.levels_csv(&inside.names).lines().count(), 1);
}

#[test]
fn totals_agree_with_the_counters_wherever_one_stands() {
    let mut app = pasted(PUZZLE_A);
    app.update(Action::SetStepSize(StepSize::Choice));
    for round in 0..40 {
        let ask = match round % 4 {
            0 => Action::RunUntil(Until::DeadEnd),
            1 => Action::Step,
            2 => Action::Seek(round * 37),
            _ => Action::Back,
        };
        let snapshot = after(&mut app, ask);
        let (_, table) = inside(&snapshot);
        let placements: u64 = table.levels.iter().map(|view| view.totals.placements).sum();
        assert_eq!(placements, snapshot.counters.placements);
        let marked = |view: &&LevelView| matches!(view.state, LevelState::Now | LevelState::Next);
        let marked = table.levels.iter().filter(marked).count() as u64;
        // With no item left there is nothing to branch on.
        let full = snapshot.counters.depth == EMPTY_CELLS;
        let ended = full || !snapshot.controls.can_step;
        assert!(marked == 1 || marked == 0 && ended, "round {round}");
    }
}

#[test]
fn the_first_ten_thousand_are_kept() {
    let mut app = pasted(&".".repeat(81));
    app.update(Action::All);
    while app.snapshot().counters.solutions <= 10_000 {
        app.tick(0.016, &mut || false);
    }
    let snapshot = after(&mut app, Action::TogglePlay);
    let (_, table) = inside(&snapshot);
    let solutions = &table.solutions;
    assert_eq!(solutions.entries().len(), 10_000);
    assert_eq!(solutions.found, snapshot.counters.solutions);
    let last = solutions.entries()[9_999];
    assert!(solutions.total.is_some_and(|total| total > last.total));
    assert_eq!(solutions.ahead, None);
    // Of what lies after the last one kept, the sum is known at the end alone.
    let snapshot = after(&mut app, Action::Seek(last.step));
    let solutions = &inside(&snapshot).1.solutions;
    assert_eq!(solutions.found, 10_000);
    assert_eq!(solutions.total, Some(last.total));
    assert_eq!(last.step, snapshot.counters.step);
}
