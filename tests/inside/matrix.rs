//! The Matrix view: where it looks, and which lines it shows.

use dlx_stage::app::{Action, App, Saved};
use dlx_stage::dlx::{ItemId, OptionId};
use dlx_stage::settings::ViewKind;
use dlx_stage::snapshot::Inside;
use dlx_stage::snapshot::inside::matrix::{Extent, Lines, MatrixView};
use dlx_stage::snapshot::inside::{ItemState, OptionState};

fn open(puzzle: &str) -> App {
    let saved = Saved {
        puzzle: puzzle.to_owned(),
        ..Saved::default()
    };
    let mut app = App::new(&saved).expect("the picker has it");
    app.update(Action::ToggleView(ViewKind::Matrix));
    app
}

fn inside(app: &mut App) -> Inside {
    app.snapshot().inside.expect("a view is open")
}

fn matrix(inside: &Inside) -> &MatrixView {
    inside.matrix.as_ref().expect("the view is open")
}

/// Options by their numbers from 1, as the heads of the rows have them.
fn numbers(options: &[OptionId]) -> Vec<u32> {
    options.iter().map(|option| option.0 + 1).collect()
}

fn letters(inside: &Inside, items: &[ItemId]) -> String {
    items.iter().map(|item| inside.names.item(*item)).collect()
}

#[test]
fn it_costs_nothing_while_another_view_is_open() {
    let mut app = open("lpnu");
    app.update(Action::ToggleView(ViewKind::Tree));
    assert_eq!(inside(&mut app).matrix, None);
}

/// TAOCP 7.2.2.1: a is chosen, in options 2 and 4; with 2 tried, a d g are
/// covered, and 1 and 3 are all that is left.
#[test]
fn the_first_choice_of_knuths_example() {
    let mut app = open("exact-knuth");
    let start = inside(&mut app);
    assert_eq!(letters(&start, &[matrix(&start).column.unwrap()]), "a");
    assert_eq!(numbers(&matrix(&start).rows), [2, 4]);
    assert!(!matrix(&start).chosen);
    assert_eq!(Lines::of(&start, Extent::All).rows.len(), 6);
    assert_eq!(numbers(&Lines::of(&start, Extent::Current).rows), [2, 4]);
    assert_eq!(
        letters(&start, &Lines::of(&start, Extent::Current).columns),
        "adfg"
    );

    // Choose a, cover a, try 2, cover d and g.
    for _ in 0..5 {
        app.update(Action::Step);
    }
    let tried = inside(&mut app);
    assert_eq!(tried.options[1], OptionState::Trying);
    assert_eq!(matrix(&tried).row, Some(OptionId(1)));
    let left = Lines::of(&tried, Extent::Linked);
    assert_eq!(numbers(&left.rows), [1, 2, 3]);
    assert_eq!(letters(&tried, &left.columns), "abcdefg");
    assert_eq!(letters(&tried, &[matrix(&tried).column.unwrap()]), "b");
    let covered = tried
        .items
        .iter()
        .map(|item| item.state == ItemState::Covered);
    assert_eq!(
        covered.collect::<Vec<_>>(),
        [true, false, false, true, false, false, true]
    );
}

/// At every step: what is listed is what the states say, and each line is
/// where it says that it is.
#[track_caller]
fn assert_consistent(inside: &Inside) {
    let view = matrix(inside);
    for (at, state) in inside.items.iter().enumerate() {
        let here = view.column == Some(ItemId(at as u32));
        let told = match view.chosen {
            true => state.state == ItemState::Chosen,
            false => state.state == ItemState::Next,
        };
        assert_eq!(here, told, "item {at}");
    }
    if let Some(column) = view.column {
        assert_eq!(view.rows.len() as u32, inside.items[column.index()].size);
        for option in &view.rows {
            assert!(inside.names.options[option.index()].items.contains(&column));
        }
    }
    for extent in [Extent::All, Extent::Linked, Extent::Current] {
        let lines = Lines::of(inside, extent);
        for (at, row) in lines.rows.iter().enumerate() {
            assert_eq!(lines.row_of(*row), Some(at));
            for item in &inside.names.options[row.index()].items {
                assert!(lines.column_of(*item).is_some());
            }
        }
        for (at, column) in lines.columns.iter().enumerate() {
            assert_eq!(lines.column_of(*column), Some(at));
        }
        let current = [view.row].into_iter().flatten();
        for option in current.chain(view.rows.iter().copied()) {
            let placed = inside.options[option.index()] == OptionState::Placed;
            let gone = extent == Extent::Linked && placed;
            assert_eq!(
                lines.row_of(option).is_none(),
                gone,
                "{extent:?}: {option:?}"
            );
        }
    }
}

#[test]
fn lpnu_holds_together_at_every_step() {
    let mut app = open("lpnu");
    let mut steps = 0;
    while app.snapshot().controls.can_step && steps < 400 {
        assert_consistent(&inside(&mut app));
        app.update(Action::Step);
        steps += 1;
    }
    assert_eq!(steps, 400);
}

#[test]
fn a_sudoku_shows_its_partial_solution_and_the_list_branched_on() {
    let mut app = open("sudoku-hard");
    for _ in 0..60 {
        app.update(Action::Step);
        let inside = inside(&mut app);
        assert_consistent(&inside);
        let placed = |state: &&OptionState| {
            matches!(
                state,
                OptionState::Placed | OptionState::Trying | OptionState::Leaving
            )
        };
        let chosen = inside.options.iter().filter(placed).count();
        let view = matrix(&inside);
        let listed = view
            .rows
            .iter()
            .filter(|row| !placed(&&inside.options[row.index()]));
        let shown = Lines::of(&inside, Extent::Current).rows.len();
        assert_eq!(shown, chosen + listed.count());
    }
    assert_eq!(Lines::of(&inside(&mut app), Extent::All).columns.len(), 324);
}
