//! Any text in any format is a problem or is refused. The first byte picks the
//! format. Problems are small enough to be put on the stage and walked a little.

#![no_main]

use dlx_stage::document::{Document, Format};
use dlx_stage::dlx::Rule;
use dlx_stage::loaded::Loaded;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&pick, rest)) = data.split_first() else {
        return;
    };
    let format = Format::ALL[usize::from(pick) % Format::ALL.len()];
    let text = String::from_utf8_lossy(rest).into_owned();
    let Ok(loaded) = Loaded::own(Document::new(format, text)) else {
        return;
    };
    let mut search = loaded.search(Rule::Shortest);
    let walked = search.by_ref().take(200).count();
    for _ in 0..walked {
        search.back();
    }
    assert!(search.is_at_start());
    assert_eq!(search.links().digest(), loaded.fresh().digest());
});
