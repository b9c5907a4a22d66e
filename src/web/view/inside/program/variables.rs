//! The variables and their values.

use web_sys::Element;

use crate::dlx::{ItemId, OptionId};
use crate::names::Names;
use crate::snapshot::PointedView;
use crate::snapshot::inside::program::{Line, ProgramView, Variables, WriteView};
use crate::thing::Thing;
use crate::web::dom::{self, Attr, Sure, Text};
use crate::words::{grouped, joined};

/// Names and meanings of the variables.
const ROWS: [(&str, &str); 6] = [
    ("l", "level"),
    ("i", "item chosen"),
    ("s", "options it has"),
    ("o", "option tried"),
    ("j", "other item of o"),
    ("x", "link written"),
];

/// A list of them.
pub struct Table {
    rows: [Row; 6],
}

struct Row {
    value: Text,
    note: Text,
    thing: Attr,
    class: Attr,
}

/// What stands in a row.
#[derive(Default)]
struct Value {
    words: String,
    note: String,
    thing: Option<Thing>,
}

impl Table {
    /// Without values yet.
    pub fn build(parent: &Element) -> Self {
        let list = dom::append(parent, "dl", "variables");
        dom::set(&list, "aria-label", "Variables");
        Table {
            rows: ROWS.map(|(name, meaning)| Row::build(&list, name, meaning)),
        }
    }

    /// Writes what differs.
    pub fn paint(&mut self, view: &ProgramView, names: &Names, pointed: Option<&PointedView>) {
        let values = values(&view.variables, view.write.as_ref(), names);
        let lit = lit(view);
        for ((row, value), lit) in self.rows.iter_mut().zip(values).zip(lit) {
            row.paint(value, lit, pointed);
        }
    }
}

fn values(now: &Variables, write: Option<&WriteView>, names: &Names) -> [Value; 6] {
    let item = |item: Option<ItemId>| Value {
        words: item
            .map(|item| names.item(item).to_owned())
            .unwrap_or_default(),
        thing: item.map(Thing::Item),
        note: String::new(),
    };
    let number = |number: u64| Value {
        words: grouped(number),
        ..Value::default()
    };
    [
        number(now.level as u64),
        item(now.item),
        now.size.map(|size| number(size.into())).unwrap_or_default(),
        now.option
            .map(|it| option(it, now, names))
            .unwrap_or_default(),
        item(now.other),
        write.map(written).unwrap_or_default(),
    ]
}

/// Which of them the line is about.
fn lit(view: &ProgramView) -> [bool; 6] {
    let (l, i, s, o, j) = match view.line {
        None | Some(Line::Each) => (false, false, false, false, false),
        Some(Line::Enter | Line::Solution | Line::Deeper | Line::Back) => {
            (true, false, false, false, false)
        }
        Some(Line::Choose) => (false, true, true, false, false),
        Some(Line::Cover | Line::Uncover) => (false, true, false, false, false),
        Some(Line::Try | Line::Untry) => (false, false, false, true, false),
        Some(Line::CoverOthers | Line::UncoverOthers) => (false, false, false, false, true),
    };
    [l, i, s, o, j, view.write.is_some()]
}

fn option(option: OptionId, now: &Variables, names: &Names) -> Value {
    let note = match (now.number, now.size) {
        (Some(number), Some(size)) => {
            joined(&[", ", &grouped(number.into()), " of ", &grouped(size.into())])
        }
        _ => String::new(),
    };
    Value {
        words: names.options[option.index()].short.clone(),
        note,
        thing: Some(Thing::Option(option)),
    }
}

/// "43", and its neighbours ": 12 ↔ 50": places in the arrays.
fn written(write: &WriteView) -> Value {
    let number = |number: u32| grouped(number.into());
    let [before, after] = write.neighbours.map(number);
    Value {
        words: number(write.place),
        note: joined(&[": ", &before, " ↔ ", &after]),
        thing: Some(write.thing),
    }
}

impl Row {
    fn build(list: &Element, name: &str, meaning: &str) -> Self {
        let row = dom::append(list, "div", "");
        let head = dom::append(&row, "dt", "");
        dom::append(&head, "var", "").set_text_content(Some(name));
        head.insert_adjacent_text("beforeend", " ").sure();
        dom::append(&head, "small", "").set_text_content(Some(meaning));
        let cell = dom::append(&row, "dd", "");
        Row {
            value: Text::on(dom::append(&cell, "b", "")),
            note: Text::on(dom::append(&cell, "small", "")),
            thing: Attr::on(row.clone(), "data-thing"),
            class: Attr::on(row, "class"),
        }
    }

    fn paint(&mut self, value: Value, lit: bool, pointed: Option<&PointedView>) {
        let words = if value.words.is_empty() {
            "–"
        } else {
            &value.words
        };
        self.value.set(words);
        self.note.set(&value.note);
        let thing = value.thing.map(|thing| thing.to_string());
        self.thing.set(thing.as_deref().unwrap_or_default());
        let hot = value
            .thing
            .is_some_and(|thing| pointed.is_some_and(|it| it.thing == thing));
        self.class.set(match (hot, lit) {
            (true, true) => "hot lit",
            (true, false) => "hot",
            (false, true) => "lit",
            (false, false) => "",
        });
    }
}
