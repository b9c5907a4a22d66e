//! Marks at places of a text field. They lie under its text, which is
//! transparent paper: a band across the line, and a stroke under the
//! characters, which are written once more, unseen, so that any characters
//! are as wide as in the field.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlTextAreaElement};

use crate::document::Span;
use crate::web::dom::{self, Sure};
use crate::words::joined;

/// The height of a line in pixels, as www/open.css has it.
const LINE: i32 = 22;

/// So many places are marked.
const MOST: usize = 50;

/// The marks.
pub struct Marks {
    field: HtmlTextAreaElement,
    layer: HtmlElement,
    places: Vec<Span>,
}

impl Marks {
    /// None, on this field.
    pub fn on(field: HtmlTextAreaElement) -> Self {
        Marks {
            field,
            layer: dom::find("open-marks"),
            places: Vec::new(),
        }
    }

    /// Marks these places and no others.
    pub fn show(&mut self, places: &[Span]) {
        if self.places == places {
            return;
        }
        self.places = places.to_vec();
        self.layer.set_text_content(None);
        let text = self.field.value();
        for place in places.iter().take(MOST) {
            // Of a long text only the beginning is in the field.
            if let Some(line) = text.split('\n').nth(place.line.saturating_sub(1)) {
                mark(&self.layer, *place, line);
            }
        }
    }

    /// Leads to the first place: the field gets the focus, the characters are
    /// selected, or the caret stands at the end of the line.
    pub fn go(&self) {
        let Some(&place) = self.places.first() else {
            return;
        };
        let (start, end) = selection(&self.field.value(), place);
        self.field.focus().sure();
        self.field.set_selection_range(start, end).sure();
        self.reveal();
    }

    /// Scrolls the field so that the first place is seen.
    pub fn reveal(&self) {
        let Some(place) = self.places.first() else {
            return;
        };
        let field = &self.field;
        let above = place.line.saturating_sub(1) as i32 * LINE;
        let height = field.client_height();
        let seen = field.scroll_top()..field.scroll_top() + height - LINE;
        if !seen.contains(&above) {
            field.set_scroll_top((above - height / 2).max(0));
        }
        if let Some(mark) = self.layer.query_selector("mark").sure() {
            // The layer begins where the text does.
            let start = self.layer.get_bounding_client_rect().left();
            let mark = mark.get_bounding_client_rect();
            let (left, right) = (mark.left() - start, mark.right() - start);
            field.set_scroll_left(across(left, right, field.client_width().into()) as i32);
        }
        self.follow();
    }

    /// Keeps them at their places while the text is scrolled.
    pub fn follow(&self) {
        if self.places.is_empty() {
            return;
        }
        let [left, top] = [self.field.scroll_left(), self.field.scroll_top()];
        let shift = joined(&[
            "translate(-",
            &left.to_string(),
            "px,-",
            &top.to_string(),
            "px)",
        ]);
        self.layer.style().set_property("transform", &shift).sure();
    }
}

/// How far a text is scrolled sideways so that this part of it is seen: not at
/// all if it is seen so.
fn across(left: f64, right: f64, width: f64) -> f64 {
    match right + f64::from(LINE) < width {
        true => 0.0,
        false => (left - width / 2.0).max(0.0),
    }
}

/// A band across the line, and the stroke.
fn mark(layer: &Element, place: Span, line: &str) {
    let band = dom::append(layer, "div", "band");
    let above = (place.line.saturating_sub(1) as i32).saturating_mul(LINE);
    let style = band.unchecked_ref::<HtmlElement>().style();
    style
        .set_property("top", &joined(&[&above.to_string(), "px"]))
        .sure();
    let Some((column, length)) = place.chars else {
        return;
    };
    let mut rest = line.chars();
    let before: String = rest.by_ref().take(column.saturating_sub(1)).collect();
    let meant: String = rest.take(length).collect();
    dom::append(&band, "span", "").set_text_content(Some(&before));
    // Past the end of the line something is missing.
    let meant = if meant.is_empty() { " " } else { &meant };
    dom::append(&band, "mark", "").set_text_content(Some(meant));
}

/// Where a selection begins and ends, counted as JavaScript counts.
fn selection(text: &str, place: Span) -> (u32, u32) {
    let units = |text: &str| text.encode_utf16().count();
    let before = text.split('\n').take(place.line.saturating_sub(1));
    let start: usize = before.map(|line| units(line) + 1).sum();
    let line = text.split('\n').nth(place.line.saturating_sub(1));
    let line = line.unwrap_or_default();
    let upto = |chars: usize| line.chars().take(chars).map(char::len_utf16).sum::<usize>();
    let (from, to) = match place.chars {
        Some((column, length)) => (upto(column - 1), upto(column - 1 + length)),
        None => (units(line), units(line)),
    };
    ((start + from) as u32, (start + to) as u32)
}
