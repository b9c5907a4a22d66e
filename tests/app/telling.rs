//! Cause and effect in words. That the numbers are true is held in
//! `tests/causes.rs`; here is how they are told.

use crate::common::app;
use dlx_stage::app::Action;
use dlx_stage::settings::StepSize;
use dlx_stage::snapshot::Sentence;

/// What is told at the first steps of this size.
fn told(id: &str, size: StepSize, steps: usize) -> Vec<Sentence> {
    let mut app = app(id);
    app.update(Action::SetStepSize(size));
    let tell = |_| {
        app.update(Action::Step);
        app.snapshot().says
    };
    (0..steps).map(tell).collect()
}

/// The listing has the puzzle, the size of the steps and how many to pass over
/// in brackets, then what is told at those that follow; who took the options
/// at a dead end stands below, set in.
#[test]
fn causes_and_effects_are_told_as_listed() {
    let golden = include_str!("../data/words-causes.txt");
    let lines: Vec<&str> = golden
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .collect();
    let heads = lines.iter().filter(|line| line.starts_with('['));
    for head in heads {
        let rest = lines.iter().skip_while(|line| *line != head).skip(1);
        let want: Vec<&str> = rest
            .take_while(|line| !line.starts_with('['))
            .copied()
            .collect();
        let words: Vec<&str> = head.trim_matches(['[', ']']).split(' ').collect();
        let [id, size, skip] = words[..] else {
            panic!("{head}");
        };
        let size = match size {
            "covers" => StepSize::Cover,
            _ => StepSize::Choice,
        };
        let skip: usize = skip.parse().unwrap();
        let steps = want.iter().filter(|line| !line.starts_with(' ')).count();
        let mut seen = Vec::new();
        for says in told(id, size, skip + steps).into_iter().skip(skip) {
            seen.push(format!("{} {}", says.subject, says.text));
            let line =
                |one: &dlx_stage::snapshot::Because| format!("  {}: {}", one.number, one.text);
            seen.extend(says.because.iter().map(line));
        }
        assert_eq!(seen, want, "{head}");
    }
}

/// Three lines of the page hold about so much; where items have names of their
/// own, these take a little more.
#[test]
fn no_sentence_is_too_long() {
    let boards = ["lpnu", "sudoku-hard", "sudoku-16x16", "pentominoes-6x10"];
    let named = [
        "matters-exams",
        "matters-registers",
        "matters-fragments",
        "matters-crews",
    ];
    let limits = boards.map(|id| (id, 176)).into_iter();
    for (id, most) in limits.chain(named.map(|id| (id, 190))) {
        for size in [StepSize::Cover, StepSize::Choice] {
            for says in told(id, size, 1_000) {
                let text = format!("{} {}", says.subject, says.text);
                assert!(text.chars().count() <= most, "{text}");
            }
        }
    }
}

/// The numbers of a dead end make up all that the item had, and are those of
/// the lines that fold out.
#[test]
fn a_dead_end_accounts_for_every_option() {
    let mut dead_ends = 0;
    for id in [
        "lpnu",
        "sudoku-hard",
        "sudoku-4x4-diagonals",
        "pentominoes-6x10",
    ] {
        for says in told(id, StepSize::Cover, 1_000) {
            if !says.text.contains("a dead end. ") {
                continue;
            }
            dead_ends += 1;
            let total: usize = says.because.iter().map(|one| one.took.len()).sum();
            let (_, after) = says.text.split_once("a dead end. ").unwrap();
            let mut numbers = after.split(['(', ')']).skip(1).step_by(2);
            let number = |text: &str| {
                text.trim_start_matches("the last")
                    .trim()
                    .parse()
                    .unwrap_or(1)
            };
            let told: usize = numbers.by_ref().map(number).sum();
            let all = format!("Its {total} were taken by ");
            let only = format!("All its {total} were taken by ");
            let sums = told == total && after.starts_with(&all);
            assert!(sums || after.starts_with(&only), "{}", says.text);
            assert!(says.because.is_sorted_by_key(|one| one.number));
        }
    }
    assert!(dead_ends > 50, "{dead_ends}");
}
