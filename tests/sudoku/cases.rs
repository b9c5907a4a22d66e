//! The cases of `tests/data/cases`, as far as reading goes, and the samples.

use dlx_stage::catalogue::{entries, entry};
use dlx_stage::document::{Fault, Format};
use dlx_stage::puzzle::Puzzle;
use dlx_stage::puzzle::sudoku::{Grid, Regions, Sheet, Sudoku};

use crate::common::A;

const CASES: &str = "tests/data/cases";

fn file(name: &str) -> String {
    let path = format!("{CASES}/{name}");
    String::from_utf8(std::fs::read(&path).expect(&path)).expect(&path)
}

/// The text of a case: a file, or a line of a file of named strings.
fn case(name: &str) -> String {
    let Some((strings, name)) = name.split_once(':') else {
        return file(name);
    };
    let strings = file(strings);
    let mut named = strings.lines().filter_map(|line| line.split_once('\t'));
    named.find(|(n, _)| *n == name).expect(name).1.to_owned()
}

fn load(text: &str) -> Result<Sudoku, Fault> {
    Sudoku::new(Grid::parse(text)?, false)
}

#[test]
fn each_case_is_read_or_refused_as_it_should_be() {
    let mut count = 0;
    for line in file("expected.tsv").lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [name, "sudoku", expect, note] = columns[..] else {
            continue;
        };
        count += 1;
        let found = load(&case(name));
        match expect {
            "refused" => assert!(found.is_err(), "{name} was read"),
            "1|refused" => {}
            _ => assert!(found.is_ok(), "{name}: {}", found.unwrap_err()),
        }
        if let Ok(sudoku) = load(&case(name)) {
            match note {
                "puzzle A" => assert_eq!(sudoku.grid().to_line(), A, "{name}"),
                "105 givens" => assert_eq!(sudoku.givens().len(), 105, "{name}"),
                _ => {}
            }
        }
    }
    assert_eq!(count, 34);
}

#[track_caller]
fn refused(name: &str, message: &str) {
    let error = load(&case(name)).expect_err(name);
    assert_eq!(error.to_string(), message);
}

#[test]
fn refusals_say_what_and_where() {
    refused(
        "19_80_chars.txt",
        "line 1: 80 cells found; 81 make a 9×9 grid",
    );
    refused(
        "20_82_chars.txt",
        "line 1: 82 cells found; 81 make a 9×9 grid",
    );
    let superscript = "line 1, column 58: '²' at r7c4 is not a digit (1 to 9)";
    refused("24_superscript_two.txt", superscript);
    let letter = "line 1, column 11: 'A' at r2c2 is not a digit (1 to 9)";
    refused("28_letter_in_grid.txt", letter);
    let row = "1 stands at r1c1 and r1c9, twice in row 1";
    refused("sudoku_strings.tsv:dup_row", row);
    let column = "2 stands at r1c1 and r9c1, twice in column 1";
    refused("sudoku_strings.tsv:dup_col", column);
}

#[test]
fn fullwidth_digits_and_both_large_grids_are_the_same_puzzles() {
    let line = |name: &str| Grid::parse(&case(name)).expect(name).to_line();
    assert_eq!(line("22_fullwidth_digits.txt"), A);
    assert_eq!(line("30_16x16_1toG.txt"), line("32_16x16_numbers.txt"));
}

/// How many solutions there are; it may stop at two or more: depth first
/// on the emptiest cell, with one bit a digit for each house.
pub fn solutions(sheet: &Sheet) -> usize {
    let size = usize::from(sheet.grid.size());
    let mut houses: Vec<Vec<usize>> = Vec::new();
    for k in 0..size {
        houses.push((0..size).map(|col| k * size + col).collect());
        houses.push((0..size).map(|row| row * size + k).collect());
    }
    let regions: Vec<usize> = match &sheet.rules.regions {
        Regions::None => Vec::new(),
        Regions::Blocks => {
            let n = size.isqrt();
            let all = 0..size * size;
            all.map(|at| at / size / n * n + at % size / n).collect()
        }
        Regions::Jigsaw(regions) => regions.iter().map(|&r| r.into()).collect(),
    };
    for number in 0..size {
        let all = regions.iter().enumerate();
        let house = all.filter(|&(_, &region)| region == number);
        houses.push(house.map(|(at, _)| at).collect());
    }
    if sheet.rules.diagonals {
        houses.push((0..size).map(|k| k * size + k).collect());
        houses.push((1..=size).map(|k| k * (size - 1)).collect());
    }
    let mut of_cell = vec![Vec::new(); size * size];
    for (number, house) in houses.iter().enumerate() {
        house.iter().for_each(|&at| of_cell[at].push(number));
    }
    let mut taken = vec![0u32; houses.len()];
    let mut empty = Vec::new();
    for (at, value) in sheet.grid.cells().iter().enumerate() {
        match value {
            Some(v) => of_cell[at].iter().for_each(|&h| taken[h] |= 1 << v),
            None => empty.push(at),
        }
    }
    count(&of_cell, &mut taken, &mut empty, (1 << size) - 1)
}

fn count(of_cell: &[Vec<usize>], taken: &mut [u32], empty: &mut Vec<usize>, all: u32) -> usize {
    let free = |at: usize, taken: &[u32]| of_cell[at].iter().fold(all, |f, &h| f & !taken[h]);
    let by_choices = |&k: &usize| free(empty[k], taken).count_ones();
    let Some(best) = (0..empty.len()).min_by_key(by_choices) else {
        return 1;
    };
    let at = empty.swap_remove(best);
    let (mut choices, mut found) = (free(at, taken), 0);
    while choices != 0 && found < 2 {
        let digit = choices & choices.wrapping_neg();
        choices ^= digit;
        of_cell[at].iter().for_each(|&h| taken[h] ^= digit);
        found += count(of_cell, taken, empty, all);
        of_cell[at].iter().for_each(|&h| taken[h] ^= digit);
    }
    empty.push(at);
    found
}

/// The sample of this id as it is read.
fn sample(id: &str) -> Sheet {
    let document = entry(id).expect(id).document();
    let read = match document.format {
        Format::Latin => Sheet::latin(&document.text),
        _ => Sheet::sudoku(&document.text),
    };
    read.expect(id)
}

#[test]
fn every_sample_has_exactly_one_solution() {
    let family = ["Sudoku", "Latin squares"];
    for entry in entries().filter(|entry| family.contains(&entry.group)) {
        let sheet = sample(entry.id);
        assert!(Sudoku::of(sheet.clone()).is_ok());
        if entry.id == "sudoku-16x16" {
            // Too large for plain trial; the case has one solution.
            assert_eq!(Grid::parse(&case("30_16x16_1toG.txt")), Ok(sheet.grid));
        } else if entry.id.ends_with("-empty") {
            assert!(sheet.grid.cells().iter().all(Option::is_none));
        } else {
            assert_eq!(solutions(&sheet), 1, "{}", entry.id);
        }
    }
}

#[test]
fn samples_are_what_they_are_called() {
    let givens = |id: &str| sample(id).grid.cells().iter().flatten().count();
    assert_eq!(givens("sudoku-easy"), 34);
    assert_eq!(givens("sudoku-hard"), 22);
    assert_eq!(givens("sudoku-17"), 17);
    assert_eq!(givens("sudoku-16x16"), 105);
    assert_eq!(givens("sudoku-jigsaw"), 24);
    let mut straight = sample("sudoku-4x4-diagonals");
    straight.rules.diagonals = false;
    assert!(solutions(&straight) > 1);
    assert!(entry("no such thing").is_none());
}
