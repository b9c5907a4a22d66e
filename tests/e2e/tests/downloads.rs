//! Everything that the Share dialog gives away is caught, read again and held
//! against what is on the stage.

use dlx_stage::dlx::text::{parse_knuth, parse_matrix};
use dlx_stage::document::{Document, Format};
use dlx_stage::puzzle::sudoku::Grid;
use e2e::Stage;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

const HARD: &str =
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";

/// A folder for one test's downloads, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn of(stage: &Stage, test: &str) -> Self {
        let name = format!("dlx-stage-{test}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder");
        let to = json!({ "behavior": "allow", "downloadPath": path });
        stage.cdp("Browser.setDownloadBehavior", to);
        Folder(path)
    }

    /// Presses a button and gives the file of this name that comes of it.
    #[track_caller]
    fn take(&self, stage: &Stage, button: &str, file: &str) -> Vec<u8> {
        let path = self.0.join(file);
        stage.click(button);
        // The browser first keeps the name with an empty file, and then puts the
        // whole one in its place.
        let is_there = || fs::metadata(&path).is_ok_and(|file| file.len() > 0);
        stage.wait_until(&format!("{file} is saved"), 20, is_there);
        let bytes = fs::read(&path).expect("a file");
        fs::remove_file(&path).expect("a file");
        bytes
    }

    #[track_caller]
    fn text(&self, stage: &Stage, button: &str, file: &str) -> String {
        String::from_utf8(self.take(stage, button, file)).expect("text")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Opens the dialog at one of its parts.
#[track_caller]
fn open(stage: &Stage, part: &str) {
    if !stage.has("dialog", "Share") {
        stage.click("Share");
    }
    show(stage, part);
}

#[track_caller]
fn show(stage: &Stage, part: &str) {
    let script = format!(
        "const part = [...document.querySelectorAll('#share-files summary')].find(it => it.innerText === '{part}');
        part.parentElement.open = true; return true"
    );
    stage.exec_js(&script);
    stage.shown();
}

/// What is said of what a button gives, and whether it can be taken.
fn row(stage: &Stage, button: &str) -> (String, bool) {
    let script = format!(
        "const button = document.querySelector('[data-out=\"{button}\"]');
        return [button.closest('li').querySelector('.file-note').innerText, button.ariaDisabled]"
    );
    let said = stage.exec_js(&script);
    let note = said[0].as_str().unwrap_or_default().to_owned();
    (note, said[1] != "true")
}

/// Waits until a job of the dialog has ended, and gives what is said of it.
#[track_caller]
fn ended(stage: &Stage, job: &str) -> String {
    let script = format!("return document.querySelector('#{job}').textContent !== 'Stop'");
    stage.wait_until("it is done", 60, || stage.exec_js(&script) == true);
    stage.text(&format!("#{job}-note"))
}

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

/// A PNG: its width and height, and how many colours it has.
#[track_caller]
fn decoded(png: &[u8]) -> (u32, u32, usize) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png))
        .read_info()
        .expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    let mut colours: Vec<&[u8]> = pixels.chunks(info.color_type.samples()).collect();
    colours.sort_unstable();
    colours.dedup();
    (info.width, info.height, colours.len())
}

#[track_caller]
fn number(node: roxmltree::Node, name: &str) -> u32 {
    let text = node.attribute(name).unwrap_or_default();
    text.parse::<f64>()
        .unwrap_or_else(|_| panic!("{name} is {text}"))
        .ceil() as u32
}

#[test]
fn board_and_views_as_pictures() {
    let stage = Stage::open();
    let folder = Folder::of(&stage, "pictures");
    stage.load("Knuth's 6×7 example");
    stage.press("Solve");
    for tab in ["Matrix", "Links", "Tree"] {
        if tab == "Links" {
            stage.click("Two views at once");
        }
        stage.click(tab);
        stage.shown();
        let view = format!("{tab} view");
        open(&stage, "Pictures");
        for (name, word) in [("Board", "board"), (&*view, &*tab.to_lowercase())] {
            let file = format!("exact-knuth-{word}");
            let svg = folder.text(&stage, &format!("SVG: {name}"), &format!("{file}.svg"));
            let xml = roxmltree::Document::parse(&svg).unwrap_or_else(|why| panic!("{why}: {svg}"));
            let root = xml.root_element();
            let texts: Vec<&str> = xml
                .descendants()
                .filter(|node| node.tag_name().name() == "text")
                .filter_map(|node| node.text())
                .collect();
            let shown = if word == "tree" { "Start" } else { "d" };
            let is_shown = texts.iter().any(|text| text.starts_with(shown));
            assert!(is_shown, "{name}: {texts:?}");
            assert!(!svg.contains("class=") && !svg.contains("var("), "{svg}");
            let png = folder.take(&stage, &format!("PNG: {name}"), &format!("{file}.png"));
            let (width, height, colours) = decoded(&png);
            let (wide, high) = (number(root, "width"), number(root, "height"));
            assert_eq!((width, height), (2 * wide, 2 * high), "{name}");
            assert!(colours > 5, "{name} has {colours} colours");
        }
        stage.click("Close");
        stage.shown();
    }
    open(&stage, "Pictures");
    assert_eq!(row(&stage, "svg matrix").0, "open that view first");
}

