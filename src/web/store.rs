//! What is kept in the browser from visit to visit. Storage may be blocked,
//! full or spoiled; then the page does without. A page in a frame keeps
//! nothing: it must not overwrite what the reader has in the whole one.

use web_sys::Storage;

use super::{address, dom};
use crate::app::Saved;

/// Where it is kept. The script at the head of index.html looks there too.
const KEY: &str = "dlx-stage.v1";

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

/// Where to write.
fn storage() -> Option<Storage> {
    match address::is_embedded() {
        true => None,
        false => dom::window().local_storage().ok()?,
    }
}
