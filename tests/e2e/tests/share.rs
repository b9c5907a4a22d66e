//! Links: the address, the history, the Share dialog.

use e2e::Stage;
use serde_json::Value;

fn hash(stage: &Stage) -> String {
    let hash = stage.exec_js("return location.hash");
    hash.as_str().expect("a text").to_owned()
}

fn entries(stage: &Stage) -> Value {
    stage.exec_js("return history.length")
}

/// Waits until the address says so much.
#[track_caller]
fn wait_for_address(stage: &Stage, part: &str) -> String {
    let says = || hash(stage).contains(part);
    stage.wait_until(&format!("the address says {part}"), 5, says);
    hash(stage)
}

/// All that two visitors must see alike.
fn seen(stage: &Stage) -> (Vec<String>, Vec<String>, String, Vec<String>, u64) {
    let totals = ["Placements tried", "Updates", "Solutions", "Covers"];
    let open =
        "return [...document.querySelectorAll('.tab[aria-pressed=true]')].map(tab => tab.id)";
    let open = stage.exec_js(open);
    let open = open.as_array().expect("a list").iter();
    (
        stage.cells(),
        totals.map(|label| stage.counter(label)).to_vec(),
        stage.text(".sentence"),
        open.map(|id| id.as_str().unwrap_or_default().to_owned())
            .collect(),
        stage.step_number(),
    )
}

fn stored(stage: &Stage) -> Value {
    stage.exec_js("return JSON.stringify({ ...localStorage })")
}

#[test]
fn the_link_of_a_place_opens_the_same_place() {
    let stage = Stage::open();
    stage.load("L P N U on 4×5");
    stage.click("Two views at once");
    stage.click("Tree");
    stage.click("Matrix");
    stage.step_by("Choice");
    for _ in 0..12 {
        stage.click("Step");
    }
    stage.step_by("Link");
    stage.click("Step");
    stage.click("Step");
    stage.shown();
    let before = seen(&stage);
    stage.click("Share");
    let link = stage.get("textbox", "Link to this place").value();
    stage.get("button", "Copy the link").click();
    stage.wait_until("it says so", 5, || {
        let said = stage.text("#share-said");
        said == "Copied." || said.starts_with("Selected")
    });
    let fragment = &link[link.find('#').expect("a link")..];
    let other = Stage::open();
    other.visit(&format!("?tab=2{fragment}"));
    assert_eq!(seen(&other), before);
    other.click("Step");
    other.click("Back");
    other.shown();
    assert_eq!(seen(&other), before);
}

#[test]
fn the_address_follows_and_back_leads_to_the_puzzle_before() {
    let stage = Stage::open();
    assert_eq!(hash(&stage), "", "clean until something is done");
    let count = entries(&stage);
    stage.click("Step");
    wait_for_address(&stage, "&at=1&");
    for _ in 0..7 {
        stage.click("Step");
    }
    stage.load("L P N U on 4×5");
    wait_for_address(&stage, "puzzle=lpnu");
    assert_eq!(
        entries(&stage),
        count.as_u64().unwrap() + 1,
        "one entry more"
    );
    stage.click("Step");
    wait_for_address(&stage, "puzzle=lpnu&at=1&");
    let there = seen(&stage);
    stage.exec_js("history.back()");
    stage.wait_until("the first puzzle is back", 5, || {
        stage.text("#title") == "Sudoku, easy"
    });
    stage.rest();
    assert_eq!(stage.step_number(), 8);
    assert!(hash(&stage).contains("puzzle=sudoku-easy&at=8&"));
    stage.exec_js("history.forward()");
    stage.wait_until("and the second", 5, || {
        stage.text("#title") == "L P N U on 4×5"
    });
    stage.rest();
    assert_eq!(seen(&stage), there);
    assert_eq!(entries(&stage), count.as_u64().unwrap() + 1);
    // Loaded again, the page is where it was.
    stage.load_again();
    assert_eq!(seen(&stage), there);
}

