//! Reading takes time in proportion to the length of the text, whatever the
//! text is: a text twice as long takes about twice as long.

use std::time::{Duration, Instant};

use dlx_stage::document::{Document, Format, recognise};
use dlx_stage::loaded::Loaded;

/// The shorter of the two lengths, in bytes.
const LENGTH: usize = 120_000;

/// The same where less is done: twice as much is nearly the most that is read.
const LONG: usize = 490_000;

/// Four times as long is what a quadratic reader takes for twice the text.
const MOST: f64 = 3.2;

/// Machines have other things to do: the best of so many tries counts.
const TRIES: usize = 8;

/// As often as fits into the length.
fn filled(head: &str, part: &str, length: usize) -> String {
    [head, &part.repeat((length - head.len()) / part.len())].concat()
}

/// A line of different names, and lines that use one each.
fn names(length: usize) -> String {
    let count = length / 16;
    let names: Vec<String> = (0..count).map(|number| format!("n{number:06}")).collect();
    names.join(" ") + "\n" + &names.join("\n")
}

/// Makes the text of a given length.
type Shape = (&'static str, Box<dyn Fn(usize) -> String>);

fn shapes() -> Vec<Shape> {
    let of = |head: &'static str, part: String| -> Box<dyn Fn(usize) -> String> {
        Box::new(move |length| filled(head, &part, length))
    };
    let grid = ".".repeat(81);
    vec![
        ("short lines", of("", "a\n".into())),
        ("short words", of("a b\n", "b\n".into())),
        ("short unknown words", of("a\n", "b\n".into())),
        ("short cells", of("", ".\n".into())),
        ("blank lines", of("1", "\n".into())),
        ("one long line of cells", of("", ".".into())),
        ("one long line of names", of("a\n", "a ".into())),
        ("one long word", of("", "é".into())),
        ("many names", Box::new(names)),
        ("many puzzles", of("", format!("{grid}\n"))),
        (
            "many puzzles in long lines",
            of("", format!("{}\n", grid.repeat(7))),
        ),
        (
            "many puzzles with numbers",
            of("", format!("1: {}\n", ". ".repeat(81))),
        ),
        (
            "many puzzles apart in long lines",
            of("", format!("{0} 1{1} {0}\ndiagonals\n", grid, &grid[1..])),
        ),
        ("many titles", of("", format!("# title\n{grid}\n"))),
        ("many frames", of("", "+---+---+\n| . | 1 |\n".into())),
        ("a wide matrix", of("", format!("{}\n", "1,0,".repeat(300)))),
        ("arrays", of("", "[1,0],".into())),
        ("printed arrays", of("[", "[\n1,\n0\n],\n".into())),
        ("a printed row", of("[[\n", "1,\n".into())),
        ("brackets", of("", "[".into())),
        ("letters for zeros", of("", "1OO\nO1O\n".into())),
        ("a drawing", of("board\n", "####\n".into())),
        ("many pieces", of("board 2x2\n\n", "##\n\n".into())),
        ("comments", of("", "| a\n# b\n".into())),
    ]
}

/// What the page does with a text: it is recognised, told, and loaded.
fn read(text: &str) {
    let texts = Format::ALL.into_iter().map(Some).chain([None]);
    for format in texts {
        let Ok(seen) = recognise(text, format) else {
            continue;
        };
        let first = &seen.found[0];
        let told = first.says();
        // Building a problem is not reading, and its size has a limit.
        if told.is_ok() && matches!(seen.format, Format::Knuth | Format::Matrix) {
            let _ = Loaded::own(Document::clone(&first.document));
        }
    }
}

/// It is recognised, and no more.
fn guess(text: &str) {
    let _ = recognise(text, None);
}

fn time(text: &str, read: fn(&str)) -> Duration {
    let start = Instant::now();
    read(text);
    start.elapsed()
}

#[test]
fn twice_the_text_takes_twice_the_time() {
    // One after the other: both at once would disturb each other.
    check(LENGTH, read);
    check(LONG, guess);
}

fn check(length: usize, read: fn(&str)) {
    for (what, text) in shapes() {
        let [short, long] = [length, 2 * length].map(text);
        let (mut least, mut tries) = ([Duration::MAX; 2], 0);
        let ratio = loop {
            let now = [&short, &long].map(|text| time(text, read));
            least = [least[0].min(now[0]), least[1].min(now[1])];
            tries += 1;
            let ratio = least[1].as_secs_f64() / least[0].as_secs_f64();
            if tries == TRIES || ratio < MOST && tries > 1 {
                break ratio;
            }
        };
        println!("{ratio:5.2} {:9.1?} {what}", least[1]);
        assert!(ratio < MOST, "{what}: {ratio:.2} times as long");
    }
}
