//! Trunk, the wasm-bindgen CLI and the wasm target: found, or installed into a
//! cache that the next run finds.

use crate::sh::{Result, cargo, output, root, run, say, shown, which, which_in};
use crate::version;
use std::env;
use std::ffi::OsString;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The target of the page.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A program that Cargo can install.
struct Tool {
    package: &'static str,
    version: String,
    /// Every program we need of it, each with `--version`.
    programs: &'static [&'static str],
    /// Does a version found on PATH do as well?
    suits: fn(wanted: &str, found: &str) -> bool,
    install: &'static [&'static str],
    minutes: &'static str,
}

/// Trunk needs neither its update check nor OpenSSL. Later versions ask for a
/// newer Rust than ours.
fn trunk() -> Tool {
    Tool {
        package: "trunk",
        version: "0.21.14".into(),
        programs: &["trunk"],
        suits: |_, found| found.starts_with("0.21."),
        install: &["--locked", "--no-default-features", "--features", "rustls"],
        minutes: "four minutes on two idle cores",
    }
}

/// The CLI must be of exactly the version that the library has.
fn wasm_bindgen() -> Result<Tool> {
    let path = root().join("Cargo.lock");
    let lock = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let version = version::locked(&lock, "wasm-bindgen")
        .ok_or("Cargo.lock names no wasm-bindgen; run `cargo generate-lockfile`")?;
    Ok(Tool {
        package: "wasm-bindgen-cli",
        version: version.into(),
        programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
        suits: |wanted, found| wanted == found,
        install: &[],
        minutes: "a minute or two on two idle cores",
    })
}

impl Tool {
    fn cache(&self) -> Result<PathBuf> {
        Ok(cache_dir()?.join(format!("{}-{}", self.package, self.version)))
    }

    /// Are all programs in `dirs`, in a version that suits?
    fn is_in(&self, dirs: &[PathBuf]) -> bool {
        self.programs.iter().all(|name| {
            which_in(name, dirs.iter().cloned())
                .and_then(|path| output(&path, &["--version"]))
                .and_then(|text| Some((self.suits)(&self.version, version::printed(&text)?)))
                .unwrap_or(false)
        })
    }

    /// The folder to put in front of PATH, or none where PATH has the tool.
    fn ensure(&self) -> Result<Option<PathBuf>> {
        let path = env::var_os("PATH").unwrap_or_default();
        if self.is_in(&env::split_paths(&path).collect::<Vec<_>>()) {
            return Ok(None);
        }
        let cache = self.cache()?;
        let bin = cache.join("bin");
        if !self.is_in(std::slice::from_ref(&bin)) {
            self.install_into(&cache)?;
            if !self.is_in(std::slice::from_ref(&bin)) {
                return Err(format!(
                    "{} does not run from {}",
                    self.package,
                    bin.display()
                ));
            }
        }
        Ok(Some(bin))
    }

    fn install_into(&self, cache: &Path) -> Result<()> {
        let spec = format!("{}@{}", self.package, self.version);
        if which("cargo-binstall").is_some() {
            say(&format!("fetching {spec} with cargo-binstall, once"));
            let mut fetch = self.binstall(&spec, cache);
            if fetch.status().is_ok_and(|status| status.success()) {
                return Ok(());
            }
            say("there is no binary for this machine");
        }
        say(&format!("building {spec}, once: {}", self.minutes));
        let mut install = self.cargo_install(&spec, cache);
        run(&mut install).map_err(|error| {
            format!(
                "{error}\nIf crates.io cannot be reached from here, install it where it can be \
                 and put it on PATH:\n    {}",
                self.by_hand()
            )
        })
    }

    fn binstall(&self, spec: &str, cache: &Path) -> Command {
        let mut command = cargo();
        command
            .args(["binstall", "--no-confirm", "--disable-telemetry"])
            .args(["--disable-strategies", "compile", "--force", "--root"])
            .arg(cache)
            .arg(spec)
            .stdin(Stdio::null());
        command
    }

    /// Unoptimised: the tools run for a second, and build twice as fast.
    fn cargo_install(&self, spec: &str, cache: &Path) -> Command {
        let mut command = cargo();
        command.args(["install", "--force", "--root"]).arg(cache);
        if !std::io::stderr().is_terminal() {
            command.arg("--quiet");
        }
        command
            .args(self.install)
            .arg(spec)
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .stdin(Stdio::null());
        command
    }

    fn by_hand(&self) -> String {
        let options: String = self.install.iter().map(|arg| format!(" {arg}")).collect();
        format!("cargo install{options} {}@{}", self.package, self.version)
    }
}

