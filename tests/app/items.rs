//! Abstract exact cover problems on the stage: a cell for each item.

use crate::common::{app, assert_totals, finish};
use dlx_stage::app::{Action, App};
use dlx_stage::catalogue::entries;
use dlx_stage::dlx::{Problem, Rule, text};
use dlx_stage::document::{Document, Format, Reading};
use dlx_stage::loaded::Loaded;
use dlx_stage::player::Player;
use dlx_stage::puzzle::exact::ExactCover;
use dlx_stage::settings::StepSize;
use dlx_stage::snapshot::{Around, Kind, Mark, Snapshot};

fn step(app: &mut App) -> Snapshot {
    app.update(Action::Step);
    app.snapshot()
}

fn names(seen: &Snapshot) -> Vec<&str> {
    seen.cells.iter().map(|cell| cell.name.as_str()).collect()
}

fn told(seen: &Snapshot) -> String {
    format!("{} {}", seen.says.subject, seen.says.text)
}

#[test]
fn knuths_example_as_it_opens() {
    let mut app = app("exact-knuth");
    let seen = app.snapshot();
    let puzzle = &seen.puzzle;
    assert_eq!((puzzle.kind, puzzle.rows, puzzle.cols), (Kind::Items, 1, 7));
    assert_eq!(puzzle.size, "7 items, 6 options");
    assert!(seen.pieces.is_empty() && !seen.controls.can_edit);
    assert_eq!(
        names(&seen),
        [
            "item a, 2 options left, next",
            "item b, 2 options left",
            "item c, 2 options left",
            "item d, 3 options left",
            "item e, 2 options left",
            "item f, 2 options left",
            "item g, 3 options left",
        ]
    );
    assert_eq!(
        told(&seen),
        " Nothing is covered yet; 7 items to go. Next: a, 2 options left."
    );
}

/// Every step to the dead end and out of it, as read and found right.
#[test]
fn the_steps_of_knuths_example_are_told_in_words() {
    let golden = include_str!("../data/words-knuth.txt");
    let golden = golden.lines().filter(|line| !line.starts_with('#'));
    let mut app = app("exact-knuth");
    for line in golden {
        assert_eq!(told(&step(&mut app)), line);
    }
    assert_totals(&app.snapshot(), 5, 29, 1);
}

#[test]
fn a_chosen_option_fills_the_cells_of_its_items() {
    let mut app = app("exact-knuth");
    app.update(Action::SetStepSize(StepSize::Choice));
    let seen = step(&mut app);
    assert_eq!(
        told(&seen),
        "Option 2 (a d g) is tried (1 so far) and excludes 3 options. It forces b, e and f. Next: b, 1 option left."
    );
    assert_eq!(
        seen.cells[0].name,
        "item a, covered by option 2, being tried"
    );
    assert_eq!(seen.cells[1].name, "item b, 1 option left, next");
    let filled = |cell: usize| (seen.cells[cell].label.as_str(), seen.cells[cell].placement);
    assert_eq!([0, 3, 6].map(filled), [("2", Some(1)); 3]);
    assert_eq!([1, 2, 4, 5].map(filled), [("", None); 4]);

    let seen = step(&mut app);
    assert_eq!(seen.cells[4].name, "item e, 0 options left, dead end");
}

#[test]
fn knuths_example_is_solved() {
    let mut app = app("exact-knuth");
    app.update(Action::Solve);
    let seen = finish(&mut app);
    let labels: String = seen.cells.iter().map(|cell| cell.label.as_str()).collect();
    assert_eq!(labels, "4514145");
    assert_eq!(seen.result.text, "Solved: solution 1 after 5 options tried");
    assert!(told(&seen).contains("no item is left to cover; 3 options made an exact cover."));
    app.update(Action::All);
    let seen = finish(&mut app);
    assert_eq!(seen.result.text, "Search complete: 1 solution");
}

