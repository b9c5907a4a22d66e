//! The page in its browser.

use crate::driver::Driver;
use crate::element::{Element, REFERENCE};
use crate::root;
use crate::serve::Site;
use base64::prelude::{BASE64_STANDARD, Engine};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Keys without a character, for [`Page::keys`] and [`Page::chord`].
pub struct Key;

#[allow(missing_docs, reason = "the names say it")]
impl Key {
    pub const TAB: &str = "\u{E004}";
    pub const ENTER: &str = "\u{E007}";
    pub const SHIFT: &str = "\u{E008}";
    pub const CONTROL: &str = "\u{E009}";
    pub const ESCAPE: &str = "\u{E00C}";
    pub const SPACE: &str = " ";
    pub const END: &str = "\u{E010}";
    pub const HOME: &str = "\u{E011}";
    pub const LEFT: &str = "\u{E012}";
    pub const UP: &str = "\u{E013}";
    pub const RIGHT: &str = "\u{E014}";
    pub const DOWN: &str = "\u{E015}";
    pub const BACKSPACE: &str = "\u{E003}";
    pub const DELETE: &str = "\u{E017}";
}

/// The page, freshly loaded in a browser of its own.
pub struct Page {
    // Fields are dropped in this order: first the browser, then its server.
    driver: Driver,
    site: Site,
}

impl Page {
    /// Opens the page in a window of 1280×800.
    #[track_caller]
    pub fn open() -> Self {
        Self::open_sized(1280, 800)
    }

    /// Opens the page; the size is that of the viewport, in CSS pixels.
    #[track_caller]
    pub fn open_sized(width: u32, height: u32) -> Self {
        let page = Self::blank();
        page.resize(width, height);
        page.goto("");
        page
    }

    /// A browser that has not loaded the page yet, for a test that first
    /// prepares it: [`Page::cdp`], [`Page::prefer`], then [`Page::goto`].
    pub fn blank() -> Self {
        let site = Site::start();
        let driver = Driver::start();
        Self { driver, site }
    }

    /// Loads the page, with an ending of its address such as `?a#b`, and waits
    /// for the load event. The module may start a little later.
    #[track_caller]
    pub fn goto(&self, ending: &str) {
        let url = format!("{}{ending}", self.site.url());
        self.call("url", Some(json!({ "url": url })));
    }

    /// Loads the page again in the same profile: storage stays.
    #[track_caller]
    pub fn reload(&self) {
        self.call("refresh", Some(json!({})));
    }

