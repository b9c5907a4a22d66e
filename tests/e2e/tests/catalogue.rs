//! The catalogue of all puzzles, and the short list before it.

use e2e::{Key, Stage};

/// The titles shown in the catalogue.
fn shown(stage: &Stage) -> Vec<String> {
    let titles = stage.exec_js(
        "return [...document.querySelectorAll('#catalogue [data-load]')]
            .filter(entry => entry.checkVisibility()).map(entry => entry.textContent)",
    );
    serde_json::from_value(titles).expect("titles")
}

fn catalogue() -> Stage {
    let stage = Stage::open();
    stage.get("option", "More puzzles…").click();
    stage.shown();
    stage
}

#[test]
fn it_is_filtered_by_words_and_enter_takes_the_first() {
    let stage = catalogue();
    let all = shown(&stage).len();
    let field = stage.get("searchbox", "Find by words");
    field.send_keys("pento 6x");
    stage.shown();
    assert_eq!(shown(&stage), ["Pentominoes 6×10"]);
    let headings = "return [...document.querySelectorAll('#catalogue-groups h3')].filter(it => it.checkVisibility()).map(it => it.textContent).join()";
    assert_eq!(stage.exec_js(headings), "Tilings");
    assert!(!stage.has("button", "Queens"), "it leads nowhere");
    field.send_keys(" nothing");
    stage.shown();
    assert_eq!(shown(&stage), [""; 0]);
    assert!(stage.text("#catalogue-none").contains("No puzzle"));
    field.clear();
    field.send_keys("crew");
    field.send_keys(Key::ENTER);
    stage.rest();
    assert!(stage.has("heading", "Crew pairing"));
    assert!(!stage.has("dialog", "All puzzles"));
    stage.get("option", "More puzzles…").click();
    stage.shown();
    assert_eq!(shown(&stage).len(), all, "opened again it has everything");
}

#[test]
fn it_tells_sizes_and_leads_to_its_headings() {
    let stage = catalogue();
    let size = stage.text("#size-lpnu");
    assert_eq!(size, "24 items, 182 options");
    stage.click("Langford pairs");
    stage.shown();
    assert_eq!(stage.focused().text(), "Langford pairs");
    let seen = stage.exec_js(
        "const list = document.querySelector('.catalogue-all').getBoundingClientRect();
        const entry = document.querySelector('[data-load=langford-3]').getBoundingClientRect();
        return entry.top >= list.top && entry.bottom <= list.bottom",
    );
    assert_eq!(seen, true);
}

#[test]
fn the_arrows_go_through_the_short_list_and_enter_chooses() {
    let stage = Stage::open();
    let title = || stage.text("#title");
    let before = title();
    let picker = stage.get("combobox", "Puzzle");
    picker.send_keys(Key::END);
    stage.shown();
    assert!(!stage.has("dialog", "All puzzles"), "not yet");
    assert_eq!(stage.text("#picker-waits"), "Enter loads it");
    picker.send_keys(Key::UP);
    stage.shown();
    assert_eq!(title(), before);
    // Who goes on without Enter has not chosen.
    stage.keys(Key::TAB);
    stage.shown();
    assert_eq!(
        picker.exec_js("return element.selectedOptions[0].text"),
        before.as_str()
    );
    picker.send_keys(Key::END);
    picker.send_keys(Key::ENTER);
    stage.shown();
    assert!(stage.has("dialog", "All puzzles"));
    stage.keys(Key::ESCAPE);
    stage.shown();
    assert_eq!(
        picker.exec_js("return element.selectedOptions[0].text"),
        before.as_str()
    );
}

#[test]
fn what_cannot_be_loaded_does_not_stay_chosen() {
    let stage = Stage::open();
    let before = stage.text("#title");
    let picker = stage.get("combobox", "Puzzle");
    picker.exec_js(
        "element.append(new Option('Lost', 'lost'));
        element.value = 'lost';
        element.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    stage.shown();
    let said = stage.alert().expect("it is said");
    assert!(said.contains("there is no puzzle 'lost'"), "{said}");
    assert_eq!(
        picker.exec_js("return element.selectedOptions[0].text"),
        before.as_str()
    );
}
