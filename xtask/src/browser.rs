//! Chromium or Chrome with its driver: found, or installed where apt can.

use crate::sh::{Result, output, root, say, which, which_in};
use crate::version;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The same Chromium without windows, as Debian packs it. It starts in a third
/// of the time, and the tests take little more than half.
const SHELL: &str = "chromium-headless-shell";

/// The program in it. What stands on PATH is a script that starts it: a driver
/// would end the script, and leave the browser running.
const SHELL_PROGRAM: &str = "/usr/lib/chromium/chromium-headless-shell";

const BROWSERS: [&str; 7] = [
    SHELL_PROGRAM,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "Google Chrome",
    "chrome",
];
const DRIVERS: [&str; 2] = ["chromedriver", "chromium.chromedriver"];

/// Where packages put browsers and drivers without naming the place in PATH.
const PLACES: [&str; 4] = [
    "/usr/lib/chromium",
    "/usr/lib/chromium-browser",
    "/snap/bin",
    "/Applications/Google Chrome.app/Contents/MacOS",
];

/// A fresh headless browser that asks nothing and calls nobody.
const QUIET: [&str; 6] = [
    "disable-gpu",
    "no-first-run",
    "disable-background-networking",
    "disable-component-update",
    "disable-sync",
    "no-sandbox",
];

/// A program with its major version; none where it does not tell.
type Found = (PathBuf, Option<u32>);

/// A browser and the driver that goes with it.
#[derive(Debug, PartialEq)]
pub struct Browser {
    /// Chromium or Chrome.
    pub chrome: PathBuf,
    /// Its chromedriver, of the same major version.
    pub driver: PathBuf,
}

impl Browser {
    /// Finds the pair, or installs it.
    pub fn ensure() -> Result<Self> {
        let browser = match find()? {
            Some(browser) => browser,
            None => Self::installed()?,
        };
        match wants_shell(&browser) {
            true => browser.or_shell(),
            false => Ok(browser),
        }
    }

    fn installed() -> Result<Self> {
        let setup = plan(which("apt-get").is_some(), privilege(), &os_release())?;
        // A broken third-party list must not keep us from trying.
        let _ = apt(&setup, &["update"]).output();
        install(&setup)?;
        find()?.ok_or_else(|| {
            format!(
                "{} are installed, but no browser with a driver of the same version runs. {BY_HAND}",
                setup.packages.join(" and ")
            )
        })
    }

    /// With the shell, if it can be had; without it the tests take longer.
    fn or_shell(self) -> Result<Self> {
        let setup = Setup {
            sudo: false,
            packages: vec![SHELL],
        };
        // The lists may name a version that is there no more.
        let again = |_| {
            let _ = apt(&setup, &["update"]).output();
            install(&setup)
        };
        if let Err(error) = install(&setup).or_else(again) {
            say(&format!("{error}\nThe tests run without it."));
        }
        Ok(find()?.unwrap_or(self))
    }

    /// Tells both test suites which browser to use.
    pub fn set_env(&self, command: &mut Command) -> Result<()> {
        let file = root().join("target/xtask/webdriver.json");
        std::fs::create_dir_all(file.with_file_name(""))
            .and_then(|()| std::fs::write(&file, self.capabilities()))
            .map_err(|error| format!("cannot write {}: {error}", file.display()))?;
        command
            .env("CHROME", &self.chrome)
            .env("CHROMEDRIVER", &self.driver)
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", file);
        Ok(())
    }

    fn capabilities(&self) -> String {
        let chrome = self.chrome.to_string_lossy();
        format!("{{\"goog:chromeOptions\": {{\"binary\": {chrome:?}, \"args\": {QUIET:?}}}}}\n")
    }
}

fn find() -> Result<Option<Browser>> {
    let browsers = candidates("CHROME", &BROWSERS)?;
    let drivers = candidates("CHROMEDRIVER", &DRIVERS)?;
    Ok(pair(&browsers, &drivers))
}

/// What the variable names, or else all that is installed.
fn candidates(variable: &str, names: &[&str]) -> Result<Vec<Found>> {
    let Some(path) = env::var_os(variable).filter(|value| !value.is_empty()) else {
        let paths = names.iter().filter_map(|name| locate(name));
        return Ok(paths.filter_map(with_version).collect());
    };
    let path = PathBuf::from(path);
    let found = with_version(path.clone());
    found
        .map(|found| vec![found])
        .ok_or_else(|| format!("{variable} names {}, which does not run", path.display()))
}

fn locate(name: &str) -> Option<PathBuf> {
    // GitHub's runners keep the driver in a folder named by this variable.
    let places = env::var_os("CHROMEWEBDRIVER").map(PathBuf::from);
    which(name).or_else(|| {
        which_in(
            name,
            places.into_iter().chain(PLACES.iter().map(PathBuf::from)),
        )
    })
}

fn with_version(path: PathBuf) -> Option<Found> {
    // Chrome on Windows has no `--version`, and would open a window.
    if cfg!(windows) {
        return path.is_file().then_some((path, None));
    }
    let text = output(&path, &["--version"])?;
    let major = version::printed(&text).and_then(version::major);
    Some((path, major))
}

/// Whether nobody chose this browser, its shell is missing, and there is a
/// package of it here, on a machine that is ours alone (a container, a runner):
/// nobody else's machine gets more than it needs.
fn wants_shell(browser: &Browser) -> bool {
    let is_set = |name: &&str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let chosen = ["CHROME", "CHROMEDRIVER"].iter().any(is_set);
    let is_debians = browser.chrome == Path::new("/usr/bin/chromium");
    let is_packed = || {
        let shown = output(Path::new("apt-cache"), &["show", SHELL]);
        shown.is_some_and(|text| !text.is_empty())
    };
    !chosen && is_debians && privilege() == Privilege::Root && is_packed()
}

