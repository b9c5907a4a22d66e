//! The table of cases, which the command line passes too.

use std::fs;
use std::path::PathBuf;

use e2e::Stage;

fn cases() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "data", "cases"]
        .iter()
        .collect()
}

/// The input a line of the table names: a file, or `FILE:KEY` in a table.
fn input(name: &str) -> String {
    let read = |name: &str| fs::read_to_string(cases().join(name)).expect("it is there");
    let Some((file, key)) = name.split_once(':') else {
        return read(name);
    };
    let table = read(file);
    let mut lines = table.lines().filter_map(|line| line.split_once('\t'));
    lines
        .find(|(k, _)| *k == key)
        .expect("it is there")
        .1
        .into()
}

/// All that holds for the command line holds for the page: of every other case.
#[track_caller]
fn assert_cases_hold(first: usize) {
    let stage = Stage::open();
    let mut failed = Vec::new();
    for line in input("expected.tsv").lines().skip(1 + first).step_by(2) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (name, expect) = (fields[0], fields[2]);
        stage.paste(&input(name));
        let outcome = outcome(&stage, expect);
        let holds = |one: &str| match one {
            "refused" => outcome.starts_with(one),
            one => outcome == one,
        };
        if !expect.split('|').any(holds) {
            failed.push(format!("{name}: {outcome}, not {expect}"));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// What came of a case, in the words of the table.
#[track_caller]
fn outcome(stage: &Stage, expect: &str) -> String {
    if let Some(alert) = stage.alert() {
        let line = alert.strip_prefix("line ").unwrap_or_default();
        let line = line.split(|c: char| !c.is_ascii_digit()).next();
        stage.click("Cancel");
        stage.shown();
        return format!("refused:{}", line.unwrap_or_default());
    }
    // More than can be counted.
    if expect == ">1" {
        stage.press("Solve");
        stage.press("Solve");
        let found = stage.counter("Solutions") == "2";
        return String::from(if found { ">1" } else { "1" });
    }
    stage.press("All");
    stage.counter("Solutions")
}

/// In two halves, side by side.
#[test]
fn the_cases_hold_in_the_page() {
    assert_cases_hold(0);
}

#[test]
fn the_other_cases_hold_in_the_page() {
    assert_cases_hold(1);
}
