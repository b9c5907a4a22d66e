//! Pictures of the board: whole XML whatever the names are, and all that is
//! on the board is in them.

use dlx_stage::app::{Action, App, Saved};
use dlx_stage::catalogue;
use dlx_stage::document::{Document, Format};
use dlx_stage::picture::{Drawn, Film, Shade, board};
use dlx_stage::settings::StepSize;
use dlx_stage::snapshot::{Kind, Snapshot};
use roxmltree::{Document as Xml, Node};

fn app(action: Action) -> App {
    let mut app = App::new(&Saved::default()).unwrap_or_else(|fault| panic!("{fault}"));
    app.update(action);
    assert!(app.snapshot().error.is_none());
    app
}

/// The texts of a picture in order, its title and description not among them.
fn texts(xml: &Xml) -> Vec<String> {
    let texts = xml
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")));
    texts
        .map(|node| node.text().unwrap_or_default().to_owned())
        .collect()
}

#[track_caller]
fn parse(drawn: &Drawn) -> Xml<'_> {
    Xml::parse(&drawn.svg).unwrap_or_else(|error| panic!("{error}: {}", drawn.svg))
}

/// Every tag and attribute that pictures are made of.
fn check(xml: &Xml, drawn: &Drawn) {
    let tags = ["svg", "title", "desc", "path", "text", "clipPath"];
    for node in xml.descendants().filter(Node::is_element) {
        assert!(tags.contains(&node.tag_name().name()), "{node:?}");
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(
                !name.starts_with("on") && !value.contains("NaN") && !value.contains("inf"),
                "{name}={value}"
            );
            if name == "fill" || name == "stroke" {
                assert!(value == "none" || value.starts_with('#'), "{name}={value}");
            }
        }
    }
    let root = xml.root_element();
    assert_eq!(root.attribute("width"), Some(&*drawn.width.to_string()));
    assert_eq!(root.attribute("height"), Some(&*drawn.height.to_string()));
}

/// Each cell's label and name is a text of its own: as often as there are such
/// cells.
#[track_caller]
fn assert_shown(snapshot: &Snapshot, texts: &[String]) {
    let items = snapshot.puzzle.kind == Kind::Items;
    let cells = snapshot.cells.iter().filter(|cell| cell.inside);
    let labels = cells.clone().map(|cell| match cell.label.as_str() {
        label if items && !label.is_empty() => format!("#{label}"),
        label => label.to_owned(),
    });
    let mut wanted: Vec<String> = cells.map(|cell| cell.item.clone()).chain(labels).collect();
    wanted.retain(|text| !text.is_empty());
    for text in &wanted {
        let often = |all: &[String]| all.iter().filter(|it| *it == text).count();
        let (seen, want) = (often(texts), often(&wanted));
        assert!(
            seen >= want,
            "{}: {text:?} {seen} times",
            snapshot.puzzle.title
        );
    }
}

/// Every puzzle of the catalogue, in all moods of a search.
#[test]
fn every_board_is_drawn() {
    let keep = std::env::var_os("PICTURES");
    for entry in catalogue::entries() {
        let mut app = app(Action::Load(entry.id.to_owned()));
        for size in [StepSize::Cover, StepSize::Choice] {
            app.update(Action::SetStepSize(size));
            for step in 0..60 {
                let snapshot = app.snapshot();
                for shade in [Shade::Light, Shade::Dark] {
                    let drawn = board(&snapshot, shade);
                    let xml = parse(&drawn);
                    check(&xml, &drawn);
                    assert_shown(&snapshot, &texts(&xml));
                    if let Some(folder) = keep.as_ref().filter(|_| [0, 7, 33, 59].contains(&step)) {
                        let name = format!("{}-{}-{step}-{shade:?}.svg", entry.id, size.word());
                        std::fs::write(std::path::Path::new(folder).join(name), &drawn.svg)
                            .unwrap();
                    }
                }
                app.update(Action::Step);
            }
        }
    }
}