/// The first browser that has a driver of its own major version.
fn pair(browsers: &[Found], drivers: &[Found]) -> Option<Browser> {
    browsers.iter().find_map(|(chrome, is)| {
        let fits = |wants: &Option<u32>| is.is_none() || wants.is_none() || is == wants;
        let (driver, _) = drivers.iter().find(|(_, wants)| fits(wants))?;
        Some(Browser {
            chrome: chrome.clone(),
            driver: driver.clone(),
        })
    })
}

const BY_HAND: &str = "Install Chromium or Chrome and the chromedriver of the same version \
    (Debian: apt-get install chromium chromium-driver; Ubuntu: apt-get install chromium-browser \
    chromium-chromedriver; Fedora: dnf install chromium chromedriver; Arch: pacman -S chromium; \
    Alpine: apk add chromium chromium-chromedriver; macOS: brew install --cask google-chrome \
    chromedriver), or set CHROME and CHROMEDRIVER to the two programs";

/// How we may install packages.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Privilege {
    Root,
    Sudo,
    None,
}

#[derive(Debug, PartialEq)]
struct Setup {
    sudo: bool,
    packages: Vec<&'static str>,
}

/// How to get a browser here; an error says what to do by hand.
fn plan(apt: bool, privilege: Privilege, os_release: &str) -> Result<Setup> {
    if !apt {
        return Err(format!("no Chromium with its driver here. {BY_HAND}"));
    }
    let packages = if os_release.lines().any(|line| line == "ID=ubuntu") {
        vec!["chromium-browser", "chromium-chromedriver"]
    } else {
        vec!["chromium", "chromium-driver"]
    };
    match privilege {
        Privilege::None => Err(format!(
            "no Chromium with its driver here, and no right to install it. Run: \
             sudo apt-get install {}",
            packages.join(" ")
        )),
        other => Ok(Setup {
            sudo: other == Privilege::Sudo,
            packages,
        }),
    }
}

fn privilege() -> Privilege {
    let says = |program: &str, args: &[&str]| output(Path::new(program), args);
    if says("id", &["-u"]).is_some_and(|id| id.trim() == "0") {
        Privilege::Root
    } else if says("sudo", &["-n", "true"]).is_some() {
        Privilege::Sudo
    } else {
        Privilege::None
    }
}

fn os_release() -> String {
    std::fs::read_to_string("/etc/os-release").unwrap_or_default()
}

fn install(setup: &Setup) -> Result<()> {
    let packages = setup.packages.join(" ");
    say(&format!(
        "installing {packages} with apt-get, once: about a minute"
    ));
    let mut command = apt(
        setup,
        &["install", "--no-install-recommends", "--no-remove"],
    );
    command.args(&setup.packages);
    let out = command
        .output()
        .map_err(|error| format!("cannot run apt-get: {error}"))?;
    if out.status.success() {
        return Ok(());
    }
    Err(format!(
        "{}apt-get could not install {packages}. By hand: apt-get update && \
         apt-get install {packages}",
        String::from_utf8_lossy(&out.stderr)
    ))
}

/// apt-get that asks no questions.
fn apt(setup: &Setup, args: &[&str]) -> Command {
    let mut command = Command::new(if setup.sudo { "sudo" } else { "env" });
    if setup.sudo {
        command.args(["-n", "env"]);
    }
    command
        .args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y"])
        .args(args)
        .stdin(Stdio::null());
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str, major: Option<u32>) -> Found {
        (name.into(), major)
    }

    #[test]
    fn a_browser_goes_with_the_driver_of_its_version() {
        let chrome = found("chrome", Some(140));
        let chromium = found("chromium", Some(156));
        let driver = found("driver", Some(156));
        let both = [chrome.clone(), chromium];
        let chosen = pair(&both, std::slice::from_ref(&driver)).expect("a pair");
        assert_eq!(chosen.chrome, PathBuf::from("chromium"));
        assert_eq!(pair(&[chrome], &[driver]), None);
        assert_eq!(pair(&both, &[]), None);
    }

    #[test]
    fn a_version_that_is_not_told_fits_any() {
        let silent = [found("chrome", None)];
        assert!(pair(&silent, &[found("driver", Some(3))]).is_some());
        assert!(pair(&[found("chrome", Some(3))], &silent).is_some());
    }

    #[test]
    fn apt_installs_as_root_or_through_sudo() {
        let debian = "NAME=x\nID=debian\n";
        let setup = plan(true, Privilege::Root, debian).expect("root may");
        assert!(!setup.sudo);
        assert_eq!(setup.packages, ["chromium", "chromium-driver"]);
        let setup = plan(true, Privilege::Sudo, "ID=ubuntu\n").expect("sudo may");
        assert!(setup.sudo);
        assert_eq!(
            setup.packages,
            ["chromium-browser", "chromium-chromedriver"]
        );
    }

    #[test]
    fn what_cannot_be_installed_is_named() {
        let error = plan(true, Privilege::None, "ID=debian").expect_err("no rights");
        assert!(error.contains("sudo apt-get install chromium chromium-driver"));
        let error = plan(false, Privilege::Root, "").expect_err("no apt");
        assert!(error.contains("dnf install chromium chromedriver") && error.contains("CHROME"));
    }

    #[test]
    fn the_capabilities_are_json() {
        let browser = Browser {
            chrome: "/a \"b\"".into(),
            driver: "/d".into(),
        };
        let text = browser.capabilities();
        assert!(text.contains(r#""binary": "/a \"b\"""#), "{text}");
        assert!(text.contains(r#""args": ["disable-gpu", "#), "{text}");
    }
}
