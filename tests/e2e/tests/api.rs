//! What a teacher can do in the console: `wasmBindings`.

use e2e::Stage;
use serde_json::{Value, json};

/// Runs a script that knows `Solver`, `snapshot` and `plain`, which makes
/// BigInts into strings such as `8n`.
#[track_caller]
fn run(stage: &Stage, script: &str) -> Value {
    stage.exec_js(&format!(
        "const {{ Solver, snapshot }} = wasmBindings;
        const plain = value => JSON.parse(JSON.stringify(value, (_, inner) => typeof inner === 'bigint' ? `${{inner}}n` : inner) ?? 'null');
        const refused = attempt => {{ try {{ attempt(); return null }} catch (error) {{
            return error instanceof Error && error.constructor === Error ? error.message : `not an Error: ${{error}}` }} }};
        {script}"
    ))
}

/// The list, which must be this long: an assertion on each of its members says
/// nothing if there are none.
#[track_caller]
fn list(value: &Value, length: usize) -> &[Value] {
    let list = value.as_array().expect("a list");
    assert_eq!(list.len(), length, "{value}");
    list
}

#[test]
fn the_snapshot_says_what_is_seen() {
    let stage = Stage::open();
    stage.load("L P N U on 4×5");
    stage.press("All");
    let seen = run(&stage, "return plain(snapshot())");
    let counters = json!({ "placements": "133n", "updates": "28206n", "covers": "791n", "uncovers": "791n",
        "solutions": "8n", "depth": "0n", "step": seen["counters"]["step"] });
    assert_eq!(seen["counters"], counters);
    let step = stage.step_number();
    assert_eq!(seen["counters"]["step"], format!("{step}n"));
    assert_eq!(seen["result"]["text"], stage.result());
    assert_eq!(seen["puzzle"]["title"], "L P N U on 4×5");
    let cells = list(&seen["cells"], 20);
    let names: Vec<&str> = cells
        .iter()
        .filter_map(|cell| cell["name"].as_str())
        .collect();
    assert_eq!(names, stage.cells());
    let sentence = stage.text(".sentence");
    assert!(
        sentence.contains(seen["says"]["text"].as_str().unwrap_or("?")),
        "{sentence}"
    );
}

