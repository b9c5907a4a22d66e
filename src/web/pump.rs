//! Where time comes from: frames for painting and for playing at a pace;
//! messages to oneself for running at full speed, which no frame rate holds
//! back and which still lets clicks through between two slices.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageChannel, MessagePort};

use super::dom::{self, Sure, Timer};
use super::{life, shell};

/// Milliseconds between two ticks of a hidden page that plays at a pace.
const HIDDEN_TICK: f64 = 250.0;

/// Asks for time, each kind at most once at a time.
pub struct Pump {
    frame: Closure<dyn FnMut()>,
    channel: MessageChannel,
    _slice: Closure<dyn FnMut()>,
    slice_asked: Rc<Cell<bool>>,
    hidden: Timer,
}

impl Pump {
    /// At rest.
    pub fn new() -> Self {
        let frame = Closure::new(|| {
            life::set_frame(0);
            shell::with(shell::Shell::on_frame);
        });
        let channel = MessageChannel::new().sure();
        let slice_asked = Rc::new(Cell::new(false));
        let asked = Rc::clone(&slice_asked);
        let slice = Closure::new(move || {
            asked.set(false);
            shell::with(shell::Shell::on_slice);
        });
        channel
            .port1()
            .set_onmessage(Some(slice.as_ref().unchecked_ref()));
        let hidden = Timer::new(|| {
            shell::with(shell::Shell::on_hidden_tick);
        });
        Pump {
            frame,
            channel,
            _slice: slice,
            slice_asked,
            hidden,
        }
    }

    /// The end at which slices arrive, to be closed when all is over.
    pub fn port(&self) -> MessagePort {
        self.channel.port1()
    }

    /// The next frame, please.
    pub fn ask_frame(&self) {
        if life::frame() == 0 {
            let call = self.frame.as_ref().unchecked_ref();
            life::set_frame(dom::window().request_animation_frame(call).sure());
        }
    }

    /// A slice of time as soon as the browser has dealt with what is waiting.
    pub fn ask_slice(&self) {
        if !self.slice_asked.replace(true) {
            self.channel
                .port2()
                .post_message(&JsValue::UNDEFINED)
                .sure();
        }
    }

    /// A tick although there are no frames.
    pub fn ask_hidden_tick(&self) {
        self.hidden.start(HIDDEN_TICK)
    }
}
