//! The engine of DLX Stage on the command line.
//!
//! ```text
//! cargo run --release --example dlx -- solve --puzzle lpnu --print
//! cargo run --release --example dlx -- solve --json sudoku.txt
//! cargo run --release --example dlx -- trace problem.dlx
//! ```
//!
//! Exits with 0 when the search ran, whatever it found, and with 2 for bad
//! input, with `NAME:LINE: what` on standard error.

mod args;
mod solve;
mod source;
mod trace;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use args::{Cli, Command};
use source::{Refusal, Source};

/// Why the command ends early.
enum Stop {
    /// The input is bad.
    Refused(Refusal),
    /// Nobody takes the output any more, or it cannot be written.
    Output(io::Error),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Stop::Refused(refusal)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Output(error)
    }
}

fn main() -> ExitCode {
    let cli = Cli::read();
    match run(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        // `dlx … | head` has seen enough.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Output(error)) => {
            complain(&format!("standard output: {error}"));
            ExitCode::FAILURE
        }
        Err(Stop::Refused(refusal)) => {
            complain(&refusal.to_string());
            ExitCode::from(2)
        }
    }
}

fn run(cli: &Cli) -> Result<(), Stop> {
    let mut out = BufWriter::new(io::stdout().lock());
    match &cli.command {
        Command::Solve(solve) => {
            let source = open(&solve.input)?;
            solve::solve(&source, solve, &mut out)?;
        }
        Command::Trace(trace) => {
            let source = open(&trace.input)?;
            trace::trace(&source, &trace.walk, &mut out)?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Reads the input; says which options the search will not look at.
fn open(input: &args::Input) -> Result<Source, Refusal> {
    let source = Source::open(input)?;
    if let Some(note) = source.ignored() {
        complain(&note);
    }
    Ok(source)
}

/// One line on standard error; if that is closed, there is nobody to tell.
fn complain(line: &str) {
    _ = writeln!(io::stderr(), "{line}");
}
