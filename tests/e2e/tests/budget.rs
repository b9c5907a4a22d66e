//! The built page stays small.

use std::path::Path;

/// The bytes that the program file (.wasm) may have, before a server
/// compresses it.
const MOST: u64 = 1_080_000;

#[test]
fn the_program_file_keeps_within_its_budget() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist");
    let files = dist.read_dir().expect("built by `cargo xtask build`");
    let programs: Vec<_> = files
        .map(|file| file.expect("a readable folder").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "wasm")
        })
        .collect();
    let [program] = &programs[..] else {
        panic!("one .wasm expected in dist/, found {programs:?}");
    };
    let size = program.metadata().expect("a file").len();
    assert!(
        size < MOST,
        "the .wasm has {size} bytes, {MOST} are too many"
    );
}