#[test]
fn a_run_writes_no_address_before_its_end() {
    let stage = Stage::open();
    let writes = "globalThis.writes = 0;
        for (const name of ['pushState', 'replaceState']) {
            const write = history[name].bind(history);
            history[name] = (...all) => { globalThis.writes++; write(...all); };
        }";
    stage.exec_js(writes);
    stage.load("Pentominoes 6×10");
    stage.click("All");
    std::thread::sleep(std::time::Duration::from_millis(1200));
    assert!(
        stage.exec_js("return writes").as_u64().unwrap() <= 2,
        "to leave, and to arrive"
    );
    stage.click("Pause");
    wait_for_address(&stage, "&at=");
    // However fast one steps, twice a second.
    stage.exec_js("globalThis.writes = 0");
    stage.button("Step").click_times(40);
    stage.rest();
    assert!(stage.exec_js("return writes").as_u64().unwrap() < 10);
}

#[test]
fn a_damaged_link_says_so_and_the_default_is_loaded() {
    let stage = Stage::open();
    for (link, why) in [
        ("#v=1&puzzle=lpnu&at=57&sum=0000", "This link is damaged"),
        ("#v=2&puzzle=lpnu", "made by another version (2)"),
        ("#puzzle=lpn", "there is no puzzle 'lpn'"),
        (
            "#puzzle=<img src=x onerror=alert(1)>",
            "This link is damaged",
        ),
        ("#own=sudoku.eJ", "its problem"),
    ] {
        stage.visit(link);
        let alert = stage.alert().expect("it says so");
        assert!(alert.contains(why), "{alert:?} does not say {why:?}");
        assert_eq!(stage.text("#title"), "Sudoku, easy");
        assert_eq!(hash(&stage), "", "a reload must not bring it back");
        stage.click("Step");
        wait_for_address(&stage, "puzzle=sudoku-easy&at=1&");
    }
    // A link written by hand into the address of the open page.
    stage.exec_js("location.hash = '#puzzle=lpnu&at=57'");
    stage.wait_until("it is followed", 5, || {
        stage.text("#title") == "L P N U on 4×5"
    });
    stage.rest();
    assert_eq!(stage.step_number(), 57);
    wait_for_address(&stage, "#v=1&puzzle=lpnu&at=57&sum=");
    assert_eq!(stage.alert(), None);
    // A damaged one there is told, and the address says again where one is.
    let before = hash(&stage);
    stage.exec_js("location.hash = '#v=1&puzzle=lpnu&at=5'");
    let told = || {
        stage
            .alert()
            .is_some_and(|alert| alert.contains("checksum is missing"))
    };
    stage.wait_until("it is told", 5, told);
    assert_eq!((hash(&stage), stage.step_number()), (before, 57));
    // What is not known is told too, the rest is followed.
    stage.exec_js("location.hash = '#puzzle=lpnu&views=foo&at=9'");
    let told = || {
        stage
            .alert()
            .is_some_and(|alert| alert.contains("no view 'foo'"))
    };
    stage.wait_until("it is told", 5, told);
    assert_eq!(stage.step_number(), 9);
}

