//! `dlx solve`: runs the search and reports.

use std::io::{self, Write};
use std::time::Instant;

use dlx_stage::dlx::{Counters, OptionId, Pause, Problem, Search, estimate};
use dlx_stage::puzzle::Puzzle;
use dlx_stage::record::log::Entry;
use dlx_stage::tables;
use dlx_stage::words::grouped;
use serde::{Serialize, Serializer};

use crate::Stop;
use crate::args::{Solve, Walk};
use crate::source::Source;

/// Runs the search as asked and prints what was asked for.
pub fn solve(source: &Source, asked: &Solve, out: &mut impl Write) -> Result<(), Stop> {
    let mut search = source.search(asked.walk.rule())?;
    if asked.table {
        return Ok(table(search, source, &asked.walk, out)?);
    }
    if asked.estimate {
        return Ok(estimates(search, source.problem(), &asked.walk, out)?);
    }
    let (start, mut found) = (Instant::now(), Found::new(source));
    run(&mut search, &asked.walk, out, |search, out| match asked {
        Solve { print: false, .. } => Ok(()),
        Solve { json: true, .. } => {
            found.keep(source, search);
            Ok(())
        }
        _ => print(source, search, out),
    })?;
    let report = Report::new(&search, start.elapsed().as_secs_f64());
    if asked.json {
        let found = asked.print.then_some(found);
        serde_json::to_writer(&mut *out, &Json { report, found }).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        report.print(out)?;
    }
    Ok(())
}

/// Placements tried before what was printed must be out: a moment's work.
const SLICE: u64 = 1000;

/// Runs from solution to solution, as many as wanted. Who breaks off loses at
/// most the solutions of the last moment; and where they come fast, they are
/// not written one by one.
fn run<W: Write>(
    search: &mut Search,
    walk: &Walk,
    out: &mut W,
    mut at_solution: impl FnMut(&Search, &mut W) -> io::Result<()>,
) -> io::Result<()> {
    while walk.wants_more(search.counters().solutions) {
        match search.run(SLICE) {
            Pause::Solution => at_solution(search, out)?,
            Pause::Limit => out.flush()?,
            Pause::Complete => break,
        }
    }
    Ok(())
}

/// The totals of a search.
#[derive(Serialize)]
struct Report {
    /// Written as text, as it may be more than a JSON reader holds exactly.
    #[serde(serialize_with = "as_text")]
    solutions: u64,
    placements: u64,
    updates: u64,
    covers: u64,
    uncovers: u64,
    nodes: u64,
    complete: bool,
    seconds: f64,
}

#[derive(Serialize)]
struct Json {
    #[serde(flatten)]
    report: Report,
    #[serde(flatten)]
    found: Option<Found>,
}

/// The solutions themselves.
#[derive(Serialize)]
struct Found {
    covers_found: Vec<Vec<u32>>,
    /// As many again, for a Sudoku.
    #[serde(skip_serializing_if = "Option::is_none")]
    grids: Option<Vec<String>>,
}

impl Found {
    fn new(source: &Source) -> Self {
        Found {
            covers_found: Vec::new(),
            grids: source.is_sudoku().then(Vec::new),
        }
    }

    fn keep(&mut self, source: &Source, search: &Search) {
        let cover = cover(source, search);
        if let (Some(grids), Some(puzzle)) = (&mut self.grids, source.puzzle()) {
            grids.push(drawing(puzzle, &cover).concat());
        }
        self.covers_found
            .push(cover.into_iter().map(|o| o.0).collect());
    }
}

fn as_text<S: Serializer>(number: &u64, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(number)
}

