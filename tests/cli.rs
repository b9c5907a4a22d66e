//! The command `dlx` (`examples/dlx`), run as people run it.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;

use serde_json::Value;

/// The command, built by the profile of this test. `cargo xtask test` has built
/// it already, of the same packages and so with the same features of theirs;
/// `cargo test --test cli` has not.
fn dlx(args: &[&str]) -> Command {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    let path = BUILT.get_or_init(|| {
        let this = std::env::current_exe().unwrap();
        let profile_folder = this.ancestors().nth(2).unwrap();
        let target = profile_folder.parent().unwrap();
        let profile = if cfg!(debug_assertions) {
            "test"
        } else {
            "release"
        };
        let built = Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--workspace", "--exclude", "e2e"])
            .args(["--example", "dlx", "--profile", profile])
            .arg("--target-dir")
            .arg(target)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .status();
        let name = format!("dlx{}", std::env::consts::EXE_SUFFIX);
        assert!(built.unwrap().success(), "the example dlx does not build");
        profile_folder.join("examples").join(name)
    });
    let mut command = Command::new(path);
    command
        .args(args)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data"));
    command
}

/// Splits a command line at spaces and runs it.
fn run(line: &str) -> Output {
    let args: Vec<&str> = line.split_whitespace().collect();
    dlx(&args).stdin(Stdio::null()).output().unwrap()
}

fn spawn(line: &str) -> Child {
    let args: Vec<&str> = line.split_whitespace().collect();
    let piped = Stdio::piped;
    let mut command = dlx(&args);
    command.stdin(piped()).stdout(piped()).stderr(piped());
    command.spawn().unwrap()
}

