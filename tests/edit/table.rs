//! Exact cover tables.

use dlx_stage::dlx::text::parse_knuth;
use dlx_stage::edit::{Entry, Table, TableEditor};

#[test]
fn the_papers_hitting_set_is_typed() {
    let mut editor = TableEditor::default();
    editor.open(None);
    editor.change(Table::add_item);
    for _ in 0..3 {
        editor.change(Table::add_option);
    }
    for (row, line) in ["1010", "0011", "0100", "1011", "0001", "1100"]
        .iter()
        .enumerate()
    {
        for (col, key) in line.chars().enumerate() {
            assert!(editor.key(row, col, &key.to_string()));
        }
    }
    assert_eq!(editor.drawn().size_words(), "4 items, 6 options");
    assert_eq!(editor.drawn().notes(), [""; 0]);
    let text = editor.text().unwrap();
    assert_eq!(text, "a b c d\na c\nc d\nb\na c d\nd\na b\n");
}

#[test]
fn names_are_judged_where_they_stand() {
    let mut table = Table::empty(3, 1);
    let mut said = |name: &str| {
        table.rename(2, name);
        let all = table.complaints();
        all.first().map(|each| (each.place, each.message.clone()))
    };
    for (name, message) in [
        ("", "An item needs a name."),
        ("two words", "A name has no space, ':' or '|'."),
        ("x:y", "A name has no space, ':' or '|'."),
        ("|", "A name has no space, ':' or '|'."),
    ] {
        assert_eq!(said(name), Some((Some(2), message.to_owned())), "{name:?}");
    }
    let taken = "Another item is named 'a'.".to_owned();
    assert_eq!(said("a"), Some((Some(0), taken)));
    assert_eq!(said("<b>&amp;\u{202e}"), None);
    table.rename(2, "a");
    let places: Vec<_> = table.complaints().iter().map(|each| each.place).collect();
    assert_eq!(places, [Some(0), Some(2)], "either may be renamed");
    for col in 0..3 {
        table.set_secondary(col, true);
    }
    let last = table.complaints().pop().unwrap();
    assert_eq!(
        (last.place, last.message.as_str()),
        (None, "At least one item must be primary.")
    );
}

#[test]
fn colours_are_for_secondary_items() {
    let mut editor = TableEditor::default();
    assert!(editor.key(0, 0, "r"));
    assert_eq!(editor.hint(), "Only a secondary item takes a colour.");
    assert_eq!(editor.drawn().entry(0, 0), Some(&Entry::Empty));
    editor.change(|drawn| drawn.set_secondary(1, true));
    for row in 0..2 {
        editor.key(row, 0, "1");
        editor.key(row, 1, "r");
    }
    assert_eq!(editor.hint(), "");
    assert!(!editor.key(0, 0, "Tab"));
    assert_eq!(
        editor.drawn().size_words(),
        "3 items, 3 options; 1 secondary"
    );
    assert_eq!(
        editor.drawn().notes(),
        [
            "No option has c: there is no cover.",
            "Left out, without items: option 3."
        ]
    );
    assert_eq!(editor.text().unwrap(), "a c | b\na b:r\na b:r\n");
    editor.change(|drawn| drawn.set_secondary(1, false));
    assert_eq!(
        editor.drawn().entry(0, 1),
        Some(&Entry::One),
        "the colour is gone"
    );
}

#[test]
fn what_was_refused_is_said_until_something_changes() {
    let mut editor = TableEditor::default();
    editor.answered(Some("too large".to_owned()));
    assert_eq!(editor.refused(), "too large");
    editor.undo();
    assert_eq!(editor.refused(), "");
}

#[test]
fn the_problem_on_the_stage_is_taken_up_if_it_is_small() {
    let knuth = parse_knuth("a b | c\na c:x\nb c:x\n").unwrap();
    let mut editor = TableEditor::default();
    editor.open(Some(&knuth));
    assert_eq!(editor.drawn().items().len(), 3);
    assert_eq!(editor.drawn().entry(1, 2), Some(&Entry::Colour("x".into())));
    editor.change(|drawn| drawn.remove_option(0));
    editor.open(Some(&knuth));
    assert_eq!(editor.drawn().options().len(), 1, "gone on with");
    let names: Vec<String> = (0..41).map(|at| format!("i{at}")).collect();
    let large = parse_knuth(&names.join(" ")).unwrap();
    editor.open(Some(&large));
    assert!(editor.hint().contains("too large"), "{}", editor.hint());
    assert_eq!(editor.drawn().options().len(), 1);
    for _ in 0..99 {
        editor.change(Table::add_item);
        editor.change(Table::add_option);
    }
    assert_eq!(
        editor.drawn().size_words(),
        "40 items, 60 options; 1 secondary"
    );
    for _ in 0..99 {
        editor.change(|drawn| drawn.remove_item(0));
        editor.change(|drawn| drawn.remove_option(0));
    }
    assert_eq!(editor.drawn().size_words(), "1 item, 0 options");
}
