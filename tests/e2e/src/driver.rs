//! One chromedriver with one session.

use serde_json::{Value, json};
use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;
use ureq::Agent;

/// Headless, the same everywhere, asking nothing and calling nobody.
const ARGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en",
];

/// Longer than anything a test waits for.
const LIMIT: Duration = Duration::from_secs(120);

/// What the driver answered: the value, or its error in words.
pub type Answer = Result<Value, String>;

/// A session, ended together with its driver and browser when dropped.
pub struct Driver {
    child: Child,
    /// Kept open: the driver would die writing to a closed pipe.
    _stdout: BufReader<ChildStdout>,
    agent: Agent,
    base: String,
    session: String,
}

impl Driver {
    /// Starts the driver on a free port, and a browser with a fresh profile.
    ///
    /// # Panics
    /// If there is no driver or it cannot start a browser.
    pub fn start() -> Self {
        let (child, stdout, port) = spawn();
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .proxy(None)
            .timeout_global(Some(LIMIT))
            .build();
        let mut driver = Self {
            child,
            _stdout: stdout,
            agent: agent.into(),
            base: format!("http://127.0.0.1:{port}"),
            session: String::new(),
        };
        let capabilities = json!({ "capabilities": { "alwaysMatch": wanted() } });
        let session = driver
            .post(&format!("{}/session", driver.base), &capabilities)
            .unwrap_or_else(|error| panic!("no browser: {error}"));
        let id = session["sessionId"].as_str().expect("a session has an id");
        driver.session = format!("{}/session/{id}", driver.base);
        driver
    }

    /// A WebDriver command of this session, as in `("element/active", None)`:
    /// GET without a body, POST with one.
    pub fn call(&self, command: &str, body: Option<Value>) -> Answer {
        let url = format!("{}/{command}", self.session);
        match body {
            Some(body) => self.post(&url, &body),
            None => read(self.agent.get(url).call()),
        }
    }

    /// A command of the Chrome DevTools Protocol.
    pub fn cdp(&self, command: &str, params: Value) -> Answer {
        let body = json!({ "cmd": command, "params": params });
        self.call("goog/cdp/execute", Some(body))
    }

    fn post(&self, url: &str, body: &Value) -> Answer {
        read(self.agent.post(url).send_json(body))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Killing the driver alone would leave the browser behind.
        if !self.session.is_empty() {
            let _ = self.agent.delete(&self.session).call();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// So often is a driver started that ends at once.
const ATTEMPTS: usize = 5;

/// A driver and its port. Another one may take the port that it has chosen
/// before it listens there; then it ends, and the next one is luckier.
fn spawn() -> (Child, BufReader<ChildStdout>, u16) {
    let program = env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".into());
    let mut attempts = (0..ATTEMPTS).filter_map(|_| spawn_once(&program));
    let spawned = attempts.next();
    spawned.unwrap_or_else(|| panic!("{program} ended without naming its port"))
}

/// The driver chooses a free port and prints it.
fn spawn_once(program: &str) -> Option<(Child, BufReader<ChildStdout>, u16)> {
    let mut child = Command::new(program)
        .arg("--port=0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| {
            panic!(
                "cannot run {program} ({error}): use `cargo xtask test e2e`, or set CHROMEDRIVER"
            )
        });
    let mut stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
    let mut line = String::new();
    while stdout.read_line(&mut line).is_ok_and(|read| read > 0) {
        if let Some((_, port)) = line.split_once("successfully on port ") {
            let port = port.trim().trim_end_matches('.').parse();
            return Some((child, stdout, port.expect("the port is a number")));
        }
        line.clear();
    }
    let _ = child.kill();
    let _ = child.wait();
    None
}

fn wanted() -> Value {
    let mut options = json!({ "args": ARGS });
    if let Ok(chrome) = env::var("CHROME") {
        options["binary"] = json!(chrome);
    }
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}

fn read(response: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer {
    let mut body: Value = response
        .and_then(|mut response| response.body_mut().read_json())
        .map_err(|error| error.to_string())?;
    let value = body["value"].take();
    match value["error"].as_str() {
        Some(error) => {
            let message = value["message"].as_str().unwrap_or_default();
            Err(format!(
                "{error}: {}",
                message.lines().next().unwrap_or_default()
            ))
        }
        None => Ok(value),
    }
}
