//! The texts that the Share dialog gives away are caught, read again and held
//! against what is on the stage.

use dlx_stage::dlx::text::{parse_knuth, parse_matrix};
use dlx_stage::document::{Document, Format};
use dlx_stage::puzzle::sudoku::Grid;
use e2e::Stage;
use e2e::share::{Folder, ended, open, row, show};
use serde_json::{Value, json};

const HARD: &str =
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";

#[test]
fn a_tiling_as_text() {
    let stage = Stage::open();
    let folder = Folder::of(&stage, "tiling");
    stage.load("L P N U on 4×5");
    open(&stage, "Problem as text");
    let text = folder.text(&stage, "Download: Knuth's format", "lpnu.dlx");
    let knuth = parse_knuth(&text).expect("Knuth's format");
    assert_eq!((knuth.item_count(), knuth.option_count()), (24, 182));
    let text = folder.text(&stage, "Download: 0/1 matrix", "lpnu-matrix.txt");
    let matrix = parse_matrix(&text).expect("a matrix");
    assert_eq!((matrix.item_count(), matrix.option_count()), (24, 182));
    let own = folder.text(&stage, "Download: Its own format", "lpnu-tiling.txt");
    let read = Document::new(Format::Tiling, own).read().expect("a tiling");
    assert_eq!(read.puzzle.problem(), &knuth);
    assert!(!stage.has("button", "Download: Sudoku in one line"));

    stage.exec_js(
        "navigator.clipboard.writeText = async text => { globalThis.copied = text }; return true",
    );
    stage.click("Copy: Knuth's format");
    let said = || stage.text("#share-said") == "Copied.";
    stage.wait_until("that it is copied is said", 5, said);
    let copied = stage.exec_js("return copied");
    let copied = copied.as_str().expect("a text");
    assert_eq!(parse_knuth(copied).as_ref(), Ok(&knuth));
    // That is not said of what is pressed next.
    folder.text(&stage, "Download: Knuth's format", "lpnu.dlx");
    assert_eq!(stage.text("#share-said"), "");
}

/// The browser's Back, pressed while the dialog is open.
#[test]
fn another_puzzle_behind_the_dialog_is_what_is_taken() {
    let stage = Stage::open();
    let folder = Folder::of(&stage, "behind");
    stage.load("L P N U on 4×5");
    stage.press("Step");
    stage.load("Sudoku, hard");
    stage.press("Step");
    open(&stage, "Solutions");
    stage.click("Find");
    ended(&stage, "find");
    stage.exec_js("history.back()");
    let back = || stage.text("#title") == "L P N U on 4×5";
    stage.wait_until("the puzzle before", 5, back);
    stage.shown();
    let (note, can) = row(&stage, "save text");
    assert_eq!((note.as_str(), can), ("to be found first", false));
    // Pressed all the same, nothing comes of it.
    stage.click("Download: As text");
    assert_eq!(stage.text("#find-note"), "");
    show(&stage, "Problem as text");
    let text = folder.text(&stage, "Download: Knuth's format", "lpnu.dlx");
    assert_eq!(parse_knuth(&text).expect("it").item_count(), 24);
    assert!(!stage.has("button", "Download: Sudoku in one line"));
}

/// However much is open in it.
#[test]
fn the_way_out_of_the_dialog_stays_in_sight() {
    let stage = Stage::open();
    for (width, height) in [(1280, 800), (1280, 600), (390, 700)] {
        stage.resize(width, height);
        for part in ["Problem as text", "Film"] {
            open(&stage, part);
            let seen = "const box = document.querySelector('#share').getBoundingClientRect();
                const close = [...document.querySelectorAll('#share .buttons button')].pop();
                const { left, right, top, bottom } = close.getBoundingClientRect();
                const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return bottom <= Math.min(innerHeight, box.bottom) && there === close";
            assert_eq!(stage.exec_js(seen), true, "{part} at {width}×{height}");
        }
        // What has unfolded last is scrolled to.
        let seen = "const box = document.querySelector('.share-body').getBoundingClientRect();
            const film = document.querySelector('#film').getBoundingClientRect();
            return film.height > 0 && film.top >= box.top && film.bottom <= box.bottom";
        stage.wait_until("the way to the film is in sight", 5, || {
            stage.exec_js(seen) == true
        });
        stage.click("Close");
        stage.shown();
    }
}

