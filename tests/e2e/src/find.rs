//! Finding elements by role and accessible name.
//!
//! The browser computes both for its accessibility tree; that tree is asked
//! over the DevTools protocol, where one question gives all that match.

use crate::{Element, Page};
use serde_json::{Value, json};

impl Page {
    /// The one button of this name.
    #[track_caller]
    pub fn button(&self, name: &str) -> Element<'_> {
        self.get("button", name)
    }

    /// Clicks the one button of this name.
    #[track_caller]
    pub fn click(&self, button: &str) {
        self.button(button).click();
    }

    /// What stands at a label: the text (or value) of the one element whose
    /// accessible name is `label`, apart from the label itself.
    #[track_caller]
    pub fn counter(&self, label: &str) -> String {
        let texts: Vec<String> = self
            .query(json!({ "accessibleName": label }))
            .iter()
            .filter(|node| !is_text(node))
            .map(|node| self.shown(node))
            .filter(|text| text != label)
            .collect();
        match texts.as_slice() {
            [text] => text.clone(),
            others => panic!("one value named {label:?} wanted, found {others:?}"),
        }
    }

    /// The board's cell in a row and column, counted from 1: the one element
    /// with a name like `row 1 column 2, 7, given`. A `gridcell` comes before
    /// what it contains; the row around it, named by its cells, is no cell.
    #[track_caller]
    pub fn cell(&self, row: usize, column: usize) -> Element<'_> {
        let start = format!("row {row} column {column}");
        let named = |node: &Value| {
            let rest = name_of(node).strip_prefix(&start);
            rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        let mut cells = self.query(json!({ "role": "gridcell" }));
        cells.retain(named);
        if cells.is_empty() {
            cells = self.query(json!({}));
            cells.retain(|node| !is_text(node) && node["role"]["value"] != "row" && named(node));
        }
        match cells.as_slice() {
            [cell] => self.element(cell),
            others => panic!("one cell `{start}` wanted, found {}", others.len()),
        }
    }

    /// The one element with this role and accessible name.
    #[track_caller]
    pub fn get(&self, role: &str, name: &str) -> Element<'_> {
        let found = self.query(json!({ "role": role, "accessibleName": name }));
        match found.as_slice() {
            [node] => self.element(node),
            [] => panic!("no {role} {name:?}; there are {:?}", self.names(role)),
            more => panic!("{} times {role} {name:?}", more.len()),
        }
    }

    /// Is there an element with this role and accessible name?
    #[track_caller]
    pub fn has(&self, role: &str, name: &str) -> bool {
        let wanted = json!({ "role": role, "accessibleName": name });
        !self.query(wanted).is_empty()
    }

    /// The accessible names of all elements with this role, in the order of the
    /// document. Much quicker than asking one by one.
    #[track_caller]
    pub fn names(&self, role: &str) -> Vec<String> {
        let nodes = self.query(json!({ "role": role }));
        nodes.iter().map(|node| name_of(node).into()).collect()
    }

    /// Nodes of the accessibility tree that have the role and name asked for.
    #[track_caller]
    fn query(&self, mut wanted: Value) -> Vec<Value> {
        let document = self.cdp("Runtime.evaluate", json!({ "expression": "document" }));
        wanted["objectId"] = document["result"]["objectId"].clone();
        let mut found = self.cdp("Accessibility.queryAXTree", wanted);
        let mut nodes: Vec<Value> = match found["nodes"].take() {
            Value::Array(nodes) => nodes,
            _ => Vec::new(),
        };
        nodes.retain(|node| node["ignored"] == false);
        nodes
    }

    /// Calls a function on the node of the document behind one of that tree.
    #[track_caller]
    fn on_node(&self, node: &Value, function: &str) -> Value {
        let id = json!({ "backendNodeId": node["backendDOMNodeId"] });
        let object = self.cdp("DOM.resolveNode", id);
        let call = json!({
            "objectId": object["object"]["objectId"],
            "functionDeclaration": function,
            "returnByValue": true,
        });
        let mut done = self.cdp("Runtime.callFunctionOn", call);
        done["result"]["value"].take()
    }

    #[track_caller]
    fn shown(&self, node: &Value) -> String {
        let function =
            "function() { return String(this.value ?? this.innerText ?? this.textContent) }";
        let text = self.on_node(node, function);
        text.as_str().unwrap_or_default().trim().into()
    }

    /// The two protocols have no common way to name an element: it is handed
    /// over through a variable of the page.
    #[track_caller]
    fn element(&self, node: &Value) -> Element<'_> {
        self.on_node(node, "function() { globalThis.e2eElement = this }");
        let script =
            "const found = globalThis.e2eElement; delete globalThis.e2eElement; return found";
        self.reference(&self.exec_js(script))
    }
}

fn is_text(node: &Value) -> bool {
    matches!(
        node["role"]["value"].as_str(),
        Some("StaticText" | "InlineTextBox")
    )
}

fn name_of(node: &Value) -> &str {
    node["name"]["value"].as_str().unwrap_or_default()
}
