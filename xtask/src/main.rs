//! The commands people type: each installs what it lacks, then does its work.

mod browser;
mod sh;
mod tools;
mod version;

use browser::Browser;
use sh::{Result, become_command, cargo, run, say};
use std::env;
use std::process::{Command, ExitCode};
use tools::{Tools, WASM};

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  serve [OPTIONS]          build the page, serve it, rebuild on each change
                           (options go to `trunk serve`: --port 8080, --open, --release)
  test [host|wasm|e2e]     all tests, or one part; what follows goes to `cargo test`
      host                   the engine, the puzzles, the commands
      wasm                   the page's parts in headless Chromium
      e2e                    the built page, driven from outside
  build                    the page for any web server, in dist/
  bench [INSTANCE…|page]   what is promised, as ratios: of the engine, native and wasm
                           (Node and npm are optional), and of the built page;
                           `cargo bench -p benches` times the engine alone
  tools                    install what is missing and say where everything is

Tools are kept in DLX_STAGE_CACHE, or else in dlx-stage in the user's cache folder.
CHROME and CHROMEDRIVER name another browser and driver.
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let done = match args.first().map(String::as_str) {
        Some("serve") => serve(rest),
        Some("test") => match Part::split(rest) {
            Some((parts, rest)) => test(parts, rest),
            None => return usage(&format!("no tests named `{}`", rest[0])),
        },
        Some("build") => build(rest),
        Some("bench") => bench(rest),
        Some("tools") => show_tools(),
        Some("help" | "--help" | "-h") => {
            print!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        Some(other) => return usage(&format!("no command `{other}`")),
        None => return usage("no command"),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&error);
            ExitCode::FAILURE
        }
    }
}

fn usage(why: &str) -> ExitCode {
    eprint!("xtask: {why}\n\n{USAGE}");
    ExitCode::from(2)
}

fn serve(args: &[String]) -> Result<()> {
    let tools = Tools::for_page()?;
    become_command(tools.trunk().arg("serve").args(args))
}

fn build(args: &[String]) -> Result<()> {
    let tools = Tools::for_page()?;
    run(tools.trunk().args(["build", "--release"]).args(args))
}

/// What is named, or all of it; a target missed by the engine does not keep us
/// from the page.
fn bench(args: &[String]) -> Result<()> {
    let (page, instances): (Vec<&String>, Vec<_>) = args.iter().partition(|arg| *arg == "page");
    let engine = match args.is_empty() || !instances.is_empty() {
        true => bench_engine(&instances),
        false => Ok(()),
    };
    match args.is_empty() || !page.is_empty() {
        true => engine.and(bench_page()),
        false => engine,
    }
}

fn bench_engine(instances: &[&String]) -> Result<()> {
    tools::ensure_target()?;
    run(measurements("benches", "ratios").arg("--").args(instances))
}

fn bench_page() -> Result<()> {
    let browser = Browser::ensure()?;
    build(&[])?;
    let mut cargo = measurements("e2e", "page");
    browser.set_env(&mut cargo)?;
    run(&mut cargo)
}

/// An example that measures and prints.
fn measurements(package: &str, example: &str) -> Command {
    let mut cargo = cargo();
    cargo.args(["run", "--quiet", "--release", "-p", package]);
    cargo.args(["--example", example]);
    cargo
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Part {
    Host,
    Wasm,
    E2e,
}

impl Part {
    const ALL: [Part; 3] = [Part::Host, Part::Wasm, Part::E2e];

    /// The parts to run, and what is left for `cargo test`.
    fn split(args: &[String]) -> Option<(&'static [Part], &[String])> {
        let Some((first, rest)) = args.split_first() else {
            return Some((&Self::ALL, args));
        };
        let at = match first.as_str() {
            "host" => 0,
            "wasm" => 1,
            "e2e" => 2,
            _ => return None,
        };
        Some((&Self::ALL[at..=at], rest))
    }

    fn test(self, args: &[String]) -> Result<()> {
        match self {
            Part::Host => test_with(cargo(), &["--workspace", "--exclude", "e2e"], args),
            Part::Wasm => test_wasm(args),
            Part::E2e => test_e2e(args),
        }
    }
}

/// Stops at the first part that fails.
fn test(parts: &[Part], args: &[String]) -> Result<()> {
    parts.iter().try_for_each(|part| part.test(args))
}

fn test_with(mut cargo: Command, which: &[&str], args: &[String]) -> Result<()> {
    cargo.arg("test").args(which).args(args);
    say(&sh::shown(&cargo));
    run(&mut cargo)
}

fn test_wasm(args: &[String]) -> Result<()> {
    let tools = Tools::for_wasm_tests()?;
    let mut cargo = cargo();
    Browser::ensure()?.set_env(&mut cargo)?;
    cargo.env("PATH", tools.path());
    // Seconds. The runner's own limits are tight for a busy machine.
    set_unless(&mut cargo, "WASM_BINDGEN_TEST_TIMEOUT", "180");
    set_unless(&mut cargo, "WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60");
    // No browser reads it here, and the runner takes half a minute to.
    set_unless(&mut cargo, "CARGO_PROFILE_TEST_DEBUG", "none");
    test_with(
        cargo,
        &["--target", WASM, "--test", "web", "--test", "web_engine"],
        args,
    )
}

fn test_e2e(args: &[String]) -> Result<()> {
    let browser = Browser::ensure()?;
    build(&[])?;
    let mut cargo = cargo();
    browser.set_env(&mut cargo)?;
    // Each test opens a browser: more at once only slow each other down.
    set_unless(&mut cargo, "RUST_TEST_THREADS", "2");
    test_with(cargo, &["-p", "e2e"], args)
}

fn set_unless(command: &mut Command, name: &str, value: &str) {
    if env::var_os(name).is_none() {
        command.env(name, value);
    }
}

fn show_tools() -> Result<()> {
    let tools = Tools::for_page()?;
    let browser = Browser::ensure()?;
    println!("cache          {}", tools::cache_dir()?.display());
    for name in ["trunk", "wasm-bindgen", "wasm-bindgen-test-runner"] {
        let dirs = env::split_paths(&tools.path()).collect::<Vec<_>>();
        let path = sh::which_in(name, dirs).unwrap_or_default();
        println!("{name:<14} {}", path.display());
    }
    println!("browser        {}", browser.chrome.display());
    println!("driver         {}", browser.driver.display());
    if !tools.dirs.is_empty() {
        let dirs: Vec<_> = tools.dirs.iter().map(|dir| dir.to_string_lossy()).collect();
        println!("\nFor plain `trunk serve` and `trunk build --release`:");
        println!("    export PATH=\"{}:$PATH\"", dirs.join(":"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn test_runs_all_parts_or_the_one_named() {
        let none = words("");
        assert_eq!(Part::split(&none), Some((&Part::ALL[..], &none[..])));
        let one = words("e2e step -- --nocapture");
        let (parts, rest) = Part::split(&one).expect("a part");
        assert_eq!(parts, [Part::E2e]);
        assert_eq!(rest, words("step -- --nocapture"));
        assert_eq!(Part::split(&words("everything")), None);
    }
}
