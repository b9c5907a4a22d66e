//! The web layer in headless Chromium: index.html's own markup in a real
//! document, clicked and read. Run by `cargo xtask test wasm`.
#![cfg(target_arch = "wasm32")]

use dlx_stage::web::{self, Solver, snapshot};
use js_sys::{BigInt, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Document, Element, HtmlElement, HtmlSelectElement};

wasm_bindgen_test_configure!(run_in_browser);

const INDEX: &str = include_str!("../index.html");

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

/// The page as a visitor first sees it, apart from the test's own output.
fn open() {
    let storage = web_sys::window().unwrap().local_storage().unwrap().unwrap();
    storage.clear().unwrap();
    reopen();
}

/// The page visited again at its plain address: what was saved is still there.
fn reopen() {
    let history = web_sys::window().unwrap().history().unwrap();
    let plain = history.replace_state_with_url(&JsValue::NULL, "", Some("#"));
    plain.unwrap();
    let start = INDEX.find("<body>").unwrap() + "<body>".len();
    let end = INDEX.find("</body>").unwrap();
    let document = document();
    let stage = document
        .get_element_by_id("stage-for-tests")
        .unwrap_or_else(|| {
            let stage = document.create_element("div").unwrap();
            stage.set_id("stage-for-tests");
            document.body().unwrap().append_child(&stage).unwrap();
            stage
        });
    stage.set_inner_html(&INDEX[start..end]);
    web::start();
}

#[track_caller]
fn find(id: &str) -> Element {
    document().get_element_by_id(id).unwrap()
}

#[track_caller]
fn text(id: &str) -> String {
    find(id).text_content().unwrap()
}

#[track_caller]
fn click(id: &str) {
    find(id).unchecked_into::<HtmlElement>().click();
}

#[track_caller]
fn choose(id: &str) {
    let picker: HtmlSelectElement = find("picker").unchecked_into();
    picker.set_value(id);
    let event = web_sys::Event::new_with_event_init_dict("change", &bubbling()).unwrap();
    picker.dispatch_event(&event).unwrap();
}

fn bubbling() -> web_sys::EventInit {
    let init = web_sys::EventInit::new();
    init.set_bubbles(true);
    init
}

#[track_caller]
fn press(target: &Element, key: &str) {
    let init = web_sys::KeyboardEventInit::new();
    init.set_bubbles(true);
    init.set_key(key);
    let event =
        web_sys::KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
    target.dispatch_event(&event).unwrap();
}

/// The next frame but one: what was asked for has been painted.
async fn painted() {
    for _ in 0..2 {
        let frame = Promise::new(&mut |resolve, _| {
            web_sys::window()
                .unwrap()
                .request_animation_frame(&resolve)
                .unwrap();
        });
        wasm_bindgen_futures::JsFuture::from(frame).await.unwrap();
    }
}

/// Waits until nothing runs any more.
async fn done() {
    for _ in 0..600 {
        painted().await;
        if text("play-text") != "Pause" {
            return;
        }
    }
    panic!("it still runs after 1,200 frames: {}", text("result-text"));
}

fn cell_name(at: usize) -> String {
    let cell = document()
        .query_selector(&format!("[data-at='{at}']"))
        .unwrap()
        .unwrap();
    cell.get_attribute("aria-label").unwrap()
}

#[wasm_bindgen_test]
async fn all_solutions_of_lpnu_are_counted_by_clicks() {
    open();
    choose("lpnu");
    click("all");
    done().await;
    assert_eq!(text("n-placements"), "133");
    assert_eq!(text("n-updates"), "28,206");
    assert_eq!(text("n-covers"), "791");
    assert_eq!(text("n-uncovers"), "791");
    assert_eq!(text("n-solutions"), "8");
    assert!(
        text("result-text").contains("8 solutions"),
        "{}",
        text("result-text")
    );
    assert_eq!(
        find("step").get_attribute("aria-disabled").as_deref(),
        Some("true")
    );
    click("reset");
    painted().await;
    assert_eq!(text("n-step"), "0");
    assert_eq!(
        find("back").get_attribute("aria-disabled").as_deref(),
        Some("true")
    );
}

