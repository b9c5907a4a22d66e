//! What is taken away as text says the same when it is read again.

mod common;

use common::random;
use dlx_stage::catalogue;
use dlx_stage::dlx::text::{parse_knuth, parse_matrix};
use dlx_stage::dlx::{OptionId, Problem, Rule, Search};
use dlx_stage::document::{Document, Format};
use dlx_stage::export::{Finder, Form, More, Offer, knuth, left, matrix, written};
use dlx_stage::loaded::Loaded;
use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::exact::ExactCover;
use dlx_stage::puzzle::sudoku::{Grid, Sudoku};
use proptest::prelude::*;
use serde_json::Value;
use std::collections::HashSet;

/// The solutions, each as its options in words without the items said to be
/// gone, all sorted: without regard to numbers and order.
fn covers(problem: &Problem, search: Search, gone: &HashSet<&str>) -> Vec<Vec<String>> {
    let words = |option: OptionId| {
        let text = problem.option_text(option);
        let stays = |word: &&str| !gone.contains(word.split(':').next().unwrap_or(word));
        text.split(' ').filter(stays).collect::<Vec<_>>().join(" ")
    };
    let mut all: Vec<Vec<String>> = common::by_runs(search)
        .into_iter()
        .map(|options| {
            let mut cover: Vec<String> = options.into_iter().map(words).collect();
            cover.sort();
            cover
        })
        .collect();
    all.sort();
    all
}

proptest! {
    #![proptest_config(random::cases(1000))]

    #[test]
    fn what_is_left_has_the_same_solutions(case in random::case()) {
        let given = case.givens.iter().flat_map(|&given| case.problem.option(given));
        let gone: HashSet<&str> = given.map(|each| case.problem.name(each.item)).collect();
        let Ok(left) = left(&case.problem, &case.givens) else {
            prop_assert_eq!(gone.len(), case.problem.item_count());
            return Ok(());
        };
        prop_assert_eq!(left.item_count() + gone.len(), case.problem.item_count());
        let want = covers(&case.problem, case.search(), &gone);
        let found = covers(&left, Search::new(&left, Rule::First), &HashSet::new());
        prop_assert_eq!(want, found);
    }

    #[test]
    fn knuths_format_is_read_again(case in random::case()) {
        let left = left(&case.problem, &case.givens);
        match knuth(&case.problem, &case.givens) {
            Ok(text) => prop_assert_eq!(parse_knuth(&text).ok(), left.ok()),
            Err(why) => prop_assert!(!why.is_empty()),
        }
    }

    /// A matrix forgets names and the order of items.
    #[test]
    fn a_matrix_is_read_again(case in random::case()) {
        let Ok(text) = matrix(&case.problem, &case.givens) else { return Ok(()) };
        let left = left(&case.problem, &case.givens).unwrap();
        let read = parse_matrix(&text).unwrap();
        prop_assert_eq!(read.item_count(), left.item_count());
        for option in left.options() {
            let items = |problem: &Problem| {
                let mut items: Vec<u32> = problem.option(option).iter().map(|it| it.item.0).collect();
                items.sort();
                items
            };
            prop_assert_eq!(items(&read), items(&left));
        }
    }

    #[test]
    fn a_problem_has_a_document(problem in random::problem()) {
        if let Some(document) = ExactCover::new(problem.clone()).document() {
            let read = document.read();
            let read = read.map_err(|fault| TestCaseError::fail(fault.to_string()))?;
            prop_assert_eq!(read.puzzle.problem(), &problem);
        }
    }

    /// The engine's solutions in the engine's order, all of them or the first.
    #[test]
    fn json_tells_the_solutions(case in random::case(), wanted in 1..5usize, portion in 1..9u64) {
        let Some(text) = ExactCover::new(case.problem.clone()).document() else { return Ok(()) };
        let loaded = Loaded::own(text).map_err(|fault| TestCaseError::fail(fault.to_string()))?;
        let mut finder = Finder::new(&loaded, case.rule, wanted);
        while !finder.run(portion) {}
        let all = common::by_runs(Search::new(&case.problem, case.rule));
        let want = &all[..wanted.min(all.len())];
        let value: Value = serde_json::from_str(&written(&loaded, &finder, "shortest").1).unwrap();
        prop_assert_eq!(value["version"].as_u64(), Some(1));
        prop_assert_eq!(value["complete"].as_bool(), Some(finder.is_complete()));
        prop_assert!(all.len() != want.len() || all.len() == wanted || finder.is_complete());
        let solutions = value["solutions"].as_array().unwrap();
        prop_assert_eq!(solutions.len(), want.len());
        for (solution, want) in solutions.iter().zip(want) {
            let numbers = solution["options"].as_array().unwrap().iter();
            let found: Vec<OptionId> = numbers.map(|n| OptionId(n.as_u64().unwrap() as u32 - 1)).collect();
            prop_assert_eq!(&found, want);
            for option in found {
                let items = &value["options"][(option.0 + 1).to_string()];
                let items: Vec<&str> = items.as_array().unwrap().iter().filter_map(Value::as_str).collect();
                prop_assert_eq!(items.join(" "), case.problem.option_text(option));
            }
        }
    }
}

