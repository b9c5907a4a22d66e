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

/// All that holds for the command line holds for the page.
#[test]
fn the_cases_hold_in_the_page() {
    let stage = Stage::open();
    let mut failed = Vec::new();
    for line in input("expected.tsv").lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (name, expect) = (fields[0], fields[2]);
        stage.paste(&input(name));
        let outcome = match stage.alert() {
            Some(alert) => {
                let line = alert.strip_prefix("line ").unwrap_or_default();
                let line = line.split(|c: char| !c.is_ascii_digit()).next();
                stage.click("Cancel");
                stage.shown();
                format!("refused:{}", line.unwrap_or_default())
            }
            // More than can be counted.
            None if expect == ">1" => {
                stage.press("Solve");
                stage.press("Solve");
                let found = stage.counter("Solutions") == "2";
                String::from(if found { ">1" } else { "1" })
            }
            None => {
                stage.press("All");
                stage.counter("Solutions")
            }
        };
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
