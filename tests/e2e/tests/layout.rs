//! What fits where, what can be read, and what must not move.

use e2e::{Element, Page, Stage};
use serde_json::{Value, json};

const LPNU: &str = "L P N U on 4×5";
const BIG: &str = "Pentominoes 6×10";
const EASY: &str = "Sudoku, easy";
const KNUTH: &str = "Knuth's 6×7 example";
const LARGE: &str = "Sudoku 16×16";

const RESULT: &str = "the result line";

const SIZES: [(u32, u32); 3] = [(320, 640), (390, 844), (1280, 800)];

/// Does all of it lie in the window, without scrolling?
const INSIDE: &str = "const box = element.getBoundingClientRect();
    return box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight";

#[track_caller]
fn assert_is_inside(element: &Element, what: &str) {
    assert_eq!(element.exec_js(INSIDE), true, "{what} must be scrolled to");
}

/// Nothing is too wide, and what must be at hand is.
#[track_caller]
fn assert_fits(stage: &Stage, at_hand: &[(&str, Element)], puzzle: &str) {
    for (width, height) in SIZES {
        stage.resize(width, height);
        stage.shown();
        let what = format!("{puzzle} at {width}×{height}");
        let wide = stage.exec_js(
            "const all = [document.documentElement, document.querySelector('[role=grid]')];
            return Math.max(...all.map(element => element.scrollWidth - element.clientWidth))",
        );
        assert!(wide.as_i64() <= Some(0), "{what} is {wide} too wide");
        for (name, element) in at_hand {
            // The smallest screen has room for the buttons, which never move.
            if width > 320 || *name != RESULT {
                assert_is_inside(element, &format!("{name} of {what}"));
            }
        }
    }
}

#[test]
fn everything_fits_from_a_small_phone_to_a_screen() {
    let stage = Stage::open();
    let buttons = ["Reset", "Back", "Play", "Step", "Solve", "All"];
    let mut at_hand: Vec<_> = buttons.map(|name| (name, stage.button(name))).into();
    at_hand.push((RESULT, stage.css("#result")));
    for puzzle in [EASY, LPNU, BIG, LARGE, KNUTH] {
        stage.load(puzzle);
        assert_fits(&stage, &at_hand, puzzle);
        // The longest lines come in the middle of a search.
        stage.button("Step").click_times(5);
        stage.shown();
        assert_fits(&stage, &at_hand, puzzle);
        stage.press("Solve");
        assert_fits(&stage, &at_hand, puzzle);
    }
}

/// What of the board's card is cut off for good: beyond the card, which scrolls
/// on small windows only, or within something that neither shows all nor
/// scrolls.
const CUT: &str = "
    const card = document.querySelector('.stage'), edge = card.getBoundingClientRect();
    const scrolls = innerHeight < 800 && getComputedStyle(card).overflowY === 'auto';
    const cut = card.scrollHeight > card.clientHeight && !scrolls ? ['the card'] : [];
    for (const part of card.querySelectorAll('#title, #size, .board-box, #pieces, #about')) {
        if (!part.checkVisibility()) continue;
        const box = part.getBoundingClientRect(), style = getComputedStyle(part);
        const higher = part.scrollHeight > part.clientHeight + 1, wider = part.scrollWidth > part.clientWidth + 1;
        const what = part.id || part.className;
        if (box.bottom > edge.bottom && !scrolls || box.right > edge.right) cut.push(what + ' beyond the card');
        if (wider || higher && style.overflowY !== 'auto') cut.push(what + ' within itself');
    }
    return cut";

#[test]
fn with_a_view_open_nothing_of_the_board_is_cut() {
    let stage = Stage::open();
    stage.click("Tree");
    for puzzle in [
        EASY,
        LPNU,
        BIG,
        KNUTH,
        "Exam timetable",
        "Tetrominoes 5×5, five stay empty",
        "Hexominoes 6×7",
        "Langford pairs 1 to 11",
        "8 queens",
        "Permutations, places forbidden",
    ] {
        stage.load(puzzle);
        for (width, height) in [(1280, 800), (1000, 640), (1600, 900)] {
            stage.resize(width, height);
            stage.shown();
            assert_eq!(
                stage.exec_js(CUT),
                json!([]),
                "{puzzle} at {width}×{height}"
            );
        }
    }
}

