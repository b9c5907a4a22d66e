//! The inputs of `tests/data/cases`.

use std::fs;
use std::path::PathBuf;

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", "cases"]
        .iter()
        .collect()
}

/// A file of the folder.
pub fn read(name: &str) -> String {
    fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The input a line of the table names: a file, or `FILE:KEY` in a table.
pub fn input(name: &str) -> String {
    let Some((file, key)) = name.split_once(':') else {
        return read(name);
    };
    let table = read(file);
    let mut lines = table.lines().filter_map(|line| line.split_once('\t'));
    let line = lines.find(|(k, _)| *k == key);
    line.unwrap_or_else(|| panic!("no {key} in {file}"))
        .1
        .to_owned()
}
