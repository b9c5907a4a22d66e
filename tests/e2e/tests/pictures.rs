//! The pictures and films that the Share dialog gives away are caught and
//! decoded.

use e2e::Stage;
use e2e::share::{Folder, ended, open, row};

/// A PNG: its width and height, and how many colours it has.
#[track_caller]
fn decoded(png: &[u8]) -> (u32, u32, usize) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png))
        .read_info()
        .expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    let mut colours: Vec<&[u8]> = pixels.chunks(info.color_type.samples()).collect();
    colours.sort_unstable();
    colours.dedup();
    (info.width, info.height, colours.len())
}

#[track_caller]
fn number(node: roxmltree::Node, name: &str) -> u32 {
    let text = node.attribute(name).unwrap_or_default();
    text.parse::<f64>()
        .unwrap_or_else(|_| panic!("{name} is {text}"))
        .ceil() as u32
}

#[test]
fn board_and_views_as_pictures() {
    let stage = Stage::open();
    let folder = Folder::of(&stage, "pictures");
    stage.load("Knuth's 6×7 example");
    stage.press("Solve");
    for tab in ["Matrix", "Links", "Tree"] {
        if tab == "Links" {
            stage.click("Two views at once");
        }
        stage.click(tab);
        stage.shown();
        let view = format!("{tab} view");
        open(&stage, "Pictures");
        for (name, word) in [("Board", "board"), (&*view, &*tab.to_lowercase())] {
            let file = format!("exact-knuth-{word}");
            let svg = folder.text(&stage, &format!("SVG: {name}"), &format!("{file}.svg"));
            let xml = roxmltree::Document::parse(&svg).unwrap_or_else(|why| panic!("{why}: {svg}"));
            let root = xml.root_element();
            let texts: Vec<&str> = xml
                .descendants()
                .filter(|node| node.tag_name().name() == "text")
                .filter_map(|node| node.text())
                .collect();
            let shown = if word == "tree" { "Start" } else { "d" };
            let is_shown = texts.iter().any(|text| text.starts_with(shown));
            assert!(is_shown, "{name}: {texts:?}");
            assert!(!svg.contains("class=") && !svg.contains("var("), "{svg}");
            let png = folder.take(&stage, &format!("PNG: {name}"), &format!("{file}.png"));
            let (width, height, colours) = decoded(&png);
            let (wide, high) = (number(root, "width"), number(root, "height"));
            assert_eq!((width, height), (2 * wide, 2 * high), "{name}");
            assert!(colours > 5, "{name} has {colours} colours");
        }
        stage.click("Close");
        stage.shown();
    }
    open(&stage, "Pictures");
    assert_eq!(row(&stage, "svg matrix").0, "open that view first");
}

/// In the dark, and in light all the same.
#[test]
fn a_picture_has_the_colours_asked_for() {
    let stage = Stage::open();
    stage.prefer("prefers-color-scheme", "dark");
    let folder = Folder::of(&stage, "colours");
    stage.load("Knuth's 6×7 example");
    stage.click("Links");
    stage.shown();
    open(&stage, "Pictures");
    let take = || {
        let board = folder.text(&stage, "SVG: Board", "exact-knuth-board.svg");
        let links = folder.text(&stage, "SVG: Links view", "exact-knuth-links.svg");
        (board, links)
    };
    let (board, links) = take();
    assert!(
        board.contains("#1a2128") && !board.contains("#ffffff"),
        "{board}"
    );
    assert!(links.contains("rgb(233, 237, 242)"), "{links}");
    let light =
        "const list = document.querySelector('#picture-shade'); list.value = 'light'; return true";
    stage.exec_js(light);
    let (board, links) = take();
    assert!(
        board.contains("#ffffff") && !board.contains("#1a2128"),
        "{board}"
    );
    assert!(links.contains("rgb(24, 33, 45)"), "{links}");
    assert!(!links.contains("rgb(233, 237, 242)"), "{links}");
}

/// A GIF: its width and height, and how long each frame stands.
fn frames(gif: &[u8]) -> (u16, u16, Vec<u16>) {
    let mut decoder = gif::DecodeOptions::new().read_info(gif).expect("a GIF");
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
    }
    (decoder.width(), decoder.height(), delays)
}

#[test]
fn a_film_of_the_steps() {
    let stage = Stage::open();
    let folder = Folder::of(&stage, "film");
    stage.load("L P N U on 4×5");
    stage.step_by("Choice");
    (0..3).for_each(|_| stage.press("Step"));
    let before = (stage.step_number(), stage.cells(), stage.totals());
    open(&stage, "Film");
    stage.exec_js(
        "document.querySelector('#film-frames').value = '7';
        document.querySelector('#film-width').value = '320';
        document.querySelector('#film-delay').value = '100'; return true",
    );
    stage.click("Make the film");
    let note = ended(&stage, "film");
    assert!(note.starts_with("7 frames, "), "{note}");
    let gif = folder.take(&stage, "Download the film", "lpnu-film.gif");
    let (width, height, delays) = frames(&gif);
    assert_eq!((width, delays), (320, vec![100; 7]));
    assert!((200..320).contains(&height), "{height}");
    // The beginning and three steps.
    stage.exec_js("document.querySelector('#film-way').value = 'past'; return true");
    stage.click("Make the film");
    assert!(ended(&stage, "film").starts_with("4 frames, "));
    let gif = folder.take(&stage, "Download the film", "lpnu-film.gif");
    assert_eq!(frames(&gif).2.len(), 4);
    // Stopped, it has what it had.
    stage.exec_js(
        "document.querySelector('#film-way').value = 'ahead';
        document.querySelector('#film-frames').value = '500'; return true",
    );
    stage.click("Make the film");
    let some = || stage.text("#film-note").starts_with(['2', '3', '4', '5']);
    stage.wait_until("some frames are there", 20, some);
    stage.exec_js("document.querySelector('#film').click(); return true");
    let note = ended(&stage, "film");
    let gif = folder.take(&stage, "Download the film", "lpnu-film.gif");
    let count = frames(&gif).2.len();
    assert!(
        count < 500 && note.starts_with(&format!("{count} frames")),
        "{note}"
    );
    stage.click("Close");
    assert_eq!((stage.step_number(), stage.cells(), stage.totals()), before);
}