#[test]
fn the_hitting_set_of_the_paper_has_three_covers() {
    let mut app = app("exact-hitting-set");
    assert_eq!(app.snapshot().puzzle.size, "4 items, 6 options");
    app.update(Action::SetStepSize(StepSize::Solution));
    let mut found = Vec::new();
    loop {
        app.update(Action::Step);
        let seen = finish(&mut app);
        if !seen.controls.can_step {
            break;
        }
        let mut cover: Vec<String> = seen.cells.iter().map(|cell| cell.label.clone()).collect();
        cover.sort_unstable();
        cover.dedup();
        found.push(cover.concat());
    }
    found.sort_unstable();
    assert_eq!(found, ["135", "26", "34"]);
    assert_eq!(app.snapshot().result.text, "Search complete: 3 solutions");
}

#[test]
fn the_picker_has_its_groups_in_order() {
    let mut groups: Vec<&str> = entries().map(|entry| entry.group).collect();
    groups.dedup();
    let boards = ["Queens", "Langford pairs", "Permutations"];
    let want = [
        &["Sudoku", "Latin squares", "Tilings"],
        &boards[..],
        &["Exact cover", "Where it matters"],
    ];
    assert_eq!(groups, want.concat());
}

fn problem(knuth: &str) -> Problem {
    text::parse_knuth(knuth).unwrap()
}

/// What is shown after so many steps.
fn shown(problem: Problem, steps: usize) -> Snapshot {
    let puzzle = ExactCover::new(problem);
    let loaded = Loaded::new("own", "Own problem", Reading::of("", puzzle)).unwrap();
    let search = loaded.search(Rule::Shortest);
    let mut player = Player::new(loaded.puzzle().problem(), search);
    for _ in 0..steps {
        player.step().unwrap();
    }
    Snapshot::new(&loaded, &mut player, Around::default())
}

#[test]
fn secondary_items_are_told_apart_and_are_no_dead_ends() {
    let seen = shown(problem("a | x y\na x\n"), 0);
    assert_eq!(
        names(&seen),
        [
            "item a, 1 option left, next",
            "secondary item x, 1 option left",
            "secondary item y, 0 options left",
        ]
    );
    assert_eq!(seen.cells[2].mark, Mark::None);
    assert!(seen.cells[1].secondary && !seen.cells[0].secondary);
}

/// Two options that agree on a colour: both numbers are shown.
#[test]
fn a_coloured_item_is_covered_by_all_that_share_it() {
    // choose p, cover, try, purify x; choose q, cover, try.
    let seen = shown(problem("p q | x\np x:A\nq x:A\n"), 7);
    assert_eq!(seen.counters.depth, 2, "{}", told(&seen));
    let name = &seen.cells[2].name;
    assert!(
        name.starts_with("secondary item x, covered by options 1 2"),
        "{name}"
    );
}

/// They are text to whoever shows them.
#[test]
fn names_are_shown_as_typed() {
    let seen = shown(problem("<b>&amp; option\n<b>&amp; option\n"), 1);
    assert_eq!(seen.cells[0].item, "<b>&amp;");
    assert_eq!(
        told(&seen),
        "<b>&amp; has 1 option left: it is forced, and so chosen."
    );
}

#[test]
fn too_many_items_to_draw_are_solved_all_the_same() {
    let names: Vec<String> = (0..4_097).map(|at| format!("i{at}")).collect();
    let text = format!("{}\n{}", names.join(" "), names.join("\n"));
    let mut app = app("lpnu");
    assert!(
        app.update(Action::Open(Document::new(Format::Knuth, text)))
            .save
    );
    let seen = app.snapshot();
    assert_eq!((seen.puzzle.rows, seen.puzzle.cols), (0, 0));
    assert!(seen.puzzle.undrawn.starts_with("4,097 items"));
    app.update(Action::Step);
    assert_eq!(app.snapshot().says.subject, "i0");
    app.update(Action::All);
    let seen = finish(&mut app);
    assert_eq!(seen.result.text, "Search complete: 1 solution");
    assert_totals(&seen, 4_097, 4_097, 1);
}