/// All solutions, at most so many.
fn find(loaded: &Loaded, wanted: usize) -> Finder {
    let mut finder = Finder::new(loaded, Rule::Shortest, wanted);
    while !finder.run(1 << 10) {}
    finder
}

#[track_caller]
fn load(id: &str) -> Loaded {
    catalogue::load(id).unwrap_or_else(|fault| panic!("{id}: {fault}"))
}

/// What is offered can be written, what is refused says so, no text is offered
/// twice, and every last line ends.
#[track_caller]
fn assert_offers_hold(loaded: &Loaded) {
    let mut texts = HashSet::new();
    for form in Form::ALL {
        let text = form.write(loaded);
        match form.offer(loaded) {
            Offer::Made => {
                let text = text.unwrap_or_else(|why| panic!("{form:?} of {}: {why}", loaded.id));
                assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{text}");
                assert!(texts.insert(text), "{form:?} of {} twice", loaded.id);
            }
            Offer::Refused(why) => assert_eq!(text, Err(why), "{form:?} of {}", loaded.id),
            Offer::Nothing => {}
        }
    }
}

/// Every puzzle of the catalogue can be written, or it is said why not; what
/// is written has as many solutions, as far as they are counted here.
#[test]
fn the_catalogue_is_written() {
    for entry in catalogue::entries() {
        let loaded = load(entry.id);
        assert_offers_hold(&loaded);
        let text = Form::Knuth.write(&loaded);
        let text = text.unwrap_or_else(|why| panic!("{}: {why}", entry.id));
        let read = Document::new(Format::Knuth, text).read();
        let read = read.unwrap_or_else(|fault| panic!("{}: {fault}", entry.id));
        let again = Loaded::new("again", "", read).unwrap();
        let count = |loaded: &Loaded| {
            let mut finder = Finder::new(loaded, Rule::Shortest, 20);
            finder.run(1 << 14);
            finder.count()
        };
        assert_eq!(count(&again), count(&loaded), "{}", entry.id);
        if let Ok(text) = Form::Matrix.write(&loaded) {
            let read = Document::new(Format::Matrix, text).read();
            let again = Loaded::new("again", "", read.unwrap()).unwrap();
            assert_eq!(count(&again), count(&loaded), "{}", entry.id);
        }
        match Form::Line.write(&loaded) {
            Ok(line) => {
                let grid = &loaded.sheet().expect(entry.id).grid;
                let again = Grid::parse(&line);
                // Of the sizes that only jigsaws and Latin squares have, a line
                // alone does not tell the grid.
                let told = [4, 9, 16, 25].contains(&grid.size());
                assert_eq!(again.ok().as_ref(), told.then_some(grid), "{}", entry.id);
                assert_eq!(line.trim_end(), grid.to_line());
            }
            Err(why) => assert!(
                why.starts_with("a line") || loaded.sheet().is_none(),
                "{}",
                entry.id
            ),
        }
        if let Ok(text) = Form::Own.write(&loaded) {
            let format = loaded.written().expect(entry.id).format;
            let read = Document::new(format, text).read();
            let read = read.unwrap_or_else(|fault| panic!("{}: {fault}", entry.id));
            assert_eq!(
                read.puzzle.problem(),
                loaded.puzzle().problem(),
                "{}",
                entry.id
            );
            assert_eq!(
                read.puzzle.givens(),
                loaded.puzzle().givens(),
                "{}",
                entry.id
            );
        }
    }
}

#[test]
fn a_tiling_is_drawn() {
    let loaded = load("lpnu");
    let text = written(&loaded, &find(&loaded, 100), "shortest").0;
    let blocks: Vec<&str> = text.split("\n\n").collect();
    assert_eq!(blocks.len(), 8);
    assert_eq!(text.lines().next().map(str::len), Some(5));
    for block in blocks {
        let letters: String = block.lines().collect();
        for letter in "LPNU".chars() {
            assert_eq!(letters.matches(letter).count(), 5, "{block}");
        }
    }
}

#[test]
fn a_sudoku_is_a_line() {
    let loaded = Loaded::own(Document::new(Format::Sudoku, "1.............2.")).unwrap();
    let finder = find(&loaded, 10_000);
    assert!(finder.is_complete());
    let text = written(&loaded, &finder, "shortest").0;
    assert_eq!(text.lines().count(), finder.count());
    for line in text.lines() {
        let grid = Grid::parse(line).unwrap();
        assert!(Sudoku::new(grid.clone(), false).is_ok());
        assert!(grid.cells().iter().all(Option::is_some), "{line}");
        assert_eq!((&line[..1], &line[14..15]), ("1", "2"));
    }
}

#[test]
fn options_are_listed() {
    let loaded = load("exact-knuth");
    let text = written(&loaded, &find(&loaded, 100), "shortest").0;
    assert_eq!(text, "a d f\nb g\nc e\n");
}