#[test]
fn a_sudoku_as_text() {
    let stage = Stage::open();
    let folder = Folder::of(&stage, "sudoku");
    stage.paste(HARD);
    open(&stage, "Problem as text");
    let stem = "own-sudoku-9x9";
    let button = "Download: Sudoku in one line";
    let line = folder.text(&stage, button, &format!("{stem}-line.txt"));
    assert_eq!(line, format!("{HARD}\n"));
    // Its own text is the same line.
    assert!(!stage.has("button", "Download: Its own format"));
    // The givens are chosen: what is left has the same solution.
    let text = folder.text(&stage, "Download: Knuth's format", &format!("{stem}.dlx"));
    let knuth = parse_knuth(&text).expect("Knuth's format");
    let givens = HARD.matches(|c| c != '.').count();
    assert_eq!(knuth.item_count(), 324 - 4 * givens);

    show(&stage, "Solutions");
    stage.click("Find");
    assert_eq!(ended(&stage, "find"), "1 solution: all there are.");
    let solved = folder.text(
        &stage,
        "Download: As text",
        &format!("{stem}-solutions.txt"),
    );
    let grid = Grid::parse(&solved).expect("a grid");
    assert!(grid.cells().iter().all(Option::is_some));
    for (given, digit) in HARD.chars().zip(solved.chars()) {
        assert!(given == '.' || given == digit);
    }
}

#[test]
fn solutions_as_json() {
    let stage = Stage::open();
    let folder = Folder::of(&stage, "json");
    stage.load("L P N U on 4×5");
    stage.press("Solve");
    let before = (stage.step_number(), stage.cells());
    open(&stage, "Solutions");
    assert_eq!(
        row(&stage, "save json"),
        ("to be found first".to_owned(), false)
    );
    stage.click("Find");
    assert_eq!(ended(&stage, "find"), "8 solutions: all there are.");
    stage.exec_js("document.querySelector('#find-count').value = '3'; return true");
    stage.click("Find");
    let note = "The first 3 solutions; there are more.";
    assert_eq!(ended(&stage, "find"), note);
    stage.exec_js("document.querySelector('#find-count').value = '8'; return true");
    stage.click("Find");
    assert_eq!(ended(&stage, "find"), "8 solutions: all there are.");
    let text = folder.text(&stage, "Download: As JSON", "lpnu-solutions.json");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(
        (&value["version"], &value["complete"]),
        (&json!(1), &json!(true))
    );
    let solutions = value["solutions"].as_array().expect("a list");
    assert_eq!(solutions.len(), 8);
    for solution in solutions {
        // Every cell in exactly one option, and the board says by which piece.
        let mut filled = 0;
        for option in solution["options"].as_array().expect("a list") {
            let items = value["options"][option.to_string()]
                .as_array()
                .expect("items");
            let (cells, pieces): (Vec<&Value>, Vec<&Value>) = items
                .iter()
                .partition(|item| item.as_str().is_some_and(|it| it.starts_with('r')));
            for cell in cells {
                let digits: Vec<usize> = cell.as_str().expect("a name")[1..]
                    .split('c')
                    .map(|number| number.parse::<usize>().expect("a number") - 1)
                    .collect();
                assert_eq!(&solution["board"][digits[0]][digits[1]], pieces[0]);
                filled += 1;
            }
        }
        assert_eq!(filled, 20);
    }
    let drawn = folder.text(&stage, "Download: As text", "lpnu-solutions.txt");
    assert_eq!(drawn.split("\n\n").count(), 8);

    show(&stage, "Tables as CSV");
    let log = folder.text(
        &stage,
        "Download: Solutions, with estimates",
        "lpnu-log.csv",
    );
    assert_eq!(log.lines().count(), 2, "the one found on the stage: {log}");
    let levels = folder.text(&stage, "Download: Levels of the path", "lpnu-levels.csv");
    assert_eq!(levels.lines().count(), 5);
    let depths = folder.text(&stage, "Download: Totals by depth", "lpnu-depths.csv");
    assert!(depths.ends_with("\n4,0,0,1\n"), "{depths}");
    stage.click("Close");
    assert_eq!((stage.step_number(), stage.cells()), before);
}

#[test]
fn a_search_for_solutions_can_be_stopped() {
    let stage = Stage::open();
    let folder = Folder::of(&stage, "stopped");
    stage.paste(&".".repeat(81));
    open(&stage, "Solutions");
    stage.exec_js("document.querySelector('#find-count').value = '123,456'; return true");
    stage.click("Find");
    let looks = || stage.text("#find-note").contains(" of 10,000 found, ");
    stage.wait_until("it looks", 10, looks);
    // Between two slices the click gets through, and ends it at once.
    let waited = stage.exec_js(
        "const start = performance.now(); document.querySelector('#find').click();
        return performance.now() - start",
    );
    let note = ended(&stage, "find");
    assert!(waited.as_f64() < Some(1000.0), "{waited} ms: {note}");
    let found = note
        .split(' ')
        .find_map(|word| word.replace(',', "").parse::<usize>().ok());
    let file = "own-sudoku-9x9-solutions.txt";
    let text = folder.text(&stage, "Download: As text", file);
    assert_eq!(Some(text.lines().count()), found, "{note}");
    stage.exec_js("document.querySelector('#find-count').value = 'many'; return true");
    stage.click("Find");
    assert_eq!(stage.text("#find-note"), "Write a number from 1 to 10,000.");
}
