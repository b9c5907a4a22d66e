//! What is kept in the browser from visit to visit. Storage may be blocked,
//! full or spoiled; then the page does without.

use web_sys::Storage;

use super::dom;
use crate::app::Saved;

/// Where it is kept. The script at the head of index.html looks there too.
const KEY: &str = "dlx-stage.v1";

/// What was saved, or the defaults.
pub fn load() -> Saved {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok()?);
    text.map_or_else(Saved::default, |text| Saved::from_text(&text))
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

fn storage() -> Option<Storage> {
    dom::window().local_storage().ok()?
}