#[test]
fn a_solved_sudoku_has_its_digits_in_order() {
    let line = "1.............2.";
    let mut app = app(Action::Open(Document::new(Format::Sudoku, line)));
    app.update(Action::Solve);
    while app.is_busy() {
        app.tick(0.01, &mut || true);
    }
    let snapshot = app.snapshot();
    let drawn = board(&snapshot, Shade::Light);
    let want: Vec<String> = snapshot
        .cells
        .iter()
        .map(|cell| cell.label.clone())
        .collect();
    assert!(want.iter().all(|label| !label.is_empty()));
    assert_eq!(texts(&parse(&drawn)), want);
    let xml = parse(&drawn);
    let rows: Vec<String> = want.chunks(4).map(<[String]>::concat).collect();
    assert!(description(&xml).ends_with(&rows.join("\n")));
}

/// Names are text, whatever they look like.
#[test]
fn a_name_never_becomes_markup() {
    let text = "<script>alert(1)</script>&\" ]]>\u{1} '<!--' &#0;x | <svg/onload=1> x\n<script>alert(1)</script>&\" <svg/onload=1>:\"&<\n]]>\u{1} x\n'<!--' &#0;x\n";
    let mut app = app(Action::Open(Document::new(Format::Knuth, text)));
    app.update(Action::Step);
    let snapshot = app.snapshot();
    let drawn = board(&snapshot, Shade::Dark);
    let xml = parse(&drawn);
    check(&xml, &drawn);
    // The longest is cut, and whole in the description.
    let told = description(&xml);
    let texts = texts(&xml);
    for (name, shown) in [
        ("<script>alert(1)</script>&\"", "<scr…t>&\""),
        ("]]>\u{fffd}", "]]>\u{fffd}"),
        ("'<!--'", "'<!--'"),
        ("&#0;x", "&#0;x"),
        ("<svg/onload=1>", "<svg…d=1>"),
    ] {
        assert!(
            texts.iter().any(|text| text == shown),
            "{shown} in {texts:?}"
        );
        assert!(told.contains(name), "{name} in {told}");
    }
}

fn description(xml: &Xml) -> String {
    let mut all = xml.descendants();
    let told = all.find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "desc")));
    let told = told.and_then(|node| node.text()).unwrap_or_default();
    told.to_owned()
}

/// As on the page: the regions of a jigsaw are told apart by tints too.
#[test]
fn regions_have_tints() {
    let tints = |id: &str| {
        let snapshot = app(Action::Load(id.to_owned())).snapshot();
        let drawn = board(&snapshot, Shade::Light).svg;
        let all = ["#d49a00", "#2a72d4", "#2a9a58"];
        all.map(|tint| drawn.contains(&format!("fill=\"{tint}\"")))
    };
    assert_eq!(tints("sudoku-jigsaw"), [true; 3]);
    assert_eq!(tints("sudoku-easy"), [false; 3]);
}

/// As far as one can tell without a font: by six tenths of the size a letter,
/// and twice that for those as wide as high.
/// L and A have one colour: what tells them apart on the page does so here.
#[test]
fn pieces_of_one_colour_differ() {
    let stripes = |name: &str| {
        let text = format!("board\n#..\n###\n\npiece {name}\n#..\n###");
        let mut app = app(Action::Open(Document::new(Format::Tiling, text)));
        app.update(Action::Solve);
        while app.is_busy() {
            app.tick(0.01, &mut || true);
        }
        let snapshot = app.snapshot();
        let filled = snapshot.cells.iter().filter(|cell| cell.label == name);
        assert_eq!(filled.count(), 4);
        board(&snapshot, Shade::Light)
            .svg
            .matches("stroke-opacity=\"0.25\"")
            .count()
    };
    assert_eq!((stripes("L"), stripes("A")), (0, 4));
}

