//! Rust values as JavaScript sees them: plain data.
//!
//! serde would do this too, with 10 KB more of .wasm.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::app::Saved;
use crate::settings::{Settings, Speed, StepSize, Theme};
use crate::snapshot::{
    CellView, Controls, CountersView, Mark, PieceView, PuzzleView, ResultView, Sentence, Snapshot,
    Tone,
};

/// What can be plain data.
pub trait Plain {
    /// Numbers, words, lists and objects; what there is not is `undefined`,
    /// and numbers of 64 bits are BigInts, so that none is rounded.
    fn plain(&self) -> JsValue;
}

/// Values that JavaScript has too.
macro_rules! same {
    ($($type:ty)*) => {$(
        impl Plain for $type {
            fn plain(&self) -> JsValue {
                JsValue::from(*self)
            }
        }
    )*};
}

/// Values that are known by a word.
macro_rules! word {
    ($($type:ty)*) => {$(
        impl Plain for $type {
            fn plain(&self) -> JsValue {
                JsValue::from_str(self.word())
            }
        }
    )*};
}

/// Objects with all fields of a type: if one is missing here, it does not
/// compile.
macro_rules! fields {
    ($($type:ident { $($field:ident),* })*) => {$(
        impl Plain for $type {
            fn plain(&self) -> JsValue {
                let $type { $($field),* } = self;
                object(&[$((stringify!($field), $field.plain())),*])
            }
        }
    )*};
}

same! { bool u16 u32 u64 f64 }
word! { Mark StepSize Theme Tone }
fields! {
    Snapshot { puzzle, cells, pieces, says, result, counters, controls, settings, error }
    PuzzleView { id, title, generation, rows, cols, order, diagonals, symbols, size }
    CellView {
        inside, label, symbol, given, placement, candidates, rejected, wanted, left, mark, name
    }
    PieceView { label, symbol, shape, placed, left, mark, name }
    Sentence { subject, text, note }
    ResultView { text, tone, progress, rate }
    CountersView { placements, updates, covers, uncovers, solutions, depth, step }
    Controls { can_back, can_step, busy, can_edit }
    Settings { step_size, speed, theme }
    Saved { settings, puzzle, grid, diagonals }
}

impl Plain for String {
    fn plain(&self) -> JsValue {
        JsValue::from_str(self)
    }
}

impl Plain for Speed {
    fn plain(&self) -> JsValue {
        JsValue::from(self.position())
    }
}

impl Plain for (u16, u16) {
    fn plain(&self) -> JsValue {
        Array::of2(&self.0.plain(), &self.1.plain()).into()
    }
}

impl<T: Plain> Plain for Option<T> {
    fn plain(&self) -> JsValue {
        self.as_ref().map_or(JsValue::UNDEFINED, T::plain)
    }
}

impl<T: Plain> Plain for Vec<T> {
    fn plain(&self) -> JsValue {
        let array = Array::new();
        for each in self {
            array.push(&each.plain());
        }
        array.into()
    }
}

/// An object with these fields.
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // Fails only for objects that are frozen or of someone else's making.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}
