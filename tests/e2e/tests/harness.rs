//! The harness itself, tried on a few elements made for it.

use e2e::{Element, Key, Page};
use serde_json::json;

const SAMPLE: &str = r#"
    <button onclick="n.value++">Step</button>
    <button aria-label="Back" disabled>←</button>
    <label for=n>Steps</label><output id=n>0</output>
    <dl><dt id=t>Placements tried</dt><dd aria-labelledby=t>1,699</dd></dl>
    <table role=grid><tr><td role=gridcell aria-label="row 1 column 1, 7, given">7</td>
        <td role=gridcell aria-label="row 1 column 12">8</td></tr></table>
    <input aria-label=Field><p id=log></p>"#;

const KEYS: &str = "addEventListener('keydown', e => document.getElementById('log').textContent
    += (e.shiftKey ? 'S' : '') + e.key + (e.repeat ? '*' : '') + ' ')";

fn sample() -> Page {
    let page = Page::open_sized(320, 640);
    page.exec_js(&format!(
        "document.body.innerHTML = {}; {KEYS}",
        json!(SAMPLE)
    ));
    page
}

#[test]
fn elements_are_found_by_role_and_name() {
    let page = sample();
    assert_eq!(page.names("button"), ["Step", "Back"]);
    assert!(!page.button("Back").is_enabled());
    assert_eq!(page.button("Back").text(), "←");
    assert_eq!(page.counter("Placements tried"), "1,699");
    assert_eq!(page.cell(1, 1).name(), "row 1 column 1, 7, given");
    assert_eq!(page.cell(1, 12).role(), "gridcell");
    assert_eq!(page.exec_js("return innerWidth"), 320);
    assert!(!page.has("button", "Forwards"));
}

#[test]
fn clicks_and_keys_arrive() {
    let page = sample();
    page.click("Step");
    page.button("Step").click_times(20);
    page.wait_until("all clicks have come", 5, || page.counter("Steps") == "21");
    page.keys("s?");
    page.keys(Key::RIGHT);
    page.chord(&[Key::SHIFT, Key::TAB]);
    page.hold("ArrowLeft", "ArrowLeft", 2);
    let keys = "s S? ArrowRight SShift STab ArrowLeft ArrowLeft* ArrowLeft*";
    assert_eq!(page.text("#log"), keys);
    let field: Element = page.get("textbox", "Field");
    field.send_keys("5 3 .");
    assert_eq!(
        (field.value().as_str(), page.focused().name().as_str()),
        ("5 3 .", "Field")
    );
    field.clear();
    assert_eq!(field.value(), "");
}

#[test]
fn errors_media_and_screenshots() {
    let page = sample();
    page.exec_js("console.error('one'); console.warn('no error')");
    let errors = page.console_errors();
    assert!(errors.len() == 1 && errors[0].contains("one"), "{errors:?}");
    assert_eq!(page.console_errors(), [""; 0]);
    page.prefer("prefers-color-scheme", "dark");
    let dark = "return matchMedia('(prefers-color-scheme: dark)').matches";
    assert_eq!(page.exec_js(dark), true);
    assert!(page.screenshot("harness").is_file());
    page.exec_js("fetch('nowhere.js')");
    page.wait_until("the missing file is reported", 5, || {
        !page.console_errors().is_empty()
    });
}