#[test]
fn on_a_phone_the_board_stays_in_sight_above_a_view() {
    let stage = Stage::open_sized(390, 844);
    for puzzle in [LPNU, EASY, KNUTH] {
        stage.load(puzzle);
        for view in ["Tree", "Links"] {
            // The tabs may have gone under the board.
            let tab = || {
                let tab = stage.button(view);
                tab.exec_js("element.scrollIntoView({ block: 'center' })");
                tab.click();
                stage.shown();
            };
            tab();
            assert_is_inside(&stage.css("#board"), &format!("the board of {puzzle}"));
            let panel = stage.css(".panel");
            let seen = panel.exec_js(
                "const box = element.getBoundingClientRect();
                const board = document.querySelector('.board-box').getBoundingClientRect();
                return Math.min(box.bottom, innerHeight) - Math.max(box.top, board.bottom)",
            );
            let seen = seen.as_f64().expect("pixels");
            assert!(seen > 240.0, "{view} of {puzzle}: {seen} px are seen");
            tab();
        }
    }
}

/// By cell, its name as shown and how large.
const NAMES: &str = "
    return [...document.querySelectorAll('#board .cell .item')].map(name =>
        [name.textContent, getComputedStyle(name).fontSize, name.scrollHeight <= name.clientHeight + 1])";

#[test]
fn long_names_of_items_are_told_apart_and_are_alike_in_size() {
    let stage = Stage::open();
    stage.paste("warehouse-berlin-north-7 warehouse-berlin-north-8 hub x\nhub x\nwarehouse-berlin-north-7 warehouse-berlin-north-8\n");
    for (width, height) in [(1280, 800), (390, 844)] {
        stage.resize(width, height);
        stage.shown();
        let found = stage.exec_js(NAMES);
        let found: Vec<(String, String, bool)> = serde_json::from_value(found).expect("names");
        let names: Vec<&str> = found.iter().map(|one| one.0.as_str()).collect();
        assert_eq!(
            names,
            ["warehous…in-north-7", "warehous…in-north-8", "hub", "x"]
        );
        for (name, size, whole) in &found {
            assert_eq!(*size, found[0].1, "{name} at {width}");
            assert!(whole, "{name} is cut at {width}");
        }
    }
    let name = stage.cells()[0].clone();
    assert!(name.contains("item warehouse-berlin-north-7, "), "{name}");
}

#[test]
fn boxes_and_refusals_fit_a_small_phone() {
    let stage = Stage::open_sized(320, 640);
    for (open, close, dialog) in [
        ("Learn", "Close", "Lessons"),
        ("Open", "Cancel", "Open a puzzle"),
        ("Keyboard shortcuts", "Close", "Keyboard shortcuts"),
    ] {
        stage.click(open);
        stage.shown();
        let wide = stage
            .get("dialog", dialog)
            .exec_js("return element.scrollWidth - element.clientWidth");
        assert!(wide.as_i64() <= Some(0), "{dialog} is {wide} too wide");
        assert_is_inside(&stage.get("dialog", dialog), dialog);
        stage.click(close);
        stage.shown();
    }

    stage
        .paste("7........5A.18.....89.6......1...79..7....58.35....1.....2....96.27.83.....34...1");
    assert!(stage.alert().is_some());
    assert_is_inside(&stage.button("Load"), "Load");
    assert_is_inside(&stage.css("#open-error"), "the refusal");
    let wide = stage.exec_js("return document.documentElement.scrollWidth - innerWidth");
    assert!(wide.as_i64() <= Some(0), "{wide} too wide");
}

/// Two hundred steps, a frame each; gives what first moved, and when.
const STILL: &str = "
    const step = [...document.querySelectorAll('button')].find(button => button.innerText.trim() === 'Step');
    const watched = { step, board: document.querySelector('[role=grid]'), result: document.querySelector('#result'),
        sentence: document.querySelector('.sentence'), cell: document.querySelector('[role=gridcell]') };
    const boxes = () => Object.entries(watched).map(([name, element]) => {
        const box = element.getBoundingClientRect();
        return [name, box.x, box.y, box.width, box.height].join(' ');
    });
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const before = boxes();
    for (let number = 1; number <= 200; number++) {
        step.click();
        await frame();
        const now = boxes(), moved = now.findIndex((box, at) => box !== before[at]);
        if (moved >= 0) return `step ${number}: ${before[moved]} became ${now[moved]}`;
    }
    return null";

#[track_caller]
fn assert_still(puzzle: &str, width: u32, height: u32) {
    let stage = Stage::open_sized(width, height);
    stage.load(puzzle);
    let moved = stage.exec_js(&format!("return (async () => {{ {STILL} }})()"));
    assert_eq!(moved, Value::Null, "{puzzle} at {width}×{height}");
    assert!(stage.step_number() >= 100, "the steps were taken");
}

