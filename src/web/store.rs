//! What is kept in the browser from visit to visit. Storage may be blocked,
//! full or spoiled; then the page does without. A page in a frame keeps
//! nothing: it must not overwrite what the reader has in the whole one.

use web_sys::Storage;

use super::{address, dom};
use crate::app::Saved;
use crate::words::joined;

/// Where it is kept. The script at the head of index.html looks there too.
const KEY: &str = "dlx-stage.v1";

/// Where it is kept from one loading of the page to the next.
const LEFT: &str = "dlx-stage.left";

/// What was saved, or the defaults. In a frame only theme and speed are the
/// reader's own.
pub fn load() -> Saved {
    let text = dom::window().local_storage().ok().flatten();
    let text = text.and_then(|storage| storage.get_item(KEY).ok()?);
    let saved = text.map_or_else(Saved::default, |text| Saved::from_text(&text));
    if !address::is_embedded() {
        return saved;
    }
    let mut bare = Saved::default();
    bare.settings.theme = saved.settings.theme;
    bare.settings.speed = saved.settings.speed;
    bare
}

/// Keeps it, if it can be kept.
pub fn save(saved: &Saved) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(KEY, &saved.to_text());
    }
}

/// Forgets what was saved.
pub fn forget() {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(KEY);
    }
}

/// The page is left at this address, but stands at another place: a browser that
/// is about to leave takes no address any more.
pub fn leave(address: &str, place: &str) {
    if let Ok(Some(session)) = dom::window().session_storage() {
        let _ = session.set_item(LEFT, &joined(&[address, "\n", place]));
    }
}

/// The page is left at the place that its address says.
pub fn leave_nothing() {
    if let Ok(Some(session)) = dom::window().session_storage() {
        let _ = session.remove_item(LEFT);
    }
}

/// The place at which the page was left at this address, if that was another
/// one and the page is loaded again.
pub fn left(address: &str) -> Option<String> {
    let session = dom::window().session_storage().ok()??;
    let text = session.get_item(LEFT).ok()??;
    session.remove_item(LEFT).ok()?;
    let (from, place) = text.split_once('\n')?;
    (from == address && !place.is_empty() && dom::is_reload()).then(|| place.to_owned())
}

/// Where to write.
fn storage() -> Option<Storage> {
    match address::is_embedded() {
        true => None,
        false => dom::window().local_storage().ok()?,
    }
}
