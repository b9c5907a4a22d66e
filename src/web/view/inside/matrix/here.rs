//! The list branched on, in words: beside a matrix that is drawn, for those
//! who cannot see it, and for all while it is too small to read.

use std::rc::Rc;

use web_sys::Element;

use crate::dlx::OptionId;
use crate::names::Names;
use crate::snapshot::inside::MatrixView;
use crate::snapshot::inside::OptionState;
use crate::snapshot::{Inside, PointedView};
use crate::thing::Thing;
use crate::web::dom;
use crate::web::view::inside::tools::state_class;
use crate::words::joined;

/// How many options are listed one by one.
const LISTED: usize = 30;

/// The line.
pub struct Here {
    list: Element,
    options: Vec<(Element, OptionId)>,
    seen: Option<MatrixView>,
    states: Vec<(OptionState, bool)>,
}

impl Here {
    /// Empty.
    pub fn build(body: &Element) -> Self {
        let list = dom::append(body, "ul", "mx-here");
        dom::set(&list, "aria-label", "The list branched on");
        // It scrolls, and so must be reached by keys.
        dom::set(&list, "tabindex", "0");
        Here {
            list,
            options: Vec::new(),
            seen: None,
            states: Vec::new(),
        }
    }

    /// Paints what differs.
    pub fn paint(&mut self, inside: &Inside, matrix: &MatrixView, pointed: Option<&PointedView>) {
        let same = |seen: &MatrixView| {
            (seen.column, seen.chosen, &seen.rows) == (matrix.column, matrix.chosen, &matrix.rows)
        };
        if !self.seen.as_ref().is_some_and(same) {
            self.list_anew(&inside.names, matrix);
            self.seen = Some(matrix.clone());
        }
        for ((element, option), seen) in self.options.iter().zip(&mut self.states) {
            let state = inside.options[option.index()];
            let hot = pointed.is_some_and(|pointed| pointed.is_option(*option));
            if *seen != (state, hot) {
                let more = if hot { " hot" } else { "" };
                element.set_class_name(&joined(&[state_class(state), more]));
                *seen = (state, hot);
            }
        }
    }

    fn list_anew(&mut self, names: &Rc<Names>, matrix: &MatrixView) {
        self.list.set_text_content(None);
        self.options.clear();
        self.states.clear();
        let Some(column) = matrix.column else {
            return;
        };
        let class = match (matrix.rows.is_empty(), matrix.chosen) {
            (true, true) => "item empty",
            (true, false) => "item empty next",
            (false, true) => "item",
            (false, false) => "item next",
        };
        let head = dom::append(&self.list, "li", class);
        dom::set(&head, "data-thing", &Thing::Item(column).to_string());
        let verb = if matrix.chosen { "Chosen: " } else { "Next: " };
        dom::append(&head, "span", "sr").set_text_content(Some(verb));
        let left = matrix.rows.len().to_string();
        // What matters most must always have room.
        let text = joined(&[names.item(column), ": ", &left, " left"]);
        dom::append(&head, "span", "").set_text_content(Some(&text));
        for &option in matrix.rows.iter().take(LISTED) {
            let line = dom::append(&self.list, "li", "linked");
            dom::set(&line, "data-thing", &Thing::Option(option).to_string());
            line.set_text_content(Some(&names.options[option.index()].short));
            self.options.push((line, option));
            self.states.push((OptionState::Linked, false));
        }
        if matrix.rows.len() > LISTED {
            let more = (matrix.rows.len() - LISTED).to_string();
            let line = dom::append(&self.list, "li", "more");
            line.set_text_content(Some(&joined(&["and ", &more, " more"])));
        }
    }
}
