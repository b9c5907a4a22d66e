//! The page in a frame of another one.

use e2e::Stage;
use serde_json::Value;

fn entries(stage: &Stage) -> Value {
    stage.exec_js("return history.length")
}

fn stored(stage: &Stage) -> Value {
    stage.exec_js("return JSON.stringify({ ...localStorage })")
}

/// Whether all is in the frame, the board large enough and whole, or how it is.
const FITS: &str = "
    const page = document.documentElement;
    const board = document.getElementById('board').getBoundingClientRect();
    const box = document.querySelector('.board-box').getBoundingClientRect();
    const step = document.getElementById('step').getBoundingClientRect();
    const least = Math.min(200, innerHeight - 260);
    const whole = board.top >= box.top - 1 && board.bottom <= box.bottom + 1;
    const fits = page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth
        && board.top > 0 && Math.max(board.width, board.height) > least
        && whole && board.bottom < step.top && step.bottom <= innerHeight;
    return fits || [board.toJSON(), box.toJSON(), step.toJSON(), page.scrollHeight]";

/// Wide and low ones too: what the page does in a wide window is not for a
/// frame as wide.
const FRAMES: [(u32, u32); 9] = [
    (360, 480),
    (480, 560),
    (800, 600),
    (400, 300),
    (600, 400),
    (800, 480),
    (1000, 560),
    (1000, 700),
    (1280, 600),
];

#[test]
fn a_frame_shows_the_stage_in_any_size_and_keeps_nothing() {
    let stage = Stage::open();
    stage.exec_js("localStorage.clear()");
    let count = entries(&stage);
    let puzzles = [
        "lpnu",
        "sudoku-easy",
        "queens-8",
        "exact-knuth",
        "langford-7",
        "pentominoes-3x20",
    ];
    for puzzle in puzzles {
        stage.visit(&format!("?embed=1#puzzle={puzzle}&at=57&views=tree"));
        for (width, height) in FRAMES {
            stage.resize(width, height);
            stage.shown();
            assert_eq!(stage.exec_js(FITS), true, "{puzzle} at {width}×{height}");
            assert!(!stage.has("button", "Share") && !stage.has("slider", "Speed"));
        }
    }
    let out = stage.get("link", "Open in DLX Stage");
    assert_eq!(out.attribute("target").as_deref(), Some("_blank"));
    stage.click("Reset");
    stage.keys(e2e::Key::RIGHT);
    stage.shown();
    let href = out.attribute("href").expect("a link");
    assert!(
        href.contains("puzzle=pentominoes-3x20&views=tree&at=1&") && !href.contains("embed"),
        "{href}"
    );
    assert_eq!(stored(&stage), "{}");
    let more = entries(&stage).as_u64().unwrap() - count.as_u64().unwrap();
    let visits = 2 * puzzles.len() as u64;
    assert_eq!(more, visits, "only the visits, blank pages between");
}

/// In a narrow frame there is no room for them; then the way out has them.
#[test]
fn a_frame_shows_the_views_of_its_link_or_says_where_they_are() {
    let stage = Stage::open();
    let shown = "return [...document.querySelectorAll('.panel')]
        .filter(panel => panel.checkVisibility()).length";
    for (views, width, height, seen, says) in [
        ("tree", 480, 560, 0, "Open in DLX Stage with its view"),
        ("tree", 800, 600, 1, "Open in DLX Stage"),
        ("tree", 480, 800, 1, "Open in DLX Stage"),
        (
            "pair,tree,matrix",
            480,
            560,
            0,
            "Open in DLX Stage with both views",
        ),
        (
            "pair,tree,matrix",
            800,
            600,
            1,
            "Open in DLX Stage with both views",
        ),
        ("pair,tree,matrix", 1280, 600, 2, "Open in DLX Stage"),
    ] {
        stage.resize(width, height);
        // Cells with names are large, and yet there is room for all.
        stage.visit(&format!("?embed=1#puzzle=matters-exams&views={views}"));
        assert_eq!(stage.exec_js(FITS), true, "{views} at {width}×{height}");
        stage.visit(&format!("?embed=1#puzzle=lpnu&at=57&views={views}"));
        assert_eq!(stage.exec_js(shown), seen, "{views} at {width}×{height}");
        let out = stage.get("link", says);
        let href = out.attribute("href").expect("a link");
        assert!(href.contains(&format!("views={views}&at=57&")), "{href}");
        assert_eq!(stage.exec_js(FITS), true, "{views} at {width}×{height}");
    }
}

#[test]
fn in_a_document_without_an_address_of_its_own_all_works() {
    let stage = Stage::open();
    let frame = "const page = new URL('.', location.href).href;
        return fetch(page).then(answer => answer.text()).then(html => {
            const frame = document.createElement('iframe');
            frame.id = 'inner';
            frame.srcdoc = html.replace('<head>', `<head><base href=\"${page}\">`);
            document.body.append(frame);
            return true;
        })";
    assert_eq!(stage.exec_js(frame), true);
    let inner = "const inner = document.getElementById('inner').contentDocument;";
    let runs = format!("{inner} return inner.documentElement.dataset.state === 'running'");
    stage.wait_until("it runs in there", 30, || stage.exec_js(&runs) == true);
    let step = format!(
        "{inner} inner.getElementById('step').click();
        return new Promise(done => setTimeout(() => done(inner.getElementById('goto-step').value), 300))"
    );
    assert_eq!(stage.exec_js(&step), "1");
    let pick = format!(
        "{inner} const picker = inner.getElementById('picker');
        picker.value = 'lpnu'; picker.dispatchEvent(new Event('change', {{ bubbles: true }}));
        return new Promise(done => setTimeout(() => done(inner.getElementById('title').textContent), 300))"
    );
    assert_eq!(stage.exec_js(&pick), "L P N U on 4×5");
    let state = format!("{inner} return inner.documentElement.dataset.state");
    assert_eq!(stage.exec_js(&state), "running");
}
