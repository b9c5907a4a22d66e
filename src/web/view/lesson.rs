//! The bar of the lesson: where one is, what is said there, and the buttons.

use web_sys::{Element, HtmlElement};

use super::keypad::has_focus;
use crate::lesson::lessons;
use crate::snapshot::{LessonView, Snapshot};
use crate::web::dom::{self, Attr, Sure, Text};
use crate::words::joined;

/// The bar, and the menu of the lessons.
pub struct Bar {
    bar: Element,
    hidden: Attr,
    place: Text,
    caption: Text,
    caption_box: Element,
    /// Which of the buttons are of no use now: Previous, Return, Next.
    off: [Attr; 3],
    /// Whether Next is to get the focus: a lesson begins.
    begins: bool,
    seen: Option<LessonView>,
}

impl Bar {
    /// Hidden; the menu filled.
    pub fn new() -> Self {
        fill(&dom::find("lesson-list"));
        let bar: Element = dom::find("lesson");
        let off = |id| Attr::of(id, "aria-disabled");
        Bar {
            hidden: Attr::on(bar.clone(), "hidden"),
            bar,
            place: Text::of("lesson-place"),
            caption: Text::of("lesson-caption"),
            caption_box: dom::find("lesson-caption"),
            off: ["lesson-previous", "lesson-return", "lesson-next"].map(off),
            begins: false,
            seen: None,
        }
    }

    /// Whether one is in a lesson.
    pub fn is_open(&self) -> bool {
        self.seen.is_some()
    }

    /// A lesson begins: from the next paint on Next has the focus.
    pub fn begin(&mut self) {
        self.begins = true;
    }

    /// Paints what differs. When the lesson is left, the focus goes back to
    /// where lessons begin.
    pub fn paint(&mut self, snapshot: &Snapshot) {
        let begins = std::mem::take(&mut self.begins) && snapshot.lesson.is_some();
        if self.seen == snapshot.lesson && !begins {
            return;
        }
        let before = std::mem::replace(&mut self.seen, snapshot.lesson);
        self.off[1].set_bool(snapshot.lesson.is_some_and(|lesson| !lesson.moved_away));
        let had_focus = has_focus(&self.bar);
        self.hidden.toggle(self.seen.is_none());
        let Some(lesson) = self.seen else {
            if had_focus {
                focus("open-lessons");
            }
            return;
        };
        self.off[0].set_bool(lesson.at_first);
        self.off[2].set_bool(lesson.at_last);
        self.place.set(&place(&lesson));
        self.caption.set(lesson.caption);
        if before.is_none_or(|before| (before.number, before.stop) != (lesson.number, lesson.stop))
        {
            self.caption_box.set_scroll_top(0);
        }
        if begins {
            focus("lesson-next");
        }
    }
}

fn focus(id: &str) {
    dom::find::<HtmlElement>(id).focus().sure();
}

/// "Lesson 2 · Covering, 3 of 7"; the numbers stay in one line.
fn place(lesson: &LessonView) -> String {
    let [number, stop, stops] =
        [lesson.number, lesson.stop, lesson.stops].map(|number| number.to_string());
    joined(&[
        "Lesson ",
        &number,
        " · ",
        lesson.title,
        ", ",
        &stop,
        "\u{a0}of\u{a0}",
        &stops,
    ])
}

/// A button for each lesson.
fn fill(list: &Element) {
    list.set_text_content(None);
    for (number, lesson) in lessons().iter().enumerate() {
        let button = dom::append(&dom::append(list, "li", ""), "button", "");
        dom::set(&button, "type", "button");
        dom::set(&button, "data-lesson", &number.to_string());
        dom::append(&button, "b", "").set_text_content(Some(lesson.title));
        dom::append(&button, "span", "").set_text_content(Some(lesson.about));
    }
}
