//! Browser tests of the built page: a blocking WebDriver harness.
//!
//! `cargo xtask test e2e` builds the page, finds the browser and runs
//! `tests/*.rs` of this package. Each test opens its own [`Page`]: a static
//! server for `dist/` below a sub-path, a chromedriver and a headless browser
//! with a fresh profile, all on free ports, all ended when the page is dropped.
//! Most open it as a [`Stage`], which knows puzzles and steps, and fails the
//! test if it leaves an error on the console.
//!
//! ```no_run
//! use e2e::{Key, Page};
//!
//! let page = Page::open();
//! page.click("Step");
//! page.keys(Key::RIGHT);
//! page.wait_until("two steps are done", 5, || page.counter("Step number") == "2");
//! assert!(page.cell(1, 1).name().contains("given"));
//! assert_eq!(page.console_errors(), [""; 0]);
//! ```
//!
//! Things are found as a screen reader finds them, by role and accessible name
//! in the browser's own accessibility tree, not by id or class; `css` is there
//! for what has no name. Whatever is not found, or found twice, fails the test
//! and says what was there instead. A failing test leaves a screenshot in
//! `target/e2e/`, and prints the errors on the console that nobody asked for.
//!
//! Variables: `CHROMEDRIVER` and `CHROME` name the programs; without them the
//! driver is looked for on PATH and finds the browser itself.

mod driver;
mod element;
mod find;
mod page;
mod serve;
pub mod share;
mod stage;

pub use element::Element;
pub use page::{Key, Page};
pub use stage::Stage;

/// The root of the workspace, two folders above this package.
fn root() -> &'static std::path::Path {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("two folders above")
}