impl Report {
    fn new(search: &Search, seconds: f64) -> Self {
        let Counters {
            solutions,
            placements,
            updates,
            covers,
            uncovers,
            ..
        } = search.counters();
        Report {
            solutions,
            placements,
            updates,
            covers,
            uncovers,
            nodes: search.counters().nodes(),
            complete: search.is_complete(),
            seconds,
        }
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let end = match self.complete {
            true => "search complete",
            false => "stopped at the limit",
        };
        match (self.solutions, self.complete) {
            (0, true) => writeln!(out, "No solution ({end})")?,
            (1, _) => writeln!(out, "1 solution ({end})")?,
            (many, _) => writeln!(out, "{} solutions ({end})", grouped(many))?,
        }
        let lines = [
            ("placements tried", self.placements),
            ("updates", self.updates),
            ("covers", self.covers),
            ("uncovers", self.uncovers),
            ("nodes", self.nodes),
        ];
        for (name, number) in lines {
            writeln!(out, "{name:17} {:>15}", grouped(number))?;
        }
        writeln!(out, "{:17} {:>15.3}", "seconds", self.seconds)
    }
}

/// The options of the solution: the givens, then those chosen, in order.
fn cover(source: &Source, search: &Search) -> Vec<OptionId> {
    source
        .givens()
        .iter()
        .copied()
        .chain(search.path())
        .collect()
}

/// The board, one string a line: the letter of what lies on each cell.
fn drawing(puzzle: &dyn Puzzle, cover: &[OptionId]) -> Vec<String> {
    let board = puzzle.board();
    let mut rows = vec![vec![" ".to_owned(); board.cols.into()]; board.rows.into()];
    for placement in cover.iter().map(|&option| puzzle.placement(option)) {
        for cell in placement.cells {
            rows[usize::from(cell.row)][usize::from(cell.col)].clone_from(&placement.label);
        }
    }
    rows.into_iter().map(|row| row.concat()).collect()
}

/// A solution in plain text: a Sudoku on one line, another board as it looks,
/// anything else as its options.
fn print(source: &Source, search: &Search, out: &mut impl Write) -> io::Result<()> {
    let cover = cover(source, search);
    match source.puzzle() {
        Some(puzzle) if source.is_sudoku() => writeln!(out, "{}", drawing(puzzle, &cover).concat()),
        Some(puzzle) => {
            writeln!(out, "solution {}", search.counters().solutions)?;
            let drawing = drawing(puzzle, &cover);
            drawing
                .iter()
                .try_for_each(|row| writeln!(out, "{}", row.trim_end()))
        }
        None => {
            writeln!(out, "solution {}", search.counters().solutions)?;
            let texts = cover.iter().map(|&o| source.problem().option_text(o));
            texts
                .into_iter()
                .try_for_each(|text| writeln!(out, "{text}"))
        }
    }
}

/// The paper's table of the first solution's levels.
fn table(mut search: Search, source: &Source, walk: &Walk, out: &mut impl Write) -> io::Result<()> {
    write!(out, "{}", tables::tabbed(&tables::LEVELS))?;
    if !walk.wants_more(0) {
        return Ok(());
    }
    if !search.next_solution() {
        crate::complain(&format!("{}: no solution, so no levels", source.name()));
        return Ok(());
    }
    search.levels().enumerate().try_for_each(|(depth, level)| {
        write!(out, "{}", tables::tabbed(&tables::level(depth, &level)))
    })
}

/// The paper's estimates, one solution a line.
fn estimates(
    mut search: Search,
    problem: &Problem,
    walk: &Walk,
    out: &mut impl Write,
) -> io::Result<()> {
    write!(out, "{}", tables::tabbed(&tables::SOLUTIONS))?;
    let mut total = 0.0;
    run(&mut search, walk, out, |search, out| {
        let others = |option| problem.option(option).len() as u32 - 1;
        let estimate = estimate(search.levels(), others);
        total += estimate;
        let entry = Entry {
            number: search.counters().solutions,
            step: search.counters().steps(),
            depth: search.depth() as u32,
            estimate,
            total,
            first: true,
        };
        let cells = tables::solution(&entry, |number| number.to_string());
        write!(out, "{}", tables::tabbed(&cells))
    })
}