/// What it printed, when it ended well and complained of nothing.
#[track_caller]
fn out(line: &str) -> String {
    let output = run(line);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{line}");
    assert_eq!(output.status.code(), Some(0), "{line}");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn json(line: &str) -> Value {
    serde_json::from_str(&out(line)).unwrap()
}

/// The fields of the object that the wanted one has.
#[track_caller]
fn has(line: &str, want: Value) {
    let got = json(line);
    for (key, value) in want.as_object().unwrap() {
        assert_eq!(&got[key], value, "{key} of {line}");
    }
}

#[test]
fn totals_as_json() {
    let line = "solve --json --puzzle lpnu";
    let Value::Object(object) = json(line) else {
        panic!("no object");
    };
    let mut keys: Vec<&str> = object.keys().map(String::as_str).collect();
    keys.sort_unstable();
    let want = "complete covers nodes placements seconds solutions uncovers updates";
    assert_eq!(keys.join(" "), want);
    assert!(object["seconds"].as_f64().is_some_and(|s| s >= 0.0));
    has(
        line,
        serde_json::json!({
            "solutions": "8", "placements": 133, "updates": 28_206, "covers": 791,
            "uncovers": 791, "nodes": 134, "complete": true,
        }),
    );
}

#[test]
fn counts_by_name_rule_and_limit() {
    for (line, solutions, placements, complete) in [
        ("--puzzle lpnu --limit 1", "1", 9, false),
        ("--puzzle lpnu --limit 0", "0", 0, false),
        ("--puzzle lpnu --limit 9", "8", 133, true),
        ("--puzzle lpnu --rule first", "8", 411, true),
    ] {
        let got = json(&format!("solve --json {line}"));
        assert_eq!(got["solutions"], solutions, "{line}");
        assert_eq!(got["complete"], complete, "{line}");
        assert_eq!(got["placements"], placements, "{line}");
    }
    // All eight are found, but not yet known to be all.
    has(
        "solve --json --puzzle lpnu --limit 8",
        serde_json::json!({"solutions": "8", "complete": false}),
    );
    for (line, solutions) in [
        ("--puzzle queens:3", "0"),
        ("--puzzle queens:8", "92"),
        ("--puzzle langford:7", "52"),
        ("--puzzle sudoku:2", "288"),
        ("--puzzle sudoku:2 --diagonal", "48"),
        ("--puzzle pentominoes:3x20", "8"),
        ("--puzzle queens:6 --rule random --seed 3", "4"),
        ("cases/E14a_agree.dlx", "1"),
        ("cases/E21e_packed.mat", "1"),
        ("--format sudoku cases/13_csv_empty_fields.csv", "1"),
    ] {
        has(
            &format!("solve --json {line}"),
            serde_json::json!({"solutions": solutions, "complete": true}),
        );
    }
}

#[test]
fn a_seed_is_a_search() {
    let trace = |seed: u32| {
        out(&format!(
            "trace --rule random --seed {seed} --puzzle queens:5"
        ))
    };
    assert_eq!(trace(1), trace(1));
    assert_ne!(trace(1), trace(2));
}

#[test]
fn covers_and_grids() {
    has(
        "solve --json --print cases/E02_small_matrix.dlx",
        serde_json::json!({"covers_found": [[0, 1], [2, 3], [2, 4, 1], [5, 4]], "grids": null}),
    );
    let grid = "746523918523189467189467235261854793974631582358972146435216879612798354897345621";
    let line = "solve --json --print cases/01_line_dots.txt";
    has(line, serde_json::json!({ "grids": [grid] }));
    // The first given, 7 at r1c1, comes first; all 81 cells are in the cover.
    let cover = &json(line)["covers_found"][0];
    assert_eq!(cover[0], 6);
    assert_eq!(cover.as_array().unwrap().len(), 81);
    has(
        "solve --json --print --limit 0 --puzzle sudoku:2",
        serde_json::json!({"covers_found": [], "grids": []}),
    );
    assert_eq!(
        json("solve --json --puzzle lpnu")["covers_found"],
        Value::Null
    );
}

#[test]
fn the_papers_tables() {
    let first = include_str!("data/order2-first-grid.tsv");
    assert_eq!(out("solve --table --puzzle sudoku:2"), first);
    let all = include_str!("data/order2-all-grids.tsv");
    assert_eq!(out("solve --estimate --puzzle sudoku:2"), all);
    let three: String = all.split_inclusive('\n').take(4).collect();
    assert_eq!(out("solve --estimate --limit 3 --puzzle sudoku:2"), three);
}

#[test]
fn solutions_in_plain_text() {
    let lpnu = out("solve --print --limit 1 --puzzle lpnu");
    assert!(lpnu.starts_with("solution 1\nLPPUU\nLPPPU\nLNNUU\nLLNNN\n"));
    assert!(lpnu.contains("\n1 solution (stopped at the limit)\n"));
    let grid = "746523918523189467189467235261854793974631582358972146435216879612798354897345621";
    assert!(
        out("solve --print cases/01_line_dots.txt").starts_with(&format!("{grid}\n1 solution"))
    );
    let knuth = out("solve --print cases/E14b_restore_colour.dlx");
    assert!(knuth.contains("solution 2\n"), "{knuth}");
    assert!(out("solve cases/E15_overlap.dlx").starts_with("No solution (search complete)\n"));
    assert!(out("solve --limit 0 --puzzle lpnu").starts_with("0 solutions (stopped"));
    assert!(out("solve --puzzle lpnu").contains(" 28,206\n"));
}

#[test]
fn traces() {
    assert_eq!(
        out("trace cases/E08a_uncoverable.dlx"),
        "choose c 0\ncover c\nuncover c\n"
    );
    let all = out("trace --puzzle lpnu");
    let first = out("trace --limit 1 --puzzle lpnu");
    assert!(all.starts_with(&first));
    assert!(first.ends_with("\nsolution 1\n"));
    let tried = |trace: &str| trace.lines().filter(|l| l.starts_with("try ")).count();
    assert_eq!((tried(&first), tried(&all)), (9, 133));
}

#[test]
fn standard_input() {
    for (line, input, solutions) in [
        ("solve --json --format knuth -", "a b\na\nb\na b\n", "2"),
        ("solve --json --format matrix -", "10\n01\n11\n", "2"),
        ("solve --json -", "................\n", "288"),
        ("solve --json --diagonal -", "................\n", "48"),
    ] {
        let mut child = spawn(line);
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(input.as_bytes()).unwrap();
        drop(stdin);
        let output = child.wait_with_output().unwrap();
        let got: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(got["solutions"], solutions, "{line}");
    }
}

/// Bad input: exit code 2, one line on standard error, nothing on the other.
#[test]
fn refusals() {
    for (line, said) in [
        (
            "solve cases/E12a_dup_header.dlx",
            "cases/E12a_dup_header.dlx:1:5: item 'a' is repeated\n",
        ),
        (
            "trace cases/E12b_unknown_item.dlx",
            "cases/E12b_unknown_item.dlx:2:3: unknown item 'c'\n",
        ),
        (
            "solve cases/E12j_empty.dlx",
            "cases/E12j_empty.dlx: no items\n",
        ),
        (
            "solve cases/E21a_value_two.mat",
            "cases/E21a_value_two.mat:1:5: matrix column 3 is '2', not 0 or 1\n",
        ),
        ("solve --puzzle chess", "chess: no puzzle is named 'chess'"),
        ("solve --puzzle sudoku:9", "sudoku:9: "),
        (
            "solve --puzzle sudoku:x --diagonal",
            "sudoku:x: 'x' was not understood; write sudoku:ORDER\n",
        ),
        (
            "solve --puzzle sudoku --diagonal",
            "sudoku: write sudoku:ORDER\n",
        ),
        (
            "solve --puzzle sudoku:+2 --diagonal",
            "sudoku:+2: '+2' was not understood; write sudoku:ORDER\n",
        ),
        (
            "solve --puzzle queens:+8",
            "queens:+8: '+8' was not understood; write queens:N\n",
        ),
        (
            "solve --puzzle lpnu --diagonal",
            "lpnu: --diagonal is for Sudoku only\n",
        ),
        (
            "solve --diagonal cases/E14a_agree.dlx",
            "cases/E14a_agree.dlx: --diagonal is for Sudoku only\n",
        ),
        ("solve no/such.file", "no/such.file: "),
        ("solve cases", "cases: "),
        ("solve -", "-: "),
    ] {
        let output = run(line);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.starts_with(said), "{line}: {stderr}");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert_eq!(output.stdout, b"", "{line}");
    }
}