#[wasm_bindgen_test]
async fn steps_there_and_back_leave_the_board_as_it_was() {
    open();
    choose("lpnu");
    painted().await;
    let before = find("board").outer_html();
    for _ in 0..25 {
        click("step");
    }
    painted().await;
    assert_eq!(text("n-step"), "25");
    for _ in 0..25 {
        click("back");
    }
    painted().await;
    assert_eq!(text("n-step"), "0");
    assert_eq!(find("board").outer_html(), before);
}

#[wasm_bindgen_test]
async fn keys_step_unless_a_field_has_the_focus() {
    open();
    choose("lpnu");
    press(&document().body().unwrap(), "ArrowRight");
    press(&find("step"), "ArrowRight");
    press(&find("speed"), "ArrowRight");
    press(&find("open-text"), "s");
    painted().await;
    assert_eq!(text("n-step"), "2");
    press(&find("step"), "ArrowLeft");
    painted().await;
    assert_eq!(text("n-step"), "1");
}

#[wasm_bindgen_test]
async fn a_cell_is_written_and_emptied_by_keys_and_kept() {
    open();
    painted().await;
    click("clear");
    painted().await;
    let cell = document().query_selector("[data-at='0']").unwrap().unwrap();
    cell.clone()
        .unchecked_into::<HtmlElement>()
        .focus()
        .unwrap();
    press(&cell, "7");
    painted().await;
    assert_eq!(cell_name(0), "row 1 column 1, 7, given");
    reopen();
    assert_eq!(cell_name(0), "row 1 column 1, 7, given");
    let cell = document().query_selector("[data-at='0']").unwrap().unwrap();
    press(&cell, "Delete");
    painted().await;
    assert!(
        cell_name(0).starts_with("row 1 column 1, empty"),
        "{}",
        cell_name(0)
    );
}

#[wasm_bindgen_test]
async fn spoiled_storage_falls_back_to_the_first_puzzle() {
    open();
    let first = text("title");
    let storage = web_sys::window().unwrap().local_storage().unwrap().unwrap();
    for spoiled in [
        "{",
        "null",
        "=",
        "puzzle=no such",
        "puzzle=own\nown=sudoku.11",
        &"x".repeat(99_999),
    ] {
        storage.set_item("dlx-stage.v1", spoiled).unwrap();
        reopen();
        assert_eq!(text("title"), first, "after {spoiled:.20}");
    }
}

#[wasm_bindgen_test]
fn the_snapshot_is_plain_data_with_exact_numbers() {
    open();
    let now = snapshot().ok().unwrap();
    let counters = Reflect::get(&now, &"counters".into()).unwrap();
    let step = Reflect::get(&counters, &"step".into()).unwrap();
    assert_eq!(step.dyn_ref::<BigInt>(), Some(&BigInt::from(0)));
    let cells = Reflect::get(&now, &"cells".into()).unwrap();
    assert_eq!(js_sys::Array::from(&cells).length(), 81);
}

// ----- the exported solver -----

#[wasm_bindgen_test]
fn a_problem_that_is_no_string_is_refused() {
    let odd = || {
        let numbers = [JsValue::from(5), JsValue::from(f64::NAN), true.into()];
        let objects = [js_sys::Object::new().into(), js_sys::Array::new().into()];
        let others = [JsValue::UNDEFINED, JsValue::NULL, BigInt::from(1).into()];
        numbers.into_iter().chain(objects).chain(others)
    };
    assert!(odd().all(|value| Solver::from_knuth(value).is_err()));
    assert!(odd().all(|value| Solver::from_matrix(value).is_err()));
    assert!(odd().all(|value| Solver::from_sudoku(value, None).is_err()));
}