#[test]
fn names_stay_in_their_cells() {
    let long = format!(
        "a{} course_of_linear_algebra_{{1}} 漢字漢字漢字漢字漢字漢字",
        "m".repeat(300)
    );
    let names = long.replace("{1}", "1") + " " + "course_of_linear_algebra_2";
    let text = format!("{names}\n{names}\n");
    let app = &mut app(Action::Open(Document::new(Format::Knuth, text)));
    let drawn = board(&app.snapshot(), Shade::Light);
    let xml = parse(&drawn);
    let mut sizes = Vec::new();
    let mut shown = Vec::new();
    for node in xml
        .descendants()
        .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")))
    {
        let text = node.text().unwrap_or_default();
        if text.ends_with(" left") {
            continue;
        }
        let size: f64 = node.attribute("font-size").unwrap().parse().unwrap();
        let letter = |c: char| if c > '\u{2e80}' { 1.2 } else { 0.6 };
        let length: f64 = text.chars().map(letter).sum::<f64>() * size;
        assert!(length <= 64.0, "{text} is {length} long");
        sizes.push(node.attribute("font-size"));
        shown.push(text);
    }
    assert_eq!(shown.len(), 4);
    sizes.dedup();
    assert_eq!(sizes.len(), 1, "{sizes:?}");
    shown.sort();
    shown.dedup();
    assert_eq!(shown.len(), 4, "all different: {shown:?}");
}

/// A film is read again frame by frame as it was made, but for rare colours.
#[test]
fn a_film_shows_its_frames() {
    let (width, height) = (7_u16, 5_u16);
    let pixel = |at: usize, frame: usize| match (at + frame) % 3 {
        0 => [255, 0, 0, 255],
        1 => [1, 2, 3, 255],
        _ => [0, 255, 9, 255],
    };
    let mut frames: Vec<Vec<u8>> = (0..3)
        .map(|frame| (0..35).flat_map(|at| pixel(at, frame)).collect())
        .collect();
    frames.push(frames[2].clone());
    let mut last = frames[2].clone();
    last[4 * 17..4 * 18].copy_from_slice(&[9, 9, 9, 255]);
    frames.push(last);
    let mut film = Film::new(width, height, 30).unwrap();
    for frame in &frames {
        film.add(frame).unwrap();
    }
    let file = film.finish().unwrap();
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&file[..]).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (width, height));
    let mut canvas = vec![0; 35 * 4];
    for want in &frames {
        let frame = decoder.read_next_frame().unwrap().expect("a frame");
        assert_eq!(frame.delay, 30);
        for row in 0..usize::from(frame.height) {
            let at = ((usize::from(frame.top) + row) * 7 + usize::from(frame.left)) * 4;
            let length = usize::from(frame.width) * 4;
            canvas[at..at + length].copy_from_slice(&frame.buffer[row * length..][..length]);
        }
        assert_eq!(&canvas, want);
    }
    assert!(decoder.read_next_frame().unwrap().is_none());
}

/// Of more colours than a GIF holds the common ones stay what they are.
#[test]
fn common_colours_stay() {
    // As at the edges of letters: between two of a dozen colours.
    let flat = |number: u32| [number * 37 % 256, number * 91 % 256, number * 151 % 256];
    let mut pixels = Vec::new();
    for at in 0..40 * 40_u32 {
        let (ground, share) = (
            flat(at / 2 % 12),
            if at % 2 == 0 { 0 } else { at / 24 % 33 },
        );
        let mixed = |part: u32| (part * (32 - share) / 32 + 255 * share / 32) as u8;
        pixels.extend(ground.map(mixed));
        pixels.push(255);
    }
    let mut film = Film::new(40, 40, 100).unwrap();
    film.add(&pixels).unwrap();
    let file = film.finish().unwrap();
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(&file[..]).unwrap();
    let frame = decoder.read_next_frame().unwrap().expect("a frame");
    for (at, (got, want)) in frame.buffer.chunks(4).zip(pixels.chunks(4)).enumerate() {
        if at % 2 == 0 {
            assert_eq!(got, want);
        }
        let far = got.iter().zip(want).map(|(a, b)| a.abs_diff(*b)).max();
        assert!(far < Some(64), "{got:?} for {want:?}");
    }
}
