//! What the built page promises, measured in headless Chromium:
//! `cargo xtask bench page`. Fails if a promise is missed.

mod load;
mod pause;
mod report;
mod run;
mod views;

use std::process::ExitCode;

use e2e::{Page, Stage};
use report::{Report, Target};
use serde_json::{Value, json};

const PENTOMINOES: &str = "Pentominoes 6×10";

fn main() -> ExitCode {
    let mut report = Report::begin();
    load::measure(&mut report);
    let stage = Stage::open();
    run::measure(&stage, &mut report);
    pause::measure(&stage, &mut report);
    views::measure(&stage, &mut report);
    report.end()
}

/// The value of an expression in the page, promises awaited, however long
/// that takes. WebDriver's own scripts are cut off after half a minute.
fn evaluate(page: &Page, expression: &str) -> Value {
    let mut done = page.cdp(
        "Runtime.evaluate",
        json!({ "expression": expression, "awaitPromise": true, "returnByValue": true }),
    );
    let failed = &done["exceptionDetails"];
    assert!(failed.is_null(), "{failed}");
    done["result"]["value"].take()
}

/// A number that the page gave.
fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("a number wanted, found {value}"))
}

/// The value in the middle.
fn median(values: &[f64]) -> f64 {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() % 2 {
        0 => (values[middle - 1] + values[middle]) / 2.0,
        _ => values[middle],
    }
}

/// The largest value.
fn worst(values: &[f64]) -> f64 {
    values.iter().copied().fold(0.0, f64::max)
}
