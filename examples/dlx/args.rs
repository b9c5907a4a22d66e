//! What can be asked for.

use clap::error::ErrorKind;
use clap::{ArgGroup, Args, CommandFactory, Parser, Subcommand, ValueEnum};
use dlx_stage::dlx::Rule;
use dlx_stage::document::Format;

/// Exact cover by Dancing Links.
#[derive(Debug, Parser)]
#[command(name = "dlx", version)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

impl Cli {
    /// What the command line asks for; ends the program if it is not
    /// understood.
    pub fn read() -> Self {
        let cli = Cli::parse();
        let (Command::Solve(Solve { walk, .. }) | Command::Trace(Trace { walk, .. })) =
            &cli.command;
        if walk.seed.is_some() && walk.rule != RuleName::Random {
            let what = "--seed is for --rule random only";
            Cli::command()
                .error(ErrorKind::ArgumentConflict, what)
                .exit();
        }
        cli
    }
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Find the solutions and count the work.
    Solve(Solve),
    /// Print every step of the search, one a line.
    Trace(Trace),
}

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("what").args(["table", "estimate", "json"]))]
#[command(group = ArgGroup::new("tables").args(["table", "estimate"]).conflicts_with("print"))]
pub struct Solve {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub walk: Walk,
    /// Print each solution; with --json, as `covers_found`: the numbers of its
    /// options, from 0, the givens first and then in the order chosen; for a
    /// Sudoku as `grids` too.
    #[arg(long)]
    pub print: bool,
    /// Stop at the first solution and print its levels, separated by tabs:
    /// depth, covers, backtracks, degree.
    #[arg(long)]
    pub table: bool,
    /// Print an estimate of the whole work from each solution, separated by
    /// tabs: solution, depth, estimate, cumulative.
    #[arg(long)]
    pub estimate: bool,
    /// Print the totals as one JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Trace {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub walk: Walk,
}

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("input").args(["puzzle", "file"]).required(true))]
pub struct Input {
    /// How the file is written: sudoku, latin, tiling, queens, langford,
    /// permutation, knuth or matrix [default: .dlx is knuth, .mat is matrix, of
    /// all else it is found out].
    #[arg(long, conflicts_with = "puzzle", value_parser = format)]
    pub format: Option<Format>,
    /// Each digit once in both diagonals too; for a Sudoku.
    #[arg(long)]
    pub diagonal: bool,
    /// A puzzle by name: lpnu, pentominoes:6x10, sudoku:2 (empty, of order 2),
    /// queens:8, langford:7.
    #[arg(long, value_name = "NAME")]
    pub puzzle: Option<String>,
    /// The file to read, - for standard input.
    pub file: Option<String>,
}

fn format(word: &str) -> Result<Format, String> {
    Format::from_word(word).ok_or_else(|| {
        let words = Format::ALL.map(Format::word).join(", ");
        format!("there are {words}")
    })
}

#[derive(Debug, Args)]
pub struct Walk {
    /// Stop after so many solutions.
    #[arg(long, value_name = "N")]
    pub limit: Option<u64>,
    /// Which item to branch on.
    #[arg(long, value_name = "RULE", default_value = "shortest")]
    rule: RuleName,
    /// Where the random rule begins, 0 if it is not said.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum RuleName {
    /// The item with the fewest options left, the leftmost of equals.
    Shortest,
    /// The leftmost item.
    First,
    /// Any item, picked by the seed.
    Random,
}

impl Walk {
    pub fn rule(&self) -> Rule {
        match self.rule {
            RuleName::Shortest => Rule::Shortest,
            RuleName::First => Rule::First,
            RuleName::Random => Rule::Random {
                seed: self.seed.unwrap_or(0),
            },
        }
    }

    /// Whether this many solutions are fewer than wanted.
    pub fn wants_more(&self, solutions: u64) -> bool {
        self.limit.is_none_or(|limit| solutions < limit)
    }
}
