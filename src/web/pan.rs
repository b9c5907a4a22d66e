//! Dragging a large picture with the mouse moves it in its box, as fingers do.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};

use super::dom;

/// Pixels that a hand may shake without its press becoming a drag.
const SHAKE: i32 = 4;

/// The picture that is dragged, if one is.
#[derive(Default)]
pub struct Pan {
    held: Option<Held>,
    /// Whether the last press was a drag, so that its click is none.
    dragged: bool,
}

struct Held {
    scroller: Element,
    /// Where the pointer was, and to where the box was scrolled, at first.
    from: (i32, i32),
    scroll: (i32, i32),
}

impl Pan {
    /// The pointer went down.
    pub fn press(&mut self, event: &Event) {
        self.dragged = false;
        self.held = by_mouse(event)
            .filter(|it| it.button() == 0)
            .and_then(|at| {
                let scroller = dom::closest(event, ".surface")?;
                Some(Held {
                    from: (at.client_x(), at.client_y()),
                    scroll: (scroller.scroll_left(), scroller.scroll_top()),
                    scroller,
                })
            });
    }

    /// The pointer has moved; whether that moves a picture.
    pub fn drag(&mut self, event: &Event) -> bool {
        let (Some(held), Some(at)) = (&self.held, by_mouse(event)) else {
            return false;
        };
        if at.buttons() & 1 == 0 {
            self.held = None;
            return false;
        }
        let by = (at.client_x() - held.from.0, at.client_y() - held.from.1);
        self.dragged |= by.0.abs().max(by.1.abs()) > SHAKE;
        if self.dragged {
            held.scroller.set_scroll_left(held.scroll.0 - by.0);
            held.scroller.set_scroll_top(held.scroll.1 - by.1);
        }
        self.dragged
    }

    /// The pointer went up.
    pub fn release(&mut self) {
        self.held = None;
    }

    /// Whether the click that ends a press is the end of a drag.
    pub fn swallows_click(&mut self) -> bool {
        std::mem::take(&mut self.dragged)
    }
}

fn by_mouse(event: &Event) -> Option<&PointerEvent> {
    event
        .dyn_ref::<PointerEvent>()
        .filter(|pointer| pointer.pointer_type() == "mouse")
}