#[test]
fn what_cannot_be_written_says_why() {
    let own = |text: &str| Loaded::own(Document::new(Format::Knuth, text)).unwrap();
    let why = |text: &str| Form::Matrix.write(&own(text)).unwrap_err();
    assert_eq!(why("a | x\na x:1\n"), "a matrix cannot tell colours");
    let secondary = "a matrix cannot tell secondary items from primary ones";
    assert_eq!(why("a | x\na x\n"), secondary);
    assert_eq!(why("a\n"), "without options there are no rows");
    let small = own("a\na\n");
    assert_eq!(Form::Line.write(&small).unwrap_err(), "this is no Sudoku");
    assert_eq!(Form::Line.offer(&small), Offer::Nothing);
    let refused = Offer::Refused("a matrix cannot tell colours".to_owned());
    assert_eq!(Form::Matrix.offer(&own("a | x\na x:1\n")), refused);
    let solved = "1234341221434321";
    let solved = Loaded::own(Document::new(Format::Sudoku, solved)).unwrap();
    let why = Form::Knuth.write(&solved).unwrap_err();
    assert_eq!(why, "the givens leave nothing to solve");
    let large = Loaded::own(Document::new(Format::Sudoku, ".".repeat(625))).unwrap();
    let why = Form::Matrix.write(&large).unwrap_err();
    assert_eq!(why, "39,062,500 entries; at most 4,000,000 are written");
}

/// Names are escaped, the board tells holes from empty cells.
#[test]
fn json_holds_any_name() {
    let text = "\"a\" \\b <c> | é\n\"a\" \\b é:x\n<c>\n";
    let loaded = Loaded::own(Document::new(Format::Knuth, text)).unwrap();
    let text = written(&loaded, &find(&loaded, 1), "leftmost").1;
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        value["options"]["1"],
        serde_json::json!(["\"a\"", "\\b", "é:x"])
    );
    assert_eq!(value["rule"], "leftmost");
    assert_eq!(value["id"], "own");
    let holed = load("pentominoes-8x8");
    let text = written(&holed, &find(&holed, 1), "shortest").1;
    let value: Value = serde_json::from_str(&text).unwrap();
    let board = value["solutions"][0]["board"].as_array().unwrap();
    assert_eq!(board.len(), 8);
    assert!(board[3][3].is_null() && board[0][0].is_string());
}

#[test]
fn a_matrix_that_would_fill_the_memory_is_not_begun() {
    // So many entries that 32 bits hold none of them.
    let names: Vec<String> = (0..65_536).map(|at| format!("{at:x}")).collect();
    let text = format!("{}\n{}", names.join(" "), "0\n".repeat(65_536));
    let problem = dlx_stage::dlx::text::parse_knuth(&text).unwrap();
    let why = dlx_stage::export::matrix(&problem, &[]).unwrap_err();
    assert!(why.starts_with("4,294,967,296 entries"), "{why}");
}

/// A text of one's own is given as it was typed, and once.
#[test]
fn an_own_text_is_not_offered_twice() {
    for (format, text, form) in [
        (Format::Knuth, "| mine\na b\na\nb", Form::Knuth),
        (Format::Matrix, "# mine\n10\n01", Form::Matrix),
    ] {
        let loaded = Loaded::own(Document::new(format, text)).unwrap();
        assert_eq!(form.write(&loaded), Ok(format!("{text}\n")));
        assert_eq!(Form::Own.offer(&loaded), Offer::Nothing);
        assert_offers_hold(&loaded);
    }
    let line = Loaded::own(Document::new(Format::Sudoku, "1.............2.")).unwrap();
    assert_eq!(Form::Own.offer(&line), Offer::Nothing);
    assert_eq!(Form::Line.offer(&line), Offer::Made);
    assert_offers_hold(&line);
}

#[test]
fn whether_there_are_more_is_looked_for() {
    let lpnu = load("lpnu");
    let large = load("pentominoes-6x10");
    for (loaded, wanted, found, more) in [
        (&lpnu, 8, 8, More::No),
        (&lpnu, 7, 7, More::Yes),
        (&lpnu, 100, 8, More::No),
        (&large, 3, 3, More::Yes),
    ] {
        let finder = find(loaded, wanted);
        assert_eq!((finder.count(), finder.more()), (found, more), "{wanted}");
    }
    // Not for ever: this has one solution, and then nothing for long.
    let mut stopped = Finder::new(&large, Rule::Shortest, 1);
    stopped.run(1);
    stopped.stop();
    assert!(stopped.run(1_000));
    assert_eq!((stopped.count(), stopped.more()), (0, More::Perhaps));
}

/// What stands in a file is where it is on the board.
#[test]
fn queens_are_counted_as_on_the_board() {
    let queens = load("queens-8");
    let problem = queens.puzzle().problem();
    for option in problem.options() {
        let cell = queens.placement(option).cells[0];
        let text = problem.option_text(option);
        let (row, col) = (cell.row + 1, cell.col + 1);
        assert!(text.starts_with(&format!("r{row} c{col} ")), "{text}");
        for each in problem.option(option) {
            let name = problem.name(each.item);
            let words = queens.names().item(each.item).to_owned();
            assert_eq!(words.split(' ').next_back(), Some(&name[1..]), "{words}");
        }
    }
}