/// In the dark, and in light all the same.
#[test]
fn a_picture_has_the_colours_asked_for() {
    let stage = Stage::open();
    stage.prefer("prefers-color-scheme", "dark");
    let folder = Folder::of(&stage, "colours");
    stage.load("Knuth's 6×7 example");
    stage.click("Links");
    stage.shown();
    open(&stage, "Pictures");
    let take = || {
        let board = folder.text(&stage, "SVG: Board", "exact-knuth-board.svg");
        let links = folder.text(&stage, "SVG: Links view", "exact-knuth-links.svg");
        (board, links)
    };
    let (board, links) = take();
    assert!(
        board.contains("#1a2128") && !board.contains("#ffffff"),
        "{board}"
    );
    assert!(links.contains("rgb(233, 237, 242)"), "{links}");
    let light =
        "const list = document.querySelector('#picture-shade'); list.value = 'light'; return true";
    stage.exec_js(light);
    let (board, links) = take();
    assert!(
        board.contains("#ffffff") && !board.contains("#1a2128"),
        "{board}"
    );
    assert!(links.contains("rgb(24, 33, 45)"), "{links}");
    assert!(!links.contains("rgb(233, 237, 242)"), "{links}");
}

/// A GIF: its size and its frames' delays, and whether all are alike.
fn frames(gif: &[u8]) -> (u16, u16, Vec<u16>) {
    let mut decoder = gif::DecodeOptions::new().read_info(gif).expect("a GIF");
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
    }
    (decoder.width(), decoder.height(), delays)
}

#[test]
fn a_film_of_the_steps() {
    let stage = Stage::open();
    let folder = Folder::of(&stage, "film");
    stage.load("L P N U on 4×5");
    stage.step_by("Choice");
    (0..3).for_each(|_| stage.press("Step"));
    let before = (stage.step_number(), stage.cells(), stage.totals());
    open(&stage, "Film");
    stage.exec_js(
        "document.querySelector('#film-frames').value = '7';
        document.querySelector('#film-width').value = '320';
        document.querySelector('#film-delay').value = '100'; return true",
    );
    stage.click("Make the film");
    let note = ended(&stage, "film");
    assert!(note.starts_with("7 frames, "), "{note}");
    let gif = folder.take(&stage, "Download the film", "lpnu-film.gif");
    let (width, height, delays) = frames(&gif);
    assert_eq!((width, delays), (320, vec![100; 7]));
    assert!((200..320).contains(&height), "{height}");
    // The beginning and three steps.
    stage.exec_js("document.querySelector('#film-way').value = 'past'; return true");
    stage.click("Make the film");
    assert!(ended(&stage, "film").starts_with("4 frames, "));
    let gif = folder.take(&stage, "Download the film", "lpnu-film.gif");
    assert_eq!(frames(&gif).2.len(), 4);
    // Stopped, it has what it had.
    stage.exec_js(
        "document.querySelector('#film-way').value = 'ahead';
        document.querySelector('#film-frames').value = '500'; return true",
    );
    stage.click("Make the film");
    let some = || stage.text("#film-note").starts_with(['2', '3', '4', '5']);
    stage.wait_until("some frames are there", 20, some);
    stage.exec_js("document.querySelector('#film').click(); return true");
    let note = ended(&stage, "film");
    let gif = folder.take(&stage, "Download the film", "lpnu-film.gif");
    let count = frames(&gif).2.len();
    assert!(
        count < 500 && note.starts_with(&format!("{count} frames")),
        "{note}"
    );
    stage.click("Close");
    assert_eq!((stage.step_number(), stage.cells(), stage.totals()), before);
}