/// The problem is somebody's own and too large for a link.
#[test]
fn back_leads_to_what_no_link_can_hold() {
    let stage = Stage::open();
    let count = entries(&stage).as_u64().unwrap();
    let drop = "let seed = 1, text = '';
        for (let n = 0; n < 24000; n++) {
            text += n.toString(36);
            for (let k = 0; k < 8; k++) {
                seed = seed * 48271 % 2147483647;
                text += String.fromCharCode(97 + seed % 26);
            }
            text += ' ';
        }
        const data = new DataTransfer();
        data.setData('text/plain', text + '\\n' + text + '\\n');
        for (const type of ['dragenter', 'dragover', 'drop'])
            document.querySelector('#board').dispatchEvent(
                new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));";
    stage.exec_js(drop);
    if stage.has("dialog", "Open a puzzle") {
        stage.click("Load");
    }
    stage.rest();
    let large = "Own Exact cover, 24,000 items";
    assert_eq!(stage.text("#title"), large);
    stage.press("Step");
    assert_eq!(hash(&stage), "");
    stage.load("L P N U on 4×5");
    wait_for_address(&stage, "puzzle=lpnu");
    assert_eq!(entries(&stage).as_u64(), Some(count + 2));
    stage.exec_js("history.back()");
    stage.wait_until("it is back", 5, || stage.text("#title") == large);
    stage.rest();
    assert_eq!(stage.step_number(), 1);
    stage.exec_js("history.back()");
    let first = || stage.text("#title") == "Sudoku, easy";
    stage.wait_until("and the first", 5, first);
    stage.exec_js("history.forward()");
    stage.wait_until("and it again", 5, || stage.text("#title") == large);
    stage.exec_js("history.forward()");
    let last = || stage.text("#title") == "L P N U on 4×5";
    stage.wait_until("and the last", 5, last);
    assert_eq!(entries(&stage).as_u64(), Some(count + 2));
}

#[test]
fn a_reload_at_once_leads_to_the_same_step() {
    let stage = Stage::open();
    stage.load("L P N U on 4×5");
    stage.exec_js(
        "for (let n = 0; n < 9; n++) document.getElementById('step').click(); location.reload()",
    );
    stage.wait_until("it is loaded", 10, || {
        stage.exec_js("return document.readyState === 'complete' && document.documentElement.dataset.state === 'running'") == true
    });
    stage.rest();
    assert_eq!(stage.step_number(), 9);
}

#[test]
fn back_to_ones_earlier_problem_is_ones_own() {
    let stage = Stage::open();
    stage.paste("1.......2......4");
    stage.press("Step");
    stage.paste("a b c\na b\nc\n");
    wait_for_address(&stage, "own=knuth.");
    stage.exec_js("history.back()");
    let back = || stage.text("#title") == "Own Sudoku 4×4";
    stage.wait_until("it is mine", 5, back);
}

#[test]
fn an_own_problem_travels_in_its_link_and_leaves_the_readers_own() {
    let theirs = Stage::open();
    theirs.paste("1.......2......4");
    theirs.click("Step");
    let link = wait_for_address(&theirs, "own=sudoku.");
    let link = wait_for_address(&theirs, "&at=1&").replace(&link, &hash(&theirs));
    let before = seen(&theirs);
    let reader = Stage::open();
    reader.paste("4..............1");
    let kept = stored(&reader);
    reader.visit(&format!("?tab=2{link}"));
    assert_eq!(reader.text("#title"), "Shared Sudoku 4×4");
    assert_eq!(seen(&reader), before);
    reader.click("Step");
    reader.shown();
    assert_eq!(stored(&reader), kept, "nothing of it is kept");
    reader.visit("?tab=3");
    assert_eq!(reader.text("#title"), "Own Sudoku 4×4");
    assert_eq!(reader.written(), "4..............1");
}

#[test]
fn what_was_written_into_a_problem_is_there_after_a_reload() {
    let stage = Stage::open();
    let count = entries(&stage).as_u64().unwrap();
    stage.cell(1, 1).click();
    for digit in ["7", "8", "9"] {
        stage.keys(digit);
        stage.shown();
    }
    let cells = stage.cells();
    stage.load_again();
    assert_eq!(stage.cells(), cells);
    assert!(stage.text("#title").starts_with("Own "));
    assert_eq!(
        entries(&stage).as_u64(),
        Some(count + 1),
        "one for all digits"
    );
    stage.exec_js("history.back()");
    stage.wait_until("the puzzle as it was", 5, || {
        stage.text("#title") == "Sudoku, easy"
    });
}
