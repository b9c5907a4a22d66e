//! The picker, and the catalogue behind it.

use e2e::{Key, Stage};

const PUZZLE_A: &str =
    "7........5..18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1";

#[test]
fn the_picker_is_short_and_the_rest_one_click_away() {
    let stage = Stage::open();
    let listed = "return [...document.querySelector('#picker').options].map(one => one.label)";
    let names =
        |stage: &Stage| serde_json::from_value::<Vec<String>>(stage.exec_js(listed)).unwrap();
    let first = names(&stage);
    assert!(first.len() <= 6, "{first:?}");
    assert!(first[0].starts_with("Sudoku") && first.contains(&"L P N U on 4×5".into()));
    assert_eq!(first.last().map(String::as_str), Some("More puzzles…"));
    // The way to the rest does not stay chosen, and the focus comes back.
    let picker = stage.get("combobox", "Puzzle");
    picker.exec_js("element.focus()");
    picker.send_keys(Key::END);
    stage.shown();
    assert_eq!(stage.names("dialog"), [""; 0], "the arrows only look");
    picker.send_keys(Key::ENTER);
    stage.shown();
    assert_eq!(stage.names("dialog"), ["All puzzles"]);
    assert_eq!(picker.value(), "sudoku-easy");
    stage.keys(Key::ESCAPE);
    stage.shown();
    assert_eq!(stage.names("dialog"), [""; 0]);
    assert_eq!(stage.focused().role(), "combobox");
    // A puzzle from there is listed while it is on the stage; one's own always.
    stage.load("Pentominoes 6×10");
    assert!(stage.has("heading", "Pentominoes 6×10"));
    assert_eq!(stage.names("dialog"), [""; 0]);
    assert_eq!(picker.value(), "pentominoes-6x10");
    stage.paste(PUZZLE_A);
    assert!(!names(&stage).contains(&"Pentominoes 6×10".into()));
    stage.load("Sudoku, hard");
    assert_eq!(names(&stage).len(), first.len() + 1);
    stage.load("Own Sudoku 9×9");
    assert_eq!(stage.written(), PUZZLE_A);
}

#[test]
fn puzzles_told_by_a_number_are_made() {
    let stage = Stage::open();
    for (field, number, button, heading) in [
        (
            "Empty Sudoku, order",
            "2",
            "Load an empty Sudoku",
            "Own Sudoku 4×4",
        ),
        (
            "Latin square, side",
            "3",
            "Load a Latin square",
            "Own Latin square 3×3",
        ),
        ("Queens, n", "5", "Load queens", "Own Queens 5×5"),
        (
            "Langford pairs, n",
            "4",
            "Load Langford pairs",
            "Own Langford pairs 1 to 4",
        ),
        (
            "Permutations, n",
            "3",
            "Load permutations",
            "Own Permutation 3×3",
        ),
    ] {
        stage.get("option", "More puzzles…").click();
        stage.shown();
        let size = stage.get("textbox", field);
        for bad in ["99", "", "eight"] {
            size.clear();
            size.send_keys(bad);
            stage.click(button);
            stage.shown();
            assert!(stage.alert().is_some(), "{button} {bad}");
        }
        size.clear();
        size.send_keys(number);
        size.send_keys(Key::ENTER);
        stage.rest();
        assert!(stage.has("heading", heading), "{heading}");
    }
}