/// One of the solver's counters.
#[track_caller]
fn counter(solver: &Solver, name: &str) -> u64 {
    let counters = solver.counters().ok().unwrap();
    let value: BigInt = Reflect::get(&counters, &name.into())
        .unwrap()
        .dyn_into()
        .unwrap();
    value.try_into().unwrap()
}

#[wasm_bindgen_test]
fn a_solver_walks_both_ways() {
    let mut solver = Solver::from_knuth("a b\na b\na\nb\n".into()).ok().unwrap();
    let mut there = Vec::new();
    while let Some(step) = solver.step().ok().unwrap() {
        there.push(step);
    }
    assert_eq!(there.first().map(String::as_str), Some("choose a 2"));
    assert!(solver.is_complete().ok().unwrap());
    assert_eq!(counter(&solver, "solutions"), 2);
    let mut back = Vec::new();
    while let Some(step) = solver.back().ok().unwrap() {
        back.push(step);
    }
    back.reverse();
    assert_eq!(there, back);
    assert_eq!(counter(&solver, "steps"), 0);
}

#[wasm_bindgen_test]
fn a_solver_gives_the_sudoku_in_one_line() {
    let mut solver = Solver::from_sudoku("1...\n....\n....\n...2".into(), None)
        .ok()
        .unwrap();
    assert_eq!(solver.run(JsValue::UNDEFINED).ok().unwrap(), "solution");
    let solution = solver.solution().ok().unwrap();
    let line = Reflect::get(&solution, &"line".into())
        .unwrap()
        .as_string()
        .unwrap();
    assert_eq!((line.len(), &line[..1], &line[15..]), (16, "1", "2"));
}

#[wasm_bindgen_test]
fn a_limit_may_be_any_value_and_only_sound_ones_are_taken() {
    let mut solver = Solver::from_matrix("10\n01\n11".into()).ok().unwrap();
    let odd = [f64::NAN, -1.0, 0.5, f64::NEG_INFINITY].map(JsValue::from);
    for limit in odd
        .into_iter()
        .chain(["7".into(), true.into(), BigInt::from(-1).into()])
    {
        assert!(solver.run(limit.clone()).is_err(), "{limit:?}");
    }
    assert_eq!(solver.run(0.into()).ok().unwrap(), "limit");
    assert_eq!(counter(&solver, "steps"), 0);
    assert_eq!(solver.run(1.into()).ok().unwrap(), "limit");
    for limit in [
        JsValue::from(1e300),
        BigInt::from(u64::MAX).into(),
        f64::INFINITY.into(),
    ] {
        assert_eq!(solver.run(limit).ok().unwrap(), "solution");
        solver.reset().ok().unwrap();
    }
}

#[wasm_bindgen_test]
fn a_chain_of_100_000_forced_options_is_no_matter() {
    const LENGTH: usize = 100_000;
    let names: Vec<String> = (0..LENGTH).map(|item| item.to_string()).collect();
    let text = [names.join(" "), names.join("\n")].join("\n");
    let mut solver = Solver::from_knuth(text.into()).ok().unwrap();
    assert_eq!(solver.run(JsValue::UNDEFINED).ok().unwrap(), "solution");
    assert_eq!(counter(&solver, "depth"), LENGTH as u64);
    assert_eq!(solver.run(JsValue::UNDEFINED).ok().unwrap(), "complete");
    assert_eq!(counter(&solver, "placements"), LENGTH as u64);
}

#[wasm_bindgen_test]
fn numbers_beyond_2_to_the_53_cross_exactly() {
    let beyond = (1_u64 << 53) + 1;
    for number in [beyond, u64::MAX] {
        let crossed: BigInt = web::to_js(&number).ok().unwrap().dyn_into().unwrap();
        assert_eq!(u64::try_from(crossed), Ok(number));
    }
}
