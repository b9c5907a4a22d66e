//! The built page loads below a sub-path, and the harness sees it.

use e2e::Page;

#[test]
fn the_page_loads_below_a_path_without_errors() {
    let page = Page::open();
    page.wait_until("the module has started", 20, || {
        page.exec_js("return 'wasmBindings' in window") == true
    });
    assert_eq!(page.text("h1"), "DLX Stage");
    assert!(page.has("heading", "DLX Stage"));
    assert_eq!(page.console_errors(), [""; 0]);
}
