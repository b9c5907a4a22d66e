//! What several views are made with.

use web_sys::Element;

use crate::snapshot::OptionState;
use crate::web::dom;

/// A button that comes to the view as `what`: see
/// [`InsideView::press`](super::InsideView::press).
pub fn button(parent: &Element, class: &str, what: &str, words: &str) -> Element {
    let button = dom::append(parent, "button", class);
    dom::set(&button, "type", "button");
    dom::set(&button, "data-do", what);
    button.set_text_content(Some(words));
    button
}

/// Likewise, of a sign that is called by this name.
pub fn sign_button(parent: &Element, class: &str, what: &str, sign: &str, name: &str) -> Element {
    let button = button(parent, class, what, sign);
    dom::set(&button, "aria-label", name);
    dom::set(&button, "title", name);
    button
}

/// How views.css calls it.
pub fn state_class(state: OptionState) -> &'static str {
    match state {
        OptionState::Linked => "linked",
        OptionState::Waiting => "waiting",
        OptionState::Rejected => "rejected",
        OptionState::Trying => "trying",
        OptionState::Leaving => "leaving",
        OptionState::Placed => "placed",
        OptionState::Given => "given",
        OptionState::Hidden => "hidden",
    }
}
