//! Any text is taken for something or refused, and all that is found in it can
//! be read or is refused, a Sudoku with both diagonals too. The first byte picks
//! the format that is asked for, or that the name of a file tells, or neither.

#![no_main]

use dlx_stage::document::{Document, Format, recognise, recognise_file};
use dlx_stage::loaded::Loaded;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&pick, rest)) = data.split_first() else {
        return;
    };
    // A text with replacement characters is refused at once.
    let text = String::from_utf8_lossy(rest).replace('\u{fffd}', "");
    let format = Format::ALL.get(usize::from(pick >> 1)).copied();
    let seen = match pick & 1 {
        0 => recognise(&text, format),
        _ => recognise_file(&text, format),
    };
    let Ok(seen) = seen else {
        return;
    };
    for found in seen.found {
        let _ = found.says();
        if seen.format == Format::Sudoku {
            let text = found.document.text + "\ndiagonals";
            let _ = Loaded::own(Document::new(Format::Sudoku, text));
        }
    }
});
