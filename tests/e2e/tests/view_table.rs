//! The table view: levels, totals by depth, the solutions log, and the files
//! saved of them.

use e2e::Stage;

const HARD: &str =
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";

/// The page with this view open.
#[track_caller]
fn open() -> Stage {
    let stage = Stage::open();
    stage.click("Table");
    stage.shown();
    stage
}

/// The shown cells of the rows in the body of a table, `|` between.
#[track_caller]
fn rows(stage: &Stage, table: &str) -> Vec<String> {
    let script = format!(
        "return [...document.querySelectorAll('.{table} tbody:not(.pad) tr')].map(row =>
            [...row.cells].map(cell => cell.innerText.trim()).join('|'))"
    );
    let rows = stage.exec_js(&script);
    let text = |row: &serde_json::Value| row.as_str().map(String::from);
    rows.as_array()
        .into_iter()
        .flatten()
        .filter_map(text)
        .collect()
}

/// Presses Save, and gives the name and the text of the file that the browser
/// was offered.
#[track_caller]
fn saved(stage: &Stage, file: &str) -> String {
    stage.exec_js(
        "globalThis.offered = new Promise(done => {
            const make = URL.createObjectURL;
            let text;
            URL.createObjectURL = blob => { text = blob.text(); return make.call(URL, blob); };
            HTMLAnchorElement.prototype.click = async function () {
                URL.createObjectURL = make;
                delete HTMLAnchorElement.prototype.click;
                done(this.download + '\\n' + await text);
            };
        }); return true",
    );
    stage.click(&format!("Save CSV: {file}"));
    let offered = stage.exec_js("return offered");
    let offered = offered.as_str().unwrap_or_default();
    let (name, text) = offered.split_once('\n').expect("a name and a text");
    assert_eq!(name, file);
    text.into()
}

/// The paper's table, commas for its tabs.
fn paper(table: &str) -> String {
    table.replace('\t', ",")
}

#[test]
fn lpnu_at_its_first_solution() {
    let stage = open();
    stage.load("L P N U on 4×5");
    stage.press("Solve");
    let shown = rows(&stage, "levels");
    let want = [
        "0|r1c1|20|1|506|La at r1c1 r2c1 r3c1 r4c1 r4c2|1|0|0",
        "1|r1c2|14|3|386|Pd at r1c2 r1c3 r2c2 r2c3 r2c4|3|0|0",
        "2|r1c4|1|1|31|Ud at r1c4 r1c5 r2c5 r3c4 r3c5|4|1|0",
        "3|r3c2|1|1|11|Nh at r3c2 r3c3 r4c3 r4c4 r4c5|1|3|0",
        "4||||||0|0|1",
    ];
    assert_eq!(shown, want);
    let now = "return document.querySelector('.levels [aria-current]').cells[0].innerText";
    assert_eq!(stage.exec_js(now), "3");

    // Back before the last placement: its row is what comes next.
    stage.step_by("Choice");
    stage.press("Back");
    let shown = rows(&stage, "levels");
    assert_eq!(shown[3..], ["3|r3c2|1|0|0||0|3|0"]);
}

#[test]
fn pointing_at_a_row_marks_the_board() {
    let stage = open();
    stage.load("L P N U on 4×5");
    stage.press("Solve");
    let hot = "return document.querySelectorAll('.board .hot').length";
    stage
        .css(".levels tbody tr:nth-child(2) td:nth-child(6)")
        .click();
    stage.shown();
    assert_eq!(stage.exec_js(hot), 5, "the cells of the option");
    assert_eq!(stage.text("#picked-text"), "Pd at r1c2 r1c3 r2c2 r2c3 r2c4");
    assert!(stage.exec_js("return !!document.querySelector('.levels td.hot')") == true);
    stage
        .css(".levels tbody tr:nth-child(3) td:nth-child(3)")
        .click();
    stage.shown();
    assert_eq!(stage.exec_js(hot), 1, "the cell that the item is");
    assert_eq!(stage.text("#picked-text"), "r1c4");
    let row = "return document.querySelector('.levels tr.hot').cells[0].innerText";
    assert_eq!(stage.exec_js(row), "2");
}

#[test]
fn the_files_of_the_empty_4x4_are_the_tables_of_the_paper() {
    let stage = open();
    stage.paste(&".".repeat(16));
    stage.press("Solve");
    let levels = saved(&stage, "levels.csv");
    let four = |line: &str| line.split(',').take(4).collect::<Vec<_>>().join(",") + "\n";
    let levels: String = levels.lines().map(four).collect();
    assert_eq!(
        levels,
        paper(include_str!("../../data/order2-first-grid.tsv"))
    );

    stage.click("Solutions");
    stage.press("All");
    let all = paper(include_str!("../../data/order2-all-grids.tsv"));
    assert_eq!(saved(&stage, "solutions.csv"), all);
    assert_eq!(stage.text(".log-bar p"), "288 solutions, average 6,852");
    let shown = rows(&stage, "log");
    assert!(shown.len() <= 200, "{} rows", shown.len());
    assert_eq!(
        shown.last().map(String::as_str),
        Some("288|16|5,316|1,973,376|6,852")
    );
    let newest = stage.css(".log tbody:not(.pad) tr:last-child");
    assert!(in_sight(&stage), "the newest");
    assert_eq!(newest.attribute("aria-rowindex").as_deref(), Some("289"));

    stage.click("Depths");
    stage.shown();
    let depths = saved(&stage, "depths.csv");
    assert!(
        depths.starts_with("depth,placements,dead ends,solutions\n0,4,0,0\n"),
        "{depths}"
    );
    assert!(depths.ends_with("\n16,0,0,288\n"), "{depths}");
}

