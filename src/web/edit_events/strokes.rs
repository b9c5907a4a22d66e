//! Strokes of the pointer on a sheet.

use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

use crate::edit::On;
use crate::web::dom;
use crate::web::shell::Shell;

/// The sheet that an event happened on.
pub(super) fn sheet(event: &Event) -> Option<On> {
    let host = dom::closest(event, "[data-sheet]")?;
    match host.get_attribute("data-sheet")?.as_str() {
        "board" => Some(On::Board),
        at => at.parse().ok().map(On::Piece),
    }
}

/// The pointer goes down: a stroke begins.
pub(super) fn pointer_down(shell: &mut Shell, event: &Event) {
    let (Some(on), Some(pointer)) = (sheet(event), event.dyn_ref::<PointerEvent>()) else {
        return;
    };
    // A second finger does not paint.
    if pointer.button() != 0 || !pointer.is_primary() {
        return;
    }
    let view = &mut shell.view.editors.tiling;
    let at = view.sheet(on).and_then(|sheet| {
        let at = sheet.at(pointer.client_x(), pointer.client_y())?;
        sheet.set_cursor(at);
        Some(at)
    });
    if let Some(at) = at {
        view.editor.press(on, at);
        view.paint();
    }
}

/// The stroke goes on.
pub(super) fn pointer_move(shell: &mut Shell, event: &Event) {
    let view = &mut shell.view.editors.tiling;
    let (Some(on), Some(pointer)) = (view.editor.stroke(), event.dyn_ref::<PointerEvent>()) else {
        return;
    };
    if !pointer.is_primary() {
        return;
    }
    let at = view
        .sheet(on)
        .and_then(|sheet| sheet.at(pointer.client_x(), pointer.client_y()));
    view.editor.drag(at);
    view.paint();
}

/// The stroke has ended. A second finger may come and go meanwhile.
pub(super) fn pointer_up(shell: &mut Shell, event: &Event) {
    let first = event
        .dyn_ref::<PointerEvent>()
        .is_none_or(PointerEvent::is_primary);
    let tiling = &mut shell.view.editors.tiling;
    if first && tiling.editor.stroke().is_some() {
        tiling.editor.release();
        tiling.paint();
    }
}