#[test]
fn a_solver_of_knuths_text_walks_both_ways() {
    let stage = Stage::open();
    let done = run(
        &stage,
        "const solver = Solver.fromKnuth('| the 6x7 example\\na b c d e f g\\nc e\\na d g\\nb c f\\na d f\\nb g\\nd e g\\n');
        const there = [], back = [];
        for (let step; (step = solver.step()); ) there.push(step);
        const end = plain(solver.counters()), complete = solver.isComplete();
        for (let step; (step = solver.back()); ) back.push(step);
        const start = plain(solver.counters());
        const why = solver.run(), solution = plain(solver.solution());
        return { there, same: there.join() === back.reverse().join(), end, complete, start, why, solution, last: solver.run() }",
    );
    assert_eq!(done["there"][0], "choose a 2");
    assert_eq!(done["there"][1], "cover a");
    assert_eq!(
        (&done["same"], &done["complete"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(done["end"]["solutions"], "1n");
    assert_eq!(done["end"]["covers"], done["end"]["uncovers"]);
    let zero = [
        "placements",
        "updates",
        "covers",
        "uncovers",
        "solutions",
        "steps",
        "depth",
    ];
    assert!(
        zero.iter().all(|name| done["start"][name] == "0n"),
        "{}",
        done["start"]
    );
    assert_eq!(done["why"], "solution");
    assert_eq!(done["solution"]["options"], json!([3, 4, 0]));
    assert_eq!(done["solution"]["texts"], json!(["a d f", "b g", "c e"]));
    assert_eq!(done["last"], "complete");
}

#[test]
fn solvers_of_a_matrix_and_of_a_sudoku_run_with_and_without_a_limit() {
    let stage = Stage::open();
    let done = run(
        &stage,
        "const count = solver => { while (solver.run() !== 'complete'); return plain(solver.counters()) };
        const sudoku = Solver.fromSudoku('7........5..18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1');
        sudoku.run();
        const line = sudoku.solution().line;
        return { matrix: count(Solver.fromMatrix('100\\n010\\n001\\n110\\n011')), line, sudoku: count(sudoku),
            empty: count(Solver.fromSudoku('................')), diagonal: count(Solver.fromSudoku('................', true)) }",
    );
    assert_eq!(done["matrix"]["solutions"], "3n");
    assert_eq!(
        done["line"],
        "746523918523189467189467235261854793974631582358972146435216879612798354897345621"
    );
    assert_eq!(
        [
            &done["sudoku"]["placements"],
            &done["sudoku"]["updates"],
            &done["sudoku"]["nodes"]
        ],
        ["56n", "842n", "57n"]
    );
    assert_eq!(done["empty"]["solutions"], "288n");
    assert_eq!(done["diagonal"]["solutions"], "48n");

    let done = run(
        &stage,
        "const solver = Solver.fromSudoku('................');
        const whys = [];
        for (let why; (why = solver.run(1)) !== 'complete'; ) whys.push(why);
        const steps = plain(solver.counters());
        solver.reset();
        let solutions = 0;
        while (solver.run(10n ** 30n) === 'solution') solutions++;
        return { solutions, limits: whys.includes('limit'), other: whys.find(why => why !== 'limit' && why !== 'solution') ?? null,
            same: JSON.stringify(steps) === JSON.stringify(plain(solver.counters())) }",
    );
    assert_eq!(
        done,
        json!({ "solutions": 288, "limits": true, "other": null, "same": true })
    );
}

#[test]
fn errors_say_what_and_where_and_break_nothing() {
    let stage = Stage::open();
    let errors = run(
        &stage,
        "return [
            () => Solver.fromKnuth('a b\\na\\nb c\\n'), () => Solver.fromKnuth('a b\\na a\\n'), () => Solver.fromKnuth(''),
            () => Solver.fromMatrix('10\\n12'), () => Solver.fromMatrix('10\\n1'),
            () => Solver.fromSudoku('7'), () => Solver.fromSudoku('77..............'), () => Solver.fromSudoku('11..............'),
        ].map(refused)",
    );
    let wanted = ["line 3", "line 2", "", "line 2", "line 2", "1", "7", "r1c1"];
    for (error, words) in list(&errors, wanted.len()).iter().zip(wanted) {
        let error = error.as_str().expect("it is refused");
        assert!(
            error.contains(words) && !error.starts_with("not an Error"),
            "{error:?} does not say {words:?}"
        );
    }

    let done = run(
        &stage,
        "const bad = [NaN, -1, 0.5, -Infinity, -1n, '7', {}, [], true, Symbol('x')];
        const solver = Solver.fromKnuth('a b\\na\\nb');
        const limits = bad.map(limit => refused(() => solver.run(limit)));
        const texts = [];
        for (const make of [Solver.fromKnuth, Solver.fromMatrix, Solver.fromSudoku])
            for (const text of [undefined, null, NaN, 5, -1, 1n, true, {}, [], ['a'], Symbol('x'), new String('a'), () => 'a'])
                texts.push(refused(() => make(text)));
        const odd = [];
        for (const make of [Solver.fromKnuth, Solver.fromMatrix, Solver.fromSudoku])
            for (const text of ['\\u0000', '\\ud800', 'x\\n\\ud800', 'x'.repeat(100000)])
                odd.push(refused(() => make(text).free()) ?? 'made');
        return { limits, texts, odd, run: solver.run(undefined), freed: (solver.free(), typeof solver) }",
    );
    for limit in list(&done["limits"], 10) {
        assert_eq!(*limit, "the limit must be a whole number from 0 up");
    }
    for refusal in list(&done["texts"], 39) {
        assert_eq!(*refusal, "the text must be a string");
    }
    for words in list(&done["odd"], 12) {
        let words = words.as_str().expect("made, or refused in words");
        assert!(!words.starts_with("not an Error"), "{words}");
    }
    assert_eq!(done["run"], "solution");
    // The page has not noticed.
    stage.press("Step");
    assert_eq!(stage.step_number(), 1);
    assert_eq!(stage.alert(), None);
}

#[test]
fn a_solver_leaves_the_page_alone() {
    let stage = Stage::open();
    stage.press("Step");
    let before = stage.cells();
    let same = run(
        &stage,
        "const before = JSON.stringify(plain(snapshot()));
        const solver = Solver.fromSudoku('................');
        while (solver.run() !== 'complete');
        return before === JSON.stringify(plain(snapshot()))",
    );
    assert_eq!(same, true);
    stage.shown();
    assert_eq!(stage.cells(), before);
}
