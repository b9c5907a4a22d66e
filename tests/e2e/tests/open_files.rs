//! The box in which a puzzle is opened: files chosen, files and texts dropped,
//! and texts too long for its field.

use std::path::PathBuf;

use e2e::Stage;
use serde_json::{Value, json};

const PUZZLE_A: &str =
    "7........5..18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1";

/// Drags something across the page and drops it; the code fills `data`.
#[track_caller]
fn drop(stage: &Stage, fill: &str) {
    let script = format!(
        "const data = new DataTransfer(); {fill};
        const happen = type => document.querySelector('#board').dispatchEvent(
            new DragEvent(type, {{ dataTransfer: data, bubbles: true, cancelable: true }}));
        happen('dragenter');
        if (happen('dragover')) return 'not wanted';
        if (!document.querySelector('#drop').checkVisibility()) return 'not shown';
        happen('drop');
        return document.querySelector('#drop').checkVisibility() ? 'still shown' : null"
    );
    assert_eq!(stage.exec_js(&script), Value::Null);
    stage.shown();
}

fn file(name: &str, parts: &str) -> String {
    format!("data.items.add(new File([{parts}], {name:?}))")
}

#[test]
fn files_and_texts_are_dropped_anywhere() {
    let stage = Stage::open();
    // Without a doubt: loaded at once.
    let knuth = Value::from(include_str!("../../data/cases/E02_small_matrix.dlx"));
    drop(&stage, &file("small.dlx", &knuth.to_string()));
    stage.wait_until("it is loaded", 5, || {
        stage.has("heading", "Own Exact cover, 3 items")
    });
    assert_eq!(stage.names("dialog"), [""; 0]);
    drop(&stage, &format!("data.setData('text/plain', {PUZZLE_A:?})"));
    assert!(stage.has("heading", "Own Sudoku 9×9"));
    assert_eq!(stage.written(), PUZZLE_A);
    // With a fault: the box opens at the place, and the puzzle stays.
    drop(&stage, &file("bad.dlx", "'a b\\na b\\nb c\\n'"));
    stage.wait_until("the box opens", 5, || stage.has("dialog", "Open a puzzle"));
    let said = stage.text("#open-says");
    assert_eq!(
        said,
        "Perhaps Exact cover, Knuth's format: line 3, column 3: unknown item 'c'"
    );
    assert_eq!(
        stage.get("textbox", "Puzzle as text").value(),
        "a b\na b\nb c\n"
    );
    assert_eq!(stage.text("#title"), "Own Sudoku 9×9");
    // While the box is open, it only fills it.
    drop(&stage, &file("good.dlx", "'a b\\na b\\na\\n'"));
    stage.wait_until("it is filled", 5, || {
        stage.text("#open-says").starts_with("Knuth")
    });
    assert!(stage.has("dialog", "Open a puzzle"));
    stage.click("Cancel");
    stage.shown();
    // Not a text, empty, or too long: what is in the box stays.
    for (file, why) in [
        (
            file("photo", "new Uint8Array([97, 10, 32, 255, 98])"),
            "'photo' is not a text file in UTF-8",
        ),
        (
            file("disk", "new Uint8Array([97, 10, 0, 98])"),
            "'disk' is not a text file",
        ),
        (file("none", "' \\n'"), "'none' is empty"),
    ] {
        drop(&stage, &file);
        stage.wait_until("it is refused", 5, || stage.alert().is_some());
        let alert = stage.alert().unwrap_or_default();
        assert_eq!(alert, format!("{why}; the text from before is still here"));
        let text = stage.get("textbox", "Puzzle as text").value();
        assert_eq!(text, "a b\na b\na\n");
        stage.click("Cancel");
        stage.shown();
    }
    drop(&stage, &file("big", "new Uint8Array(1000001)"));
    stage.wait_until("it is refused", 5, || stage.alert().is_some());
    let alert = stage.alert().unwrap_or_default();
    assert!(
        alert.contains("'big'") && alert.contains("1,000,001 bytes"),
        "{alert}"
    );
    stage.click("Cancel");
    stage.shown();
    drop(&stage, &[file("a", "'a'"), file("b", "'b'")].join(";"));
    assert!(stage.alert().is_some_and(|alert| alert.contains("2 files")));
    stage.click("Cancel");
    stage.shown();
    assert_eq!(stage.written(), PUZZLE_A);
}

/// Far down, and far to the right; whether the box was open or not.
#[test]
fn a_fault_that_arrives_is_in_sight() {
    let stage = Stage::open();
    let names: Vec<String> = (0..200).map(|number| format!("n{number}")).collect();
    let (names, lines) = (names.join(" "), "b\n".repeat(100));
    let long = format!("b {names}\n{lines}{names} c\n{lines}");
    let scrolled = || {
        let script = "const field = document.querySelector('#open-text');
            return [field.scrollTop > 1000, field.scrollLeft > 1000]";
        stage.exec_js(script)
    };
    let short = "'a b\\na b\\na\\n'";
    for opened in [false, true] {
        drop(
            &stage,
            &file("long.dlx", &Value::from(long.clone()).to_string()),
        );
        stage.wait_until("the fault is told", 5, || {
            stage.has("dialog", "Open a puzzle")
                && stage.text("#open-says").contains("line 102, column ")
        });
        stage.shown();
        assert_eq!(scrolled(), json!([true, true]), "open before: {opened}");
        drop(&stage, &file("short.dlx", short));
        stage.wait_until("the other is there", 5, || {
            stage
                .text("#open-says")
                .starts_with("Knuth's format: 2 items")
        });
        stage.shown();
        assert_eq!(scrolled(), json!([false, false]));
    }
}