#[test]
fn what_cannot_be_asked() {
    for line in [
        "solve",
        "trace",
        "solve --puzzle lpnu cases/E14a_agree.dlx",
        "solve --puzzle lpnu --format knuth",
        "solve --puzzle lpnu --rule best",
        "solve --puzzle lpnu --limit many",
        "solve --puzzle lpnu --seed 3",
        "trace --puzzle lpnu --rule first --seed 0",
        "solve --puzzle lpnu --json --table",
        "solve --puzzle lpnu --table --print",
        "guess --puzzle lpnu",
    ] {
        let output = run(line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert_ne!(output.stderr, b"", "{line}");
    }
}

#[test]
fn text_that_is_not_utf_8() {
    let mut child = spawn("solve --format knuth -");
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"a b\na\n\xff\n").unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stderr, b"-:3: not UTF-8 text\n");
}

#[test]
fn ignored_options_are_told() {
    let output = run("solve --json cases/E11_option_without_primary.dlx");
    let said = String::from_utf8(output.stderr).unwrap();
    let want = "cases/E11_option_without_primary.dlx: options without primary items, ignored: 1\n";
    assert_eq!(said, want);
    assert_eq!(output.status.code(), Some(0));
}

/// The first option of `x` is a solution at once; the second leads to the
/// Langford pairs of 29 numbers: there are none, and nobody lives to see the
/// search complete.
fn one_solution_and_no_end() -> String {
    let numbers: Vec<String> = (1..=29).map(|d| d.to_string()).collect();
    let places: Vec<String> = (1..=58).map(|s| format!("s{s}")).collect();
    let all = format!("x {} {}", numbers.join(" "), places.join(" "));
    let mut text = format!("{all}\n{all}\nx\n");
    for d in 1..=29 {
        for left in 1..=58 - d - 1 {
            text += &format!("{d} s{left} s{}\n", left + d + 1);
        }
    }
    text
}

/// Who breaks off a long search has seen what it found.
#[test]
fn a_solution_is_out_while_the_search_goes_on() {
    let mut child = spawn("solve --print --format knuth -");
    let text = one_solution_and_no_end();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(text.as_bytes()).unwrap();
    drop(stdin);
    let mut first = [0; 13];
    let out = child.stdout.as_mut().unwrap();
    out.read_exact(&mut first).unwrap();
    let running = child.try_wait().unwrap().is_none();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(&first, b"solution 1\nx ");
    assert!(running);
}

/// `dlx trace … | head -1`: who has seen enough hears no complaint.
#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = spawn("trace --puzzle sudoku:3");
    let mut first = [0; 7];
    child
        .stdout
        .as_mut()
        .unwrap()
        .read_exact(&mut first)
        .unwrap();
    assert_eq!(&first, b"choose ");
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(output.stderr, b"");
}
