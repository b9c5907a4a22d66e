//! Golden traces, worked out by hand: each file of `tests/data/trace` says
//! why it is right, then gives a problem and, behind `---`, its steps.

mod common;

use dlx_stage::dlx::{Rule, Search, Step};

#[track_caller]
fn golden(file: &str) {
    let text: String = file
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| format!("{line}\n"))
        .collect();
    let Some((knuth, want)) = text.split_once("---\n") else {
        panic!("no --- in {text}");
    };
    let problem = common::parse(knuth);
    let fresh = Search::new(&problem, Rule::Shortest);
    let trace = |steps: &[Step]| -> String {
        let lines = steps.iter().map(|s| format!("{}\n", s.text(&problem)));
        lines.collect()
    };
    let mut search = fresh.clone();
    let mut steps: Vec<Step> = search.by_ref().collect();
    assert_eq!(trace(&steps), want);

    let back: Vec<Step> = std::iter::from_fn(|| search.back()).collect();
    steps.reverse();
    assert_eq!(trace(&back), trace(&steps));
    assert_eq!(search, fresh);
}

#[test]
fn knuths_example() {
    golden(include_str!("data/trace/knuth.txt"));
}

#[test]
fn dead_ends() {
    golden(include_str!("data/trace/dead-end.txt"));
    golden(include_str!("data/trace/dead-at-once.txt"));
}

#[test]
fn colours() {
    golden(include_str!("data/trace/colours.txt"));
}

#[test]
fn ignored_option() {
    golden(include_str!("data/trace/ignored-option.txt"));
}