    /// Sets the size of the viewport in CSS pixels; below the smallest window, too.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.cdp("Emulation.setDeviceMetricsOverride", size);
    }

    /// Sets a media feature, as in `("prefers-color-scheme", "dark")`.
    #[track_caller]
    pub fn prefer(&self, feature: &str, value: &str) {
        let features = json!({ "features": [{ "name": feature, "value": value }] });
        self.cdp("Emulation.setEmulatedMedia", features);
    }

    /// The first element that a CSS selector finds.
    #[track_caller]
    pub fn css(&self, selector: &str) -> Element<'_> {
        let by = json!({ "using": "css selector", "value": selector });
        self.reference(&self.call("element", Some(by)))
    }

    /// The shown text of the first element that a CSS selector finds.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        self.css(selector).text()
    }

    /// The element that has the focus.
    #[track_caller]
    pub fn focused(&self) -> Element<'_> {
        self.reference(&self.call("element/active", None))
    }

    /// Presses and releases key after key, wherever the focus is: `"s"`,
    /// [`Key::RIGHT`], or several in a row.
    #[track_caller]
    pub fn keys(&self, keys: &str) {
        let events = keys.chars().flat_map(|key| [down(key), up(key)]);
        self.act("key", events.collect());
    }

    /// Keys held together, as in `&[Key::SHIFT, Key::TAB]`.
    #[track_caller]
    pub fn chord(&self, keys: &[&str]) {
        let keys: Vec<char> = keys.concat().chars().collect();
        let downs = keys.iter().map(|key| down(*key));
        let ups = keys.iter().rev().map(|key| up(*key));
        self.act("key", downs.chain(ups).collect());
    }

    /// Holds a key: the first press and `repeats` of the keyboard's own
    /// repetition. `key` and `code` are those of DOM events: `ArrowRight`.
    #[track_caller]
    pub fn hold(&self, key: &str, code: &str, repeats: usize) {
        let event = |kind: &str, again: bool| json!({ "type": kind, "key": key, "code": code, "autoRepeat": again });
        for n in 0..=repeats {
            self.cdp("Input.dispatchKeyEvent", event("rawKeyDown", n > 0));
        }
        self.cdp("Input.dispatchKeyEvent", event("keyUp", false));
    }

    /// Waits until `done`, looking twenty times a second.
    ///
    /// # Panics
    /// After so many seconds, naming what did not happen.
    #[track_caller]
    pub fn wait_until(&self, what: &str, seconds: u64, mut done: impl FnMut() -> bool) {
        let end = Instant::now() + Duration::from_secs(seconds);
        while !done() {
            assert!(Instant::now() < end, "after {seconds} s still not: {what}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Errors on the console since the page was opened or since the last call:
    /// exceptions, failed requests, `console.error`.
    #[track_caller]
    pub fn console_errors(&self) -> Vec<String> {
        self.severe()
            .unwrap_or_else(|error| panic!("no console: {error}"))
    }

    /// Runs the body of a function; gives what it returns, promises awaited.
    #[track_caller]
    pub fn exec_js(&self, script: &str) -> Value {
        let body = json!({ "script": script, "args": [] });
        self.call("execute/sync", Some(body))
    }

    /// Writes `target/e2e/NAME.png`, the viewport as it is.
    #[track_caller]
    pub fn screenshot(&self, name: &str) -> PathBuf {
        self.save_screenshot(name)
            .unwrap_or_else(|error| panic!("no screenshot: {error}"))
    }

    /// A command of the Chrome DevTools Protocol; gives its result.
    #[track_caller]
    pub fn cdp(&self, command: &str, params: Value) -> Value {
        match self.driver.cdp(command, params) {
            Ok(value) => value,
            Err(error) => panic!("{command}: {error}"),
        }
    }

    #[track_caller]
    pub(crate) fn call(&self, command: &str, body: Option<Value>) -> Value {
        match self.driver.call(command, body) {
            Ok(value) => value,
            Err(error) => panic!("{command}: {error}"),
        }
    }

    /// Actions of one input device, then all keys and buttons released.
    #[track_caller]
    pub(crate) fn act(&self, device: &str, actions: Vec<Value>) {
        let source = json!({ "type": device, "id": device, "actions": actions });
        self.call("actions", Some(json!({ "actions": [source] })));
    }

    #[track_caller]
    pub(crate) fn reference(&self, value: &Value) -> Element<'_> {
        let id = value[REFERENCE].as_str().expect("an element").into();
        Element { page: self, id }
    }

    fn severe(&self) -> Result<Vec<String>, String> {
        let log = self
            .driver
            .call("se/log", Some(json!({ "type": "browser" })))?;
        let entries = log.as_array().map(Vec::as_slice).unwrap_or_default();
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        Ok(severe
            .map(|entry| entry["message"].as_str().unwrap_or_default().into())
            .collect())
    }

    fn save_screenshot(&self, name: &str) -> Result<PathBuf, String> {
        let data = self.driver.call("screenshot", None)?;
        let png = BASE64_STANDARD
            .decode(data.as_str().unwrap_or_default())
            .map_err(|error| error.to_string())?;
        let folder = root().join("target/e2e");
        let path = folder.join(format!("{}.png", name.replace("::", "-")));
        std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(&path, png))
            .map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(path)
    }
}

/// A failing test shows what it saw.
impl Drop for Page {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            return;
        }
        let test = std::thread::current();
        if let Ok(path) = self.save_screenshot(test.name().unwrap_or("failed")) {
            println!("screenshot: {}", path.display());
        }
        for error in self.severe().unwrap_or_default() {
            println!("console: {error}");
        }
    }
}

fn down(key: char) -> Value {
    json!({ "type": "keyDown", "value": key })
}

fn up(key: char) -> Value {
    json!({ "type": "keyUp", "value": key })
}
