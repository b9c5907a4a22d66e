//! The page as its user knows it: puzzles, steps, counters.

use crate::{Key, Page};
use serde_json::json;
use std::ops::Deref;

/// The page with its program running. A test that ends well ends with nothing
/// on the console: no exception, no failed request.
pub struct Stage {
    page: Page,
}

impl Stage {
    /// In a window of 1280×800.
    #[track_caller]
    pub fn open() -> Self {
        Self::open_sized(1280, 800)
    }

    /// The size is that of the viewport, in CSS pixels.
    #[track_caller]
    pub fn open_sized(width: u32, height: u32) -> Self {
        let page = Page::blank();
        page.resize(width, height);
        Self::on(page)
    }

    /// Loads the page in a browser that has been prepared.
    #[track_caller]
    pub fn on(page: Page) -> Self {
        page.goto("");
        let stage = Self { page };
        stage.wait_for_start();
        stage
    }

    /// Another visit, without a link: what was stored is still there.
    #[track_caller]
    pub fn visit_again(&self) {
        self.visit("");
    }

    /// The page loaded again, with the link in its address.
    #[track_caller]
    pub fn load_again(&self) {
        self.reload();
        self.wait_for_start();
        self.rest();
    }

    /// The page loaded anew, as in another tab, with an ending of its address
    /// such as `?a#b`: what was stored is still there.
    #[track_caller]
    pub fn visit(&self, ending: &str) {
        self.call("url", Some(json!({ "url": "about:blank" })));
        self.goto(ending);
        self.wait_for_start();
        self.rest();
    }

    #[track_caller]
    fn wait_for_start(&self) {
        let running = "return document.documentElement.dataset.state === 'running'";
        self.wait_until("the program runs", 30, || self.exec_js(running) == true);
        self.shown();
    }

    /// Waits until all that has been asked for is on the screen: the frame
    /// after the next.
    #[track_caller]
    pub fn shown(&self) {
        self.exec_js("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))");
    }

    /// Waits until nothing runs any more.
    #[track_caller]
    pub fn rest(&self) {
        self.shown();
        self.wait_until("the run has ended", 60, || self.has("button", "Play"));
    }

    /// Clicks a button and waits until all it set going has ended.
    #[track_caller]
    pub fn press(&self, button: &str) {
        self.click(button);
        self.rest();
    }

    /// Takes a puzzle by its name from the picker, or else from the catalogue
    /// behind it.
    #[track_caller]
    pub fn load(&self, puzzle: &str) {
        if self.has("option", puzzle) {
            self.get("option", puzzle).click();
        } else {
            self.get("option", "More puzzles…").click();
            self.shown();
            // Not behind the button that stays at the bottom.
            let entry = self.button(puzzle);
            entry.exec_js("element.scrollIntoView({ block: 'center' })");
            entry.click();
        }
        self.rest();
    }

    /// Sets how far one step goes: `Cover`, `Choice`, `Solution`.
    #[track_caller]
    pub fn step_by(&self, size: &str) {
        self.get("radio", size).click();
        self.shown();
    }

    /// Sets the speed to `as fast as it goes`.
    #[track_caller]
    pub fn hurry(&self) {
        self.get("slider", "Speed").send_keys(Key::END);
        self.shown();
    }

    /// Pastes a puzzle and asks for it to be loaded; the box stays open if it
    /// is refused.
    #[track_caller]
    pub fn paste(&self, text: &str) {
        self.type_in_box(text);
        self.press_load();
    }

    /// Pastes a text into the box in which a puzzle is opened, in place of what
    /// stands there.
    #[track_caller]
    pub fn type_in_box(&self, text: &str) {
        if !self.has("dialog", "Open a puzzle") {
            self.click("Open");
        }
        let field = self.get("textbox", "Puzzle as text");
        field.clear();
        field.exec_js("element.focus()");
        self.cdp("Input.insertText", json!({ "text": text }));
        self.shown();
    }

    #[track_caller]
    fn press_load(&self) {
        self.click("Load");
        self.shown();
    }

    /// How the search stands, as the line beside the controls says.
    #[track_caller]
    pub fn result(&self) -> String {
        self.text("#result-text")
    }

    /// Placements tried, updates and solutions as shown.
    #[track_caller]
    pub fn totals(&self) -> [String; 3] {
        ["Placements tried", "Updates", "Solutions"].map(|label| self.counter(label))
    }

    /// The number of the step the search is at.
    #[track_caller]
    pub fn step_number(&self) -> u64 {
        let shown = self.get("textbox", "Step").value().replace(',', "");
        let step = shown.split(" + ").next().unwrap_or_default();
        step.parse().expect("a number")
    }

    /// Is this button of use now? One without use stays in the tab order, so
    /// that the focus is not lost.
    #[track_caller]
    pub fn is_of_use(&self, button: &str) -> bool {
        self.button(button).attribute("aria-disabled").as_deref() != Some("true")
    }

    /// The names of all cells, line by line.
    #[track_caller]
    pub fn cells(&self) -> Vec<String> {
        self.names("gridcell")
    }

    /// What is written on the board, line by line; `.` for an empty cell.
    #[track_caller]
    pub fn written(&self) -> String {
        let cells = self.cells();
        let words = cells.iter().map(|name| name.split(", ").nth(1));
        words
            .map(|word| word.filter(|word| *word != "empty").unwrap_or("."))
            .collect()
    }

    /// What the alert says, if one is shown.
    #[track_caller]
    pub fn alert(&self) -> Option<String> {
        let script = "return [...document.querySelectorAll('[role=alert]')]
            .map(alert => alert.checkVisibility() ? alert.innerText.trim() : '').find(text => text) ?? null";
        self.exec_js(script).as_str().map(String::from)
    }
}

impl Deref for Stage {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.page
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert_eq!(self.console_errors(), [""; 0]);
        }
    }
}
