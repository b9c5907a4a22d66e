//! Whatever is opened is either a problem or refused with a reason and a place
//! that the text has.

use dlx_stage::document::{Document, Fault, Format, Recognised, recognise, recognise_file};
use dlx_stage::loaded::Loaded;
use proptest::prelude::*;

/// Words, marks and separators that the formats know, mixed with anything.
fn like_a_document() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        " ",
        " ",
        "\n",
        "\n",
        "\n\n",
        "\r\n",
        "\t",
        "|",
        ":",
        ",",
        ";",
        "#",
        "##",
        "?",
        ".",
        "0",
        "1",
        "01",
        "12",
        "9",
        "a",
        "b",
        "a:b",
        "L",
        "board",
        "board 2x3",
        "board 64x64",
        "piece",
        "piece L x2",
        "noturn",
        "noflip",
        "pieces lpnu",
        "pieces pentominoes",
        "diagonals",
        "regions",
        "latin",
        "queens",
        "queens 4",
        "langford 3",
        "permutation",
        "permutation 3",
        "sudoku",
        "+---+",
        "....",
        "1234",
        "\u{feff}",
        "８",
        "²",
        "\u{301}",
        "<b>",
        "99999999999999999999",
        "[1,0]",
        "true",
        "1: ",
        "8 queens",
        "OO",
        "-1",
    ]);
    let word = prop_oneof![12 => known.prop_map(str::to_owned), 1 => "\\PC{1,3}", 1 => any::<char>().prop_map(String::from)];
    prop::collection::vec(word, 0..60).prop_map(|words| words.concat())
}

#[track_caller]
fn check_place(text: &str, fault: &Fault) {
    assert!(!fault.message.is_empty());
    assert!(fault.message.chars().count() < 1_000, "{}", fault.message);
    for place in &fault.places {
        let line = text.lines().nth(place.line - 1);
        let line = line.unwrap_or_else(|| panic!("no line {} in {text:?}: {fault}", place.line));
        if let Some((column, length)) = place.chars {
            let chars = line.chars().count();
            // One past the end is where something is missing.
            assert!(column >= 1 && length >= 1, "{fault}");
            assert!(column + length <= chars.max(1) + 2, "{line:?}: {fault}");
        }
    }
}

fn open(text: &str) {
    let text = &Document::new(Format::Knuth, text).text;
    for format in Format::ALL {
        match Document::new(format, text).read() {
            Ok(reading) => {
                assert!(!reading.title.is_empty());
                if let Err(fault) = Loaded::new("own", "Own", reading) {
                    check_place(text, &fault);
                }
            }
            Err(fault) => check_place(text, &fault),
        }
    }
    for format in Format::ALL.into_iter().map(Some).chain([None]) {
        look(text, recognise(text, format));
        look(text, recognise_file(text, format));
    }
}

/// What the box does with what was recognised: it is told, and each of them is
/// loaded, a Sudoku with both diagonals too.
fn look(text: &str, seen: Result<Recognised, Fault>) {
    let seen = match seen {
        Ok(seen) => seen,
        Err(fault) => return check_place(text, &fault),
    };
    assert!(!seen.found.is_empty());
    for found in &seen.found {
        assert!(found.lines_before <= text.lines().count());
        let told = found.says();
        if let Err(fault) = &told {
            check_place(text, fault);
        }
        if seen.format == Format::Sudoku {
            let straight = Loaded::own(found.document.clone());
            assert_eq!(straight.is_ok(), told.is_ok());
            let both = found.document.text.clone() + "\ndiagonals";
            let both = Loaded::own(Document::new(Format::Sudoku, both));
            if let Err(fault) = both {
                check_place(&format!("{text}\ndiagonals"), &found.in_whole(fault));
            }
        }
    }
}

proptest! {
    #[test]
    fn anything_is_read_or_refused(text in any::<String>()) {
        open(&text);
    }

    #[test]
    fn what_looks_like_a_document_is_read_or_refused(text in like_a_document()) {
        open(&text);
    }

    /// A good text with one character changed, lost or more.
    #[test]
    fn spoiled_documents_are_read_or_refused(
        which in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        with in prop::option::of(any::<char>()),
        lost in 0..2_usize,
    ) {
        let documents: Vec<String> = dlx_stage::catalogue::entries()
            .map(|entry| entry.document().text)
            .filter(|text| text.len() < 2_000)
            .collect();
        let mut text: Vec<char> = which.get(&documents).chars().collect();
        let at = at.index(text.len());
        text.splice(at..at + lost, with);
        open(&text.into_iter().collect::<String>());
    }
}