fn cases() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "data", "cases"]
        .iter()
        .collect()
}

#[test]
fn a_file_is_chosen() {
    let stage = Stage::open();
    stage.click("Open");
    let choose = |name: &str| {
        let input = json!({ "expression": "document.querySelector('#open-file')" });
        let input = stage.cdp("Runtime.evaluate", input);
        let path = cases().join(name).canonicalize().expect("it is there");
        let id = &input["result"]["objectId"];
        stage.cdp(
            "DOM.setFileInputFiles",
            json!({ "files": [path], "objectId": id }),
        );
    };
    choose("08_nine_lines_crlf_bom.txt");
    stage.wait_until("it is read", 5, || {
        stage.text("#open-says") == "Sudoku 9×9, 26 givens"
    });
    choose("E21e_packed.mat");
    stage.wait_until("it is read", 5, || {
        stage.text("#open-says") == "0/1 matrix: 2 rows, 2 columns"
    });
    stage.click("Load");
    stage.shown();
    assert!(stage.has("heading", "Own Exact cover, 2 items"));
    assert_eq!(stage.focused().name(), "Open");
}

/// Of two that are dropped one after the other, however long they take.
#[test]
fn the_file_that_came_last_counts() {
    let stage = Stage::open();
    let slow = "const read = Blob.prototype.arrayBuffer;
        Blob.prototype.arrayBuffer = async function () {
            const bytes = await read.call(this);
            await new Promise(done => setTimeout(done, this.size > 10 ? 600 : 0));
            return bytes;
        }";
    stage.exec_js(slow);
    drop(&stage, &file("slow.txt", "'permutation 4'"));
    drop(&stage, &file("fast.txt", "'queens 6'"));
    let title = || stage.text("#title") == "Own Queens 6×6";
    stage.wait_until("the second is loaded", 5, title);
    std::thread::sleep(std::time::Duration::from_millis(900));
    assert!(title(), "{}", stage.text("#title"));
}

/// A text in Knuth's format of this many short lines, in JavaScript.
fn long(lines: usize) -> String {
    format!("'a b c\\n' + 'a b\\n'.repeat({lines})")
}

#[test]
fn a_long_text_is_kept_beside_the_field() {
    let stage = Stage::open();
    // With a fault at its end, so that the box opens.
    let faulty = format!("{} + 'd\\n'", long(240_000));
    drop(&stage, &file("long.dlx", &faulty));
    let opened = || stage.has("dialog", "Open a puzzle");
    stage.wait_until("the box opens", 20, opened);
    assert_eq!(
        stage.text("#open-aside-says"),
        "'long.dlx', 960.1 KB, 240,002 lines: the first 200 are shown here, Load takes all."
    );
    let said = stage.text("#open-says");
    assert!(
        said.ends_with("line 240002, column 1: unknown item 'd'"),
        "{said}"
    );
    let field = stage.get("textbox", "Puzzle as text");
    assert_eq!(field.value().lines().count(), 200);
    assert_eq!(field.exec_js("return element.readOnly"), true);
    let bands = "return document.querySelectorAll('.band').length";
    assert_eq!(stage.exec_js(bands), 0, "the place is not among them");
    stage.click("Load");
    stage.shown();
    let alert = stage.alert().expect("it is refused");
    assert!(alert.contains("line 240002"), "{alert}");
    // Another one without a fault is loaded whole.
    drop(&stage, &file("good.dlx", &long(150_000)));
    let said = || stage.text("#open-says") == "Knuth's format: 3 items, 150,000 options";
    stage.wait_until("it is read", 20, said);
    stage.click("Load");
    stage.rest();
    assert_eq!(stage.text("#title"), "Own Exact cover, 3 items");
    let size = "return document.querySelector('#size').textContent";
    assert_eq!(stage.exec_js(size), "3 items, 150,000 options");
    // The box can be written in again.
    stage.click("Open");
    stage.click("Clear");
    stage.shown();
    assert_eq!(field.value(), "");
    stage.type_in_box("queens 5");
    assert_eq!(stage.text("#open-says"), "Queens 5×5");
}

#[test]
fn a_long_text_that_is_pasted_is_kept_beside_too() {
    let stage = Stage::open();
    stage.type_in_box("a b c\nX");
    let paste = |text: &str| {
        stage.exec_js(&format!(
            "const field = document.querySelector('#open-text');
            const data = new DataTransfer();
            data.setData('text/plain', {text});
            return field.dispatchEvent(new ClipboardEvent('paste',
                {{ clipboardData: data, bubbles: true, cancelable: true }}))"
        ))
    };
    assert_eq!(
        paste("'a b'"),
        true,
        "a short one is the browser's to paste"
    );
    // In place of what is selected.
    let select =
        "const field = document.querySelector('#open-text'); field.setSelectionRange(6, 7)";
    stage.exec_js(select);
    assert_eq!(paste("'a b\\n'.repeat(40000)"), false);
    stage.shown();
    assert_eq!(
        stage.text("#open-says"),
        "Knuth's format: 3 items, 40,000 options"
    );
    let said = stage.text("#open-aside-says");
    assert!(
        said.starts_with("The text, 160.1 KB, 40,001 lines: "),
        "{said}"
    );
    // And any other in place of that.
    assert_eq!(paste("'queens 6'"), false);
    stage.shown();
    assert_eq!(stage.text("#open-says"), "Queens 6×6");
    assert_eq!(stage.get("textbox", "Puzzle as text").value(), "queens 6");
    assert!(!stage.has("button", "Clear"));
}