/// Where our tools are kept: `DLX_STAGE_CACHE`, or `dlx-stage` in the user's cache.
pub fn cache_dir() -> Result<PathBuf> {
    let var = |name| env::var_os(name).filter(|value| !value.is_empty());
    let home = var("HOME").or_else(|| var("USERPROFILE"));
    choose_cache(var("DLX_STAGE_CACHE"), var("XDG_CACHE_HOME"), home)
        .ok_or_else(|| "no HOME: set DLX_STAGE_CACHE to a folder for the tools".into())
}

fn choose_cache(
    own: Option<OsString>,
    xdg: Option<OsString>,
    home: Option<OsString>,
) -> Option<PathBuf> {
    let own = own.map(|dir| std::path::absolute(&dir).unwrap_or(dir.into()));
    let xdg = xdg.map(|dir| PathBuf::from(dir).join("dlx-stage"));
    let home = home.map(|dir| PathBuf::from(dir).join(".cache/dlx-stage"));
    own.or(xdg).or(home)
}

/// The wasm target, the wasm-bindgen CLI and Trunk, all ready to use.
pub struct Tools {
    /// Folders to put in front of PATH.
    pub dirs: Vec<PathBuf>,
}

impl Tools {
    /// Everything that building and serving the page needs.
    pub fn for_page() -> Result<Self> {
        let mut tools = Self::for_wasm_tests()?;
        tools.dirs.extend(trunk().ensure()?);
        Ok(tools)
    }

    /// The target and the test runner, without Trunk.
    pub fn for_wasm_tests() -> Result<Self> {
        ensure_target()?;
        let dirs = wasm_bindgen()?.ensure()?.into_iter().collect();
        Ok(Self { dirs })
    }

    /// PATH with our tools first.
    pub fn path(&self) -> OsString {
        let old = env::var_os("PATH").unwrap_or_default();
        let dirs = self.dirs.iter().cloned().chain(env::split_paths(&old));
        env::join_paths(dirs).unwrap_or(old)
    }

    /// Trunk in the workspace, which finds the wasm-bindgen CLI on its PATH.
    pub fn trunk(&self) -> Command {
        let dirs = env::split_paths(&self.path()).collect::<Vec<_>>();
        let trunk = which_in("trunk", dirs).unwrap_or_else(|| "trunk".into());
        let mut command = Command::new(trunk);
        command.current_dir(root()).env("PATH", self.path());
        // Trunk 0.21 takes only `true` and `false` where the custom is `1`.
        if env::var_os("NO_COLOR").is_some() {
            command.env("NO_COLOR", "true");
        }
        command
    }
}

/// The target alone: enough to compile for it.
pub fn ensure_target() -> Result<()> {
    if has_target() {
        return Ok(());
    }
    let Some(rustup) = which("rustup") else {
        return Err(format!(
            "this Rust has no {WASM} target, and there is no rustup to add it. Install Rust \
             from https://rustup.rs, or the target's package (Debian and Ubuntu: \
             libstd-rust-dev-wasm32, Fedora: rust-std-static-{WASM}, Arch: rust-wasm)"
        ));
    };
    say(&format!("adding the {WASM} target, once: half a minute"));
    let mut add = Command::new(rustup);
    add.args(["--quiet", "target", "add", WASM]);
    let by_hand = shown(&add);
    run(&mut add).map_err(|error| format!("{error}\nBy hand: {by_hand}"))
}

fn has_target() -> bool {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    output(
        Path::new(&rustc),
        &["--print", "target-libdir", "--target", WASM],
    )
    .is_some_and(|dir| Path::new(dir.trim()).is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_cache_folder_wins() {
        let some = |dir: &str| Some(OsString::from(dir));
        let home = some("/h");
        assert_eq!(
            choose_cache(some("/own"), some("/x"), home.clone()),
            Some("/own".into())
        );
        assert_eq!(
            choose_cache(None, some("/x"), home.clone()),
            Some("/x/dlx-stage".into())
        );
        assert_eq!(
            choose_cache(None, None, home),
            Some("/h/.cache/dlx-stage".into())
        );
        assert_eq!(choose_cache(None, None, None), None);
    }

    #[test]
    fn trunk_may_differ_in_its_last_number_only() {
        let trunk = trunk();
        let suits = |found| (trunk.suits)(&trunk.version, found);
        assert!(suits("0.21.14") && suits("0.21.9"));
        assert!(!suits("0.22.1") && !suits("0.2.1"));
    }

    #[test]
    fn the_cli_is_the_one_of_the_lock_file() {
        let tool = wasm_bindgen().expect("Cargo.lock names wasm-bindgen");
        assert!((tool.suits)(&tool.version, &tool.version));
        assert!(!(tool.suits)(&tool.version, "0.2.1"));
        assert!(tool.by_hand().ends_with(&tool.version));
    }
}
