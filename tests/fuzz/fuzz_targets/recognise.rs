//! Any text is taken for something, and all that is found in it can be read or
//! is refused.

#![no_main]

use dlx_stage::document::recognise;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let Ok(seen) = recognise(&text, None) else {
        return;
    };
    for found in seen.found {
        let _ = found.says();
    }
});
