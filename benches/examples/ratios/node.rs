//! The contenders that run in Node: the engine compiled to wasm, and npm's
//! `dancing-links`.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use benches::plain::Totals;

use crate::report::Who;

const TARGET: &str = "wasm32-unknown-unknown";
const PACKAGE: &str = "dancing-links@4.3.10";

/// A running Node with `wasm.mjs`: a request a line, an answer a line.
pub struct Node {
    child: Child,
    answers: BufReader<ChildStdout>,
}

impl Node {
    /// Builds the module, installs the package, starts Node.
    ///
    /// # Errors
    /// What is missing, in words.
    pub fn start() -> Result<Self, String> {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = here.parent().unwrap_or(here);
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        run(Command::new("node").arg("--version"))?;
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        run(Command::new(cargo).current_dir(root).args([
            "build",
            "--quiet",
            // As the page is built.
            "--profile=page",
            "--package=benches",
            "--lib",
            "--target",
            TARGET,
        ]))?;
        let module = target.join(TARGET).join("page/benches.wasm");
        let packages = target.join("npm");
        let mut command = Command::new("node");
        command.arg(here.join("wasm.mjs")).arg(module);
        match install(&packages) {
            Ok(()) => _ = command.arg(packages),
            Err(missing) => println!("Without npm: {missing}\n"),
        }
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{command:?}: {error}"))?;
        let answers = child.stdout.take().ok_or("no pipe from Node")?;
        Ok(Node {
            child,
            answers: BufReader::new(answers),
        })
    }

    /// Solves an instance so many times; `None` if this contender does not
    /// take part.
    pub fn run(&mut self, who: Who, instance: usize, repeats: u64) -> Option<(f64, Totals)> {
        let who = if who == Who::Npm { "npm" } else { "wasm" };
        writeln!(self.child.stdin.as_mut()?, "{who} {instance} {repeats}").ok()?;
        let mut answer = String::new();
        self.answers.read_line(&mut answer).ok()?;
        let mut numbers = answer.split_whitespace().map(str::parse::<f64>);
        let mut next = || numbers.next()?.ok();
        let seconds = next()?;
        let totals = Totals {
            solutions: next()? as u64,
            nodes: next()? as u64,
            updates: next()? as u64,
        };
        Some((seconds, totals))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // Closes the requests, and that ends it.
        _ = self.child.wait();
    }
}

/// Into a folder of the target directory, once.
fn install(packages: &Path) -> Result<(), String> {
    if packages.join("node_modules/dancing-links").is_dir() {
        return Ok(());
    }
    let mut npm = Command::new("npm");
    npm.args([
        "install",
        "--silent",
        "--no-save",
        "--ignore-scripts",
        "--prefix",
    ]);
    run(npm.arg(packages).arg(PACKAGE))
}

/// Runs a command that must succeed.
fn run(command: &mut Command) -> Result<(), String> {
    command.stdout(Stdio::null());
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?}: {status}")),
        Err(error) => Err(format!("{command:?}: {error}")),
    }
}
