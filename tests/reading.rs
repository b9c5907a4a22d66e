//! Reading a text takes little memory, whatever the text is. How long it takes:
//! `doubling.rs`.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fmt::Write;

use dlx_stage::document::{Document, Format, recognise};

/// The system's allocator, telling how much each thread holds and has held.
struct Measuring;

thread_local! {
    static HELD: Cell<i64> = const { Cell::new(0) };
    static MOST: Cell<i64> = const { Cell::new(0) };
}

fn take(bytes: i64) {
    HELD.set(HELD.get() + bytes);
    MOST.set(MOST.get().max(HELD.get()));
}

// SAFETY: all is left to the system's allocator.
unsafe impl GlobalAlloc for Measuring {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        take(layout.size() as i64);
        // SAFETY: the caller promises what it asks for.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        take(-(layout.size() as i64));
        // SAFETY: `at` came from `alloc`, that is from the system.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Measuring = Measuring;

/// The most bytes held at once in the midst of this work, above those before.
fn most(work: impl FnOnce()) -> i64 {
    let before = HELD.get();
    MOST.set(before);
    work();
    MOST.get() - before
}

const MEGABYTE: usize = 1_000_000;

/// As often as fits into a megabyte.
fn filled(head: &str, part: &str) -> String {
    let times = (MEGABYTE - head.len()) / part.len();
    [head, &part.repeat(times)].concat()
}

/// Different short names, a megabyte of them.
fn names(before: &str, after: &str) -> String {
    let digit = |n: usize| {
        char::from(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!$%&()*+,-./;<=>?@[]^_`{}~"[n % 87])
    };
    let mut text = before.to_owned();
    for number in 0.. {
        let (a, b, c) = (digit(number), digit(number / 87), digit(number / 7569));
        write!(text, "{a}{b}{c} ").unwrap();
        if text.len() + after.len() + 4 > MEGABYTE {
            return text + after;
        }
    }
    text
}

/// Texts that are as dear to read as can be thought of.
fn texts() -> Vec<(&'static str, String)> {
    vec![
        ("names of items", names("", "\na\n")),
        ("names of colours", coloured()),
        ("options of one item", filled("a\n", "a\n")),
        ("options of two items", filled("a b\n", "b a\n")),
        ("one long option", filled("a\n", "a ")),
        ("unknown items", filled("a\n", "é ")),
        ("secondary items", names("a | ", "\n")),
        ("packed ones, narrow", filled("", "1\n")),
        ("packed ones", filled("", &format!("{}\n", "1".repeat(999)))),
        (
            "packed ones, wide",
            filled("", &format!("{}\n", "1".repeat(32_767))),
        ),
        ("packed ones in one line", filled("", "1")),
        (
            "spaced ones",
            filled("", &format!("{}\n", "1 ".repeat(500))),
        ),
        ("commas", filled("", ",")),
        ("lines", filled("", "\n")),
        ("dots", filled("", ".")),
        ("lines of dots", filled("", ".........\n")),
        ("grids", filled("", &format!("{}\n", ".".repeat(81)))),
        (
            "grids in long lines",
            filled("", &format!("{}\n", ".".repeat(810))),
        ),
        ("arrays", filled("", "[1,0],[0,1],")),
        ("letters for zeros", filled("", "1OO\nO1O\n")),
        ("boxes", filled("", "+---+---+\n")),
        ("bars", filled("", "| . | 1 |\n")),
        ("drawing", filled("board\n", "####\n")),
        ("pieces", filled("board 6x10\n", "piece L\n#\n")),
        ("wide characters", filled("", "８\u{301}🂡\n")),
        ("nothing one sees", filled("\u{feff}", "\u{200b}\u{0}")),
    ]
}

/// Options that give an item a new colour each.
fn coloured() -> String {
    let mut text = String::from("a | x\n");
    for number in 0_u32.. {
        writeln!(text, "x:{number:x}").unwrap();
        if text.len() + 12 > MEGABYTE {
            break;
        }
    }
    text
}

#[test]
fn reading_takes_ten_times_the_text_at_most() {
    for (what, text) in texts() {
        assert!(
            text.len() > MEGABYTE / 2 && text.len() <= MEGABYTE,
            "{what}"
        );
        for format in Format::ALL {
            let document = Document::new(format, text.clone());
            let taken = most(|| _ = document.read());
            let share = taken as f64 / text.len() as f64;
            println!("{share:6.2} {what} as {}", format.word());
            assert!(share <= 10.0, "{what} as {}: {share:.1}", format.word());
        }
        let taken = most(|| _ = recognise(&text, None));
        let share = taken as f64 / text.len() as f64;
        assert!(share <= 10.0, "{what}: {share:.1} to recognise");
    }
}