/// Is the last row seen?
#[track_caller]
fn in_sight(stage: &Stage) -> bool {
    let script = "const row = document.querySelector('.log tbody:not(.pad) tr:last-child').getBoundingClientRect();
        const box = document.querySelector('.table-box.log').getBoundingClientRect();
        return row.top >= box.top && row.bottom <= box.bottom + 1";
    stage.exec_js(script) == true
}

#[test]
fn a_click_on_a_solution_goes_there() {
    let stage = open();
    stage.load("L P N U on 4×5");
    stage.click("Solutions");
    stage.press("All");
    assert_eq!(rows(&stage, "log").len(), 8);
    stage
        .css(".log tbody:not(.pad) tr:nth-child(5) td:nth-child(3)")
        .click();
    stage.rest();
    assert_eq!(stage.text("#n-solutions"), "5");
    assert_eq!(stage.text(".log-bar p"), "5 solutions, average 8,060");
    let shown = rows(&stage, "log");
    assert_eq!(
        shown.last().map(String::as_str),
        Some("5|4|700|40,300|8,060")
    );
    stage.press("Go to solution 2");
    assert_eq!(stage.text("#n-solutions"), "2");
    stage.press("Last known");
    assert_eq!(stage.text("#n-solutions"), "8");
    assert_eq!(rows(&stage, "log").len(), 8);
}

#[test]
fn a_9x9_scrolls_with_the_search_and_agrees_with_the_counters() {
    let stage = open();
    stage.paste(HARD);
    stage.press("Solve");
    stage.step_by("Choice");
    stage.press("Back");
    let shown = rows(&stage, "levels");
    let column = |at: usize| {
        let cell = |row: &String| {
            row.split('|')
                .nth(at)
                .and_then(|it| it.replace(',', "").parse().ok())
        };
        shown.iter().filter_map(cell).collect::<Vec<u64>>()
    };
    let placements: u64 = column(6).iter().sum();
    assert_eq!(
        stage.counter("Placements tried").replace(',', ""),
        placements.to_string()
    );
    let tried = column(3).len() as u64;
    let depth: u64 = stage.counter("Depth").parse().expect("a number");
    assert!(
        tried == depth || tried == depth + 1,
        "{tried} levels at depth {depth}"
    );
    let seen = stage.exec_js(
        "const row = document.querySelector('.levels :is(.now, .next)').getBoundingClientRect();
        const box = document.querySelector('.table-box.levels').getBoundingClientRect();
        return row.top >= box.top && row.bottom <= box.bottom + 1",
    );
    assert_eq!(seen, true, "the level worked on");
}

#[test]
fn many_solutions_keep_few_rows() {
    let stage = open();
    stage.paste(&".".repeat(81));
    stage.click("Solutions");
    stage.click("All");
    let found = || {
        stage
            .text("#n-solutions")
            .replace(',', "")
            .parse()
            .unwrap_or(0_u64)
    };
    stage.wait_until("more than are kept", 60, || found() > 10_000);
    stage.click("Pause");
    stage.rest();
    assert!(
        stage
            .text(".log-bar p")
            .ends_with("; the first 10,000 are kept")
    );
    assert!(rows(&stage, "log").len() <= 200);
    stage.exec_js("document.querySelector('.table-box.log').scrollTop = 150000; return true");
    stage.shown();
    stage.shown();
    let top = stage.exec_js(
        "const box = document.querySelector('.table-box.log').getBoundingClientRect();
        const row = document.elementFromPoint(box.left + 90, box.top + 100).closest('tr');
        return Number(row.cells[0].innerText.replace(',', ''))",
    );
    let top = top.as_u64().expect("a number");
    assert!((5_000..5_006).contains(&top), "{top}");
}

/// Covers counted by hand: a takes out 5 elements, d and f 3 each; b 2, g 1;
/// c 2, e 1. The dead end is e, after options 2 and 3.
#[test]
fn knuths_example_at_its_solution() {
    let stage = open();
    stage.load("Knuth's 6×7 example");
    stage.press("Solve");
    let want = [
        "0|a|2|2|11|option 4 (a d f)|2|0|0",
        "1|b|1|1|3|option 5 (b g)|2|0|0",
        "2|c|1|1|3|option 1 (c e)|1|1|0",
        "3||||||0|0|1",
    ];
    assert_eq!(rows(&stage, "levels"), want);
}
