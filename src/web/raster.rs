//! Turns an SVG into pixels: the browser draws it, which takes its time.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, CanvasRenderingContext2d, Event, HtmlCanvasElement, HtmlImageElement};

use super::dom::{self, Sure};
use super::save::{Address, SVG, blob};

/// Pixels of a picture.
pub struct Pixels {
    canvas: HtmlCanvasElement,
    pen: CanvasRenderingContext2d,
}

/// Draws the SVG so many pixels wide and high, and then calls, with nothing if
/// the browser could not draw it.
pub fn raster(svg: &str, size: (u32, u32), done: impl FnOnce(Option<Pixels>) + 'static) {
    let image = HtmlImageElement::new().sure();
    let url = Address::of(&blob(SVG, svg));
    image.set_src(url.get());
    let drawn = image.clone();
    let call = Closure::once_into_js(move |event: Event| {
        let loaded = event.type_() == "load";
        done(loaded.then(|| Pixels::of(&drawn, size)).flatten());
        drop(url);
    });
    // One of the two happens.
    image.set_onload(Some(call.unchecked_ref()));
    image.set_onerror(Some(call.unchecked_ref()));
}

impl Pixels {
    fn of(image: &HtmlImageElement, (width, height): (u32, u32)) -> Option<Self> {
        let canvas = dom::document().create_element("canvas").ok()?;
        let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
        canvas.set_width(width);
        canvas.set_height(height);
        let pen = canvas.get_context("2d").ok()??;
        let pen: CanvasRenderingContext2d = pen.dyn_into().ok()?;
        pen.draw_image_with_html_image_element_and_dw_and_dh(
            image,
            0.0,
            0.0,
            width.into(),
            height.into(),
        )
        .ok()?;
        Some(Pixels { canvas, pen })
    }

    /// Red, green, blue and alpha, line by line.
    pub fn rgba(&self) -> Option<Vec<u8>> {
        let (width, height) = (self.canvas.width(), self.canvas.height());
        let data = self
            .pen
            .get_image_data(0.0, 0.0, width.into(), height.into());
        Some(data.ok()?.data().0)
    }

    /// As PNG; nothing if the browser cannot.
    pub fn png(&self, done: impl FnOnce(Option<Blob>) + 'static) {
        let call = Closure::once_into_js(move |blob: JsValue| done(blob.dyn_into().ok()));
        self.canvas.to_blob(call.unchecked_ref()).sure();
    }
}
