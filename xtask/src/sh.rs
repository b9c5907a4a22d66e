//! Small words for finding and running programs.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What went wrong, in words for the person at the terminal.
pub type Result<T> = std::result::Result<T, String>;

/// Tells the person what is going on, in one line on stderr.
pub fn say(line: &str) {
    eprintln!("xtask: {line}");
}

/// The root of the workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace")
}

/// The Cargo that started us, so that `cargo +toolchain xtask` stays with it.
pub fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// A program on PATH, or `name` itself when it is a path to a file.
pub fn which(name: &str) -> Option<PathBuf> {
    let dirs = env::var_os("PATH").unwrap_or_default();
    which_in(name, env::split_paths(&dirs))
}

/// The first of `dirs` that holds a program of this name.
pub fn which_in(name: &str, dirs: impl IntoIterator<Item = PathBuf>) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    dirs.into_iter()
        .map(|dir| dir.join(&file))
        .find(|path| path.is_file())
}

/// What a program prints, when it can be run and succeeds.
pub fn output(program: &Path, args: &[&str]) -> Option<String> {
    let out = Command::new(program)
        .args(args)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    out.status.success().then_some(text)
}

/// Runs to the end with our own stdin, stdout and stderr.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .map_err(|error| format!("cannot run {}: {error}", shown(command)))?;
    if status.success() {
        return Ok(());
    }
    Err(format!("{} failed ({status})", shown(command)))
}

/// Runs in our place, so that Ctrl-C and signals reach the program itself.
#[cfg(unix)]
pub fn become_command(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(format!("cannot run {}: {error}", shown(command)))
}

/// Where a process cannot be replaced, Ctrl-C goes to the whole console.
#[cfg(not(unix))]
pub fn become_command(command: &mut Command) -> Result<()> {
    run(command)
}

/// A command as one would type it.
pub fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    let mut line = name.to_string_lossy().into_owned();
    for arg in command.get_args() {
        line.push(' ');
        line.push_str(&arg.to_string_lossy());
    }
    line
}
