//! The pieces, each on its card: a drawing, a letter, how often, and how it may
//! lie.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use super::{SheetView, append_button};
use crate::edit::{Complaint, Part, Piece};
use crate::web::dom::{self, Attr, Sure, Text};
use crate::words::joined;

/// The cards.
pub struct Cards {
    host: Element,
    cards: Vec<Card>,
}

/// A card.
struct Card {
    root: Element,
    sheet: SheetView,
    letter: HtmlInputElement,
    copies: HtmlInputElement,
    turn: HtmlInputElement,
    flip: HtmlInputElement,
    invalid: Attr,
    fault: Text,
    /// The name of the piece, on whatever does something with it.
    names: [(Attr, &'static str); 6],
    remove: HtmlElement,
}

impl Cards {
    /// No cards yet.
    pub fn new() -> Self {
        Cards {
            host: dom::find("piece-cards"),
            cards: Vec::new(),
        }
    }

    /// The drawing on a card.
    pub fn sheet(&mut self, at: usize) -> Option<&mut SheetView> {
        self.cards.get_mut(at).map(|card| &mut card.sheet)
    }

    /// Paints what differs.
    pub fn paint(&mut self, pieces: &[Piece], complaints: &[Complaint<Part>]) {
        for card in self.cards.drain(pieces.len().min(self.cards.len())..) {
            card.root.remove();
        }
        for at in self.cards.len()..pieces.len() {
            self.cards.push(Card::append(&self.host, at));
        }
        for (at, (card, piece)) in self.cards.iter_mut().zip(pieces).enumerate() {
            let about = |part| complaints.iter().find(|each| each.place == part);
            card.paint(piece, about(Part::Letter(at)), about(Part::Drawing(at)));
        }
    }

    /// Puts the focus on the letter of a card; whether there is one.
    pub fn focus_letter(&self, at: usize) {
        if let Some(card) = self.cards.get(at) {
            card.letter.focus().sure();
            card.letter.select();
        }
    }

    /// Puts the focus where the next card can be taken away, or the one
    /// before; whether there is a card.
    pub fn focus_remove(&self, at: usize) -> bool {
        let card = self.cards.get(at).or(self.cards.last());
        card.map(|card| card.remove.focus().sure()).is_some()
    }
}

impl Card {
    fn append(host: &Element, at: usize) -> Self {
        let root = dom::append(host, "li", "piece-card");
        let at = at.to_string();
        dom::set(&root, "data-card", &at);
        let paper = dom::append(&root, "div", "sheet");
        dom::set(&paper, "data-sheet", &at);
        let fields = dom::append(&root, "div", "fields");
        let letter = field(&fields, "letter", "Letter", "text");
        let copies = field(&fields, "copies", "How often", "number");
        dom::set(&copies, "min", "0");
        dom::set(&copies, "max", "99");
        dom::set(&copies, "inputmode", "numeric");
        let turn = field(&fields, "turn", "may be turned", "checkbox");
        let flip = field(&fields, "flip", "may be turned over", "checkbox");
        let tools = dom::append(&fields, "div", "card-tools");
        let duplicate = append_button(&tools, "duplicate", "quiet", "Duplicate");
        let remove = append_button(&tools, "remove", "quiet", "Remove");
        let fault = dom::append(&root, "p", "fault");
        let id = joined(&["piece-fault-", &at]);
        fault.set_id(&id);
        for element in [&paper, &letter] {
            dom::set(element, "aria-describedby", &id);
        }
        let named = |element: &Element, what| (Attr::on(element.clone(), "aria-label"), what);
        Card {
            sheet: SheetView::on(paper),
            names: [
                named(&letter, "Letter of piece "),
                named(&copies, "How often piece "),
                named(&turn, "May be turned: piece "),
                named(&flip, "May be turned over: piece "),
                named(&duplicate, "Duplicate piece "),
                named(&remove, "Remove piece "),
            ],
            invalid: Attr::on(letter.clone(), "aria-invalid"),
            letter: letter.unchecked_into(),
            copies: copies.unchecked_into(),
            turn: turn.unchecked_into(),
            flip: flip.unchecked_into(),
            fault: Text::on(fault),
            remove: remove.unchecked_into(),
            root,
        }
    }

    fn paint(
        &mut self,
        piece: &Piece,
        letter: Option<&Complaint<Part>>,
        drawing: Option<&Complaint<Part>>,
    ) {
        self.sheet.paint(&piece.sheet, Some(&piece.letter));
        for (name, what) in &mut self.names {
            name.set(&joined(&[what, &piece.letter]));
        }
        fill(&self.letter, &piece.letter);
        fill(&self.copies, &piece.copies.to_string());
        self.turn.set_checked(piece.may_turn);
        self.flip.set_checked(piece.may_flip);
        self.invalid.set_bool(letter.is_some());
        let fault = letter.or(drawing);
        self.fault.set(fault.map_or("", |fault| &fault.message));
    }
}

/// A field with its label, last in its parent.
fn field(host: &Element, what: &str, label: &str, kind: &str) -> Element {
    let class = if kind == "checkbox" { "check" } else { "short" };
    let host = dom::append(host, "label", class);
    let input = dom::append(&host, "input", "");
    dom::set(&input, "type", kind);
    dom::set(&input, "data-field", what);
    dom::set(&input, "autocomplete", "off");
    let words = dom::append(&host, "span", "");
    words.set_text_content(Some(label));
    input
}

/// Writes into a field, unless that stands there: the caret stays.
pub fn fill(field: &HtmlInputElement, text: &str) {
    if field.value() != text {
        field.set_value(text);
    }
}
