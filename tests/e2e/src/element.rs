//! What can be done with one element of the page.

use crate::Page;
use serde_json::{Value, json};

/// The name that WebDriver gives to element references.
pub(crate) const REFERENCE: &str = "element-6066-11e4-a52e-4f735466cecf";

/// An element of a page. Each method fails the test when the browser refuses,
/// for one because the element is gone, hidden or covered by another.
pub struct Element<'p> {
    pub(crate) page: &'p Page,
    pub(crate) id: String,
}

impl Element<'_> {
    #[track_caller]
    fn get(&self, what: &str) -> Value {
        self.page.call(&format!("element/{}/{what}", self.id), None)
    }

    #[track_caller]
    fn get_text(&self, what: &str) -> String {
        self.get(what).as_str().unwrap_or_default().into()
    }

    #[track_caller]
    fn post(&self, what: &str, body: Value) {
        self.page
            .call(&format!("element/{}/{what}", self.id), Some(body));
    }

    /// A real click into the middle, after scrolling there.
    #[track_caller]
    pub fn click(&self) {
        self.post("click", json!({}));
    }

    /// `times` clicks in a row without waiting in between.
    #[track_caller]
    pub fn click_times(&self, times: usize) {
        let to = json!({ "type": "pointerMove", "x": 0, "y": 0, "origin": self.reference() });
        let click = [
            json!({ "type": "pointerDown", "button": 0 }),
            json!({ "type": "pointerUp", "button": 0 }),
        ];
        let clicks = std::iter::repeat_n(click, times).flatten();
        let actions: Vec<Value> = std::iter::once(to).chain(clicks).collect();
        self.page.act("pointer", actions);
    }

    /// Types into the element, after giving it the focus.
    #[track_caller]
    pub fn send_keys(&self, text: &str) {
        self.post("value", json!({ "text": text }));
    }

    /// Empties a field.
    #[track_caller]
    pub fn clear(&self) {
        self.post("clear", json!({}));
    }

    /// The text as it is shown; empty while hidden.
    #[track_caller]
    pub fn text(&self) -> String {
        self.get_text("text")
    }

    /// The accessible name, as the browser computes it.
    #[track_caller]
    pub fn name(&self) -> String {
        self.get_text("computedlabel")
    }

    /// The accessible role, as the browser computes it.
    #[track_caller]
    pub fn role(&self) -> String {
        self.get_text("computedrole")
    }

    /// An attribute, if it is there.
    #[track_caller]
    pub fn attribute(&self, name: &str) -> Option<String> {
        let value = self.exec_js(&format!("return element.getAttribute({name:?})"));
        value.as_str().map(String::from)
    }

    /// The value of a field, list or slider.
    #[track_caller]
    pub fn value(&self) -> String {
        let value = self.exec_js("return String(element.value)");
        value.as_str().unwrap_or_default().into()
    }

    /// May it be used?
    #[track_caller]
    pub fn is_enabled(&self) -> bool {
        self.get("enabled") == true
    }

    /// Can it be seen?
    #[track_caller]
    pub fn is_displayed(&self) -> bool {
        self.get("displayed") == true
    }

    /// Runs a function body that knows `element`; gives what it returns.
    #[track_caller]
    pub fn exec_js(&self, script: &str) -> Value {
        let script = format!("const element = arguments[0]; {script}");
        let body = json!({ "script": script, "args": [self.reference()] });
        self.page.call("execute/sync", Some(body))
    }

    fn reference(&self) -> Value {
        json!({ REFERENCE: self.id })
    }
}