#[test]
fn nothing_jumps_while_pentominoes_are_stepped() {
    assert_still(LPNU, 1280, 800);
}

#[test]
fn nothing_jumps_while_a_sudoku_is_stepped() {
    assert_still(EASY, 1280, 800);
}

#[test]
fn nothing_jumps_on_a_phone() {
    assert_still(LPNU, 390, 844);
    // Its placements take the most room in words.
    assert_still("Pentominoes 3×20", 390, 844);
}

/// Every text that is shown, with less contrast against what lies behind it,
/// blended down to the ground, than WCAG asks for: 4.5, and 3 for large text.
/// (The marks in the Open box lie behind its own text and repeat it unseen.)
const FAINT: &str = "
    const parse = text => { const n = text.match(/[\\d.]+/g).map(Number);
        return text.startsWith('color(srgb') ? [n[0] * 255, n[1] * 255, n[2] * 255, n[3] ?? 1] : [n[0], n[1], n[2], n[3] ?? 1] };
    const over = (top, under) => [0, 1, 2].map(k => top[k] * top[3] + under[k] * (1 - top[3])).concat(1);
    const light = color => { const [r, g, b] = color.map(c => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b };
    const contrast = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05) };
    const ground = element => { const up = []; for (let e = element; e; e = e.parentElement) up.push(e);
        return up.reverse().reduce((under, e) => over(parse(getComputedStyle(e).backgroundColor), under), [255, 255, 255, 1]) };
    const large = style => parseFloat(style.fontSize) >= (style.fontWeight >= 700 ? 18.66 : 24);
    const faint = [];
    let count = 0;
    for (const element of document.querySelectorAll('body *')) {
        const text = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data.trim()).join('');
        if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('.sr, noscript, option, #open-marks')) continue;
        const under = ground(element), color = over(parse(getComputedStyle(element).color), under);
        const ratio = contrast(color, under);
        count++;
        if (ratio < (large(getComputedStyle(element)) ? 3 : 4.5)) faint.push(`${ratio.toFixed(2)} ${element.tagName}.${element.className} ${text.slice(0, 30)}`);
    }
    return [count, [...new Set(faint)].slice(0, 12)]";

#[track_caller]
fn assert_readable(stage: &Stage, when: &str) {
    let found = stage.exec_js(FAINT);
    assert!(
        found[0].as_u64() > Some(40),
        "{when}: only {} texts",
        found[0]
    );
    assert_eq!(found[1], json!([]), "{when}");
}

#[test]
fn all_text_can_be_read_in_light_and_dark() {
    let stage = Stage::open();
    // Colours that are still on their way are no matter here.
    stage.prefer("prefers-reduced-motion", "reduce");
    for theme in ["light", "dark"] {
        stage.click(if theme == "light" {
            "Theme: system"
        } else {
            "Theme: light"
        });
        for puzzle in [EASY, BIG, KNUTH] {
            stage.load(puzzle);
            assert_readable(&stage, &format!("{theme}, {puzzle} at its start"));
            stage.button("Step").click_times(3);
            stage.shown();
            assert_readable(&stage, &format!("{theme}, {puzzle} after three steps"));
            stage.press("Solve");
            assert_readable(&stage, &format!("{theme}, {puzzle} solved"));
            stage.press("Reset");
        }
        stage.paste("a b\nc");
        assert_readable(&stage, &format!("{theme}, refused text"));
        stage.click("Cancel");
        stage.shown();
    }
}

#[test]
fn the_first_board_is_painted_soon() {
    let page = Page::blank();
    page.resize(1280, 800);
    page.cdp("Page.enable", json!({}));
    // The frame after the program has put the board there, measured from the
    // beginning of the visit.
    let watch = "new MutationObserver((_, observer) => {
        if (!document.querySelector('[role=gridcell]')) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => globalThis.painted = performance.now()));
    }).observe(document, { childList: true, subtree: true })";
    page.cdp(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": watch }),
    );
    let stage = Stage::on(page);
    let mut best = f64::INFINITY;
    for _ in 0..3 {
        stage.visit_again();
        stage.wait_until("it is painted", 5, || {
            stage.exec_js("return globalThis.painted ?? null") != Value::Null
        });
        let painted = stage.exec_js("return globalThis.painted").as_f64();
        best = best.min(painted.expect("milliseconds"));
    }
    println!("first board painted after {best:.0} ms");
    // 300 is what is wanted; a busy machine is not the page's fault.
    assert!(best < 1500.0, "{best} ms");
}
